#include "search/mess/thinker.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <numeric>

namespace messhall::search::mess {
namespace {

using games::Side;
using games::mess::Action;
using games::mess::Phase;
using games::mess::State;

constexpr int kBatch = 4;              // playouts of each candidate in a step
constexpr int kLeastToJudge = 8;       // playouts, before which looks decide
constexpr double kBeaten = 2;          // errors by which a candidate has to be behind to fall out
constexpr double kTrusted = 1;         // errors by which it has to be ahead of the one with the best looks
constexpr int kBlind = 100'000;        // dollars: so far off that looks do not matter
constexpr int kLongestLine = 8;        // actions
constexpr int kLongestPlayout = 2000;  // actions

// Dollars; half of what the surest win is worth. The further ahead, the less one more dollar helps to win: so a mean of
// playouts is one of chances rather than of money, and a few early ends do not drown everything else.
constexpr std::int64_t kScale = 6000;

int chances(std::int64_t dollars) { return static_cast<int>(dollars * kScale / (std::abs(dollars) + kScale)); }
std::int64_t dollars(std::int64_t chances) { return chances * kScale / (kScale - std::abs(chances)); }

Action thrown(const State& state, Random& dice, Random& cards) {
  std::vector<Action> all;
  all.reserve(36);
  state.generate(all);
  Random& source = state.phase() == Phase::Card ? cards : dice;
  return all[source.below(static_cast<std::uint32_t>(all.size()))];
}

std::int64_t sum_of(const std::vector<int>& values) {
  return std::accumulate(values.begin(), values.end(), std::int64_t{0});
}

// Whether, over the same dice, a is ahead of b by more than so many errors of the difference. Every step is exact or
// rounded alike on all machines.
bool ahead(const std::vector<int>& a, const std::vector<int>& b, double errors) {
  double sum = 0;
  double squares = 0;
  for (std::size_t n = 0; n < a.size(); ++n) {
    const double difference = a[n] - b[n];
    sum += difference;
    squares += difference * difference;
  }
  const auto count = static_cast<double>(a.size());
  // mean > errors * error, without roots: mean^2 > errors^2 * (squares / n - mean^2) / n.
  const double times = errors * errors;
  return sum > 0 && (count + times) * sum * sum > times * count * squares;
}

}  // namespace

int Thinker::Candidate::value() const {
  return values.empty() ? looks : static_cast<int>(dollars(sum_of(values) / static_cast<std::int64_t>(values.size())));
}

void Thinker::start(const State& state, const Thinking& thinking, std::uint64_t seed, const std::vector<Action>& only) {
  root_ = state;
  side_ = state.actor();
  thinking_ = thinking;
  seed_ = seed;
  nodes_ = 0;
  done_ = 0;
  candidates_.clear();
  Random error(seed);
  const bool whim = error.below(1000) < static_cast<std::uint32_t>(thinking.whims);
  const int most_off = whim ? kBlind : thinking.misjudgement;
  for (const Choice& choice : rank(state, thinking.weights)) {
    ++nodes_;
    if (!only.empty() && std::find(only.begin(), only.end(), choice.action) == only.end()) continue;
    const int off = static_cast<int>(error.below(static_cast<std::uint32_t>(2 * most_off + 1))) - most_off;
    candidates_.push_back({choice.action, choice.value + off, choice.worth_a_look, {}});
  }
  std::stable_sort(candidates_.begin(), candidates_.end(), [](const Candidate& a, const Candidate& b) {
    return a.worth_a_look != b.worth_a_look ? a.worth_a_look : a.looks > b.looks;
  });
  const std::size_t count = std::min(candidates_.size(), static_cast<std::size_t>(std::max(thinking.candidates, 1)));
  alive_ = std::min(count, std::size_t{1});
  const auto promising = [&](const Candidate& candidate) {
    return candidate.worth_a_look && candidate.looks >= candidates_.front().looks - thinking_.within;
  };
  while (alive_ < count && promising(candidates_[alive_])) ++alive_;
  if (alive_ > 0) favourite_ = candidates_.front().action;
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
  return chances(evaluate(state, side_, thinking_.weights));
}

bool Thinker::step() {
  if (alive_ <= 1 || done_ >= thinking_.playouts) return false;
  for (std::size_t i = 0; i < alive_; ++i) {
    State after = root_;
    after.apply(candidates_[i].action);
    for (int n = 0; n < kBatch; ++n) {
      candidates_[i].values.push_back(play_on(after, Random(seed_ ^ static_cast<std::uint64_t>(done_ + n)).next()));
    }
  }
  done_ += kBatch;
  if (done_ >= kLeastToJudge) judge();
  return alive_ > 1 && done_ < thinking_.playouts;
}

std::vector<Action> Thinker::line(std::size_t candidate) const {
  std::vector<Action> actions{candidates_[candidate].action};
  State state = root_;
  state.apply(actions.back());
  while (state.actor() != Side::Chance && actions.size() < kLongestLine) {
    actions.push_back(choose(state, thinking_.weights));
    state.apply(actions.back());
  }
  return actions;
}

// What looks best is played unless another is clearly better: a mean of few playouts is off by more than most actions
// differ, and whoever trusts it takes the luckiest of many.
void Thinker::judge() {
  const auto alive = candidates_.begin() + static_cast<std::ptrdiff_t>(alive_);
  std::stable_sort(candidates_.begin(), alive,
                   [](const Candidate& a, const Candidate& b) { return sum_of(a.values) > sum_of(b.values); });
  const std::vector<int> best = candidates_.front().values;
  const auto left = std::stable_partition(
      candidates_.begin(), alive, [&](const Candidate& candidate) { return !ahead(best, candidate.values, kBeaten); });
  alive_ = static_cast<std::size_t>(left - candidates_.begin());
  const auto favourite = std::find_if(candidates_.begin(), left,
                                      [&](const Candidate& candidate) { return candidate.action == favourite_; });
  if (favourite != left && !ahead(best, favourite->values, kTrusted))
    std::rotate(candidates_.begin(), favourite, favourite + 1);
}

}  // namespace messhall::search::mess
