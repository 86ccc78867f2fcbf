// The error model of the levels: which of some candidates a weak player plays.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/level.hpp"
#include "search/score.hpp"

namespace messhall::engine {

struct Candidate {
  search::Score score = 0;  // by the search
  search::Score looks = 0;  // static evaluation after the move, for the player who made it
};

// The index of the one to play. The candidates must not be empty. The same arguments give the same choice.
[[nodiscard]] std::size_t choose(std::span<const Candidate> candidates, const Level& level, std::uint64_t seed);

}  // namespace messhall::engine
