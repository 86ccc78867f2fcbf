#include "ui/board/grid.hpp"

#include <gtest/gtest.h>

#include <map>

#include "unit/ui/board_fixture.hpp"

namespace messhall::ui::board {
namespace {

using games::Side;

State standing() {
  State state;
  state.pieces = {{1, 1, Side::First}, {3, 0, Side::Second}};
  return state;
}

TEST(BoardGrid, SaysWhatStandsOnASquareAndWhatIsPrintedThere) {
  const auto info = tiny_game();
  EXPECT_EQ(cell_label(info, standing(), 1), "b1, Blue Ninny, arrows east and west");
  EXPECT_EQ(cell_label(info, standing(), 3), "a2, Red Brain, arrows all ways");
  EXPECT_EQ(cell_label(info, standing(), 0), "a1, empty, arrow north");
  EXPECT_EQ(cell_label(info, standing(), 2), "c1, empty, arrows north, east and west");
}

TEST(BoardGrid, SaysHandsAndTowers) {
  const auto info = tiny_game();
  EXPECT_EQ(cell_label(info, standing(), 6), "a3, empty, blue hand pointing west");
  EXPECT_EQ(cell_label(info, standing(), 8), "c3, empty, hand pointing south, tower");
}

TEST(BoardGrid, SaysWhatMayBeDoneAndWhatWasDone) {
  const auto info = tiny_game();
  State state = standing();
  state.selected = 1;
  state.targets = {{0, false}, {3, true}};
  state.last = LastMove{2, 3};
  state.hint = LastMove{1, kNoSquare};
  state.refused = 5;
  EXPECT_EQ(cell_label(info, state, 1), "b1, Blue Ninny, arrows east and west, in hand, hint");
  EXPECT_EQ(cell_label(info, state, 0), "a1, empty, arrow north, may go here");
  EXPECT_EQ(cell_label(info, state, 3), "a2, Red Brain, arrows all ways, may be taken, last move to here");
  EXPECT_EQ(cell_label(info, state, 2), "c1, empty, arrows north, east and west, last move from here");
  EXPECT_EQ(cell_label(info, state, 5), "c2, empty, arrow south, tower, may not go here");
}

TEST(BoardGrid, SpeaksTheReadersLanguage) {
  class German : public Translator {
   public:
    std::string_view translate(std::string_view id) const override {
      const auto found = words_.find(id);
      return found == words_.end() ? std::string_view() : found->second;
    }

   private:
    std::map<std::string_view, std::string_view> words_{{"board.cell.piece", "{piece} von {side}"},
                                                        {"tiny.blue", "Blau"},
                                                        {"board.ways.last", "{first} und {last}"},
                                                        {"board.way.east", "Ost"},
                                                        {"board.way.west", "West"},
                                                        {"board.arrows.some", "Pfeile nach {ways}"}};
  };
  const German german;
  EXPECT_EQ(cell_label(tiny_game(), standing(), 1, &german), "b1, Ninny von Blau, Pfeile nach Ost und West");
}

TEST(BoardGrid, SaysWhatIsForetoldAndWhoIsInCheck) {
  const auto info = tiny_game();
  State state = standing();
  state.checked = 3;
  state.foretold = {{1, true, 2}, {0, false, 1}};
  EXPECT_EQ(cell_label(info, state, 3), "a2, Red Brain, arrows all ways, in check");
  EXPECT_EQ(cell_label(info, state, 1), "b1, Blue Ninny, arrows east and west, your prophecy, due in two moves");
  EXPECT_EQ(cell_label(info, state, 0), "a1, empty, arrow north, foretold by the other side, due before its next move");
  state.foretold = {{1, true, 2, false}, {0, false, 1, true, true}};
  EXPECT_EQ(cell_label(info, state, 1), "b1, Blue Ninny, arrows east and west, named, not confirmed yet");
  EXPECT_EQ(cell_label(info, state, 0), "a1, empty, arrow north, a prophecy that cannot come true any more");
}

TEST(BoardGrid, AsksForASquareWhileOneIsToBeNamed) {
  State state = standing();
  state.naming = true;
  EXPECT_EQ(cell_label(tiny_game(), state, 1), "Foretell b1: Blue Ninny, arrows east and west");
}

TEST(BoardGrid, GoesRowByRowAsOnTheScreen) {
  const auto info = tiny_game();
  LayoutRequest request{{0, 0, 300, 300}, info.board.size, false, FrameStyle::None, 0, 1};
  auto cells = grid(info, fit(request), standing());
  ASSERT_EQ(cells.size(), 9U);
  EXPECT_EQ(cells[0].square, 6);  // a3
  EXPECT_EQ(cells[0].rect, (Rect{0, 0, 100, 100}));
  EXPECT_EQ(cells[8].square, 2);  // c1
  request.flipped = true;
  cells = grid(info, fit(request), standing());
  EXPECT_EQ(cells[0].square, 2);
}

}  // namespace
}  // namespace messhall::ui::board
