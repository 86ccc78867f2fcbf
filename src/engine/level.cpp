#include "engine/level.hpp"

#include <array>

namespace messhall::engine {
namespace {

constexpr int kAll = 1000;  // more candidates than any position has moves

// How they were found: by `messhall match smess --first level=N+1 --second level=N --games 200`, until each step scored
// between 80 and 92 %. docs/engine.md has the tables. Level 4 is the largest budget that keeps every move within a
// second in the wasm program on a 2-core machine of 2020.
constexpr std::array<Level, kMostLevel> kLevels{{
    {.nodes = 400, .depth = 1, .candidates = kAll, .misjudgement = 120, .blindness = 250, .noise = 40},
    {.nodes = 1'500, .depth = 2, .candidates = kAll, .misjudgement = 50, .blindness = 40, .noise = 20},
    {.nodes = 4'000, .depth = 6, .candidates = 1, .misjudgement = 0, .blindness = 0, .noise = 10},
    {.nodes = 400'000, .depth = 0, .candidates = 1, .misjudgement = 0, .blindness = 0, .noise = 3},
}};

}  // namespace

std::optional<Level> find_level(int level) {
  if (level < kLeastLevel || level > kMostLevel) return std::nullopt;
  return kLevels[static_cast<std::size_t>(level - kLeastLevel)];
}

}  // namespace messhall::engine
