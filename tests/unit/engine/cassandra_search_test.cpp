// Cassandra Chess through the protocol: actions are whole turns, with what is named along with the move.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include "engine/bench.hpp"
#include "engine/engine.hpp"
#include "engine/tablebase.hpp"

namespace messhall::engine {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::StartsWith;

constexpr const char* kTrapped = "position fen k7/P3b3/K7/8/8/8/8/8 w - - 0 30 kk -/- fide:fide";

struct CassandraTalk {
  std::vector<std::string> lines{};
  Engine engine{[this](std::string_view line) { lines.emplace_back(line); }, [] { return std::int64_t{0}; }};

  CassandraTalk() { ask("setoption name UCI_Variant value cassandra"); }
  std::vector<std::string> ask(const std::string& line) {
    lines.clear();
    engine.send(line);
    while (engine.step()) {
    }
    return lines;
  }
  std::string best(const std::string& line) { return ask(line).back(); }
};

TEST(CassandraEngine, SaysWholeTurns) {
  CassandraTalk talk;
  talk.ask(kTrapped);
  const auto lines = talk.ask("go depth 6");
  EXPECT_EQ(lines.back(), "bestmove a6b6~a8");
  EXPECT_THAT(lines, Contains(HasSubstr(" score mate 2 ")));
  EXPECT_THAT(lines, Contains(HasSubstr(" pv a6b6~a8 ")));
}

// Every line of moves can be played.
TEST(CassandraEngine, SaysLinesThatAreLegal) {
  CassandraTalk talk;
  for (const char* position : {"position startpos moves e2e4 e7e5~e4 g1f3", kTrapped,
                               "position fen d3k1wd/pp1ppp2/4wp2/3c4/2Y5/1P4YP/P2PPPP1/S2OK2S b KQkq - 0 11 nn "
                               "g8:0/g3:0 rookies:clobberers"}) {
    talk.ask(position);
    for (const std::string& line : talk.ask("go depth 5")) {
      const std::size_t at = line.find(" pv ");
      if (at == std::string::npos) continue;
      const std::string moves = line.substr(at + 4);
      const bool has_moves = std::string(position).find(" moves ") != std::string::npos;
      EXPECT_TRUE(talk.ask(std::string(position) + (has_moves ? " " : " moves ") + moves).empty()) << line;
      talk.ask(position);
    }
  }
}

TEST(CassandraEngine, TriesOnlyTheTurnsThatItIsTold) {
  CassandraTalk talk;
  talk.ask(kTrapped);
  EXPECT_EQ(talk.best("go depth 4 searchmoves a6b6~h1"), "bestmove a6b6~h1");  // not worth it, but legal
  EXPECT_EQ(talk.best("go depth 4 searchmoves a6b6"), "bestmove a6b6");        // without a naming
  EXPECT_EQ(talk.best("go nodes 1 searchmoves a6b6~h1"), "bestmove a6b6~h1");
  EXPECT_EQ(talk.best("go depth 5 searchmoves a6b5~c3 a6b6~h1 a6b6~a8"), "bestmove a6b6~a8");
  EXPECT_THAT(talk.best("go searchmoves a6b6~z9"), StartsWith("info string error: "));
  // The King is taken, and a square is named with it.
  talk.ask("position fen 4k3/4b3/8/8/8/8/8/4R2K w - - 5 30 bp e7:1/- fide:fide");
  EXPECT_EQ(talk.best("go depth 3 searchmoves e1e8~c3"), "bestmove e1e8~c3");
  EXPECT_EQ(talk.best("go depth 3"), "bestmove e1e8");
}

TEST(CassandraEngine, NamesNothingBeforeItMay) {
  CassandraTalk talk;
  talk.ask("position startpos");
  EXPECT_EQ(talk.best("go depth 5").find('~'), std::string::npos);
  talk.ask("setoption name prophecies value off");
  talk.ask("position startpos moves e2e4");
  for (const std::string& line : talk.ask("go depth 5")) EXPECT_EQ(line.find('~'), std::string::npos) << line;
}

TEST(CassandraEngine, PlaysAtEveryLevel) {
  for (const char* level : {"1", "2", "3", "4"}) {
    std::vector<std::string> answers;
    for (int time = 0; time < 2; ++time) {
      CassandraTalk talk;
      talk.ask(std::string("setoption name Skill Level value ") + level);
      talk.ask("setoption name Seed value 5");
      talk.ask("position startpos moves e2e4 e7e5");
      answers.push_back(talk.best("go"));
    }
    EXPECT_THAT(answers[0], StartsWith("bestmove "));
    EXPECT_EQ(answers[0], answers[1]);  // the same seed, the same move
  }
}

TEST(CassandraEngine, BenchIsAFingerprint) {
  CassandraTalk one;
  CassandraTalk two;
  two.ask("go depth 4");
  EXPECT_EQ(one.ask("bench 3").front(), two.ask("bench 3").front());
  EXPECT_LT(bench_depth("cassandra"), bench_depth("smess"));
}

TEST(CassandraEngine, HasNoTablesOfEndings) {
  const auto table = build_tablebase(*games::find("cassandra"), "KQvk");
  ASSERT_FALSE(table);
  EXPECT_THAT(say(table.error()), HasSubstr("cannot be solved"));
}

}  // namespace
}  // namespace messhall::engine
