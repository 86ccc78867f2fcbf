// The chance of a match: one seeded generator, fair, and the same everywhere.
#include <algorithm>
#include <array>
#include <set>

#include "base/random.hpp"
#include "helpers.hpp"

namespace messhall::app {
namespace {

using games::Side;

Match mess(std::uint32_t seed) {
  MatchSetup setup;
  setup.game = "mess";
  setup.seed = seed;
  return std::move(*Match::create(setup));
}

// Lets chance act, and plays on without buying anything.
std::string play_on(Match& match) {
  if (const auto chance = match.chance_move()) {
    EXPECT_FALSE(match.play(*chance, 0));
    return *chance;
  }
  for (const char* action : {"roll", "jail-roll", "decline", "pay", "end"}) {
    if (!match.play(action, 0)) return action;
  }
  ADD_FAILURE() << match.position().text();
  return "";
}

// The numbers that a match of this seed draws from, in its order; see Match::chance_move().
Random stream(std::uint32_t seed) { return Random(Random(seed).next()); }

TEST(MatchDice, TakeOneNumberOfTheGeneratorEach) {
  Match match = mess(7);
  Random numbers = stream(7);
  for (int chances = 0; chances < 60;) {
    const std::size_t choices = match.position().actions().size();
    const bool dice = match.chance_to_move() && choices == 36;
    const std::string action = play_on(match);
    if (action.find(':') == std::string::npos) continue;
    ++chances;
    const std::uint32_t number = numbers.below(static_cast<std::uint32_t>(choices));
    if (dice) {
      const std::string thrown = "dice:" + std::to_string(number / 6 + 1);
      EXPECT_EQ(action, thrown + "-" + std::to_string(number % 6 + 1)) << chances;
    }
  }
}

TEST(MatchDice, OfASeedAreTheseForEver) {
  Match match = mess(7);
  std::string thrown;
  while (thrown.size() < 60) {
    const std::string action = play_on(match);
    if (action.find(':') != std::string::npos) thrown += action + ' ';
  }
  EXPECT_EQ(thrown, "dice:5-2 card:4 dice:4-2 dice:4-4 card:13 dice:2-1 dice:6-3 ");
}

// Pearson's test: how far counts are from what is expected of them.
template <std::size_t N>
double chi_square(const std::array<int, N>& counts, double expected) {
  double sum = 0;
  for (const int count : counts) sum += (count - expected) * (count - expected) / expected;
  return sum;
}

TEST(MatchDice, AreFairOverAMillionThrows) {
  constexpr int kThrows = 1'000'000;
  Random numbers = stream(2026);
  std::array<int, 36> pairs{};
  std::array<int, 36> in_a_row{};  // the first dice of two throws
  std::uint32_t last = 0;
  for (int i = 0; i < kThrows; ++i) {
    const std::uint32_t number = numbers.below(36);
    ++pairs[number];
    ++in_a_row[last / 6 * 6 + number / 6];
    last = number;
  }
  // 35 degrees of freedom: one fair generator in a thousand is above 66.6, one in a thousand below 14.7.
  for (const double distance : {chi_square(pairs, kThrows / 36.0), chi_square(in_a_row, kThrows / 36.0)}) {
    EXPECT_LT(distance, 66.6);
    EXPECT_GT(distance, 14.7);
  }
}

TEST(MatchCards, AreDealtWithoutReturnUntilThePassIsThrough) {
  Match match = mess(11);
  std::array<std::set<std::string>, 2> drawn;
  int passes = 0;
  for (int n = 0; n < 20'000 && passes < 4 && !match.over(); ++n) {
    const auto before = match.position().estate()->cards_left;
    const std::string action = play_on(match);
    if (action.substr(0, 5) != "card:") continue;
    const auto after = match.position().estate()->cards_left;
    const std::size_t deck = before[0] != after[0] ? 0 : 1;
    EXPECT_TRUE(drawn[deck].insert(action).second) << action << " twice in a pass";
    if (after[deck] < before[deck]) continue;
    // All have been drawn, but for a card that somebody holds.
    EXPECT_GE(drawn[deck].size(), 15U);
    drawn[deck].clear();
    ++passes;
  }
  EXPECT_GE(passes, 2);
}

}  // namespace
}  // namespace messhall::app
