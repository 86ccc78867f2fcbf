#include "ui/board/state.hpp"

#include <algorithm>

namespace messhall::ui::board {

bool State::may_lift(Square square) const { return std::find(movable.begin(), movable.end(), square) != movable.end(); }

const Target* State::target(Square square) const {
  const auto found =
      std::find_if(targets.begin(), targets.end(), [square](const Target& t) { return t.square == square; });
  return found == targets.end() ? nullptr : &*found;
}

const games::Piece* State::piece_at(Square square) const {
  const auto found =
      std::find_if(pieces.begin(), pieces.end(), [square](const games::Piece& p) { return p.square == square; });
  return found == pieces.end() ? nullptr : &*found;
}

}  // namespace messhall::ui::board
