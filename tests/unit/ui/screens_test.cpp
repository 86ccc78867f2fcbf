// The screens as a user meets them, without a page: what stands in the mirror, and what presses do.
#include <array>

#include "ui/screens/screens.hpp"
#include "unit/ui/hall_fixture.hpp"

namespace messhall::ui {
namespace {

using app::Seat;
using app::Seats;

class ScreensTest : public HallFixture {
 protected:
  void sit(Seats seats = {}, std::string_view moves = {}, std::string start = "startpos") {
    begin(app::smess(seats, std::move(start)), moves);
  }
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

}  // namespace
}  // namespace messhall::ui
