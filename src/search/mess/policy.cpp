#include "search/mess/policy.hpp"

#include <algorithm>
#include <cstddef>

#include "search/mess/landing.hpp"

namespace messhall::search::mess {
namespace {

using games::other;
using games::Side;
using games::mess::Action;
using games::mess::index;
using games::mess::Phase;
using games::mess::place;
using games::mess::Squares;
using games::mess::State;
using games::mess::Verb;

// A war with more captures than this is judged where it stands.
constexpr int kWarDepth = 6;
// What has to be gained by building, redeeming, moving: dollars.
constexpr int kMargin = 4;

int war_value(const State& state, Side side, const Weights& weights, int depth);

int value_after(const State& state, Action action, Side side, const Weights& weights, int depth) {
  State after = state;
  after.apply(action);
  return war_value(after, side, weights, depth);
}

// The best for whoever acts, among the attacks and what ends the matter.
int war_value(const State& state, Side side, const Weights& weights, int depth) {
  const Phase phase = state.phase();
  if (phase != Phase::Rent && phase != Phase::War && phase != Phase::Conquest) return evaluate(state, side, weights);
  const Side actor = state.actor();
  const bool mine = actor == side;
  int best = mine ? -2 * kWin : 2 * kWin;
  const auto note = [&](Action action, int left) {
    const int value = value_after(state, action, side, weights, left);
    best = mine ? std::max(best, value) : std::min(best, value);
  };
  if (phase == Phase::Conquest) {
    note({Verb::KeepHouses, 0, 0}, depth);
    note({Verb::SellHouses, 0, 0}, depth);
    return best;
  }
  note({phase == Phase::Rent ? Verb::Pay : Verb::Hold, 0, 0}, depth);
  if (depth == 0) return best;
  for (Squares left = state.attackers(actor, state.token(state.turn())); !left.empty();)
    note(games::mess::on(Verb::Attack, left.pop()), depth - 1);
  return best;
}

// What goes on with the turn, rather than trading within it.
bool goes_on(Verb verb) {
  return verb != Verb::Build && verb != Verb::Sell && verb != Verb::Mortgage && verb != Verb::Redeem &&
         verb != Verb::Move;
}

// What a turn in jail saves or misses: positive when it is better to be free.
int freedom(const State& state, Side side, const Weights& weights) {
  const Landings& often = long_run();
  std::int64_t sum = 0;
  for (Square square = 0; square < games::mess::kRim; ++square) {
    if (!place(square).property()) continue;
    const auto owner = state.owner(square);
    if (!owner) sum += std::int64_t{often[square]} * place(square).price * weights.possession / 100;
    if (owner == other(side)) sum -= std::int64_t{often[square]} * state.rent(square);
  }
  return static_cast<int>(sum / kWholeLanding);
}

int jail_value(const State& state, Action action, const Weights& weights) {
  const Side side = state.turn();
  const int now = evaluate(state, side, weights);
  const int free = freedom(state, side, weights);
  switch (action.verb) {
    case Verb::JailCard:
      return now + free - kMargin;
    case Verb::JailFine:
      return now + free - games::mess::kJailFine;
    default:
      return now;
  }
}

int value_of(const State& state, Action action, const Weights& weights) {
  const Side side = state.actor();
  switch (action.verb) {
    case Verb::JailCard:
    case Verb::JailFine:
    case Verb::JailRoll:
      return jail_value(state, action, weights);
    case Verb::Roll:
    case Verb::End:
    case Verb::Decline:
      return evaluate(state, side, weights);
    default:
      break;
  }
  const int value = value_after(state, action, side, weights, kWarDepth);
  const bool trade = !goes_on(action.verb) && state.phase() != Phase::Debt;
  return trade ? value - kMargin : value;
}

}  // namespace

int settled_value(const State& state, Side side, const Weights& weights) {
  return war_value(state, side, weights, kWarDepth);
}

std::vector<Choice> rank(const State& state, const Weights& weights) {
  std::vector<Choice> choices;
  for (const Action action : state.actions()) choices.push_back({action, value_of(state, action, weights)});
  std::stable_sort(choices.begin(), choices.end(), [](const Choice& a, const Choice& b) {
    return a.value != b.value ? a.value > b.value : goes_on(a.action.verb) && !goes_on(b.action.verb);
  });
  return choices;
}

Action choose(const State& state, const Weights& weights) {
  std::vector<Action> actions;
  actions.reserve(64);
  state.generate(actions);
  if (actions.size() == 1) return actions.front();
  Choice best{actions.front(), -4 * kWin};
  for (const Action action : actions) {
    const int value = value_of(state, action, weights);
    const bool better = value != best.value ? value > best.value : goes_on(action.verb) && !goes_on(best.action.verb);
    if (better) best = {action, value};
  }
  return best.action;
}

}  // namespace messhall::search::mess
