#include "base/random.hpp"

#include <gtest/gtest.h>

#include <array>
#include <set>

namespace messhall {
namespace {

// Reference values of SplitMix64 with seed 1234567, as published with the algorithm's reference code.
TEST(Random, GivesTheNumbersOfSplitMix64) {
  Random random(1234567);
  EXPECT_EQ(random.next(), 6457827717110365317U);
  EXPECT_EQ(random.next(), 3203168211198807973U);
  EXPECT_EQ(random.next(), 9817491932198370423U);
}

TEST(Random, RepeatsItselfFromTheSameSeed) {
  Random a(7);
  Random b(7);
  Random c(8);
  EXPECT_EQ(a.next(), b.next());
  EXPECT_NE(a.next(), c.next());
}

TEST(Random, StaysBelowItsBound) {
  Random random(1);
  for (const std::uint32_t bound : {1U, 2U, 3U, 7U, 36U, 1000U, 0x80000001U, 0xFFFFFFFFU}) {
    for (int i = 0; i < 200; ++i) EXPECT_LT(random.below(bound), bound);
  }
  EXPECT_EQ(random.below(0), 0U);
}

TEST(Random, FavoursNoNumberBelowTheBound) {
  Random random(2026);
  std::array<int, 6> counts{};
  constexpr int kRolls = 60000;
  for (int i = 0; i < kRolls; ++i) ++counts[random.below(6)];
  // Five standard deviations of a fair die.
  for (const int count : counts) EXPECT_NEAR(count, kRolls / 6, 460);
}

// With this bound, taking a remainder without drawing again would give the lower half twice as often as the upper.
TEST(Random, FavoursNoNumberBelowALargeBound) {
  Random random(99);
  constexpr std::uint32_t kBound = 0xC0000000U;
  int low = 0;
  constexpr int kDraws = 30000;
  for (int i = 0; i < kDraws; ++i) low += random.below(kBound) < kBound / 3 ? 1 : 0;
  EXPECT_NEAR(low, kDraws / 3, 410);
}

TEST(ZobristKeys, AreFixedAndAllDifferent) {
  constexpr auto keys = zobrist_keys<500>(42);
  static_assert(keys[0] == Random(42).next());
  EXPECT_EQ(std::set(keys.begin(), keys.end()).size(), keys.size());
  EXPECT_EQ(std::set(keys.begin(), keys.end()).count(0), 0U);
}

}  // namespace
}  // namespace messhall
