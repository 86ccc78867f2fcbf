#include "games/smess/evaluation.hpp"

#include <algorithm>

#include "games/arrow/movers.hpp"

namespace messhall::games::smess {
namespace {

// In hundredths of a Ninny. Set by hand. A fit by Texel's method to 270,000 quiet positions of 3,700 games of self-play
// at three plies found material and mobility right within a tenth, wanted less for the distance terms, and won nothing:
// +174 =263 -163 in 600 games against these.
constexpr std::array<int, kTerms> kWeights{
    500,  // kNumskulls
    100,  // kNinnies
    4,    // kMobility
    60,   // kDistance1
    40,   // kDistance2
    25,   // kDistance3
    10,   // kDistance4
    5,    // kDistance5
    10,   // kBrainExits
    -12,  // kBrainPressed
    -40,  // kBrainAttacked
    -60,  // kHangingNumskull
    -15,  // kHangingNinny
    -60,  // kChasedNumskull
    3,    // kDefended
    15,   // kTempo
};

// For ordering captures: the Brain is worth more than everything else together.
constexpr std::array<int, kKinds> kExchangeValue{10000, kWeights[kNumskulls], kWeights[kNinnies]};  // by Kind

constexpr std::size_t kFarAway = kDistance5 - kDistance1 + 2;

// Steps from each square to the nearest of the goals, along the arrows; kFarAway for everything farther.
constexpr std::array<std::size_t, State::kSquares> distances(Bits goals) {
  std::array<std::size_t, State::kSquares> steps{};
  for (std::size_t& count : steps) count = kFarAway;
  Bits reached = goals;
  for (const Square goal : goals) steps[goal] = 0;
  for (std::size_t count = 1; count < kFarAway; ++count) {
    Bits before;
    for (const Square to : reached) before |= kTables.steps_to[to];
    for (const Square from : before & ~reached) steps[from] = count;
    reached |= before;
  }
  // A Ninny that stands on such a square has to leave it and come back.
  for (const Square goal : goals) steps[goal] = 2;
  return steps;
}

constexpr std::array<std::array<std::size_t, State::kSquares>, 2> kDistance{distances(kPromotion[0]),
                                                                            distances(kPromotion[1])};

// What the pieces of one side can go to or protect.
struct Reach {
  Bits numskulls;
  Bits steppers;  // Brain and Ninnies
  int mobility = 0;

  [[nodiscard]] Bits all() const { return numskulls | steppers; }
};

Reach reach_of(const State& state, Side side) {
  Reach reach;
  for (const Square from : state.of(Kind::Numskull, side)) {
    const Bits targets = arrow::slide(kTables, from, state.occupied());
    reach.numskulls |= targets;
    reach.mobility += (targets & ~state.of(side)).count();
  }
  for (const Square from : state.of(side) & ~state.of(Kind::Numskull)) reach.steppers |= arrow::step(kTables, from);
  return reach;
}

void add_promotion(const State& state, Side side, int sign, Features& sum) {
  if (!state.may_promote(side)) return;
  for (const Square square : state.of(Kind::Ninny, side)) {
    const std::size_t distance = kDistance[index(side)][square];
    if (distance < kFarAway) sum[kDistance1 - 1 + distance] += sign;
  }
}

void add_side(const State& state, Side side, const Reach& own, const Reach& enemy, int sign, Features& sum) {
  const Bits brain = state.of(Kind::Brain, side);
  const Bits numskulls = state.of(Kind::Numskull, side);
  const Bits ninnies = state.of(Kind::Ninny, side);
  const Bits attacked = enemy.all();
  const Bits hanging = attacked & ~own.all();
  sum[kNumskulls] += sign * numskulls.count();
  sum[kNinnies] += sign * ninnies.count();
  sum[kMobility] += sign * own.mobility;
  add_promotion(state, side, sign, sum);
  if (brain) {
    const Bits around = arrow::step(kTables, brain.first());
    sum[kBrainExits] += sign * (around & ~attacked & ~state.of(side)).count();
    sum[kBrainPressed] += sign * ((around | brain) & attacked).count();
    sum[kBrainAttacked] += sign * (brain & attacked).count();
  }
  sum[kHangingNumskull] += sign * (numskulls & hanging).count();
  sum[kHangingNinny] += sign * (ninnies & hanging).count();
  sum[kChasedNumskull] += sign * (numskulls & enemy.steppers).count();
  sum[kDefended] += sign * ((numskulls | ninnies) & own.all()).count();
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

}  // namespace messhall::games::smess
