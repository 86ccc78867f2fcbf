// What Smess does not need of the common position text: boards of more than 9 files and other letters.
#include "games/position_text.hpp"

#include <gtest/gtest.h>

#include <array>

namespace messhall::games {
namespace {

TEST(PositionText, NinesAreSplitOnWideBoards) {
  const BoardSize wide{12, 1};
  const auto placed = read_placement("93", wide, "K");
  ASSERT_TRUE(placed);
  EXPECT_TRUE(placed->empty());
  EXPECT_EQ(write_placement(wide, [](Square) { return '\0'; }), "93");
  EXPECT_EQ(write_placement(wide, [](Square s) { return s == 9 ? 'K' : '\0'; }), "9K2");
}

TEST(PositionText, PlacesFromTheTopRankDown) {
  const auto placed = read_placement("k1/1K", {2, 2}, "K");
  ASSERT_TRUE(placed);
  ASSERT_EQ(placed->size(), 2U);
  EXPECT_EQ((*placed)[0].square, 2);
  EXPECT_EQ((*placed)[0].letter, 'k');
  EXPECT_EQ((*placed)[1].square, 1);
  EXPECT_EQ((*placed)[1].letter, 'K');
}

TEST(PositionText, SidesAreWAndB) {
  EXPECT_EQ(*read_side("w"), Side::First);
  EXPECT_EQ(*read_side("b"), Side::Second);
  EXPECT_EQ(write_side(Side::First), 'w');
  EXPECT_EQ(write_side(Side::Second), 'b');
}

TEST(PositionText, TheMissingFieldIsNamed) {
  const std::array<Text, 2> names{kPlacementField, kSideField};
  const auto fields = read_fields("8", names);
  ASSERT_FALSE(fields);
  EXPECT_EQ(say(fields.error()), "The position text ends too early: the field side to move is missing.");
}

}  // namespace
}  // namespace messhall::games
