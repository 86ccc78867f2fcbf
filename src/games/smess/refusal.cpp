// Why a piece may not go somewhere, in words.
#include <algorithm>

#include "games/arrow/path.hpp"
#include "games/arrow/refusals.hpp"
#include "games/smess/face.hpp"
#include "games/smess/words.hpp"

namespace messhall::games::smess {
namespace {

using arrow::kBlocked;
using arrow::kNoArrow;
using arrow::kNoPiece;
using arrow::kNoSuchSquare;
using arrow::kNotYours;
using arrow::kOwnPiece;
using arrow::kSameSquare;
using arrow::kTooFar;

Text name_on(const State& state, Square square) { return kind_name(kind_of(state.at(square))); }

}  // namespace

Message Face::refusal(const State& state, Square from, Square to) {
  if (from >= State::kSquares || to >= State::kSquares) return Message{kNoSuchSquare};
  const std::string from_name = square_name(kSize, from);
  const std::string to_name = square_name(kSize, to);
  const PieceCode piece = state.at(from);
  if (piece == kEmpty) return Message{kNoPiece, {{"from", from_name}}};
  if (owner_of(piece) != state.side()) {
    return Message{kNotYours,
                   {{"side", side_name(state.side())},
                    {"piece", name_on(state, from)},
                    {"from", from_name},
                    {"owner", side_name(owner_of(piece))}}};
  }
  if (state.targets(from).contains(to)) return {};
  if (from == to) return Message{kSameSquare};

  const auto direction = arrow::direction_to(kSize, from, to);
  if (!direction || !kBoard.points(from, *direction)) return Message{kNoArrow, {{"from", from_name}, {"to", to_name}}};
  const std::vector<Square> way = arrow::between(kSize, from, to);
  if (!way.empty() && kind_of(piece) != Kind::Numskull) {
    return Message{kTooFar, {{"to", to_name}, {"piece", name_on(state, from)}}};
  }
  const auto blocker = std::find_if(way.begin(), way.end(), [&](Square square) { return state.at(square) != kEmpty; });
  if (blocker != way.end()) {
    return Message{kBlocked, {{"piece", name_on(state, *blocker)}, {"square", square_name(kSize, *blocker)}}};
  }
  return Message{kOwnPiece, {{"piece", name_on(state, to)}, {"to", to_name}}};
}

}  // namespace messhall::games::smess
