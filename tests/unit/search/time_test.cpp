#include "search/time.hpp"

#include <gtest/gtest.h>

namespace messhall::search {
namespace {

Limits with_clock(std::int64_t remaining, std::int64_t increment = 0, int moves_to_go = 0) {
  Limits limits;
  limits.clock = ClockTime{remaining, increment, moves_to_go};
  return limits;
}

TEST(TimePlan, UsesTheWholeMoveTime) {
  Limits limits;
  limits.move_time = 500;
  EXPECT_EQ(plan_time(limits), (TimePlan{500, 500}));
}

TEST(TimePlan, NeverPlansLessThanAMillisecond) {
  Limits limits;
  limits.move_time = 0;
  EXPECT_EQ(plan_time(limits), (TimePlan{1, 1}));
  for (const std::int64_t remaining : {-5000, 0, 1, 20}) {
    const TimePlan plan = plan_time(with_clock(remaining));
    EXPECT_GE(plan.soft, 1);
    EXPECT_GE(plan.hard, plan.soft);
    EXPECT_LE(plan.hard, 1);
  }
}

TEST(TimePlan, NeverRisksTheClock) {
  for (const std::int64_t remaining : {100, 1'000, 60'000, 3'600'000}) {
    const TimePlan plan = plan_time(with_clock(remaining, 10'000));
    EXPECT_LE(plan.soft, plan.hard);
    EXPECT_LT(plan.hard, remaining / 2);
  }
}

TEST(TimePlan, SpendsTheIncrement) {
  EXPECT_GT(plan_time(with_clock(60'000, 2'000)).soft, plan_time(with_clock(60'000)).soft + 1'000);
}

TEST(TimePlan, SpendsMoreWhenTheTimeControlIsNear) {
  EXPECT_GT(plan_time(with_clock(60'000, 0, 2)).soft, plan_time(with_clock(60'000, 0, 20)).soft);
  EXPECT_GT(plan_time(with_clock(60'000, 0, 1)).hard, 59'000);
}

TEST(TimePlan, TakesTheTighterOfTwoLimits) {
  Limits limits = with_clock(600'000);
  limits.move_time = 10;
  EXPECT_EQ(plan_time(limits), (TimePlan{10, 10}));
}

}  // namespace
}  // namespace messhall::search
