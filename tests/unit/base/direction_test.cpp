#include "base/direction.hpp"

#include <gtest/gtest.h>

namespace messhall {
namespace {

TEST(Direction, NamesAreReadBack) {
  for (const Direction d : kDirections) EXPECT_EQ(parse_direction(direction_name(d)), d);
}

TEST(Direction, UnknownNamesAreRefused) {
  for (const char* name : {"", "N", "north", "nn", "x"}) EXPECT_EQ(parse_direction(name), std::nullopt) << name;
}

TEST(Direction, NorthIsTowardHigherRanksAndEastTowardLaterFiles) {
  EXPECT_EQ(rank_step(Direction::N), 1);
  EXPECT_EQ(file_step(Direction::N), 0);
  EXPECT_EQ(rank_step(Direction::E), 0);
  EXPECT_EQ(file_step(Direction::E), 1);
  EXPECT_EQ(rank_step(Direction::SW), -1);
  EXPECT_EQ(file_step(Direction::SW), -1);
}

TEST(Direction, OppositeStepsCancel) {
  for (const Direction d : kDirections) {
    EXPECT_EQ(file_step(d) + file_step(opposite(d)), 0);
    EXPECT_EQ(rank_step(d) + rank_step(opposite(d)), 0);
    EXPECT_EQ(opposite(opposite(d)), d);
  }
}

TEST(Direction, SetsHoldWhatWasPutIn) {
  const auto set = static_cast<DirectionSet>(bit(Direction::N) | bit(Direction::NW));
  EXPECT_TRUE(contains(set, Direction::N));
  EXPECT_TRUE(contains(set, Direction::NW));
  EXPECT_FALSE(contains(set, Direction::NE));
}

}  // namespace
}  // namespace messhall
