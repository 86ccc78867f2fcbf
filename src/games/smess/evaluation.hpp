// What the evaluation of Smess looks at, and what each thing is worth.
#pragma once

#include <array>
#include <cstddef>

#include "games/smess/state.hpp"

namespace messhall::games::smess {

// Each term counts something of the side to move, minus the same of the other side.
enum Term : std::size_t {
  kNumskulls,
  kNinnies,
  kMobility,   // squares that Numskulls can go to
  kDistance1,  // Ninnies one step from promotion
  kDistance2,  // ... two steps, and so on
  kDistance3,
  kDistance4,
  kDistance5,
  kBrainExits,       // squares the Brain can step to, safe from the enemy
  kBrainPressed,     // squares on and around the Brain that the enemy attacks
  kBrainAttacked,    // the Brain itself can be taken
  kHangingNumskull,  // attacked and not defended
  kHangingNinny,
  kChasedNumskull,  // attacked by a Ninny or the Brain
  kDefended,        // pieces that an own piece protects
  kTempo,           // the right to move
  kTerms,
};

using Features = std::array<int, kTerms>;
[[nodiscard]] Features features(const State& state);

}  // namespace messhall::games::smess
