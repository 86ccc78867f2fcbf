// Mess as a player meets it, without a page: what stands in the mirror, and what presses do.
#include <algorithm>
#include <array>

#include "ui/place_names.hpp"
#include "ui/screens/hall.hpp"
#include "ui/screens/mess_log.hpp"
#include "ui/screens/mess_words.hpp"
#include "ui/screens/screens.hpp"
#include "unit/app/helpers.hpp"
#include "unit/ui/board_fixture.hpp"
#include "unit/ui/ui_fixture.hpp"

namespace messhall::ui {
namespace {

using app::Seats;
using games::Side;

constexpr Seats kAgainstComputer{{0}, {3}};
constexpr Seats kComputers{{1}, {2}};

class MessScreens : public UiFixture {
 protected:
  MessScreens() {
    std::string themes(board::kThemes);
    themes.replace(themes.find("\"oak\": {\"texture\""), 5, "\"seventies\"");
    ui.art().receive("themes.json", std::vector<std::uint8_t>(themes.begin(), themes.end()));
    ui.art().receive("symbols.json", std::vector<std::uint8_t>(board::kSymbols.begin(), board::kSymbols.end()));
    ui.on_frame([this](double time) {
      platform.time += 16;
      hall.tick(time);
    });
  }

  void sit(std::string_view moves = {}, Seats seats = {}, std::string start = "startpos") {
    hall.open("");
    app::MatchSetup setup;
    setup.game = "mess";
    setup.start = std::move(start);
    setup.seats = seats;
    setup.seed = 3;
    const auto failure = session.new_game(setup, moves);
    ASSERT_FALSE(failure) << say(*failure);
    ui.navigate("play");
    draw();
  }
  void draw(int frames = 200) {
    hall.settle();
    for (int i = 0; i < frames; ++i) frame();
  }
  void press(std::string_view id) {
    ASSERT_NE(node(id), nullptr) << id << " is not on the screen";
    ui.activate(id);
    draw();
  }
  void window(float width, float height, bool embedded = false) {
    ui.resize({width, height, 1, embedded});
    draw();
  }
  [[nodiscard]] const Node* node(std::string_view id) const { return ui.mirror().find(id); }
  [[nodiscard]] std::string label(std::string_view id) const {
    return node(id) == nullptr ? "(nothing)" : node(id)->label;
  }
  [[nodiscard]] bool says(std::string_view words) const {
    const auto& nodes = ui.mirror().nodes();
    return std::any_of(nodes.begin(), nodes.end(), [&](const Node& one) { return one.label == words; });
  }
  [[nodiscard]] std::string last_move() const { return session.match()->moves().back().view.text; }
  [[nodiscard]] std::string state() const { return session.match()->position().state_json(); }

  app::FakePlatform platform;
  app::FakeLink link;
  app::Session session{platform, link};
  Hall hall{session, ui};
};

// A position text whose hands hold what is not on the board.
struct Setting {
  std::string men = "-/-";
  std::string houses = "-";
  std::string cash = "1500/1500";
  std::string tokens = "0/0";
  std::string jail = "-/-";
  std::string phase = "start";

  [[nodiscard]] std::string text() const {
    const std::size_t slash = men.find('/');
    return men + " " + hand(men.substr(0, slash)) + "/" + hand(men.substr(slash + 1)) + " -/- " + houses + " " + cash +
           " " + tokens + " " + jail + " -/- ffff/ffff 0 " + phase + " - plain 1-2 0 0 5 0 0";
  }

 private:
  static std::string hand(const std::string& on_board) {
    constexpr std::array<std::pair<char, std::ptrdiff_t>, 6> kSet{
        {{'P', 8}, {'N', 2}, {'B', 2}, {'R', 2}, {'Q', 1}, {'K', 1}}};
    std::string out;
    for (const auto& [letter, count] : kSet)
      out.append(static_cast<std::size_t>(count - std::count(on_board.begin(), on_board.end(), letter)), letter);
    return out;
  }
};

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
  sit({}, {}, Setting{.men = "13P19R/12P14B39Q", .tokens = "14/0", .phase = "rent"}.text());
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
  sit({}, {}, Setting{.men = "13P/14B", .houses = "14:2", .tokens = "14/0", .phase = "rent"}.text());
  press("ask.attack");
  press("ask.hold");
  EXPECT_EQ(label("ask.title"), "Custard Lane is conquered");
  EXPECT_EQ(label("ask.sell-all"), "Sell for $100");
  press("ask.keep");
  EXPECT_EQ(last_move(), "keep-houses");
}

TEST_F(MessScreens, LetsTheDebtorChooseWhatToGiveUp) {
  sit({}, {}, Setting{.men = "1P3P/39P", .cash = "10/1500", .tokens = "39/0", .phase = "rent"}.text());
  press("ask.pay");
  EXPECT_EQ(label("ask.title"), "You owe $50");
  EXPECT_EQ(label("ask.row.mortgage:1"), "Crumb Corner: Pawn; the property is lost, +$50");
  press("ask.row.mortgage:3");
  EXPECT_EQ(session.match()->position().estate()->purses[0].cash, 10);
  EXPECT_EQ(label("ask.title"), "A move in peace");
}

TEST_F(MessScreens, EndsWithTheBankruptcyOfWhoCannotPay) {
  sit({}, {}, Setting{.men = "-/39P", .cash = "20/1500", .tokens = "39/0", .phase = "rent"}.text());
  press("ask.pay");
  EXPECT_TRUE(session.match()->over());
  EXPECT_EQ(label("result.verdict"), "Black wins!");
  EXPECT_EQ(label("result.story"), "White is bankrupt: $30 could not be paid.");
}

TEST_F(MessScreens, OffersTheWaysOutOfJail) {
  sit({}, {}, Setting{.tokens = "10/0", .jail = "1/-", .phase = "jail"}.text());
  EXPECT_EQ(label("ask.title"), "In jail");
  ASSERT_NE(node("ask.jail-roll"), nullptr);
  EXPECT_EQ(node("ask.jail-card"), nullptr);
  press("ask.jail-fine");
  EXPECT_EQ(session.match()->moves().front().view.text, "jail-fine");
}

TEST_F(MessScreens, BuildsAndSellsOnWholeGroups) {
  sit({}, {}, Setting{.men = "1P3P/-"}.text());
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

TEST_F(MessScreens, StepsThroughTheGameInEveryWindow) {
  for (const Point size : {Point{1280, 800}, Point{390, 844}, Point{844, 390}}) {
    window(size.x, size.y);
    sit("roll dice:2-4 buy:P end");
    session.look(0);
    draw();
    EXPECT_EQ(label("ask.note"), "Step 0 of 4");
    press("ask.next");
    EXPECT_EQ(session.match()->cursor(), 1U);
    press("ask.next");
    press("ask.before");
    press("ask.first");
    EXPECT_EQ(session.match()->cursor(), 0U);
    press("ask.back");
    EXPECT_FALSE(session.match()->looking_back());
  }
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
  Setting setting;
  setting.men = "1P3P12N/-";
  sit({}, {}, setting.text());
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

TEST_F(MessScreens, ShowsTheLaddersOfTheEstateInEveryWindow) {
  const std::string war = Setting{.men = "13P19R/12P14B39Q", .tokens = "14/0", .phase = "rent"}.text();
  for (const Point size : {Point{1280, 800}, Point{844, 390}, Point{390, 844}}) {
    window(size.x, size.y);
    sit({}, {}, war);
    const auto estate = session.match()->position().estate();
    ASSERT_TRUE(estate && estate->war);
    float lowest = 0;
    for (const games::Rung& rung : estate->war->rungs[0]) {
      const Node* const own = node("ask.rung." + std::to_string(rung.from));
      ASSERT_NE(own, nullptr) << size.x << ": " << int{rung.from};
      EXPECT_GT(own->rect.y, lowest) << "the cheapest first";
      lowest = own->rect.y;
    }
    for (const games::Rung& rung : estate->war->rungs[1])
      EXPECT_NE(node("ask.foe." + std::to_string(rung.from)), nullptr) << size.x << ": " << int{rung.from};
    // All of it is seen without scrolling.
    ASSERT_NE(node("ask.course"), nullptr);
    EXPECT_TRUE(node("ask.course")->clip.empty()) << size.x;
    EXPECT_LE(node("ask.course")->rect.bottom(), node("ask.attack")->rect.y) << size.x;
  }
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
  const Setting war{.men = "11P13P14P19R/12B", .houses = "11:2,13:2,14:2", .tokens = "12/0", .phase = "rent"};
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
  sit({}, {}, Setting{.men = "13P19R/12P14B39Q", .tokens = "14/0", .phase = "rent"}.text());
  EXPECT_EQ(label("ask.course").find("White holds it"), std::string::npos);
  ui.key({"Enter", 0});
  draw();
  EXPECT_EQ(last_move(), "pay");
}

TEST_F(MessScreens, EnterAttacksWhereAWarWouldBeWon) {
  sit({}, {}, Setting{.men = "13P/14B", .tokens = "14/0", .phase = "rent"}.text());
  ui.key({"Enter", 0});
  draw();
  EXPECT_EQ(last_move(), "attack:13");
}

TEST_F(MessScreens, KeepsTheWholeLogInTheMenuOfEveryWindow) {
  sit("roll dice:2-4 buy:P");
  for (const Point size : {Point{844, 390}, Point{390, 844}, Point{1024, 600}, Point{360, 640}}) {
    window(size.x, size.y);
    press(node("play.menu") != nullptr ? "play.menu" : "top.menu");
    press("menu.log");
    EXPECT_NE(label("mess.log.first").find("In hand: 7 Pawn"), std::string::npos) << size.x;
    EXPECT_NE(label("mess.log.first").find("On the board: 1 Pawn. In the graveyard: empty."), std::string::npos);
    EXPECT_TRUE(node("mess.log.second") != nullptr) << size.x;
    EXPECT_TRUE(says("White buys Oat Row with a Pawn for $100.")) << size.x;
    press("mess.log.close");
  }
}

TEST_F(MessScreens, CountsWhatTheWaysOutOfJailCost) {
  sit({}, {}, Setting{.tokens = "10/0", .jail = "1/-", .phase = "jail"}.text());
  EXPECT_TRUE(says("Chance of a double: 1 in 6"));
  EXPECT_TRUE(says("Cash after paying: $1,500 \xE2\x86\x92 $1,450"));
}

TEST_F(MessScreens, CountsWhatConqueredHousesAreWorth) {
  sit({}, {}, Setting{.men = "13P/14B", .houses = "14:2", .tokens = "14/0", .phase = "rent"}.text());
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

struct Window {
  float width;
  float height;
  bool embedded;
};
constexpr std::array<Window, 10> kWindows{{{1280, 800, false},
                                           {1024, 768, false},
                                           {900, 600, false},
                                           {390, 844, false},
                                           {844, 390, false},
                                           {360, 640, false},
                                           {568, 320, false},
                                           {768, 1024, false},
                                           {320, 400, true},
                                           {400, 480, true}}};

bool overlap(const Rect& a, const Rect& b) {
  const Rect both = a.intersection(b);
  return both.w > 2 && both.h > 2;
}

TEST_F(MessScreens, LayOutTidilyInEveryWindow) {
  constexpr std::array<std::string_view, 3> kGames{"", "roll dice:2-4", "roll dice:2-4 buy:P"};
  for (const Window& w : kWindows) {
    window(w.width, w.height, w.embedded);
    for (const std::string_view moves : kGames) {
      sit(moves, kAgainstComputer);
      std::vector<const Node*> pressable;
      const Rect all{-1, -1, w.width + 2, w.height + 2};
      for (const Node& one : ui.mirror().nodes()) {
        if (!one.clip.empty() || (one.role != Role::Button && one.role != Role::Radio)) continue;
        EXPECT_TRUE(all.contains(one.rect.origin()) && all.contains({one.rect.right(), one.rect.bottom()}))
            << w.width << "x" << w.height << " " << moves << ": " << one.id << " lies outside";
        for (const Node* const other : pressable) {
          EXPECT_FALSE(overlap(one.rect, other->rect))
              << w.width << "x" << w.height << " " << moves << ": " << one.id << " lies over " << other->id;
        }
        pressable.push_back(&one);
      }
      EXPECT_TRUE(session.square_rect("0")) << w.width;
    }
  }
}

TEST_F(MessScreens, DrawInWindowsTooSmallToBeRead) {
  constexpr std::array<Point, 8> kSizes{
      {{1, 1}, {40, 40}, {60, 900}, {900, 60}, {200, 150}, {320, 240}, {660, 120}, {1000, 501}}};
  sit("roll dice:2-4", kAgainstComputer);
  for (const Point size : kSizes) {
    for (const bool embedded : {false, true}) {
      ui.resize({size.x, size.y, 1, embedded});
      for (int i = 0; i < 3; ++i) frame();
    }
  }
  window(1280, 800);
  EXPECT_NE(node("ask.buy"), nullptr);
}

}  // namespace
}  // namespace messhall::ui
