#include "engine/tablebase.hpp"

#include <gtest/gtest.h>

namespace messhall::engine {
namespace {

Result<TablebaseStatistics> build(std::string_view pieces) { return build_tablebase(*games::find("smess"), pieces); }

TEST(TablebaseStatistics, CountsWinsOfBothSides) {
  const auto first = build("BSvb");
  const auto second = build("B v bs");
  ASSERT_TRUE(first);
  ASSERT_TRUE(second);
  EXPECT_EQ(first->positions[0], 166'320U);
  EXPECT_EQ(first->first_wins[0], second->second_wins[1]);
  EXPECT_EQ(first->first_wins[1], second->second_wins[0]);
  EXPECT_EQ(first->longest_win[0], 21);
  EXPECT_EQ(first->longest_win[1], 22);
  EXPECT_FALSE(first->longest.empty());
}

TEST(TablebaseStatistics, RefusesPiecesThatMakeNoEnding) {
  for (const std::string_view pieces :
       {"", "B", "Bb", "BSb", "BXvb", "Svb", "BvB", "bsvB", "BBvb", "BvbvS", "BSSvb", "Bv"}) {
    EXPECT_FALSE(build(pieces)) << pieces;
  }
  EXPECT_EQ(say(build("BSSvb").error()), "at most 3 pieces can be solved, not 4");
}

}  // namespace
}  // namespace messhall::engine
