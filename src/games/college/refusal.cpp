// Why a piece may not go somewhere, in words.
#include "games/arrow/refusals.hpp"

#include <algorithm>

#include "games/arrow/path.hpp"
#include "games/college/face.hpp"
#include "games/college/words.hpp"

namespace messhall::games::college {
namespace {

constexpr Text kHand{
    "college.refused.hand",
    "The hand on {from} does not point to {to}. A piece there may also go to the other hand, {other}."};
constexpr Text kFreshmanFar{
    "college.refused.freshman.far",
    "{to} is too far: a {piece} goes one step, or leaps two squares from its own first two ranks."};
constexpr Text kFreshmanLeap{"college.refused.freshman.leap",
                             "Only from its own first two ranks may a {piece} leap two squares."};
constexpr Text kProfessorRank{"college.refused.professor.rank",
                              "{to} is too far: the one leap of a {piece} ends on its own first rank."};
constexpr Text kProfessorMoved{"college.refused.professor.moved",
                               "The {piece} has moved before, so it goes one step and may not leap."};
constexpr Text kProfessorThreatened{
    "college.refused.professor.threatened",
    "The {piece} may not leap now: it could be taken where it stands, by the {taker} on {square}."};

Text name_on(const State& state, Square square) { return kind_name(State::kind_of(state.at(square))); }

Message own_piece(const State& state, Square to) {
  return Message{arrow::kOwnPiece, {{"piece", name_on(state, to)}, {"to", square_name(kSize, to)}}};
}

bool own(const State& state, Square square) { return state.of(state.side()).contains(square); }

// The piece stands on `from` and is asked to go `distance` squares along an arrow to `to`, which it may not.
Message refuse_freshman(const State& state, Square from, Square to, std::size_t distance) {
  const bool may_leap = kLeapRanks[index(state.side())].contains(from);
  if (distance == 1 || (distance == 2 && may_leap)) return own_piece(state, to);
  if (distance == 2) return Message{kFreshmanLeap, {{"piece", name_on(state, from)}}};
  return Message{kFreshmanFar, {{"to", square_name(kSize, to)}, {"piece", name_on(state, from)}}};
}

Message refuse_professor(const State& state, Square from, Square to, std::size_t distance) {
  const Side side = state.side();
  if (distance == 1) return own_piece(state, to);
  if (rank_for(side, to) != 1) {
    return Message{state.unmoved(side) ? kProfessorRank : arrow::kTooFar,
                   {{"to", square_name(kSize, to)}, {"piece", name_on(state, from)}}};
  }
  if (!state.unmoved(side)) return Message{kProfessorMoved, {{"piece", name_on(state, from)}}};
  if (const Bits takers = state.attackers(from, other(side))) {
    const Square taker = takers.first();
    return Message{
        kProfessorThreatened,
        {{"piece", name_on(state, from)}, {"taker", name_on(state, taker)}, {"square", square_name(kSize, taker)}}};
  }
  return own_piece(state, to);
}

Message refuse_sophomore(const State& state, const std::vector<Square>& way, Square to) {
  const auto blocker =
      std::find_if(way.begin(), way.end(), [&](Square square) { return state.at(square) != State::kEmpty; });
  if (way.size() == 1 || blocker == way.end()) return own_piece(state, to);
  return Message{arrow::kBlocked, {{"piece", name_on(state, *blocker)}, {"square", square_name(kSize, *blocker)}}};
}

// The square does not lie along an arrow.
Message refuse_direction(Square from, Square to) {
  const std::string from_name = square_name(kSize, from);
  const std::string to_name = square_name(kSize, to);
  const Bits partner = kHandPartners[from];
  if (!partner) return Message{arrow::kNoArrow, {{"from", from_name}, {"to", to_name}}};
  return Message{kHand, {{"from", from_name}, {"to", to_name}, {"other", square_name(kSize, partner.first())}}};
}

}  // namespace

Message Face::refusal(const State& state, Square from, Square to) {
  if (from >= State::kSquares || to >= State::kSquares) return Message{arrow::kNoSuchSquare};
  const arrow::PieceCode piece = state.at(from);
  if (piece == State::kEmpty) return Message{arrow::kNoPiece, {{"from", square_name(kSize, from)}}};
  if (!own(state, from)) {
    return Message{arrow::kNotYours,
                   {{"side", side_name(state.side())},
                    {"piece", name_on(state, from)},
                    {"from", square_name(kSize, from)},
                    {"owner", side_name(State::owner_of(piece))}}};
  }
  if (state.targets(from).contains(to)) return {};
  if (from == to) return Message{arrow::kSameSquare};
  if (kHandPartners[from].contains(to)) return own_piece(state, to);

  const auto direction = arrow::direction_to(kSize, from, to);
  if (!direction || !kBoard.points(from, *direction)) return refuse_direction(from, to);
  const std::vector<Square> way = arrow::between(kSize, from, to);
  switch (State::kind_of(piece)) {
    case Kind::Professor:
      return refuse_professor(state, from, to, way.size() + 1);
    case Kind::Freshman:
      return refuse_freshman(state, from, to, way.size() + 1);
    case Kind::Sophomore:
      break;
  }
  return refuse_sophomore(state, way, to);
}

}  // namespace messhall::games::college
