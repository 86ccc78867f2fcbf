// What a position of Cassandra Chess seems worth: the terms of chess for pieces of any kind, and what the prophecies
// promise.
#include <algorithm>
#include <array>
#include <cstdlib>

#include "games/cassandra/state.hpp"
#include "games/cassandra/ways.hpp"

namespace messhall::games::cassandra {
namespace {

// Hundredths of a Pawn, in the middle game and in endings.
struct Tapered {
  int middle = 0;
  int end = 0;

  constexpr Tapered& operator+=(Tapered other) {
    middle += other.middle;
    end += other.end;
    return *this;
  }
  constexpr Tapered& operator-=(Tapered other) {
    middle -= other.middle;
    end -= other.end;
    return *this;
  }
  friend constexpr Tapered operator*(Tapered value, int times) { return {value.middle * times, value.end * times}; }
};

struct Traits {
  int value = 0;     // in exchanges, and as material
  int usual = 0;     // squares it can usually go to
  int mobility = 0;  // for each square more or less
  int menace = 0;    // to a King near which it bears
  int phase = 0;     // what it adds to the middle game
};

// By Kind. Betza made the armies about equal, slot by slot, so the values differ little from those of chess; they were
// set by hand from the number of squares that a piece reaches and whether it can change the colour of its square.
constexpr std::array<Traits, kKinds> kTraits{{
    {10000, 0, 0, 0, 0},  // King
    {100, 0, 0, 0, 0},    // Pawn
    {500, 7, 2, 3, 2},    // Rook
    {325, 4, 4, 2, 1},    // Knight
    {335, 6, 4, 2, 1},    // Bishop
    {950, 13, 1, 5, 4},   // Queen
    {480, 7, 3, 3, 2},    // Bede
    {305, 4, 4, 2, 1},    // Waffle
    {385, 6, 4, 2, 1},    // FAD
    {850, 9, 2, 5, 4},    // Cardinal
    {475, 7, 2, 3, 2},    // Charging Rook
    {315, 4, 4, 2, 1},    // Fibnif
    {360, 5, 4, 2, 1},    // Charging Knight
    {900, 11, 2, 5, 4},   // Colonel
    {450, 6, 2, 3, 2},    // Short Rook
    {295, 4, 4, 2, 1},    // Woody Rook
    {415, 6, 4, 2, 1},    // Half-Duck
    {900, 11, 2, 5, 4},   // Chancellor
}};
constexpr const Traits& traits(Kind kind) { return kTraits[index(kind)]; }
constexpr int worth(PieceCode piece) { return piece == kEmpty ? 0 : traits(kind_of(piece)).value; }

constexpr int kFullPhase = 24;
constexpr int kTempo = 12;

// By rank from the own side.
constexpr std::array<Tapered, 8> kPassed{{{}, {2, 8}, {5, 14}, {12, 28}, {28, 52}, {55, 95}, {90, 150}, {}}};
constexpr std::array<Tapered, 8> kAdvanced{{{}, {0, 0}, {2, 3}, {8, 6}, {14, 10}, {20, 18}, {30, 30}, {}}};
constexpr std::array<int, 8> kPawnFiles{-4, 0, 2, 8, 8, 2, 0, -4};
constexpr Tapered kIsolated{-10, -14};
constexpr Tapered kDoubled{-6, -16};
constexpr int kShield = 11;
constexpr int kOpenToKing = -14;
constexpr int kMostMenace = 260;

// How near the middle of the board a square is: 0 in a corner, 6 in the centre.
constexpr int centre(Square square) {
  const int file = square % 8;
  const int rank = square / 8;
  return std::min(file, 7 - file) + std::min(rank, 7 - rank);
}

// What being on a rung is worth: the way to the foe's King is shorter.
constexpr std::array<int, kRungs> kProgress{0, 12, 28, 50, 85, 150};
constexpr int kKingFallen = 2000;  // a prophecy about the King that comes true, short of a sure win
constexpr int kRestraint = 60;     // one that a King with few squares must heed wherever it goes
constexpr int kBusy = 10;          // a prophecy that can hit nothing yet keeps its maker from a better one

constexpr Bits kFileA = Bits::of_word(0x0101010101010101U);
constexpr Bits file_of(int file) { return Bits::of_word(kFileA.word() << file); }
constexpr Bits neighbours_of(int file) {
  return (file > 0 ? file_of(file - 1) : Bits{}) | (file < 7 ? file_of(file + 1) : Bits{});
}
// Ranks beyond the square's, as the side looks.
constexpr Bits beyond(Square square, Side side) {
  const int rank = square / 8;
  if (side == Side::First) return rank == 7 ? Bits{} : Bits::of_word(~std::uint64_t{0} << (8 * (rank + 1)));
  return Bits::of_word((std::uint64_t{1} << (8 * rank)) - 1);
}
constexpr int rank_from(Square square, Side side) { return side == Side::First ? square / 8 : 7 - square / 8; }

Tapered pawns_of(const State& state, Side side) {
  const Bits own = state.of(Kind::Pawn, side);
  const Bits foes = state.of(Kind::Pawn, other(side));
  Tapered sum;
  for (const Square square : own) {
    const int file = square % 8;
    const auto rank = static_cast<std::size_t>(rank_from(square, side));
    sum += kAdvanced[rank];
    sum.middle += kPawnFiles[static_cast<std::size_t>(file)];
    if (own.disjoint(neighbours_of(file))) sum += kIsolated;
    const Bits ahead = beyond(square, side);
    if (!own.disjoint(file_of(file) & ahead)) {
      sum += kDoubled;
    } else if (foes.disjoint((file_of(file) | neighbours_of(file)) & ahead)) {
      sum += kPassed[rank];
    }
  }
  return sum;
}

Tapered king_of(const State& state, Side side) {
  const Square king = state.royal(side);
  Tapered sum{-3 * centre(king), 9 * centre(king)};
  const int file = king % 8;
  const Bits front = (file_of(file) | neighbours_of(file)) & beyond(king, side);
  const Bits near =
      front &
      ~beyond(static_cast<Square>(side == Side::First ? std::min(king + 16, 63) : std::max(king - 16, 0)), side);
  const Bits pawns = state.of(Kind::Pawn, side);
  sum.middle += kShield * std::min((pawns & near).count(), 3);
  if (pawns.disjoint(file_of(file) & front)) sum.middle += kOpenToKing;
  return sum;
}

Bits pawn_attacks(const State& state, Side side) {
  const std::uint64_t pawns = state.of(Kind::Pawn, side).word();
  const std::uint64_t not_a = ~file_of(0).word();
  const std::uint64_t not_h = ~file_of(7).word();
  if (side == Side::First) return Bits::of_word((pawns & not_h) << 9 | (pawns & not_a) << 7);
  return Bits::of_word((pawns & not_a) >> 9 | (pawns & not_h) >> 7);
}

// Material, mobility and what bears upon the other King; adds to the phase.
Tapered officers_of(const State& state, Side side, int& phase) {
  const Bits occupied = state.occupied();
  const Bits free = ~(state.of(side) | pawn_attacks(state, other(side)));
  const Square prey = state.royal(other(side));
  const Bits ring = ways(Kind::King, side).leaps[prey] | Bits::of(prey);
  Tapered sum;
  int menace = 0;
  int menacing = 0;
  for (const Square square : state.of(side) & ~(state.of(Kind::Pawn) | state.of(Kind::King))) {
    const Kind kind = kind_of(state.at(square));
    const Traits& its = traits(kind);
    const Bits straight = slides_straight(kind) ? rook_lines(square, occupied) : Bits{};
    const Bits diagonal = slides_diagonally(kind) ? bishop_lines(square, occupied) : Bits{};
    const Bits reached = ways(kind, side).from(square, straight, diagonal);
    const int mobility = its.mobility * ((reached & free).count() - its.usual);
    const int central = its.phase == 1 ? 3 * centre(square) : 0;
    sum += {its.value + mobility + central, its.value + mobility + central};
    if (!reached.disjoint(ring)) {
      menace += its.menace * (reached & ring).count();
      ++menacing;
    }
    phase += its.phase;
  }
  if (menacing > 1) sum.middle += std::min(menace * (menacing + 2), kMostMenace);
  return sum;
}

// How a piece that stands on a named square can get away: on its next move, to a square where it cannot be taken.
enum class Way : std::uint8_t { None, Risky, Narrow, Open };

Way way_out(const State& state, Square square) {
  const PieceCode piece = state.at(square);
  const Side side = owner_of(piece);
  if (kind_of(piece) == Kind::Pawn) {
    const auto ahead = static_cast<Square>(side == Side::First ? square + 8 : square - 8);
    const bool takes = !ways(Kind::Pawn, side).leaps[square].disjoint(state.of(other(side)));
    if (state.at(ahead) != kEmpty) return takes ? Way::Narrow : Way::None;
    return state.attacked(ahead, other(side)) && !state.attacked(ahead, side) ? Way::Risky : Way::Open;
  }
  const Bits squares = state.targets(square);
  int safe = 0;
  for (const Square to : squares)
    if (!state.attacked(to, other(side)) && ++safe == 3) return Way::Open;
  if (safe > 0) return Way::Narrow;
  return squares.empty() || kind_of(piece) == Kind::King ? Way::None : Way::Risky;
}

// What a prophecy about the piece on the square is worth to the seer while the piece's owner has so many moves left
// (1 or 2), and is to move or not.
int promise(const State& state, Square square, int moves_left) {
  const Kind kind = kind_of(state.at(square));
  const std::uint8_t rung = rung_of(kind);
  const int prize = kind == Kind::King ? kKingFallen : traits(kind).value + kProgress[rung + 1U] - kProgress[rung];
  const bool last = moves_left == 1;
  // A piece that can go has to: that costs a move.
  const int bother = (last ? 22 : 14) + (kind == Kind::King ? 15 : 0);
  switch (way_out(state, square)) {
    case Way::None:
      return prize * (last ? 80 : 55) / 100;
    case Way::Risky:
      return prize * (last ? 40 : 25) / 100;
    case Way::Narrow:
      return bother + prize * (last ? 6 : 4) / 100;
    case Way::Open:
      return bother;
  }
  return 0;
}

// The same about a square where the piece does not stand. It may have to go there, or may no longer go there: that
// weighs on a King which has few squares anyway.
int restraint(const State& state, Square square, Side victim) {
  const Square king = state.royal(victim);
  if (king == kNoSquare || way_out(state, king) == Way::Open) return 0;
  const int files = std::abs(square % 8 - king % 8);
  const int ranks = std::abs(square / 8 - king / 8);
  return std::max(files, ranks) <= 2 ? kRestraint : 0;
}

// What the prophecies mean for one side: how far it has come, and what is outstanding.
int foresight_of(const State& state, Side seer) {
  const int progress = kProgress[state.target(seer)];
  const Foretold& made = state.foretold(seer);
  if (!made.outstanding() || state.spent(seer)) return progress;
  const Side victim = other(seer);
  if (!state.on_rung(made.rung, victim).contains(made.square)) {
    return progress + (made.rung == kKingRung ? restraint(state, made.square, victim) : 0);
  }
  if (state.side() == victim && made.age == 1) {
    // The last chance to go away, which quiescence tries.
    const int prize = std::min(worth(state.at(made.square)), kKingFallen);
    return progress + prize * 9 / 10 + kProgress[std::min<std::size_t>(made.rung + 1U, kKingRung)] -
           kProgress[made.rung];
  }
  return progress + promise(state, made.square, state.side() == victim ? 2 : 1);
}

}  // namespace

int State::evaluate() const {
  const Side us = turn_.side;
  const Side them = other(us);
  if (royal(us) == kNoSquare || royal(them) == kNoSquare) return 0;
  int phase = 0;
  Tapered sum = officers_of(*this, us, phase);
  sum -= officers_of(*this, them, phase);
  sum += pawns_of(*this, us);
  sum -= pawns_of(*this, them);
  sum += king_of(*this, us);
  sum -= king_of(*this, them);
  const int pawns = of(Kind::Pawn, us).count() - of(Kind::Pawn, them).count();
  sum += Tapered{traits(Kind::Pawn).value, traits(Kind::Pawn).value * 11 / 10} * pawns;
  const int middle = std::min(phase, kFullPhase);
  int score = (sum.middle * middle + sum.end * (kFullPhase - middle)) / kFullPhase + kTempo;
  if (rules_.foresight) score += foresight_of(*this, us) - foresight_of(*this, them);
  return score;
}

int State::captured_value(Move move) const {
  if (move.is_naming()) return 0;
  return takes_en_passant(move) ? traits(Kind::Pawn).value : worth(board_[move.to()]);
}

int State::moving_value(Move move) const { return move.is_naming() ? 0 : worth(board_[move.from()]); }

int State::naming_gain(Square square) const {
  const Side victim = other(turn_.side);
  const std::uint8_t rung = target(turn_.side);
  if (!on_rung(rung, victim).contains(square)) {
    return (rung == kKingRung ? restraint(*this, square, victim) : 0) - kBusy;
  }
  return promise(*this, square, 2) - kBusy;
}

}  // namespace messhall::games::cassandra
