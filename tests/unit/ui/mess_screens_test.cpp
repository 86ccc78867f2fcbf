// What Mess asks, tells and does.
#include <algorithm>
#include <array>

#include "games/mess/sketch.hpp"
#include "ui/place_names.hpp"
#include "ui/screens/mess_log.hpp"
#include "ui/screens/mess_words.hpp"
#include "ui/screens/screens.hpp"
#include "unit/ui/mess_screens_fixture.hpp"

namespace messhall::ui {
namespace {

using app::Seats;
using games::Side;
using games::mess::Sketch;

TEST_F(MessScreens, AsksForTheDiceAndRollsThem) {
  sit();
  EXPECT_EQ(label("ask.title"), "White's turn");
  press("ask.roll");
  EXPECT_EQ(session.match()->moves()[0].view.text, "roll");
  EXPECT_EQ(session.match()->moves()[1].side, Side::Chance);
}

TEST_F(MessScreens, BuysWithThePieceThatIsChosen) {
  sit("roll dice:2-4");
  EXPECT_EQ(label("ask.title"), "Oat Row is vacant");
  EXPECT_EQ(label("ask.note"), "Oat Row is vacant, $100. Place a piece?");
  EXPECT_EQ(label("ask.buy"), "Buy with the Pawn");
  press("ask.piece.R");
  EXPECT_EQ(label("ask.buy"), "Buy with the Rook");
  press("ask.buy");
  EXPECT_EQ(last_move(), "buy:R");
  EXPECT_EQ(label("board.6"), "Oat Row, light blue, rent $6, White's Rook, White stands here");
}

TEST_F(MessScreens, LeavesAPropertyAlone) {
  sit("roll dice:2-4");
  press("ask.leave");
  EXPECT_EQ(last_move(), "decline");
}

TEST_F(MessScreens, MovesAPieceInPeaceByTwoPresses) {
  sit("roll dice:2-4 buy:P");
  press("board.6");
  ASSERT_TRUE(node("board.7"));
  EXPECT_NE(label("board.7").find("may be chosen"), std::string::npos) << label("board.7");
  press("board.7");
  EXPECT_EQ(last_move(), "move:6-7");
}

TEST_F(MessScreens, SaysWhyAPieceDoesNotReach) {
  sit("roll dice:2-4 buy:P");
  press("board.6");
  press("board.21");
  EXPECT_EQ(last_move(), "buy:P");
  bool told = false;
  for (const std::string& words : host.said) told |= words.find("does not reach") != std::string::npos;
  EXPECT_TRUE(told);
}

TEST_F(MessScreens, ExplainsASquareThatIsPressed) {
  sit();
  press("board.39");
  EXPECT_EQ(label("deed.heading"), "Captain's Table");
  press("deed.close");
  EXPECT_EQ(node("deed.heading"), nullptr);
}

TEST_F(MessScreens, ShowsBothLaddersOfAWarAndAttacks) {
  sit({}, {}, Sketch{.men = "13P19R/12P14B39Q", .tokens = "14/0", .phase = "rent"}.text());
  EXPECT_EQ(label("ask.title"), "Rent $12, or war");
  EXPECT_EQ(label("ask.rung.13"), "Pawn from Biscuit Lane, takes Bishop, $200");
  EXPECT_EQ(label("ask.foe.12"), "Pawn from Gas Ring, takes Pawn, $50");
  EXPECT_EQ(label("ask.course"),
            "If both go on to the end: Black holds it. You lose $300 and pay $12. Black loses $250.");
  EXPECT_EQ(label("ask.attack"), "Attack: Pawn");
  press("ask.rung.19");
  EXPECT_EQ(label("ask.attack"), "Attack: Rook");
  press("ask.attack");
  EXPECT_EQ(last_move(), "attack:19");
  EXPECT_EQ(label("ask.title"), "Your piece was taken");
  EXPECT_NE(label("board.39").find("can attack"), std::string::npos) << label("board.39");
  press("ask.attack");
  EXPECT_EQ(last_move(), "attack:12");
  press("ask.hold");
  EXPECT_EQ(session.match()->position().estate()->purses[0].cash, 1488) << "the rent is due at once";
}

TEST_F(MessScreens, AsksWhatBecomesOfConqueredHouses) {
  sit({}, {}, Sketch{.men = "13P/14B", .houses = "14:2", .tokens = "14/0", .phase = "rent"}.text());
  press("ask.attack");
  press("ask.hold");
  EXPECT_EQ(label("ask.title"), "Custard Lane is conquered");
  EXPECT_EQ(label("ask.sell-all"), "Sell for $100");
  press("ask.keep");
  EXPECT_EQ(last_move(), "keep-houses");
}

TEST_F(MessScreens, LetsTheDebtorChooseWhatToGiveUp) {
  sit({}, {}, Sketch{.men = "1P3P/39P", .cash = "10/1500", .tokens = "39/0", .phase = "rent"}.text());
  press("ask.pay");
  EXPECT_EQ(label("ask.title"), "You owe $50");
  EXPECT_EQ(label("ask.row.mortgage:1"), "Crumb Corner: Pawn; the property is lost, +$50");
  press("ask.row.mortgage:3");
  EXPECT_EQ(session.match()->position().estate()->purses[0].cash, 10);
  EXPECT_EQ(label("ask.title"), "A move in peace");
}

TEST_F(MessScreens, EndsWithTheBankruptcyOfWhoCannotPay) {
  sit({}, {}, Sketch{.men = "-/39P", .cash = "20/1500", .tokens = "39/0", .phase = "rent"}.text());
  press("ask.pay");
  EXPECT_TRUE(session.match()->over());
  EXPECT_EQ(label("result.verdict"), "Black wins!");
  EXPECT_EQ(label("result.story"), "White is bankrupt: $30 could not be paid.");
}

TEST_F(MessScreens, OffersTheWaysOutOfJail) {
  sit({}, {}, Sketch{.tokens = "10/0", .jail = "1/-", .phase = "jail"}.text());
  EXPECT_EQ(label("ask.title"), "In jail");
  ASSERT_NE(node("ask.jail-roll"), nullptr);
  EXPECT_EQ(node("ask.jail-card"), nullptr);
  press("ask.jail-fine");
  EXPECT_EQ(session.match()->moves().front().view.text, "jail-fine");
}

TEST_F(MessScreens, BuildsAndSellsOnWholeGroups) {
  sit({}, {}, Sketch{.men = "1P3P/-", .phase = "start"}.text());
  press("play.build");
  EXPECT_EQ(label("ask.row.build:1"), "Crumb Corner: House 1; rent $10, \xE2\x88\x92$50");
  press("ask.row.build:1");
  EXPECT_EQ(last_move(), "build:1");
  EXPECT_EQ(node("ask.row.build:1"), nullptr) << "evenly";
  press("board.3");
  EXPECT_EQ(last_move(), "build:3") << "the board takes presses too";
  press("ask.done");
  press("play.sell");
  press("ask.row.sell:1");
  EXPECT_EQ(last_move(), "sell:1");
}

TEST_F(MessScreens, ManagesPropertyMeanwhile) {
  sit("roll dice:2-4 buy:P");
  ASSERT_NE(node("play.mortgage"), nullptr);
  EXPECT_TRUE(node("play.build")->state.disabled);
  press("play.mortgage");
  EXPECT_EQ(label("ask.title"), "Mortgage pieces");
  press("ask.row.mortgage:6");
  EXPECT_EQ(last_move(), "mortgage:6");
  EXPECT_NE(node("ask.end"), nullptr) << "nothing is left to mortgage";
  press("play.redeem");
  press("ask.row.redeem:P");
  EXPECT_EQ(last_move(), "redeem:P");
}

TEST_F(MessScreens, EnterGivesTheMainAnswer) {
  sit();
  ui.key({"Enter", 0});
  draw();
  EXPECT_GE(session.match()->moves().size(), 2U);
}

TEST_F(MessScreens, TellsWhatHasHappenedAndHowRichBothAre) {
  sit("roll dice:2-4 buy:P end");
  EXPECT_EQ(label("mess.log.0"), "White rolls 2 and 4 and comes to Oat Row.");
  EXPECT_EQ(label("mess.log.1"), "White buys Oat Row with a Pawn for $100.");
  EXPECT_EQ(label("mess.worth"), "Worth over the game: White now $3,700, Black now $3,750.");
  EXPECT_NE(label("play.other").find("$1,500 in cash"), std::string::npos) << label("play.other");
  EXPECT_NE(label("play.own").find("light blue 1 of 3"), std::string::npos) << label("play.own");
}

TEST_F(MessScreens, LooksBackAndReturns) {
  sit("roll dice:2-4 buy:P end");
  press("play.first");
  EXPECT_EQ(label("ask.title"), "An earlier position");
  press("ask.back");
  EXPECT_FALSE(session.match()->looking_back());
}

TEST_F(MessScreens, WaitsForASecondWordWhereMovesAreConfirmed) {
  app::Settings settings = session.settings();
  settings.confirm_move = true;
  session.change_settings(settings);
  sit("roll dice:2-4");
  press("ask.piece.R");
  press("ask.buy");
  EXPECT_EQ(session.match()->moves().size(), 2U);
  EXPECT_EQ(node("ask.buy"), nullptr);
  press("ask.let-go");
  press("ask.buy");
  press("ask.confirm");
  ASSERT_EQ(last_move(), "buy:P") << "what was let go is forgotten";
  press("board.6");
  press("board.7");
  EXPECT_EQ(last_move(), "buy:P");
  press("board.7");
  EXPECT_EQ(last_move(), "move:6-7") << "the same square once more is the second word";
  press("play.mortgage");
  press("ask.row.mortgage:7");
  EXPECT_EQ(last_move(), "move:6-7");
  press("ask.row.mortgage:7");
  EXPECT_EQ(last_move(), "mortgage:7");
  press("ask.end");
  press("ask.confirm");
  press("ask.roll");
  EXPECT_EQ(session.match()->moves().back().side, Side::Chance) << "dice need no second word";
}

TEST_F(MessScreens, TellsThatTheComputerHasStoppedAndAsksItAgain) {
  sit("roll dice:2-4 buy:P", kAgainstComputer);
  press("ask.end");
  for (int i = 0; i < 8 && session.engine_trouble().empty(); ++i) {
    session.engine_lost("gone");
    platform.time += 3'000;
    draw(10);
  }
  draw();
  EXPECT_EQ(label("ask.title"), "The computer does not answer");
  EXPECT_NE(label("ask.urgent").find("Your game is safe"), std::string::npos) << label("ask.urgent");
  press("ask.retry");
  EXPECT_TRUE(session.engine_trouble().empty());
  EXPECT_TRUE(session.thinking());
}

TEST_F(MessScreens, GoesOnAfterAPauseFromTheQuestion) {
  sit({}, kComputers);
  press("play.pause");
  EXPECT_EQ(label("ask.title"), "Paused");
  press("ask.go-on");
  EXPECT_FALSE(session.paused());
}

TEST_F(MessScreens, OffersADrawOnlyToAnotherPlayer) {
  sit("roll dice:2-4 buy:P", kAgainstComputer);
  press("play.menu");
  EXPECT_EQ(node("menu.draw"), nullptr);
  EXPECT_NE(node("menu.resign"), nullptr);
  EXPECT_NE(node("menu.new"), nullptr);
  EXPECT_EQ(node("menu.redo"), nullptr);
  press("menu.close");
  press("play.undo");
  press("play.menu");
  press("menu.redo");
  EXPECT_EQ(last_move(), "buy:P");
  sit("roll dice:2-4 buy:P");
  press("play.menu");
  EXPECT_NE(node("menu.draw"), nullptr);
}

TEST_F(MessScreens, ManagesPropertyInAFrame) {
  window(320, 400, true);
  sit({}, {}, Sketch{.men = "1P3P12N/-", .phase = "start"}.text());
  press("embed.more");
  press("play.build");
  press("ask.row.build:1");
  press("ask.row.build:3");
  EXPECT_EQ(last_move(), "build:3");
  press("ask.done");
  EXPECT_EQ(node("ask.done"), nullptr) << "the dialog is closed";
  press("embed.more");
  press("embed.log");
  EXPECT_NE(node("mess.log.close"), nullptr);
}

TEST_F(MessScreens, ReadsAHintBeforeWhatWasRefused) {
  sit("roll dice:2-4 buy:P");
  press("board.6");
  press("board.20");
  press("play.hint");
  session.engine_line("readyok");
  session.engine_line("bestmove end");
  draw();
  EXPECT_EQ(session.hint() ? session.hint()->text : "", "end");
  EXPECT_EQ(label("ask.urgent"), "Hint: End the turn.");
}

TEST_F(MessScreens, LetsTheComputersPlayAtAChosenSpeed) {
  sit({}, kComputers);
  ASSERT_NE(node("ask.speed.fast"), nullptr);
  press("ask.speed.fast");
  EXPECT_EQ(session.settings().pace, 80);
  press("play.pause");
  EXPECT_TRUE(session.paused());
}

TEST_F(MessScreens, CallsStreetsByTheirClassicNamesWhenThatIsWished) {
  const ClassicNames classic(nullptr);
  EXPECT_EQ(say(games::find("mess")->info().deeds[39].name, &classic), "Boardwalk");
  EXPECT_EQ(say(Text{"play.undo", "Undo"}, &classic), "Undo");
}

TEST_F(MessScreens, ReckonsAWarToItsEnd) {
  games::War war;
  war.square = 14;
  war.rent = 180;
  war.owner = 1;
  war.rungs[0] = {{13, 0, 50, 13}, {19, 3, 250, 19}};
  war.rungs[1] = {{12, 0, 50, 12}, {39, 4, 500, 39}};
  // A Bishop stands there. Pawn takes Bishop, Pawn takes Pawn, Rook takes Pawn, Queen takes Rook.
  const mess::WarCourse both = mess::course(war, Side::First, Side::First, 200, kNoSquare);
  EXPECT_FALSE(both.taken);
  EXPECT_EQ(both.lost, (std::array{300, 250}));
  war.rungs[1].clear();
  const mess::WarCourse alone = mess::course(war, Side::First, Side::First, 200, 19);
  EXPECT_TRUE(alone.taken);
  EXPECT_EQ(alone.lost, (std::array{0, 200}));
}

TEST_F(MessScreens, LeavesTheCardOpenUntilTheNextRoll) {
  sit("roll dice:3-4 card:11");
  EXPECT_EQ(label("ask.card"), "Chance: Your pie wins a ribbon. Collect $50.");
  sit("roll dice:3-4 card:11 end");
  EXPECT_NE(node("ask.card"), nullptr) << "the other player has not seen it yet";
  sit("roll dice:3-4 card:11 end roll dice:1-2");
  EXPECT_EQ(node("ask.card"), nullptr);
}

TEST_F(MessScreens, CountsWhatAMoveInPeaceGivesUp) {
  sit("roll dice:2-4 buy:P");
  press("board.6");
  EXPECT_TRUE(says("Given up: Oat Row, rent $6"));
  press("board.6");
  EXPECT_FALSE(says("Given up: Oat Row, rent $6"));
}

TEST_F(MessScreens, TellsWhatAnAttackerGivesUp) {
  const Sketch war{.men = "11P13P14P19R/12B", .houses = "11:2,13:2,14:2", .tokens = "12/0", .phase = "rent"};
  sit({}, {}, war.text());
  EXPECT_TRUE(says("Given up: Butter Lane, houses sold for $100"));
  press("ask.rung.19");
  EXPECT_TRUE(says("Given up: Roast Road"));
}

TEST_F(MessScreens, AsksInASecondTabToo) {
  sit("roll dice:2-4");
  app::FakePlatform other_platform;
  app::FakeLink other_link;
  app::Session other{other_platform, other_link};
  other.restore(platform.stored);
  ASSERT_FALSE(other.play("buy:P"));
  ASSERT_TRUE(session.follow("match", other_platform.stored.at("match")));
  draw();
  EXPECT_NE(node("ask.end"), nullptr);
  press("ask.end");
  EXPECT_EQ(last_move(), "end");
}

TEST_F(MessScreens, EnterPaysWhereAWarWouldBeLost) {
  sit({}, {}, Sketch{.men = "13P19R/12P14B39Q", .tokens = "14/0", .phase = "rent"}.text());
  EXPECT_EQ(label("ask.course").find("White holds it"), std::string::npos);
  ui.key({"Enter", 0});
  draw();
  EXPECT_EQ(last_move(), "pay");
}

TEST_F(MessScreens, EnterAttacksWhereAWarWouldBeWon) {
  sit({}, {}, Sketch{.men = "13P/14B", .tokens = "14/0", .phase = "rent"}.text());
  ui.key({"Enter", 0});
  draw();
  EXPECT_EQ(last_move(), "attack:13");
}

TEST_F(MessScreens, CountsWhatTheWaysOutOfJailCost) {
  sit({}, {}, Sketch{.tokens = "10/0", .jail = "1/-", .phase = "jail"}.text());
  EXPECT_TRUE(says("Chance of a double: 1 in 6"));
  EXPECT_TRUE(says("Cash after paying: $1,500 \xE2\x86\x92 $1,450"));
}

TEST_F(MessScreens, CountsWhatConqueredHousesAreWorth) {
  sit({}, {}, Sketch{.men = "13P/14B", .houses = "14:2", .tokens = "14/0", .phase = "rent"}.text());
  EXPECT_TRUE(says("Cash after paying: $1,500 \xE2\x86\x92 $1,320"));
  press("ask.attack");
  press("ask.hold");
  EXPECT_TRUE(says("Rent here with them: $180"));
  EXPECT_TRUE(says("Rent here without them: $12"));
  EXPECT_TRUE(says("Cash after selling: $1,500 \xE2\x86\x92 $1,600"));
}

TEST_F(MessScreens, FillsAQuietSheetWithThePlotAndTheLog) {
  window(390, 844);
  sit("roll dice:2-4 buy:P end");
  EXPECT_NE(node("mess.worth"), nullptr);
  EXPECT_EQ(label("mess.log.0"), "White rolls 2 and 4 and comes to Oat Row.");
  window(844, 390);
  EXPECT_NE(node("mess.log.1"), nullptr) << "a low window has room for the log";
}

TEST_F(MessScreens, TurnsTheStripToTheSquareThatIsTouched) {
  window(390, 844);
  sit();
  const auto cell = session.square_rect("25");
  ASSERT_TRUE(cell);
  const Point middle{static_cast<float>(cell->x + cell->width / 2), static_cast<float>(cell->y + cell->height / 2)};
  UiFixture::press(middle, PointerKind::Touch);
  draw();
  EXPECT_EQ(node("deed.heading"), nullptr) << "it is seen large in the strip now";
  UiFixture::press(middle, PointerKind::Touch);
  draw();
  EXPECT_EQ(label("deed.heading"), "Soup Trolley");
}

TEST_F(MessScreens, PlotsTheWorthOfBothFromTheStartToNow) {
  sit("roll dice:2-4 buy:P end");
  const WorthCourse course = WorthCourse::of(*session.match());
  ASSERT_EQ(course.values[0].size(), session.match()->moves().size() + 1);
  EXPECT_EQ(course.values[0].front(), 3'750);
  EXPECT_EQ(course.values[0].back(), 3'700) << "the Pawn's value is no longer in hand";
  EXPECT_EQ(course.values[1].back(), 3'750);
  EXPECT_LE(course.least, 3'700);
  EXPECT_GE(course.most, 3'750);
  EXPECT_GE(course.most - course.least, 400) << "small changes must not look like great ones";
}

TEST_F(MessScreens, SetsAmountsInBold) {
  EXPECT_EQ(mess::bold_amounts("White pays $1,500, not $20."), "White pays **$1,500**, not **$20**.");
  EXPECT_EQ(mess::bold_amounts("No money here."), "No money here.");
}

}  // namespace
}  // namespace messhall::ui
