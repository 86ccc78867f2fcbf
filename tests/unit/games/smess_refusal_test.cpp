// Every reason why a move may be refused, in words.
#include <gtest/gtest.h>

#include "unit/games/smess_fixture.hpp"

namespace messhall::games::smess {
namespace {

TEST(SmessRefusal, IsEmptyForEveryLegalMoveAndForNoOther) {
  for (const char* text : {"startpos", "3b3/7/2n1n2/7/7/2N1N2/7/3B3 b 0 1", "4b2/6n/3n3/nS1n3/S6/1N5/6s/B1N4 b 0 1"}) {
    test::expect_refusals_to_fit(*position(text));
  }
}

TEST(SmessRefusal, NamesTheArrows) {
  const auto here = position("3b3/7/7/7/7/3N3/7/3B3 w 0 1");
  EXPECT_EQ(refusal(*here, "d3", "d4"), "The arrows of d3 do not point to d4.");
  EXPECT_EQ(refusal(*here, "d3", "e5"), "The arrows of d3 do not point to e5.");
  EXPECT_EQ(here->refusal(sq("d3"), sq("d4")).text.id, "arrow.refused.arrow");
}

TEST(SmessRefusal, SaysThatTheSquareIsEmpty) {
  EXPECT_EQ(refusal(*position("startpos"), "d4", "d5"), "There is no piece on d4.");
}

TEST(SmessRefusal, SaysWhoseTurnItIs) {
  EXPECT_EQ(refusal(*position("startpos"), "c7", "c6"), "It is the turn of Blue, and the Ninny on c7 belongs to Red.");
  const auto later = position("startpos");
  ASSERT_TRUE(play(*later, "c2c3"));
  EXPECT_EQ(refusal(*later, "b1", "a1"), "It is the turn of Red, and the Numskull on b1 belongs to Blue.");
}

TEST(SmessRefusal, SaysThatAnOwnPieceStandsThere) {
  EXPECT_EQ(refusal(*position("startpos"), "d1", "d2"), "Your own Ninny stands on d2.");
  EXPECT_EQ(refusal(*position("startpos"), "b1", "c1"), "Your own Numskull stands on c1.");
}

TEST(SmessRefusal, NamesWhatStandsInTheWay) {
  EXPECT_EQ(refusal(*position("startpos"), "b1", "b4"), "The Ninny on b2 stands in the way.");
  EXPECT_EQ(refusal(*position("3b3/7/2n4/7/2S4/7/7/3B3 w 0 1"), "c4", "c8"), "The Ninny on c6 stands in the way.");
  EXPECT_EQ(refusal(*position("3b3/7/2n4/2s4/2S4/7/7/3B3 w 0 1"), "c4", "c7"), "The Numskull on c5 stands in the way.");
}

TEST(SmessRefusal, SaysThatItIsTooFar) {
  EXPECT_EQ(refusal(*position("startpos"), "c2", "c4"), "c4 is too far: a Ninny goes one step.");
  EXPECT_EQ(refusal(*position("3b3/7/7/7/7/7/N6/3B3 w 0 1"), "d1", "d3"), "d3 is too far: a Brain goes one step.");
}

TEST(SmessRefusal, SaysThatNothingMoved) {
  EXPECT_EQ(refusal(*position("startpos"), "c2", "c2"), "A move must lead to another square.");
}

TEST(SmessRefusal, SaysThatTheGameIsOver) {
  const auto here = position("3b3/7/7/7/7/7/7/3B3 w 0 1");
  EXPECT_EQ(refusal(*here, "d1", "d2"), "The game is over.");
  EXPECT_EQ(parse_error(*here, "d1d2"), "The game is over.");
}

TEST(SmessRefusal, KnowsOnlySquaresOfTheBoard) {
  EXPECT_EQ(refusal(*position("startpos"), "z9", "c2"), "There is no such square on this board.");
  EXPECT_EQ(refusal(*position("startpos"), "c2", "z9"), "There is no such square on this board.");
}

TEST(SmessMoveText, IsReadBackForEveryMove) {
  const auto here = position("startpos");
  for (const Action action : here->actions()) {
    const auto again = here->parse_action(here->action_text(action));
    ASSERT_TRUE(again);
    EXPECT_EQ(*again, action);
  }
}

TEST(SmessMoveText, GivesTheReasonOfARefusal) {
  EXPECT_EQ(parse_error(*position("startpos"), "d1d2"), "Your own Ninny stands on d2.");
}

TEST(SmessMoveText, SaysHowAMoveIsWritten) {
  EXPECT_EQ(parse_error(*position("startpos"), ""), "A move names two squares, such as d2d3.");
}

TEST(SmessMoveText, RefusesWhatIsNoMove) {
  for (const char* text :
       {"c2", "c2c", "c2c9", "h2h3", "C2C3", "c2-c3", "c2c3s", "c2c3 ", " c2c3", "c2c3c4", "0000", "e2e10"}) {
    EXPECT_EQ(parse_error(*position("startpos"), text),
              std::string("This is no move: ") + text + ". A move names two squares, such as d2d3.");
  }
}

}  // namespace
}  // namespace messhall::games::smess
