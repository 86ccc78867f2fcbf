// What the evaluation of Storm the Ivory Tower looks at, and what each thing is worth.
#pragma once

#include <array>
#include <cstddef>

#include "games/ivory/state.hpp"

namespace messhall::games::ivory {

// Each term counts something of the side to move, minus the same of the other side.
enum Term : std::size_t {
  kToadies,
  kYahoos,
  kNumskulls,
  kClodhoppers,
  kFuddyDuddies,
  kNinnies,
  kNumskullMobility,  // squares that Numskulls can go to, and so on
  kClodhopperMobility,
  kYahooMobility,
  kFuddyDuddyMobility,
  kFewHurdles,     // for each Clodhopper: pieces of both sides that are gone
  kNinniesAcross,  // Ninnies across the river
  kNinniesNear,    // Ninnies from which a charge, or a step and a charge, reaches the enemy tower
  kTowerPressure,  // squares of the enemy tower that the side attacks
  kBrainExits,     // squares the Brain can step to, safe from the enemy
  kBrainPressed,   // squares on and around the Brain that the enemy attacks
  kHangingGreat,   // Numskulls and Clodhoppers attacked and not defended
  kHangingSmall,   // Toadies, Yahoos and Fuddy-Duddies
  kHangingNinnies,
  kChasedGreat,  // Numskulls and Clodhoppers attacked by something cheaper
  kDefended,     // pieces that an own piece protects
  kTempo,        // the right to move
  kTerms,
};

using Features = std::array<int, kTerms>;
template <Variant V>
[[nodiscard]] Features features(const StateOf<V>& state);

}  // namespace messhall::games::ivory
