#include "app/computer.hpp"

#include "helpers.hpp"

namespace messhall::app {
namespace {

struct Heard final : ComputerListener {
  void computer_moves(std::string_view move, std::optional<Score> score) override {
    moves.emplace_back(move);
    last_score = score;
  }
  void computer_hints(std::string_view move) override { hints.emplace_back(move); }
  void computer_thinks() override { ++thoughts; }
  void computer_failed(const Message& message) override { failures.push_back(say(message)); }

  std::vector<std::string> moves;
  std::vector<std::string> hints;
  std::vector<std::string> failures;
  std::optional<Score> last_score;
  int thoughts = 0;
};

class ComputerTest : public testing::Test {
 protected:
  // Asks for a move and answers until the search runs.
  void search(const Match& match, int level = 2) {
    computer.think(match, 1, level, 77);
    computer.line("readyok");
  }
  // Lets counted time pass.
  void wait(std::int64_t milliseconds) {
    for (; milliseconds > 0; milliseconds -= 1'000) computer.tick(clock += std::min<std::int64_t>(milliseconds, 1'000));
  }

  FakeLink link;
  Heard heard;
  Computer computer{link, heard};
  std::int64_t clock = 5;
};

TEST_F(ComputerTest, SendsGameOptionsLevelAndSeedBeforeTheFence) {
  MatchSetup setup = smess();
  setup.options["promotion"] = "exchange";
  computer.think(make_match(setup), 1, 3, 42);
  EXPECT_EQ(computer.state(), Computer::State::Preparing);
  EXPECT_EQ(link.sent.front(), "uci");
  EXPECT_TRUE(link.has("ucinewgame"));
  EXPECT_TRUE(link.has("setoption name UCI_Variant value smess"));
  EXPECT_TRUE(link.has("setoption name promotion value exchange"));
  EXPECT_TRUE(link.has("setoption name Skill Level value 3"));
  EXPECT_TRUE(link.has("setoption name Seed value 42"));
  EXPECT_EQ(link.last(), "isready");
}

TEST_F(ComputerTest, SendsTheStartAndTheMovesSoThatRepetitionIsKnown) {
  const Match match = make_match(smess(), kOpening);
  search(match);
  EXPECT_TRUE(link.has("position fen " + match.start() + " moves " + std::string(kOpening)));
  EXPECT_EQ(link.last().rfind("go", 0), 0U);
  EXPECT_EQ(computer.state(), Computer::State::Thinking);
}

TEST_F(ComputerTest, ForgetsTheOldGameOnlyForANewOne) {
  const Match match = make_match(smess());
  search(match);
  computer.line("bestmove d2d3");
  link.take();
  search(match);
  EXPECT_FALSE(link.has("ucinewgame"));
  computer.line("bestmove d2d3");
  computer.think(match, 2, 1, 0);
  EXPECT_TRUE(link.has("ucinewgame"));
  EXPECT_FALSE(link.has("uci"));
}

TEST_F(ComputerTest, AnswersWithTheMoveAndItsScoreAsFirstSeesIt) {
  search(make_match(smess(), "d2d3"));
  computer.line("info depth 7 seldepth 12 score cp 30 nodes 12345 nps 99000 time 130 pv e7e6 e2d2");
  EXPECT_EQ(heard.thoughts, 1);
  EXPECT_EQ(computer.thinking().depth, 7);
  EXPECT_EQ(computer.thinking().nodes, 12345U);
  EXPECT_EQ(computer.thinking().line, (std::vector<std::string>{"e7e6", "e2d2"}));
  computer.line("bestmove e7e6 ponder e2d2");
  EXPECT_EQ(heard.moves, std::vector<std::string>{"e7e6"});
  ASSERT_TRUE(heard.last_score);
  EXPECT_EQ(heard.last_score->hundredths, -30);
  EXPECT_FALSE(computer.busy());
  EXPECT_EQ(computer.state(), Computer::State::Idle);
}

TEST_F(ComputerTest, ReadsMatesAndLeavesBoundsAndOtherLinesAside) {
  search(make_match(smess()));
  computer.line("info depth 3 score mate -2 pv d2d3");
  EXPECT_EQ(computer.thinking().score->mate_in, -2);
  computer.line("info depth 4 score cp 900 lowerbound nodes 5");
  EXPECT_EQ(computer.thinking().score->mate_in, -2);
  EXPECT_EQ(computer.thinking().depth, 4);
  computer.line("info depth 5 multipv 2 score cp 11 pv g2g1");
  EXPECT_EQ(computer.thinking().depth, 4);
}

TEST_F(ComputerTest, IgnoresNonsense) {
  search(make_match(smess()));
  for (const char* const text :
       {"", " ", "info", "info depth", "info depth x score cp", "info score cp 99999999999999", "info string error: hm",
        "readyok", "readyok", "uciok", "id name", "info pv", "\xff\xfe\x01", "bestmov d2d3"}) {
    computer.line(text);
  }
  EXPECT_EQ(computer.state(), Computer::State::Thinking);
  EXPECT_EQ(link.restarts, 0);
  computer.line("bestmove d2d3");
  EXPECT_EQ(heard.moves.size(), 1U);
}

TEST_F(ComputerTest, IgnoresTheLateAnswerOfAnOlderSearch) {
  search(make_match(smess()));
  const Match later = make_match(smess(), "d2d3 e7e6");
  computer.think(later, 1, 2, 0);
  EXPECT_EQ(link.last(), "stop");
  EXPECT_EQ(computer.state(), Computer::State::Stopping);
  computer.line("info depth 9 score cp 500 pv g2g1");
  EXPECT_EQ(computer.thinking().depth, 0);
  computer.line("bestmove d2d3");
  EXPECT_TRUE(heard.moves.empty());
  EXPECT_EQ(computer.state(), Computer::State::Preparing);
  computer.line("bestmove g2g1");  // belongs to nothing
  computer.line("readyok");
  computer.line("bestmove e2d2");
  EXPECT_EQ(heard.moves, std::vector<std::string>{"e2d2"});
}

TEST_F(ComputerTest, AnswersOnlyTheLastOfManyQuestions) {
  const Match match = make_match(smess());
  for (int i = 0; i < 3; ++i) computer.think(match, 1, 1, 0);
  computer.line("readyok");
  computer.line("readyok");
  EXPECT_EQ(computer.state(), Computer::State::Preparing);
  computer.line("readyok");
  EXPECT_EQ(computer.state(), Computer::State::Thinking);
  computer.line("bestmove d2d3");
  EXPECT_EQ(heard.moves.size(), 1U);
}

TEST_F(ComputerTest, DropsTheQuestionWhenCancelled) {
  search(make_match(smess()));
  computer.cancel();
  EXPECT_FALSE(computer.busy());
  EXPECT_EQ(link.last(), "stop");
  computer.line("bestmove d2d3");
  EXPECT_TRUE(heard.moves.empty());
  EXPECT_EQ(computer.state(), Computer::State::Idle);
  computer.think(make_match(smess()), 1, 1, 0);
  computer.cancel();
  computer.line("readyok");
  EXPECT_EQ(computer.state(), Computer::State::Idle);
}

TEST_F(ComputerTest, AnswersAtOnceWhenToldToMoveNow) {
  search(make_match(smess()));
  computer.move_now();
  EXPECT_EQ(link.last(), "stop");
  computer.line("bestmove d2d3");
  EXPECT_EQ(heard.moves.size(), 1U);
}

TEST_F(ComputerTest, SearchesOnePlyWhenToldToMoveNowBeforeTheEngineIsReady) {
  computer.think(make_match(smess()), 1, 4, 0);
  computer.move_now();
  computer.line("readyok");
  EXPECT_EQ(link.last(), "go depth 1");
}

TEST_F(ComputerTest, GivesHintsAtTheHighestLevel) {
  computer.hint(make_match(smess()), 1);
  EXPECT_TRUE(computer.hinting());
  EXPECT_TRUE(link.has("setoption name Skill Level value 4"));
  computer.line("readyok");
  computer.line("bestmove d2d3");
  EXPECT_EQ(heard.hints, std::vector<std::string>{"d2d3"});
  EXPECT_TRUE(heard.moves.empty());
}

TEST_F(ComputerTest, AsksAgainWhenTheEngineDies) {
  const Match match = make_match(smess(), kOpening);
  search(match);
  link.take();
  computer.lost("out of memory");
  EXPECT_EQ(link.restarts, 1);
  EXPECT_EQ(link.sent.front(), "uci");
  EXPECT_TRUE(link.has("ucinewgame"));
  computer.line("readyok");
  EXPECT_TRUE(link.has("position fen " + match.start() + " moves " + std::string(kOpening)));
  computer.line("bestmove e2d2");
  EXPECT_TRUE(heard.moves.empty()) << "not legal any more";
}

TEST_F(ComputerTest, TriesThreeNewEnginesThenSaysWhatToDo) {
  search(make_match(smess()));
  for (int i = 0; i < 3; ++i) {
    computer.lost("crashed");
    wait(5'000);
    EXPECT_EQ(link.restarts, i + 1);
    computer.line("readyok");
  }
  EXPECT_TRUE(heard.failures.empty());
  computer.lost("crashed");
  ASSERT_EQ(heard.failures.size(), 1U);
  EXPECT_EQ(
      heard.failures[0],
      "The computer player stopped working and could not be started again (crashed). Your game is safe. Try again, "
      "or reload the page.");
  EXPECT_FALSE(computer.busy());
  wait(100'000);
  EXPECT_EQ(link.restarts, 3) << "a broken engine is left alone until the next question";
  search(make_match(smess()));
  EXPECT_EQ(link.restarts, 4);
  computer.line("bestmove d2d3");
  EXPECT_EQ(heard.moves.size(), 1U);
}

TEST_F(ComputerTest, TakesSilenceForDeath) {
  search(make_match(smess()));
  wait(Computer::kPatienceThinking - 2'000);
  computer.line("info depth 1");
  wait(Computer::kPatienceThinking - 2'000);
  EXPECT_EQ(link.restarts, 0);
  wait(4'000);
  EXPECT_EQ(link.restarts, 1);
}

TEST_F(ComputerTest, DoesNotCountTheTimeThatATabSlept) {
  search(make_match(smess()));
  computer.tick(clock);
  computer.tick(clock += 3'600'000);
  EXPECT_EQ(link.restarts, 0);
}

TEST_F(ComputerTest, HasMorePatienceWhileTheEngineLoads) {
  computer.think(make_match(smess()), 1, 1, 0);
  wait(Computer::kPatienceLoading - 2'000);
  EXPECT_EQ(link.restarts, 0);
  wait(4'000);
  EXPECT_EQ(link.restarts, 1);
}

TEST_F(ComputerTest, DoesNotPlayWhatIsNotLegal) {
  search(make_match(smess()));
  computer.line("bestmove a1a8");
  EXPECT_TRUE(heard.moves.empty());
  EXPECT_EQ(link.restarts, 1);
  computer.line("readyok");
  computer.line("bestmove (none)");
  EXPECT_TRUE(heard.moves.empty());
}

TEST_F(ComputerTest, StandsAnyOrderOfEvents) {
  Dice dice(5);
  const Match match = make_match(smess());
  const std::vector<std::string> lines{"readyok", "bestmove d2d3", "bestmove x", "info depth 2 score cp 1 pv d2d3", ""};
  for (int i = 0; i < 20'000; ++i) {
    switch (dice.below(8)) {
      case 0:
        computer.think(match, 1 + dice.below(2), 1, 0);
        break;
      case 1:
        computer.hint(match, 1);
        break;
      case 2:
        computer.cancel();
        break;
      case 3:
        computer.move_now();
        break;
      case 4:
        computer.lost("by chance");
        break;
      case 5:
        computer.tick(clock += 700);
        break;
      default:
        computer.line(lines[dice.below(lines.size())]);
    }
  }
  // And after all that a question is still answered.
  computer.cancel();
  computer.lost("for the last time");
  heard.moves.clear();
  search(match);
  computer.line("bestmove d2d3");
  EXPECT_EQ(heard.moves, std::vector<std::string>{"d2d3"});
}

// An engine that dies while it is being started.
class BrokenLink final : public EngineLink {
 public:
  void send(std::string_view) override {}
  void restart() override {
    ++restarts;
    computer->lost("no worker");
  }
  Computer* computer = nullptr;
  int restarts = 0;
};

TEST(Computer, SurvivesAnEngineThatDiesWhileItIsStarted) {
  BrokenLink link;
  Heard heard;
  Computer computer(link, heard);
  link.computer = &computer;
  computer.think(make_match(smess()), 1, 1, 0);
  computer.lost("no worker");
  for (std::int64_t now = 0; now < 60'000; now += 100) computer.tick(now);
  EXPECT_EQ(heard.failures.size(), 1U);
  EXPECT_EQ(link.restarts, 3);
}

}  // namespace
}  // namespace messhall::app
