// The screens as a user meets them, without a page: what stands in the mirror, and what presses do.
#include <array>

#include "ui/screens/hall.hpp"
#include "ui/screens/screens.hpp"
#include "unit/app/helpers.hpp"
#include "unit/ui/board_fixture.hpp"
#include "unit/ui/ui_fixture.hpp"

namespace messhall::ui {
namespace {

using app::Seat;
using app::Seats;

constexpr Seats kAgainstComputer{{0}, {3}};
constexpr Seats kComputers{{1}, {2}};

class ScreensTest : public UiFixture {
 protected:
  ScreensTest() {
    std::string themes(board::kThemes);
    themes.replace(themes.find("\"oak\": {\"texture\""), 5, "\"seventies\"");
    ui.art().receive("themes.json", std::vector<std::uint8_t>(themes.begin(), themes.end()));
    ui.art().receive("symbols.json", std::vector<std::uint8_t>(board::kSymbols.begin(), board::kSymbols.end()));
    ui.on_frame([this](double time) {
      platform.time += 16;
      hall.tick(time);
    });
  }

  void sit(Seats seats = {}, std::string_view moves = {}, std::string start = "startpos") {
    hall.open("");
    ASSERT_FALSE(session.new_game(app::smess(seats, std::move(start)), moves));
    ui.navigate("play");
    draw();
  }
  void draw() {
    hall.settle();
    for (int i = 0; i < 40; ++i) frame();
  }
  void press(std::string_view id) {
    ASSERT_NE(node(id), nullptr) << id << " is not on the screen";
    ui.activate(id);
    draw();
  }
  void key(const char* name) {
    ui.key({name, 0});
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
  [[nodiscard]] std::string moves() const { return session.match()->moves_text(); }
  [[nodiscard]] bool said(std::string_view words) const {
    return std::any_of(host.said.begin(), host.said.end(),
                       [&](const std::string& text) { return text.find(words) != std::string::npos; });
  }

  app::FakePlatform platform;
  app::FakeLink link;
  app::Session session{platform, link};
  Hall hall{session, ui};
};

// ---- the start page ----

TEST_F(ScreensTest, StartsWithTheGamesAndNothingToContinue) {
  hall.open("");
  draw();
  EXPECT_EQ(ui.screen(), "lobby");
  for (const games::Game* const game : games::all()) {
    EXPECT_EQ(label("lobby.game." + std::string(game->info().id)), say(game->info().name));
  }
  EXPECT_EQ(node("lobby.continue"), nullptr);
  EXPECT_EQ(host.titled, "Mess Hall");
}

TEST_F(ScreensTest, BeginsAGameFromItsCard) {
  hall.open("");
  draw();
  press("lobby.game.smess");
  press("new.start");
  EXPECT_EQ(ui.screen(), "play");
  EXPECT_EQ(session.match()->info().id, "smess");
  EXPECT_EQ(session.match()->seats(), (Seats{{0}, {2}}));
}

TEST_F(ScreensTest, SaysWhoMovesFirstByTheRulesChosen) {
  hall.open("");
  draw();
  press("lobby.game.college-mess");
  EXPECT_EQ(label("new.first"), "Blue, moves first");
  EXPECT_EQ(label("new.second"), "Red");
  press("new.option.first-player.red");
  EXPECT_EQ(label("new.first"), "Blue");
  EXPECT_EQ(label("new.second"), "Red, moves first");
  press("new.start");
  EXPECT_EQ(session.match()->to_move(), games::Side::Second);
}

TEST_F(ScreensTest, LetsEachSideChooseItsArmy) {
  hall.open("");
  draw();
  press("lobby.game.cassandra");
  EXPECT_EQ(label("new.second.army"), "Army of Black");
  press("new.second.army.rookies");
  press("new.piece.half-duck");
  EXPECT_NE(label("new.piece.moves").find("To a prophecy: Bishop"), std::string::npos);
  press("new.armies.swap");
  press("new.option.prophecies");
  press("new.start");
  ASSERT_NE(session.match(), nullptr);
  EXPECT_EQ(session.match()->options().at("white-army"), "rookies");
  EXPECT_EQ(session.match()->options().at("black-army"), "fide");
  EXPECT_EQ(session.match()->options().at("prophecies"), "off");
}

TEST_F(ScreensTest, LeadsThroughALesson) {
  hall.open("rules/cassandra/mate-comes-first");
  draw();
  EXPECT_EQ(label("rules.lesson.step"), "Step 1 of 4");
  // Not the lesson's move: answered, and not made.
  press("rules.board.e2");
  press("rules.board.e4");
  EXPECT_NE(label("rules.try").find("the story begins"), std::string::npos);
  EXPECT_NE(label("rules.board.e2").find("Pawn"), std::string::npos);
  press("rules.board.f2");
  press("rules.board.f4");
  EXPECT_EQ(label("rules.lesson.step"), "Step 1 of 4");
  press("rules.board.a1");
  EXPECT_NE(label("rules.try").find("e8"), std::string::npos);
  press("rules.board.e8");
  EXPECT_EQ(label("rules.lesson.step"), "Step 2 of 4");
  for (int step = 2; step <= 4; ++step) press("rules.lesson.show");
  EXPECT_NE(label("rules.lesson.task").find("Black has won"), std::string::npos);
  EXPECT_EQ(node("rules.lesson.show"), nullptr);
  press("rules.lesson.again");
  EXPECT_EQ(label("rules.lesson.step"), "Step 1 of 4");
  EXPECT_EQ(session.match(), nullptr);
}

TEST_F(ScreensTest, LetsAProphecyBeTried) {
  hall.open("rules/cassandra/prophecies");
  draw();
  // The Pawn on a7 is in hand already.
  press("rules.board.a6");
  press("rules.try.no-name");
  EXPECT_NE(label("rules.try").find("comes true"), std::string::npos);
  EXPECT_EQ(label("rules.board.e5").find("Pawn"), std::string::npos);
}

TEST_F(ScreensTest, SaysThatThereAreNoRulesOfAnUnknownGame) {
  hall.open("#rules/foo");
  draw();
  EXPECT_TRUE(said("There is no game \"foo\" here."));
  press("rules.list.cassandra");
  EXPECT_EQ(label("rules.title"), "Cassandra Chess");
}

TEST_F(ScreensTest, SaysInAFrameWhyThereIsNoBoard) {
  window(400, 480, true);
  hall.open("game=foo", true);
  draw();
  EXPECT_EQ(ui.screen(), "missing");
  EXPECT_NE(label("missing.why").find("foo"), std::string::npos);
  EXPECT_EQ(session.match(), nullptr);
  press("missing.instead");
  EXPECT_EQ(ui.screen(), "play");
}

TEST_F(ScreensTest, OffersTheGameThatWaits) {
  sit(kAgainstComputer, app::kOpening);
  press("rail.lobby");
  EXPECT_EQ(label("lobby.waiting"), "Your move");
  EXPECT_NE(label("lobby.story").find("Red played d7"), std::string::npos);
  press("lobby.continue");
  EXPECT_EQ(ui.screen(), "play");
}

TEST_F(ScreensTest, OpensALinkFromTheAddress) {
  hall.open("#game=smess&moves=d2d3");
  draw();
  EXPECT_EQ(ui.screen(), "play");
  EXPECT_EQ(moves(), "d2d3");
}

TEST_F(ScreensTest, SaysWhatIsWrongWithALink) {
  hall.open("#game=smess&moves=a2g3");
  draw();
  EXPECT_EQ(ui.screen(), "lobby");
  EXPECT_TRUE(said("The arrows of a2 do not point to g3."));
}

TEST_F(ScreensTest, CorrectsAnAddressThatLeadsNowhere) {
  hall.open("#%%%");
  draw();
  EXPECT_EQ(ui.screen(), "lobby");
  EXPECT_EQ(host.corrected, std::vector<std::string>{"lobby"});
  EXPECT_TRUE(said("There is no page \"%%%\" here."));
}

TEST_F(ScreensTest, ShowsAGameThatThePageBegins) {
  hall.open("");
  draw();
  EXPECT_NE(session.call(R"({"do":"newGame","game":"smess","second":1})").find("\"ok\":true"), std::string::npos);
  draw();
  EXPECT_EQ(ui.screen(), "play");
  EXPECT_TRUE(session.square_rect("d2"));
}

// ---- playing ----

TEST_F(ScreensTest, ShowsWhereThePieceInHandMayGo) {
  sit();
  press("board.d2");
  EXPECT_NE(label("board.d3").find("may go here"), std::string::npos);
  EXPECT_NE(label("play.status").find("Ninny on d2."), std::string::npos);
  EXPECT_TRUE(said("Ninny on d2."));
}

TEST_F(ScreensTest, PlaysByTwoPresses) {
  sit();
  press("board.d2");
  press("board.d3");
  EXPECT_EQ(moves(), "d2d3");
  EXPECT_TRUE(said("Blue: Ninny d2 to d3."));
  EXPECT_NE(node("play.moves.0"), nullptr);
}

TEST_F(ScreensTest, SaysWhyAPieceMayNotGoThereUntilTheNextPress) {
  sit();
  press("board.d2");
  press("board.e3");
  EXPECT_EQ(label("play.why"), "The arrows of d2 do not point to e3.");
  EXPECT_TRUE(said("The arrows of d2 do not point to e3."));
  EXPECT_EQ(moves(), "");
  press("board.c2");
  EXPECT_EQ(node("play.why"), nullptr);
}

TEST_F(ScreensTest, ForgetsTheReasonAfterAWhile) {
  sit();
  press("board.d2");
  press("board.e3");
  now += 7'000;
  draw();
  EXPECT_EQ(node("play.why"), nullptr);
}

TEST_F(ScreensTest, AnswersDisabledActionsWithTheReason) {
  sit();
  EXPECT_TRUE(node("play.undo")->state.disabled);
  press("play.undo");
  EXPECT_EQ(label("play.status"), "There is no move to take back yet.");
  press("play.redo");
  EXPECT_EQ(label("play.status"), "No move was taken back that could be played again.");
}

TEST_F(ScreensTest, TakesBackAndPlaysAgain) {
  sit({}, app::kOpening);
  press("play.undo");
  EXPECT_EQ(session.match()->moves().size(), 3U);
  key("r");
  EXPECT_EQ(moves(), app::kOpening);
}

TEST_F(ScreensTest, LooksBackByKeysAndReturns) {
  sit({}, app::kOpening);
  key("ArrowLeft");
  key("Home");
  EXPECT_EQ(session.match()->cursor(), 0U);
  EXPECT_NE(label("play.status").find("Position 0 of 4."), std::string::npos);
  press("play.return");
  EXPECT_FALSE(session.match()->looking_back());
}

TEST_F(ScreensTest, LooksAtAMoveThatIsPressed) {
  sit({}, app::kOpening);
  press("play.moves.1");
  EXPECT_EQ(session.match()->cursor(), 2U);
  EXPECT_TRUE(node("play.moves.1")->state.current);
}

TEST_F(ScreensTest, AsksBeforeAMoveWhenThatIsWished) {
  app::Settings settings = session.settings();
  settings.confirm_move = true;
  session.change_settings(settings);
  sit();
  press("board.d2");
  press("board.d3");
  EXPECT_EQ(moves(), "");
  press("play.confirm");
  EXPECT_EQ(moves(), "d2d3");
  press("board.d7");
  press("board.d6");
  press("board.d6");
  EXPECT_EQ(moves(), "d2d3 d7d6");
}

TEST_F(ScreensTest, LetsTheComputerMoveNowInsteadOfGivingAHint) {
  sit(kAgainstComputer);
  EXPECT_NE(node("play.hint"), nullptr);
  press("board.d2");
  press("board.d3");
  EXPECT_EQ(node("play.hint"), nullptr);
  session.engine_line("readyok");
  press("play.now");
  EXPECT_EQ(link.last(), "stop");
  session.engine_line("bestmove e7e6");
  draw();
  EXPECT_EQ(moves(), "d2d3 e7e6");
  EXPECT_NE(label("play.status").find("Your move. Red played"), std::string::npos);
}

TEST_F(ScreensTest, ShowsAHint) {
  sit();
  press("play.hint");
  session.engine_line("readyok");
  session.engine_line("bestmove d2d3");
  draw();
  EXPECT_NE(label("board.d2").find("hint"), std::string::npos);
  EXPECT_NE(label("play.status").find("Hint: d2"), std::string::npos);
}

TEST_F(ScreensTest, PausesTwoComputers) {
  sit(kComputers);
  press("play.pause");
  EXPECT_TRUE(session.paused());
  press("play.resume");
  EXPECT_FALSE(session.paused());
}

TEST_F(ScreensTest, SaysThatTheEngineIsGone) {
  sit(kAgainstComputer, "d2d3");
  for (int i = 0; i < 4; ++i) {
    session.engine_lost("killed");
    platform.time += 5'000;
    draw();
    platform.time += 5'000;
    draw();
  }
  EXPECT_NE(label("play.status").find("could not be started again"), std::string::npos);
  press("play.retry");
  EXPECT_TRUE(session.thinking());
}

TEST_F(ScreensTest, WarnsBeforeTheBrainIsLeftHanging) {
  bool warned = false;
  for (std::uint64_t seed = 1; seed < 12 && !warned; ++seed) {
    app::Match match = app::make_match(app::smess());
    app::Dice dice(seed);
    while (!match.over() && match.moves().size() < 120 && !warned) {
      for (const games::ActionView& view : match.legal()) {
        if (match.warnings(view.text).empty()) continue;
        sit({}, match.moves_text());
        press("board." + view.text.substr(0, 2));
        warned = true;
        EXPECT_NE(label("play.status").find("Brain could be taken"), std::string::npos);
        // It is a warning: the move is played all the same.
        press("board." + view.text.substr(2, 2));
        EXPECT_EQ(session.match()->moves().back().view.text, view.text);
        break;
      }
      ASSERT_FALSE(match.play(match.legal()[dice.below(match.legal().size())].text, 0));
    }
  }
  EXPECT_TRUE(warned);
}

// ---- dialogs ----

TEST_F(ScreensTest, TellsTheEndInADialogAndBeginsAgain) {
  sit(kAgainstComputer, {}, app::kBrainHangs);
  press("board.d7");
  press("board.d6");
  EXPECT_TRUE(ui.dialog_open());
  EXPECT_EQ(label("result.verdict"), "You win!");
  EXPECT_TRUE(said(label("result.story")));
  press("result.rematch");
  EXPECT_FALSE(ui.dialog_open());
  EXPECT_EQ(moves(), "");
}

TEST_F(ScreensTest, DoesNotTellTheEndOfAGameThatWasOverBefore) {
  sit({}, "d7d6", app::kBrainHangs);
  EXPECT_FALSE(ui.dialog_open());
  EXPECT_NE(label("play.status").find("Blue wins!"), std::string::npos);
}

TEST_F(ScreensTest, ReviewsFromTheStart) {
  sit({}, {}, app::kBrainHangs);
  press("board.d7");
  press("board.d6");
  press("result.review");
  EXPECT_FALSE(ui.dialog_open());
  EXPECT_EQ(session.match()->cursor(), 0U);
}

TEST_F(ScreensTest, ResignsOnlyWhenPressedTwice) {
  sit(kAgainstComputer, app::kOpening);
  press("play.menu");
  press("menu.resign");
  EXPECT_FALSE(session.match()->over());
  press("menu.resign");
  EXPECT_TRUE(session.match()->over());
  EXPECT_EQ(label("result.verdict"), "You lose");
}

TEST_F(ScreensTest, SaysThatADrawIsDeclined) {
  sit(kAgainstComputer, app::kOpening);
  press("play.menu");
  press("menu.draw");
  EXPECT_EQ(label("play.status"), "The computer declines: it is too early for a draw.");
}

TEST_F(ScreensTest, CopiesALinkToTheGame) {
  hall.set_address("https://example.org/");
  sit(kAgainstComputer, "d2d3 e7e6");
  press("play.share");
  EXPECT_EQ(host.copied, "https://example.org/#game=smess&players=human,3&moves=d2d3,e7e6");
}

TEST_F(ScreensTest, OpensARecordThatIsPastedOrSaysWhatIsWrong) {
  sit({}, app::kOpening);
  const std::string record = session.export_record();
  ASSERT_FALSE(session.new_game(app::smess()));
  draw();
  press("play.menu");
  press("menu.import");
  ui.text("import.text", "nonsense", false);
  draw();
  press("import.open");
  EXPECT_EQ(label("import.error"), "This is not a record of a game: the text is damaged.");
  ui.text("import.text", record, false);
  draw();
  press("import.open");
  EXPECT_FALSE(ui.dialog_open());
  EXPECT_EQ(moves(), app::kOpening);
}

TEST_F(ScreensTest, KeepsARecordInAFileAndReadsItAgain) {
  sit({}, app::kOpening);
  press("play.menu");
  press("menu.file");
  ASSERT_EQ(host.files.size(), 1U);
  const auto [name, record] = *host.files.begin();
  EXPECT_EQ(name.substr(0, 16), "mess-hall-smess-");
  ASSERT_FALSE(session.new_game(app::smess()));
  draw();
  press("play.menu");
  press("menu.import");
  press("import.file.choose");
  ui.text(host.asked_for_file, "a letter", true);
  draw();
  EXPECT_EQ(label("import.error"), "This is not a record of a game: the text is damaged.");
  ui.text(host.asked_for_file, record, true);
  draw();
  EXPECT_FALSE(ui.dialog_open());
  EXPECT_EQ(moves(), app::kOpening);
}

TEST_F(ScreensTest, KeepsSavedGamesInFiles) {
  sit({}, app::kOpening);
  ASSERT_FALSE(session.new_game(app::smess()));
  press("rail.lobby");
  press("lobby.saved");
  press("saved.list." + session.saved().front().id + ".file");
  ASSERT_EQ(host.files.size(), 1U);
  EXPECT_EQ(host.files.begin()->second, session.saved().front().record);
}

// ---- all windows ----

struct Window {
  float width;
  float height;
  bool embedded;
};

constexpr std::array<Window, 10> kWindows{{{1280, 800, false},
                                           {1024, 768, false},
                                           {1920, 1080, false},
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

// What stands on the screen and can be pressed lies inside of the window, and nothing lies over anything else.
void expect_tidy(const Mirror& mirror, const Window& window, std::string_view screen) {
  const Rect all{-1, -1, window.width + 2, window.height + 2};
  std::vector<const Node*> pressable;
  for (const Node& node : mirror.nodes()) {
    const bool scrolls = !node.clip.empty();
    const bool action = node.role == Role::Button || node.role == Role::Link || node.role == Role::Switch;
    if (!action || scrolls) continue;
    EXPECT_TRUE(all.contains(node.rect.origin()) && all.contains({node.rect.right(), node.rect.bottom()}))
        << screen << " " << window.width << "x" << window.height << ": " << node.id << " lies outside";
    for (const Node* const other : pressable) {
      EXPECT_FALSE(overlap(node.rect, other->rect))
          << screen << " " << window.width << "x" << window.height << ": " << node.id << " lies over " << other->id;
    }
    pressable.push_back(&node);
  }
}

TEST_F(ScreensTest, LayOutTidilyInEveryWindow) {
  for (const Window& w : kWindows) {
    window(w.width, w.height, w.embedded);
    sit(kAgainstComputer, app::kOpening);
    expect_tidy(ui.mirror(), w, "play");
    const auto corner = session.square_rect("a1"), other = session.square_rect("g8");
    ASSERT_TRUE(corner && other) << w.width;
    EXPECT_GE(corner->x, 0);
    EXPECT_LE(corner->y + corner->height, w.height);
    EXPECT_GT(corner->width, 24) << w.width << "x" << w.height;
    if (w.embedded) continue;
    ui.navigate("lobby");
    draw();
    expect_tidy(ui.mirror(), w, "lobby");
    for (const char* screen : {"rules/smess", "endings/smess", "rules/cassandra/waffle", "rules/cassandra/lesson",
                               "rules/cassandra/armies", "rules/foo"}) {
      ui.navigate(screen);
      draw();
      expect_tidy(ui.mirror(), w, screen);
    }
  }
}

TEST_F(ScreensTest, EndingsSetTheInventorsWordsBesideTheSearchs) {
  window(1280, 800);
  ui.navigate("rules/smess");
  draw();
  press("rules.endings");
  EXPECT_EQ(ui.route(), "endings/smess");
  EXPECT_TRUE(node("endings.row.BS")->state.checked);
  EXPECT_EQ(label("endings.figure.first"), "Won with the move: 166\u00A0102 of 166\u00A0320 (99.8 %)");
  EXPECT_EQ(label("endings.figure.longest"), "Longest win: 11 moves");
  press("endings.row.BN");
  EXPECT_EQ(label("endings.figure.longest"), "Longest win: 27 moves");
  EXPECT_NE(node("endings.board.f7"), nullptr);
}

// Each example of a page stands on the board when it is asked for.
TEST_F(ScreensTest, RulesShowEveryExampleOfAPage) {
  window(1280, 800);
  ui.navigate("rules/college-mess/hands");
  draw();
  const std::string first = label("rules.try");
  press("rules.try.another");
  EXPECT_NE(label("rules.try"), first);
  EXPECT_NE(label("rules.try").find("f4"), std::string::npos);
  EXPECT_NE(label("rules.board.a1").find("Sophomore"), std::string::npos);
  press("rules.try.another");
  EXPECT_EQ(label("rules.try"), first);
}

TEST_F(ScreensTest, EndingsArePlayedFromTheirLongestWin) {
  window(390, 844);
  ui.navigate("endings/smess/BN");
  draw();
  press("endings.play");
  ASSERT_NE(session.match(), nullptr);
  EXPECT_EQ(session.match()->position().text(), "7/5B1/4b2/7/5N1/7/7/7 w 0 1");
  EXPECT_EQ(session.match()->seats().second, app::Seat{4});
}

TEST_F(ScreensTest, EndingsOfAGameWithoutThemShowThoseOfAnother) {
  window(1280, 800);
  ui.navigate("endings/chess");
  draw();
  EXPECT_NE(node("endings.play"), nullptr);
}

// While a window is dragged or unfolded it may be of any size for a moment.
TEST_F(ScreensTest, DrawInWindowsTooSmallToBeRead) {
  constexpr std::array<Point, 9> kSizes{
      {{1, 1}, {40, 40}, {60, 900}, {900, 60}, {200, 150}, {320, 240}, {660, 120}, {1000, 501}, {1400, 520}}};
  constexpr std::array<const char*, 10> kPlaces{{"lobby", "play", "rules/smess", "rules/smess/options",
                                                 "rules/college-mess/hands", "rules/cassandra/waffle",
                                                 "rules/cassandra/lesson", "rules/foo", "settings", "settings/look"}};
  const auto shrink = [this](Point size) {
    for (const bool embedded : {false, true}) {
      ui.resize({size.x, size.y, 1, embedded});
      for (int i = 0; i < 3; ++i) frame();
    }
  };
  sit(kAgainstComputer, app::kOpening);
  for (const Point size : kSizes) {
    for (const char* const place : kPlaces) {
      ui.navigate(place);
      shrink(size);
    }
    for (const auto& make : {make_menu, make_import, make_saved}) {
      ui.open(make(hall));
      shrink(size);
      ui.close();
    }
    for (const char* const game : {"smess", "cassandra"}) {
      hall.new_game(game);
      shrink(size);
      ui.close();
    }
    window(1280, 800, false);
    EXPECT_FALSE(ui.dialog_open()) << size.x << "x" << size.y;
  }
}

TEST_F(ScreensTest, ShowsNothingToPressOutsideOfAnEmbeddedBoard) {
  window(320, 400, true);
  hall.open("", true);
  draw();
  ASSERT_NE(session.match(), nullptr);
  EXPECT_NE(node("embed.undo"), nullptr);
  EXPECT_EQ(node("rail.lobby"), nullptr);
  EXPECT_EQ(node("play.menu"), nullptr);
}

TEST_F(ScreensTest, OffersARematchInTheBarOfAnEmbeddedBoard) {
  window(320, 400, true);
  hall.open("game=smess&position=1N5/3N1s1/3b3/4B2/7/7/7/7_w_0_1", true);
  draw();
  press("board.d7");
  press("board.d6");
  EXPECT_FALSE(ui.dialog_open());
  press("embed.rematch");
  EXPECT_EQ(moves(), "");
}

TEST_F(ScreensTest, RestWhenNothingChanges) {
  sit({}, app::kOpening);
  draw();
  EXPECT_LT(frame(), 0);
  ui.navigate("lobby");
  draw();
  EXPECT_LT(frame(), 0);
}

}  // namespace
}  // namespace messhall::ui
