#include "engine/engine.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace messhall::engine {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

// An engine whose lines are kept, and whose time stands still.
struct Talk {
  std::vector<std::string> lines{};
  std::int64_t now = 0;
  Engine engine{[this](std::string_view line) { lines.emplace_back(line); }, [this] { return now; }};

  // What the engine says to a line and the work that follows from it.
  std::vector<std::string> ask(std::string_view line) {
    lines.clear();
    engine.send(line);
    while (engine.step()) {
    }
    return std::move(lines);
  }
  // The same without the work.
  std::vector<std::string> tell(std::string_view line) {
    lines.clear();
    engine.send(line);
    return std::move(lines);
  }
  std::string best(std::string_view line) {
    const auto answers = ask(line);
    return answers.empty() ? "" : answers.back().substr(std::string_view("bestmove ").size());
  }
  std::vector<std::string> state() { return tell("d"); }
};

std::string word_after(const std::string& line, std::string_view word) {
  std::istringstream in(line);
  for (std::string w; in >> w;) {
    if (w != word) continue;
    in >> w;
    return w;
  }
  return "";
}

TEST(Engine, IntroducesItself) {
  Talk talk;
  const auto lines = talk.ask("uci");
  EXPECT_EQ(lines.front(), "id name Mess Hall");
  EXPECT_EQ(lines.back(), "uciok");
  EXPECT_THAT(lines, Contains(StartsWith("option name UCI_Variant")));
}

TEST(Engine, IsReadyAtAnyTime) {
  Talk talk;
  EXPECT_THAT(talk.tell("isready"), ElementsAre("readyok"));
  talk.tell("go infinite");
  EXPECT_THAT(talk.tell("isready"), ElementsAre("readyok"));
}

TEST(Engine, SearchesAndTellsWhatItFinds) {
  Talk talk;
  talk.tell("position startpos moves c2c3");
  const auto lines = talk.ask("go depth 6");
  EXPECT_THAT(lines.back(), StartsWith("bestmove "));
  const std::string& last = lines[lines.size() - 2];
  for (const char* part : {"info depth 6 ", " seldepth ", " multipv 1 ", " score cp ", " nodes ", " nps ", " hashfull ",
                           " time ", " pv "}) {
    EXPECT_THAT(last, HasSubstr(part));
  }
  EXPECT_EQ(word_after(last, "pv"), lines.back().substr(9));
}

TEST(Engine, ReportsWinsInMoves) {
  Talk talk;
  talk.tell("position fen 4b2/4S2/7/n6/7/7/7/3B3 w 0 1");
  const auto lines = talk.ask("go depth 5");
  EXPECT_EQ(lines.back(), "bestmove e7e8");
  EXPECT_THAT(lines[lines.size() - 2], HasSubstr(" score mate 1 "));
  talk.tell("position fen 4b2/4S2/7/n6/7/7/7/3B3 b 0 1");
  EXPECT_THAT(talk.ask("go depth 2"), Contains(HasSubstr(" score cp ")));
}

TEST(Engine, AnswersNonsenseWithAnErrorAndChangesNothing) {
  Talk talk;
  talk.tell("setoption name Promotion value exchange");
  talk.tell("position startpos moves c2c3 c7c6");
  const auto before = talk.state();
  const std::string_view nonsense[]{
      "hello",
      "position",
      "position fen",
      "position fen 8/8/8/8 w 0 1",
      "position fen 7/7/7/2B4/3b3/7/7/S6 x 0 1",
      "position startpos moves c2c3 c7c6 e2e5",
      "position startpos moves c2c3 zz",
      "position startpos c2c3",
      "go depth",
      "go depth zero",
      "go nodes -1",
      "go sideways",
      "go searchmoves a1a8",
      "setoption",
      "setoption name",
      "setoption name Nothing value 1",
      "setoption name Hash value 0",
      "setoption name UCI_Variant value chess",
      "setoption name Promotion value sometimes",
      "perft",
      "perft x",
      "perft -1",
      "perft 3 4",
      "bench 0",
      "uci now",
      "d d",
      "go perft 21",
      "\xff\xfe\x01",
      "position fen \xf0\x9f\x98\x80 w 0 1",
  };
  for (const std::string_view line : nonsense) {
    const auto answers = talk.ask(line);
    ASSERT_EQ(answers.size(), 1U) << line;
    EXPECT_THAT(answers.front(), StartsWith("info string error: ")) << line;
    EXPECT_EQ(answers.front().find('\n'), std::string::npos);
    EXPECT_FALSE(talk.engine.busy()) << line;
    EXPECT_FALSE(talk.engine.quitting()) << line;
    EXPECT_EQ(talk.state(), before) << line;
  }
}

TEST(Engine, SaysWhyAMoveIsNotLegal) {
  Talk talk;
  const auto answers = talk.ask("position startpos moves c2c3 d7d6 c3e3");
  EXPECT_THAT(answers, ElementsAre(AllOf(HasSubstr("move 3 (c3e3): "), HasSubstr("c3"))));
}

TEST(Engine, IgnoresEmptyLinesAndBlanks) {
  Talk talk;
  EXPECT_THAT(talk.ask(""), IsEmpty());
  EXPECT_THAT(talk.ask("   \t "), IsEmpty());
  EXPECT_THAT(talk.ask("  isready \r\n"), ElementsAre("readyok"));
}

TEST(Engine, HasNoMoveWhenTheGameIsOver) {
  Talk talk;
  talk.tell("position fen 4b2/4S2/7/n6/7/7/7/3B3 w 0 1 moves e7e8");
  EXPECT_EQ(talk.ask("go depth 5").back(), "bestmove (none)");
  EXPECT_FALSE(talk.engine.busy());
  talk.tell("position fen 3b3/7/7/7/7/7/7/S2B3 w 100 60");
  EXPECT_EQ(talk.ask("go infinite").back(), "bestmove (none)");
}

TEST(Engine, KeepsToTheNodeLimit) {
  Talk talk;
  const auto lines = talk.ask("go nodes 5000");
  EXPECT_EQ(word_after(lines[lines.size() - 2], "nodes"), "5000");
}

TEST(Engine, WaitsForStopWhenTheSearchIsInfinite) {
  Talk talk;
  talk.tell("position fen 4b2/4S2/7/n6/7/7/7/3B3 w 0 1");
  talk.tell("go infinite depth 3");
  while (talk.engine.step()) {
  }
  EXPECT_TRUE(talk.engine.waits_for_stop());
  EXPECT_TRUE(talk.engine.busy());
  EXPECT_THAT(talk.tell("stop"), ElementsAre("bestmove e7e8"));
  EXPECT_FALSE(talk.engine.busy());
}

TEST(Engine, StopsBetweenSlices) {
  Talk talk;
  talk.tell("go infinite");
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(talk.engine.step());
  EXPECT_THAT(talk.tell("stop"), ElementsAre(StartsWith("bestmove ")));
  EXPECT_FALSE(talk.engine.step());
  EXPECT_THAT(talk.tell("stop"), IsEmpty());
}

TEST(Engine, StopsBeforeTheFirstSlice) {
  Talk talk;
  talk.tell("go infinite");
  EXPECT_THAT(talk.tell("stop"), ElementsAre(AllOf(StartsWith("bestmove "), testing::Not(HasSubstr("none")))));
}

TEST(Engine, StopNowEndsASlice) {
  Talk talk;
  talk.tell("go infinite");
  talk.engine.step();
  talk.engine.stop_now();
  while (talk.engine.step()) {
  }
  EXPECT_FALSE(talk.engine.busy());
}

TEST(Engine, RefusesToChangeAnythingWhileItSearches) {
  Talk talk;
  talk.tell("go infinite");
  for (const char* line :
       {"position startpos", "setoption name Hash value 1", "go depth 1", "ucinewgame", "perft 1", "bench"}) {
    EXPECT_THAT(talk.tell(line), ElementsAre(StartsWith("info string error: "))) << line;
  }
  EXPECT_THAT(talk.tell("stop"), ElementsAre(StartsWith("bestmove ")));
}

TEST(Engine, QuitsFromASearch) {
  Talk talk;
  talk.tell("go infinite");
  talk.tell("quit");
  EXPECT_TRUE(talk.engine.quitting());
  EXPECT_FALSE(talk.engine.busy());
}

TEST(Engine, UsesTheClockOfTheSideToMove) {
  Talk talk;
  talk.tell("position startpos moves c2c3");
  talk.tell("go wtime 1 btime 3000000");
  EXPECT_TRUE(talk.engine.step());
  talk.now += 10;
  EXPECT_TRUE(talk.engine.step());
  talk.now += 3'000'000;
  EXPECT_FALSE(talk.engine.step());
}

TEST(Engine, GivesSeveralLines) {
  Talk talk;
  talk.tell("setoption name MultiPV value 3");
  const auto lines = talk.ask("go depth 5");
  std::set<std::string> firsts;
  for (std::size_t i = lines.size() - 4; i + 1 < lines.size(); ++i) firsts.insert(word_after(lines[i], "pv"));
  EXPECT_EQ(firsts.size(), 3U);
  EXPECT_EQ(word_after(lines[lines.size() - 2], "multipv"), "3");
}

TEST(Engine, SearchesOnlyTheMovesAskedFor) {
  Talk talk;
  EXPECT_EQ(talk.best("go depth 4 searchmoves g2g3"), "g2g3");
}

TEST(Engine, CountsPositions) {
  Talk talk;
  const auto lines = talk.ask("perft 3");
  EXPECT_EQ(lines.size(), 13U);
  EXPECT_EQ(lines.back(), "nodes 1943");
  EXPECT_EQ(talk.ask("go perft 2").back(), "nodes 144");
  EXPECT_THAT(talk.ask("perft 0"), ElementsAre("nodes 1"));
}

TEST(Engine, ShowsThePosition) {
  Talk talk;
  const auto lines = talk.state();
  EXPECT_EQ(lines.front(), " 8 . s s b s s .");
  EXPECT_THAT(lines, Contains("fen 1ssbss1/nnnnnnn/7/7/7/7/NNNNNNN/1SSBSS1 w 0 1"));
  EXPECT_EQ(lines.back(), "status ongoing");
  EXPECT_THAT(talk.tell("eval"), ElementsAre(StartsWith("eval ")));
}

TEST(Engine, StartsAnewWhenTheRulesChange) {
  Talk talk;
  talk.tell("position startpos moves c2c3");
  talk.tell("setoption name MultiPV value 2");
  EXPECT_THAT(talk.state(), Contains(HasSubstr(" b 1 1")));
  talk.tell("setoption name Promotion value exchange");
  EXPECT_THAT(talk.state(), Contains(HasSubstr(" w 0 1")));
}

TEST(Engine, PlaysByTheRulesThatWereChosen) {
  // A Ninny steps onto c8: a Numskull by one rule, a Ninny by the other, as none of Blue's four is missing.
  constexpr std::string_view position = "position fen 4b2/2N4/7/7/7/7/7/1SSBSS1 w 0 1 moves c7c8";
  Talk talk;
  talk.tell(position);
  EXPECT_THAT(talk.state(), Contains(HasSubstr("2S1b2/")));
  talk.tell("setoption name Promotion value exchange");
  talk.tell(position);
  EXPECT_THAT(talk.state(), Contains(HasSubstr("2N1b2/")));
}

TEST(Engine, KnowsRepetitionFromTheMovesOfTheGame) {
  Talk talk;
  std::string moves = "position startpos moves f1g1 b8a8 g1f1 a8b8 f1g1 b8a8 g1f1";
  talk.tell(moves);
  EXPECT_EQ(talk.state().back(), "status ongoing");
  // The start position for the third time.
  talk.tell(moves + " a8b8");
  EXPECT_THAT(talk.state().back(), HasSubstr("draw (repetition)"));
  EXPECT_EQ(talk.ask("go depth 3").back(), "bestmove (none)");
  talk.tell("setoption name Repetition value off");
  talk.tell(moves + " a8b8");
  EXPECT_EQ(talk.state().back(), "status ongoing");
}

TEST(Engine, LevelsPlayTheSameMoveForTheSameSeed) {
  for (int level = 1; level <= 3; ++level) {
    Talk talk;
    talk.tell("setoption name Skill Level value " + std::to_string(level));
    talk.tell("setoption name Seed value 77");
    const std::string move = talk.best("go");
    talk.ask("go depth 2");
    EXPECT_EQ(talk.best("go"), move) << level;
    Talk other;
    other.tell("setoption name Skill Level value " + std::to_string(level));
    other.tell("setoption name Seed value 77");
    EXPECT_EQ(other.best("go"), move) << level;
  }
}

TEST(Engine, LevelsVaryWithTheSeed) {
  std::set<std::string> moves;
  Talk talk;
  talk.tell("setoption name Skill Level value 1");
  for (int seed = 0; seed < 20; ++seed) {
    talk.tell("setoption name Seed value " + std::to_string(seed));
    moves.insert(talk.best("go"));
  }
  EXPECT_GT(moves.size(), 3U);
}

TEST(Engine, LevelsPlayLegalMovesToTheEndOfAGame) {
  Talk talk;
  std::string game = "position startpos moves";
  for (int ply = 0; ply < 60; ++ply) {
    talk.tell("setoption name Skill Level value " + std::to_string(1 + ply % 3));
    ASSERT_THAT(talk.tell(game), IsEmpty());
    const std::string move = talk.best("go");
    if (move == "(none)") break;
    game += ' ' + move;
  }
}

TEST(Engine, EvenTheWeakestLevelMostlyTakesAHangingBrain) {
  int taken = 0;
  Talk talk;
  talk.tell("setoption name Skill Level value 1");
  talk.tell("position fen 4b2/4S2/7/n6/7/7/7/3B3 w 0 1");
  for (int seed = 0; seed < 50; ++seed) {
    talk.tell("setoption name Seed value " + std::to_string(seed));
    taken += talk.best("go") == "e7e8";
  }
  EXPECT_GE(taken, 40);
}

TEST(Engine, BenchIsAFingerprint) {
  Talk one;
  Talk two;
  two.ask("go depth 5");
  const auto first = one.ask("bench 4");
  const auto second = two.ask("bench 4");
  ASSERT_EQ(first.size(), 2U);
  EXPECT_THAT(first.front(), StartsWith("nodes "));
  EXPECT_EQ(first.front(), second.front());
}

// Endings of three pieces are played from their tables: `mate` is exact, and the line goes to the end.
TEST(Engine, SaysInHowManyMovesAnEndingIsWon) {
  Talk talk;
  talk.ask("position fen 7/5B1/4b2/7/5N1/7/7/7 w 0 1");
  const auto lines = talk.ask("go depth 3");
  ASSERT_GE(lines.size(), 2U);
  EXPECT_THAT(lines[lines.size() - 2], HasSubstr("score mate 27 "));
  EXPECT_THAT(lines[lines.size() - 2], HasSubstr("info depth 53 "));
}

TEST(Engine, ListsTheMovesOfAnEndingWithMultiPv) {
  Talk talk;
  talk.ask("setoption name MultiPV value 3");
  talk.ask("position fen 7/5B1/4b2/7/5N1/7/7/7 w 0 1");
  const auto lines = talk.ask("go depth 3");
  std::set<std::string> numbers;
  for (const std::string& line : lines) {
    if (line.find("score mate") != std::string::npos) numbers.insert(word_after(line, "multipv"));
  }
  EXPECT_TRUE(numbers.contains("1"));
}

// Level 4 plays without errors, the levels below do not know the tables.
TEST(Engine, LevelFourWinsTheLongestEndingInTheFewestMoves) {
  Talk talk;
  talk.ask("setoption name Level value 4");
  std::string moves;
  for (int ply = 0; ply < 53; ++ply) {
    talk.ask("position fen 7/5B1/4b2/7/5N1/7/7/7 w 0 1" + (moves.empty() ? "" : " moves" + moves));
    const std::string move = talk.best("go");
    ASSERT_NE(move, "(none)") << moves;
    moves += ' ' + move;
  }
  talk.ask("position fen 7/5B1/4b2/7/5N1/7/7/7 w 0 1 moves" + moves);
  EXPECT_THAT(talk.state(), Contains(HasSubstr("(brain-taken)")));
}

}  // namespace
}  // namespace messhall::engine
