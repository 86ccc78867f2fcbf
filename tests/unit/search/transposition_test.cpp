#include "search/transposition.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "base/random.hpp"

namespace messhall::search {
namespace {

TableEntry entry(std::uint16_t move, int depth, Bound bound = Bound::Exact) {
  return {move, 10 * depth, 7, depth, bound};
}

TEST(TranspositionTable, GivesBackWhatWasStored) {
  TranspositionTable table(1);
  table.store(0x123456789ABCDEFU, {77, -345, 12, 9, Bound::Lower});
  const auto found = table.probe(0x123456789ABCDEFU);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->move, 77);
  EXPECT_EQ(found->score, -345);
  EXPECT_EQ(found->evaluation, 12);
  EXPECT_EQ(found->depth, 9);
  EXPECT_EQ(found->bound, Bound::Lower);
}

TEST(TranspositionTable, KeepsScoresUpToTheLimits) {
  TranspositionTable table(1);
  for (const Score score : {win_in(0), loss_in(0), kInfinite, -kInfinite, kNoScore}) {
    table.store(42, {1, score, kNoScore, 3, Bound::Exact});
    EXPECT_EQ(table.probe(42)->score, score);
    EXPECT_EQ(table.probe(42)->evaluation, kNoScore);
  }
}

TEST(TranspositionTable, KnowsNothingOfOtherKeys) {
  TranspositionTable table(1);
  table.store(1, entry(5, 4));
  EXPECT_FALSE(table.probe(2));
  EXPECT_FALSE(table.probe(1U | std::uint64_t{1} << 63));
}

TEST(TranspositionTable, KeepsTheKnownMoveWhenTheNewEntryHasNone) {
  TranspositionTable table(1);
  table.store(9, entry(5, 4));
  table.store(9, entry(0, 6));
  EXPECT_EQ(table.probe(9)->move, 5);
  EXPECT_EQ(table.probe(9)->depth, 6);
}

TEST(TranspositionTable, KeepsADeepResultAgainstAShallowBound) {
  TranspositionTable table(1);
  table.store(9, entry(5, 20));
  table.store(9, entry(6, 1, Bound::Upper));
  EXPECT_EQ(table.probe(9)->depth, 20);
  table.store(9, entry(6, 1, Bound::Exact));
  EXPECT_EQ(table.probe(9)->depth, 1);
}

TEST(TranspositionTable, MakesRoomByDroppingShallowAndOldEntries) {
  TranspositionTable table(1);
  // Equal upper halves share a bucket, which is smaller than this.
  for (std::uint64_t i = 1; i <= 30; ++i) table.store(i, entry(1, static_cast<int>(i)));
  EXPECT_FALSE(table.probe(1));
  EXPECT_TRUE(table.probe(30));
  for (int search = 0; search < 20; ++search) table.new_search();
  for (std::uint64_t i = 31; i <= 60; ++i) table.store(i, entry(1, 1));
  EXPECT_FALSE(table.probe(30));
}

TEST(TranspositionTable, ClearForgetsEverything) {
  TranspositionTable table(1);
  table.store(9, entry(5, 4));
  table.clear();
  EXPECT_FALSE(table.probe(9));
  EXPECT_EQ(table.hashfull(), 0);
}

TEST(TranspositionTable, ResizingEmptiesItAndStaysWithinBounds) {
  TranspositionTable table(1);
  table.store(9, entry(5, 4));
  ASSERT_TRUE(table.resize(2));
  EXPECT_FALSE(table.probe(9));
  EXPECT_EQ(table.megabytes(), 2);
  ASSERT_TRUE(table.resize(0));
  EXPECT_EQ(table.megabytes(), TranspositionTable::kLeastMegabytes);
}

TEST(TranspositionTable, HashfullRisesToAThousandAndCountsThisSearchOnly) {
  TranspositionTable table(1);
  Random random(1);
  for (int i = 0; i < 1'000'000; ++i) table.store(random.next(), entry(1, 1));
  EXPECT_GT(table.hashfull(), 990);
  table.new_search();
  EXPECT_EQ(table.hashfull(), 0);
}

}  // namespace
}  // namespace messhall::search
