#include "search/mess/evaluation.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "search/mess/landing.hpp"

namespace messhall::search::mess {
namespace {

using games::other;
using games::Side;
using games::mess::Group;
using games::mess::index;
using games::mess::kGroups;
using games::mess::kKinds;
using games::mess::kSquares;
using games::mess::kValue;
using games::mess::Man;
using games::mess::Place;
using games::mess::place;
using games::mess::Squares;
using games::mess::State;

constexpr int kPercent = 100;
constexpr int kTypicalRoll = 7;
constexpr int kReady = 2;        // pieces in hand that are likely to be needed soon
constexpr int kProperties = 28;  // on the board

// A man who may be sent into a fight: what it costs if it is taken, and what it gives up by leaving.
struct Fighter {
  Square from = kNoSquare;
  int value = 0;  // of the piece
  int left = 0;   // of the property that it stands on
  Squares reach{};
};

constexpr std::size_t kMost = 16;  // pieces of a player

// A player's men and properties at a glance, found once for a position.
struct Army {
  std::array<Fighter, kMost> men{};  // by square
  std::array<int, kMost> row{};      // cheapest first: the cost, and then the number among the men
  std::size_t size = 0;
  std::array<int, kGroups> held{};
  int properties = 0;

  // Field by field: to copy a whole one made elsewhere would stall the processor.
  void add(Square from, int value, int left, Squares reach) {
    Fighter& man = men[size];
    man.from = from;
    man.value = value;
    man.left = left;
    man.reach = reach;
    const int cost = (value + 2 * left) * static_cast<int>(kMost) + static_cast<int>(size);
    std::size_t at = size++;
    for (; at > 0 && cost < row[at - 1]; --at) row[at] = row[at - 1];
    row[at] = cost;
  }
  [[nodiscard]] const Fighter& cheapest(std::size_t place) const {
    return men[static_cast<std::size_t>(row[place]) % kMost];
  }
};
using Armies = std::array<Army, 2>;

constexpr std::array<int, kGroups> kGroupSize{0, 2, 3, 3, 3, 3, 3, 3, 2, 4, 2};

int possession(const State& state, Square square, const Weights& weights) {
  const Place& property = place(square);
  if (!property.property()) return 0;
  return property.price * weights.possession / kPercent + state.houses(square) * property.house / 2;
}

Armies survey(const State& state, const Weights& weights) {
  Armies armies;
  for (Square square = 0; square < kSquares; ++square) {
    const Man man = state.man(square);
    if (!man.present) continue;
    Army& army = armies[index(man.owner)];
    ++army.held[static_cast<std::size_t>(place(square).group)];
    army.properties += place(square).property();
    army.add(square, kValue[index(man.kind)] * weights.board / kPercent, possession(state, square, weights),
             games::mess::reach(man.kind, square));
  }
  return armies;
}

int expected_rent(const State& state, const Army& owner, Square square) {
  const Place& property = place(square);
  const int held = owner.held[static_cast<std::size_t>(property.group)];
  if (property.group == Group::Railroad) return games::mess::kRailroadRent[static_cast<std::size_t>(held)];
  if (property.group == Group::Utility)
    return games::mess::kUtilityFactor[static_cast<std::size_t>(held)] * kTypicalRoll;
  const int level = state.houses(square);
  const bool whole = held == kGroupSize[static_cast<std::size_t>(property.group)];
  return property.rent[static_cast<std::size_t>(level)] * (level == 0 && whole ? 2 : 1);
}

// A fight for one square, cheapest men first.
class Fight {
 public:
  // prize: what holding the square in the end is worth, as a difference.
  Fight(const Armies& armies, Square square, int prize) : armies_(armies), square_(square), prize_(prize) {}

  // For the side to capture: the difference it makes to go on, 0 to stop. next, others: from where on the men of this
  // side and of the other have not fought yet; victim: the worth of the piece that stands there.
  [[nodiscard]] int gain(std::size_t side, std::size_t next, std::size_t others, int victim) const {
    const Army& army = armies_[side];
    while (next < army.size && !army.cheapest(next).reach.contains(square_)) ++next;
    if (next == army.size) return 0;
    const Fighter& sent = army.cheapest(next);
    const int most = victim + prize_ - sent.left;
    return most <= 0 ? 0 : std::max(most - gain(1 - side, others, next + 1, sent.value), 0);
  }

 private:
  const Armies& armies_;
  Square square_;
  int prize_;
};

int exchange(const Armies& armies, const Fighter& owner, Side attacker, int rent) {
  return Fight(armies, owner.from, 2 * owner.left + 2 * rent).gain(index(attacker), 0, 0, owner.value);
}

int worth_of_hand(const State& state, Side side, bool vacancy, const Weights& weights) {
  int value = 0;
  int count = 0;
  for (std::size_t kind = 0; kind < kKinds; ++kind) {
    value += state.hand(side)[kind] * kValue[kind];
    count += state.hand(side)[kind];
  }
  return value * weights.hand / kPercent + (vacancy ? std::min(count, kReady) * weights.ready : 0);
}

int worth_of_groups(const Army& army, const Weights& weights) {
  // The price of one property of the group.
  constexpr std::array<int, kGroups> kPrice{0, 60, 107, 147, 187, 227, 267, 307, 375, 200, 150};
  int worth = 0;
  for (std::size_t group = 1; group <= static_cast<std::size_t>(Group::DarkBlue); ++group) {
    const int price = kPrice[group] * kGroupSize[group];
    if (army.held[group] == kGroupSize[group]) worth += price * weights.monopoly / kPercent;
    if (army.held[group] == kGroupSize[group] - 1) worth += price * weights.half_group / kPercent;
  }
  return worth;
}

int highest_rent(const State& state, const Army& army) {
  int highest = 0;
  for (std::size_t i = 0; i < army.size; ++i) {
    if (place(army.men[i].from).property()) highest = std::max(highest, expected_rent(state, army, army.men[i].from));
  }
  return highest;
}

// What the other player's landings on the side's properties will bring.
int income(const State& state, const Armies& armies, Side side, const Weights& weights) {
  const Landings& often = long_run();
  const Landings& next = next_turn(state.token(other(side)));
  const bool jailed = state.jail(other(side)).has_value();
  const Army& army = armies[index(side)];
  std::int64_t sum = 0;
  for (std::size_t i = 0; i < army.size; ++i) {
    const Fighter& man = army.men[i];
    if (!place(man.from).property()) continue;
    const int rent = expected_rent(state, army, man.from);
    const int war = exchange(armies, man, other(side), rent) * weights.war / kPercent;
    const int soon = jailed ? 0 : next[man.from] * weights.next / kPercent;
    const int landings = soon + often[man.from] * weights.horizon;
    // Rent counts for many turns; a war that would be won is fought once.
    const int fought = std::min(landings, kWholeLanding);
    sum += std::int64_t{rent} * landings - std::int64_t{war} * fought / 2;
  }
  return static_cast<int>(sum / kWholeLanding);
}

int equity(const State& state, const Armies& armies, Side side, const Weights& weights) {
  const Army& army = armies[index(side)];
  const Army& others = armies[1 - index(side)];
  const bool vacancy = army.properties + others.properties < kProperties;
  int worth = state.cash(side) + worth_of_hand(state, side, vacancy, weights) + worth_of_groups(army, weights) +
              income(state, armies, side, weights);
  for (std::size_t i = 0; i < army.size; ++i) worth += army.men[i].value + army.men[i].left;
  const int wanted = weights.reserve + highest_rent(state, others) * weights.fear / kPercent;
  const int missing = std::max(wanted - state.cash(side), 0);
  return worth - missing * weights.shortage / kPercent;
}

}  // namespace

int evaluate(const State& state, Side side, const Weights& weights) {
  if (state.phase() == games::mess::Phase::Over) {
    const auto winner = state.winner();
    return !winner ? 0 : *winner == side ? kWin : -kWin;
  }
  const Armies armies = survey(state, weights);
  const int owed = state.owed() > 0 ? state.owed() * (state.owed_to_other() ? 2 : 1) : 0;
  const int difference = equity(state, armies, side, weights) - equity(state, armies, other(side), weights);
  return state.owed() == 0 ? difference : state.actor() == side ? difference - owed : difference + owed;
}

int exchange(const State& state, Square square, Side attacker, const Weights& weights) {
  const Armies armies = survey(state, weights);
  const Army& owners = armies[index(other(attacker))];
  const auto last = owners.men.begin() + static_cast<std::ptrdiff_t>(owners.size);
  const auto owner = std::find_if(owners.men.begin(), last, [&](const Fighter& man) { return man.from == square; });
  return owner == last ? 0 : exchange(armies, *owner, attacker, expected_rent(state, owners, square));
}

}  // namespace messhall::search::mess
