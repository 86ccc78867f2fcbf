#include "base/bitboard.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace messhall {
namespace {

template <class Bits>
Bits of(std::initializer_list<int> squares) {
  Bits set;
  for (const int square : squares) set |= Bits::of(static_cast<Square>(square));
  return set;
}

template <class Bits>
class Bitboard : public testing::Test {};
using Widths = testing::Types<Bitboard64, Bitboard128>;
TYPED_TEST_SUITE(Bitboard, Widths);

TYPED_TEST(Bitboard, StartsEmpty) {
  const TypeParam set;
  EXPECT_TRUE(set.empty());
  EXPECT_FALSE(set);
  EXPECT_EQ(set.count(), 0);
  EXPECT_EQ(set.begin(), set.end());
}

TYPED_TEST(Bitboard, HoldsTheFirstAndTheLastSquare) {
  constexpr int kLast = TypeParam::kCapacity - 1;
  const TypeParam set = of<TypeParam>({0, kLast});
  EXPECT_TRUE(set.contains(0));
  EXPECT_TRUE(set.contains(kLast));
  EXPECT_FALSE(set.contains(32));
  EXPECT_EQ(set.first(), 0);
  EXPECT_EQ(set.last(), kLast);
  EXPECT_EQ(set.count(), 2);
}

TYPED_TEST(Bitboard, KnowsEverySquareByItself) {
  for (int square = 0; square < TypeParam::kCapacity; ++square) {
    const TypeParam set = of<TypeParam>({square});
    EXPECT_EQ(set.first(), square);
    EXPECT_EQ(set.last(), square);
    EXPECT_EQ(set.count(), 1);
    EXPECT_FALSE(set.more_than_one());
    for (int other = 0; other < TypeParam::kCapacity; ++other) {
      EXPECT_EQ(set.contains(static_cast<Square>(other)), other == square);
      EXPECT_EQ(set.disjoint(of<TypeParam>({other})), other != square);
    }
  }
}

TYPED_TEST(Bitboard, IsWalkedFromLowToHigh) {
  constexpr int kLast = TypeParam::kCapacity - 1;
  std::vector<int> seen;
  for (const Square square : of<TypeParam>({kLast, 40, 3, 63, 17})) seen.push_back(square);
  std::vector<int> expected{3, 17, 40, 63};
  if (kLast != 63) expected.push_back(kLast);
  EXPECT_EQ(seen, expected);
}

TYPED_TEST(Bitboard, PopsItsLowestSquare) {
  constexpr int kLast = TypeParam::kCapacity - 1;
  TypeParam set = of<TypeParam>({5, 9, kLast});
  EXPECT_EQ(set.pop_first(), 5);
  EXPECT_EQ(set, of<TypeParam>({9, kLast}));
  EXPECT_EQ(set.pop_first(), 9);
  EXPECT_EQ(set.pop_first(), kLast);
  EXPECT_TRUE(set.empty());
}

TYPED_TEST(Bitboard, KnowsWhetherItHoldsMoreThanOne) {
  constexpr int kLast = TypeParam::kCapacity - 1;
  EXPECT_FALSE(of<TypeParam>({}).more_than_one());
  EXPECT_FALSE(of<TypeParam>({7}).more_than_one());
  EXPECT_TRUE(of<TypeParam>({7, 8}).more_than_one());
  EXPECT_TRUE(of<TypeParam>({7, kLast}).more_than_one());
  EXPECT_TRUE(of<TypeParam>({kLast - 1, kLast}).more_than_one());
}

TYPED_TEST(Bitboard, CombinesLikeASet) {
  constexpr int kLast = TypeParam::kCapacity - 1;
  const auto set = [](std::initializer_list<int> squares) { return of<TypeParam>(squares); };
  EXPECT_EQ(set({1, 2}) | set({2, kLast}), set({1, 2, kLast}));
  EXPECT_EQ(set({1, kLast}) & set({kLast, 3}), set({kLast}));
  EXPECT_EQ(set({1, kLast}) ^ set({kLast, 3}), set({1, 3}));
  EXPECT_EQ(set({1, 2}) & ~set({2}), set({1}));
  EXPECT_TRUE(set({1}).disjoint(set({2})));
  EXPECT_FALSE(set({1, kLast}).disjoint(set({2, kLast})));
}

}  // namespace
}  // namespace messhall
