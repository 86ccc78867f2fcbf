#include "search/mess/policy.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <utility>

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

constexpr auto kMembers = [] {
  std::array<Squares, games::mess::kGroups> members{};
  for (std::size_t group = 1; group < members.size(); ++group)
    members[group] = games::mess::group_squares(static_cast<games::mess::Group>(group));
  return members;
}();

// What has to be gained by building, redeeming, moving: dollars.
constexpr int kMargin = 4;
// Of building that is thought through at once: three streets with four each.
constexpr int kMostLevels = 12;
// So many positions of a war are looked at; beyond them nobody captures any more. No war of 300 games had more than
// 700.
constexpr int kMostOfAWar = 20'000;

// A war to its end: each player captures with any piece that reaches the square, or stops, whatever is best for it.
class War {
 public:
  War(Side side, const Weights& weights) : side_(side), weights_(weights) {}

  // For the side. Exact within the window, else a bound.
  [[nodiscard]] int value(const State& state, int alpha, int beta) {
    ++seen_;
    const Phase phase = state.phase();
    const bool mine = state.actor() == side_;
    const auto better = [mine](int a, int b) { return mine ? std::max(a, b) : std::min(a, b); };
    if (phase == Phase::Conquest)
      return better(after(state, {Verb::KeepHouses, 0, 0}, alpha, beta),
                    after(state, {Verb::SellHouses, 0, 0}, alpha, beta));
    if (phase != Phase::Rent && phase != Phase::War) return evaluate(state, side_, weights_);
    int best = after(state, {phase == Phase::Rent ? Verb::Pay : Verb::Hold, 0, 0}, alpha, beta);
    std::array<Action, 16> attacks{};
    const std::size_t count = list(state, attacks);
    for (std::size_t i = 0; i < count && seen_ < kMostOfAWar; ++i) {
      if (mine ? best >= beta : best <= alpha) break;
      (mine ? alpha : beta) = better(mine ? alpha : beta, best);
      best = better(best, after(state, attacks[i], alpha, beta));
    }
    return best;
  }

 private:
  [[nodiscard]] int after(const State& state, Action action, int alpha, int beta) {
    State next = state;
    next.apply(action);
    return value(next, alpha, beta);
  }

  // Cheapest first. Of pieces alike that give up nothing one stands for all.
  static std::size_t list(const State& state, std::array<Action, 16>& attacks) {
    std::array<int, 16> costs{};
    std::array<bool, games::mess::kKinds> free{};
    std::size_t count = 0;
    for (Squares left = state.attackers(state.actor(), state.token(state.turn())); !left.empty();) {
      const Square from = left.pop();
      const std::size_t kind = index(state.man(from).kind);
      if (!place(from).property() && std::exchange(free[kind], true)) continue;
      const int cost = games::mess::kValue[kind] + place(from).price;
      std::size_t at = count++;
      for (; at > 0 && cost < costs[at - 1]; --at) {
        costs[at] = costs[at - 1];
        attacks[at] = attacks[at - 1];
      }
      costs[at] = cost;
      attacks[at] = games::mess::on(Verb::Attack, from);
    }
    return count;
  }

  Side side_;
  const Weights& weights_;
  int seen_ = 0;
};

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

// Not so: selling without need, and moves to cheaper properties of groups in which the player has none, or to none.
bool worth_a_look(const State& state, Action action) {
  if (action.verb == Verb::Sell || action.verb == Verb::Mortgage) return state.phase() == Phase::Debt;
  if (action.verb != Verb::Move) return true;
  const games::mess::Place& goal = place(action.b);
  if (goal.price > place(action.a).price) return goal.property();
  for (Squares left = kMembers[static_cast<std::size_t>(goal.group)]; !left.empty();) {
    const Square square = left.pop();
    if (square != action.a && state.owner(square) == state.turn()) return true;
  }
  return false;
}

// Who redeems a piece on a vacant property means to buy it.
void buy_with(State& state, games::mess::Kind kind) {
  if (state.phase() == Phase::Buy && state.cash(state.turn()) >= place(state.token(state.turn())).price)
    state.apply(games::mess::with(Verb::Buy, kind));
}

// The next level that could be built in the group, evenly.
std::optional<Action> next_level(const State& state, games::mess::Group group) {
  std::vector<Action> actions;
  state.generate(actions);
  std::optional<Action> next;
  for (const Action action : actions) {
    if (action.verb != Verb::Build || place(action.a).group != group) continue;
    if (!next || state.houses(action.a) < state.houses(next->a)) next = action;
  }
  return next;
}

// A house or two are worth little, three a lot: so the best that comes of building on in this group.
int building_value(const State& state, Action action, Side side, const Weights& weights) {
  State after = state;
  int best = -2 * kWin;
  int levels = 0;
  for (std::optional<Action> level = action; level && levels < kMostLevels; ++levels) {
    after.apply(*level);
    best = std::max(best, evaluate(after, side, weights));
    level = next_level(after, place(action.a).group);
  }
  return best - kMargin;
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
    case Verb::Build:
      return building_value(state, action, side, weights);
    default:
      break;
  }
  State after = state;
  after.apply(action);
  if (action.verb == Verb::Redeem) buy_with(after, action.kind());
  const int value = settled_value(after, side, weights);
  const bool trade = !goes_on(action.verb) && state.phase() != Phase::Debt;
  return trade ? value - kMargin : value;
}

}  // namespace

int settled_value(const State& state, Side side, const Weights& weights) {
  return War(side, weights).value(state, -2 * kWin, 2 * kWin);
}

std::vector<Choice> rank(const State& state, const Weights& weights) {
  std::vector<Choice> choices;
  for (const Action action : state.actions())
    choices.push_back({action, value_of(state, action, weights), worth_a_look(state, action)});
  std::stable_sort(choices.begin(), choices.end(), [](const Choice& a, const Choice& b) {
    if (a.worth_a_look != b.worth_a_look) return a.worth_a_look;
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
    if (!worth_a_look(state, action)) continue;
    const int value = value_of(state, action, weights);
    const bool better = value != best.value ? value > best.value : goes_on(action.verb) && !goes_on(best.action.verb);
    if (better) best = {action, value};
  }
  return best.action;
}

}  // namespace messhall::search::mess
