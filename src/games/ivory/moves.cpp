// How the pieces go, whom they attack, and which moves are legal.
#include "games/arrow/movers.hpp"
#include "games/ivory/state.hpp"

namespace messhall::games::ivory {

template <Variant V>
Bits StateOf<V>::targets(Square from) const {
  const Side owner = owner_of(board_[from]);
  const Bits taken = occupied();
  const Bits free = ~taken;
  const Bits enemies = of(other(owner)) & ~of(Kind::Brain);  // Brains are never actually taken
  const Bits across = kAcross[index(owner)];
  switch (kind_of(board_[from])) {
    case Kind::Brain:
    case Kind::Toady:
      return arrow::step(kTables, from) & (free | enemies);
    case Kind::Yahoo:
      return kYahooWays.targets(from, taken) & (free | enemies);
    case Kind::Numskull:
      return arrow::slide(kTables, from, taken) & (free | enemies);
    case Kind::Clodhopper: {
      const Bits hops = arrow::hop(kTables, from, taken, hurdles(scene(owner)));
      if constexpr (kKorean) return hops & (free | (enemies & ~of(Kind::Clodhopper)));
      return (arrow::slide(kTables, from, taken) & free) | (hops & enemies);
    }
    case Kind::FuddyDuddy:
      if constexpr (kKorean) return kKoreanWays.targets(from, taken) & (free | enemies);
      if (!across.contains(from)) return kTwoSteps.targets(from, taken) & (free | enemies);
      return (kTwoSteps.targets(from, taken) & (free | enemies)) | (arrow::step(kTables, from) & free & across);
    case Kind::Ninny:
      if (!across.contains(from)) return arrow::step(kTables, from) & (free | enemies);
      return (arrow::step(kTables, from) & (free | enemies)) | (kTwoSteps.targets(from, taken) & enemies & across);
  }
  return {};
}

template <Variant V>
Bits StateOf<V>::origins(Square to) const {
  const PieceCode piece = board_[to];
  const Bits taken = occupied();
  const Bits free = ~taken;
  const Bits across = kAcross[index(owner_of(piece))];
  switch (kind_of(piece)) {
    case Kind::Brain:
    case Kind::Toady:
    case Kind::Ninny:  // its charge always takes
      return kTables.steps_to[to] & free;
    case Kind::Yahoo:
      return kYahooWays.movers_to(to, free, taken);
    case Kind::Numskull:
      return arrow::slide_origins(kTables, to, taken) & free;
    case Kind::Clodhopper:
      if constexpr (kKorean) return arrow::hop_origins(kTables, to, taken, hurdles(scene(Side::First))) & free;
      return arrow::slide_origins(kTables, to, taken) & free;
    case Kind::FuddyDuddy:
      if constexpr (kKorean) return kKoreanWays.movers_to(to, free, taken);
      if (!across.contains(to)) return kTwoSteps.movers_to(to, free, taken);
      return kTwoSteps.movers_to(to, free, taken) | (kTables.steps_to[to] & free & across);
  }
  return {};
}

// is_brain: the other side's Brain stands on the square, so that the Brain attacks it from afar.
template <Variant V>
Bits StateOf<V>::attackers(Square square, Side by, const Scene& scene, bool is_brain) const {
  const auto present = [&](Kind kind) { return of(kind) & scene.attackers; };
  const Bits brain = present(Kind::Brain);
  const Bits ninnies = present(Kind::Ninny);
  const Bits fuddies = present(Kind::FuddyDuddy);
  const Bits steppers = brain | present(Kind::Toady) | ninnies;
  const Bits sliders = is_brain ? present(Kind::Numskull) | brain : present(Kind::Numskull);
  Bits found = kTables.steps_to[square] & steppers;
  if (!kTables.pointing[square].disjoint(sliders)) {
    found |= arrow::sliders_to(kTables, square, sliders, scene.occupied);
  }
  const Bits hoppers = present(Kind::Clodhopper);
  if (!kTables.pointing[square].disjoint(hoppers) && !(kKorean && scene.hoppers.contains(square))) {
    found |= arrow::hoppers_to(kTables, square, hoppers, scene.occupied, hurdles(scene));
  }
  found |= kYahooWays.movers_to(square, present(Kind::Yahoo), scene.occupied);
  if constexpr (kKorean) {
    found |= kKoreanWays.movers_to(square, fuddies, scene.occupied);
  } else {
    found |= kTwoSteps.movers_to(square, fuddies, scene.occupied);
  }
  const Bits across = kAcross[index(by)];
  if (across.contains(square)) found |= kTwoSteps.movers_to(square, ninnies & across, scene.occupied);
  return found;
}

template <Variant V>
Bits StateOf<V>::attackers(Square square, Side by) const {
  return attackers(square, by, scene(by), of(Kind::Brain, other(by)).contains(square));
}

template <Variant V>
Bits StateOf<V>::exposes(Move move) const {
  const Side enemy = other(side_);
  const Bits from = Bits::of(move.from());
  const Bits to = Bits::of(move.to());
  Scene after = scene(enemy);
  after.occupied = (after.occupied ^ from) | to;
  after.attackers &= ~to;
  after.hoppers = (after.hoppers & ~to) | (after.hoppers.contains(move.from()) ? to : Bits{});
  after.hoppers &= ~from;
  const Square brain = royal(side_);
  return attackers(brain == move.from() ? move.to() : brain, enemy, after, true);
}

template <Variant V>
typename StateOf<V>::Guard StateOf<V>::guard() const {
  const Side enemy = other(side_);
  Guard guard;
  guard.brain = royal(side_);
  guard.in_check = checked();
  guard.third_check_possible = rules_.repetition == Repetition::PerpetualCheck && checks_[index(side_)].twice;
  if (guard.in_check) return guard;
  const Bits ranged = (of(Kind::Numskull) | of(Kind::Clodhopper) | of(Kind::Brain)) & of(enemy);
  if (!kTables.pointing[guard.brain].disjoint(ranged)) guard.lines = arrow::lines_to(kTables, guard.brain, ranged);
  guard.lines |= kYahooWays.passed_to(guard.brain, of(Kind::Yahoo, enemy));
  if constexpr (kKorean) {
    guard.lines |= kKoreanWays.passed_to(guard.brain, of(Kind::FuddyDuddy, enemy));
    guard.lines |= kTwoSteps.passed_to(guard.brain, of(Kind::Ninny, enemy));
  } else {
    guard.lines |= kTwoSteps.passed_to(guard.brain, of(Kind::FuddyDuddy, enemy) | of(Kind::Ninny, enemy));
  }
  return guard;
}

template <Variant V>
bool StateOf<V>::legal(const Guard& guard, Move move) const {
  const bool safe = !guard.in_check && move.from() != guard.brain && !guard.lines.contains(move.from()) &&
                    !guard.lines.contains(move.to());
  if (!safe && exposes(move)) return false;
  return !guard.third_check_possible || third_checks(move).empty();
}

template <Variant V>
void StateOf<V>::generate(MoveList& list, Bits goals) const {
  const Guard known = guard();
  for (const Square from : of(side_)) {
    for (const Square to : targets(from) & goals) {
      if (legal(known, {from, to})) list.push({from, to});
    }
  }
}

template <Variant V>
bool StateOf<V>::has_move() const {
  const Guard known = guard();
  for (const Square from : of(side_)) {
    for (const Square to : targets(from)) {
      if (legal(known, {from, to})) return true;
    }
  }
  return false;
}

// The members above, of both variants.
template Bits StateOf<Variant::Chinese>::targets(Square) const;
template Bits StateOf<Variant::Korean>::targets(Square) const;
template Bits StateOf<Variant::Chinese>::origins(Square) const;
template Bits StateOf<Variant::Korean>::origins(Square) const;
template Bits StateOf<Variant::Chinese>::attackers(Square, Side) const;
template Bits StateOf<Variant::Korean>::attackers(Square, Side) const;
template Bits StateOf<Variant::Chinese>::exposes(Move) const;
template Bits StateOf<Variant::Korean>::exposes(Move) const;
template void StateOf<Variant::Chinese>::generate(MoveList&, Bits) const;
template void StateOf<Variant::Korean>::generate(MoveList&, Bits) const;
template bool StateOf<Variant::Chinese>::has_move() const;
template bool StateOf<Variant::Korean>::has_move() const;

}  // namespace messhall::games::ivory
