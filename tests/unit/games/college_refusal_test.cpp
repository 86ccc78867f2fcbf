// Every reason why a move of College Mess may be refused, in words.
#include <gtest/gtest.h>

#include "unit/games/college_fixture.hpp"
#include "unit/games/test_data.hpp"

namespace messhall::games::college {
namespace {

TEST(CollegeRefusal, IsEmptyForEveryLegalMoveAndForNoOther) {
  test::expect_refusals_to_fit(*position("startpos"));
  test::expect_refusals_to_fit(*position("startpos", {{"first-player", "red"}}));
  const auto lines = test::read_lines("positions/college-mess.txt");
  for (std::size_t i = 0; i < lines.size(); i += 10) {
    test::expect_refusals_to_fit(*position(lines[i].substr(0, lines[i].find(';'))));
  }
}

TEST(CollegeRefusal, NamesTheArrows) {
  const auto here = position("3p3/7/7/7/7/3F3/7/3P3 w - 0 1");
  EXPECT_EQ(refusal(*here, "d3", "d4"), "The arrows of d3 do not point to d4.");
  EXPECT_EQ(refusal(*here, "d3", "e5"), "The arrows of d3 do not point to e5.");
}

TEST(CollegeRefusal, SaysWhereAHandLeads) {
  const auto here = position("3p3/7/7/7/5F1/7/7/3P3 w - 0 1");
  EXPECT_EQ(refusal(*here, "f4", "f5"),
            "The hand on f4 does not point to f5. A piece there may also go to the other hand, a1.");
}

TEST(CollegeRefusal, SaysThatAnOwnPieceStandsThere) {
  EXPECT_EQ(refusal(*position("startpos"), "d1", "d2"), "Your own Freshman stands on d2.");
  const auto hands = position("3p3/7/7/7/5S1/7/7/F2P3 w - 0 1");
  EXPECT_EQ(refusal(*hands, "f4", "a1"), "Your own Freshman stands on a1.");
  const auto leaps = position("3p3/7/2F4/2f4/2S4/7/F6/3P3 w - 0 1");
  EXPECT_EQ(refusal(*leaps, "c4", "c6"), "Your own Freshman stands on c6.");
  const auto freshman = position("3p3/7/7/7/S6/7/F6/3P3 w - 0 1");
  EXPECT_EQ(refusal(*freshman, "a2", "a4"), "Your own Sophomore stands on a4.");
  EXPECT_EQ(refusal(*position("startpos"), "d1", "b1"), "Your own Sophomore stands on b1.");
}

TEST(CollegeRefusal, NamesWhatStandsInASophomoresWay) {
  const auto here = position("3p3/7/7/2f4/2S4/7/7/3P3 w - 0 1");
  EXPECT_EQ(refusal(*here, "c4", "c7"), "The Freshman on c5 stands in the way.");
}

TEST(CollegeRefusal, SaysHowFarAFreshmanGoes) {
  const auto here = position("3p3/7/7/7/7/F6/1F5/3P3 w - 0 1");
  EXPECT_EQ(refusal(*here, "b2", "b5"),
            "b5 is too far: a Freshman goes one step, or leaps two squares from its own first two ranks.");
  EXPECT_EQ(refusal(*here, "a3", "a5"), "Only from its own first two ranks may a Freshman leap two squares.");
  EXPECT_EQ(refusal(*here, "a3", "a6"),
            "a6 is too far: a Freshman goes one step, or leaps two squares from its own first two ranks.");
}

TEST(CollegeRefusal, SaysWhyAProfessorMayNotLeap) {
  EXPECT_EQ(refusal(*position("3p3/7/7/7/7/7/F6/3P3 w P 0 1"), "d1", "d3"),
            "d3 is too far: the one leap of a Professor ends on its own first rank.");
  EXPECT_EQ(refusal(*position("3p3/7/7/7/7/7/F6/3P3 w - 0 1"), "d1", "d3"),
            "d3 is too far: a Professor goes one step.");
  EXPECT_EQ(refusal(*position("3p3/7/7/7/7/7/F6/3P3 w - 0 1"), "d1", "g1"),
            "The Professor has moved before, so it goes one step and may not leap.");
  EXPECT_EQ(refusal(*position("3p3/7/7/7/3s3/7/F6/3P3 w P 0 1"), "d1", "g1"),
            "The Professor may not leap now: it could be taken where it stands, by the Sophomore on d4.");
}

TEST(CollegeRefusal, SaysWhoseTurnItIs) {
  EXPECT_EQ(refusal(*position("startpos"), "c7", "c6"),
            "It is the turn of Blue, and the Freshman on c7 belongs to Red.");
  EXPECT_EQ(refusal(*position("startpos", {{"first-player", "red"}}), "c2", "c3"),
            "It is the turn of Red, and the Freshman on c2 belongs to Blue.");
}

TEST(CollegeRefusal, SaysTheRest) {
  EXPECT_EQ(refusal(*position("startpos"), "d4", "d5"), "There is no piece on d4.");
  EXPECT_EQ(refusal(*position("startpos"), "c2", "c2"), "A move must lead to another square.");
  EXPECT_EQ(refusal(*position("startpos"), "z9", "c2"), "There is no such square on this board.");
  EXPECT_EQ(refusal(*position("startpos"), "c2", "z9"), "There is no such square on this board.");
  EXPECT_EQ(refusal(*position("3p3/7/7/7/7/7/7/3P3 w - 0 1"), "d1", "d2"), "The game is over.");
}

TEST(CollegeMoveText, IsReadBackForEveryMove) {
  const auto here = position("startpos");
  for (const Action action : here->actions()) {
    const auto again = here->parse_action(here->action_text(action));
    ASSERT_TRUE(again);
    EXPECT_EQ(*again, action);
  }
}

TEST(CollegeMoveText, RefusesWhatIsNoMove) {
  EXPECT_EQ(parse_error(*position("startpos"), "d1d2"), "Your own Freshman stands on d2.");
  EXPECT_EQ(parse_error(*position("startpos"), ""), "A move names two squares, such as d2d3.");
  for (const char* text : {"c2", "c2c9", "h2h3", "C2C3", "c2-c3", "c7c8s", "c2c3c4", "0000"}) {
    EXPECT_EQ(parse_error(*position("startpos"), text),
              std::string("This is no move: ") + text + ". A move names two squares, such as d2d3.");
  }
}

}  // namespace
}  // namespace messhall::games::college
