// All that the picture of a track depends on, besides its layout and the theme.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "games/game.hpp"

namespace messhall::ui::track {

struct State {
  std::vector<games::Piece> pieces{};
  games::Estate estate{};
  std::vector<Square> movable{};    // own pieces that can be picked up
  Square selected = kNoSquare;      // the piece in hand
  std::vector<Square> targets{};    // where it may go, or what may be chosen
  Square question = kNoSquare;      // the square that is talked about
  std::vector<Square> attackers{};  // of the player who acts: solid teal
  std::vector<Square> defenders{};  // of the other: dashed red
  std::optional<games::Shift> last{};
  std::vector<Square> hint{};
  std::size_t throws = 0;  // of the dice, so far

  // How a position stands, without marks.
  [[nodiscard]] static State of(const games::Position& position) {
    State state;
    state.pieces = position.pieces();
    if (auto estate = position.estate()) state.estate = std::move(*estate);
    return state;
  }
  [[nodiscard]] const games::Piece* piece_at(Square square) const {
    for (const games::Piece& piece : pieces) {
      if (piece.square == square) return &piece;
    }
    return nullptr;
  }
};

}  // namespace messhall::ui::track
