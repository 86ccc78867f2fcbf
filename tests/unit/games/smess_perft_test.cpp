// Every Smess entry of perft.json and every line of positions/smess.txt, played through the contract.
#include <gtest/gtest.h>

#include "unit/games/perft_table.hpp"
#include "unit/games/smess_fixture.hpp"

namespace messhall::games::smess {
namespace {

class SmessPerft : public testing::TestWithParam<test::PerftCase> {};

TEST_P(SmessPerft, ListsTheLegalMoves) { test::expect_listed_moves(GetParam()); }
TEST_P(SmessPerft, CountsTheTree) { test::expect_counted_tree(GetParam()); }
TEST_P(SmessPerft, CountsTheSameOnTheBarePosition) { test::expect_counted_tree_of<State>(GetParam()); }

INSTANTIATE_TEST_SUITE_P(Table, SmessPerft, testing::ValuesIn(test::perft_cases("smess")), test::perft_name);

TEST(SmessPerftTable, IsThere) { EXPECT_EQ(test::perft_cases("smess").size(), 10U); }

TEST(SmessPerftTable, DepthZeroIsThePositionItself) { EXPECT_EQ(position("startpos")->perft(0), 1U); }

TEST(SmessPositions, HaveTheLegalMovesOfTheTable) { test::expect_table_of_positions("smess", 500); }

}  // namespace
}  // namespace messhall::games::smess
