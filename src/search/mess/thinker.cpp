#include "search/mess/thinker.hpp"

#include <algorithm>
#include <cstddef>

namespace messhall::search::mess {
namespace {

using games::Side;
using games::mess::Action;
using games::mess::Phase;
using games::mess::State;

constexpr int kBatch = 4;              // playouts of each candidate in a step
constexpr int kLongestPlayout = 2000;  // actions

// A win is worth no more than this in a mean, so that a few early ends do not drown everything else.
constexpr int kMostValue = 6000;

Action thrown(const State& state, Random& dice, Random& cards) {
  std::vector<Action> all;
  all.reserve(36);
  state.generate(all);
  Random& source = state.phase() == Phase::Card ? cards : dice;
  return all[source.below(static_cast<std::uint32_t>(all.size()))];
}

}  // namespace

void Thinker::start(const State& state, const Thinking& thinking, std::uint64_t seed, const std::vector<Action>& only) {
  root_ = state;
  side_ = state.actor();
  thinking_ = thinking;
  seed_ = seed;
  nodes_ = 0;
  done_ = 0;
  candidates_.clear();
  Random error(seed);
  for (const Choice& choice : rank(state, thinking.weights)) {
    ++nodes_;
    if (!only.empty() && std::find(only.begin(), only.end(), choice.action) == only.end()) continue;
    const auto width = static_cast<std::uint32_t>(2 * thinking.misjudgement + 1);
    const int off = static_cast<int>(error.below(width)) - thinking.misjudgement;
    candidates_.push_back({choice.action, choice.value + off, 0, 0});
  }
  std::stable_sort(candidates_.begin(), candidates_.end(),
                   [](const Candidate& a, const Candidate& b) { return a.looks > b.looks; });
  alive_ = std::min(candidates_.size(), static_cast<std::size_t>(std::max(thinking.candidates, 1)));
  values_.assign(alive_, {});
}

int Thinker::play_on(State state, std::uint64_t seed) {
  Random dice(seed);
  Random cards(seed ^ 0x5DEECE66DU);
  Side turn = state.turn();
  for (int turns = 0, actions = 0; state.phase() != Phase::Over && actions < kLongestPlayout; ++actions) {
    if (state.turn() != turn) {
      turn = state.turn();
      if (++turns == thinking_.turns) break;
    }
    state.apply(state.actor() == Side::Chance ? thrown(state, dice, cards) : choose(state, thinking_.weights));
    ++nodes_;
  }
  return std::clamp(evaluate(state, side_, thinking_.weights), -kMostValue, kMostValue);
}

bool Thinker::step() {
  if (alive_ <= 1 || done_ >= thinking_.playouts) return false;
  for (std::size_t i = 0; i < alive_; ++i) {
    State after = root_;
    after.apply(candidates_[i].action);
    for (int n = 0; n < kBatch; ++n) {
      const int value = play_on(after, seed_ + static_cast<std::uint64_t>(done_ + n) * 0x9E3779B97F4A7C15U);
      values_[i].push_back(value);
      candidates_[i].sum += value;
      ++candidates_[i].playouts;
    }
  }
  done_ += kBatch;
  drop_the_beaten();
  return alive_ > 1 && done_ < thinking_.playouts;
}

// A candidate falls out when, over the same dice, it is behind the best by more than twice the error of the difference.
void Thinker::drop_the_beaten() {
  std::vector<std::size_t> order(alive_);
  for (std::size_t i = 0; i < alive_; ++i) order[i] = i;
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return candidates_[a].sum > candidates_[b].sum; });
  const std::vector<int> best = values_[order.front()];
  const auto beaten = [&](const std::vector<int>& values) {
    const auto count = static_cast<std::int64_t>(values.size());
    std::int64_t sum = 0;
    std::int64_t squares = 0;
    for (std::size_t n = 0; n < values.size(); ++n) {
      const std::int64_t behind = best[n] - values[n];
      sum += behind;
      squares += behind * behind;
    }
    // mean > 2 * error, without roots: mean^2 > 4 * (squares / n - mean^2) / n.
    return sum > 0 && (count + 4) * sum * sum > 4 * count * squares;
  };
  std::vector<Candidate> sorted;
  std::vector<std::vector<int>> kept;
  std::vector<Candidate> fallen;
  for (const std::size_t i : order) {
    if (i != order.front() && beaten(values_[i])) {
      fallen.push_back(candidates_[i]);
    } else {
      sorted.push_back(candidates_[i]);
      kept.push_back(std::move(values_[i]));
    }
  }
  const std::size_t left = sorted.size();
  sorted.insert(sorted.end(), fallen.begin(), fallen.end());
  std::copy(sorted.begin(), sorted.end(), candidates_.begin());
  alive_ = left;
  values_ = std::move(kept);
}

}  // namespace messhall::search::mess
