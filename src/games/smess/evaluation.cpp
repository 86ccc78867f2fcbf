// The evaluation by hand: material, mobility along arrows, Brain safety, promotion distance.
#include <array>

#include "games/arrow/movers.hpp"
#include "games/smess/state.hpp"

namespace messhall::games::smess {
namespace {

constexpr std::array<int, kKinds> kValue{10000, 500, 100};  // by Kind

}  // namespace

int State::captured_value(Move move) const {
  const PieceCode piece = board_[move.to()];
  return piece == kEmpty ? 0 : kValue[index(kind_of(piece))];
}

int State::moving_value(Move move) const { return kValue[index(kind_of(board_[move.from()]))]; }

int State::evaluate() const {
  int score = 0;
  for (const Kind kind : {Kind::Numskull, Kind::Ninny}) {
    score += kValue[index(kind)] * (of(kind, side_).count() - of(kind, other(side_)).count());
  }
  return score;
}

}  // namespace messhall::games::smess
