#include "search/mess/evaluation.hpp"

#include <gtest/gtest.h>

#include "unit/games/mess_fixture.hpp"

namespace messhall::search::mess {
namespace {

using games::Side;
using games::mess::State;
using games::mess::test::Fields;
using games::mess::test::played;

// Pieces and properties at their prices, so that wars can be reckoned by hand.
Weights plain() {
  Weights weights;
  weights.board = 100;
  weights.possession = 100;
  return weights;
}

int war_for_39(const std::string& men) {
  Fields fields;
  fields.men = men;
  return exchange(fields.state(), 39, Side::First, plain());
}

TEST(MessExchange, IsWhatThePropertyAndItsRentChangeLessWhatIsLeft) {
  // A Rook leaves a street of $300 and takes a Pawn: 50 + 2 x 400 for the street + 2 x 50 of rent - 300.
  EXPECT_EQ(war_for_39("31R/39P"), 650);
}

TEST(MessExchange, IsNotBegunWhereTheOtherTakesBack) {
  // The Queen would take the Rook, 250 + 900, and nobody is left.
  EXPECT_EQ(war_for_39("31R/20Q39P"), 0);
}

TEST(MessExchange, SendsTheCheapestFirstAndCountsWhoStandsBehind) {
  // The Bishop on a corner leaves nothing: 50 + 900. If the Queen took it for 1,100, the Rook would win 500 + 900 -
  // 300.
  EXPECT_EQ(war_for_39("30B31R/20Q39P"), 950);
}

TEST(MessExchange, IsNothingWithoutAPieceThatReaches) {
  EXPECT_EQ(war_for_39("13R/39P"), 0);
  EXPECT_EQ(war_for_39("31R/-"), 0);
}

TEST(MessEvaluation, IsEvenAtTheStart) {
  EXPECT_EQ(evaluate(State(), Side::First, {}), 0);
  EXPECT_EQ(evaluate(State(), Side::Second, {}), 0);
}

TEST(MessEvaluation, IsTheOppositeForTheOther) {
  Fields fields;
  fields.men = "1P16R39Q/6N20K37P";
  fields.cash = "320/1180";
  const State state = fields.state();
  EXPECT_NE(evaluate(state, Side::First, {}), 0);
  EXPECT_EQ(evaluate(state, Side::First, {}), -evaluate(state, Side::Second, {}));
}

TEST(MessEvaluation, LikesMoneyMonopoliesAndHouses) {
  const auto value = [](const std::string& men, const std::string& houses, const std::string& cash) {
    Fields fields;
    fields.men = men;
    fields.houses = houses;
    fields.cash = cash;
    return evaluate(fields.state(), Side::First, {});
  };
  EXPECT_GT(value("-/-", "-", "1500/1400"), 0);
  EXPECT_GT(value("37P39P/-", "-", "1000/1000"), value("35P39P/-", "-", "1000/1000"));
  EXPECT_GT(value("37P39P/-", "37:3,39:3", "1000/1000"), value("37P39P/-", "-", "1000/1000"));
}

TEST(MessEvaluation, CountsADebtAsSpent) {
  Fields fields;
  fields.men = "5R/39Q";
  fields.cash = "100/1000";
  fields.tokens = "4/0";
  fields.roll = "1-3";
  fields.phase = "after";
  const int free = evaluate(fields.state(), Side::First, {});
  fields.phase = "debt";
  fields.claim = "0>b:200";
  EXPECT_EQ(evaluate(fields.state(), Side::First, {}), free - 200);
}

TEST(MessEvaluation, ABankruptcyIsLost) {
  Fields fields;
  fields.cash = "0/1000";
  fields.tokens = "0/0";
  State state = fields.state();
  games::mess::test::play(state, "roll dice:1-3");
  ASSERT_EQ(state.phase(), games::mess::Phase::Over);
  EXPECT_EQ(evaluate(state, Side::First, {}), -kWin);
  EXPECT_EQ(evaluate(state, Side::Second, {}), kWin);
}

}  // namespace
}  // namespace messhall::search::mess
