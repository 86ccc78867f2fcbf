#include "games/mess/story.hpp"

#include <algorithm>
#include <string>

#include "games/mess/telling.hpp"

namespace messhall::games::mess {
namespace {

// --- what is asked ---

constexpr Text kAskRoll{"mess.ask.roll", "Roll the dice."};
constexpr Text kAskAgain{"mess.ask.again", "A double: roll again."};
constexpr Text kAskJail{"mess.ask.jail", "{place}, failed rolls: {count}. Pay ${amount}, or roll for a double?"};
constexpr Text kAskJailCard{"mess.ask.jailcard",
                            "{place}, failed rolls: {count}. Pay ${amount}, use a card, or roll for a double?"};
constexpr Text kAskBuy{"mess.ask.buy", "{place} is vacant, ${amount}. Place a piece?"};
constexpr Text kAskBuyPoor{"mess.ask.buypoor", "{place} is vacant, ${amount}. Your ${cash} do not suffice."};
constexpr Text kAskRent{"mess.ask.rent", "{place} is held by a {piece} of {other}. The rent is ${amount}."};
constexpr Text kAskRentOrWar{"mess.ask.war", "{place} is held by a {piece} of {other}. Pay ${amount}, or attack?"};
constexpr Text kAskRecapture{"mess.ask.recapture", "{other} has taken {place} with a {piece}. Capture it back?"};
constexpr Text kAskHold{"mess.ask.hold",
                        "{other} has taken {place} with a {piece}, and none of your pieces reaches it."};
constexpr Text kAskConquest{"mess.ask.conquest",
                            "{place} is yours with its buildings. Keep them, or sell them for ${amount}?"};
constexpr Text kAskDebt{"mess.ask.debt", "You owe ${amount} and have ${cash}. What will you sell or mortgage?"};
constexpr Text kAskMove{"mess.ask.move", "One piece may move in peace. Then end the turn."};
constexpr Text kAskEnd{"mess.ask.end", "End the turn."};

// --- what has happened ---

constexpr Text kRolled{"mess.log.rolled", "{player} rolls {a} and {b} and comes to {place}."};
constexpr Text kVisits{"mess.log.visits", "{player} rolls {a} and {b} and comes to {place}, just visiting."};
constexpr Text kRolledInJail{"mess.log.stays", "{player} rolls {a} and {b} and stays on {place}."};
constexpr Text kThirdDouble{"mess.log.third", "{player} rolls the third double, {a} and {b}, and goes to {place}."};
constexpr Text kFreshRoll{"mess.log.fresh", "The dice for the rent show {a} and {b}."};
constexpr Text kPassedGo{"mess.log.go", "{player} receives ${amount} for {place}."};
constexpr Text kToJail{"mess.log.jail", "{player} goes to {place}."};
constexpr Text kLot{"mess.log.lot", "The lot falls on {player}."};
constexpr Text kDrew{"mess.log.card", "{player} draws a card: {card}"};
constexpr Text kArrives{"mess.log.arrives", "{player} comes to {place}."};
constexpr Text kBought{"mess.log.bought", "{player} buys {place} with a {piece} for ${amount}."};
constexpr Text kDeclined{"mess.log.declined", "{player} leaves {place} alone."};
constexpr Text kAttacked{"mess.log.attacked", "{player} takes the {victim} on {place} with the {piece} of {from}."};
constexpr Text kHeld{"mess.log.held", "{player} lets {place} go."};
constexpr Text kKeeps{"mess.log.keeps", "{player} keeps the buildings of {place}."};
constexpr Text kSoldHouses{"mess.log.soldhouses", "{player} sells the buildings of {place} for ${amount}."};
constexpr Text kPaidOther{"mess.log.paid", "{player} pays {other} ${amount}."};
constexpr Text kPaidBank{"mess.log.paidbank", "{player} pays ${amount} to the bank."};
constexpr Text kOwes{"mess.log.owes", "{player} owes ${amount} and has to raise it."};
constexpr Text kBankrupt{"mess.log.bankrupt", "{player} is bankrupt: ${amount} stay unpaid."};
constexpr Text kBuilt{"mess.log.built", "{player} builds house number {count} on {place} for ${amount}."};
constexpr Text kBuiltHotel{"mess.log.hotel", "{player} builds a hotel on {place} for ${amount}."};
constexpr Text kSoldHouse{"mess.log.sold", "{player} sells a building of {place} for ${amount}."};
constexpr Text kMortgaged{"mess.log.mortgaged", "{player} mortgages the {piece} on {place} for ${amount}."};
constexpr Text kRedeemed{"mess.log.redeemed", "{player} redeems a {piece} for ${amount}."};
constexpr Text kMoved{"mess.log.moved", "{player} moves the {piece} of {from} to {place}."};
constexpr Text kFine{"mess.log.fine", "{player} pays ${amount} and is free."};
constexpr Text kUsedCard{"mess.log.usedcard", "{player} uses a card and is free."};

// --- how it ends ---

constexpr Text kEndBankrupt{"mess.end.bankrupt", "{player} is bankrupt: ${amount} could not be paid."};
constexpr Text kEndRounds{"mess.end.rounds",
                          "All {count} turns are played. {player} is the richer, with ${amount} against ${less}."};
constexpr Text kEndEven{"mess.end.even", "All {count} turns are played, and both own ${amount}."};

int half_of_houses(const State& state, Square square) { return state.houses(square) * place(square).house / 2; }

// Money and places that change without being named by the action: Go, payments, debts.
void add_changes(std::vector<Message>& told, const State& before, const State& after) {
  for (const Side side : {before.turn(), other(before.turn())}) {
    if (after.phase() == Phase::Debt && after.actor() == side && before.phase() != Phase::Debt)
      told.push_back({kOwes, {player(side), money(after.owed())}});
  }
  if (after.phase() == Phase::Over && after.owed() > 0) {
    const Side bankrupt = other(after.winner().value_or(Side::First));
    told.push_back({kBankrupt, {player(bankrupt), money(after.owed())}});
  }
}

void add_payment(std::vector<Message>& told, Side from, bool to_other, int amount) {
  if (amount <= 0) return;
  if (to_other) {
    told.push_back({kPaidOther, {player(from), foe(from), money(amount)}});
  } else {
    told.push_back({kPaidBank, {player(from), money(amount)}});
  }
}

bool passed_go(const State& before, const State& after, bool forward) {
  return forward && after.token(before.turn()) < before.token(before.turn());
}

// What comes of standing on the square that was reached.
void add_landing(std::vector<Message>& told, const State& before, const State& after) {
  const Side mover = before.turn();
  const Square square = after.token(mover);
  const Place& here = place(square);
  if (here.kind == SquareKind::Tax && after.phase() != Phase::Debt && after.phase() != Phase::Over)
    add_payment(told, mover, false, here.price);
}

// A debt that was open and is now paid. The fine of jail sets the token free.
void add_settled_debt(std::vector<Message>& told, const State& before, const State& after) {
  if (before.phase() != Phase::Debt || after.phase() == Phase::Debt || after.phase() == Phase::Over) return;
  add_payment(told, before.actor(), before.owed_to_other(), before.owed());
  const Side mover = before.turn();
  if (after.token(mover) == before.token(mover) && after.jail(mover) == before.jail(mover)) return;
  told.push_back({kArrives, {player(mover), at(after.token(mover))}});
  add_landing(told, before, after);
}

// Houses that are sold because their piece goes elsewhere.
void add_left_houses(std::vector<Message>& told, const State& before, Square from) {
  if (from >= kRim || before.houses(from) == 0) return;
  told.push_back({kSoldHouses, {player(before.actor()), at(from), money(half_of_houses(before, from))}});
}

std::vector<Message> tell_dice(const State& before, const State& after, Action dice) {
  const Side mover = before.turn();
  const Arguments thrown{player(mover), {"a", number(dice.a)}, {"b", number(dice.b)}};
  const auto with_place = [&](Text text, Square square) {
    Arguments arguments = thrown;
    arguments.push_back(at(square));
    return Message{text, arguments};
  };
  if (before.phase() == Phase::CardDice) return {{kFreshRoll, {{"a", number(dice.a)}, {"b", number(dice.b)}}}};
  const auto reached = static_cast<Square>((before.token(mover) + dice.a + dice.b) % kRim);
  const bool jailed = after.jail(mover).has_value();
  std::vector<Message> told;
  if (before.jail(mover) && jailed) {
    told.push_back(with_place(kRolledInJail, kJail));
  } else if (jailed && reached != kGoToJail) {
    told.push_back(with_place(kThirdDouble, kJail));
    return told;
  } else {
    if (before.jail(mover) == 2 && dice.a != dice.b) add_payment(told, mover, false, kJailFine);
    told.insert(told.begin(), with_place(reached == kJail ? kVisits : kRolled, reached));
    if (jailed) {
      told.push_back({kToJail, {player(mover), at(kJail)}});
    } else if (passed_go(before, after, true)) {
      told.push_back({kPassedGo, {player(mover), at(kGo), money(kGoMoney)}});
    }
    add_landing(told, before, after);
  }
  return told;
}

Message card_message(Deck deck, int index) {
  const Card& drawn = card(deck, index);
  const bool jail = drawn.effect == Effect::ToJail || drawn.effect == Effect::JailFree;
  return {card_words(deck, index),
          {at(jail ? kJail : drawn.square), money(drawn.amount), {"hotel", number(drawn.hotel)}}};
}

std::vector<Message> tell_card(const State& before, const State& after, Action action) {
  const Side mover = before.turn();
  const Square stood = before.token(mover);
  const Deck deck = deck_at(stood);
  const Card& drawn = card(deck, action.a);
  std::vector<Message> told{{kDrew, {player(mover), {"card", card_message(deck, action.a)}}}};
  const bool open = after.phase() == Phase::Debt || after.phase() == Phase::Over;
  switch (drawn.effect) {
    case Effect::NearestRailroad:
    case Effect::NearestUtility:
    case Effect::Back:
      told.push_back({kArrives, {player(mover), at(after.token(mover))}});
      break;
    case Effect::Repairs:
      if (!open) add_payment(told, mover, false, before.cash(mover) - after.cash(mover));
      return told;
    default:
      break;
  }
  if (drawn.effect == Effect::Advance || drawn.effect == Effect::NearestRailroad ||
      drawn.effect == Effect::NearestUtility) {
    if (passed_go(before, after, true)) told.push_back({kPassedGo, {player(mover), at(kGo), money(kGoMoney)}});
  }
  if (after.token(mover) != stood && !after.jail(mover)) add_landing(told, before, after);
  return told;
}

Message tell_attack(const State& before, Action action) {
  const Side attacker = before.actor();
  const Square goal = before.token(before.turn());
  return {kAttacked,
          {player(attacker),
           {"victim", kind_name(before.man(goal).kind)},
           at(goal),
           piece(before.man(action.a).kind),
           {"from", place_name(action.a)}}};
}

std::vector<Message> tell_hold(const State& before, const State& after) {
  const Square square = before.token(before.turn());
  std::vector<Message> told{{kHeld, {player(before.actor()), at(square)}}};
  const bool open = after.phase() == Phase::Debt || after.phase() == Phase::Over;
  if (before.owner(square) != before.turn() && !open) add_payment(told, before.turn(), true, before.rent(square));
  return told;
}

Message tell_build(const State& before, Action action) {
  const int level = before.houses(action.a) + 1;
  const Arguments arguments{
      player(before.turn()), {"count", number(level)}, at(action.a), money(place(action.a).house)};
  return {level == kHotel ? kBuiltHotel : kBuilt, arguments};
}

std::vector<Message> tell_managing(const State& before, const State& after, Action action) {
  const Side actor = before.actor();
  switch (action.verb) {
    case Verb::Build:
      return {tell_build(before, action)};
    case Verb::Mortgage: {
      const Kind kind = before.man(action.a).kind;
      const int houses = action.a < kRim ? half_of_houses(before, action.a) : 0;
      return {{kMortgaged, {player(actor), piece(kind), at(action.a), money(value(kind) + houses)}}};
    }
    case Verb::Redeem:
      return {{kRedeemed, {player(actor), piece(action.kind()), money(value(action.kind()))}}};
    default: {
      const int levels = before.houses(action.a) - after.houses(action.a);
      return {{kSoldHouse, {player(actor), at(action.a), money(levels * place(action.a).house / 2)}}};
    }
  }
}

std::vector<Message> tell_war(const State& before, const State& after, Action action) {
  const Side actor = before.actor();
  const Square here = before.token(before.turn());
  std::vector<Message> told;
  switch (action.verb) {
    case Verb::Attack:
      add_left_houses(told, before, action.a);
      told.push_back(tell_attack(before, action));
      return told;
    case Verb::Hold:
      return tell_hold(before, after);
    case Verb::KeepHouses:
      return {{kKeeps, {player(actor), at(here)}}};
    case Verb::SellHouses:
      return {{kSoldHouses, {player(actor), at(here), money(half_of_houses(before, here))}}};
    default:
      if (after.phase() != Phase::Debt && after.phase() != Phase::Over)
        add_payment(told, actor, true, before.rent(here));
      return told;
  }
}

std::vector<Message> tell_turn(const State& before, const State& after, Action action) {
  const Side actor = before.actor();
  const Square here = before.token(before.turn());
  std::vector<Message> told;
  switch (action.verb) {
    case Verb::Buy:
      return {{kBought, {player(actor), at(here), piece(action.kind()), money(place(here).price)}}};
    case Verb::Card:
      return tell_card(before, after, action);
    case Verb::Decline:
      return {{kDeclined, {player(actor), at(here)}}};
    case Verb::Dice:
      return tell_dice(before, after, action);
    case Verb::JailCard:
      return {{kUsedCard, {player(actor)}}};
    case Verb::JailFine:
      return {{kFine, {player(actor), money(kJailFine)}}};
    case Verb::Lot:
      return {{kLot, {player(static_cast<Side>(action.a))}}};
    case Verb::Move:
      add_left_houses(told, before, action.a);
      told.push_back(
          {kMoved, {player(actor), piece(before.man(action.a).kind), {"from", place_name(action.a)}, at(action.b)}});
      return told;
    default:  // the end of the turn; dice that are still to fall
      return told;
  }
}

}  // namespace

Message question(const State& state) {
  if (state.phase() == Phase::Over) return {};
  const Side actor = state.actor();
  const Square square = state.token(state.turn());
  const auto held_by = [&](Text text) {
    return Message{text, {at(square), piece(state.man(square).kind), foe(actor), money(state.rent(square))}};
  };
  switch (state.phase()) {
    case Phase::Start:
      return {kAskRoll};
    case Phase::Again:
      return {kAskAgain};
    case Phase::Jail: {
      const Text text = state.jail_cards(actor) > 0 ? kAskJailCard : kAskJail;
      return {text, {at(kJail), {"count", number(state.jail(actor).value_or(0))}, money(kJailFine)}};
    }
    case Phase::Buy: {
      const int price = place(square).price;
      const bool poor = state.cash(actor) < price;
      return {poor ? kAskBuyPoor : kAskBuy, {at(square), money(price), {"cash", number(state.cash(actor))}}};
    }
    case Phase::Rent:
      return held_by(state.attackers(actor, square).empty() ? kAskRent : kAskRentOrWar);
    case Phase::War:
      return held_by(state.attackers(actor, square).empty() ? kAskHold : kAskRecapture);
    case Phase::Conquest:
      return {kAskConquest, {at(square), money(half_of_houses(state, square))}};
    case Phase::Debt:
      return {kAskDebt, {money(state.owed()), {"cash", number(state.cash(actor))}}};
    case Phase::After:
      return {state.moved() ? kAskEnd : kAskMove};
    default:
      return {};
  }
}

std::vector<Message> story(const State& before, Action action) {
  State after = before;
  after.apply(action);
  std::vector<Message> told;
  switch (action.verb) {
    case Verb::Build:
    case Verb::Mortgage:
    case Verb::Redeem:
    case Verb::Sell:
      told = tell_managing(before, after, action);
      break;
    case Verb::Attack:
    case Verb::Hold:
    case Verb::KeepHouses:
    case Verb::Pay:
    case Verb::SellHouses:
      told = tell_war(before, after, action);
      break;
    default:
      told = tell_turn(before, after, action);
      break;
  }
  add_settled_debt(told, before, after);
  add_changes(told, before, after);
  return told;
}

Message ending(const State& state) {
  if (state.phase() != Phase::Over) return {};
  const auto winner = state.winner();
  if (!state.ran_out()) return {kEndBankrupt, {player(other(*winner)), money(state.owed())}};
  const Argument count{"count", number(state.rules().rounds)};
  if (!winner) return {kEndEven, {count, money(state.worth(Side::First))}};
  return {kEndRounds,
          {count, player(*winner), money(state.worth(*winner)), {"less", number(state.worth(other(*winner)))}}};
}

}  // namespace messhall::games::mess
