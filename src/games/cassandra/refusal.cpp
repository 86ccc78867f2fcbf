// Why a piece may not go somewhere, in words.
#include <string>
#include <vector>

#include "games/cassandra/face.hpp"
#include "games/cassandra/ways.hpp"
#include "games/cassandra/words.hpp"

namespace messhall::games::cassandra {
namespace {

using Arguments = std::vector<Argument>;

constexpr Text kNoSuchSquare{"cassandra.refused.square", "There is no such square on this board."};
constexpr Text kNoPiece{"cassandra.refused.nopiece", "There is no piece on {from}."};
constexpr Text kNotYours{"cassandra.refused.turn",
                         "It is the turn of {side}, and the {piece} on {from} belongs to {owner}."};
constexpr Text kSameSquare{"cassandra.refused.same", "A move must lead to another square."};
constexpr Text kOwnPiece{"cassandra.refused.own", "Your own {piece} stands on {to}."};
constexpr Text kBlocked{"cassandra.refused.blocked", "The {piece} on {square} stands in the way."};
constexpr Text kOtherWay{"cassandra.refused.way", "The {piece} on {from} cannot reach {to}. {moves}"};
// Pawns.
constexpr Text kPawnStraight{"cassandra.refused.pawn.straight",
                             "A Pawn does not take straight ahead, and a {piece} stands on {square}."};
constexpr Text kPawnTwice{"cassandra.refused.pawn.twice", "A Pawn goes two squares only from where it started."};
constexpr Text kPawnEmpty{"cassandra.refused.pawn.empty", "A Pawn goes at an angle only to take, and {to} is empty."};
constexpr Text kPawnPassed{"cassandra.refused.pawn.passed",
                           "Taking in passing is possible only right after the other Pawn's double step."};
// The King.
constexpr Text kKingWalks{"cassandra.refused.walk", "On {to} your King would stand open to the {piece} on {square}."};
constexpr Text kKingStays{"cassandra.refused.check",
                          "Your King is in check from the {piece} on {square}, and this does not help."};
constexpr Text kKingOpens{"cassandra.refused.open", "That would leave your King open to the {piece} on {square}."};
// Castling.
constexpr Text kCastlingLost{
    "cassandra.refused.castling.lost",
    "No castling there any more: the King or the {piece} of that corner has moved or is gone."};
constexpr Text kCastlingNotThere{
    "cassandra.refused.castling.long",
    "The Colorbound Clobberers castle to b1 and b8: from there the Bede lands on a square of its own color."};
constexpr Text kCastlingBlocked{"cassandra.refused.castling.blocked",
                                "No castling while the {piece} on {square} stands between the King and its corner."};
constexpr Text kCastlingCheck{"cassandra.refused.castling.check",
                              "No castling out of check, and the {piece} on {square} gives check."};
constexpr Text kCastlingCrosses{"cassandra.refused.castling.crosses",
                                "No castling over {to}, where the King would stand open to the {piece} on {square}."};

std::string name(Square square) { return square_name(kSize, square); }

// Says why the move on the board is not legal; the piece on `from` belongs to the side to move.
class Why {
 public:
  Why(const State& state, Square from, Square to)
      : state_(state), from_(from), to_(to), side_(state.side()), kind_(kind_of(state.at(from))) {}

  [[nodiscard]] Message message() const {
    if (castles()) return castling();
    if (state_.targets(from_).contains(to_)) return forbidden();
    if (state_.of(side_).contains(to_)) return {kOwnPiece, {{"piece", kind_name(state_.at(to_))}, {"to", name(to_)}}};
    if (kind_ == Kind::Pawn) return pawn();
    if (const Bits line = line_to(); line) return piece_says(kBlocked, (line & state_.occupied()).first());
    return other_way();
  }

 private:
  [[nodiscard]] Arguments piece_on(Square square) const {
    return {{"piece", kind_name(state_.at(square))}, {"square", name(square)}, {"to", name(to_)}};
  }
  [[nodiscard]] Message piece_says(const Text& text, Square square) const { return {text, piece_on(square)}; }
  [[nodiscard]] Message other_way() const {
    return {kOtherWay,
            {{"piece", kind_name(kind_)},
             {"from", name(from_)},
             {"to", name(to_)},
             {"moves", Face::info().kinds[index(kind_)].moves}}};
  }

  // The squares in between, where the piece would slide there on an empty board.
  [[nodiscard]] Bits line_to() const {
    const Ways& reach = ways(kind_, side_);
    return (reach.straight[from_] | reach.diagonal[from_]).contains(to_) ? kBetween[from_][to_] : Bits{};
  }

  // Where the piece can go there, but its King must not be left open.
  [[nodiscard]] Message forbidden() const {
    if (state_.laid_open() && to_ == state_.royal(other(side_))) return {};
    const Bits takers = state_.exposes({from_, to_});
    if (!takers) return {};
    const Text& text = kind_ == Kind::King ? kKingWalks : state_.checked() ? kKingStays : kKingOpens;
    return piece_says(text, takers.first());
  }

  [[nodiscard]] Message pawn() const {
    const int ahead = side_ == Side::First ? 8 : -8;
    const int way = to_ - from_;
    const int start_rank = side_ == Side::First ? 1 : 6;
    const auto next = static_cast<Square>(from_ + ahead);
    if (way == ahead) return piece_says(kPawnStraight, to_);
    if (way == 2 * ahead && kSize.rank(from_) != start_rank) return Message{kPawnTwice};
    if (way == 2 * ahead) {
      return state_.at(next) == kEmpty ? piece_says(kPawnStraight, to_) : piece_says(kBlocked, next);
    }
    if (!ways(Kind::Pawn, side_).leaps[from_].contains(to_)) return other_way();
    const Square beside = kSize.at(kSize.file(to_), kSize.rank(from_));
    const bool passing_rank = kSize.rank(from_) == (side_ == Side::First ? 4 : 3);
    if (passing_rank && state_.at(beside) == code(Kind::Pawn, other(side_))) return Message{kPawnPassed};
    return {kPawnEmpty, {{"to", name(to_)}}};
  }

  [[nodiscard]] Square home() const { return side_ == Side::First ? 4 : 60; }
  // Whether it looks as if castling were meant: the King goes far sideways from home.
  [[nodiscard]] bool castles() const {
    const int way = to_ - from_;
    const bool clobberers = state_.rules().army(side_) == Army::Clobberers;
    return kind_ == Kind::King && from_ == home() && (way == 2 || way == -2 || (way == -3 && clobberers));
  }

  [[nodiscard]] Message castling() const {
    const Wing wing = to_ > from_ ? Wing::Short : Wing::Long;
    const Square target = state_.castling_target(side_, wing);
    if (to_ != target) return Message{kCastlingNotThere};
    if ((state_.turn().rights & right_of(side_, wing)) == 0) {
      return {kCastlingLost, {{"piece", kind_name(kind_of(state_.rules().army(side_), Slot::Rook))}}};
    }
    const auto corner = static_cast<Square>(wing == Wing::Short ? from_ + 3 : from_ - 4);
    if (const Bits between = kBetween[from_][corner] & state_.occupied()) {
      return piece_says(kCastlingBlocked, wing == Wing::Short ? between.first() : between.last());
    }
    if (state_.checked()) return piece_says(kCastlingCheck, state_.checkers().first());
    for (const Square square : kBetween[from_][target] | Bits::of(target)) {
      const Bits takers = state_.attackers(square, other(side_));
      if (!takers) continue;
      const Square taker = takers.first();
      return {kCastlingCrosses,
              {{"to", name(square)}, {"piece", kind_name(state_.at(taker))}, {"square", name(taker)}}};
    }
    return {};
  }

  const State& state_;
  Square from_;
  Square to_;
  Side side_;
  Kind kind_;
};

}  // namespace

Message Face::refusal(const State& state, Square from, Square to) {
  if (from >= State::kSquares || to >= State::kSquares) return Message{kNoSuchSquare};
  const PieceCode piece = state.at(from);
  if (piece == kEmpty) return Message{kNoPiece, {{"from", name(from)}}};
  if (owner_of(piece) != state.side()) {
    return Message{kNotYours,
                   {{"side", side_name(state.side())},
                    {"piece", kind_name(piece)},
                    {"from", name(from)},
                    {"owner", side_name(owner_of(piece))}}};
  }
  if (from == to) return Message{kSameSquare};
  return Why(state, from, to).message();
}

}  // namespace messhall::games::cassandra
