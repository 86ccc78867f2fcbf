// Games between two programs, and what their results are worth.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/player.hpp"
#include "games/game.hpp"

namespace messhall::engine {

// How a match is drawn up: two games in a row begin with the same opening, with sides changed. Where the players choose
// their armies, chance chooses them for each such pair.
struct MatchPlan {
  const games::Game* game = nullptr;
  PlayerSpec first{};
  PlayerSpec second{};
  std::uint64_t seed = 1;
};

struct GameResult {
  int number = 0;           // from 1
  bool first_began = true;  // the match's first player had the side that moves first
  games::Outcome outcome{};
  int plies = 0;
  std::string armies{};   // "black-army=nutters white-army=fide"; empty where there is nothing to choose
  std::string opening{};  // the moves that chance made
  double points = 0.5;    // of the match's first player: 1, 0.5 or 0
};

// Plays one game of a plan. The same plan and number give the same game, unless a player looks at the clock.
[[nodiscard]] GameResult play_game(const MatchPlan& plan, int number);

struct Score {
  int wins = 0;
  int draws = 0;
  int losses = 0;

  void add(const GameResult& result);
  [[nodiscard]] int games() const { return wins + draws + losses; }
  // Of the points, 0 to 1; 0.5 without games.
  [[nodiscard]] double share() const;
};

struct Elo {
  double difference = 0;  // of the first player over the second; infinite when one side made all points
  double error = 0;       // half the width of the 95 % interval
};
[[nodiscard]] Elo elo(const Score& score);

// "game 7: first=Blue 1-0 brain-taken plies=63", and the armies after it where there are some.
[[nodiscard]] std::string result_line(const MatchPlan& plan, const GameResult& result);
// "score +12 =3 -5" and "elo +127 +/- 90 (67.5 %)".
[[nodiscard]] std::vector<std::string> score_lines(const Score& score);

}  // namespace messhall::engine
