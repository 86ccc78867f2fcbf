#include "games/cassandra/state.hpp"

#include <algorithm>

#include "base/random.hpp"
#include "games/cassandra/ways.hpp"

namespace messhall::games::cassandra {
namespace {

constexpr std::uint64_t kKeySeed = 0x43617373616E6472U;  // "Cassandr"
constexpr auto kPieceKeys = zobrist_keys<kPieceCodes * 64>(kKeySeed);
constexpr auto kRightsKeys = zobrist_keys<kAllRights + 1>(kKeySeed + 1);
constexpr auto kEnPassantKeys = zobrist_keys<64>(kKeySeed + 2);
constexpr auto kTargetKeys = zobrist_keys<2 * kRungs>(kKeySeed + 3);  // by side and rung
// By side, rung and square of a prophecy, and by side and age.
constexpr auto kForetoldKeys = zobrist_keys<2 * kRungs * 64>(kKeySeed + 4);
constexpr auto kAgeKeys = zobrist_keys<2 * 2>(kKeySeed + 5);
constexpr auto kOtherKeys = zobrist_keys<3>(kKeySeed + 6);
constexpr std::uint64_t kSecondToMove = kOtherKeys[0];
constexpr std::uint64_t kNaming = kOtherKeys[1];
constexpr std::uint64_t kFirstMove = kOtherKeys[2];

constexpr std::uint64_t piece_key(PieceCode piece, Square square) {
  return kPieceKeys[std::size_t{piece} * 64 + square];
}

std::uint64_t foretold_key(Side side, const Foretold& foretold) {
  return kForetoldKeys[(index(side) * kRungs + foretold.rung) * 64 + foretold.square];
}

std::uint64_t targets_key(std::uint8_t first, std::uint8_t second) {
  return kTargetKeys[first] ^ kTargetKeys[kRungs + second];
}

// The rights that end when a piece leaves the square, or is taken there.
constexpr std::array<std::uint8_t, 64> make_ended_rights() {
  std::array<std::uint8_t, 64> ended{};
  for (const Side side : {Side::First, Side::Second}) {
    const std::size_t home = side == Side::First ? 0 : 56;
    ended[home] = right_of(side, Wing::Long);
    ended[home + 7] = right_of(side, Wing::Short);
    ended[home + 4] = static_cast<std::uint8_t>(ended[home] | ended[home + 7]);
  }
  return ended;
}
constexpr std::array<std::uint8_t, 64> kEndedRights = make_ended_rights();

// Where the pawn stands that has just gone over this square.
constexpr Square passed_pawn(Square en_passant) {
  return static_cast<Square>(en_passant < 32 ? en_passant + 8 : en_passant - 8);
}

}  // namespace

State::State(Rules rules) : roster_(roster_of(rules)), rules_(rules) { board_.fill(kEmpty); }

State::Roster State::roster_of(const Rules& rules) {
  Roster roster;
  roster.leapers[roster.leaper_count++] = Kind::King;
  roster.leapers[roster.leaper_count++] = Kind::Pawn;
  for (const Side side : {Side::First, Side::Second}) {
    if (side == Side::Second && rules.armies[0] == rules.armies[1]) break;
    for (const Slot slot : {Slot::Rook, Slot::Knight, Slot::Bishop, Slot::Queen}) {
      const Kind kind = kind_of(rules.army(side), slot);
      roster.officers[roster.officer_count++] = kind;
      if (slides_straight(kind) || slides_diagonally(kind)) roster.sliders[roster.slider_count++] = kind;
      if (leaps(kind)) roster.leapers[roster.leaper_count++] = kind;
    }
  }
  return roster;
}

Bits State::on_rung(std::uint8_t rung, Side side) const {
  return (of(kind_on(rung, rules_.armies[0])) | of(kind_on(rung, rules_.armies[1]))) & of(side);
}

void State::put(Square square, PieceCode piece) {
  const Bits bit = Bits::of(square);
  sides_[index(owner_of(piece))] |= bit;
  kinds_[index(kind_of(piece))] |= bit;
  if (slides(kind_of(piece))) sliders_ |= bit;
  board_[square] = piece;
}

PieceCode State::take(Square square) {
  const PieceCode piece = board_[square];
  const Bits bit = Bits::of(square);
  sides_[index(owner_of(piece))] ^= bit;
  kinds_[index(kind_of(piece))] ^= bit;
  sliders_ &= ~bit;
  board_[square] = kEmpty;
  return piece;
}

void State::place(Square square, PieceCode piece) {
  put(square, piece);
  placement_key_ ^= piece_key(piece, square);
}

void State::begin(const Turn& turn) {
  turn_ = turn;
  if (rules_.foresight) pass_over();
  start_turn();
  if (turn_.before.removed != kEmpty) return;
  const Square other_king = royal(other(turn_.side));
  turn_.laid_open = other_king != kNoSquare && attacked(other_king, turn_.side);
}

std::uint8_t State::passed_over(Side side, std::uint8_t target) const {
  while (target < kKingRung && on_rung(target, other(side)).empty()) ++target;
  return target;
}

void State::pass_over() {
  for (const Side side : {Side::First, Side::Second}) {
    turn_.targets[index(side)] = passed_over(side, target(side));
  }
}

Kind State::promoted_kind(Move move) const {
  const bool own = move.promotion() < Move::kFoesArmy;
  const auto slot = static_cast<Slot>(move.promotion() - (own ? Move::kOwnArmy : Move::kFoesArmy));
  return kind_of(rules_.army(own ? turn_.side : other(turn_.side)), slot);
}

bool State::castles(PieceCode moving, Move move) {
  const int way = move.to() - move.from();
  return kind_of(moving) == Kind::King && (way == 2 || way == -2 || way == -3);
}

Shift State::castling_shift(Move move) {
  const bool to_the_right = move.to() > move.from();
  const int home = move.from() & ~7;
  return {static_cast<Square>(to_the_right ? home + 7 : home),
          static_cast<Square>(to_the_right ? move.to() - 1 : move.to() + 1)};
}

Square State::castling_target(Side side, Wing wing) const {
  const int home = side == Side::First ? 0 : 56;
  if (wing == Wing::Short) return static_cast<Square>(home + 6);
  return static_cast<Square>(home + (rules_.army(side) == Army::Clobberers ? 1 : 2));
}

PieceCode State::move_pieces(Move move) {
  const Square from = move.from();
  const Square to = move.to();
  const PieceCode piece = take(from);
  const bool is_pawn = kind_of(piece) == Kind::Pawn;
  PieceCode captured = kEmpty;
  if (board_[to] != kEmpty) {
    captured = take(to);
    placement_key_ ^= piece_key(captured, to);
  } else if (is_pawn && to == turn_.en_passant) {
    captured = take(passed_pawn(to));
    placement_key_ ^= piece_key(captured, passed_pawn(to));
  }
  const PieceCode landed = move.promotion() == 0 ? piece : code(promoted_kind(move), turn_.side);
  put(to, landed);
  placement_key_ ^= piece_key(piece, from) ^ piece_key(landed, to);
  if (castles(piece, move)) {
    const Shift shift = castling_shift(move);
    const PieceCode corner = take(shift.from);
    put(shift.to, corner);
    placement_key_ ^= piece_key(corner, shift.from) ^ piece_key(corner, shift.to);
  }
  turn_.rights &= static_cast<std::uint8_t>(~(kEndedRights[from] | kEndedRights[to]));
  const bool double_step = is_pawn && (to - from == 16 || from - to == 16);
  turn_.en_passant = double_step ? static_cast<Square>((from + to) / 2) : kNoSquare;
  const bool progress = is_pawn || captured != kEmpty;
  turn_.halfmove = static_cast<std::uint16_t>(progress ? 0 : std::min(turn_.halfmove + 1, kMaxCounter));
  return captured;
}

// After the turn has been taken back.
void State::unmove_pieces(Move move, PieceCode captured) {
  PieceCode piece = take(move.to());
  if (move.promotion() != 0) piece = code(Kind::Pawn, turn_.side);
  put(move.from(), piece);
  if (castles(piece, move)) {
    const Shift shift = castling_shift(move);
    put(shift.from, take(shift.to));
  }
  if (captured == kEmpty) return;
  const bool in_passing = kind_of(piece) == Kind::Pawn && move.to() == turn_.en_passant;
  put(in_passing ? passed_pawn(move.to()) : move.to(), captured);
}

State::Undo State::make(Move move) {
  Undo undo{turn_, placement_key_, kEmpty};
  if (move.is_naming()) {
    if (move.named() != kNoSquare) turn_.foretold[index(turn_.side)] = {move.named(), target(turn_.side), 0};
    pass_turn();
    return undo;
  }
  const bool names = may_name();
  undo.captured = move_pieces(move);
  if (rules_.foresight) {
    Foretold& own = turn_.foretold[index(turn_.side)];
    if (own.outstanding()) own.age = 1;
    if (undo.captured != kEmpty || move.promotion() != 0) pass_over();
  }
  if (names) {
    turn_.naming = true;
    turn_.checkers = {};
    turn_.laid_open = false;
  } else {
    pass_turn();
  }
  return undo;
}

void State::unmake(Move move, const Undo& undo) {
  if (!turn_.naming) unpass_turn();
  turn_ = undo.turn;
  placement_key_ = undo.placement_key;
  if (!move.is_naming()) unmove_pieces(move, undo.captured);
}

State::Undo State::make_null() {
  const Undo undo{turn_, placement_key_, kEmpty};
  Foretold& own = turn_.foretold[index(turn_.side)];
  if (!turn_.naming) {
    if (own.outstanding()) own.age = 1;
    turn_.en_passant = kNoSquare;
    turn_.halfmove = static_cast<std::uint16_t>(std::min(turn_.halfmove + 1, kMaxCounter));
  }
  pass_turn();
  return undo;
}

void State::unmake_null(const Undo& undo) {
  unpass_turn();
  turn_ = undo.turn;
  placement_key_ = undo.placement_key;
}

void State::pass_turn() {
  turn_.naming = false;
  if (turn_.side == Side::Second) {
    turn_.fullmove = static_cast<std::uint16_t>(std::min(turn_.fullmove + 1, kMaxCounter));
  }
  turn_.side = other(turn_.side);
  start_turn();
}

// What the fulfilment removed comes back.
void State::unpass_turn() {
  if (turn_.before.removed != kEmpty) put(turn_.before.due.square, turn_.before.removed);
}

void State::start_turn() {
  const Square king = royal(turn_.side);
  turn_.checkers = king == kNoSquare ? Bits{} : attackers(king, other(turn_.side));
  turn_.laid_open = false;
  turn_.before = {};
  if (!rules_.foresight || king == kNoSquare) return;
  const Foretold& due = turn_.foretold[index(turn_.side)];
  if (due.outstanding() && due.age == 1) fulfil();
}

// The order of the rules page: checkmate on the board as it is, and the draw by plies, come before the fulfilment.
void State::fulfil() {
  Foretold& due = turn_.foretold[index(turn_.side)];
  const PieceCode piece = board_[due.square];
  const bool hit = piece != kEmpty && owner_of(piece) != turn_.side && rung_of(kind_of(piece)) == due.rung &&
                   due.rung == target(turn_.side);
  if (rules_.move_limit && turn_.halfmove >= kMoveLimit) return;
  if (hit && checked() && !has_move()) return;
  turn_.before = {due, target(turn_.side), kEmpty, turn_.rights, turn_.en_passant, turn_.halfmove};
  due = {};
  if (!hit) return;
  const Square square = turn_.before.due.square;
  turn_.before.removed = take(square);
  placement_key_ ^= piece_key(piece, square);
  turn_.halfmove = 0;
  turn_.rights &= static_cast<std::uint8_t>(~kEndedRights[square]);
  if (turn_.en_passant != kNoSquare && passed_pawn(turn_.en_passant) == square) turn_.en_passant = kNoSquare;
  ++turn_.targets[index(turn_.side)];
  const Square other_king = royal(other(turn_.side));
  if (other_king == kNoSquare) return;
  pass_over();
  turn_.checkers = attackers(royal(turn_.side), other(turn_.side));
  turn_.laid_open = attacked(other_king, turn_.side);
}

Square State::menaced() const {
  const Side enemy = other(turn_.side);
  const Foretold& next = foretold(enemy);
  if (!next.outstanding() || next.age != 1 || spent(enemy)) return kNoSquare;
  return on_rung(next.rung, turn_.side).contains(next.square) ? next.square : kNoSquare;
}

State State::without_foresight() const {
  State blind = *this;
  blind.rules_.foresight = false;
  blind.turn_.foretold = {};
  blind.turn_.targets = {};
  blind.turn_.before = {};
  return blind;
}

std::uint64_t State::computed_placement_key() const {
  std::uint64_t key = 0;
  for (const Square square : occupied()) key ^= piece_key(board_[square], square);
  return key;
}

std::uint64_t State::key() const {
  std::uint64_t key = placement_key_ ^ kRightsKeys[turn_.rights];
  if (turn_.side == Side::Second) key ^= kSecondToMove;
  // The square counts where a pawn could take there.
  if (turn_.en_passant != kNoSquare && !turn_.naming) {
    const Bits takers = ways(Kind::Pawn, other(turn_.side)).leaps[turn_.en_passant];
    if (!takers.disjoint(of(Kind::Pawn, turn_.side))) key ^= kEnPassantKeys[turn_.en_passant];
  } else if (turn_.en_passant != kNoSquare) {
    key ^= kEnPassantKeys[turn_.en_passant];
  }
  if (!rules_.foresight) return key;
  key ^= targets_key(turn_.targets[0], turn_.targets[1]);
  if (turn_.naming) key ^= kNaming;
  if (turn_.side == Side::First && turn_.fullmove == 1) key ^= kFirstMove;
  for (const Side side : {Side::First, Side::Second}) {
    const Foretold& made = foretold(side);
    if (!made.outstanding()) continue;
    key ^= kAgeKeys[2 * index(side) + made.age];
    if (!spent(side)) key ^= foretold_key(side, made);
  }
  return key;
}

std::uint64_t State::repetition_key() const {
  const Before& before = turn_.before;
  const bool due = before.due.outstanding();
  std::uint64_t key = placement_key_ ^ kRightsKeys[due ? before.rights : turn_.rights];
  if (before.removed != kEmpty && !turn_.naming) key ^= piece_key(before.removed, before.due.square);
  if (turn_.side == Side::Second) key ^= kSecondToMove;
  const Square en_passant = due ? before.en_passant : turn_.en_passant;
  if (en_passant != kNoSquare) key ^= kEnPassantKeys[en_passant];
  if (!rules_.foresight) return key;
  std::array<std::uint8_t, 2> targets = turn_.targets;
  std::array<Foretold, 2> foretold = turn_.foretold;
  if (due) {
    targets[index(turn_.side)] = before.target;
    foretold[index(turn_.side)] = before.due;
  }
  key ^= targets_key(targets[0], targets[1]);
  for (const Side side : {Side::First, Side::Second}) {
    const Foretold& made = foretold[index(side)];
    if (made.outstanding()) key ^= kAgeKeys[2 * index(side) + made.age] ^ foretold_key(side, made);
  }
  return key;
}

Ending State::ending() const {
  const bool other_gone = royal(other(turn_.side)) == kNoSquare;
  if (turn_.naming) return other_gone ? Ending::Win : Ending::None;
  if (royal(turn_.side) == kNoSquare) return Ending::Loss;
  if (other_gone) return Ending::Win;
  if (has_move()) return Ending::None;
  return checked() ? Ending::Loss : Ending::Draw;
}

}  // namespace messhall::games::cassandra
