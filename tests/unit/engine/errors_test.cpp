#include "engine/errors.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace messhall::engine {
namespace {

int count_of_best(const std::vector<Candidate>& candidates, const Level& level) {
  int best = 0;
  for (std::uint64_t seed = 0; seed < 1'000; ++seed) best += choose(candidates, level, seed) == 0;
  return best;
}

TEST(Errors, ThereAreNoneWithoutAnErrorModel) {
  EXPECT_EQ(count_of_best({{50, 0}, {49, 500}, {-10, 500}}, Level{}), 1'000);
}

TEST(Errors, GrowWithMisjudgement) {
  const std::vector<Candidate> candidates{{100, 0}, {0, 0}};
  const int slight = count_of_best(candidates, {.misjudgement = 50});
  const int strong = count_of_best(candidates, {.misjudgement = 200});
  EXPECT_GT(slight, 850);
  EXPECT_LT(strong, slight - 100);
  EXPECT_GT(strong, 500);
}

TEST(Errors, TheBlindFollowLooks) {
  const std::vector<Candidate> candidates{{100, 0}, {-9'000, 500}};
  const int best = count_of_best(candidates, {.blindness = 250});
  EXPECT_NEAR(best, 750, 60);
}

TEST(Errors, NobodyMisjudgesTheEndOfTheGame) {
  EXPECT_EQ(
      count_of_best({{search::win_in(1), search::win_in(1)}, {800, 800}}, {.misjudgement = 300, .blindness = 500}),
      1'000);
}

TEST(Errors, ComeFromTheSeed) {
  const std::vector<Candidate> candidates{{10, 0}, {5, 0}, {0, 0}};
  const Level level{.misjudgement = 100};
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    EXPECT_EQ(choose(candidates, level, seed), choose(candidates, level, seed));
  }
}

}  // namespace
}  // namespace messhall::engine
