// The sentences and decisions of the rules page that the scenarios of the data do not show, each quoted where it is
// tested.
#include <gtest/gtest.h>

#include "unit/games/mess_fixture.hpp"

namespace messhall::games::mess {
namespace {

using test::Fields;
using test::is_legal;
using test::legal;
using test::play;
using test::played;

bool any_with(const State& state, std::string_view beginning) {
  const auto texts = legal(state);
  return std::any_of(texts.begin(), texts.end(),
                     [&](const std::string& action) { return action.compare(0, beginning.size(), beginning) == 0; });
}

// "A player with pieces on every property of a colour group has the monopoly"
TEST(MessRules, AMonopolyNeedsEveryPropertyOfTheGroup) {
  const State two = Fields{.men = "6P8P/-"}.state();
  EXPECT_FALSE(two.monopoly(Side::First, Group::LightBlue));
  EXPECT_FALSE(any_with(two, "build"));
  const State all = Fields{.men = "6P8P9P/-"}.state();
  EXPECT_TRUE(all.monopoly(Side::First, Group::LightBlue));
  EXPECT_TRUE(is_legal(all, "build:6"));
}

// "(1) Whenever the choice is the player's own (not in a war, a conquest or a debt): build, sell houses at half price,
// mortgage pieces, redeem pieces, in any order."
TEST(MessRules, ManagingGoesInAnyOrderAsOftenAsWanted) {
  State state = Fields{.men = "1P3P5R/-", .graveyards = "N/-"}.state();
  play(state, "build:1 redeem:N build:3 mortgage:5 sell:1 build:1 redeem:R roll");
  EXPECT_EQ(state.phase(), Phase::Dice);
  EXPECT_EQ(state.cash(Side::First), 1500 - 50 - 200 - 50 + 250 + 25 - 50 - 250);
}

TEST(MessRules, NothingIsManagedInAConquest) {
  State state = Fields{.men = "11Q/1P3P", .houses = "1:1", .tokens = "1/0", .phase = "rent"}.state();
  play(state, "attack:11 hold");
  EXPECT_EQ(state.phase(), Phase::Conquest);
  EXPECT_EQ(legal(state), (std::vector<std::string>{"keep-houses", "sell-houses"}));
}

// "pieces never block one another"
TEST(MessRules, PiecesPassThroughOneAnother) {
  const State state = Fields{.men = "11B/12P13P14P", .phase = "after"}.state();
  EXPECT_TRUE(is_legal(state, "move:11-19"));
  EXPECT_FALSE(is_legal(state, "move:11-13"));
}

// "Redeeming one costs its value and puts it in the hand."
TEST(MessRules, ARedeemedPieceIsInTheHand) {
  State state = Fields{.graveyards = "Q/-"}.state();
  play(state, "redeem:Q");
  EXPECT_EQ(state.hand(Side::First)[index(Kind::Queen)], 1);
  EXPECT_EQ(state.cash(Side::First), 1000);
}

// "Pieces on squares that are no property (corners, cards, taxes, piles) cannot be captured, and still threaten."
TEST(MessRules, APieceOnATaxSquareThreatensAndIsSafe) {
  State state = Fields{.men = "4B/5P", .tokens = "5/0", .phase = "rent"}.state();
  EXPECT_TRUE(is_legal(state, "attack:4"));
  const State theirs = Fields{.men = "3P/4Q", .tokens = "4/0", .phase = "after"}.state();
  EXPECT_FALSE(any_with(theirs, "attack"));
}

// "Houses on a property that its piece leaves, by moving, attacking elsewhere or mortgage, are sold to the bank at half
// price first."
TEST(MessRules, AnAttackFromAStreetSellsItsHousesFirst) {
  State state = Fields{.men = "1R3P/5P", .houses = "1:2,3:2", .tokens = "5/0", .phase = "rent"}.state();
  play(state, "attack:1");
  EXPECT_EQ(state.houses(1), 0);
  EXPECT_EQ(state.houses(3), 2);
  EXPECT_EQ(state.cash(Side::First), 1550);
}

// "An owner in jail still collects rent and still recaptures."
TEST(MessRules, AnOwnerInJailCollectsRent) {
  State state = Fields{.men = "-/39P", .tokens = "39/10", .jail = "-/0", .phase = "rent"}.state();
  play(state, "pay");
  EXPECT_EQ(state.cash(Side::Second), 1550);
}

// "Optional end for a short game: after a chosen number of turns each, the richer wins (cash, price of properties held,
// half price of houses, value of pieces in hand). Off by default."
TEST(MessRules, AShortGameEndsAfterItsTurns) {
  State state = Fields{.men = "39P/-", .turn = "1", .phase = "after", .round = "20", .rounds = "20"}.state();
  play(state, "end");
  EXPECT_EQ(state.phase(), Phase::Over);
  EXPECT_TRUE(state.ran_out());
  EXPECT_EQ(state.winner(), Side::First);  // $400 of property for a Pawn of $50
  EXPECT_TRUE(legal(state).empty());
}

TEST(MessRules, AShortGameGoesOnWhileTurnsAreLeft) {
  State state = Fields{.turn = "1", .phase = "after", .round = "19", .rounds = "20"}.state();
  play(state, "end");
  EXPECT_EQ(state.phase(), Phase::Start);
  EXPECT_EQ(state.round(), 20);
}

TEST(MessRules, EquallyRichPlayersDraw) {
  State state = Fields{.turn = "1", .phase = "after", .round = "20", .rounds = "20"}.state();
  play(state, "end");
  EXPECT_EQ(state.phase(), Phase::Over);
  EXPECT_FALSE(state.winner());
}

TEST(MessRules, WorthCountsCashPropertyHalfOfHousesAndTheHand) {
  const State state = Fields{.men = "1P3P40N/-", .graveyards = "Q/-", .houses = "1:2,3:1", .cash = "100/0"}.state();
  const int hand = 6 * 50 + 1 * 200 + 2 * 200 + 2 * 250 + 50;
  EXPECT_EQ(state.worth(Side::First), 100 + 120 + 75 + hand);
}

// "The first player starts (option: the second, or by lot). round goes up after the turn of the player who did not
// start."
TEST(MessRules, TheSecondPlayerMayStart) {
  State state(Rules{.first = Side::Second});
  EXPECT_EQ(state.actor(), Side::Second);
  play(state, "roll dice:4-6 end roll dice:4-6 end");
  EXPECT_EQ(state.round(), 2);
  EXPECT_EQ(state.turn(), Side::Second);
}

TEST(MessRules, ChanceMayDecideWhoStarts) {
  State state(Rules{.lot = true});
  EXPECT_EQ(state.actor(), Side::Chance);
  EXPECT_EQ(legal(state), (std::vector<std::string>{"lot:0", "lot:1"}));
  play(state, "lot:1 roll");
  EXPECT_EQ(state.turn(), Side::Second);
}

// "A debt is paid whole, by itself, as soon as the cash suffices."
TEST(MessRules, NoMoreIsSoldThanTheDebtNeeds) {
  State state = Fields{.men = "5P15P/39P", .cash = "10/0", .tokens = "39/0", .phase = "rent"}.state();
  play(state, "pay mortgage:5");
  EXPECT_EQ(state.phase(), Phase::After);
  EXPECT_EQ(state.cash(Side::First), 10);
  EXPECT_EQ(state.cash(Side::Second), 50);
}

// "A bankrupt's cash goes to the other player when the debt was to that player; else it stays."
TEST(MessRules, ABankruptOfTheBankKeepsTheCash) {
  State state = Fields{.cash = "90/0", .tokens = "36/0", .phase = "dice", .roll = "1-2"}.state();
  play(state, "dice:1-1");
  EXPECT_EQ(state.phase(), Phase::Over);
  EXPECT_EQ(state.cash(Side::First), 90);
  EXPECT_EQ(state.owed(), 100);
  EXPECT_EQ(state.winner(), Side::Second);
}

// "after the third failed jail-roll the $50 are owed (debt if need be) and the token moves"
TEST(MessRules, TheThirdFailedRollInJailCostsTheFineAndMoves) {
  State state = Fields{.tokens = "10/0", .jail = "2/-", .phase = "jail"}.state();
  play(state, "jail-roll dice:1-2");
  EXPECT_EQ(state.token(Side::First), 13);
  EXPECT_EQ(state.cash(Side::First), 1450);
  EXPECT_FALSE(state.jail(Side::First));
  EXPECT_EQ(state.doubles(), 0);
}

TEST(MessRules, TheFineOfTheThirdRollMayHaveToBeRaised) {
  State state = Fields{.men = "39P/-", .cash = "20/1500", .tokens = "10/0", .jail = "2/-", .phase = "jail"}.state();
  play(state, "jail-roll dice:1-2");
  EXPECT_EQ(state.phase(), Phase::Debt);
  EXPECT_EQ(state.jail(Side::First), 3);
  play(state, "mortgage:39");
  EXPECT_EQ(state.token(Side::First), 13);
  EXPECT_EQ(state.phase(), Phase::Buy);
  EXPECT_EQ(state.cash(Side::First), 20);
}

// "Passing or reaching Go by a roll or an advance card brings $200; going back never does."
TEST(MessRules, PassingGoBringsMoney) {
  State state = Fields{.tokens = "38/0", .phase = "dice"}.state();
  play(state, "dice:1-2");
  EXPECT_EQ(state.token(Side::First), 1);
  EXPECT_EQ(state.cash(Side::First), 1700);
}

// "A double that gets a player out of jail gives no further roll."
TEST(MessRules, ADoubleOutOfJailDoesNotRollAgain) {
  State state = Fields{.tokens = "10/0", .jail = "0/-", .phase = "jail"}.state();
  play(state, "jail-roll dice:5-5");
  EXPECT_EQ(state.phase(), Phase::After);
}

// "a hotel becomes four houses, or, where the bank has fewer than four, is sold whole for five halves"
TEST(MessRules, AHotelGoesBackToFourHousesWhereTheBankHasThem) {
  State state = Fields{.men = "1P3P/-", .houses = "1:5,3:5"}.state();
  EXPECT_EQ(state.bank_hotels(), 10);
  play(state, "sell:1");
  EXPECT_EQ(state.houses(1), 4);
  EXPECT_EQ(state.bank_houses(), 28);
  EXPECT_EQ(state.cash(Side::First), 1525);
}

// "build adds one level ... and a house in the bank (for level 5 a hotel; the four houses go back)"
TEST(MessRules, AHotelTakesTheFourHousesBack) {
  State state = Fields{.men = "1P3P/-", .houses = "1:4,3:4"}.state();
  EXPECT_EQ(state.bank_houses(), 24);
  play(state, "build:1");
  EXPECT_EQ(state.bank_houses(), 28);
  EXPECT_EQ(state.bank_hotels(), 11);
}

// "rent: after a war that the owner won, the rent, as it is after the war, is due at once without a `pay` (no second
// war on this landing)"
TEST(MessRules, AWonWarIsPaidForAtOnce) {
  State state = Fields{.men = "38B/39P35Q", .tokens = "39/0", .phase = "rent"}.state();
  play(state, "attack:38 attack:35");
  EXPECT_EQ(state.actor(), Side::First);
  play(state, "hold");
  EXPECT_EQ(state.phase(), Phase::After);
  EXPECT_EQ(state.cash(Side::First), 1450);
  EXPECT_EQ(state.man(39).kind, Kind::Queen);
}

// "A phase in which nothing but one forced continuation exists is still shown (`pay` alone, `hold` alone)"
TEST(MessRules, AForcedActionIsStillShown) {
  State state = Fields{.men = "-/39P", .tokens = "39/0", .phase = "rent"}.state();
  EXPECT_EQ(legal(state), (std::vector<std::string>{"pay"}));
  State war = Fields{.men = "38B/39P", .tokens = "39/0", .phase = "rent"}.state();
  play(war, "attack:38");
  EXPECT_EQ(legal(war), (std::vector<std::string>{"hold"}));
}

// "Third double of a turn: to jail, token not moved."
TEST(MessRules, TheThirdDoubleCollectsNothingOnTheWay) {
  State state = Fields{.tokens = "38/0", .phase = "dice", .doubles = "2"}.state();
  play(state, "dice:3-3");
  EXPECT_EQ(state.token(Side::First), kJail);
  EXPECT_EQ(state.cash(Side::First), 1500);
  EXPECT_EQ(state.phase(), Phase::After);
}

// "Any piece on the board can be mortgaged, on a pile or corner too."
TEST(MessRules, APieceOnACornerCanBeMortgaged) {
  State state = Fields{.men = "20K/-"}.state();
  play(state, "mortgage:20");
  EXPECT_EQ(state.cash(Side::First), 1550);
  EXPECT_EQ(state.graveyard(Side::First)[index(Kind::King)], 1);
}

// --- refusals ---

TEST(MessRefusals, SayWhatIsWrong) {
  using test::refusal_of;
  const State after = Fields{.men = "5P6P8P9P/7K", .graveyards = "Q/-", .cash = "100/0", .phase = "after"}.state();
  EXPECT_EQ(refusal_of(after, "move:5-9"), "The Pawn on Tea Trolley does not reach Kettle Row.");
  EXPECT_EQ(refusal_of(after, "move:5-7"), "Chance is not empty.");
  EXPECT_EQ(refusal_of(after, "move:11-12"), "White has no piece on Butter Lane.");
  EXPECT_EQ(refusal_of(after, "redeem:Q"), "This costs $500; there are $100.");
  EXPECT_EQ(refusal_of(after, "redeem:R"), "White has no Rook in the graveyard.");
  EXPECT_EQ(refusal_of(after, "build:5"), "Only streets have houses; Tea Trolley is none.");
  EXPECT_EQ(refusal_of(after, "build:11"), "To build on Butter Lane, all properties of its group are needed.");
  EXPECT_EQ(refusal_of(after, "sell:6"), "White has no houses on Oat Row.");
  EXPECT_EQ(refusal_of(after, "roll"), "This cannot be done now. One piece may move in peace. Then end the turn.");
  EXPECT_EQ(refusal_of(after, "dice:1-2"), "This cannot be done now. One piece may move in peace. Then end the turn.");
}

TEST(MessRefusals, SayWhyAHouseCannotBeBuiltOrSold) {
  using test::refusal_of;
  const State uneven = Fields{.men = "1P3P/-", .houses = "1:1"}.state();
  EXPECT_EQ(refusal_of(uneven, "build:1"),
            "Build evenly: another street of the group has fewer houses than Crumb Corner.");
  const State sell = Fields{.men = "1P3P/-", .houses = "1:1,3:2"}.state();
  EXPECT_EQ(refusal_of(sell, "sell:1"), "Sell evenly: another street of the group has more houses than Crumb Corner.");
  const State full = Fields{.men = "1P3P/-", .houses = "1:5,3:5"}.state();
  EXPECT_EQ(refusal_of(full, "build:1"), "Crumb Corner has a hotel already.");
  const State poor = Fields{.men = "1P3P/-", .cash = "40/0"}.state();
  EXPECT_EQ(refusal_of(poor, "build:1"), "This costs $50; there are $40.");
}

TEST(MessRefusals, ALegalActionHasNone) {
  const State state = Fields{.men = "1P3P/-"}.state();
  for (const Action action : state.actions()) EXPECT_TRUE(refusal(state, action).empty());
}

TEST(MessRefusals, ChanceIsNobodysTurn) {
  const State dice = Fields{.phase = "dice"}.state();
  EXPECT_EQ(test::refusal_of(dice, "end"), "Chance acts now: dice or a card.");
}

// --- words ---

TEST(MessStory, TellsEachStepWithItsAmounts) {
  const auto told = [](State state, const std::string& action) {
    std::string out;
    for (const Message& message : story(state, *read_action(action))) out += (out.empty() ? "" : " ") + say(message);
    return out;
  };
  EXPECT_EQ(told(Fields{.tokens = "38/0", .phase = "dice"}.state(), "dice:1-2"),
            "White rolls 1 and 2 and comes to Crumb Corner. White receives $200 for Go.");
  EXPECT_EQ(told(Fields{.phase = "dice"}.state(), "dice:4-6"), "White rolls 4 and 6 and comes to Jail, just visiting.");
  EXPECT_EQ(told(Fields{.tokens = "35/0", .phase = "dice"}.state(), "dice:1-2"),
            "White rolls 1 and 2 and comes to Silver Tax. White pays $100 to the bank.");
  EXPECT_EQ(told(Fields{.tokens = "39/0", .phase = "buy"}.state(), "buy:P"),
            "White buys Captain's Table with a Pawn for $400.");
  EXPECT_EQ(told(Fields{.men = "-/39P", .tokens = "39/0", .phase = "rent"}.state(), "pay"), "White pays Black $50.");
  EXPECT_EQ(told(Fields{.men = "38B/39P", .tokens = "39/0", .phase = "rent"}.state(), "attack:38"),
            "White takes the Pawn on Captain's Table with the Bishop of Silver Tax.");
  EXPECT_EQ(told(Fields{.tokens = "7/0", .phase = "card"}.state(), "card:12"),
            "White draws a card: The kitchen buys your recipe. Collect $150.");
}

TEST(MessStory, AsksOneQuestionWithItsFigures) {
  EXPECT_EQ(say(question(Fields{.tokens = "39/0", .phase = "buy"}.state())),
            "Captain's Table is vacant, $400. Place a piece?");
  EXPECT_EQ(say(question(Fields{.men = "38B/39P", .tokens = "39/0", .phase = "rent"}.state())),
            "Captain's Table is held by a Pawn of Black. Pay $50, or attack?");
  EXPECT_EQ(say(question(Fields{.men = "-/39P", .tokens = "39/0", .phase = "rent"}.state())),
            "Captain's Table is held by a Pawn of Black. The rent is $50.");
  EXPECT_EQ(say(question(Fields{}.state())), "Roll the dice.");
}

}  // namespace
}  // namespace messhall::games::mess
