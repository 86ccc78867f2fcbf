#include "games/ivory/evaluation.hpp"

#include "games/arrow/movers.hpp"

namespace messhall::games::ivory {
namespace {

// In hundredths of a Ninny. The order of the pieces is the inventor's: Numskull, Clodhopper, Yahoo and Toady alike,
// Fuddy-Duddy, Ninny. Set by hand.
constexpr std::array<int, kTerms> kWeights{
    260,  // kToadies
    260,  // kYahoos
    600,  // kNumskulls
    340,  // kClodhoppers
    190,  // kFuddyDuddies
    100,  // kNinnies
    4,    // kNumskullMobility
    2,    // kClodhopperMobility
    6,    // kYahooMobility
    5,    // kFuddyDuddyMobility
    -4,   // kFewHurdles
    40,   // kNinniesAcross
    30,   // kNinniesNear
    7,    // kTowerPressure
    8,    // kBrainExits
    -12,  // kBrainPressed
    -60,  // kHangingGreat
    -40,  // kHangingSmall
    -15,  // kHangingNinnies
    -50,  // kChasedGreat
    3,    // kDefended
    15,   // kTempo
};

// For ordering captures, by Kind. Brains are never taken; a Brain that takes is the dearest taker.
constexpr std::array<int, kKinds> kExchangeValue{
    10000,
    kWeights[kToadies],
    kWeights[kYahoos],
    kWeights[kNumskulls],
    kWeights[kClodhoppers],
    kWeights[kFuddyDuddies],
    kWeights[kNinnies],
};

constexpr int kAllPieces = 2 * kMostPieces;

// From where a Ninny of the side threatens the enemy tower at once or after its next step.
constexpr std::array<Bits, 2> kNearTower{area(1, 7, 5, 9), area(1, 7, 0, 4)};

// What the pieces of one side can go to or protect.
struct Reach {
  Bits all;
  Bits cheap;  // of all but Numskulls, Clodhoppers and the Brain
  std::array<int, 4> mobility{};
};

template <Variant V>
Bits ninny_reach(const StateOf<V>& state, Square from, Side side) {
  const Bits steps = arrow::step(kTables, from);
  const Bits across = kAcross[index(side)];
  return across.contains(from) ? steps | (kTwoSteps.targets(from, state.occupied()) & across) : steps;
}

template <Variant V>
Reach reach_of(const StateOf<V>& state, Side side) {
  const Bits occupied = state.occupied();
  const Bits others = ~state.of(side);
  const Bits hurdles = StateOf<V>::kKorean ? occupied & ~state.of(Kind::Clodhopper) : occupied;
  Reach reach;
  for (const Square from : state.of(Kind::Numskull, side)) {
    const Bits targets = arrow::slide(kTables, from, occupied);
    reach.all |= targets;
    reach.mobility[0] += (targets & others).count();
  }
  for (const Square from : state.of(Kind::Clodhopper, side)) {
    const Bits hops = arrow::hop(kTables, from, occupied, hurdles);
    reach.all |= hops;
    const Bits moves = StateOf<V>::kKorean ? hops : arrow::slide(kTables, from, occupied) & ~occupied;
    reach.mobility[1] += (moves & others).count();
  }
  for (const Square from : state.of(Kind::Yahoo, side)) {
    const Bits targets = kYahooWays.targets(from, occupied);
    reach.cheap |= targets;
    reach.mobility[2] += (targets & others).count();
  }
  const auto& fuddy_ways = StateOf<V>::kKorean ? kKoreanWays : kTwoSteps;
  for (const Square from : state.of(Kind::FuddyDuddy, side)) {
    const Bits targets = fuddy_ways.targets(from, occupied);
    reach.cheap |= targets;
    reach.mobility[3] += (targets & others).count();
  }
  for (const Square from : state.of(Kind::Toady, side)) reach.cheap |= arrow::step(kTables, from);
  for (const Square from : state.of(Kind::Ninny, side)) reach.cheap |= ninny_reach(state, from, side);
  reach.all |= reach.cheap;
  if (const Bits brain = state.of(Kind::Brain, side)) reach.all |= arrow::step(kTables, brain.first());
  return reach;
}

template <Variant V>
void add_side(const StateOf<V>& state, Side side, const Reach& own, const Reach& enemy, int sign, Features& sum) {
  const auto count = [&](Kind kind) { return state.of(kind, side).count(); };
  const Bits great = (state.of(Kind::Numskull) | state.of(Kind::Clodhopper)) & state.of(side);
  const Bits ninnies = state.of(Kind::Ninny, side);
  const Bits brain = state.of(Kind::Brain, side);
  const Bits small = state.of(side) & ~(great | ninnies | brain);
  const Bits hanging = enemy.all & ~own.all;
  sum[kToadies] += sign * count(Kind::Toady);
  sum[kYahoos] += sign * count(Kind::Yahoo);
  sum[kNumskulls] += sign * count(Kind::Numskull);
  sum[kClodhoppers] += sign * count(Kind::Clodhopper);
  sum[kFuddyDuddies] += sign * count(Kind::FuddyDuddy);
  sum[kNinnies] += sign * ninnies.count();
  for (std::size_t i = 0; i < own.mobility.size(); ++i) sum[kNumskullMobility + i] += sign * own.mobility[i];
  sum[kFewHurdles] += sign * count(Kind::Clodhopper) * (kAllPieces - state.occupied().count());
  sum[kNinniesAcross] += sign * (ninnies & kAcross[index(side)]).count();
  sum[kNinniesNear] += sign * (ninnies & kNearTower[index(side)]).count();
  sum[kTowerPressure] += sign * (kTower[index(other(side))] & own.all).count();
  if (brain) {
    const Bits around = arrow::step(kTables, brain.first());
    sum[kBrainExits] += sign * (around & ~enemy.all & ~state.of(side)).count();
    sum[kBrainPressed] += sign * ((around | brain) & enemy.all).count();
  }
  sum[kHangingGreat] += sign * (great & hanging).count();
  sum[kHangingSmall] += sign * (small & hanging).count();
  sum[kHangingNinnies] += sign * (ninnies & hanging).count();
  sum[kChasedGreat] += sign * (great & enemy.cheap).count();
  sum[kDefended] += sign * ((great | small | ninnies) & own.all).count();
}

}  // namespace

template <Variant V>
Features features(const StateOf<V>& state) {
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

template <Variant V>
int StateOf<V>::evaluate() const {
  const Features sum = features(*this);
  int score = 0;
  for (std::size_t term = 0; term < kTerms; ++term) score += kWeights[term] * sum[term];
  return score;
}

template <Variant V>
int StateOf<V>::captured_value(Move move) const {
  const PieceCode piece = board_[move.to()];
  return piece == kEmpty ? 0 : kExchangeValue[index(kind_of(piece))];
}

template <Variant V>
int StateOf<V>::moving_value(Move move) const {
  return kExchangeValue[index(kind_of(board_[move.from()]))];
}

template Features features(const State&);
template Features features(const KoreanState&);
template int StateOf<Variant::Chinese>::evaluate() const;
template int StateOf<Variant::Korean>::evaluate() const;
template int StateOf<Variant::Chinese>::captured_value(Move) const;
template int StateOf<Variant::Korean>::captured_value(Move) const;
template int StateOf<Variant::Chinese>::moving_value(Move) const;
template int StateOf<Variant::Korean>::moving_value(Move) const;

}  // namespace messhall::games::ivory
