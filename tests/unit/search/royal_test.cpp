#include "search/royal.hpp"

#include <gtest/gtest.h>

#include "games/smess/state.hpp"

namespace messhall::search {
namespace {

using games::smess::State;

State state(std::string_view text) { return *State::from_text(text, {}); }

TEST(Royal, CanBeTakenWhenAPiecePointsAtIt) {
  const State position = state("4b2/4S2/7/n6/7/7/7/3B3 w 0 1");
  EXPECT_TRUE(can_take_royal(position));
  EXPECT_FALSE(threatened(position));
  EXPECT_EQ(royal_capture(position).to(), position.royal(games::Side::Second));
}

TEST(Royal, IsThreatenedWhenTheOpponentCouldTakeIt) {
  const State position = state("4b2/4S2/7/n6/7/7/7/3B3 b 0 1");
  EXPECT_FALSE(can_take_royal(position));
  EXPECT_TRUE(threatened(position));
  EXPECT_EQ(royal_capture(position), State::Move{});
}

TEST(Royal, IsNowhereWhenItWasTaken) {
  State position = state("4b2/4S2/7/n6/7/7/7/3B3 w 0 1");
  position.make(royal_capture(position));
  EXPECT_EQ(position.royal(games::Side::Second), kNoSquare);
  EXPECT_FALSE(threatened(position));
}

}  // namespace
}  // namespace messhall::search
