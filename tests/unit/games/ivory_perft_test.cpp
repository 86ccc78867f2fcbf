// Every entry of perft.json and every line of positions/*.txt for both variants, played through the contract.
#include <gtest/gtest.h>

#include "unit/games/ivory_fixture.hpp"
#include "unit/games/perft_table.hpp"

namespace messhall::games::ivory {
namespace {

class IvoryPerft : public testing::TestWithParam<test::PerftCase> {};

TEST_P(IvoryPerft, ListsTheLegalMoves) { test::expect_listed_moves(GetParam()); }
TEST_P(IvoryPerft, CountsTheTree) { test::expect_counted_tree(GetParam()); }

INSTANTIATE_TEST_SUITE_P(Chinese, IvoryPerft, testing::ValuesIn(test::perft_cases("ivory-tower")), test::perft_name);
INSTANTIATE_TEST_SUITE_P(Korean, IvoryPerft, testing::ValuesIn(test::perft_cases("ivory-tower-korean")),
                         test::perft_name);

TEST(IvoryPerftTable, IsThere) {
  EXPECT_EQ(test::perft_cases("ivory-tower").size(), 25U);
  EXPECT_EQ(test::perft_cases("ivory-tower-korean").size(), 13U);
}

TEST(IvoryPerftTable, SaysWhoHasWon) {
  int lost = 0;
  for (const auto& entry : test::read_json("perft.json")) {
    if (entry["game"] != "ivory-tower" || entry["result"].is_null()) continue;
    ++lost;
    ASSERT_EQ(entry["result"], "first");
    EXPECT_EQ(position(entry["fen"].get<std::string>())->outcome().result, Verdict::FirstWins) << entry["note"];
  }
  EXPECT_EQ(lost, 5);
}

// Positions are counted, not games: a third check in a row has its place in the tree.
TEST(IvoryPerftTable, LeavesTheRulesOfRepetitionAside) {
  const char* start = "9/3nb4/7S1/9/9/9/9/9/5B3/9 w 0 1";
  const auto with = position(start);
  const auto without = position(start, {{"repetition", "zillions"}});
  for (int depth = 1; depth <= 5; ++depth) EXPECT_EQ(with->perft(depth), without->perft(depth)) << depth;
}

TEST(IvoryPositions, HaveTheLegalMovesOfTheTable) { test::expect_table_of_positions("ivory-tower", 500); }
TEST(IvoryPositions, HaveTheLegalMovesOfTheKoreanTable) { test::expect_table_of_positions("ivory-tower-korean", 500); }

}  // namespace
}  // namespace messhall::games::ivory
