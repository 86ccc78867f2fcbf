#include "engine/mess_search.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/engine.hpp"
#include "engine/match.hpp"

namespace messhall::engine {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;

// An engine for Mess, and what it says.
class MessEngine : public testing::Test {
 protected:
  MessEngine() { engine_.send("setoption name UCI_Variant value mess"); }

  std::vector<std::string> ask(const std::string& line) {
    lines_.clear();
    engine_.send(line);
    while (engine_.step()) {
    }
    return lines_;
  }
  std::string best(const std::string& go) {
    const auto lines = ask(go);
    return lines.empty() ? "" : lines.back();
  }
  static constexpr const char* kPurchase = "position startpos moves roll dice:1-2";

  std::vector<std::string> lines_;
  std::int64_t clock_ = 0;
  Engine engine_{[this](std::string_view line) { lines_.emplace_back(line); }, [this] { return ++clock_; }};
};

TEST_F(MessEngine, AnswersWithAnAction) {
  EXPECT_THAT(ask(kPurchase), testing::IsEmpty());
  EXPECT_THAT(best("go nodes 500"), StartsWith("bestmove buy:"));
}

TEST_F(MessEngine, TellsWhatItExpectsInDollars) {
  ask(kPurchase);
  const auto lines = ask("go depth 2");
  ASSERT_GE(lines.size(), 2U);
  EXPECT_THAT(lines[lines.size() - 2], HasSubstr("multipv 1 score cp "));
  EXPECT_THAT(lines[lines.size() - 2], HasSubstr(" pv buy:"));
}

TEST_F(MessEngine, ShowsAsManyLinesAsAskedFor) {
  ask("setoption name MultiPV value 3");
  ask(kPurchase);
  const auto lines = ask("go depth 1");
  EXPECT_THAT(lines[lines.size() - 2], HasSubstr(" multipv 3 "));
}

TEST_F(MessEngine, LooksOnlyAtTheActionsItIsTold) {
  ask(kPurchase);
  EXPECT_EQ(best("go depth 1 searchmoves decline"), "bestmove decline");
}

TEST_F(MessEngine, LeavesTheDiceToChance) {
  ask("position startpos moves roll");
  EXPECT_THAT(ask("go"), ElementsAre(StartsWith("info string error: a throw of dice or a card comes next")));
}

TEST_F(MessEngine, IsStoppedBetweenTwoSteps) {
  ask(kPurchase);
  lines_.clear();
  engine_.send("go infinite");
  for (int i = 0; i < 2; ++i) engine_.step();
  engine_.send("stop");
  EXPECT_THAT(lines_.back(), StartsWith("bestmove "));
  EXPECT_FALSE(engine_.busy());
}

TEST_F(MessEngine, EveryLevelDecidesTheSameAgain) {
  for (const char* level : {"1", "2", "3", "4"}) {
    ask(std::string("setoption name Skill Level value ") + level);
    ask(kPurchase);
    EXPECT_EQ(best("go"), best("go")) << level;
  }
}

TEST_F(MessEngine, TheVeryGoodPlayerStaysWithinABudget) {
  ask("setoption name Skill Level value 4");
  ask("position fen 11R15B19B/1K6N21N24R37Q39B PPPPPP/PPPPPPPP PPNNRQK/BR 37:4,39:5 155/160 21/1 -/- -/- 7871/7917 0 "
      "rent"
      " - plain 2-3 0 0 42 0 0");
  const auto lines = ask("go");
  const std::string& last = lines[lines.size() - 2];
  const std::size_t at = last.find(" nodes ");
  ASSERT_NE(at, std::string::npos);
  // Six actions, 32 playouts of 12 turns with some five actions each.
  EXPECT_LT(std::stol(last.substr(at + 7)), 6 * 32 * 12 * 5);
}

TEST(SensibleActions, LeaveOutSalesAndMovesToNothing) {
  const auto position = games::find("mess")->position(
      "16Q37P/39Q PPPPPPPNNBBRRK/PPPPPPPPNNBBRRK -/- - 1120/1400 27/6 -/- -/- ffff/ffff 0 after - plain 6-5 0 0 2 0 0",
      {});
  ASSERT_TRUE(position.ok());
  std::vector<std::string> texts;
  for (const games::Action action : sensible_actions(**position)) texts.push_back((*position)->action_text(action));
  EXPECT_THAT(texts, testing::Contains("end"));
  EXPECT_THAT(texts, testing::Contains("move:16-34"));
  EXPECT_THAT(texts, testing::Not(testing::Contains(StartsWith("mortgage"))));
  EXPECT_THAT(texts, testing::Not(testing::Contains("move:16-1")));
}

TEST(SensibleActions, AreAllOfThemInOtherGames) {
  const auto position = games::find("smess")->position("startpos", {});
  EXPECT_EQ(sensible_actions(**position).size(), (*position)->actions().size());
}

TEST(MessMatch, BothGamesOfAPairHaveTheSameDiceAndCanBeRepeated) {
  const MatchPlan plan{games::find("mess"), *read_player("level=3"), *read_player("sensible"), 7};
  EXPECT_EQ(play_game(plan, 3).plies, play_game(plan, 3).plies);
  EXPECT_TRUE(play_game(plan, 1).first_began);
  EXPECT_FALSE(play_game(plan, 2).first_began);
  EXPECT_TRUE(play_game(plan, 1).outcome.over());
}

TEST(MessMatch, TheGoodPlayerBeatsWhoeverActsOnAWhim) {
  const MatchPlan plan{games::find("mess"), *read_player("level=3"), *read_player("sensible"), 3};
  Score score;
  for (int number = 1; number <= 10; ++number) score.add(play_game(plan, number));
  EXPECT_GE(score.wins, 9);
}

}  // namespace
}  // namespace messhall::engine
