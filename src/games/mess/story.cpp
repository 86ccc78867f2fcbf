#include "games/mess/story.hpp"

#include <algorithm>
#include <string>

#include "games/mess/words.hpp"

namespace messhall::games::mess {
namespace {

using Arguments = std::vector<Argument>;

std::string number(int value) { return std::to_string(value); }

Argument player(Side side) { return {"player", side_name(side)}; }
Argument foe(Side side) { return {"other", side_name(other(side))}; }
Argument at(Square square) { return {"place", place_name(square)}; }
Argument piece(Kind kind) { return {"piece", kind_name(kind)}; }
Argument money(int amount) { return {"amount", number(amount)}; }

// --- what is asked ---

constexpr Text kAskRoll{"mess.ask.roll", "Roll the dice."};
constexpr Text kAskAgain{"mess.ask.again", "A double: roll again."};
constexpr Text kAskJail{"mess.ask.jail",
                        "You are on {place}, with {count} failed rolls. Pay ${amount}, or roll for a double?"};
constexpr Text kAskJailCard{
    "mess.ask.jailcard",
    "You are on {place}, with {count} failed rolls. Pay ${amount}, use a card, or roll for a double?"};
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

// --- what is not allowed ---

constexpr Text kOver{"mess.refused.over", "The game is over."};
constexpr Text kNotNow{"mess.refused.now", "This cannot be done now. {question}"};
constexpr Text kChanceActs{"mess.refused.chance", "Chance acts now: dice or a card."};
constexpr Text kNoPiece{"mess.refused.piece", "{player} has no piece on {place}."};
constexpr Text kNoReach{"mess.refused.reach", "The {piece} on {from} does not reach {place}."};
constexpr Text kTaken{"mess.refused.taken", "{place} is not empty."};
constexpr Text kMovedAlready{"mess.refused.moved", "One peaceful move a turn: it has been made."};
constexpr Text kNoCash{"mess.refused.cash", "This costs ${amount}; there are ${cash}."};
constexpr Text kNotInHand{"mess.refused.hand", "{player} has no {piece} in hand."};
constexpr Text kNotInGraveyard{"mess.refused.graveyard", "{player} has no {piece} in the graveyard."};
constexpr Text kNoStreet{"mess.refused.street", "Only streets have houses; {place} is none."};
constexpr Text kNoMonopoly{"mess.refused.monopoly", "To build on {place}, all properties of its group are needed."};
constexpr Text kHotelStands{"mess.refused.full", "{place} has a hotel already."};
constexpr Text kUneven{"mess.refused.even", "Build evenly: another street of the group has fewer houses than {place}."};
constexpr Text kNoHouseLeft{"mess.refused.houses", "The bank has no house left."};
constexpr Text kNoHotelLeft{"mess.refused.hotels", "The bank has no hotel left."};
constexpr Text kNoHouses{"mess.refused.bare", "{player} has no houses on {place}."};
constexpr Text kSellUneven{"mess.refused.sell",
                           "Sell evenly: another street of the group has more houses than {place}."};
constexpr Text kCardDrawn{"mess.refused.card", "This card is not in the deck now."};

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

// A debt that was open and is now paid.
void add_settled_debt(std::vector<Message>& told, const State& before, const State& after) {
  if (before.phase() == Phase::Debt && after.phase() != Phase::Debt && after.phase() != Phase::Over)
    add_payment(told, before.actor(), before.owed_to_other(), before.owed());
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
  const Deck deck = place(stood).kind == SquareKind::Chance ? Deck::Chance : Deck::Chest;
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
  const Side actor = before.actor();
  const Square here = before.token(before.turn());
  std::vector<Message> told;
  switch (action.verb) {
    case Verb::Attack:
      told.push_back(tell_attack(before, action));
      break;
    case Verb::Build:
      told.push_back(tell_build(before, action));
      break;
    case Verb::Buy:
      told.push_back({kBought, {player(actor), at(here), piece(action.kind()), money(place(here).price)}});
      break;
    case Verb::Card:
      told = tell_card(before, after, action);
      break;
    case Verb::Decline:
      told.push_back({kDeclined, {player(actor), at(here)}});
      break;
    case Verb::Dice:
      told = tell_dice(before, after, action);
      break;
    case Verb::Hold:
      told = tell_hold(before, after);
      break;
    case Verb::JailCard:
      told.push_back({kUsedCard, {player(actor)}});
      break;
    case Verb::JailFine:
      told.push_back({kFine, {player(actor), money(kJailFine)}});
      break;
    case Verb::KeepHouses:
      told.push_back({kKeeps, {player(actor), at(here)}});
      break;
    case Verb::Lot:
      told.push_back({kLot, {player(static_cast<Side>(action.a))}});
      break;
    case Verb::Mortgage:
      told.push_back(
          {kMortgaged,
           {player(actor), piece(before.man(action.a).kind), at(action.a),
            money(value(before.man(action.a).kind) + (action.a < kRim ? half_of_houses(before, action.a) : 0))}});
      break;
    case Verb::Move:
      told.push_back(
          {kMoved, {player(actor), piece(before.man(action.a).kind), {"from", place_name(action.a)}, at(action.b)}});
      break;
    case Verb::Pay:
      if (after.phase() != Phase::Debt && after.phase() != Phase::Over)
        add_payment(told, actor, true, before.rent(here));
      break;
    case Verb::Redeem:
      told.push_back({kRedeemed, {player(actor), piece(action.kind()), money(value(action.kind()))}});
      break;
    case Verb::Sell: {
      const int level = before.houses(action.a) - after.houses(action.a);
      told.push_back({kSoldHouse, {player(actor), at(action.a), money(level * place(action.a).house / 2)}});
      break;
    }
    case Verb::SellHouses:
      told.push_back({kSoldHouses, {player(actor), at(here), money(half_of_houses(before, here))}});
      break;
    case Verb::End:
    case Verb::JailRoll:
    case Verb::Roll:
      break;
  }
  add_settled_debt(told, before, after);
  add_changes(told, before, after);
  return told;
}

namespace {

Message refuse_build(const State& state, Square square) {
  const Side side = state.turn();
  if (!place(square).street()) return {kNoStreet, {at(square)}};
  if (!state.monopoly(side, place(square).group)) return {kNoMonopoly, {at(square)}};
  if (state.houses(square) == kHotel) return {kHotelStands, {at(square)}};
  for (Squares left = group_squares(place(square).group); !left.empty();) {
    if (state.houses(left.pop()) < state.houses(square)) return {kUneven, {at(square)}};
  }
  if (state.cash(side) < place(square).house)
    return {kNoCash, {money(place(square).house), {"cash", number(state.cash(side))}}};
  return {state.houses(square) + 1 == kHotel ? kNoHotelLeft : kNoHouseLeft};
}

Message refuse_move(const State& state, Action action) {
  const Side side = state.actor();
  const Man man = state.man(action.a);
  const bool attack = action.verb == Verb::Attack;
  const Square goal = attack ? state.token(state.turn()) : action.b;
  if (!man.present || man.owner != side) return {kNoPiece, {player(side), at(action.a)}};
  if (!attack && state.moved()) return {kMovedAlready};
  if (!reach(man.kind, action.a).contains(goal))
    return {kNoReach, {piece(man.kind), {"from", place_name(action.a)}, at(goal)}};
  return {kTaken, {at(goal)}};
}

// Whether actions of this kind belong to the phase at all.
bool belongs(const State& state, Verb verb) {
  const Phase phase = state.phase();
  const bool own_choice = phase == Phase::Start || phase == Phase::Jail || phase == Phase::Buy ||
                          phase == Phase::Rent || phase == Phase::Again || phase == Phase::After;
  switch (verb) {
    case Verb::Build:
    case Verb::Redeem:
      return own_choice;
    case Verb::Mortgage:
    case Verb::Sell:
      return own_choice || phase == Phase::Debt;
    case Verb::Attack:
      return phase == Phase::Rent || phase == Phase::War;
    case Verb::Move:
      return phase == Phase::After;
    case Verb::Buy:
      return phase == Phase::Buy;
    case Verb::Card:
      return phase == Phase::Card;
    case Verb::JailFine:
      return phase == Phase::Jail;
    default:
      return false;
  }
}

}  // namespace

Message refusal(const State& state, Action action) {
  const std::vector<Action> legal = state.actions();
  if (std::find(legal.begin(), legal.end(), action) != legal.end()) return {};
  if (state.phase() == Phase::Over) return {kOver};
  if (!belongs(state, action.verb)) {
    if (state.actor() == Side::Chance) return {kChanceActs};
    return {kNotNow, {{"question", question(state)}}};
  }
  const Side side = state.actor();
  const auto poor = [&](int amount) { return Message{kNoCash, {money(amount), {"cash", number(state.cash(side))}}}; };
  switch (action.verb) {
    case Verb::Attack:
    case Verb::Move:
      return refuse_move(state, action);
    case Verb::Build:
      return refuse_build(state, action.a);
    case Verb::Mortgage:
      return {kNoPiece, {player(side), at(action.a)}};
    case Verb::Sell:
      if (action.a >= kRim || state.houses(action.a) == 0 || state.owner(action.a) != side)
        return {kNoHouses, {player(side), at(action.a)}};
      return {kSellUneven, {at(action.a)}};
    case Verb::Redeem:
      if (state.graveyard(side)[action.a] == 0) return {kNotInGraveyard, {player(side), piece(action.kind())}};
      return poor(value(action.kind()));
    case Verb::Buy:
      if (state.hand(side)[action.a] == 0) return {kNotInHand, {player(side), piece(action.kind())}};
      return poor(place(state.token(side)).price);
    case Verb::JailFine:
      return poor(kJailFine);
    default:
      return {kCardDrawn};
  }
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
