#include "app/session.hpp"

#include <nlohmann/json.hpp>

#include "session_fixture.hpp"

namespace messhall::app {
namespace {

using Json = nlohmann::json;
using games::Side;

TEST_F(SessionTest, HasNoMatchAtFirst) {
  EXPECT_EQ(session.match(), nullptr);
  EXPECT_TRUE(session.play("d2d3"));
  EXPECT_TRUE(session.undo());
  EXPECT_TRUE(session.resign());
  EXPECT_TRUE(session.offer_draw());
  EXPECT_TRUE(session.ask_hint());
  EXPECT_TRUE(session.rematch(false));
  EXPECT_EQ(session.tick(), -1);
  EXPECT_EQ(session.link(), "");
}

TEST_F(SessionTest, TellsEachMoveToThePageAndToTheScreenReader) {
  begin();
  ASSERT_FALSE(session.play("d2d3"));
  EXPECT_EQ(platform.count("move"), 1U);
  EXPECT_EQ(notices(), "Blue: Ninny d2 to d3.|");
  const Json move = Json::parse(platform.events[platform.events.size() - 2].second);
  EXPECT_EQ(move["move"], "d2d3");
  EXPECT_EQ(move["by"], "first");
  EXPECT_EQ(move["ply"], 1);
}

TEST_F(SessionTest, AsksTheComputerAndKeepsThePace) {
  begin(kAgainstComputer);
  EXPECT_FALSE(session.thinking());
  ASSERT_FALSE(session.play("d2d3"));
  EXPECT_TRUE(session.thinking());
  engine_answers("e7e6");
  EXPECT_EQ(match().moves().size(), 1U) << "not before the pace has passed";
  EXPECT_GT(session.tick(), 0);
  pass(session.settings().pace);
  EXPECT_EQ(match().moves_text(), "d2d3 e7e6");
  EXPECT_FALSE(session.thinking());
  EXPECT_EQ(session.tick(), -1) << "nothing is awaited while the human thinks";
}

TEST_F(SessionTest, RefusesAMoveForTheComputer) {
  begin(kAgainstComputer, "d2d3");
  EXPECT_EQ(text_of(session.play("e7e6")), "It is Red's turn, and the computer plays Red.");
}

TEST_F(SessionTest, RefusesAMoveOnAnEarlierPosition) {
  begin(kHumans, kOpening);
  session.look(1);
  EXPECT_EQ(text_of(session.play("e7e6")), "You are looking at an earlier position. Go to the last move to play on.");
}

TEST_F(SessionTest, LetsTheComputersPlayByThemselvesAndPause) {
  begin(kComputers);
  EXPECT_TRUE(session.thinking());
  engine_answers("d2d3");
  pass(1'000);
  engine_answers("e7e6");
  pass(1'000);
  EXPECT_EQ(match().moves().size(), 2U);
  session.pause(true);
  EXPECT_FALSE(session.thinking());
  session.engine_line("readyok");
  pass(10'000);
  EXPECT_EQ(match().moves().size(), 2U);
  session.pause(false);
  EXPECT_TRUE(session.thinking());
}

TEST_F(SessionTest, PausesTwoComputersWhenAMoveIsTakenBack) {
  begin(kComputers, kOpening);
  ASSERT_FALSE(session.undo());
  EXPECT_TRUE(session.paused());
  EXPECT_FALSE(session.thinking());
}

TEST_F(SessionTest, IgnoresTheAnswerToAPositionThatWasTakenBack) {
  begin(kAgainstComputer);
  ASSERT_FALSE(session.play("d2d3"));
  engine_answers("e7e6");  // waits for the pace
  ASSERT_FALSE(session.undo());
  pass(5'000);
  EXPECT_TRUE(match().moves().empty());
}

TEST_F(SessionTest, MovesNow) {
  begin(kAgainstComputer, "d2d3");
  session.engine_line("readyok");
  EXPECT_FALSE(session.move_now());
  EXPECT_EQ(link.last(), "stop");
  session.engine_line("bestmove e7e6");
  session.tick();
  EXPECT_EQ(match().moves().size(), 2U) << "without the pace";
  EXPECT_EQ(text_of(session.move_now()), "The computer is not thinking.");
}

TEST_F(SessionTest, GivesAHintUntilThePositionChanges) {
  begin();
  ASSERT_FALSE(session.ask_hint());
  EXPECT_TRUE(session.hinting());
  EXPECT_FALSE(session.thinking());
  engine_answers("d2d3");
  ASSERT_TRUE(session.hint());
  EXPECT_EQ(session.hint()->text, "d2d3");
  EXPECT_EQ(notices(), "Hint: d2 to d3.|");
  ASSERT_FALSE(session.play("g2g1"));
  EXPECT_FALSE(session.hint());
}

TEST_F(SessionTest, GivesNoHintForTheComputersMove) {
  begin(kAgainstComputer, "d2d3");
  EXPECT_EQ(text_of(session.ask_hint()), "A hint is for your own move. It is the computer's turn.");
}

TEST_F(SessionTest, TellsTheEndOnceAndListsTheGame) {
  begin(kHumans, {}, kBrainHangs);
  ASSERT_FALSE(session.play("d7d6"));
  EXPECT_EQ(platform.count("end"), 1U);
  const Json end = Json::parse(std::find_if(platform.events.begin(), platform.events.end(), [](const auto& e) {
                                 return e.first == "end";
                               })->second);
  EXPECT_EQ(end["result"], "1-0");
  EXPECT_EQ(end["reason"], "brain-taken");
  ASSERT_EQ(session.saved().size(), 1U);
  EXPECT_EQ(session.saved()[0].result, "1-0");
  EXPECT_EQ(session.saved()[0].id, session.current_id());
}

TEST_F(SessionTest, LetsTheOnlyHumanResign) {
  begin(kAgainstComputer, "d2d3");
  ASSERT_FALSE(session.resign());
  EXPECT_EQ(match().agreement(), Agreement::FirstResigned);
  EXPECT_FALSE(session.thinking());
  ASSERT_FALSE(session.undo());
  EXPECT_TRUE(session.thinking()) << "the game goes on where it was";
}

TEST_F(SessionTest, DoesNotResignForComputers) {
  begin(kComputers);
  EXPECT_TRUE(session.resign());
  EXPECT_TRUE(session.offer_draw());
}

TEST_F(SessionTest, AgreesADrawBetweenHumans) {
  begin();
  ASSERT_FALSE(session.offer_draw());
  EXPECT_EQ(match().outcome().reason, "agreement");
}

TEST_F(SessionTest, LetsTheComputerDecideAboutADraw) {
  begin(kAgainstComputer, kOpening);
  EXPECT_EQ(text_of(session.offer_draw()), "The computer declines: it is too early for a draw.");
  // A game of 21 plies in which the computer (Red) has just said what it thinks.
  const auto offer_after = [&](int hundredths) {
    Match game = make_match(smess(kAgainstComputer));
    Dice dice(2);
    play_randomly(game, dice, 20);
    EXPECT_FALSE(game.over());
    EXPECT_FALSE(game.play(game.legal()[0].text, 0, Score{hundredths, std::nullopt}));
    EXPECT_FALSE(session.import_record(write_record(game)));
    return text_of(session.offer_draw());
  };
  EXPECT_EQ(offer_after(-40), "The computer declines: it likes its position.");
  EXPECT_EQ(offer_after(40), "");
  EXPECT_EQ(match().outcome().reason, "agreement");
}

TEST_F(SessionTest, SurvivesADeadEngine) {
  begin(kAgainstComputer, "d2d3");
  session.engine_line("readyok");
  session.engine_lost("killed");
  EXPECT_EQ(link.restarts, 1);
  engine_answers("e7e6");
  pass(1'000);
  EXPECT_EQ(match().moves().size(), 2U);
}

TEST_F(SessionTest, SaysThatTheEngineIsGoneAndTriesAgainOnDemand) {
  begin(kAgainstComputer, "d2d3");
  for (int i = 0; i < 4; ++i) {
    session.engine_lost("killed");
    for (int tick = 0; tick < 6; ++tick) pass(1'000);
  }
  EXPECT_FALSE(session.engine_trouble().empty());
  EXPECT_EQ(platform.count("error"), 1U);
  EXPECT_FALSE(session.thinking());
  session.retry_engine();
  EXPECT_TRUE(session.engine_trouble().empty());
  EXPECT_TRUE(session.thinking());
}

TEST_F(SessionTest, SavesAfterEachMoveAndGoesOnAfterACrash) {
  begin(kAgainstComputer);
  ASSERT_FALSE(session.play("d2d3"));
  Session next(platform, link);
  next.restore(platform.stored);
  ASSERT_NE(next.match(), nullptr);
  EXPECT_EQ(next.match()->moves_text(), "d2d3");
  EXPECT_EQ(next.match()->seats(), kAgainstComputer);
  EXPECT_EQ(next.current_id(), session.current_id());
  EXPECT_TRUE(next.thinking()) << "the computer takes up where it was";
  EXPECT_TRUE(next.take_notices().empty());
}

TEST_F(SessionTest, DoesNotLetTwoComputersPlayBeforeSomebodyWatches) {
  begin(kComputers, kOpening);
  Session next(platform, link);
  next.restore(platform.stored);
  EXPECT_TRUE(next.paused());
  EXPECT_FALSE(next.thinking());
}

TEST_F(SessionTest, SetsADamagedSaveAsideAndPlaysOn) {
  begin(kHumans, kOpening);
  std::string text = platform.stored["match"];
  text.resize(text.size() / 2);
  platform.stored["match"] = text;
  Session next(platform, link);
  next.restore(platform.stored);
  EXPECT_EQ(next.match(), nullptr);
  EXPECT_EQ(platform.stored["broken-match"], text);
  EXPECT_EQ(platform.stored["match"], "");
  const auto notices = next.take_notices();
  ASSERT_EQ(notices.size(), 1U);
  EXPECT_EQ(say(notices[0].message),
            "The game that you had on the board could not be read and has been set aside: the text is damaged");
  EXPECT_FALSE(next.new_game(smess()));
}

TEST_F(SessionTest, SaysWhichMoveOfASaveIsWrong) {
  begin(kHumans, kOpening);
  std::string text = platform.stored["match"];
  text.replace(text.find("e2d2"), 4, "a2g3");
  Session next(platform, link);
  next.restore({{"match", text}});
  const auto notices = next.take_notices();
  ASSERT_EQ(notices.size(), 1U);
  EXPECT_NE(say(notices[0].message).find("Move 3 of the record, \"a2g3\""), std::string::npos);
}

TEST_F(SessionTest, SurvivesAnyDamageToWhatWasStored) {
  begin(kHumans, kOpening);
  ASSERT_FALSE(session.resign());
  Settings settings;
  settings.theme = "wood";
  session.change_settings(settings);
  const auto whole = platform.stored;
  Dice dice(23);
  for (int round = 0; round < 500; ++round) {
    auto stored = whole;
    for (auto& [key, text] : stored) {
      for (int i = 0; i < 3; ++i) text[dice.below(text.size())] = static_cast<char>(dice.below(256));
    }
    FakePlatform shelf;
    FakeLink quiet;
    Session next(shelf, quiet);
    next.restore(stored);
    EXPECT_FALSE(next.new_game(smess()));
    EXPECT_FALSE(next.play("d2d3"));
  }
}

TEST_F(SessionTest, PutsAnUnfinishedGameAsideForANewOne) {
  begin(kHumans, kOpening);
  const std::string first = session.current_id();
  begin();
  ASSERT_EQ(session.saved().size(), 1U);
  EXPECT_EQ(session.saved()[0].id, first);
  EXPECT_EQ(session.saved()[0].result, "*");
  EXPECT_EQ(session.saved()[0].plies, 4U);
  ASSERT_FALSE(session.open_saved(first));
  EXPECT_EQ(match().moves_text(), kOpening);
  EXPECT_EQ(session.current_id(), first);
  EXPECT_EQ(session.saved().size(), 1U) << "a board without moves is not worth keeping";
}

TEST_F(SessionTest, KeepsABoundedNumberOfGamesNewestFirst) {
  for (std::size_t i = 0; i < Session::kMostSaved + 5; ++i) {
    platform.time += 1'000;
    begin(kHumans, "d2d3");
  }
  EXPECT_EQ(session.saved().size(), Session::kMostSaved);
  EXPECT_GT(session.saved().front().saved, session.saved().back().saved);
  Session next(platform, link);
  next.restore(platform.stored);
  ASSERT_EQ(next.saved().size(), Session::kMostSaved);
  ASSERT_FALSE(next.delete_saved(next.saved()[3].id));
  EXPECT_EQ(next.saved().size(), Session::kMostSaved - 1);
  EXPECT_TRUE(next.delete_saved("nothing"));
  EXPECT_TRUE(next.open_saved("nothing"));
}

TEST_F(SessionTest, PlaysARematchWithTheSidesChanged) {
  begin(kAgainstComputer, "d2d3");
  ASSERT_FALSE(session.rematch(true));
  EXPECT_EQ(match().seats(), (Seats{{3}, {0}}));
  EXPECT_TRUE(match().moves().empty());
  EXPECT_TRUE(session.thinking());
}

TEST_F(SessionTest, OpensALinkOnceAndKeepsWhatWasPlayedSince) {
  const std::string address = "#game=smess&players=human,human&moves=d2d3";
  ASSERT_FALSE(session.open_link(address));
  ASSERT_FALSE(session.play("e7e6"));
  session.take_notices();
  ASSERT_FALSE(session.open_link(address));
  EXPECT_EQ(match().moves_text(), "d2d3 e7e6");
  EXPECT_EQ(notices(), "Your game has gone on since this link was made.|");
  ASSERT_FALSE(session.open_link("#game=smess&players=human,human"));
  EXPECT_EQ(notices(), "") << "an address without moves belongs to any moment of the game";
  EXPECT_TRUE(session.open_link("#game=smess&moves=a2g3"));
  EXPECT_EQ(match().moves_text(), "d2d3 e7e6") << "a broken link changes nothing";
}

TEST_F(SessionTest, ExportsAndImportsARecord) {
  begin(kAgainstComputer, kOpening);
  const std::string record = session.export_record();
  begin();
  ASSERT_FALSE(session.import_record(record));
  EXPECT_EQ(match().moves_text(), kOpening);
  EXPECT_TRUE(session.import_record("nonsense"));
  EXPECT_EQ(match().moves_text(), kOpening);
}

TEST_F(SessionTest, EvaluatesThePositionShown) {
  begin(kAgainstComputer);
  ASSERT_FALSE(session.play("d2d3"));
  session.engine_line("readyok");
  session.engine_line("info depth 5 score cp 120 pv e7e6");
  EXPECT_EQ(session.evaluation().hundredths, -120);
  session.engine_line("bestmove e7e6");
  pass(1'000);
  EXPECT_EQ(session.evaluation().hundredths, -120);
  session.look(0);
  EXPECT_EQ(session.evaluation().hundredths, match().balance_at(0));
}

TEST_F(SessionTest, GrowsItsRevisionWhenSomethingChanges) {
  begin(kAgainstComputer);
  std::uint64_t before = session.revision();
  ASSERT_FALSE(session.play("d2d3"));
  EXPECT_GT(session.revision(), before);
  before = session.revision();
  session.tick();
  EXPECT_EQ(session.revision(), before) << "nothing is drawn while nothing changes";
  session.engine_line("readyok");
  session.engine_line("info depth 2 score cp 1");
  EXPECT_GT(session.revision(), before);
}

TEST_F(SessionTest, StoresSettings) {
  Settings settings = session.settings();
  settings.theme = "wood";
  session.change_settings(settings);
  Session next(platform, link);
  next.restore(platform.stored);
  EXPECT_EQ(next.settings().theme, "wood");
}

// ---- the page's commands ----

TEST_F(SessionTest, AnswersTheCommandsOfThePage) {
  Json state = call({{"do", "newGame"}, {"game", "smess"}, {"first", "human"}, {"second", 2}, {"moves", {"d2d3"}}});
  ASSERT_TRUE(state["ok"]) << state;
  state = state["value"];
  EXPECT_EQ(state["game"], "smess");
  EXPECT_EQ(state["moves"], Json::array({"d2d3"}));
  EXPECT_EQ(state["turn"], "second");
  EXPECT_EQ(state["players"], Json::array({"human", 2}));
  EXPECT_TRUE(state["outcome"].is_null());
  EXPECT_TRUE(state["thinking"].is_object());
  EXPECT_EQ(state["position"], match().position().text());
  EXPECT_EQ(call({{"do", "state"}})["value"], state);
}

TEST_F(SessionTest, ListsLegalMovesAsTexts) {
  begin();
  EXPECT_EQ(call({{"do", "legalMoves"}, {"from", "g2"}})["value"], Json::array({"g2g1", "g2g3"}));
  EXPECT_EQ(call({{"do", "legalMoves"}})["value"].size(), match().legal().size());
  EXPECT_EQ(call({{"do", "legalMoves"}, {"from", "k9"}})["error"], "There is no square \"k9\" on this board.");
}

TEST_F(SessionTest, PlaysUndoesAndRedoesForThePage) {
  begin();
  EXPECT_TRUE(call({{"do", "play"}, {"move", "d2d3"}})["ok"]);
  EXPECT_EQ(call({{"do", "undo"}})["value"]["moves"], Json::array());
  EXPECT_EQ(call({{"do", "redo"}})["value"]["moves"], Json::array({"d2d3"}));
  EXPECT_EQ(call({{"do", "play"}, {"move", "a2g3"}})["ok"], false);
}

TEST_F(SessionTest, NamesWhatIsWrongInACommand) {
  const auto error = [&](const Json& command) { return call(command)["error"].get<std::string>(); };
  EXPECT_EQ(Json::parse(session.call("{"))["error"], "A command is a JSON object with the field \"do\".");
  EXPECT_EQ(error({{"do", "dance"}}), "There is no command \"dance\".");
  EXPECT_EQ(error({{"do", "newGame"}, {"first", "robot"}}), "\"first\" should be \"human\" or a level from 1 to 4.");
  EXPECT_EQ(error({{"do", "newGame"}, {"moves", 3}}),
            "\"moves\" should be a list of moves or a text with blanks between them.");
  EXPECT_EQ(error({{"do", "newGame"}, {"colour", "red"}}), "This command has no argument called \"colour\".");
  EXPECT_EQ(error({{"do", "newGame"}, {"moves", "d2d3 a2g3"}}).rfind("Move 2, \"a2g3\", cannot be played: ", 0), 0U);
  EXPECT_EQ(error({{"do", "newGame"}, {"game", "go"}}), "There is no game called \"go\" here.");
  EXPECT_EQ(error({{"do", "play"}}), "\"move\" should be a text.");
  EXPECT_EQ(error({{"do", "look"}, {"ply", -1}}), "\"ply\" should be a whole number that is not negative.");
  EXPECT_EQ(
      error({{"do", "setTheme"}, {"theme", "neon"}}),
      "\"neon\" is no theme. There are seventies, wood, marble, felt, ivory, contrast, and light, dark and auto.");
}

TEST_F(SessionTest, AnswersWhereASquareIs) {
  begin();
  EXPECT_FALSE(call({{"do", "squareRect"}, {"square", "a1"}})["ok"]);
  session.square_rect = [](std::string_view square) {
    return square == "a1" ? std::optional<Rectangle>(Rectangle{10, 20, 64, 64}) : std::nullopt;
  };
  EXPECT_EQ(call({{"do", "squareRect"}, {"square", "a1"}})["value"],
            (Json{{"x", 10.0}, {"y", 20.0}, {"width", 64.0}, {"height", 64.0}}));
  EXPECT_FALSE(call({{"do", "squareRect"}, {"square", "z1"}})["ok"]);
}

TEST_F(SessionTest, ChangesThemeAndSettingsForThePage) {
  EXPECT_EQ(call({{"do", "setTheme"}, {"theme", "wood"}})["value"]["theme"], "wood");
  EXPECT_EQ(call({{"do", "setTheme"}, {"theme", "dark"}})["value"]["light"], "dark");
  EXPECT_EQ(call({{"do", "setSetting"}, {"name", "pace"}, {"value", 0}})["value"]["pace"], 0);
  EXPECT_EQ(call({{"do", "setSetting"}, {"name", "flip"}, {"value", true}})["value"]["flip"], true);
  EXPECT_EQ(call({{"do", "settings"}})["value"]["theme"], "wood");
}

TEST_F(SessionTest, GivesRecordsLinksAndListsToThePage) {
  EXPECT_FALSE(call({{"do", "exportRecord"}})["ok"]);
  begin(kHumans, kOpening);
  const std::string record = call({{"do", "exportRecord"}})["value"];
  const std::string address = call({{"do", "link"}})["value"];
  begin();
  EXPECT_TRUE(call({{"do", "importRecord"}, {"record", record}})["ok"]);
  EXPECT_EQ(call({{"do", "link"}})["value"], address);
  EXPECT_TRUE(call({{"do", "openLink"}, {"link", address}})["ok"]);
  const Json saved = call({{"do", "saved"}})["value"];
  ASSERT_FALSE(saved.empty());
  EXPECT_EQ(saved[0]["plies"], 4);
  EXPECT_TRUE(call({{"do", "openSaved"}, {"id", saved[0]["id"]}})["ok"]);
  EXPECT_TRUE(call({{"do", "deleteSaved"}, {"id", saved[0]["id"]}})["ok"]);
  EXPECT_EQ(call({{"do", "games"}})["value"][0]["id"], "smess");
}

TEST_F(SessionTest, AnswersEveryCommandWhateverItIsGiven) {
  begin(kAgainstComputer, kOpening);
  Dice dice(9);
  const std::vector<Json> values{nullptr,          true,           -1,         1e300, "", "x", "d2d3",
                                 Json::array({1}), Json{{"a", 1}}, 99999999999};
  const std::vector<std::string> names{"game", "position", "moves", "first",  "second", "options", "from", "move",
                                       "ply",  "paused",   "theme", "square", "record", "link",    "id",   "value"};
  for (const char* const name :
       {"newGame",      "state",        "legalMoves", "play",     "undo",     "redo",       "resign",      "offerDraw",
        "hint",         "moveNow",      "pause",      "look",     "setTheme", "setSetting", "settings",    "squareRect",
        "exportRecord", "importRecord", "link",       "openLink", "saved",    "openSaved",  "deleteSaved", "games"}) {
    for (int round = 0; round < 60; ++round) {
      Json command{{"do", name}};
      for (std::size_t i = dice.below(3); i > 0; --i) {
        command[names[dice.below(names.size())]] = values[dice.below(values.size())];
      }
      const Json reply = call(command);
      ASSERT_TRUE(reply.contains("ok"));
      ASSERT_TRUE(reply["ok"].get<bool>() ? reply.contains("value") : !reply["error"].get<std::string>().empty());
    }
  }
}

}  // namespace
}  // namespace messhall::app
