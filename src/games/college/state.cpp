#include "games/college/state.hpp"

#include <algorithm>

#include "base/random.hpp"
#include "games/arrow/movers.hpp"

namespace messhall::games::college {
namespace {

constexpr auto kExtraKeys = zobrist_keys<3>(~State::kKeySeed);
constexpr std::uint64_t kSecondToMove = kExtraKeys[0];
constexpr std::uint64_t unmoved_key(Side side) { return kExtraKeys[1 + index(side)]; }

}  // namespace

void State::pass_turn() {
  side_ = other(side_);
  key_ ^= kSecondToMove;
}

void State::place(Square square, PieceCode piece) {
  armies_.put(square, piece);
  key_ ^= Armies::key(piece, square);
}

void State::set_unmoved(Side side) {
  if (unmoved(side) || royal(side) != kStudy[index(side)]) return;
  unmoved_[index(side)] = true;
  key_ ^= unmoved_key(side);
}

void State::forget_unmoved(Side side) {
  if (!unmoved(side)) return;
  unmoved_[index(side)] = false;
  key_ ^= unmoved_key(side);
}

void State::set_side(Side side) {
  if (side != side_) pass_turn();
}

void State::set_counters(int halfmove, int fullmove) {
  halfmove_ = static_cast<std::uint16_t>(halfmove);
  fullmove_ = static_cast<std::uint16_t>(fullmove);
}

std::uint64_t State::computed_key() const {
  std::uint64_t key = armies_.key() ^ (side_ == Side::Second ? kSecondToMove : 0);
  for (const Side side : {Side::First, Side::Second}) key ^= unmoved(side) ? unmoved_key(side) : 0;
  return key;
}

bool State::promotes(Move move) const {
  return kind_of(at(move.from())) == Kind::Freshman && kPromotion[index(side_)].contains(move.to());
}

bool State::may_leap(Side side) const {
  // No Professor leaps to where the other one started, so this does not ask itself again.
  return unmoved(side) && !attacked(kStudy[index(side)], other(side));
}

Bits State::targets(Square from) const {
  const PieceCode piece = at(from);
  const Side owner = owner_of(piece);
  Bits reached = kHandPartners[from];
  switch (kind_of(piece)) {
    case Kind::Professor:
      reached |= arrow::step(kTables, from);
      if (may_leap(owner)) reached |= kProfessorLeaps[index(owner)];
      break;
    case Kind::Sophomore:
      reached |= arrow::slide(kTables, from, occupied()) | kLeaps.targets[from];
      break;
    case Kind::Freshman:
      reached |= arrow::step(kTables, from);
      if (kLeapRanks[index(owner)].contains(from)) reached |= kLeaps.targets[from];
      break;
  }
  return reached & ~of(owner);
}

Bits State::origins(Square to) const {
  const Side mover = owner_of(at(to));
  Bits origins = kHandPartners[to];
  switch (kind_of(at(to))) {
    case Kind::Professor:
      origins |= kTables.steps_to[to];
      break;
    case Kind::Sophomore:
      origins |= arrow::slide_origins(kTables, to, occupied()) | kLeaps.origins[to];
      break;
    case Kind::Freshman:
      if (kPromotion[index(mover)].contains(to)) return {};  // it would be one no longer
      origins |= kTables.steps_to[to] | (kLeaps.origins[to] & kLeapRanks[index(mover)]);
      break;
  }
  return origins & ~occupied();
}

void State::generate(MoveList& list) const {
  if (professor_taken() || two_professors()) return;
  for (const Square from : of(side_)) {
    for (const Square to : targets(from)) list.push({from, to});
  }
}

void State::generate_noisy(MoveList& list) const {
  if (professor_taken() || two_professors()) return;
  const Bits enemies = of(other(side_));
  const Bits freshman_goals = enemies | kPromotion[index(side_)];
  const Bits freshmen = of(Kind::Freshman);
  for (const Square from : of(side_)) {
    for (const Square to : targets(from) & (freshmen.contains(from) ? freshman_goals : enemies)) list.push({from, to});
  }
}

bool State::has_move() const {
  const Bits free = ~of(side_);
  for (const Square from : of(side_)) {
    if (!arrow::step(kTables, from).disjoint(free)) return true;
  }
  // Hemmed in everywhere: a leap or a hand may still lead out.
  for (const Square from : of(side_)) {
    if (targets(from)) return true;
  }
  return false;
}

Ending State::ending() const {
  if (professor_taken()) return Ending::Loss;
  if (two_professors()) return Ending::Draw;
  return has_move() ? Ending::None : Ending::Loss;
}

void State::count_ply(bool progress) {
  halfmove_ = static_cast<std::uint16_t>(progress ? 0 : std::min(halfmove_ + 1, kMaxCounter));
  if (side_ == Side::Second) fullmove_ = static_cast<std::uint16_t>(std::min(fullmove_ + 1, kMaxCounter));
}

State::Undo State::make(Move move) {
  const Undo undo{key_, halfmove_, fullmove_, at(move.to()), promotes(move), unmoved_};
  const PieceCode piece = at(move.from());
  armies_.take(move.from());
  key_ ^= Armies::key(piece, move.from());
  if (kind_of(piece) == Kind::Professor) forget_unmoved(side_);
  if (undo.captured != kEmpty) {
    armies_.take(move.to());
    key_ ^= Armies::key(undo.captured, move.to());
    if (kind_of(undo.captured) == Kind::Professor) forget_unmoved(other(side_));
  }
  place(move.to(), undo.promoted ? code(Kind::Sophomore, side_) : piece);
  count_ply(undo.captured != kEmpty || undo.promoted);
  pass_turn();
  return undo;
}

void State::unmake(Move move, const Undo& undo) {
  side_ = other(side_);
  const PieceCode piece = undo.promoted ? code(Kind::Freshman, side_) : at(move.to());
  armies_.take(move.to());
  if (undo.captured != kEmpty) armies_.put(move.to(), undo.captured);
  armies_.put(move.from(), piece);
  unmoved_ = undo.unmoved;
  key_ = undo.key;
  halfmove_ = undo.halfmove;
  fullmove_ = undo.fullmove;
}

State::Undo State::make_null() {
  const Undo undo{key_, halfmove_, fullmove_, kEmpty, false, unmoved_};
  count_ply(false);
  pass_turn();
  return undo;
}

void State::unmake_null(const Undo& undo) {
  side_ = other(side_);
  key_ = undo.key;
  halfmove_ = undo.halfmove;
  fullmove_ = undo.fullmove;
}

Bits State::attackers(Square square, Side by) const {
  const Bits sophomores = of(Kind::Sophomore, by);
  const Bits freshmen = of(Kind::Freshman, by);
  const Bits professor = of(Kind::Professor, by);
  Bits found = kHandPartners[square] & of(by);
  found |= kTables.steps_to[square] & (professor | freshmen);
  found |= kLeaps.origins[square] & (sophomores | (freshmen & kLeapRanks[index(by)]));
  found |= arrow::sliders_to(kTables, square, sophomores, occupied());
  if (kProfessorLeaps[index(by)].contains(square) && may_leap(by)) found |= professor;
  return found;
}

bool State::attacked(Square square, Side by) const {
  // The cheap questions first: most squares are asked about because something stands near.
  const Bits sophomores = of(Kind::Sophomore, by);
  const Bits freshmen = of(Kind::Freshman, by);
  const Bits professor = of(Kind::Professor, by);
  const Bits near = (kTables.steps_to[square] & (professor | freshmen)) |
                    (kLeaps.origins[square] & (sophomores | (freshmen & kLeapRanks[index(by)]))) |
                    (kHandPartners[square] & of(by));
  if (near) return true;
  if (arrow::sliders_to(kTables, square, sophomores, occupied())) return true;
  return kProfessorLeaps[index(by)].contains(square) && may_leap(by);
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

}  // namespace messhall::games::college
