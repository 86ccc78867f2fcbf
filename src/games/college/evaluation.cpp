#include "games/college/evaluation.hpp"

#include "games/arrow/movers.hpp"

namespace messhall::games::college {
namespace {

// In hundredths of a Freshman. Set by hand, from those of Smess. Leaps come out of everywhere, so that danger to pieces
// counts half: +286 =40 -222 in games of 1,500 nodes a move. Other steps up or down (a Sophomore of 400 or 600,
// mobility, distances, the Professor's safety) won nothing.
constexpr std::array<int, kTerms> kWeights{
    500,  // kSophomores
    100,  // kFreshmen
    4,    // kMobility
    60,   // kDistance1
    40,   // kDistance2
    25,   // kDistance3
    10,   // kDistance4
    5,    // kDistance5
    10,   // kProfessorExits
    -12,  // kProfessorPressed
    -40,  // kProfessorAttacked
    10,   // kProfessorLeap
    -30,  // kHangingSophomore
    -8,   // kHangingFreshman
    -30,  // kChasedSophomore
    3,    // kDefended
    15,   // kTempo
};

// For ordering captures: the Professor is worth more than everything else together.
constexpr std::array<int, kKinds> kExchangeValue{10000, kWeights[kSophomores], kWeights[kFreshmen]};  // by Kind

constexpr std::size_t kFarAway = kDistance5 - kDistance1 + 2;

// Where a Freshman of the side can go from a square of an empty board.
constexpr Bits freshman_moves(Side side, Square from) {
  const Bits reached = kTables.steps[from] | kHandPartners[from];
  return kLeapRanks[index(side)].contains(from) ? reached | kLeaps.targets[from] : reached;
}

// Moves from each square until a Freshman is promoted; kFarAway for everything farther.
constexpr std::array<std::size_t, State::kSquares> distances(Side side) {
  std::array<std::size_t, State::kSquares> moves{};
  for (std::size_t& count : moves) count = kFarAway;
  Bits goals = kPromotion[index(side)];
  for (std::size_t count = 1; count < kFarAway; ++count) {
    Bits reached = goals;
    for (int square = 0; square < State::kSquares; ++square) {
      const auto from = static_cast<Square>(square);
      if (moves[from] < kFarAway || freshman_moves(side, from).disjoint(goals)) continue;
      moves[from] = count;
      reached |= Bits::of(from);
    }
    goals = reached;
  }
  return moves;
}

constexpr std::array<std::array<std::size_t, State::kSquares>, 2> kDistance{distances(Side::First),
                                                                            distances(Side::Second)};

// What the pieces of one side can go to or protect.
struct Reach {
  Bits sophomores;
  Bits others;  // Professor and Freshmen
  int mobility = 0;

  [[nodiscard]] Bits all() const { return sophomores | others; }
};

Reach reach_of(const State& state, Side side) {
  Reach reach;
  const Bits sophomores = state.of(Kind::Sophomore, side);
  for (const Square from : sophomores) {
    const Bits targets = arrow::slide(kTables, from, state.occupied()) | kLeaps.targets[from] | kHandPartners[from];
    reach.sophomores |= targets;
    reach.mobility += (targets & ~state.of(side)).count();
  }
  for (const Square from : state.of(Kind::Freshman, side)) reach.others |= freshman_moves(side, from);
  for (const Square from : state.of(Kind::Professor, side)) {
    reach.others |= arrow::step(kTables, from) | kHandPartners[from];
  }
  return reach;
}

void add_side(const State& state, Side side, const Reach& own, const Reach& enemy, int sign, Features& sum) {
  const Bits professor = state.of(Kind::Professor, side);
  const Bits sophomores = state.of(Kind::Sophomore, side);
  const Bits freshmen = state.of(Kind::Freshman, side);
  const Bits attacked = enemy.all();
  const Bits hanging = attacked & ~own.all();
  sum[kSophomores] += sign * sophomores.count();
  sum[kFreshmen] += sign * freshmen.count();
  sum[kMobility] += sign * own.mobility;
  for (const Square square : freshmen) {
    const std::size_t distance = kDistance[index(side)][square];
    if (distance < kFarAway) sum[kDistance1 - 1 + distance] += sign;
  }
  if (professor) {
    const Bits around = arrow::step(kTables, professor.first());
    sum[kProfessorExits] += sign * (around & ~attacked & ~state.of(side)).count();
    sum[kProfessorPressed] += sign * ((around | professor) & attacked).count();
    sum[kProfessorAttacked] += sign * (professor & attacked).count();
    sum[kProfessorLeap] += sign * (state.unmoved(side) ? 1 : 0);
  }
  sum[kHangingSophomore] += sign * (sophomores & hanging).count();
  sum[kHangingFreshman] += sign * (freshmen & hanging).count();
  sum[kChasedSophomore] += sign * (sophomores & enemy.others).count();
  sum[kDefended] += sign * ((sophomores | freshmen) & own.all()).count();
}

}  // namespace

Features features(const State& state) {
  const Side us = state.side();
  const Side them = other(us);
  const Reach ours = reach_of(state, us);
  const Reach theirs = reach_of(state, them);
  Features sum{};
  add_side(state, us, ours, theirs, 1, sum);
  add_side(state, them, theirs, ours, -1, sum);
  sum[kTempo] = 1;
  return sum;
}

int State::evaluate() const {
  const Features sum = features(*this);
  int score = 0;
  for (std::size_t term = 0; term < kTerms; ++term) score += kWeights[term] * sum[term];
  return score;
}

int State::captured_value(Move move) const {
  const PieceCode piece = at(move.to());
  return piece == kEmpty ? 0 : kExchangeValue[index(kind_of(piece))];
}

int State::moving_value(Move move) const { return kExchangeValue[index(kind_of(at(move.from())))]; }

}  // namespace messhall::games::college
