// The board for screen readers and keyboards: a grid of buttons, row by row as on the screen.
#pragma once

#include <string>
#include <vector>

#include "base/message.hpp"
#include "games/game.hpp"
#include "ui/board/hand.hpp"
#include "ui/board/layout.hpp"
#include "ui/board/state.hpp"

namespace messhall::ui::board {

struct GridCell {
  Square square = kNoSquare;
  Cell cell{};
  Rect rect{};
  std::string label{};    // "d4, Blue Ninny, arrows east and west, may go here"
  bool selected = false;  // its piece is in hand
};

// What is printed on a square and what stands there, in the reader's language.
[[nodiscard]] std::string cell_label(const games::GameInfo& info, const State& state, Square square,
                                     const Translator* translator = nullptr);

// All cells, upper left first.
[[nodiscard]] std::vector<GridCell> grid(const games::GameInfo& info, const Layout& layout, const State& state,
                                         const Translator* translator = nullptr);

}  // namespace messhall::ui::board
