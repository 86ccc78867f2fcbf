#include "ui/board/look.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "unit/ui/board_fixture.hpp"

namespace messhall::ui::board {
namespace {

TEST(BoardLook, NamesArrowCellsAsTheAtlasDoes) {
  EXPECT_EQ(arrow_key(bit(Direction::W) | bit(Direction::N) | bit(Direction::E), Ground::Light), "n-e-w@light");
  EXPECT_EQ(arrow_key(0xFF, Ground::TowerDark), "n-ne-e-se-s-sw-w-nw@towerDark");
  EXPECT_EQ(arrow_key(0, Ground::Dark), "");
  EXPECT_EQ(hand_key({0, "blue", Direction::N}, Ground::Dark), "hand-blue-n@dark");
}

TEST(BoardLook, GivesEverySquareItsGroundAndItsPrint) {
  const Look l = look(tiny_game());
  EXPECT_EQ(l.ground[0], Ground::Dark);  // a1
  EXPECT_EQ(l.ground[1], Ground::Light);
  EXPECT_EQ(l.ground[4], Ground::TowerDark);
  EXPECT_EQ(l.ground[5], Ground::TowerLight);
  EXPECT_EQ(l.arrow[0], "n@dark");
  EXPECT_EQ(l.arrow[2], "n-e-w@dark");
  EXPECT_EQ(l.arrow[4], "");  // nothing is printed there
  EXPECT_EQ(l.arrow[6], "hand-blue-w@dark");
}

TEST(BoardLook, ListsEveryPrintOnce) {
  const Look l = look(tiny_game());
  EXPECT_TRUE(std::is_sorted(l.prints.begin(), l.prints.end()));
  EXPECT_EQ(std::adjacent_find(l.prints.begin(), l.prints.end()), l.prints.end());
  for (const std::string& key : l.arrow) {
    EXPECT_EQ(std::count(l.prints.begin(), l.prints.end(), key), key.empty() ? 0 : 1) << key;
  }
  games::GameInfo other = tiny_game();
  EXPECT_EQ(look(other).print_name, l.print_name);
  other.board.arrows[0] = bit(Direction::E);
  EXPECT_NE(look(other).print_name, l.print_name);
}

TEST(BoardLook, NamesPiecesBySideAndKind) {
  const Look l = look(tiny_game());
  EXPECT_EQ(l.kinds, (std::vector<std::string>{"brain", "ninny"}));
  EXPECT_EQ(l.piece[0][0], "blue-brain");
  EXPECT_EQ(l.piece[1][1], "red-ninny");
}

TEST(BoardLook, ShowsOtherPartsOfTheTextureOnNeighbours) {
  const Look l = look(tiny_game());
  for (const int cutout : l.cutout) {
    EXPECT_GE(cutout, 0);
    EXPECT_LT(cutout, kCutouts);
  }
  EXPECT_NE(l.cutout[0], l.cutout[1]);
  EXPECT_NE(l.cutout[0], l.cutout[3]);
}

TEST(BoardLook, JoinsTowerSquaresToRectangles) {
  games::GameInfo info = tiny_game();
  ASSERT_EQ(look(info).towers.size(), 1U);
  EXPECT_EQ(look(info).towers[0].low, 4);
  EXPECT_EQ(look(info).towers[0].high, 8);
  // Two towers on a board of 9 by 10.
  info.board.size = {9, 10};
  info.board.towers.clear();
  for (const int rank : {0, 1, 2, 7, 8, 9}) {
    for (const int file : {3, 4, 5}) info.board.towers.push_back(info.board.size.at(file, rank));
  }
  const auto towers = look(info).towers;
  ASSERT_EQ(towers.size(), 2U);
  EXPECT_EQ(towers[1].low, info.board.size.at(3, 7));
  EXPECT_EQ(towers[1].high, info.board.size.at(5, 9));
}

TEST(BoardLook, ManagesWithoutArrows) {
  games::GameInfo info = tiny_game();
  info.board.arrows.clear();
  info.board.hands.clear();
  for (const std::string& key : look(info).arrow) EXPECT_TRUE(key.empty());
}

}  // namespace
}  // namespace messhall::ui::board
