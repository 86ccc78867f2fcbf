#include "games/arrow/board.hpp"

#include <gtest/gtest.h>

#include "games/ivory/board.hpp"
#include "games/smess/board.hpp"
#include "unit/games/test_data.hpp"

namespace messhall::games {
namespace {

TEST(ArrowBoard, OfSmessIsTheOneOfTheTable) {
  const auto table = test::read_json("boards.json")["smess"];
  ASSERT_EQ(table["arrows"].size(), 56U);
  EXPECT_EQ(table["width"], 7);
  EXPECT_EQ(table["height"], 8);
  for (int s = 0; s < 56; ++s) {
    const auto square = static_cast<Square>(s);
    DirectionSet expected = 0;
    for (const std::string name : table["arrows"][square_name(smess::kSize, square)]) {
      expected = static_cast<DirectionSet>(expected | bit(*parse_direction(name)));
    }
    EXPECT_EQ(smess::kBoard.arrows[square], expected) << square_name(smess::kSize, square);
  }
}

TEST(ArrowBoard, OfIvoryTowerIsTheOneOfTheTable) {
  const auto table = test::read_json("boards.json")["ivory-tower"];
  ASSERT_EQ(table["arrows"].size(), 90U);
  for (int s = 0; s < 90; ++s) {
    const auto square = static_cast<Square>(s);
    DirectionSet expected = 0;
    for (const std::string name : table["arrows"][square_name(ivory::kSize, square)]) {
      expected = static_cast<DirectionSet>(expected | bit(*parse_direction(name)));
    }
    EXPECT_EQ(ivory::kBoard.arrows[square], expected) << square_name(ivory::kSize, square);
  }
  ASSERT_EQ(table["hands"].size(), ivory::kHands.size());
  for (std::size_t i = 0; i < ivory::kHands.size(); ++i) {
    const Hand& hand = ivory::kHands[i];
    EXPECT_EQ(table["hands"][i]["square"], square_name(ivory::kSize, hand.square));
    EXPECT_EQ(table["hands"][i]["colour"].get<std::string>(), hand.colour);
    EXPECT_EQ(table["hands"][i]["direction"].get<std::string>(), direction_name(hand.direction));
    EXPECT_EQ(ivory::kBoard.arrows[hand.square], bit(hand.direction));
  }
}

TEST(ArrowBoard, OfSmessHasTheHandsOfTheTable) {
  const auto table = test::read_json("boards.json")["smess"]["hands"];
  ASSERT_EQ(table.size(), smess::kHands.size());
  for (std::size_t i = 0; i < table.size(); ++i) {
    const Hand& hand = smess::kHands[i];
    EXPECT_EQ(table[i]["square"], square_name(smess::kSize, hand.square));
    EXPECT_EQ(table[i]["colour"].get<std::string>(), hand.colour);
    EXPECT_EQ(table[i]["direction"].get<std::string>(), direction_name(hand.direction));
    // In Smess a hand is an ordinary arrow, and the only one of its square.
    EXPECT_EQ(smess::kBoard.arrows[hand.square], bit(hand.direction));
  }
}

TEST(ArrowBoard, IsReadAsPrintedFromTheTopRankDown) {
  constexpr auto board = arrow::read_board<2, 2>({"s,se  sw", "n  nw,w"});
  static_assert(board.points(0, Direction::N));
  EXPECT_EQ(board.arrows[0], bit(Direction::N));
  EXPECT_EQ(board.arrows[1], bit(Direction::NW) | bit(Direction::W));
  EXPECT_EQ(board.arrows[2], bit(Direction::S) | bit(Direction::SE));
  EXPECT_EQ(board.arrows[3], bit(Direction::SW));
}

TEST(ArrowBoard, HasNoNeighbourBeyondTheEdge) {
  EXPECT_EQ(arrow::neighbour(smess::kSize, 0, Direction::W), kNoSquare);
  EXPECT_EQ(arrow::neighbour(smess::kSize, 6, Direction::E), kNoSquare);
  EXPECT_EQ(arrow::neighbour(smess::kSize, 55, Direction::NE), kNoSquare);
  EXPECT_EQ(arrow::neighbour(smess::kSize, 0, Direction::NE), 8);
}

}  // namespace
}  // namespace messhall::games
