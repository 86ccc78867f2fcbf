// Whom the pieces attack, and which moves are legal. What checks and pins allow is known before any move is looked at,
// so that legal moves are counted as whole sets of squares.
#include "games/cassandra/state.hpp"
#include "games/cassandra/ways.hpp"

namespace messhall::games::cassandra {
namespace {

constexpr std::array<Bits, 64> make_rays() {
  std::array<Bits, 64> rays{};
  for (std::size_t i = 0; i < 64; ++i) {
    rays[i] = rook_lines(static_cast<Square>(i), {}) | bishop_lines(static_cast<Square>(i), {});
  }
  return rays;
}
// The squares from which a slider could ever reach a square.
constexpr std::array<Bits, 64> kRays = make_rays();

constexpr Bits kLastRanks = Bits::of_word(0xFF000000000000FFU);
constexpr Bits kLeftFile = Bits::of_word(0x0101010101010101U);
constexpr Bits kRightFile = Bits::of_word(0x8080808080808080U);

// The squares so many squares further on, for First; `right` from -1 to 1. Only from squares where that stays on the
// board sideways.
template <Side S>
constexpr Bits ahead(Bits squares, int right = 0) {
  return Bits::of_word(S == Side::First ? squares.word() << (8 + right) : squares.word() >> (8 - right));
}
template <Side S>
constexpr Bits kThirdRank = Bits::of_word(S == Side::First ? 0x0000000000FF0000U : 0x0000FF0000000000U);
template <Side S>
constexpr int kAhead = S == Side::First ? 8 : -8;

// Collects moves that land on the wanted squares; promotions always.
class Lister {
 public:
  Lister(State::MoveList& list, Bits wanted, int promotions) : list_(list), wanted_(wanted), promotions_(promotions) {}

  void piece(Square from, Bits targets) {
    for (const Square to : targets& wanted_) list_.push({from, to});
  }
  void pawns(Bits targets, int way) {
    for (const Square to : targets& wanted_) list_.push({static_cast<Square>(to - way), to});
  }
  void promotions(Bits targets, int way) {
    for (const Square to : targets) {
      for (int kind = 1; kind <= promotions_; ++kind) {
        list_.push({static_cast<Square>(to - way), to, static_cast<Move::Promotion>(kind)});
      }
    }
  }
  void castling(Square from, Square to) { piece(from, Bits::of(to)); }
  void en_passant(Square from, Square to) { list_.push({from, to}); }

 private:
  State::MoveList& list_;
  Bits wanted_;
  int promotions_;
};

// Counts moves by the sizes of their sets, without a list.
class Counter {
 public:
  explicit Counter(int promotions) : promotions_(static_cast<std::uint64_t>(promotions)) {}

  void piece(Square /*from*/, Bits targets) { count_ += count(targets); }
  void pawns(Bits targets, int /*way*/) { count_ += count(targets); }
  void promotions(Bits targets, int /*way*/) { count_ += count(targets) * promotions_; }
  void castling(Square /*from*/, Square /*to*/) { ++count_; }
  void en_passant(Square /*from*/, Square /*to*/) { ++count_; }
  [[nodiscard]] std::uint64_t sum() const { return count_; }

 private:
  static std::uint64_t count(Bits squares) { return static_cast<std::uint64_t>(squares.count()); }

  std::uint64_t promotions_;
  std::uint64_t count_ = 0;
};

int promotions_of(const Rules& rules) {
  return static_cast<int>(rules.armies[0] == rules.armies[1] ? kSlots : 2 * kSlots);
}

}  // namespace

Bits State::attackers(Square square, Side by, Bits occupied) const {
  const auto& back = kWays[index(other(by))];
  const Bits present = of(by) & occupied;
  Bits found;
  for (std::size_t i = 0; i < roster_.leaper_count; ++i) {
    const std::size_t kind = index(roster_.leapers[i]);
    found |= back[kind].leaps[square] & kinds_[kind];
  }
  if (!kRays[square].disjoint(sliders_ & present)) {
    const Bits straight = rook_lines(square, occupied);
    const Bits diagonal = bishop_lines(square, occupied);
    for (std::size_t i = 0; i < roster_.slider_count; ++i) {
      const std::size_t kind = index(roster_.sliders[i]);
      found |= ((straight & back[kind].straight[square]) | (diagonal & back[kind].diagonal[square])) & kinds_[kind];
    }
  }
  return found & present;
}

bool State::attacked(Square square, Side by, Bits occupied) const { return !attackers(square, by, occupied).empty(); }

Bits State::targets(Square from) const {
  const Kind kind = kind_of(board_[from]);
  const Side owner = owner_of(board_[from]);
  const Bits taken = occupied();
  if (kind != Kind::Pawn) {
    return ways(kind, owner).from(from, rook_lines(from, taken), bishop_lines(from, taken)) & ~of(owner);
  }
  const Bits pawn = Bits::of(from);
  const bool first = owner == Side::First;
  const Bits single = (first ? ahead<Side::First>(pawn) : ahead<Side::Second>(pawn)) & ~taken;
  const Bits third = single & (first ? kThirdRank<Side::First> : kThirdRank<Side::Second>);
  const Bits twice = (first ? ahead<Side::First>(third) : ahead<Side::Second>(third)) & ~taken;
  Bits prey = of(other(owner));
  if (turn_.en_passant != kNoSquare && owner == turn_.side) prey |= Bits::of(turn_.en_passant);
  return single | twice | (ways(kind, owner).leaps[from] & prey);
}

Bits State::Guard::pin_of(Square square) const {
  for (std::size_t i = 0; i < pin_count; ++i) {
    if (pins[i].contains(square)) return pins[i];
  }
  return {};
}

State::Guard State::guard() const {
  const Side enemy = other(turn_.side);
  const auto& back = kWays[index(turn_.side)];
  Guard guard;
  guard.king = royal(turn_.side);
  const Bits allowed = ~(of(turn_.side) | of(Kind::King));
  guard.allowed = allowed;
  if (checked() && !turn_.checkers.more_than_one()) {
    const Square checker = turn_.checkers.first();
    const bool leap = ways(kind_of(board_[checker]), enemy).leaps[checker].contains(guard.king);
    guard.allowed &= turn_.checkers | (leap ? Bits{} : kBetween[guard.king][checker]);
  }
  const Bits snipers = sliders_ & of(enemy) & kRays[guard.king];
  if (!snipers) return guard;
  for (std::size_t i = 0; i < roster_.slider_count; ++i) {
    const std::size_t kind = index(roster_.sliders[i]);
    const Ways& reach = back[kind];
    for (const Square sniper : kinds_[kind] & snipers & (reach.straight[guard.king] | reach.diagonal[guard.king])) {
      const Bits line = kBetween[guard.king][sniper];
      const Bits between = line & occupied();
      if (between.empty() || between.more_than_one() || between.disjoint(of(turn_.side))) continue;
      guard.pinned |= between;
      guard.pins[guard.pin_count++] = line | Bits::of(sniper);
    }
  }
  return guard;
}

template <Side Us, class Sink>
void State::visit_officers(const Guard& guard, Sink& sink) const {
  const Bits taken = occupied();
  for (std::size_t i = 0; i < roster_.officer_count; ++i) {
    const Kind kind = roster_.officers[i];
    const Ways& reach = ways(kind, Us);
    const bool straight = slides_straight(kind);
    const bool diagonal = slides_diagonally(kind);
    for (const Square from : of(kind, Us)) {
      Bits targets = reach.leaps[from];
      if (straight) targets |= rook_lines(from, taken) & reach.straight[from];
      if (diagonal) targets |= bishop_lines(from, taken) & reach.diagonal[from];
      targets &= guard.allowed;
      if (guard.pinned.contains(from)) targets &= guard.pin_of(from);
      sink.piece(from, targets);
    }
  }
}

// Taking en passant is not among it.
template <Side Us, class Sink>
void State::visit_pawns(Bits pawns, Bits allowed, Sink& sink) const {
  const Bits free = ~occupied();
  const Bits prey = of(other(Us)) & allowed;
  const Bits single = ahead<Us>(pawns) & free;
  const Bits twice = ahead<Us>(single & kThirdRank<Us>) & free & allowed;
  const Bits left = ahead<Us>(pawns & ~kLeftFile, -1) & prey;
  const Bits right = ahead<Us>(pawns & ~kRightFile, 1) & prey;
  const Bits steps = single & allowed;
  sink.pawns(steps & ~kLastRanks, kAhead<Us>);
  sink.pawns(twice, 2 * kAhead<Us>);
  sink.pawns(left & ~kLastRanks, kAhead<Us> - 1);
  sink.pawns(right & ~kLastRanks, kAhead<Us> + 1);
  if ((steps | left | right).disjoint(kLastRanks)) return;
  sink.promotions(steps & kLastRanks, kAhead<Us>);
  sink.promotions(left & kLastRanks, kAhead<Us> - 1);
  sink.promotions(right & kLastRanks, kAhead<Us> + 1);
}

bool State::en_passant_legal(Square from) const {
  const Square to = turn_.en_passant;
  const Bits taken = Bits::of(static_cast<Square>(turn_.side == Side::First ? to - 8 : to + 8));
  const Bits after = (occupied() ^ taken ^ Bits::of(from)) | Bits::of(to);
  return !attacked(royal(turn_.side), other(turn_.side), after);
}

bool State::may_castle(Side side, Wing wing) const {
  if ((turn_.rights & right_of(side, wing)) == 0) return false;
  const Square king = royal(side);
  const auto corner = static_cast<Square>(wing == Wing::Short ? king + 3 : king - 4);
  if (!kBetween[king][corner].disjoint(occupied())) return false;
  const Square target = castling_target(side, wing);
  for (const Square square : kBetween[king][target] | Bits::of(target)) {
    if (attacked(square, other(side))) return false;
  }
  return true;
}

template <Side Us, class Sink>
void State::visit_king(const Guard& guard, Sink& sink) const {
  constexpr Side kThem = other(Us);
  const Bits others = occupied() ^ Bits::of(guard.king);
  Bits safe;
  for (const Square to : ways(Kind::King, Us).leaps[guard.king] & ~(of(Us) | of(Kind::King))) {
    if (!attacked(to, kThem, others)) safe |= Bits::of(to);
  }
  sink.piece(guard.king, safe);
  constexpr std::uint8_t rights = right_of(Us, Wing::Short) | right_of(Us, Wing::Long);
  if (checked() || (turn_.rights & rights) == 0) return;
  for (const Wing wing : {Wing::Short, Wing::Long}) {
    if (may_castle(Us, wing)) sink.castling(guard.king, castling_target(Us, wing));
  }
}

template <Side Us, class Sink>
void State::visit_moves(Sink& sink) const {
  constexpr Side kThem = other(Us);
  const Guard known = guard();
  visit_king<Us>(known, sink);
  if (turn_.en_passant != kNoSquare) {
    for (const Square from : ways(Kind::Pawn, kThem).leaps[turn_.en_passant] & of(Kind::Pawn, Us)) {
      if (en_passant_legal(from)) sink.en_passant(from, turn_.en_passant);
    }
  }
  if (turn_.laid_open) {
    // The King may be taken whatever becomes of the own one.
    const Square prey = royal(kThem);
    for (const Square from : attackers(prey, Us)) {
      const bool promotes = kind_of(board_[from]) == Kind::Pawn && kLastRanks.contains(prey);
      if (promotes) sink.promotions(Bits::of(prey), prey - from);
      if (!promotes) sink.piece(from, Bits::of(prey));
    }
  }
  if (turn_.checkers.more_than_one()) return;
  visit_officers<Us>(known, sink);
  const Bits pawns = of(Kind::Pawn, Us);
  visit_pawns<Us>(pawns & ~known.pinned, known.allowed, sink);
  for (const Square pawn : pawns& known.pinned) {
    visit_pawns<Us>(Bits::of(pawn), known.allowed & known.pin_of(pawn), sink);
  }
}

template <class Sink>
void State::visit(Sink& sink) const {
  if (!of(Kind::King).more_than_one()) return;
  if (turn_.side == Side::First) {
    visit_moves<Side::First>(sink);
  } else {
    visit_moves<Side::Second>(sink);
  }
}

void State::generate(MoveList& list) const {
  if (!turn_.naming) {
    Lister lister(list, ~Bits{}, promotions_of(rules_));
    return visit(lister);
  }
  list.push(Move::name_nothing());
  for (int square = 0; square < kSquares; ++square) list.push(Move::name(static_cast<Square>(square)));
}

void State::generate_noisy(MoveList& list) const {
  if (turn_.naming) return list.push(Move::name_nothing());
  Lister lister(list, of(other(turn_.side)), promotions_of(rules_));
  visit(lister);
}

inline std::uint64_t State::counted_moves() const {
  Counter counter(promotions_of(rules_));
  visit(counter);
  return counter.sum();
}

#if defined(__x86_64__) && defined(__GNUC__)
// Programs for this processor may not count on its instruction for counting bits, so that it is asked for at run time.
// Counting moves is little else.
__attribute__((target("popcnt"), flatten)) std::uint64_t State::counted_moves_by_instruction() const {
  return counted_moves();
}

std::uint64_t State::count_moves() const {
  static const bool counts_bits = __builtin_cpu_supports("popcnt") != 0;
  return counts_bits ? counted_moves_by_instruction() : counted_moves();
}
#else
std::uint64_t State::count_moves() const { return counted_moves(); }
#endif

bool State::has_move() const { return count_moves() > 0; }

std::uint64_t State::count_turns(int depth) {
  if (depth <= 0) return 1;
  if (rules_.move_limit && turn_.halfmove >= kMoveLimit) return 0;
  const bool names = may_name();
  if (depth == 1) return count_moves() * (names ? kMostNamings : 1);
  MoveList list;
  generate(list);
  std::uint64_t nodes = 0;
  for (const Move move : list) {
    const Undo undo = make(move);
    nodes += names ? count_namings(depth - 1) : count_turns(depth - 1);
    unmake(move, undo);
  }
  return nodes;
}

// The namings after which so many turns follow.
std::uint64_t State::count_namings(int depth) {
  // Which square was named makes no difference before it falls due, four turns later.
  constexpr int kTurnsUntilDue = 4;
  std::uint64_t nodes = 0;
  MoveList list;
  generate(list);
  for (std::size_t i = 0; i < list.size(); ++i) {
    const Undo undo = make(list[i]);
    const bool alike = i > 0 && depth < kTurnsUntilDue;
    nodes += count_turns(depth) * (alike ? list.size() - 1 : 1);
    unmake(list[i], undo);
    if (alike) break;
  }
  return nodes;
}

Bits State::exposes(Move move) const {
  const Side enemy = other(turn_.side);
  const Square king = royal(turn_.side);
  Bits after = (occupied() ^ Bits::of(move.from())) | Bits::of(move.to());
  if (takes_en_passant(move)) {
    after ^= Bits::of(static_cast<Square>(turn_.side == Side::First ? move.to() - 8 : move.to() + 8));
  }
  // What is taken attacks nothing any more, though its square stays occupied.
  return attackers(king == move.from() ? move.to() : king, enemy, after) & ~Bits::of(move.to());
}

Bits State::worth_naming() const {
  const Side enemy = other(turn_.side);
  const std::uint8_t rung = target(turn_.side);
  Bits reached = on_rung(rung, enemy);
  Bits fresh = reached;
  for (int move = 0; move < 2; ++move) {
    Bits next;
    for (const Square square : fresh) next |= reach(rung, enemy, square);
    fresh = next & ~reached;
    reached |= next;
  }
  return reached;
}

// Where a piece of the rung could go from the square on the board as it is, own pieces on the way or not.
Bits State::reach(std::uint8_t rung, Side side, Square from) const {
  if (rung == kPawnRung) {
    const bool first = side == Side::First;
    const Bits single = first ? ahead<Side::First>(Bits::of(from)) : ahead<Side::Second>(Bits::of(from));
    const Bits third = single & (first ? kThirdRank<Side::First> : kThirdRank<Side::Second>);
    const Bits twice = first ? ahead<Side::First>(third) : ahead<Side::Second>(third);
    return ((single | twice) & ~kLastRanks) | (ways(Kind::Pawn, side).leaps[from] & of(other(side)) & ~kLastRanks);
  }
  const Bits straight = rook_lines(from, occupied());
  const Bits diagonal = bishop_lines(from, occupied());
  return ways(kind_on(rung, rules_.armies[0]), side).from(from, straight, diagonal) |
         ways(kind_on(rung, rules_.armies[1]), side).from(from, straight, diagonal);
}

}  // namespace messhall::games::cassandra
