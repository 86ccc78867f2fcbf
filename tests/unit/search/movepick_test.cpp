#include "search/movepick.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "games/smess/state.hpp"

namespace messhall::search {
namespace {

using games::smess::State;
using Move = State::Move;

State state(std::string_view text) { return *State::from_text(text, {}); }

Move move(std::string_view text) {
  const auto from = read_square(State::kSize, text);
  return {*from, *read_square(State::kSize, text)};
}

std::vector<Move> all(MovePicker<State> picker) {
  std::vector<Move> moves;
  for (Move m = picker.next(); !(m == Move{}); m = picker.next()) moves.push_back(m);
  return moves;
}

// Full of captures, good and bad, around the Numskull d4.
constexpr std::string_view kCaptures = "3b3/3s3/7/3s3/n2S3/4s2/5n1/3B3 w 0 1";

TEST(MovePicker, GivesEveryMoveOnce) {
  const State position = state(kCaptures);
  const History<State> history;
  State::MoveList generated;
  position.generate(generated);
  const std::vector<Move> picked = all(MovePicker<State>(position, history, Move{}, 0));
  ASSERT_EQ(picked.size(), generated.size());
  EXPECT_TRUE(std::is_permutation(picked.begin(), picked.end(), generated.begin()));
}

TEST(MovePicker, TriesTheMoveOfTheTableFirst) {
  const State position = state(kCaptures);
  const History<State> history;
  const Move quiet = move("d1c1");
  EXPECT_EQ(all(MovePicker<State>(position, history, quiet, 0)).front(), quiet);
  // A move that is not legal here (another position had the same key) is not made up.
  EXPECT_NE(all(MovePicker<State>(position, history, move("a1a2"), 0)).front(), move("a1a2"));
}

TEST(MovePicker, OrdersGoodCapturesKillersHistoryAndLosingCaptures) {
  const State position = state("3b3/7/7/7/n1nS3/2s4/7/3B3 w 0 1");
  History<State> history;
  history.reward(games::Side::First, 3, move("d4e4"), 5);
  for (int i = 0; i < 3; ++i) history.reward(games::Side::First, 9, move("d4g4"), 5);
  const std::vector<Move> moves = all(MovePicker<State>(position, history, Move{}, 3));
  const auto place = [&](std::string_view text) {
    return std::find(moves.begin(), moves.end(), move(text)) - moves.begin();
  };
  EXPECT_LT(place("d4c3"), place("d4e4"));  // takes a Numskull
  EXPECT_LT(place("d4e4"), place("d4g4"));  // a killer before what only history likes
  EXPECT_LT(place("d4g4"), place("d4f4"));
}

TEST(MovePicker, LooksAtNoisyMovesOnlyWhenAsked) {
  const State position = state(kCaptures);
  for (const Move m : all(MovePicker<State>(position, Move{}))) {
    EXPECT_TRUE(position.captures(m) || position.promotes(m));
    EXPECT_FALSE(losing_capture(position, m));
  }
}

TEST(LosingCapture, IsATakerWorthMoreThanItsGuardedVictim) {
  const State guarded = state("3b3/7/7/2s4/2nS3/7/7/3B3 w 0 1");  // c5 points down to c4
  const State lone = state("3b3/7/7/7/2nS3/7/7/3B3 w 0 1");
  EXPECT_TRUE(losing_capture(guarded, move("d4c4")));
  EXPECT_FALSE(losing_capture(lone, move("d4c4")));
  EXPECT_FALSE(losing_capture(guarded, move("d4c5")));  // like for like
}

}  // namespace
}  // namespace messhall::search
