// What a board shows: one plain value. The screen fills it in; the board knows no rules and changes nothing in it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/message.hpp"
#include "base/square.hpp"
#include "games/game.hpp"

namespace messhall::ui::board {

struct Target {
  Square square = kNoSquare;
  bool capture = false;
  bool by_hand = false;  // from a hand to the other of its colour: joined by a line
};

struct LastMove {
  Square from = kNoSquare;
  Square to = kNoSquare;
};

// An arrow over the board. Rank 1 is the widest; a rank of 0 draws no disc.
struct Suggestion {
  Square from = kNoSquare;
  Square to = kNoSquare;
  int rank = 0;
};

// A square that a player has foretold.
struct Foretold {
  Square square = kNoSquare;
  bool own = true;      // the viewer's: a circle; the other's: a diamond
  int moves_left = 0;   // the number on it: 1 when it falls due before its owner's next move
  bool settled = true;  // dashed while the turn that names it can still be taken back
  bool spent = false;   // cannot come true any more: pale

  friend bool operator==(const Foretold&, const Foretold&) = default;
};

struct State {
  std::vector<games::Piece> pieces{};

  // Pieces that may be taken in hand now (the player's own, while it is their turn). Others answer a press with Poke.
  std::vector<Square> movable{};
  // The piece in hand and where it may go. The screen sets both after Select, and clears both after Deselect or a move.
  Square selected = kNoSquare;
  std::vector<Target> targets{};

  std::optional<LastMove> last{};
  Square refused = kNoSquare;             // the square where the piece in hand may not go
  std::optional<LastMove> hint{};         // ring round `from`; round `to` as well once it is a square
  std::vector<Suggestion> suggestions{};  // engine's moves or the player's own arrows
  std::vector<Square> circles{};          // the player's own rings
  Square checked = kNoSquare;             // a royal piece in check stands here
  std::vector<Foretold> foretold{};
  bool naming = false;  // a press on any square names it

  bool flipped = false;
  bool coordinates = true;
  bool faded = false;  // quiet squares and arrows, for a board that explains something else

  [[nodiscard]] bool may_lift(Square square) const;
  [[nodiscard]] const Target* target(Square square) const;  // nullptr when the piece in hand may not go there
  [[nodiscard]] const games::Piece* piece_at(Square square) const;
};

}  // namespace messhall::ui::board
