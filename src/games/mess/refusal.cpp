// Why an action is not legal.
#include <algorithm>

#include "games/mess/story.hpp"
#include "games/mess/telling.hpp"

namespace messhall::games::mess {
namespace {

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

}  // namespace messhall::games::mess
