// Every reason why a move may be refused, in words.
#include <gtest/gtest.h>

#include "unit/games/ivory_fixture.hpp"

namespace messhall::games::ivory {
namespace {

using test::parse_error;

TEST(IvoryRefusal, IsEmptyForEveryLegalMoveAndForNoOther) {
  for (const char* text : {"startpos", "1yftbs3/4t4/s5f2/cnn3n1n/4n2y1/9/NSNc2NN1/FC2T2C1/7N1/1Y1TB1FYS w 0 1",
                           "fN1bt4/4t4/4s3f/5n1S1/n2s5/NY4n2/1S5y1/3T2N1Y/3TB1N2/1cF3F1C w 0 1",
                           "3b5/9/4s4/9/9/9/9/1CY6/4T4/2s1B4 w 0 1", "3b5/9/4c4/9/4n4/9/N3Y4/9/9/4B4 w 0 1"}) {
    test::expect_refusals_to_fit(*position(text));
  }
}

TEST(IvoryRefusal, FitsTheKoreanMovesToo) {
  for (const char* text : {"startpos", "2f2bfy1/3y1t3/3tc2c1/n1n2n3/6nns/9/2YN1s2N/NCN2F1CS/2ST1BN2/5TFY1 w 0 1",
                           "2f1bt2s/5y2c/3t1y2S/7f1/4N2n1/6N2/8N/2C1YY1FS/1C3T3/3B2F2 b 0 1"}) {
    test::expect_refusals_to_fit(*korean(text));
  }
}

TEST(IvoryRefusal, FitsWhereAThirdCheckIsIllegal) {
  const auto here = position("9/3nb4/7S1/9/9/9/9/9/5B3/9 w 0 1");
  ASSERT_TRUE(play(*here, "h8h9 e9e8 h9h8 e8e9"));
  test::expect_refusals_to_fit(*here);
}

TEST(IvoryRefusal, SaysWhatIsWrongWithTheChoiceOfAPiece) {
  const auto here = position("startpos");
  EXPECT_EQ(refusal(*here, "e5", "e6"), "There is no piece on e5.");
  EXPECT_EQ(refusal(*here, "a7", "a6"), "It is the turn of Red, and the Ninny on a7 belongs to Blue.");
  EXPECT_EQ(refusal(*here, "a1", "a1"), "A move must lead to another square.");
  EXPECT_EQ(refusal(*here, "a1", "z9"), "There is no such square on this board.");
  EXPECT_EQ(refusal(*here, "e1", "d1"), "Your own Toady stands on d1.");
}

TEST(IvoryRefusal, NamesTheArrows) {
  const auto here = position("startpos");
  EXPECT_EQ(refusal(*here, "e4", "e3"), "The arrows of e4 do not point to e3.");
  EXPECT_EQ(refusal(*here, "a1", "c2"), "The arrows of a1 do not point to c2.");
  EXPECT_EQ(refusal(*here, "c1", "c3"), "The arrows of c1 do not point to c3.");
}

TEST(IvoryRefusal, NamesTheSquareOnWhichTheYahooIsBlocked) {
  // The only way from b1 to d2 leads over c1 or c2: its arrows allow the diagonal alone.
  EXPECT_EQ(refusal(*position("3b5/9/9/9/9/9/9/9/2N6/1Y2B4 w 0 1"), "b1", "d2"), "The Yahoo is blocked on c2.");
  EXPECT_EQ(refusal(*position("3b5/9/9/9/4nn3/4Y4/9/9/9/5B3 w 0 1"), "e5", "f7"),
            "The Yahoo is blocked on e6 and on f6.");
}

TEST(IvoryRefusal, SaysHowAYahooGoes) {
  const auto here = position("3b5/9/9/9/9/4Y4/9/9/9/Y4B3 w 0 1");
  EXPECT_EQ(refusal(*here, "e5", "e7"), "A Yahoo goes one step and then one more, outward at an angle.");
  EXPECT_EQ(refusal(*here, "e5", "f6"), "A Yahoo goes one step and then one more, outward at an angle.");
  EXPECT_EQ(refusal(*position("3b5/9/9/9/9/9/9/9/9/1Y2B4 w 0 1"), "b1", "d2"), "");
  // i9 points north, south and west: neither step toward g8 but the one to h9 is there, none toward h7 but i8.
  EXPECT_EQ(refusal(*position("5b3/9/2Y6/9/9/9/9/9/9/4B4 w 0 1"), "c8", "e9"),
            "No arrow of c8 begins a way of the Yahoo that leads to e9.");
}

TEST(IvoryRefusal, SaysThatAnOwnPieceStandsAtTheEnd) {
  EXPECT_EQ(refusal(*position("3b5/9/9/5N3/9/4Y4/9/9/9/5B3 w 0 1"), "e5", "f7"), "Your own Ninny stands on f7.");
  EXPECT_EQ(refusal(*position("3b5/9/2N6/9/9/9/2S6/9/9/4B4 w 0 1"), "c4", "c8"), "Your own Ninny stands on c8.");
  EXPECT_EQ(refusal(*position("3b5/9/2N6/2n6/9/9/2C6/9/9/4B4 w 0 1"), "c4", "c8"), "Your own Ninny stands on c8.");
}

TEST(IvoryRefusal, NamesWhatStandsInANumskullsWay) {
  EXPECT_EQ(refusal(*position("3b5/9/9/2n6/9/9/2S6/9/9/4B4 w 0 1"), "c4", "c9"), "The Ninny on c7 stands in the way.");
}

TEST(IvoryRefusal, SaysWhyAClodhopperDoesNotHop) {
  const auto here = position("5b3/9/1s7/9/9/1N7/9/yC2n2c1/9/3B5 w 0 1");
  EXPECT_EQ(refusal(*here, "b3", "e3"), "A Clodhopper takes only by hopping over a piece, and there is none.");
  EXPECT_EQ(refusal(*here, "b3", "f3"), "The Ninny on e3 stands in the way: a Clodhopper hops only to take.");
  EXPECT_EQ(refusal(*here, "b3", "a3").empty(), false);
  EXPECT_EQ(refusal(*position("3b5/1n7/1n7/9/1N7/9/9/1C7/9/4B4 w 0 1"), "b3", "b9"),
            "A Clodhopper hops over exactly one piece, and 2 stand in between.");
}

TEST(IvoryRefusal, SaysWhyAKoreanClodhopperDoesNotHop) {
  EXPECT_EQ(refusal(*korean("9/4b4/9/9/9/9/9/1C7/3B5/9 w 0 1"), "b3", "b5"),
            "A Clodhopper goes only by hopping over a piece, and there is none.");
  EXPECT_EQ(refusal(*korean("9/4b4/9/9/9/9/9/1C1c3s1/3B5/9 w 0 1"), "b3", "h3"),
            "A Clodhopper may not hop over another one, and one stands on d3.");
  EXPECT_EQ(refusal(*korean("9/4b4/9/9/9/9/9/1C1N3c1/3B5/9 w 0 1"), "b3", "h3"),
            "A Clodhopper may not take another one.");
  EXPECT_EQ(refusal(*korean("9/4b4/9/9/9/9/9/1C1NN2s1/3B5/9 w 0 1"), "b3", "h3"),
            "A Clodhopper hops over exactly one piece, and 2 stand in between.");
}

TEST(IvoryRefusal, SaysHowFarAFuddyDuddyGoes) {
  EXPECT_EQ(refusal(*position("3b5/9/9/9/9/9/2F6/9/9/4B4 w 0 1"), "c4", "c5"),
            "A Fuddy-Duddy goes two squares. A single step is only for one that is across the river.");
  EXPECT_EQ(refusal(*position("3b5/9/9/9/9/9/2F6/9/9/4B4 w 0 1"), "c4", "c7"),
            "c7 is too far: a Fuddy-Duddy goes two squares.");
  EXPECT_EQ(refusal(*position("3b5/9/9/9/9/2n6/2F6/9/9/4B4 w 0 1"), "c4", "c6"), "The Ninny on c5 stands in the way.");
  EXPECT_EQ(refusal(*position("3b5/9/9/9/4F4/9/9/9/9/5B3 w 0 1"), "e6", "e5"),
            "With a single step a Fuddy-Duddy may not go back over the river.");
  EXPECT_EQ(refusal(*position("3b5/9/9/2Fn5/9/9/9/9/9/4B4 w 0 1"), "c7", "d7"),
            "With a single step a Fuddy-Duddy goes only to an empty square, and a Ninny stands on d7.");
}

TEST(IvoryRefusal, SaysHowAKoreanFuddyDuddyGoes) {
  EXPECT_EQ(refusal(*korean("9/5b3/9/9/9/4F4/9/9/3B5/9 w 0 1"), "e5", "e7"),
            "A Fuddy-Duddy goes one step and then two more, outward at an angle.");
  EXPECT_EQ(refusal(*korean("9/5b3/9/9/9/4F4/2n6/9/3B5/9 w 0 1"), "e5", "b3"), "The Fuddy-Duddy is blocked on c4.");
}

TEST(IvoryRefusal, SaysWhyANinnyDoesNotCharge) {
  EXPECT_EQ(refusal(*position("5b3/9/9/9/2n6/9/2N6/9/9/4B4 w 0 1"), "c4", "c6"),
            "c6 is too far: a Ninny goes one step while it is on its own side of the river.");
  EXPECT_EQ(refusal(*position("5b3/9/9/2N6/9/2y6/9/9/9/4B4 w 0 1"), "c7", "c5"),
            "A Ninny may not charge back over the river.");
  EXPECT_EQ(refusal(*position("5b3/9/9/2N6/9/9/9/9/9/4B4 w 0 1"), "c7", "c9"),
            "A Ninny goes two squares only to take an enemy, and c9 is empty.");
  EXPECT_EQ(refusal(*position("5b3/2y6/2n6/nfN6/9/9/9/9/9/4B4 w 0 1"), "c7", "c9"),
            "The Ninny on c8 stands in the way.");
  EXPECT_EQ(refusal(*position("5b3/9/9/2N6/9/9/9/9/9/4B4 w 0 1"), "c7", "c10"),
            "c10 is too far: a Ninny goes two squares.");
  EXPECT_EQ(refusal(*position("5b3/9/9/9/9/9/2N6/9/9/4B4 w 0 1"), "c4", "c7"), "c7 is too far: a Ninny goes one step.");
}

TEST(IvoryRefusal, SaysThatAStepIsTooFar) {
  EXPECT_EQ(refusal(*position("5b3/9/9/9/9/9/9/9/9/3BT4 w 0 1"), "e1", "e3"), "e3 is too far: a Toady goes one step.");
}

TEST(IvoryRefusal, SaysWhoTheBrainWouldStandOpenTo) {
  EXPECT_EQ(refusal(*position("9/4b4/9/n8/9/9/N8/9/9/3B5 w 0 1"), "d1", "e1"),
            "On e1 your Brain would stand open to the Brain on e9.");
  EXPECT_EQ(refusal(*position("4b4/9/9/n8/9/4Y4/9/9/9/4B4 w 0 1"), "e5", "g6"),
            "That would leave your Brain open to the Brain on e10.");
  EXPECT_EQ(refusal(*position("3b5/9/9/4c4/9/9/3N5/9/9/4B4 w 0 1"), "d4", "e4"),
            "That would leave your Brain open to the Clodhopper on e7.");
  EXPECT_EQ(refusal(*position("3b5/9/4s4/9/9/9/9/1CY6/4T4/2s1B4 w 0 1"), "c3", "b1"),
            "Your Brain is in check from the Numskull on c1, and this does not help.");
}

TEST(IvoryRefusal, SaysThatTheGameIsOver) {
  const auto here = position("9/5b3/3F5/9/9/9/9/9/9/4B4 b 0 1");
  EXPECT_EQ(refusal(*here, "f9", "f10"), "The game is over.");
}

TEST(IvoryMoveText, IsReadBackForEveryMove) {
  for (const auto& here : {position("startpos"), korean("startpos")}) {
    for (const Action action : here->actions()) {
      const auto again = here->parse_action(here->action_text(action));
      ASSERT_TRUE(again);
      EXPECT_EQ(*again, action);
    }
  }
}

TEST(IvoryMoveText, KnowsTheTenthRank) {
  const auto here = position("S8/5b3/9/9/9/9/9/9/9/4B4 w 0 1");
  EXPECT_TRUE(here->parse_action("a10a9"));
  EXPECT_TRUE(here->parse_action("a10a1"));
  EXPECT_EQ(parse_error(*here, "a10a11"), "This is no move: a10a11. A move names two squares, such as d2d3.");
}

}  // namespace
}  // namespace messhall::games::ivory
