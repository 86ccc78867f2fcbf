#include "engine/errors.hpp"

#include <algorithm>

#include "base/random.hpp"

namespace messhall::engine {
namespace {

// A sum of four even draws is close enough to a normal distribution. Gives one with this standard deviation, roughly.
int normal(Random& random, int deviation) {
  if (deviation == 0) return 0;
  // Each draw is even over [-d, d], of deviation d / sqrt(3); four of them have 2 d / sqrt(3). Whole numbers only.
  const int half = deviation * 866 / 1000;
  int sum = 0;
  for (int i = 0; i < 4; ++i) sum += static_cast<int>(random.below(static_cast<std::uint32_t>(2 * half + 1))) - half;
  return sum;
}

}  // namespace

std::size_t choose(std::span<const Candidate> candidates, const Level& level, std::uint64_t seed) {
  Random random(seed);
  std::size_t best = 0;
  int best_value = -2 * search::kInfinite;
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    const bool blind = random.below(1000) < static_cast<std::uint32_t>(level.blindness);
    const int value = (blind ? candidates[i].looks : candidates[i].score) + normal(random, level.misjudgement);
    if (value <= best_value) continue;
    best = i;
    best_value = value;
  }
  return best;
}

}  // namespace messhall::engine
