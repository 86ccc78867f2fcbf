#include "games/ivory/state.hpp"

#include "base/random.hpp"

namespace messhall::games::ivory {
namespace {

constexpr std::uint64_t kKeySeed = 0x49766F72792003U;  // "Ivory", 2003
constexpr auto kPieceKeys = zobrist_keys<kPieceCodes * kBoard.kSquares>(kKeySeed);
constexpr std::uint64_t kSecondToMove = zobrist_keys<1>(~kKeySeed)[0];
// By side, once or twice, and square.
constexpr auto kCheckKeys = zobrist_keys<4 * kBoard.kSquares>(kKeySeed + 1);

constexpr std::uint64_t piece_key(PieceCode piece, Square square) {
  return kPieceKeys[std::size_t{piece} * kBoard.kSquares + square];
}

std::uint64_t check_key(Bits pieces, Side side, bool twice) {
  std::uint64_t key = 0;
  for (const Square square : pieces) key ^= kCheckKeys[(index(side) * 2 + (twice ? 1 : 0)) * kBoard.kSquares + square];
  return key;
}

// Where the pieces stand after one of them may have moved.
Bits moved(Bits pieces, arrow::Move move) {
  return pieces.contains(move.from()) ? (pieces ^ Bits::of(move.from())) | Bits::of(move.to()) : pieces;
}

}  // namespace

template <Variant V>
void StateOf<V>::put(Square square, PieceCode piece) {
  sides_[index(owner_of(piece))] |= Bits::of(square);
  kinds_[index(kind_of(piece))] |= Bits::of(square);
  board_[square] = piece;
}

template <Variant V>
void StateOf<V>::take(Square square) {
  const PieceCode piece = board_[square];
  sides_[index(owner_of(piece))] ^= Bits::of(square);
  kinds_[index(kind_of(piece))] ^= Bits::of(square);
  board_[square] = kEmpty;
}

template <Variant V>
void StateOf<V>::pass_turn() {
  side_ = other(side_);
  placement_key_ ^= kSecondToMove;
}

template <Variant V>
void StateOf<V>::place(Square square, PieceCode piece) {
  put(square, piece);
  placement_key_ ^= piece_key(piece, square);
  start_checks();
}

template <Variant V>
void StateOf<V>::set_side(Side side) {
  if (side != side_) pass_turn();
  start_checks();
}

template <Variant V>
void StateOf<V>::set_counters(int halfmove, int fullmove) {
  halfmove_ = static_cast<std::uint16_t>(halfmove);
  fullmove_ = static_cast<std::uint16_t>(fullmove);
}

template <Variant V>
void StateOf<V>::start_checks() {
  checks_ = {};
  const Square brain = royal(side_);
  note_checks(brain == kNoSquare ? Bits{} : attackers(brain, other(side_)), {});
}

// The side that has just moved gives these checks; `before` are those of its turn before.
template <Variant V>
void StateOf<V>::note_checks(Bits given, const Checks& before) {
  const Side mover = other(side_);
  if (rules_.repetition != Repetition::PerpetualCheck) {
    checks_[index(mover)] = {given, {}};
    return;
  }
  checks_[index(mover)] = {given, given & before.once};
  const Checks& others = checks_[index(side_)];
  // Which pieces give check now can be seen on the board.
  checks_key_ = 0;
  if (checks_[index(mover)].twice) checks_key_ ^= check_key(checks_[index(mover)].twice, mover, true);
  if (others.once) checks_key_ ^= check_key(others.once, side_, false) ^ check_key(others.twice, side_, true);
}

template <Variant V>
std::uint64_t StateOf<V>::computed_repetition_key() const {
  std::uint64_t key = side_ == Side::Second ? kSecondToMove : 0;
  for (const Square square : occupied()) key ^= piece_key(board_[square], square);
  return key;
}

template <Variant V>
typename StateOf<V>::Undo StateOf<V>::make(Move move) {
  const Undo undo{placement_key_, checks_key_, checks_, halfmove_, fullmove_, board_[move.to()]};
  const PieceCode piece = board_[move.from()];
  take(move.from());
  placement_key_ ^= piece_key(piece, move.from());
  Checks& enemies = checks_[index(other(side_))];
  if (undo.captured != kEmpty) {
    take(move.to());
    placement_key_ ^= piece_key(undo.captured, move.to());
    enemies.once &= ~Bits::of(move.to());
    enemies.twice &= ~Bits::of(move.to());
  }
  put(move.to(), piece);
  placement_key_ ^= piece_key(piece, move.to());
  halfmove_ = static_cast<std::uint16_t>(undo.captured != kEmpty ? 0 : std::min(halfmove_ + 1, kMaxCounter));
  if (side_ == Side::Second) fullmove_ = static_cast<std::uint16_t>(std::min(fullmove_ + 1, kMaxCounter));
  const Checks& own = undo.checks[index(side_)];
  pass_turn();
  note_checks(attackers(royal(side_), other(side_)), {moved(own.once, move), {}});
  return undo;
}

template <Variant V>
void StateOf<V>::unmake(Move move, const Undo& undo) {
  side_ = other(side_);
  const PieceCode piece = board_[move.to()];
  take(move.to());
  if (undo.captured != kEmpty) put(move.to(), undo.captured);
  put(move.from(), piece);
  placement_key_ = undo.placement_key;
  checks_key_ = undo.checks_key;
  checks_ = undo.checks;
  halfmove_ = undo.halfmove;
  fullmove_ = undo.fullmove;
}

template <Variant V>
typename StateOf<V>::Undo StateOf<V>::make_null() {
  const Undo undo{placement_key_, checks_key_, checks_, halfmove_, fullmove_, kEmpty};
  halfmove_ = static_cast<std::uint16_t>(std::min(halfmove_ + 1, kMaxCounter));
  if (side_ == Side::Second) fullmove_ = static_cast<std::uint16_t>(std::min(fullmove_ + 1, kMaxCounter));
  pass_turn();
  note_checks(attackers(royal(side_), other(side_)), {});
  return undo;
}

template <Variant V>
void StateOf<V>::unmake_null(const Undo& undo) {
  side_ = other(side_);
  placement_key_ = undo.placement_key;
  checks_key_ = undo.checks_key;
  checks_ = undo.checks;
  halfmove_ = undo.halfmove;
  fullmove_ = undo.fullmove;
}

template <Variant V>
Bits StateOf<V>::third_checks(Move move) const {
  const Checks& own = checks_[index(side_)];
  if (rules_.repetition != Repetition::PerpetualCheck || !own.twice) return {};
  StateOf after = *this;
  after.make(move);
  return after.checkers() & moved(own.twice, move);
}

template <Variant V>
StateOf<V> StateOf<V>::without_history() const {
  StateOf here = *this;
  here.rules_.repetition = Repetition::Zillions;
  here.start_checks();
  return here;
}

template <Variant V>
std::uint64_t StateOf<V>::perft(int depth) {
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

template class StateOf<Variant::Chinese>;
template class StateOf<Variant::Korean>;

}  // namespace messhall::games::ivory
