#include "games/mess/state.hpp"

#include <algorithm>

namespace messhall::games::mess {
namespace {

constexpr int kLeastDoublesForJail = 3;
constexpr int kFailedRolls = 3;
constexpr int kHousesOfAHotel = 4;

constexpr std::array kStreetGroups{Group::Brown, Group::LightBlue, Group::Pink,  Group::Orange,
                                   Group::Red,   Group::Yellow,    Group::Green, Group::DarkBlue};

constexpr std::array<Squares, kGroups> kGroupSquares = [] {
  std::array<Squares, kGroups> squares{};
  for (std::size_t group = 1; group < kGroups; ++group) squares[group] = group_squares(static_cast<Group>(group));
  return squares;
}();

constexpr Squares squares_of(Group group) { return kGroupSquares[static_cast<std::size_t>(group)]; }

Square next_of(SquareKind kind, Square from) {
  Square square = from;
  do {
    square = static_cast<Square>((square + 1) % kRim);
  } while (place(square).kind != kind);
  return square;
}

Deck deck_at(Square square) { return place(square).kind == SquareKind::Chance ? Deck::Chance : Deck::Chest; }

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
  for (const Group group : kStreetGroups) {
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
  std::sort(named.begin(), named.end());
  std::transform(named.begin(), named.end(), list.begin(), [](const auto& entry) { return entry.second; });
  return list;
}

// --- acting ---

void State::apply(Action action) {
  switch (action.verb) {
    case Verb::Attack:
      return attack(action.a);
    case Verb::Build:
      return build(action.a);
    case Verb::Buy:
      cash_[index(turn_)] -= place(token(turn_)).price;
      --hands_[index(turn_)][action.a];
      men_[token(turn_)] = {true, action.kind(), turn_};
      return settled();
    case Verb::Card:
      return draw(action.a);
    case Verb::Decline:
      return settled();
    case Verb::Dice:
      return roll_dice(action.a, action.b);
    case Verb::End:
      return end_turn();
    case Verb::Hold:
      return end_war();
    case Verb::JailCard: {
      // Of two cards, Chance's goes first.
      const auto held = std::find(card_holders_.begin(), card_holders_.end(), static_cast<std::int8_t>(turn_));
      *held = -1;
      jail_[index(turn_)] = -1;
      phase_ = Phase::Dice;
      return;
    }
    case Verb::JailFine:
      cash_[index(turn_)] -= kJailFine;
      jail_[index(turn_)] = -1;
      phase_ = Phase::Dice;
      return;
    case Verb::JailRoll:
      rolls_for_freedom_ = true;
      phase_ = Phase::Dice;
      return;
    case Verb::KeepHouses:
      return settled();
    case Verb::Lot:
      rules_.first = turn_ = static_cast<Side>(action.a);
      rules_.lot = false;
      phase_ = Phase::Start;
      return;
    case Verb::Mortgage:
      mortgage(action.a);
      if (phase_ == Phase::Debt) try_to_pay();
      return;
    case Verb::Move:
      vacate(action.a);
      men_[action.b] = std::exchange(men_[action.a], Man{});
      moved_ = true;
      return;
    case Verb::Pay:
      return owe(turn_, rent(token(turn_)), true);
    case Verb::Redeem:
      cash_[index(turn_)] -= value(action.kind());
      --graveyards_[index(turn_)][action.a];
      ++hands_[index(turn_)][action.a];
      return;
    case Verb::Roll:
      phase_ = Phase::Dice;
      return;
    case Verb::Sell:
      sell(action.a);
      if (phase_ == Phase::Debt) try_to_pay();
      return;
    case Verb::SellHouses:
      vacate(token(turn_));
      return settled();
  }
}

void State::roll_dice(int a, int b) {
  dice_ = {a, b};
  if (phase_ == Phase::CardDice) {
    phase_ = Phase::Rent;
    return;
  }
  if (std::exchange(rolls_for_freedom_, false)) return roll_in_jail(a == b);
  doubles_ = a == b ? doubles_ + 1 : 0;
  if (doubles_ == kLeastDoublesForJail) return to_jail();
  advance(static_cast<Square>((token(turn_) + a + b) % kRim));
  land();
}

// A double gives freedom, and no further roll.
void State::roll_in_jail(bool equal) {
  std::int8_t& failed = jail_[index(turn_)];
  doubles_ = 0;
  if (equal) {
    failed = -1;
    advance(static_cast<Square>(token(turn_) + roll()));
    return land();
  }
  ++failed;
  if (failed == kFailedRolls) return owe(turn_, kJailFine, false);
  phase_ = Phase::After;
}

// Clockwise, with the money for passing or reaching Go.
void State::advance(Square to) {
  if (to < token(turn_)) cash_[index(turn_)] += kGoMoney;
  tokens_[index(turn_)] = to;
}

void State::land() {
  const Square square = token(turn_);
  const Place& here = place(square);
  switch (here.kind) {
    case SquareKind::Street:
    case SquareKind::Railroad:
    case SquareKind::Utility:
      if (owner(square) == turn_) return settled();
      phase_ = !owner(square) ? Phase::Buy : rent_kind_ == RentKind::FreshRoll ? Phase::CardDice : Phase::Rent;
      return;
    case SquareKind::Chest:
    case SquareKind::Chance:
      phase_ = Phase::Card;
      return;
    case SquareKind::Tax:
      return owe(turn_, here.price, false);
    case SquareKind::GoToJail:
      return to_jail();
    default:
      return settled();
  }
}

void State::to_jail() {
  tokens_[index(turn_)] = kJail;
  jail_[index(turn_)] = 0;
  doubles_ = 0;
  phase_ = Phase::After;
}

void State::draw(int index) {
  const Deck deck = deck_at(token(turn_));
  std::uint16_t& left = decks_[static_cast<std::size_t>(deck)];
  std::int8_t& holder = card_holders_[static_cast<std::size_t>(deck)];
  left = static_cast<std::uint16_t>(left & ~(1U << static_cast<unsigned>(index)));
  if (card(deck, index).effect == Effect::JailFree) holder = static_cast<std::int8_t>(turn_);
  if (left == 0) {
    const unsigned kept = holder >= 0 ? 1U << static_cast<unsigned>(jail_card(deck)) : 0U;
    left = static_cast<std::uint16_t>(0xFFFFU & ~kept);
  }
  resolve(card(deck, index));
}

int State::repairs(const Card& card) const {
  int cost = 0;
  for (Squares left = men(turn_) - Squares::of(kChancePile) - Squares::of(kChestPile); !left.empty();) {
    const int level = houses_[left.pop()];
    cost += level == kHotel ? card.hotel : level * card.amount;
  }
  return cost;
}

void State::resolve(const Card& card) {
  switch (card.effect) {
    case Effect::Advance:
      advance(card.square);
      return land();
    case Effect::NearestRailroad:
      rent_kind_ = RentKind::DoubleRailroad;
      advance(next_of(SquareKind::Railroad, token(turn_)));
      return land();
    case Effect::NearestUtility:
      rent_kind_ = RentKind::FreshRoll;
      advance(next_of(SquareKind::Utility, token(turn_)));
      return land();
    case Effect::Back:
      tokens_[index(turn_)] = static_cast<Square>(token(turn_) - card.amount);
      return land();
    case Effect::ToJail:
      return to_jail();
    case Effect::JailFree:
      return settled();
    case Effect::Collect:
      cash_[index(turn_)] += card.amount;
      return settled();
    case Effect::Pay:
      return owe(turn_, card.amount, false);
    case Effect::PayOther:
      return owe(turn_, card.amount, true);
    case Effect::CollectOther:
      return owe(other(turn_), card.amount, true);
    case Effect::Repairs:
      return owe(turn_, repairs(card), false);
  }
}

void State::attack(Square from) {
  const Square goal = token(turn_);
  const Man attacker = men_[from];
  const Man victim = men_[goal];
  vacate(from);
  men_[from] = {};
  ++graveyards_[index(victim.owner)][index(victim.kind)];
  men_[goal] = attacker;
  actor_ = victim.owner;
  phase_ = Phase::War;
}

// An owner who has won is paid at once; there is no second war on one landing.
void State::end_war() {
  const Square square = token(turn_);
  if (owner(square) != turn_) return owe(turn_, rent(square), true);
  actor_ = Side::First;
  if (houses_[square] == 0) return settled();
  phase_ = Phase::Conquest;
}

void State::build(Square square) {
  cash_[index(turn_)] -= place(square).house;
  ++houses_[square];
}

void State::sell(Square square) {
  const int half = place(square).house / 2;
  const bool whole = houses_[square] == kHotel && bank_houses() < kHousesOfAHotel;
  const int levels = whole ? kHotel : 1;
  cash_[index(men_[square].owner)] += levels * half;
  houses_[square] = static_cast<std::uint8_t>(houses_[square] - levels);
}

void State::vacate(Square square) {
  if (square >= kRim || houses_[square] == 0) return;
  cash_[index(men_[square].owner)] += houses_[square] * place(square).house / 2;
  houses_[square] = 0;
}

void State::mortgage(Square square) {
  const Man man = men_[square];
  vacate(square);
  cash_[index(man.owner)] += value(man.kind);
  ++graveyards_[index(man.owner)][index(man.kind)];
  men_[square] = {};
}

void State::owe(Side debtor, int amount, bool to_other) {
  actor_ = debtor;
  owed_ = amount;
  owed_to_other_ = to_other;
  phase_ = Phase::Debt;
  try_to_pay();
}

// A debt is paid whole, by itself, as soon as the cash suffices; nothing left to sell or mortgage means bankruptcy.
void State::try_to_pay() {
  int& cash = cash_[index(actor_)];
  int& others = cash_[index(other(actor_))];
  if (cash >= owed_) {
    cash -= owed_;
    if (owed_to_other_) others += owed_;
    owed_ = 0;
    owed_to_other_ = false;
    actor_ = Side::First;
    return paid();
  }
  if (!men(actor_).empty()) return;
  if (owed_to_other_) {
    owed_ -= cash;
    others += std::exchange(cash, 0);
  }
  bankrupt_ = true;
  phase_ = Phase::Over;
}

// The game goes on where it stood: a token that has bought its freedom moves by the roll that failed.
void State::paid() {
  if (jail(turn_) != kFailedRolls) return settled();
  jail_[index(turn_)] = -1;
  advance(static_cast<Square>(token(turn_) + roll()));
  land();
}

void State::settled() {
  rent_kind_ = RentKind::Plain;
  phase_ = doubles_ > 0 ? Phase::Again : Phase::After;
}

void State::end_turn() {
  turn_ = other(turn_);
  doubles_ = 0;
  moved_ = false;
  if (turn_ == rules_.first) {
    if (rules_.rounds > 0 && round_ >= rules_.rounds) {
      phase_ = Phase::Over;
      return;
    }
    // The counter stops where position texts do.
    round_ = std::min(round_ + 1, kMaxRounds);
  }
  phase_ = jail(turn_) ? Phase::Jail : Phase::Start;
}

}  // namespace messhall::games::mess
