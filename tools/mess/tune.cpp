// Tunes the judgement of Mess (search/mess/evaluation.hpp) by self-play.
//
// usage: messhall_tune_mess [--steps N] [--seed N] [NAME=VALUE...]
//
// The search climbs: up to three weights are changed at random, the changed player plays the unchanged one, and what
// wins clearly stays. NAME=VALUE begins from other weights than the program's own. With --steps 0 nothing is changed:
// the weights given only play against the program's own, which tells what one of them is worth (war=0).
//
// Both games of a pair have the same dice and changed seats. Neither player looks ahead (search/mess/policy.hpp), so a
// game takes some thousandths of a second; and the same seed gives the same result on every machine.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string_view>
#include <vector>

#include "base/random.hpp"
#include "search/mess/policy.hpp"

namespace {

using messhall::Random;
using messhall::games::Side;
using messhall::games::mess::Action;
using messhall::games::mess::Phase;
using messhall::games::mess::State;
using messhall::search::mess::choose;
using messhall::search::mess::Weights;

struct Named {
  const char* name;
  int Weights::*weight;
};
constexpr Named kWeights[]{
    {"horizon", &Weights::horizon},
    {"next", &Weights::next},
    {"hand", &Weights::hand},
    {"board", &Weights::board},
    {"possession", &Weights::possession},
    {"half_group", &Weights::half_group},
    {"monopoly", &Weights::monopoly},
    {"reserve", &Weights::reserve},
    {"ready", &Weights::ready},
    {"fear", &Weights::fear},
    {"shortage", &Weights::shortage},
    {"war", &Weights::war},
};

constexpr int kRounds = 200;       // after them the richer has won three quarters of a game
constexpr int kFirstPairs = 40;    // to see whether a change is worth a longer look
constexpr int kSecondPairs = 500;  // on other dice
constexpr int kLastPairs = 1000;   // of the result against the beginning
constexpr double kPromising = 0.52;
constexpr double kBetter = 0.53;  // the error of 1000 games is 1.6 %
constexpr int kMostChanges = 3;

// Of First's: 1, 0, or between where the game did not end.
double play(const Weights& first, const Weights& second, std::uint64_t seed) {
  Random dice(seed);
  State state;
  std::vector<Action> all;
  while (state.phase() != Phase::Over && state.round() <= kRounds) {
    const Side actor = state.actor();
    if (actor == Side::Chance) {
      all.clear();
      state.generate(all);
      state.apply(all[dice.below(static_cast<std::uint32_t>(all.size()))]);
    } else {
      state.apply(choose(state, actor == Side::First ? first : second));
    }
  }
  if (const auto winner = state.winner()) return *winner == Side::First ? 1 : 0;
  const int ahead = state.worth(Side::First) - state.worth(Side::Second);
  return ahead > 0 ? 0.75 : ahead < 0 ? 0.25 : 0.5;
}

double share(const Weights& one, const Weights& other, std::uint64_t seed, int pairs) {
  Random seeds(seed);
  double points = 0;
  for (int pair = 0; pair < pairs; ++pair) {
    const std::uint64_t dice = seeds.next();
    points += play(one, other, dice) + 1 - play(other, one, dice);
  }
  return points / (2 * pairs);
}

Weights changed(Weights weights, Random& random) {
  const auto changes = 1 + random.below(kMostChanges);
  for (std::uint32_t i = 0; i < changes; ++i) {
    int& weight = weights.*kWeights[random.below(std::size(kWeights))].weight;
    // By up to a factor of 1.8 either way, and a little more, so that small ones move too.
    const double exponent = (random.below(2001) - 1000.0) / 1000 * 0.6;
    const double moved = weight * std::exp(exponent) + (random.below(7) - 3.0);
    weight = moved < 0 ? 0 : static_cast<int>(std::lround(moved));
  }
  return weights;
}

void print(const Weights& weights) {
  for (const Named& named : kWeights) std::printf(" %s=%d", named.name, weights.*named.weight);
  std::puts("");
  std::fflush(stdout);
}

struct Order {
  int steps = 100;
  std::uint64_t seed = 1;
  Weights weights{};
};

bool set_weight(Weights& weights, std::string_view word) {
  const std::size_t equals = word.find('=');
  if (equals == std::string_view::npos) return false;
  for (const Named& named : kWeights) {
    if (word.substr(0, equals) != named.name) continue;
    weights.*named.weight = std::atoi(word.data() + equals + 1);
    return true;
  }
  return false;
}

std::optional<Order> read(int count, char** words) {
  Order order;
  for (int i = 1; i < count; ++i) {
    const std::string_view word = words[i];
    if (word == "--steps" && i + 1 < count) {
      order.steps = std::atoi(words[++i]);
    } else if (word == "--seed" && i + 1 < count) {
      order.seed = std::strtoull(words[++i], nullptr, 10);
    } else if (!set_weight(order.weights, word)) {
      return std::nullopt;
    }
  }
  return order;
}

Weights climb(const Order& order) {
  Weights best = order.weights;
  Random random(order.seed);
  for (int step = 1; step <= order.steps; ++step) {
    const Weights tried = changed(best, random);
    const std::uint64_t dice = random.next();
    if (share(tried, best, dice, kFirstPairs) < kPromising) continue;
    const double points = share(tried, best, ~dice, kSecondPairs);
    if (points < kBetter) continue;
    best = tried;
    std::printf("step %d, %.1f %%:", step, 100 * points);
    print(best);
  }
  return best;
}

}  // namespace

int main(int count, char** words) {
  const auto order = read(count, words);
  if (!order) {
    std::fputs("usage: messhall_tune_mess [--steps N] [--seed N] [NAME=VALUE...]\n", stderr);
    return 2;
  }
  const Weights found = climb(*order);
  std::printf("found:");
  print(found);
  const double points = share(found, order->steps == 0 ? Weights{} : order->weights, ~order->seed, kLastPairs);
  std::printf("%.1f %% of %d games against the %s weights\n", 100 * points, 2 * kLastPairs,
              order->steps == 0 ? "program's" : "first");
  return 0;
}
