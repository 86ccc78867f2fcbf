#include "engine/match.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <set>
#include <string>

namespace messhall::engine {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

MatchPlan plan(std::string_view first, std::string_view second) {
  return {games::find("smess"), *read_player(first), *read_player(second), 7};
}

TEST(PlayerSpec, ReadsEveryKind) {
  EXPECT_EQ(read_player("level=3")->kind, PlayerSpec::Kind::Level);
  EXPECT_EQ(read_player("level=3")->value, 3);
  EXPECT_EQ(read_player("nodes=5000")->value, 5'000);
  EXPECT_EQ(read_player("movetime=100")->kind, PlayerSpec::Kind::MoveTime);
  EXPECT_EQ(read_player("depth=4")->kind, PlayerSpec::Kind::Depth);
  EXPECT_EQ(read_player("random")->kind, PlayerSpec::Kind::Random);
  EXPECT_EQ(read_player("sensible")->kind, PlayerSpec::Kind::Sensible);
  EXPECT_FALSE(read_player("nodes=5000")->blind);
  EXPECT_TRUE(read_player("nodes=5000,blind")->blind);
  EXPECT_EQ(read_player("nodes=5000,blind")->value, 5'000);
}

TEST(PlayerSpec, RefusesNonsense) {
  for (const std::string_view text :
       {"", "level", "level=", "level=0", "level=5", "nodes=x", "nodes=0", "random=1", "human", "=3", ",blind",
        "random,blind", "sensible,blind", "nodes=5,blind,blind"}) {
    EXPECT_FALSE(read_player(text)) << text;
  }
}

TEST(Match, PairsOfGamesShareTheirOpeningAndChangeSides) {
  const MatchPlan match = plan("random", "random");
  const GameResult one = play_game(match, 1);
  const GameResult two = play_game(match, 2);
  const GameResult three = play_game(match, 3);
  EXPECT_EQ(one.opening, two.opening);
  EXPECT_NE(one.opening, three.opening);
  EXPECT_FALSE(one.opening.empty());
  EXPECT_TRUE(one.first_began);
  EXPECT_FALSE(two.first_began);
}

TEST(Match, GamesRepeatExactly) {
  const MatchPlan match = plan("nodes=200", "level=1");
  const GameResult once = play_game(match, 4);
  const GameResult again = play_game(match, 4);
  EXPECT_EQ(once.plies, again.plies);
  EXPECT_EQ(once.points, again.points);
  EXPECT_EQ(once.opening, again.opening);
}

TEST(Match, ThinkingBeatsChance) {
  const MatchPlan match = plan("nodes=300", "random");
  Score score;
  for (int number = 1; number <= 6; ++number) score.add(play_game(match, number));
  EXPECT_EQ(score.wins, 6);
}

TEST(Match, ChanceChoosesTheArmiesOfAPair) {
  const MatchPlan match{games::find("cassandra"), *read_player("random"), *read_player("nodes=100,blind"), 3};
  std::set<std::string> armies;
  for (int number = 1; number <= 9; number += 2) {
    const GameResult one = play_game(match, number);
    const GameResult two = play_game(match, number + 1);
    EXPECT_EQ(one.armies, two.armies);
    EXPECT_THAT(one.armies, HasSubstr("white-army="));
    EXPECT_THAT(result_line(match, one), HasSubstr(one.armies));
    armies.insert(one.armies);
  }
  EXPECT_GT(armies.size(), 2U);
  EXPECT_EQ(play_game(plan("random", "random"), 1).armies, "");
}

TEST(Match, ForesightBeatsTheBlind) {
  const MatchPlan match{games::find("cassandra"), *read_player("nodes=1500"), *read_player("nodes=1500,blind"), 5};
  Score score;
  for (int number = 1; number <= 8; ++number) score.add(play_game(match, number));
  EXPECT_GE(score.wins, 7);
}

TEST(Match, PrintsResultsAndScore) {
  const MatchPlan match = plan("random", "random");
  GameResult result{.number = 7, .first_began = false, .plies = 63};
  result.outcome.result = games::Verdict::SecondWins;
  result.outcome.reason = "brain-taken";
  result.points = 1;
  EXPECT_EQ(result_line(match, result), "game 7: first=Red 1-0 brain-taken plies=63");
  EXPECT_THAT(score_lines({.wins = 12, .draws = 3, .losses = 5}),
              ElementsAre("score +12 =3 -5", HasSubstr("elo +127 +/- ")));
}

TEST(Elo, FollowsTheShareOfThePoints) {
  EXPECT_DOUBLE_EQ(elo({.wins = 10, .draws = 0, .losses = 10}).difference, 0);
  EXPECT_NEAR(elo({.wins = 75, .draws = 0, .losses = 25}).difference, 191, 1);
  EXPECT_NEAR(elo({.wins = 25, .draws = 0, .losses = 75}).difference, -191, 1);
  EXPECT_TRUE(std::isinf(elo({.wins = 5, .draws = 0, .losses = 0}).difference));
  EXPECT_GT(elo({.wins = 7, .draws = 1, .losses = 2}).error, elo({.wins = 70, .draws = 10, .losses = 20}).error);
}

}  // namespace
}  // namespace messhall::engine
