#include "engine/level.hpp"

#include <array>

namespace messhall::engine {
namespace {

constexpr int kAll = 1000;  // more candidates than any position has moves

// How they were found: by `messhall match smess --first level=N+1 --second level=N --games 200 --seed 1`;
// docs/engine.md has the tables. Level 1 was made weak first, so that a beginner can win, level 4 strong; levels 2 and
// 3 were then moved until the steps were about even. A match of level 4 against level 3 must still end within minutes,
// hence its budget.
constexpr std::array<Level, kMostLevel> kLevels{{
    {.number = 1, .nodes = 400, .depth = 1, .candidates = kAll, .misjudgement = 200, .blindness = 350, .noise = 60},
    {.number = 2, .nodes = 3'000, .depth = 3, .candidates = kAll, .misjudgement = 30, .blindness = 12, .noise = 20},
    {.number = 3, .nodes = 12'000, .depth = 5, .candidates = kAll, .misjudgement = 12, .blindness = 3, .noise = 8},
    {.number = 4, .nodes = 120'000, .depth = 0, .candidates = 1, .misjudgement = 0, .blindness = 0, .noise = 3},
}};

}  // namespace

std::optional<Level> find_level(int level) {
  if (level < kLeastLevel || level > kMostLevel) return std::nullopt;
  return kLevels[static_cast<std::size_t>(level - kLeastLevel)];
}

}  // namespace messhall::engine
