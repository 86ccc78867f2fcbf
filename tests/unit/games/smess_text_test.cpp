// Position text: what is read, and what is refused and why.
#include <gtest/gtest.h>

#include "unit/games/smess_fixture.hpp"

namespace messhall::games::smess {
namespace {

TEST(SmessText, StartposIsTheStart) { EXPECT_EQ(position("startpos")->text(), find("smess")->info().start); }

TEST(SmessText, IsReadBack) {
  for (const char* text : {"1ssbss1/nnnnnnn/7/7/7/7/NNNNNNN/1SSBSS1 b 3 17", "b6/7/7/7/7/7/7/6B w 0 1",
                           "b1n1s1n/7/7/7/7/7/7/N1S1N1B b 99 9999"}) {
    EXPECT_EQ(position(text)->text(), text);
  }
}

TEST(SmessText, BlanksAroundFieldsDoNotMatter) {
  EXPECT_EQ(position("  3b3/7/7/7/7/7/N6/3B3   w\t0  1 ")->text(), "3b3/7/7/7/7/7/N6/3B3 w 0 1");
}

TEST(SmessText, RunsOfEmptySquaresMayBeCut) {
  EXPECT_EQ(position("3b3/34/1111111/7/7/7/N6/3B3 w 0 1")->text(), "3b3/7/7/7/7/7/N6/3B3 w 0 1");
}

struct Bad {
  const char* text;
  const char* why;
};

TEST(SmessText, RefusesNonsenseWithTheFieldAndTheReason) {
  const std::vector<Bad> table{
      {"", "The position text is empty."},
      {"   ", "The position text is empty."},
      {"start", "The position text ends too early: the field side to move is missing."},
      {"3b3/7/7/7/7/7/N6/3B3", "The position text ends too early: the field side to move is missing."},
      {"3b3/7/7/7/7/7/N6/3B3 w", "The position text ends too early: the field halfmove is missing."},
      {"3b3/7/7/7/7/7/N6/3B3 w 0", "The position text ends too early: the field fullmove is missing."},
      {"3b3/7/7/7/7/7/N6/3B3 w 0 1 x", "The position text goes on after its last field: x"},
      {"3b3/7/7/7/7/7/N6/3B3 w - 0 1", "The position text goes on after its last field: 1"},
      {"3b3/7/7/7/7/N6/3B3 w 0 1", "Field placement: there must be 8 ranks, and there are 7."},
      {"3b3/7/7/7/7/7/7/N6/3B3 w 0 1", "Field placement: there must be 8 ranks, and there are 9."},
      {"3b3/7/7/7/7/7/N6/3B3/ w 0 1", "Field placement: there must be 8 ranks, and there are 9."},
      {"/ w 0 1", "Field placement: there must be 8 ranks, and there are 2."},
      {"3b3/7/7/7/7/7/N5/3B3 w 0 1", "Field placement: rank 2 must have 7 squares, and has 6."},
      {"3b3/7/7/7/7/7/N7/3B3 w 0 1", "Field placement: rank 2 must have 7 squares, and has 8."},
      {"3b3//7/7/7/7/N6/3B3 w 0 1", "Field placement: rank 7 must have 7 squares, and has 0."},
      {"NNNNNNNN/7/7/7/7/7/7/3B3 w 0 1", "Field placement: rank 8 must have 7 squares, and has 8."},
      {"3b3/7/7/7/7/7/Q6/3B3 w 0 1", "Field placement: rank 2 has a character that is no piece: Q"},
      {"3b3/0/7/7/7/7/N6/3B3 w 0 1", "Field placement: rank 7 has a character that is no piece: 0"},
      {"3b3/7/7/7/7/7/N-6/3B3 w 0 1", "Field placement: rank 2 has a character that is no piece: -"},
      {"3b3/7/7/7/7/7/N\xC3\xA9"
       "5/3B3 w 0 1",
       "Field placement: rank 2 has a character that is no piece: ?"},
      {"7/7/7/7/7/7/N6/3B3 w 0 1", "Field placement: Red must have a Brain, and has none."},
      {"3b3/7/7/7/7/7/N6/7 w 0 1", "Field placement: Blue must have a Brain, and has none."},
      {"3b3/7/7/7/7/7/N6/BBB4 w 0 1", "Field placement: Blue must have one Brain, and has 3."},
      {"bb5/7/7/7/7/7/N6/3B3 w 0 1", "Field placement: Red must have one Brain, and has 2."},
      {"3b3/7/7/7/7/7/N6/3B3 W 0 1", "Field side to move: it must be w or b, not W"},
      {"3b3/7/7/7/7/7/N6/3B3 red 0 1", "Field side to move: it must be w or b, not red"},
      {"3b3/7/7/7/7/7/N6/3B3 w x 1", "Field halfmove: it must be a whole number, not x"},
      {"3b3/7/7/7/7/7/N6/3B3 w 1.5 1", "Field halfmove: it must be a whole number, not 1.5"},
      {"3b3/7/7/7/7/7/N6/3B3 w -1 1", "Field halfmove: it must be from 0 to 9999, not -1"},
      {"3b3/7/7/7/7/7/N6/3B3 w 10000 1", "Field halfmove: it must be from 0 to 9999, not 10000"},
      {"3b3/7/7/7/7/7/N6/3B3 w 99999999999999999999 1",
       "Field halfmove: it must be from 0 to 9999, not 99999999999999999999"},
      {"3b3/7/7/7/7/7/N6/3B3 w 0 0", "Field fullmove: it must be from 1 to 9999, not 0"},
      {"3b3/7/7/7/7/7/N6/3B3 w 0 -4", "Field fullmove: it must be from 1 to 9999, not -4"},
      {"3b3/7/7/7/7/7/N6/3B3 w 0 one", "Field fullmove: it must be a whole number, not one"},
      {"3b3/7/7/7/7/7/N6/3B3 w 0 4294967297", "Field fullmove: it must be from 1 to 9999, not 4294967297"},
  };
  for (const Bad& bad : table) EXPECT_EQ(refused(bad.text), bad.why) << bad.text;
}

TEST(SmessText, LongDigitRunsDoNotOverflow) {
  const std::string long_rank(100000, '9');
  EXPECT_EQ(refused("3b3/" + long_rank + "/7/7/7/7/N6/3B3 w 0 1"),
            "Field placement: rank 7 must have 7 squares, and has 900000.");
  EXPECT_EQ(refused("3b3/7/7/7/7/7/N6/3B3 w 0 " + std::string(5000, '9')),
            "Field fullmove: it must be from 1 to 9999, not 999999999999999999999999...");
}

TEST(SmessText, AZeroByteIsNoPiece) {
  const std::string text("3b3/7/7/7/7/7/N\0005/3B3 w 0 1", 27);
  EXPECT_EQ(refused(text), "Field placement: rank 2 has a character that is no piece: ?");
}

// Under the exchange rule four Numskulls a side are all that the box holds.
TEST(SmessText, ExchangeRefusesMoreNumskullsThanTheBoxHolds) {
  const char* text = "3b3/7/7/7/7/7/S6/1SSBSS1 w 0 1";
  EXPECT_EQ(refused(text), "");
  EXPECT_EQ(refused(text, {{"promotion", "exchange"}}),
            "Field placement: Blue has 5 Numskulls, and under the exchange rule there are only 4.");
}

// After a capture of the Brain the text shows the board as it is; it is not a position to start from.
TEST(SmessText, ShowsABoardWithoutBrainWhenItWasTaken) {
  const auto here = position("4b2/4S2/7/n6/7/7/7/3B3 w 0 1");
  ASSERT_TRUE(play(*here, "e7e8"));
  EXPECT_EQ(here->text(), "4S2/7/7/n6/7/7/7/3B3 b 0 1");
  EXPECT_EQ(refused(here->text()), "Field placement: Red must have a Brain, and has none.");
}

}  // namespace
}  // namespace messhall::games::smess
