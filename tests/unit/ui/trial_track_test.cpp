// The rules page of Mess: wars, houses and debts are tried on its board.
#include "ui/screens/screens.hpp"
#include "unit/ui/hall_fixture.hpp"

namespace messhall::ui {
namespace {

using TrialTrackTest = HallFixture;

bool contains(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

TEST_F(TrialTrackTest, ShowsWhereThePieceInHandReaches) {
  hall.open("rules/mess/knight");
  draw();
  EXPECT_TRUE(contains(label("rules.try"), "This Knight waits on the Chest pile"));
  press("rules.board.24");
  EXPECT_TRUE(contains(label("rules.try"), "Queen on Tomato Court"));
}

TEST_F(TrialTrackTest, FightsAWarToItsEnd) {
  hall.open("rules/mess/wars");
  draw();
  EXPECT_EQ(label("rules.answer.pay"), "Pay $16");
  // The Bishop is in hand already.
  press("rules.board.19");
  EXPECT_TRUE(contains(label("rules.try"), "White takes the Pawn on Roast Road"));
  EXPECT_TRUE(contains(label("rules.board.19"), "White's Bishop"));
  press("rules.board.20");
  press("rules.board.19");
  press("rules.board.31");
  press("rules.board.19");
  EXPECT_EQ(node("rules.answer.pay"), nullptr);
  press("rules.answer.hold");
  EXPECT_TRUE(contains(label("rules.board.19"), "White's Rook"));
  press("rules.reset");
  EXPECT_TRUE(contains(label("rules.board.19"), "Black's Pawn"));
}

TEST_F(TrialTrackTest, MovesInPeaceAndSaysWhatIsOutOfReach) {
  hall.open("rules/mess/property");
  draw();
  press("rules.board.38");
  EXPECT_TRUE(contains(label("rules.try"), "does not reach"));
  press("rules.board.39");
  EXPECT_TRUE(contains(label("rules.try"), "White moves the Rook"));
  EXPECT_TRUE(contains(label("rules.board.39"), "White's Rook"));
}

TEST_F(TrialTrackTest, BuildsAndMortgages) {
  hall.open("rules/mess/building");
  draw();
  press("rules.board.18");
  EXPECT_EQ(node("rules.answer.build:18"), nullptr);
  press("rules.board.16");
  EXPECT_EQ(label("rules.answer.build:16"), "Build: $100");
  press("rules.answer.build:16");
  EXPECT_TRUE(contains(label("rules.board.16"), "houses: 1"));
  hall.open("rules/mess/money");
  draw();
  press("rules.board.12");
  EXPECT_EQ(label("rules.answer.mortgage:12"), "Mortgage: $500");
  press("rules.answer.mortgage:12");
  EXPECT_TRUE(contains(label("rules.try"), "White pays Black $1"));
}

TEST_F(TrialTrackTest, LeadsThroughALesson) {
  hall.open("rules/mess/rent-war");
  draw();
  EXPECT_EQ(label("rules.lesson.step"), "Step 1 of 4");
  press("rules.answer.pay");
  EXPECT_TRUE(contains(label("rules.try"), "strike with the Bishop first"));
  EXPECT_EQ(label("rules.lesson.step"), "Step 1 of 4");
  press("rules.board.10");
  press("rules.board.14");
  EXPECT_EQ(label("rules.lesson.step"), "Step 2 of 4");
  press("rules.lesson.show");
  press("rules.lesson.show");
  press("rules.answer.hold");
  EXPECT_EQ(label("rules.lesson.step"), "Done");
  EXPECT_TRUE(contains(label("rules.lesson.task"), "no rent is paid"));
  press("rules.lesson.again");
  EXPECT_EQ(label("rules.lesson.step"), "Step 1 of 4");
}

TEST_F(TrialTrackTest, BuysWithTheRookOfTheLesson) {
  hall.open("rules/mess/move-up");
  draw();
  EXPECT_EQ(label("rules.answer.buy:R"), "Buy with the Rook");
  press("rules.answer.buy:P");
  EXPECT_TRUE(contains(label("rules.try"), "Buy with a Rook"));
  press("rules.answer.buy:R");
  press("rules.board.11");
  press("rules.board.39");
  EXPECT_EQ(label("rules.lesson.step"), "Done");
}

}  // namespace
}  // namespace messhall::ui
