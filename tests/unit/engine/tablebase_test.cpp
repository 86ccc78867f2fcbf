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

TEST(TablebaseStatistics, LetsLettersAloneStandAgainstALoneBrain) {
  const auto one = build("BS");
  const auto both = build("BSvb");
  ASSERT_TRUE(one);
  ASSERT_TRUE(both);
  EXPECT_EQ(one->first_wins, both->first_wins);
  EXPECT_EQ(one->longest, both->longest);
}

TEST(TablebaseStatistics, PartsNoWinsByCheckWhereThereIsNone) {
  const auto built = build("BS");
  ASSERT_TRUE(built);
  EXPECT_FALSE(built->checkmate_only);
  EXPECT_FALSE(built->stalemate_only);
}

TEST(TablebaseStatistics, RefusesPiecesThatMakeNoEnding) {
  for (const std::string_view pieces :
       {"", "Bb", "BSb", "BX", "BXvb", "S", "Svb", "BvB", "bsvB", "BB", "BBvb", "BvbvS", "BSSS", "BSSSvb", "Bv"}) {
    EXPECT_FALSE(build(pieces)) << pieces;
  }
  EXPECT_EQ(say(build("BSSSvb").error()), "at most 4 pieces can be solved, not 5");
}

}  // namespace
}  // namespace messhall::engine
