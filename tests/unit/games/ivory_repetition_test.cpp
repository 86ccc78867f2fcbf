// Both rules of repetition. "perpetual-check (default; the rule that the inventor says it should be): a piece may not
// give check on three of its owner's turns in a row; such a third move is illegal. Decision: any other third occurrence
// of a position with the same player to move is a draw. zillions: the player whose move brings about a position for the
// third time loses; there is no rule about checks."
#include <gtest/gtest.h>

#include "games/adapter.hpp"
#include "games/ivory/face.hpp"
#include "unit/games/ivory_fixture.hpp"

namespace messhall::games::ivory {
namespace {

const Options kZillions{{"repetition", "zillions"}};
// The Numskull checks along the ranks 9 and 8 in turn; the Brain goes up and down.
const char* const kChase = "9/3nb4/7S1/9/9/9/9/9/5B3/9 w 0 1";
// Nobody attacks anybody: d1-d2 and f10-f9, to and fro.
const char* const kShuffle = "5b3/9/9/n8/9/9/N8/9/9/3B5 w 0 1";

TEST(IvoryRepetition, NoPerpetualCheckIsTheDefault) {
  EXPECT_EQ(position("startpos")->options(),
            (Options{{"repetition", "perpetual-check"}, {"third-time", "on"}, {"move-limit", "on"}}));
}

// "a piece may not give check on three of its owner's turns in a row; such a third move is illegal"
TEST(IvoryRepetition, TheThirdCheckInARowIsIllegal) {
  const auto here = position(kChase);
  ASSERT_TRUE(play(*here, "h8h9 e9e8 h9h8 e8e9"));
  EXPECT_EQ(here->text(), "9/3nb4/7S1/9/9/9/9/9/5B3/9 w 4 3");
  EXPECT_TRUE(position(kChase)->parse_action("h8h9"));
  EXPECT_FALSE(play(*here, "h8h9"));
}

// issue: "the piece that may not check a third time is named to the player"
TEST(IvoryRepetition, TheRefusalNamesThePiece) {
  const auto here = position(kChase);
  ASSERT_TRUE(play(*here, "h8h9 e9e8 h9h8 e8e9"));
  EXPECT_EQ(refusal(*here, "h8", "h9"),
            "The Numskull on h8 has given check on your last two turns. It may not do so on a third in a row.");
}

TEST(IvoryRepetition, ThePlayerIsToldBefore) {
  const auto here = position(kChase);
  ASSERT_TRUE(play(*here, "h8h9 e9e8 h9h8"));
  EXPECT_EQ(say(here->notice()), "Check from the Numskull on h8.");
  ASSERT_TRUE(play(*here, "e8e9"));
  EXPECT_EQ(say(here->notice()), "The Numskull on h8 has checked twice and may not check now.");
}

// Not the position counts, but the piece: any check by it will do.
TEST(IvoryRepetition, ItDoesNotMatterFromWhereThePieceChecks) {
  const auto here = position(kChase);
  ASSERT_TRUE(play(*here, "h8h9 e9e8 h9h8 e8e9"));
  EXPECT_EQ(refusal(*here, "h8", "e8"),
            "The Numskull on h8 has given check on your last two turns. It may not do so on a third in a row.");
  EXPECT_TRUE(play(*here, "h8g8"));
}

TEST(IvoryRepetition, ATurnWithoutCheckBeginsTheCountAnew) {
  const auto here = position(kChase, {{"third-time", "off"}});
  ASSERT_TRUE(play(*here, "h8h9 e9e8 h9h8 e8e9"));
  ASSERT_TRUE(play(*here, "h8g8 e9e10 g8h8 e10e9"));
  ASSERT_TRUE(play(*here, "h8h9 e9e8 h9h8 e8e9"));
  EXPECT_FALSE(play(*here, "h8h9"));
}

// Only the same piece is tired; another may give the third check.
TEST(IvoryRepetition, AnotherPieceMayGiveTheThirdCheck) {
  const auto here = position("9/S2nb4/7S1/9/9/9/9/9/5B3/9 w 0 1");
  ASSERT_TRUE(play(*here, "h8h9 e9e8 h9h8 e8e9"));
  EXPECT_FALSE(refusal(*here, "h8", "h9").empty());
  EXPECT_TRUE(play(*here, "a9d9"));
}

// A piece that was taken has no history; neither has the one that took it.
TEST(IvoryRepetition, ThePieceThatTookAtItsPlaceStartsAnew) {
  State here = state(kChase);
  here.make({sq("h8"), sq("h9")});
  here.make({sq("e9"), sq("e8")});
  here.make({sq("h9"), sq("h8")});
  EXPECT_EQ(names(here.checks(Side::First).once), "h8");
  EXPECT_EQ(names(here.checks(Side::First).twice), "h8");
  State taken = state("9/3nb4/6yS1/9/9/9/9/9/5B3/9 w 0 1");
  taken.make({sq("h8"), sq("h9")});
  EXPECT_EQ(names(taken.checks(Side::First).once), "h9");
  taken.make({sq("g8"), sq("h10")});
  EXPECT_EQ(names(taken.checks(Side::First).once), "h9");
}

TEST(IvoryRepetition, ChecksAreForgottenWithThePieceThatGaveThem) {
  State here = state("4b4/9/9/6y2/4S4/9/9/9/9/5B3 b 0 1");
  EXPECT_EQ(names(here.checks(Side::First).once), "e6");
  here.make({sq("g7"), sq("e6")});
  EXPECT_TRUE(here.checks(Side::First).once.empty());
  EXPECT_EQ(here.text(), "4b4/9/9/9/4y4/9/9/9/9/5B3 w 0 2");
}

// House: "A piece gives check when it attacks the Brain after its owner's turn, whether it has just moved or another
// has opened its way."
TEST(IvoryRepetition, AnOpenedWayIsACheckByThePieceBehind) {
  State here = state("4b4/9/9/9/4N4/9/4S4/9/9/5B3 w 0 1");
  EXPECT_TRUE(here.checkers().empty());
  here.make({sq("e6"), sq("f6")});
  EXPECT_EQ(names(here.checkers()), "e4");
}

TEST(IvoryRepetition, TheBrainItselfMayNotCheckThreeTimesEither) {
  // The red Brain looks up the file; the blue one, on its third rank, cannot look back.
  const auto here = position("9/9/3b5/n8/9/9/N8/9/9/4B4 w 0 1");
  ASSERT_TRUE(play(*here, "e1d1 d8e8 d1e1 e8d8"));
  EXPECT_EQ(refusal(*here, "e1", "d1"),
            "The Brain on e1 has given check on your last two turns. It may not do so on a third in a row.");
  EXPECT_TRUE(here->refusal(sq("a4"), sq("a5")).empty());
}

TEST(IvoryRepetition, BothSidesHaveTheirOwnCount) {
  const auto here = position("5b3/9/9/9/9/9/9/7s1/3NB4/9 b 0 1");
  ASSERT_TRUE(play(*here, "h3h2 e2e3 h2h3 e3e2"));
  EXPECT_EQ(refusal(*here, "h3", "h2"),
            "The Numskull on h3 has given check on your last two turns. It may not do so on a third in a row.");
}

// House: "In a game that begins in the middle, nothing is known of earlier turns: checks that stand on the board count
// as the first."
TEST(IvoryRepetition, ACheckThatStandsOnTheBoardCountsAsTheFirst) {
  const auto here = position("9/3nb2S1/9/9/9/9/9/9/5B3/9 b 0 1");
  ASSERT_TRUE(play(*here, "e9e8 h9h8 e8e9"));
  EXPECT_FALSE(play(*here, "h8h9"));
}

TEST(IvoryRepetition, ATextForgetsTheChecksBefore) {
  const auto here = position(kChase);
  ASSERT_TRUE(play(*here, "h8h9 e9e8 h9h8 e8e9"));
  const auto again = position(here->text());
  EXPECT_TRUE(play(*again, "h8h9"));
}

TEST(IvoryRepetition, TakingBackBringsTheCountBack) {
  const auto here = position(kChase);
  ASSERT_TRUE(play(*here, "h8h9 e9e8 h9h8 e8e9"));
  EXPECT_TRUE(here->undo());
  EXPECT_TRUE(here->undo());
  ASSERT_TRUE(play(*here, "h9g9 e8e9"));
  EXPECT_TRUE(here->undo());
  EXPECT_TRUE(here->undo());
  ASSERT_TRUE(play(*here, "h9h8 e8e9"));
  EXPECT_FALSE(play(*here, "h8h9"));
}

TEST(IvoryRepetition, ACloneKnowsTheChecks) {
  const auto here = position(kChase);
  ASSERT_TRUE(play(*here, "h8h9 e9e8 h9h8"));
  const auto twin = here->clone();
  ASSERT_TRUE(play(*twin, "e8e9"));
  EXPECT_FALSE(play(*twin, "h8h9"));
}

// The history of checks decides which moves there are, so it is part of the key; the position is the same one.
TEST(IvoryRepetition, TheKeyKnowsTheChecksAndTheRepetitionKeyDoesNot) {
  State chased = state(kChase);
  for (const std::string_view move : {"h8h9", "e9e8", "h9h8", "e8e9"}) {
    chased.make({sq(move.substr(0, 2)), sq(move.substr(2))});
  }
  const State fresh = state(kChase);
  EXPECT_EQ(chased.repetition_key(), fresh.repetition_key());
  EXPECT_NE(chased.key(), fresh.key());
}

// A player whose last moves would all be third checks has no legal move.
TEST(IvoryRepetition, WhoCouldOnlyGiveAThirdCheckHasNoMove) {
  const auto here = position("3b5/9/4N4/9/9/9/9/3s5/5B3/9 w 0 1");
  ASSERT_TRUE(play(*here, "e8d8 d10e10 d8e8 e10d10"));
  EXPECT_EQ(here->outcome().result, Verdict::SecondWins);
  EXPECT_EQ(here->outcome().reason, "stalemate");
  const auto free = position("3b5/9/4N4/9/9/9/9/3s5/5B3/9 w 0 1", kZillions);
  ASSERT_TRUE(play(*free, "e8d8 d10e10 d8e8 e10d10"));
  EXPECT_FALSE(free->outcome().over());
}

// "Decision: any other third occurrence of a position with the same player to move is a draw."
TEST(IvoryRepetition, TheThirdOccurrenceIsADraw) {
  const auto here = position(kShuffle);
  ASSERT_TRUE(play(*here, "d1d2 f10f9 d2d1 f9f10 d1d2 f10f9 d2d1"));
  EXPECT_FALSE(here->outcome().over());
  ASSERT_TRUE(play(*here, "f9f10"));
  EXPECT_EQ(here->outcome().result, Verdict::Draw);
  EXPECT_EQ(here->outcome().reason, "repetition");
  EXPECT_TRUE(here->actions().empty());
}

// A position is the same whatever checks led to it.
TEST(IvoryRepetition, ChecksOnTheWayDoNotMakeADifferentPosition) {
  const auto here = position(kChase);
  ASSERT_TRUE(play(*here, "h8h9 e9e8 h9h8 e8e9"));
  ASSERT_TRUE(play(*here, "h8g8 e9e10 g8h8 e10e9"));
  EXPECT_EQ(here->outcome().result, Verdict::Draw);
}

TEST(IvoryRepetition, TheDrawCanBeSwitchedOff) {
  const auto here = position(kShuffle, {{"third-time", "off"}});
  for (int i = 0; i < 4; ++i) ASSERT_TRUE(play(*here, "d1d2 f10f9 d2d1 f9f10"));
  EXPECT_FALSE(here->outcome().over());
  EXPECT_TRUE(play(*here, "d1d2"));
}

// "zillions: the player whose move brings about a position for the third time loses"
TEST(IvoryRepetition, UnderZillionsWhoRepeatsForTheThirdTimeLoses) {
  const auto here = position(kShuffle, kZillions);
  ASSERT_TRUE(play(*here, "d1d2 f10f9 d2d1 f9f10 d1d2 f10f9 d2d1"));
  EXPECT_FALSE(here->outcome().over());
  ASSERT_TRUE(play(*here, "f9f10"));
  EXPECT_EQ(here->outcome().result, Verdict::FirstWins);
  EXPECT_EQ(here->outcome().reason, "repetition");
  EXPECT_EQ(say(here->outcome().story), "Blue brought about the same position for the third time.");
  EXPECT_TRUE(here->actions().empty());
  EXPECT_TRUE(here->undo());
  EXPECT_FALSE(here->outcome().over());
}

TEST(IvoryRepetition, UnderZillionsRedCanLoseByItToo) {
  const auto here = position("5b3/9/9/n8/9/9/N8/9/9/3B5 b 0 1", kZillions);
  ASSERT_TRUE(play(*here, "f10f9 d1d2 f9f10 d2d1 f10f9 d1d2 f9f10 d2d1"));
  EXPECT_EQ(here->outcome().result, Verdict::SecondWins);
  EXPECT_EQ(say(here->outcome().story), "Red brought about the same position for the third time.");
}

// "there is no rule about checks"
TEST(IvoryRepetition, UnderZillionsChecksAreNotCounted) {
  const auto here = position(kChase, kZillions);
  ASSERT_TRUE(play(*here, "h8h9 e9e8 h9h8 e8e9 h8h9"));
  ASSERT_TRUE(play(*here, "e9e8 h9h8"));
  EXPECT_FALSE(here->outcome().over());
  ASSERT_TRUE(play(*here, "e8e9"));  // the third time: it is Blue who brings it about
  EXPECT_EQ(here->outcome().result, Verdict::FirstWins);
}

TEST(IvoryRepetition, UnderZillionsTheSwitchForDrawsPlaysNoPart) {
  for (const char* third : {"on", "off"}) {
    const auto here = position(kShuffle, {{"repetition", "zillions"}, {"third-time", third}});
    ASSERT_TRUE(play(*here, "d1d2 f10f9 d2d1 f9f10 d1d2 f10f9 d2d1 f9f10"));
    EXPECT_EQ(here->outcome().result, Verdict::FirstWins);
  }
}

TEST(IvoryRepetition, TheKoreanVariantHasTheSameRules) {
  const auto here = korean(kChase);
  ASSERT_TRUE(play(*here, "h8h9 e9e8 h9h8 e8e9"));
  EXPECT_EQ(refusal(*here, "h8", "h9"),
            "The Numskull on h8 has given check on your last two turns. It may not do so on a third in a row.");
  const auto drawn = korean(kShuffle);
  ASSERT_TRUE(play(*drawn, "d1d2 f10f9 d2d1 f9f10 d1d2 f10f9 d2d1 f9f10"));
  EXPECT_EQ(drawn->outcome().result, Verdict::Draw);
}

}  // namespace
}  // namespace messhall::games::ivory
