#include "search/mess/evaluation.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "search/mess/landing.hpp"

namespace messhall::search::mess {
namespace {

using games::other;
using games::Side;
using games::mess::Group;
using games::mess::index;
using games::mess::kGroups;
using games::mess::Kind;
using games::mess::kKinds;
using games::mess::kRim;
using games::mess::kSquares;
using games::mess::kValue;
using games::mess::Man;
using games::mess::Place;
using games::mess::place;
using games::mess::Squares;
using games::mess::State;

constexpr int kPercent = 100;
constexpr int kTypicalRoll = 7;

// Both players' properties at a glance, found once for a position.
struct Survey {
  std::array<Squares, 2> men{};
  std::array<std::array<int, kGroups>, 2> held{};
  std::array<std::array<Squares, kSquares>, 2> reached_from{};  // by side and square: own men that reach it
};

constexpr std::array<int, kGroups> kGroupSize{0, 2, 3, 3, 3, 3, 3, 3, 2, 4, 2};

Survey survey(const State& state) {
  Survey survey;
  for (Square square = 0; square < kSquares; ++square) {
    const Man man = state.man(square);
    if (!man.present) continue;
    const std::size_t side = index(man.owner);
    survey.men[side] |= Squares::of(square);
    ++survey.held[side][static_cast<std::size_t>(place(square).group)];
    for (Squares goals = games::mess::reach(man.kind, square); !goals.empty();)
      survey.reached_from[side][goals.pop()] |= Squares::of(square);
  }
  return survey;
}

int expected_rent(const State& state, const Survey& survey, Square square, Side owner) {
  const Place& property = place(square);
  const int held = survey.held[index(owner)][static_cast<std::size_t>(property.group)];
  if (property.group == Group::Railroad) return games::mess::kRailroadRent[static_cast<std::size_t>(held)];
  if (property.group == Group::Utility)
    return games::mess::kUtilityFactor[static_cast<std::size_t>(held)] * kTypicalRoll;
  const int level = state.houses(square);
  const bool whole = held == kGroupSize[static_cast<std::size_t>(property.group)];
  return property.rent[static_cast<std::size_t>(level)] * (level == 0 && whole ? 2 : 1);
}

int possession(const State& state, Square square, const Weights& weights) {
  const Place& property = place(square);
  if (!property.property()) return 0;
  return property.price * weights.possession / kPercent + state.houses(square) * property.house / 2;
}

// What it costs to send each of these men into the fight, cheapest first: itself if it is taken, what it leaves anyway.
struct Fighter {
  int value = 0;  // of the piece
  int left = 0;   // of what it gives up by leaving
};
struct Fighters {
  std::array<Fighter, 16> list{};
  std::size_t size = 0;
};

Fighters fighters(const State& state, Squares men, const Weights& weights) {
  Fighters found;
  while (!men.empty()) {
    const Square from = men.pop();
    found.list[found.size++] = {kValue[index(state.man(from).kind)] * weights.board / kPercent,
                                possession(state, from, weights)};
  }
  std::sort(found.list.begin(), found.list.begin() + static_cast<std::ptrdiff_t>(found.size),
            [](const Fighter& a, const Fighter& b) { return a.value + 2 * a.left < b.value + 2 * b.left; });
  return found;
}

// For the side to capture: the difference it makes to go on, 0 to stop. `prize`: what holding the square in the end is
// worth, as a difference; `victim`: the piece that stands there.
int fight(const Fighters& mine, std::size_t my_next, const Fighters& theirs, std::size_t their_next, int victim,
          int prize) {
  if (my_next == mine.size) return 0;
  const Fighter& sent = mine.list[my_next];
  const int gain = victim + prize - sent.left - fight(theirs, their_next, mine, my_next + 1, sent.value, prize);
  return std::max(gain, 0);
}

int exchange(const State& state, const Survey& survey, Square square, Side attacker, int rent, const Weights& weights) {
  const Squares attackers = survey.reached_from[index(attacker)][square];
  if (attackers.empty()) return 0;
  const Fighters mine = fighters(state, attackers, weights);
  const Fighters theirs = fighters(state, survey.reached_from[index(other(attacker))][square], weights);
  const int victim = kValue[index(state.man(square).kind)] * weights.board / kPercent;
  return fight(mine, 0, theirs, 0, victim, 2 * possession(state, square, weights) + 2 * rent);
}

int worth_of_men(const State& state, const Survey& survey, Side side, const Weights& weights) {
  int on_board = 0;
  for (Squares left = survey.men[index(side)]; !left.empty();) on_board += kValue[index(state.man(left.pop()).kind)];
  int in_hand = 0;
  for (std::size_t kind = 0; kind < kKinds; ++kind) in_hand += state.hand(side)[kind] * kValue[kind];
  return (on_board * weights.board + in_hand * weights.hand) / kPercent;
}

int worth_of_groups(const Survey& survey, Side side, const Weights& weights) {
  // The price of one property of the group.
  constexpr std::array<int, kGroups> kPrice{0, 60, 107, 147, 187, 227, 267, 307, 375, 200, 150};
  int worth = 0;
  for (std::size_t group = 1; group <= static_cast<std::size_t>(Group::DarkBlue); ++group) {
    const int held = survey.held[index(side)][group];
    const int price = kPrice[group] * kGroupSize[group];
    if (held == kGroupSize[group]) worth += price * weights.monopoly / kPercent;
    if (held == kGroupSize[group] - 1) worth += price * weights.half_group / kPercent;
  }
  return worth;
}

// What the other player's landings on the side's properties will bring.
int income(const State& state, const Survey& survey, Side side, const Weights& weights) {
  const Landings& often = long_run();
  const Landings& next = next_turn(state.token(other(side)));
  const bool jailed = state.jail(other(side)).has_value();
  std::int64_t sum = 0;
  for (Squares left = survey.men[index(side)]; !left.empty();) {
    const Square square = left.pop();
    if (!place(square).property()) continue;
    const int rent = expected_rent(state, survey, square, side);
    const int war = exchange(state, survey, square, other(side), rent, weights) * weights.war / kPercent;
    const int soon = jailed ? 0 : next[square] * weights.next / kPercent;
    const int landings = soon + often[square] * weights.horizon;
    // Rent counts for many turns; a war that would be won is fought once.
    const int fought = std::min(landings, kWholeLanding);
    sum += std::int64_t{rent} * landings - std::int64_t{war} * fought / 2;
  }
  return static_cast<int>(sum / kWholeLanding);
}

int equity(const State& state, const Survey& survey, Side side, const Weights& weights) {
  int worth = state.cash(side) + worth_of_men(state, survey, side, weights) + worth_of_groups(survey, side, weights) +
              income(state, survey, side, weights);
  for (Squares left = survey.men[index(side)]; !left.empty();) worth += possession(state, left.pop(), weights);
  const int missing = std::max(weights.reserve - state.cash(side), 0);
  return worth - missing * weights.shortage / kPercent;
}

}  // namespace

int evaluate(const State& state, Side side, const Weights& weights) {
  if (state.phase() == games::mess::Phase::Over) {
    const auto winner = state.winner();
    return !winner ? 0 : *winner == side ? kWin : -kWin;
  }
  const Survey seen = survey(state);
  const int owed = state.owed() > 0 ? state.owed() * (state.owed_to_other() ? 2 : 1) : 0;
  const int difference = equity(state, seen, side, weights) - equity(state, seen, other(side), weights);
  return state.owed() == 0 ? difference : state.actor() == side ? difference - owed : difference + owed;
}

int exchange(const State& state, Square square, Side attacker, const Weights& weights) {
  const Survey seen = survey(state);
  return exchange(state, seen, square, attacker, expected_rent(state, seen, square, other(attacker)), weights);
}

}  // namespace messhall::search::mess
