// Which sentence of the rules page is shown where: by a scenario of the data ("king-captured"), which
// mess_data_test.cpp replays, or by a test ("MessRules.AWonWarIsPaidForAtOnce"). Here it is asserted that they exist.
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

namespace messhall::games::mess {
namespace {

struct Shown {
  const char* sentence;
  const char* where;
};

constexpr Shown kSentences[]{
    // The game
    {"Two players, $1,500 each, a full chess set each, all in hand at the start.", "start-position"},
    {"Street names: the product's own by default, the classic ones as an option; numbers and groups stay.",
     "MessDecisions.TheClassicNamesAreThoseOfTheTable"},
    {"Board, prices, rents and house prices.", "MessData.TheBoardIsThatOfTheTable"},
    {"Squares are numbered 0 (Go) to 39, clockwise; two more squares lie inside the board.",
     "MessData.EveryPieceReachesWhatTheTableSays"},
    // Owning
    {"A property belongs to whoever has a piece on it.", "own-property-nothing"},
    {"No piece, no owner.", "mortgaged-property-is-vacant"},
    {"A player with pieces on every property of a colour group has the monopoly.",
     "MessRules.AMonopolyNeedsEveryPropertyOfTheGroup"},
    {"Double rent on its bare streets.", "rent-monopoly-bare"},
    {"Houses and hotels may be built there, evenly, at the standard prices.", "build-evenly"},
    {"32 houses and 12 hotels in all.", "house-shortage"},
    {"32 houses and 12 hotels in all.", "MessDecisions.TheBankRunsOutOfHotels"},
    {"32 houses and 12 hotels in all.", "MessDecisions.TheBankRunsOutOfHouses"},
    // How pieces move
    {"Pieces never block one another.", "MessRules.PiecesPassThroughOneAnother"},
    {"One piece to a square at most.", "one-piece-a-square"},
    {"One piece to a square at most.", "pile-holds-one"},
    {"The values of the pieces.", "mortgage-values"},
    {"Pawn: one or two squares clockwise.", "reach-pawn"},
    {"King: one square either way.", "reach-king"},
    {"Bishop: any square of a side that its own square is on (a corner is on two sides).", "reach-bishop-corner"},
    {"Rook: as a Bishop; also from the left side straight across to the right side.", "reach-rook-left"},
    {"And back.", "reach-rook-right"},
    {"Rook: not from the bottom or the top.", "reach-rook-bottom"},
    {"Knight: from the rim to either pile.", "knight-on-rim-cannot-attack"},
    {"From 40 to 31-39, 0, 1-9.", "reach-knight-chance-pile"},
    {"From 41 to 11-29.", "reach-knight-chest-pile"},
    {"Queen: any other of the 40 squares.", "reach-queen"},
    // A turn
    {"Whenever the choice is the player's own: build, sell, mortgage, redeem, in any order.", "manage-phases"},
    {"Whenever the choice is the player's own: build, sell, mortgage, redeem, in any order.",
     "MessRules.ManagingGoesInAnyOrderAsOftenAsWanted"},
    {"Not in a war.", "no-manage-in-war"},
    {"Not in a conquest.", "MessRules.NothingIsManagedInAConquest"},
    {"Not in a debt.", "MessDecisions.TheDebtorChooses"},
    {"Vacant property: may be bought at its price by putting any piece from the hand on it.", "buy-with-any-piece"},
    {"No auction.", "decline-no-auction"},
    {"Rent war: pay the rent, or attack.", "war-taken"},
    {"Then the other may recapture, and so on, until one cannot or will not.", "war-three-captures"},
    {"Until one cannot or will not.", "war-owner-will-not"},
    {"If the other still holds the square, the rent is due.", "MessRules.AWonWarIsPaidForAtOnce"},
    {"Else the square is yours, and its houses stay.", "conquest-keep"},
    {"Else the square is yours, and its houses stay.", "MessDecisions.ConqueredHousesPayTheConqueror"},
    {"Or are sold at once at half price.", "conquest-sell"},
    {"Captured pieces go to their owner's graveyard.", "war-taken"},
    {"Redeeming one costs its value and puts it in the hand.", "MessRules.ARedeemedPieceIsInTheHand"},
    {"Redeeming one costs its value and puts it in the hand.", "redeem-needs-cash"},
    {"Mortgaging brings the value; its property becomes vacant.", "mortgage-values"},
    {"Peaceful move onto a vacant property takes it for nothing; leaving one gives it up.", "move-takes-and-gives-up"},
    {"Pieces on squares that are no property cannot be captured.", "safe-square"},
    {"And still threaten.", "corner-threatens"},
    {"And still threaten.", "MessRules.APieceOnATaxSquareThreatensAndIsSafe"},
    {"Taxes as in the standard game.", "luxury-tax"},
    {"Cards as in the standard game.", "MessData.TheCardsDoWhatTheTableSays"},
    {"Who cannot pay after selling and mortgaging everything is bankrupt and loses.", "bankrupt-by-rent"},
    {"Taking a King earns nothing special.", "king-captured"},
    {"Taking a King earns nothing special.", "MessDecisions.AKingIsCapturedLikeAPawn"},
    // Decisions
    {"The standard values at which houses go back are half of what they cost.", "sell-evenly"},
    {"Houses on a property that its piece leaves by moving are sold at half price first.", "move-sells-houses"},
    {"By attacking elsewhere.", "MessRules.AnAttackFromAStreetSellsItsHousesFirst"},
    {"By mortgage.", "mortgage-with-hotel"},
    {"Houses elsewhere in a broken group stay and pay, but nothing can be added.", "broken-group"},
    {"One peaceful move a turn.", "one-peaceful-move"},
    {"After the last roll of that turn.", "double-rolls-again"},
    {"After the last roll of that turn.", "MessDecisions.NoPeacefulMoveBetweenTwoRolls"},
    {"Also when the turn ended in jail.", "move-after-going-to-jail"},
    {"Its target holds no piece of either side (a pile, corner or card square will do).", "one-piece-a-square"},
    {"Nothing is settled there.", "move-settles-nothing"},
    {"A piece in hand enters only by buying.", "hand-does-not-fight"},
    {"An owner in jail still collects rent.", "MessRules.AnOwnerInJailCollectsRent"},
    {"And still recaptures.", "jailed-owner-recaptures"},
    {"The rent of railroads counts the railroads its owner holds.", "rent-railroads-2-3-4"},
    {"The rent of railroads counts the railroads its owner holds.", "rent-railroad-1"},
    {"Of utilities 4 times the roll.", "rent-utility-1"},
    {"Or 10 times.", "MessDecisions.BothUtilitiesCostTenTimesTheRoll"},
    {"A debt that the cash does not cover: the debtor chooses what to sell or mortgage.", "debt-rent-paid"},
    {"A debt that the cash does not cover: the debtor chooses what to sell or mortgage.", "debt-tax-houses"},
    {"A payment to the other player goes up to what there is.", "bankrupt-by-rent"},
    {"No trades in the two-player game.", "MessDecisions.NothingCanBeTraded"},
    {"After a chosen number of turns each, the richer wins.", "MessRules.AShortGameEndsAfterItsTurns"},
    {"After a chosen number of turns each, the richer wins.", "MessRules.AShortGameGoesOnWhileTurnsAreLeft"},
    {"After a chosen number of turns each, the richer wins.", "MessRules.EquallyRichPlayersDraw"},
    {"Cash, price of properties held, half price of houses, value of pieces in hand.",
     "MessRules.WorthCountsCashPropertyHalfOfHousesAndTheHand"},
    {"Cash, price of properties held, half price of houses, value of pieces in hand.",
     "MessDecisions.AShortGameCountsNeitherGraveyardNorPiecesOnTheBoard"},
    {"Off by default.", "MessDecisions.OptionsAreChosenByTheirNames"},
    {"The first player starts.", "start-position"},
    {"Option: the second.", "MessRules.TheSecondPlayerMayStart"},
    {"Or by lot.", "MessRules.ChanceMayDecideWhoStarts"},
    {"`round` goes up after the turn of the player who did not start.", "rounds-and-turns"},
    {"`round` goes up after the turn of the player who did not start.", "MessDecisions.TheRoundGoesUpAfterTheOther"},
    {"A debt is paid whole, by itself, as soon as the cash suffices.", "MessRules.NoMoreIsSoldThanTheDebtNeeds"},
    {"A bankrupt's cash goes to the other player when the debt was to that player.", "bankrupt-by-rent"},
    {"Else it stays.", "MessRules.ABankruptOfTheBankKeepsTheCash"},
    // The turn as a machine
    {"`start`: manage, `roll`.", "start-position"},
    {"`jail`: manage.", "manage-in-jail"},
    {"`jail-fine` (with $50).", "jail-fine"},
    {"`jail-fine` (with $50).", "MessDecisions.WhoHasPaidTheFineRollsAsAFreePlayer"},
    {"`jail-card` (when held).", "jail-card"},
    {"`jail-roll`.", "jail-double"},
    {"`dice:A-B`, each ordered pair 1/36.", "dice-36-outcomes"},
    {"`dice:A-B`, each ordered pair 1/36.", "MessDecisions.ChanceIsFair"},
    {"`card:K`, the cards not yet drawn in this pass equally likely.", "deck-shrinks"},
    {"`card:K`, of two decks.", "decks-apart"},
    {"`card-dice`, on arrival at the other's utility.", "nearest-utility-fresh-roll"},
    {"`card-dice`, on arrival at the other's utility.", "MessDecisions.AVacantUtilityIsOfferedWithoutDice"},
    {"Doubles count for nothing; ten times this roll, also after a lost war.",
     "MessDecisions.TheFreshRollCountsAfterALostWarToo"},
    {"`buy`: piece in hand.", "buy-only-pieces-in-hand"},
    {"`buy`: cash for the price.", "buy-needs-cash"},
    {"`buy`: manage.", "manage-while-buying"},
    {"`rent`: manage, `attack:SQ`, `pay`.", "manage-in-rent"},
    {"`war`: `attack:SQ`, `hold`.", "war-three-captures"},
    {"`conquest`: a square with houses.", "conquest-bare-is-no-phase"},
    {"`conquest`: `sell-houses`.", "conquest-sell-hotel"},
    {"`debt`: `sell:SQ`, `mortgage:SQ`.", "MessDecisions.TheDebtorChooses"},
    {"`again`: after a double.", "double-rolls-again"},
    {"`again`: after a double.", "war-on-a-double"},
    {"`again`: after a double.", "card-on-double"},
    {"`after`: manage, `move:A-B` (once), `end`.", "one-peaceful-move"},
    {"`over`: nobody.", "MessDecisions.NobodyActsWhenItIsOver"},
    {"A phase in which nothing but one forced continuation exists is still shown.",
     "MessRules.AForcedActionIsStillShown"},
    {"After a war that the owner won, the rent, as it is after the war.", "rent-after-war-counts-holdings"},
    {"Is due at once without a `pay`.", "MessRules.AWonWarIsPaidForAtOnce"},
    {"`pay` with too little cash leads to `debt`.", "debt-rent-paid"},
    {"An owner who recaptures a square with houses gets no `conquest`.", "owner-wins-houses-stay"},
    {"`debt` is skipped when nothing on the board can be sold or mortgaged.", "bankrupt-by-tax-at-once"},
    {"`debt` is skipped when nothing on the board can be sold or mortgaged.",
     "MessDecisions.WithNothingOnTheBoardThereIsNoDebt"},
    {"After a debt the game goes on where it stood; `turn` does not change when the other was the debtor.",
     "MessDecisions.AfterTheOthersDebtTheTurnGoesOn"},
    {"Any piece on the board can be mortgaged, on a pile too.", "mortgage-on-pile"},
    {"Or a corner.", "MessRules.APieceOnACornerCanBeMortgaged"},
    {"Third double of a turn: to jail, token not moved.", "third-double-to-jail"},
    {"Third double of a turn: to jail, token not moved.", "MessRules.TheThirdDoubleCollectsNothingOnTheWay"},
    {"A double that gets a player out of jail gives no further roll.", "MessRules.ADoubleOutOfJailDoesNotRollAgain"},
    {"After the third failed `jail-roll` the $50 are owed and the token moves.",
     "MessRules.TheThirdFailedRollInJailCostsTheFineAndMoves"},
    {"Debt if need be.", "MessRules.TheFineOfTheThirdRollMayHaveToBeRaised"},
    {"To jail means square 10, no Go money, no further roll; `after` follows.", "go-to-jail-square"},
    {"To jail means square 10, no Go money, no further roll; `after` follows.", "card-jail-chance"},
    {"To jail means square 10, no Go money, no further roll; `after` follows.", "card-jail-chest-on-double"},
    {"To jail means square 10, no Go money, no further roll; `after` follows.", "MessDecisions.TheWayToJailPassesNoGo"},
    {"Just visiting is square 10 without jail.", "just-visiting"},
    {"`nearest` cards advance clockwise to the next of that kind.", "nearest-railroad-double"},
    {"`nearest` cards advance clockwise to the next of that kind.", "nearest-railroad-own"},
    {"With Go money when Go is passed.", "MessDecisions.TheNearestRailroadMayLieBehindGo"},
    {"Of two jail cards held, Chance's goes first.", "jail-card-two-held"},
    {"Of two jail cards held, Chance's goes first.", "MessDecisions.TheCardOfChanceIsUsedFirst"},
    {"Passing or reaching Go by a roll brings $200.", "reach-go"},
    {"Passing or reaching Go by a roll brings $200.", "MessRules.PassingGoBringsMoney"},
    {"Or an advance card.", "card-chance-00-from-7-to-0"},
    {"Back 3 settles the square reached, another card included.", "back-3-card"},
    {"Back 3 settles the square reached, another card included.", "back-3-street"},
    {"`build`: monopoly, no other street of the group lower, cash, and a house in the bank.", "build-evenly"},
    {"For level 5 a hotel; the four houses go back.", "MessRules.AHotelTakesTheFourHousesBack"},
    {"`build` adds one level to a street.", "no-houses-on-utilities"},
    {"`sell`: no street of the group that the same player holds may be higher.", "sell-evenly"},
    {"`sell`: no street of the group that the same player holds may be higher.", "sell-in-shared-group"},
    {"A hotel becomes four houses.", "hotel-becomes-four-houses"},
    {"A hotel becomes four houses.", "MessRules.AHotelGoesBackToFourHousesWhereTheBankHasThem"},
    {"Or, where the bank has fewer than four, is sold whole for five halves (evenness holds for it too).",
     "MessDecisions.AHotelIsSoldWholeEvenlyToo"},
    {"Houses sold because their piece leaves go at half price at once, whatever stands elsewhere.",
     "lower-street-may-leave"},
    {"Cards that pay or collect between the players: each payment on its own.", "card-pay-each"},
    {"Cards that pay or collect between the players: each payment on its own.", "card-collect-each"},
    {"Cards that pay or collect between the players: each payment on its own.",
     "MessDecisions.TheOtherIsPaidByTheCard"},
    {"Who cannot pay is in `debt`, turn or not.", "debt-off-turn"},
    {"Who cannot pay is in `debt`, turn or not.", "bankrupt-off-turn"},
    {"Cards held leave the deck until used, then rejoin the next pass.", "deck-card-rejoins-next-pass"},
    {"Cards held leave the deck until used, then rejoin the next pass.", "MessDecisions.AUsedCardWaitsForTheNextPass"},
    {"A pass ends with the draw of its last card.", "deck-pass"},
    {"The next has all cards that nobody holds at that moment.", "MessDecisions.TheLastCardBeginsTheNextPass"},
    {"Street rent: bare rent.", "rent-bare"},
    {"Doubled when its owner has the whole group and this street has no house.", "rent-monopoly-bare"},
    {"Doubled when its owner has the whole group.", "broken-group-bare-rent"},
    {"With houses the table.", "rent-hotel"},
    // State text
    {"`show` and `play` print a line `state {...}`.", "MessData.EveryScenarioReplays"},
    {"Keys are sorted as text; legal actions too.", "MessDecisions.ActionsAreSortedAsText"},
    {"Whole games.", "MessData.EveryGameReplays"},
};

std::set<std::string> scenarios() {
  std::set<std::string> ids;
  std::ifstream file(std::string(MESSHALL_MESS_GAMES) + "/scenarios.jsonl");
  for (std::string line; std::getline(file, line);) {
    const auto scenario = nlohmann::json::parse(line, nullptr, false);
    if (!scenario.is_discarded()) ids.insert(scenario["id"].get<std::string>());
  }
  return ids;
}

std::set<std::string> tests() {
  std::set<std::string> names;
  const ::testing::UnitTest& all = *::testing::UnitTest::GetInstance();
  for (int i = 0; i < all.total_test_suite_count(); ++i) {
    const ::testing::TestSuite& suite = *all.GetTestSuite(i);
    for (int j = 0; j < suite.total_test_count(); ++j)
      names.insert(std::string(suite.name()) + "." + suite.GetTestInfo(j)->name());
  }
  return names;
}

TEST(MessPage, EverySentenceIsShownSomewhere) {
  const std::set<std::string> replayed = scenarios();
  const std::set<std::string> tested = tests();
  for (const Shown& one : kSentences)
    EXPECT_TRUE(replayed.count(one.where) + tested.count(one.where) == 1) << one.sentence << " -> " << one.where;
}

}  // namespace
}  // namespace messhall::games::mess
