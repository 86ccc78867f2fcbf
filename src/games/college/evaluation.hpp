// What the evaluation of College Mess looks at, and what each thing is worth.
#pragma once

#include <array>
#include <cstddef>

#include "games/college/state.hpp"

namespace messhall::games::college {

// Each term counts something of the side to move, minus the same of the other side.
enum Term : std::size_t {
  kSophomores,
  kFreshmen,
  kMobility,   // squares that Sophomores can go to
  kDistance1,  // Freshmen one move from promotion, on an empty board
  kDistance2,  // ... two moves, and so on
  kDistance3,
  kDistance4,
  kDistance5,
  kProfessorExits,     // squares the Professor can step to, safe from the enemy
  kProfessorPressed,   // squares on and around the Professor that the enemy attacks
  kProfessorAttacked,  // the Professor itself can be taken
  kProfessorLeap,      // its one leap is still to come
  kHangingSophomore,   // attacked and not defended
  kHangingFreshman,
  kChasedSophomore,  // attacked by a Freshman or the Professor
  kDefended,         // pieces that an own piece protects
  kTempo,            // the right to move
  kTerms,
};

using Features = std::array<int, kTerms>;
[[nodiscard]] Features features(const State& state);

}  // namespace messhall::games::college
