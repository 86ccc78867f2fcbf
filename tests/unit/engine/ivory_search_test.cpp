// The engine gets the game, not a bare position: what a text does not tell decides which moves are legal.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <string>
#include <vector>

#include "engine/game_search.hpp"
#include "engine/position.hpp"

namespace messhall::engine {
namespace {

constexpr std::string_view kChase = "9/3nb4/7S1/9/9/9/9/9/5B3/9 w 0 1";
const std::vector<std::string> kTwoChecks{"h8h9", "e9e8", "h9h8", "e8e9"};

// The move that the engine plays after the moves, looking at these alone.
std::string choice(const std::vector<std::string>& moves, const games::Options& options, std::string_view only) {
  const auto position = position_after(*games::find("ivory-tower"), kChase, options, moves);
  search::TranspositionTable table(1);
  const std::atomic<bool> stop{false};
  const auto search = make_game_search("ivory-tower", table, stop, [] { return std::int64_t{0}; });
  SearchRequest request;
  request.limits.depth = 4;
  if (const auto action = (*position)->parse_action(only)) request.only.push_back(*action);
  search->start(**position, request);
  while (search->step()) {
  }
  const auto chosen = search->choice();
  return chosen ? (*position)->action_text(*chosen) : "";
}

TEST(IvoryGameSearch, KnowsWhichPieceHasCheckedTwice) {
  EXPECT_EQ(choice({}, {}, "h8h9"), "h8h9");
  // The move is not among the legal ones any more, so that all of them are looked at.
  const auto position = position_after(*games::find("ivory-tower"), kChase, {}, kTwoChecks);
  const std::string move = choice(kTwoChecks, {}, "h8h9");
  EXPECT_TRUE((*position)->parse_action(move)) << move;
  EXPECT_NE(move, "h8h9");
}

TEST(IvoryGameSearch, MayCheckAgainUnderZillions) {
  EXPECT_EQ(choice(kTwoChecks, {{"repetition", "zillions"}}, "h8h9"), "h8h9");
}

}  // namespace
}  // namespace messhall::engine
