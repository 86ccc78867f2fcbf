#include "games/smess/state.hpp"

#include <algorithm>

#include "base/random.hpp"
#include "games/arrow/movers.hpp"

namespace messhall::games::smess {
namespace {

constexpr std::uint64_t kSecondToMove = zobrist_keys<1>(~State::kKeySeed)[0];

}  // namespace

void State::pass_turn() {
  side_ = other(side_);
  key_ ^= kSecondToMove;
}

void State::place(Square square, PieceCode piece) {
  armies_.put(square, piece);
  key_ ^= Armies::key(piece, square);
}

void State::set_side(Side side) {
  if (side != side_) pass_turn();
}

void State::set_counters(int halfmove, int fullmove) {
  halfmove_ = static_cast<std::uint16_t>(halfmove);
  fullmove_ = static_cast<std::uint16_t>(fullmove);
}

std::uint64_t State::computed_key() const { return armies_.key() ^ (side_ == Side::Second ? kSecondToMove : 0); }

bool State::may_promote(Side side) const {
  return rules_.promotion == Promotion::Always || of(Kind::Numskull, side).count() < kNumskullsInBox;
}

Bits State::promotion_squares() const { return may_promote(side_) ? kPromotion[index(side_)] : Bits{}; }

bool State::promotes(Move move) const {
  return kind_of(at(move.from())) == Kind::Ninny && promotion_squares().contains(move.to());
}

Bits State::targets(Square from) const {
  const PieceCode piece = at(from);
  const Bits reached =
      kind_of(piece) == Kind::Numskull ? arrow::slide(kTables, from, occupied()) : arrow::step(kTables, from);
  return reached & ~of(owner_of(piece));
}

Bits State::origins(Square to) const {
  const PieceCode piece = at(to);
  const Side mover = owner_of(piece);
  const Bits empty = ~occupied();
  if (kind_of(piece) == Kind::Numskull) return arrow::slide_origins(kTables, to, occupied()) & empty;
  const bool promoted = kind_of(piece) == Kind::Ninny && may_promote(mover) && kPromotion[index(mover)].contains(to);
  return promoted ? Bits{} : kTables.steps_to[to] & empty;
}

void State::generate(MoveList& list) const {
  if (brain_taken() || two_brains()) return;
  for (const Square from : of(side_)) {
    for (const Square to : targets(from)) list.push({from, to});
  }
}

void State::generate_noisy(MoveList& list) const {
  if (brain_taken() || two_brains()) return;
  const Bits enemies = of(other(side_));
  const Bits ninny_goals = enemies | promotion_squares();
  const Bits ninnies = of(Kind::Ninny);
  for (const Square from : of(side_)) {
    for (const Square to : targets(from) & (ninnies.contains(from) ? ninny_goals : enemies)) list.push({from, to});
  }
}

bool State::has_move() const {
  // A piece that can move at all can make a step: a slide begins with one.
  const Bits free = ~of(side_);
  for (const Square from : of(side_)) {
    if (!arrow::step(kTables, from).disjoint(free)) return true;
  }
  return false;
}

Ending State::ending() const {
  if (brain_taken()) return Ending::Loss;
  if (two_brains()) return Ending::Draw;  // also where the side to move could not move: a decision of the house
  return has_move() ? Ending::None : Ending::Loss;
}

State::Undo State::make(Move move) {
  Undo undo{key_, halfmove_, fullmove_, at(move.to()), promotes(move)};
  const PieceCode piece = at(move.from());
  const PieceCode becomes = undo.promoted ? code(Kind::Numskull, side_) : piece;
  armies_.take(move.from());
  key_ ^= Armies::key(piece, move.from());
  if (undo.captured != kEmpty) {
    armies_.take(move.to());
    key_ ^= Armies::key(undo.captured, move.to());
  }
  place(move.to(), becomes);
  const bool progress = undo.captured != kEmpty || undo.promoted;
  halfmove_ = static_cast<std::uint16_t>(progress ? 0 : std::min(halfmove_ + 1, kMaxCounter));
  if (side_ == Side::Second) fullmove_ = static_cast<std::uint16_t>(std::min(fullmove_ + 1, kMaxCounter));
  pass_turn();
  return undo;
}

void State::unmake(Move move, const Undo& undo) {
  side_ = other(side_);
  const PieceCode piece = undo.promoted ? code(Kind::Ninny, side_) : at(move.to());
  armies_.take(move.to());
  if (undo.captured != kEmpty) armies_.put(move.to(), undo.captured);
  armies_.put(move.from(), piece);
  key_ = undo.key;
  halfmove_ = undo.halfmove;
  fullmove_ = undo.fullmove;
}

State::Undo State::make_null() {
  const Undo undo{key_, halfmove_, fullmove_, kEmpty, false};
  halfmove_ = static_cast<std::uint16_t>(std::min(halfmove_ + 1, kMaxCounter));
  if (side_ == Side::Second) fullmove_ = static_cast<std::uint16_t>(std::min(fullmove_ + 1, kMaxCounter));
  pass_turn();
  return undo;
}

void State::unmake_null(const Undo& undo) {
  side_ = other(side_);
  key_ = undo.key;
  halfmove_ = undo.halfmove;
  fullmove_ = undo.fullmove;
}

Bits State::attackers(Square square, Bits occupied) const {
  const Bits numskulls = of(Kind::Numskull) & occupied;
  const Bits steppers = (of(Kind::Brain) | of(Kind::Ninny)) & occupied;
  return (kTables.steps_to[square] & steppers) | arrow::sliders_to(kTables, square, numskulls, occupied);
}

std::uint64_t State::perft(int depth) {
  if (depth <= 0) return 1;
  MoveList list;
  generate(list);
  if (depth == 1) return list.size();
  std::uint64_t nodes = 0;
  for (const Move move : list) {
    const Undo undo = make(move);
    nodes += perft(depth - 1);
    unmake(move, undo);
  }
  return nodes;
}

}  // namespace messhall::games::smess
