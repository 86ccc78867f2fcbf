// Every College Mess entry of perft.json and every line of positions/college-mess.txt, played through the contract.
#include <gtest/gtest.h>

#include "unit/games/college_fixture.hpp"
#include "unit/games/perft_table.hpp"

namespace messhall::games::college {
namespace {

class CollegePerft : public testing::TestWithParam<test::PerftCase> {};

TEST_P(CollegePerft, ListsTheLegalMoves) { test::expect_listed_moves(GetParam()); }
TEST_P(CollegePerft, CountsTheTree) { test::expect_counted_tree(GetParam()); }
TEST_P(CollegePerft, CountsTheSameOnTheBarePosition) { test::expect_counted_tree_of<State>(GetParam()); }

INSTANTIATE_TEST_SUITE_P(Table, CollegePerft, testing::ValuesIn(test::perft_cases("college-mess")), test::perft_name);

TEST(CollegePerftTable, IsThere) { EXPECT_EQ(test::perft_cases("college-mess").size(), 18U); }

TEST(CollegePerftTable, DepthZeroIsThePositionItself) { EXPECT_EQ(position("startpos")->perft(0), 1U); }

TEST(CollegePositions, HaveTheLegalMovesOfTheTable) { test::expect_table_of_positions("college-mess", 500); }

}  // namespace
}  // namespace messhall::games::college
