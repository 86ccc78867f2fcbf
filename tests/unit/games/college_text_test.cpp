// Position text of College Mess: what is read, and what is refused and why.
#include <gtest/gtest.h>

#include "unit/games/college_fixture.hpp"

namespace messhall::games::college {
namespace {

TEST(CollegeText, StartposIsTheStart) { EXPECT_EQ(position("startpos")->text(), find("college-mess")->info().start); }

TEST(CollegeText, IsReadBack) {
  for (const char* text : {"1sspss1/fffffff/7/7/7/7/FFFFFFF/1SSPSS1 b Pp 3 17", "p6/7/7/7/7/7/7/6P w - 0 1",
                           "3p3/7/7/7/7/7/F6/3P3 w P 0 1", "3p3/7/7/7/7/7/F6/3P3 b p 0 1",
                           "3p3/7/7/7/7/7/F6/3P3 w - 99 9999", "p3F2/7/7/7/7/7/7/2f1P2 w - 0 1"}) {
    EXPECT_EQ(position(text)->text(), text);
  }
}

TEST(CollegeText, KeepsWhichProfessorsHaveNotMoved) {
  const State both = state("3p3/7/7/7/7/7/F6/3P3 w Pp 0 1");
  EXPECT_TRUE(both.unmoved(Side::First));
  EXPECT_TRUE(both.unmoved(Side::Second));
  const State red = state("3p3/7/7/7/7/7/F6/3P3 w p 0 1");
  EXPECT_FALSE(red.unmoved(Side::First));
  EXPECT_TRUE(red.unmoved(Side::Second));
}

struct Bad {
  const char* text;
  const char* why;
};

TEST(CollegeText, RefusesNonsenseWithTheFieldAndTheReason) {
  const std::vector<Bad> table{
      {"", "The position text is empty."},
      {"start", "The position text ends too early: the field side to move is missing."},
      {"3p3/7/7/7/7/7/F6/3P3 w", "The position text ends too early: the field unmoved Professors is missing."},
      {"3p3/7/7/7/7/7/F6/3P3 w -", "The position text ends too early: the field halfmove is missing."},
      {"3p3/7/7/7/7/7/F6/3P3 w 0 1", "The position text ends too early: the field fullmove is missing."},
      {"3p3/7/7/7/7/7/F6/3P3 w - 0 1 x", "The position text goes on after its last field: x"},
      {"3p3/7/7/7/7/F6/3P3 w - 0 1", "Field placement: there must be 8 ranks, and there are 7."},
      {"3p3/7/7/7/7/7/F5/3P3 w - 0 1", "Field placement: rank 2 must have 7 squares, and has 6."},
      {"3p3/7/7/7/7/7/N6/3P3 w - 0 1", "Field placement: rank 2 has a character that is no piece: N"},
      {"3b3/7/7/7/7/7/F6/3P3 w - 0 1", "Field placement: rank 8 has a character that is no piece: b"},
      {"7/7/7/7/7/7/F6/3P3 w - 0 1", "Field placement: Red must have a Professor, and has none."},
      {"3p3/7/7/7/7/7/F6/7 w - 0 1", "Field placement: Blue must have a Professor, and has none."},
      {"3p3/7/7/7/7/7/F6/PPP4 w - 0 1", "Field placement: Blue must have one Professor, and has 3."},
      {"3p3/7/7/7/7/7/F6/3P3 W - 0 1", "Field side to move: it must be w or b, not W"},
      {"3p3/7/7/7/7/7/F6/3P3 w pP 0 1", "Field unmoved Professors: it must be Pp, P, p or -, not pP"},
      {"3p3/7/7/7/7/7/F6/3P3 w PP 0 1", "Field unmoved Professors: it must be Pp, P, p or -, not PP"},
      {"3p3/7/7/7/7/7/F6/3P3 w P- 0 1", "Field unmoved Professors: it must be Pp, P, p or -, not P-"},
      {"3p3/7/7/7/7/7/F6/2P4 w P 0 1",
       "Field unmoved Professors: the Professor of Blue stands on c1 and not on d1, so it has moved."},
      {"4p2/7/7/7/7/7/F6/3P3 w Pp 0 1",
       "Field unmoved Professors: the Professor of Red stands on e8 and not on d8, so it has moved."},
      {"3P3/7/7/7/7/7/F6/3p3 w P 0 1",
       "Field unmoved Professors: the Professor of Blue stands on d8 and not on d1, so it has moved."},
      {"3p3/7/7/7/7/7/F6/3P3 w - x 1", "Field halfmove: it must be a whole number, not x"},
      {"3p3/7/7/7/7/7/F6/3P3 w - 10000 1", "Field halfmove: it must be from 0 to 9999, not 10000"},
      {"3p3/7/7/7/7/7/F6/3P3 w - 0 0", "Field fullmove: it must be from 1 to 9999, not 0"},
  };
  for (const Bad& bad : table) EXPECT_EQ(refused(bad.text), bad.why) << bad.text;
}

// After a capture of the Professor the text shows the board as it is; it is not a position to start from.
TEST(CollegeText, ShowsABoardWithoutProfessorWhenItWasTaken) {
  const auto here = position("2Sp3/7/7/f6/7/7/7/3P3 w Pp 0 1");
  ASSERT_TRUE(play(*here, "c8d8"));
  EXPECT_EQ(here->text(), "3S3/7/7/f6/7/7/7/3P3 b P 0 1");
  EXPECT_EQ(refused(here->text()), "Field placement: Red must have a Professor, and has none.");
}

}  // namespace
}  // namespace messhall::games::college
