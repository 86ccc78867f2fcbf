#include "games/cassandra/state.hpp"

namespace messhall::games::cassandra {
namespace {

// In hundredths of a Pawn, by rung: Betza made the armies equally strong, slot by slot.
constexpr std::array<int, kRungs> kWorth{100, 320, 330, 500, 950, 10000};

constexpr int worth(PieceCode piece) { return piece == kEmpty ? 0 : kWorth[rung_of(kind_of(piece))]; }

}  // namespace

int State::evaluate() const {
  int score = 0;
  for (const Square square : occupied()) {
    const PieceCode piece = board_[square];
    if (kind_of(piece) != Kind::King) score += owner_of(piece) == turn_.side ? worth(piece) : -worth(piece);
  }
  return score;
}

int State::captured_value(Move move) const {
  if (move.is_naming()) return 0;
  return takes_en_passant(move) ? kWorth[kPawnRung] : worth(board_[move.to()]);
}

int State::moving_value(Move move) const { return move.is_naming() ? 0 : worth(board_[move.from()]); }

}  // namespace messhall::games::cassandra
