#include "search/history.hpp"

#include <gtest/gtest.h>

#include "games/smess/state.hpp"

namespace messhall::search {
namespace {

using games::Side;
using games::smess::State;
using Move = State::Move;

TEST(History, RemembersTheLastTwoKillersOfAPly) {
  History<State> history;
  const Move a(1, 2), b(3, 4), c(5, 6);
  history.reward(Side::First, 4, a, 3);
  history.reward(Side::First, 4, b, 3);
  history.reward(Side::First, 4, b, 3);
  EXPECT_TRUE(history.killer(4, a));
  EXPECT_TRUE(history.killer(4, b));
  history.reward(Side::First, 4, c, 3);
  EXPECT_FALSE(history.killer(4, a));
  EXPECT_FALSE(history.killer(5, b));
}

TEST(History, CountsStayWithinTheirLimit) {
  History<State> history;
  const Move good(1, 2), bad(3, 4);
  for (int i = 0; i < 10'000; ++i) {
    history.reward(Side::Second, 1, good, 60);
    history.punish(Side::Second, bad, 60);
    ASSERT_LE(history.count(Side::Second, good), tuning::kHistoryLimit);
    ASSERT_GE(history.count(Side::Second, bad), -tuning::kHistoryLimit);
  }
  EXPECT_GT(history.count(Side::Second, good), tuning::kHistoryLimit / 2);
  EXPECT_LT(history.count(Side::Second, bad), -tuning::kHistoryLimit / 2);
  EXPECT_EQ(history.count(Side::First, good), 0);
}

TEST(History, AgesToHalfAndClearsToNothing) {
  History<State> history;
  const Move move(1, 2);
  history.reward(Side::First, 1, move, 8);
  const int before = history.count(Side::First, move);
  history.age();
  EXPECT_EQ(history.count(Side::First, move), before / 2);
  EXPECT_FALSE(history.killer(1, move));
  history.clear();
  EXPECT_EQ(history.count(Side::First, move), 0);
}

}  // namespace
}  // namespace messhall::search
