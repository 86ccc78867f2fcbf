#include "base/bitboard.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace messhall {
namespace {

Bitboard64 of(std::initializer_list<int> squares) {
  Bitboard64 set;
  for (const int square : squares) set |= Bitboard64::of(static_cast<Square>(square));
  return set;
}

TEST(Bitboard, StartsEmpty) {
  const Bitboard64 set;
  EXPECT_TRUE(set.empty());
  EXPECT_FALSE(set);
  EXPECT_EQ(set.count(), 0);
  EXPECT_EQ(set.begin(), set.end());
}

TEST(Bitboard, HoldsTheFirstAndTheLastSquare) {
  const Bitboard64 set = of({0, 63});
  EXPECT_TRUE(set.contains(0));
  EXPECT_TRUE(set.contains(63));
  EXPECT_FALSE(set.contains(32));
  EXPECT_EQ(set.first(), 0);
  EXPECT_EQ(set.last(), 63);
  EXPECT_EQ(set.count(), 2);
}

TEST(Bitboard, IsWalkedFromLowToHigh) {
  std::vector<int> seen;
  for (const Square square : of({40, 3, 17})) seen.push_back(square);
  EXPECT_EQ(seen, (std::vector<int>{3, 17, 40}));
}

TEST(Bitboard, PopsItsLowestSquare) {
  Bitboard64 set = of({5, 9});
  EXPECT_EQ(set.pop_first(), 5);
  EXPECT_EQ(set, of({9}));
  EXPECT_EQ(set.pop_first(), 9);
  EXPECT_TRUE(set.empty());
}

TEST(Bitboard, KnowsWhetherItHoldsMoreThanOne) {
  EXPECT_FALSE(of({}).more_than_one());
  EXPECT_FALSE(of({7}).more_than_one());
  EXPECT_TRUE(of({7, 8}).more_than_one());
}

TEST(Bitboard, CombinesLikeASet) {
  EXPECT_EQ(of({1, 2}) | of({2, 3}), of({1, 2, 3}));
  EXPECT_EQ(of({1, 2}) & of({2, 3}), of({2}));
  EXPECT_EQ(of({1, 2}) ^ of({2, 3}), of({1, 3}));
  EXPECT_EQ(of({1, 2}) & ~of({2}), of({1}));
  EXPECT_TRUE(of({1}).disjoint(of({2})));
  EXPECT_FALSE(of({1, 2}).disjoint(of({2})));
}

}  // namespace
}  // namespace messhall
