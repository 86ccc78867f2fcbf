#include "games/mess/state.hpp"

#include <algorithm>

namespace messhall::games::mess {
namespace {

constexpr std::array kStreetGroups{Group::Brown, Group::LightBlue, Group::Pink,  Group::Orange,
                                   Group::Red,   Group::Yellow,    Group::Green, Group::DarkBlue};

constexpr std::array<Squares, kGroups> kGroupSquares = [] {
  std::array<Squares, kGroups> squares{};
  for (std::size_t group = 1; group < kGroups; ++group) squares[group] = group_squares(static_cast<Group>(group));
  return squares;
}();

constexpr Squares squares_of(Group group) { return kGroupSquares[static_cast<std::size_t>(group)]; }

}  // namespace

State::State(Rules rules) : turn_(rules.first), phase_(rules.lot ? Phase::Lot : Phase::Start), rules_(rules) {}

// --- asking ---

Side State::actor() const {
  switch (phase_) {
    case Phase::Lot:
    case Phase::Dice:
    case Phase::Card:
    case Phase::CardDice:
    case Phase::Over:
      return Side::Chance;
    case Phase::War:
    case Phase::Debt:
      return actor_;
    default:
      return turn_;
  }
}

int State::jail_cards(Side side) const {
  return static_cast<int>(std::count(card_holders_.begin(), card_holders_.end(), static_cast<std::int8_t>(side)));
}

std::optional<Square> State::at() const {
  const bool fought_for = phase_ == Phase::Rent || phase_ == Phase::War || phase_ == Phase::Conquest;
  return fought_for ? std::optional(token(turn_)) : std::nullopt;
}

std::optional<Side> State::owner(Square square) const {
  return place(square).property() && men_[square].present ? std::optional(men_[square].owner) : std::nullopt;
}

Squares State::men(Side side) const {
  Squares found;
  for (Square square = 0; square < kSquares; ++square) {
    if (men_[square].present && men_[square].owner == side) found |= Squares::of(square);
  }
  return found;
}

int State::held(Side side, Group group) const { return (squares_of(group) & men(side)).count(); }

bool State::monopoly(Side side, Group group) const { return (squares_of(group) - men(side)).empty(); }

int State::rent(Square square) const {
  const std::optional<Side> owner = this->owner(square);
  if (!owner) return 0;
  const Place& property = place(square);
  const auto count = static_cast<std::size_t>(held(*owner, property.group));
  switch (property.kind) {
    case SquareKind::Railroad:
      return kRailroadRent[count] * (rent_kind_ == RentKind::DoubleRailroad ? 2 : 1);
    case SquareKind::Utility:
      return roll() * (rent_kind_ == RentKind::FreshRoll ? kCardUtilityFactor : kUtilityFactor[count]);
    default:
      break;
  }
  const int level = houses_[square];
  const int doubled = level == 0 && monopoly(*owner, property.group) ? 2 : 1;
  return property.rent[static_cast<std::size_t>(level)] * doubled;
}

Squares State::attackers(Side side, Square square) const {
  Squares found;
  for (Squares left = men(side); !left.empty();) {
    const Square from = left.pop();
    if (reach(men_[from].kind, from).contains(square)) found |= Squares::of(from);
  }
  return found;
}

int State::bank_houses() const {
  int houses = kHouses;
  for (const std::uint8_t level : houses_) houses -= level == kHotel ? 0 : level;
  return houses;
}

int State::bank_hotels() const {
  return kHotels - static_cast<int>(std::count(houses_.begin(), houses_.end(), kHotel));
}

int State::worth(Side side) const {
  int worth = cash(side);
  for (Squares left = men(side); !left.empty();) {
    const Square square = left.pop();
    const Place& property = place(square);
    if (property.property()) worth += property.price + houses_[square] * property.house / 2;
  }
  for (std::size_t kind = 0; kind < kKinds; ++kind) worth += hand(side)[kind] * kValue[kind];
  return worth;
}

std::optional<Side> State::winner() const {
  if (phase_ != Phase::Over) return std::nullopt;
  if (bankrupt_) return other(actor_);
  const int first = worth(Side::First);
  const int second = worth(Side::Second);
  if (first == second) return std::nullopt;
  return first > second ? Side::First : Side::Second;
}

// --- legal actions ---

bool State::may_build(Square square) const {
  const Place& street = place(square);
  const int level = houses_[square];
  if (!street.street() || level == kHotel || !monopoly(turn_, street.group) || cash(turn_) < street.house) return false;
  if (level + 1 == kHotel ? bank_hotels() == 0 : bank_houses() == 0) return false;
  for (Squares left = squares_of(street.group); !left.empty();) {
    if (houses_[left.pop()] < level) return false;
  }
  return true;
}

bool State::may_sell(Side side, Square square) const {
  if (square >= kRim || houses_[square] == 0 || owner(square) != side) return false;
  for (Squares left = squares_of(place(square).group) & men(side); !left.empty();) {
    if (houses_[left.pop()] > houses_[square]) return false;
  }
  return true;
}

void State::add_sales(std::vector<Action>& list, Side side) const {
  for (Squares left = men(side); !left.empty();) {
    const Square square = left.pop();
    list.push_back(on(Verb::Mortgage, square));
    if (may_sell(side, square)) list.push_back(on(Verb::Sell, square));
  }
}

void State::add_pieces(std::vector<Action>& list, Verb verb, const Set& set, bool priced) const {
  for (std::size_t kind = 0; kind < kKinds; ++kind) {
    if (set[kind] > 0 && (!priced || cash(turn_) >= kValue[kind])) list.push_back(with(verb, static_cast<Kind>(kind)));
  }
}

void State::add_managing(std::vector<Action>& list) const {
  add_sales(list, turn_);
  add_pieces(list, Verb::Redeem, graveyard(turn_), true);
  const Squares own = men(turn_);
  for (const Group group : kStreetGroups) {
    if (!(squares_of(group) - own).empty()) continue;
    for (Squares left = squares_of(group); !left.empty();) {
      const Square square = left.pop();
      if (may_build(square)) list.push_back(on(Verb::Build, square));
    }
  }
}

void State::add_moves(std::vector<Action>& list) const {
  const Squares taken = men(Side::First) | men(Side::Second);
  for (Squares left = men(turn_); !left.empty();) {
    const Square from = left.pop();
    for (Squares goals = reach(men_[from].kind, from) - taken; !goals.empty();)
      list.push_back({Verb::Move, from, goals.pop()});
  }
}

void State::add_chance(std::vector<Action>& list) const {
  if (phase_ == Phase::Lot) {
    list.push_back({Verb::Lot, 0, 0});
    list.push_back({Verb::Lot, 1, 0});
    return;
  }
  if (phase_ == Phase::Card) {
    const std::uint16_t left = deck(deck_at(token(turn_)));
    for (std::uint8_t card = 0; card < kCards; ++card) {
      if ((left >> card & 1U) != 0) list.push_back({Verb::Card, card, 0});
    }
    return;
  }
  for (std::uint8_t a = 1; a <= 6; ++a) {
    for (std::uint8_t b = 1; b <= 6; ++b) list.push_back({Verb::Dice, a, b});
  }
}

void State::generate(std::vector<Action>& list) const {
  const auto add = [&list](Verb verb) { list.push_back({verb, 0, 0}); };
  const auto add_attacks = [&](Side side) {
    for (Squares left = attackers(side, token(turn_)); !left.empty();) list.push_back(on(Verb::Attack, left.pop()));
  };
  switch (phase_) {
    case Phase::Start:
    case Phase::Again:
      add_managing(list);
      add(Verb::Roll);
      break;
    case Phase::Jail:
      add_managing(list);
      if (cash(turn_) >= kJailFine) add(Verb::JailFine);
      if (jail_cards(turn_) > 0) add(Verb::JailCard);
      add(Verb::JailRoll);
      break;
    case Phase::Lot:
    case Phase::Dice:
    case Phase::Card:
    case Phase::CardDice:
      add_chance(list);
      break;
    case Phase::Buy:
      add_managing(list);
      if (cash(turn_) >= place(token(turn_)).price) add_pieces(list, Verb::Buy, hand(turn_), false);
      add(Verb::Decline);
      break;
    case Phase::Rent:
      add_managing(list);
      add_attacks(turn_);
      add(Verb::Pay);
      break;
    case Phase::War:
      add_attacks(actor_);
      add(Verb::Hold);
      break;
    case Phase::Conquest:
      add(Verb::KeepHouses);
      add(Verb::SellHouses);
      break;
    case Phase::Debt:
      add_sales(list, actor_);
      break;
    case Phase::After:
      add_managing(list);
      if (!moved_) add_moves(list);
      add(Verb::End);
      break;
    case Phase::Over:
      break;
  }
}

std::vector<Action> State::actions() const {
  std::vector<Action> list;
  generate(list);
  std::vector<std::pair<std::string, Action>> named;
  named.reserve(list.size());
  for (const Action action : list) named.emplace_back(mess::text(action), action);
  std::sort(named.begin(), named.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  std::transform(named.begin(), named.end(), list.begin(), [](const auto& entry) { return entry.second; });
  return list;
}

}  // namespace messhall::games::mess
