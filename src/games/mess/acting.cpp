// What the actions of Mess do.
#include <algorithm>
#include <utility>

#include "games/mess/state.hpp"

namespace messhall::games::mess {
namespace {

constexpr int kLeastDoublesForJail = 3;
constexpr int kFailedRolls = 3;
constexpr int kHousesOfAHotel = 4;

Square next_of(SquareKind kind, Square from) {
  Square square = from;
  do {
    square = static_cast<Square>((square + 1) % kRim);
  } while (place(square).kind != kind);
  return square;
}

}  // namespace

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
  std::int16_t& failed = jail_[index(turn_)];
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
