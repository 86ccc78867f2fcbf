// More sentences of the rules page, each quoted where it is tested; beside mess_rules_test.cpp and the scenarios of the
// data (mess_page_test.cpp lists which sentence is shown where).
#include <gtest/gtest.h>

#include "games/mess/face.hpp"
#include "games/mess/words.hpp"
#include "unit/games/mess_fixture.hpp"
#include "unit/games/test_data.hpp"

namespace messhall::games::mess {
namespace {

using test::Fields;
using test::is_legal;
using test::legal;
using test::play;

std::unique_ptr<Position> mess(const Options& options) {
  return std::move(*find("mess")->position("startpos", options));
}

// "Street names: the product's own by default ..., the classic ones of mess-board.json as an option; numbers and groups
// stay as they are."
TEST(MessDecisions, TheClassicNamesAreThoseOfTheTable) {
  const auto board = messhall::test::read_json("mess/mess-board.json");
  for (const auto& row : board["squares"]) {
    const auto square = row["square"].get<Square>();
    if (!place(square).property()) continue;
    EXPECT_EQ(classic_name(square), row["name"].get<std::string>());
    EXPECT_NE(place_name(square).english, classic_name(square));
  }
}

// "No trades in the two-player game.": there is no action for it.
TEST(MessDecisions, NothingCanBeTraded) {
  for (const char* word : {"trade:5", "offer:5-6", "give:P", "auction:5", "bid:100"}) EXPECT_FALSE(read_action(word));
}

// "Taking a King earns nothing special."
TEST(MessDecisions, AKingIsCapturedLikeAPawn) {
  State state = Fields{.men = "38B/39K", .tokens = "39/0", .phase = "rent"}.state();
  play(state, "attack:38 hold");
  EXPECT_EQ(state.phase(), Phase::After);
  EXPECT_EQ(state.cash(Side::First), 1500);
  EXPECT_EQ(state.cash(Side::Second), 1500);
  EXPECT_EQ(state.graveyard(Side::Second)[index(Kind::King)], 1);
  play(state, "end redeem:K");
  EXPECT_EQ(state.cash(Side::Second), 1450);
}

// "of utilities 4 or 10 times the roll that brought the token"
TEST(MessDecisions, BothUtilitiesCostTenTimesTheRoll) {
  State state = Fields{.men = "-/12P28P", .tokens = "5/0", .phase = "dice"}.state();
  play(state, "dice:3-4 pay");
  EXPECT_EQ(state.cash(Side::First), 1430);
}

// "A debt that the cash does not cover: the debtor chooses what to sell or mortgage until it does."
TEST(MessDecisions, TheDebtorChooses) {
  const State state =
      Fields{.men = "1P3P5R/-", .houses = "1:1,3:1", .cash = "10/0", .phase = "debt", .claim = "0>b:200"}.state();
  EXPECT_EQ(legal(state), (std::vector<std::string>{"mortgage:1", "mortgage:3", "mortgage:5", "sell:1", "sell:3"}));
}

// "After a debt the game goes on where it stood; `turn` does not change when the other was the debtor."
TEST(MessDecisions, AfterTheOthersDebtTheTurnGoesOn) {
  State state =
      Fields{.men = "-/5P", .cash = "100/4", .tokens = "17/0", .phase = "card", .roll = "3-3", .doubles = "1"}.state();
  play(state, "card:11");
  EXPECT_EQ(state.phase(), Phase::Debt);
  EXPECT_EQ(state.actor(), Side::Second);
  EXPECT_EQ(state.turn(), Side::First);
  play(state, "mortgage:5");
  EXPECT_EQ(state.phase(), Phase::Again);
  EXPECT_EQ(state.actor(), Side::First);
  EXPECT_EQ(state.cash(Side::First), 110);
  EXPECT_EQ(state.cash(Side::Second), 44);
}

// "`debt` is skipped when nothing on the board can be sold or mortgaged: bankrupt at once."
TEST(MessDecisions, WithNothingOnTheBoardThereIsNoDebt) {
  State state = Fields{.men = "-/39P", .cash = "49/0", .tokens = "39/0", .phase = "rent"}.state();
  play(state, "pay");
  EXPECT_EQ(state.phase(), Phase::Over);
  EXPECT_EQ(state.winner(), Side::Second);
  // "A payment to the other player goes up to what there is."
  EXPECT_EQ(state.cash(Side::Second), 49);
  EXPECT_EQ(state.owed(), 1);
}

// "`over`: nobody (`actor` null)"
TEST(MessDecisions, NobodyActsWhenItIsOver) {
  const State state = Fields{.cash = "0/9", .phase = "over", .claim = "0>1:60"}.state();
  EXPECT_TRUE(legal(state).empty());
  EXPECT_NE(state.json().find("\"actor\":null"), std::string::npos);
  EXPECT_NE(state.json().find("\"owed\":60"), std::string::npos);
}

// "sold whole for five halves (evenness holds for it too)"
TEST(MessDecisions, AHotelIsSoldWholeEvenlyToo) {
  // 32 houses stand: the bank has none.
  const std::string others = "6P8P9P11N13N14B16B18R19R";
  const std::string levels = ",6:4,8:4,9:4,11:4,13:4,14:4,16:3,18:3,19:2";
  State both = Fields{.men = "1P3P" + others + "/-", .houses = "1:5,3:5" + levels, .cash = "0/0"}.state();
  EXPECT_EQ(both.bank_houses(), 0);
  play(both, "sell:1");
  EXPECT_EQ(both.houses(1), 0);
  EXPECT_EQ(both.cash(Side::First), 125);
  EXPECT_FALSE(is_legal(both, "sell:1"));
  play(both, "sell:3");
  EXPECT_EQ(both.cash(Side::First), 250);
  const std::string fewer = ",6:4,8:4,9:4,11:4,13:4,14:4,16:2,18:1,19:1";
  const State uneven = Fields{.men = "1P3P" + others + "/-", .houses = "1:4,3:5" + fewer, .cash = "0/0"}.state();
  EXPECT_FALSE(is_legal(uneven, "sell:1"));
  EXPECT_TRUE(is_legal(uneven, "sell:3"));
}

// "32 houses and 12 hotels in all", "a house in the bank (for level 5 a hotel ...)"
TEST(MessDecisions, TheBankRunsOutOfHotels) {
  const State state = Fields{.men = "1P3P6P8P9P11P13P14P16N18N19B21B23R24R/-",
                             .houses = "1:5,3:5,6:5,8:5,9:5,11:5,13:5,14:5,16:5,18:5,19:5,21:4,23:4,24:5"}
                          .state();
  EXPECT_EQ(state.bank_hotels(), 0);
  EXPECT_FALSE(is_legal(state, "build:21"));
  EXPECT_EQ(test::refusal_of(state, "build:21"), "The bank has no hotel left.");
}

TEST(MessDecisions, TheBankRunsOutOfHouses) {
  const State state =
      Fields{.men = "1P3P6P8P9P11P13P14P16N18N19B21B23R24R/-", .houses = "6:4,8:4,9:4,11:4,13:4,14:4,16:4,18:2,19:2"}
          .state();
  EXPECT_EQ(state.bank_houses(), 0);
  EXPECT_EQ(test::refusal_of(state, "build:1"), "The bank has no house left.");
}

// "`card-dice`: doubles count for nothing", "the rent is ten times this roll, also after a lost war"
TEST(MessDecisions, TheFreshRollCountsAfterALostWarToo) {
  State state = Fields{.men = "10B/12P20R", .tokens = "7/0", .phase = "card", .roll = "3-4"}.state();
  play(state, "card:7");
  EXPECT_EQ(state.phase(), Phase::CardDice);
  EXPECT_EQ(legal(state).size(), 36U);
  play(state, "dice:6-6");
  EXPECT_EQ(state.doubles(), 0);
  EXPECT_EQ(state.rent(12), 120);
  play(state, "attack:10 attack:20 hold");
  EXPECT_EQ(state.cash(Side::First), 1380);
  EXPECT_EQ(state.phase(), Phase::After);
}

// "on arrival at the other's utility": on a vacant one no dice are thrown, and it may be bought.
TEST(MessDecisions, AVacantUtilityIsOfferedWithoutDice) {
  State state = Fields{.tokens = "7/0", .phase = "card", .roll = "3-4"}.state();
  play(state, "card:7");
  EXPECT_EQ(state.phase(), Phase::Buy);
  play(state, "buy:P");
  EXPECT_EQ(state.cash(Side::First), 1350);
}

// "`nearest` cards advance clockwise to the next of that kind (with Go money when Go is passed)."
TEST(MessDecisions, TheNearestRailroadMayLieBehindGo) {
  State state = Fields{.men = "-/5P", .tokens = "36/0", .phase = "card", .roll = "3-4"}.state();
  play(state, "card:5");
  EXPECT_EQ(state.token(Side::First), 5);
  EXPECT_EQ(state.cash(Side::First), 1700);
  play(state, "pay");
  EXPECT_EQ(state.cash(Side::First), 1650);  // twice $25
}

// "A pass ends with the draw of its last card; the next has all cards that nobody holds at that moment."
TEST(MessDecisions, TheLastCardBeginsTheNextPass) {
  State state = Fields{.tokens = "7/0", .decks = "0400/ffff", .phase = "card", .roll = "3-4"}.state();
  EXPECT_EQ(legal(state), std::vector<std::string>{"card:10"});
  play(state, "card:10");
  EXPECT_EQ(state.jail_cards(Side::First), 1);
  EXPECT_EQ(state.deck(Deck::Chance), 0xFBFF);
}

// "Cards held (out of jail) leave the deck until used, then rejoin the next pass."
TEST(MessDecisions, AUsedCardWaitsForTheNextPass) {
  State state = Fields{.tokens = "10/0", .jail = "0/-", .cards = "c/-", .decks = "0003/ffff", .phase = "jail"}.state();
  play(state, "jail-card");
  EXPECT_EQ(state.deck(Deck::Chance), 0x0003);
  EXPECT_EQ(state.jail_cards(Side::First), 0);
}

// "`dice`: each ordered pair 1/36"; "the cards not yet drawn in this pass equally likely"
TEST(MessDecisions, ChanceIsFair) {
  const auto position = mess({{"first", "lot"}});
  EXPECT_EQ(position->chance_weights(), (std::vector<std::uint32_t>{1, 1}));
  for (const char* action : {"lot:0", "roll"}) position->apply(*position->parse_action(action));
  EXPECT_EQ(position->chance_weights(), std::vector<std::uint32_t>(36, 1));
  for (const char* action : {"dice:3-4"}) position->apply(*position->parse_action(action));
  EXPECT_EQ(position->chance_weights(), std::vector<std::uint32_t>(16, 1));
}

// "Optional end for a short game ... Off by default.", "The first player starts (option: the second, or by lot)."
TEST(MessDecisions, OptionsAreChosenByTheirNames) {
  EXPECT_EQ(mess({})->options(), (Options{{"first", "white"}, {"rounds", "off"}}));
  EXPECT_EQ(mess({{"first", "black"}})->to_move(), Side::Second);
  EXPECT_EQ(mess({{"first", "lot"}})->to_move(), Side::Chance);
  EXPECT_EQ(mess({{"rounds", "40"}})->estate()->last_round, 40);
  EXPECT_FALSE(find("mess")->position("startpos", {{"rounds", "41"}}));
  EXPECT_FALSE(find("mess")->position("startpos", {{"first", "red"}}));
}

// "cash, price of properties held, half price of houses, value of pieces in hand": nothing else counts.
TEST(MessDecisions, AShortGameCountsNeitherGraveyardNorPiecesOnTheBoard) {
  const State start = Fields{}.state();
  EXPECT_EQ(start.worth(Side::First), 1500 + 8 * 50 + 2 * 200 + 2 * 200 + 2 * 250 + 500 + 50);
  EXPECT_EQ(Fields{.men = "20Q/-"}.state().worth(Side::First), start.worth(Side::First) - 500);
  EXPECT_EQ(Fields{.graveyards = "Q/-"}.state().worth(Side::First), start.worth(Side::First) - 500);
}

// "`round` goes up after the turn of the player who did not start."; in the state: "up after the second player's turn".
TEST(MessDecisions, TheRoundGoesUpAfterTheOther) {
  State state = Fields{.phase = "after", .round = "7"}.state();
  play(state, "end");
  EXPECT_EQ(state.round(), 7);
  play(state, "roll dice:4-6 end");
  EXPECT_EQ(state.round(), 8);
}

// "Keys are sorted as text; legal actions too."
TEST(MessDecisions, ActionsAreSortedAsText) {
  const State state = Fields{.men = "1P3P5R12B20Q/6P", .graveyards = "NK/-", .phase = "after"}.state();
  const std::vector<std::string> texts = legal(state);
  EXPECT_TRUE(std::is_sorted(texts.begin(), texts.end()));
  EXPECT_GT(texts.size(), 20U);
}

// "`jail`: fine or card: `dice` as a free player": a double rolls again.
TEST(MessDecisions, WhoHasPaidTheFineRollsAsAFreePlayer) {
  State state = Fields{.tokens = "10/0", .jail = "1/-", .phase = "jail"}.state();
  play(state, "jail-fine dice:5-5");
  EXPECT_EQ(state.phase(), Phase::Again);
  const State poor = Fields{.cash = "49/0", .tokens = "10/0", .jail = "1/-", .phase = "jail"}.state();
  EXPECT_EQ(legal(poor), std::vector<std::string>{"jail-roll"});
  EXPECT_EQ(test::refusal_of(poor, "jail-fine"), "This costs $50; there are $49.");
}

// "To jail means square 10, no Go money, no further roll": by the square, a card or the third double.
TEST(MessDecisions, TheWayToJailPassesNoGo) {
  State card = Fields{.tokens = "36/0", .phase = "card", .roll = "4-4", .doubles = "1"}.state();
  play(card, "card:9");
  State square = Fields{.tokens = "24/0", .phase = "dice", .roll = "4-4", .doubles = "1"}.state();
  play(square, "dice:3-3");
  for (const State& state : {card, square}) {
    EXPECT_EQ(state.token(Side::First), kJail);
    EXPECT_EQ(state.jail(Side::First), 0);
    EXPECT_EQ(state.cash(Side::First), 1500);
    EXPECT_EQ(state.phase(), Phase::After);
    EXPECT_EQ(state.doubles(), 0);
  }
}

// "One peaceful move a turn, after the last roll of that turn"
TEST(MessDecisions, NoPeacefulMoveBetweenTwoRolls) {
  const State again = Fields{.men = "11B/-", .tokens = "20/0", .phase = "again", .roll = "4-4", .doubles = "1"}.state();
  EXPECT_FALSE(is_legal(again, "move:11-12"));
  EXPECT_TRUE(is_legal(again, "roll"));
}

// "the square is yours, and its houses stay": the rent of a street counts them, whoever built them.
TEST(MessDecisions, ConqueredHousesPayTheConqueror) {
  State state = Fields{.men = "0B/1P3P", .houses = "1:4,3:3", .tokens = "1/20", .phase = "rent"}.state();
  play(state, "attack:0 hold keep-houses");
  EXPECT_EQ(state.houses(1), 4);
  EXPECT_EQ(state.rent(1), 160);
  EXPECT_EQ(state.owner(1), Side::First);
  EXPECT_EQ(state.cash(Side::First), 1500);
}

// "Cards that pay or collect between the players: each payment on its own"
TEST(MessDecisions, TheOtherIsPaidByTheCard) {
  State state = Fields{.tokens = "7/0", .phase = "card", .roll = "3-4"}.state();
  play(state, "card:14");
  EXPECT_EQ(state.cash(Side::First), 1450);
  EXPECT_EQ(state.cash(Side::Second), 1550);
}

// "Of two jail cards held, Chance's goes first."
TEST(MessDecisions, TheCardOfChanceIsUsedFirst) {
  State state = Fields{.tokens = "10/0", .jail = "0/-", .cards = "cm/-", .decks = "fbff/fffb", .phase = "jail"}.state();
  play(state, "jail-card");
  EXPECT_EQ(state.jail_cards(Side::First), 1);
  EXPECT_NE(state.text().find(" m/- "), std::string::npos);
}

}  // namespace
}  // namespace messhall::games::mess
