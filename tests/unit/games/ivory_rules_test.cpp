// The rules of Storm the Ivory Tower, sentence by sentence, as agreed for this project. Quotations come from the rules
// (Fergus Duniho, 2003 and 2005) made exact; those marked "seed" are the inventor's own words.
#include "games/ivory/rules.hpp"

#include <gtest/gtest.h>

#include "games/ivory/face.hpp"
#include "unit/games/ivory_fixture.hpp"

namespace messhall::games::ivory {
namespace {

// "Start: syftbtfys/..., Red at the bottom, Red first."
TEST(IvoryRules, RedStandsAtTheBottomAndMovesFirst) {
  const auto start = position("startpos");
  EXPECT_EQ(start->text(), "syftbtfys/9/1c5c1/n1n1n1n1n/9/9/N1N1N1N1N/1C5C1/9/SYFTBTFYS w 0 1");
  EXPECT_EQ(start->to_move(), Side::First);
  EXPECT_EQ(say(start->info().first), "Red");
  EXPECT_EQ(say(start->info().second), "Blue");
  EXPECT_EQ(start->piece_at(sq("e1")), (Piece{sq("e1"), 0, Side::First}));
  EXPECT_EQ(start->piece_at(sq("e10")), (Piece{sq("e10"), 0, Side::Second}));
  EXPECT_EQ(start->pieces().size(), 32U);
}

// "each Brain starts on the centre of its tower (e2, e9)"
TEST(IvoryRules, KoreanBrainsStartInTheCentreOfTheirTowers) {
  const auto start = korean("startpos");
  EXPECT_EQ(start->text(), "syft1tfys/4b4/1c5c1/n1n1n1n1n/9/9/N1N1N1N1N/1C5C1/4B4/SYFT1TFYS w 0 1");
  EXPECT_EQ(start->piece_at(sq("e2")), (Piece{sq("e2"), 0, Side::First}));
  EXPECT_EQ(start->piece_at(sq("e9")), (Piece{sq("e9"), 0, Side::Second}));
}

// "Same board"
TEST(IvoryRules, BothVariantsArePlayedOnTheSameBoard) {
  EXPECT_EQ(position("startpos")->info().board.arrows, korean("startpos")->info().board.arrows);
}

// "The Ivory Towers are d1-f3 and d8-f10."
TEST(IvoryRules, TheTowersAreWhereTheyAre) {
  EXPECT_EQ(names(kTower[0]), "d1 e1 f1 d2 e2 f2 d3 e3 f3");
  EXPECT_EQ(names(kTower[1]), "d8 e8 f8 d9 e9 f9 d10 e10 f10");
  EXPECT_EQ(position("startpos")->info().board.towers.size(), 18U);
}

// "the towers' arrows keep them in"
TEST(IvoryRules, NoArrowLeadsASingleStepOutOfATower) {
  for (const Bits tower : kTower) {
    for (const Square square : tower)
      EXPECT_TRUE((kTables.steps[square] & ~tower).empty()) << square_name(kSize, square);
  }
}

// seed: "the other arrows are configured to prevent Ninnies from entering with their one-step move", but for the four
// squares where Fuddy-Duddies start ("a neighboring Fuddy-Duddy square").
TEST(IvoryRules, SingleStepsLeadIntoTheTowersOnlyFromFourSquares) {
  Bits doors;
  for (const Bits tower : kTower) {
    for (const Square square : tower) doors |= kTables.steps_to[square] & ~tower;
  }
  EXPECT_EQ(names(doors), "c1 g1 c10 g10");
}

// "A river runs between ranks 5 and 6: a piece is across when it stands on the other player's five ranks."
TEST(IvoryRules, AcrossIsTheOtherPlayersHalf) {
  EXPECT_EQ(position("startpos")->info().board.river_above_rank, 5);
  EXPECT_EQ(kAcross[0].count(), 45);
  EXPECT_TRUE(kAcross[0].contains(sq("a6")));
  EXPECT_FALSE(kAcross[0].contains(sq("i5")));
  EXPECT_TRUE(kAcross[1].contains(sq("i5")));
  EXPECT_FALSE(kAcross[1].contains(sq("a6")));
}

// "The river itself stops nobody."
TEST(IvoryRules, TheRiverStopsNobody) {
  EXPECT_EQ(targets(*position("3b5/9/9/9/9/4N4/9/9/9/4B4 w 0 1"), "e5"), "d4 d5 d6 e4 e6 f4 f5 f6");
  EXPECT_EQ(targets(*position("3b5/9/9/9/9/4F4/9/9/9/4B4 w 0 1"), "e5"), "c3 c5 c7 e3 e7 g3 g5 g7");
}

// "every direction is that of an arrow of the starting square"
TEST(IvoryRules, OnlyTheArrowsOfTheStartingSquareCount) {
  EXPECT_EQ(targets(*position("3b5/9/9/9/1S7/9/9/9/9/4B4 w 0 1"), "b6"), "b10 b7 b8 b9");
}

// "Brain | one step"
TEST(IvoryRules, BrainGoesOneStep) {
  EXPECT_EQ(targets(*position("3b5/9/9/9/9/9/9/9/4B4/9 w 0 1"), "e2"), "e1 e3 f1 f2 f3");
  EXPECT_EQ(targets(*position("5b3/9/9/9/9/9/9/4B4/9/9 w 0 1"), "e3"), "d3 e2");
}

// "It also attacks the enemy Brain like a Numskull: along an arrow of its own square, any distance, nothing between."
TEST(IvoryRules, ABrainMayNotStepOntoTheOthersLine) {
  EXPECT_EQ(targets(*position("9/4b4/9/n8/9/9/N8/9/9/3B5 w 0 1"), "d1"), "d2");
}

TEST(IvoryRules, APieceBetweenTheBrainsIsPinned) {
  const auto here = position("4b4/9/9/n8/9/4Y4/9/9/9/4B4 w 0 1");
  EXPECT_EQ(targets(*here, "e5"), "");
  EXPECT_EQ(targets(*here, "e1"), "d1 e2 f1");
}

// seed: "the Brain cannot attack the other Brain from the third rank ... This allows one Brain to actually check the
// other Brain on occasion."
TEST(IvoryRules, ABrainOnTheThirdRankIsCheckedWithoutCheckingBack) {
  const State here = state("9/9/4b4/n8/9/9/N8/9/9/4B4 b 0 1");
  EXPECT_TRUE(here.checked());
  EXPECT_EQ(names(here.checkers()), "e1");
  EXPECT_FALSE(here.attacked(sq("e1"), Side::Second));
}

TEST(IvoryRules, NoArrowOfATowersThirdRankPointsToTheOtherTower) {
  for (const std::string_view name : {"d3", "e3", "f3"}) EXPECT_FALSE(kBoard.points(sq(name), Direction::N));
  for (const std::string_view name : {"d8", "e8", "f8"}) EXPECT_FALSE(kBoard.points(sq(name), Direction::S));
}

// "like a Numskull": only the Brain is attacked that way, and only along arrows.
TEST(IvoryRules, TheBrainTakesNothingElseFromAfar) {
  EXPECT_EQ(targets(*position("3b5/9/9/9/9/4n4/9/9/9/4B4 w 0 1"), "e1"), "e2 f1");
}

// "Brains are never actually taken"
TEST(IvoryRules, ABrainIsNeverTaken) {
  const State here = state("9/3nb4/7S1/9/9/9/9/9/5B3/9 w 0 1");
  State checked = here;
  checked.make({sq("h8"), sq("h9")});
  EXPECT_EQ(names(checked.checkers()), "h9");
  // Were it Red's turn again, the way of the Numskull would end before the Brain.
  checked.make_null();
  EXPECT_FALSE(checked.targets(sq("h9")).contains(sq("e9")));
}

// "Toady | one step"; "arrows keep them in"
TEST(IvoryRules, ToadyGoesOneStepAndNeverLeavesTheTower) {
  const auto here = position("5b3/9/9/9/9/9/9/5T3/4T4/3B5 w 0 1");
  EXPECT_EQ(targets(*here, "e2"), "d2 d3 e1 e3 f1 f2");
  EXPECT_EQ(targets(*here, "f3"), "e3 f2");
}

// "one step to an empty square (the pass square), then one more outward: an orthogonal first step is followed by either
// of the two diagonals that lead on, a diagonal first step by either of the two orthogonals that lead on"
TEST(IvoryRules, YahooGoesAStepAndOneMoreOutward) {
  EXPECT_EQ(targets(*position("3b5/9/9/9/9/4Y4/9/9/9/5B3 w 0 1"), "e5"), "c4 c6 d3 d7 f3 f7 g4 g6");
  // b1 points north, north-east and north-west: orthogonal first steps and diagonal ones.
  EXPECT_EQ(targets(*position("3b5/9/9/9/9/9/9/9/9/1Y2B4 w 0 1"), "b1"), "a3 c3 d2");
}

// "The arrows of the pass square do not matter."
TEST(IvoryRules, TheArrowsOfThePassSquareDoNotMatter) {
  // From a1 north: a2 has no diagonal arrows, and the Yahoo goes on to b3 all the same.
  EXPECT_EQ(targets(*position("3b5/9/9/9/9/9/9/9/9/Y3B4 w 0 1"), "a1"), "b3 c2");
}

// seed: "It may not move two spaces in the same direction, and it may not move to an adjacent space."
TEST(IvoryRules, YahooNeitherGoesStraightOnNorStaysNear) {
  const auto here = position("3b5/9/9/9/9/4Y4/9/9/9/5B3 w 0 1");
  for (const std::string_view to : {"e7", "g5", "g7", "e6", "f5", "f6"}) {
    EXPECT_FALSE(here->refusal(sq("e5"), sq(to)).empty()) << to;
  }
}

// seed: "When a potential pass square is occupied, the Yahoo is blocked from passing through it."
TEST(IvoryRules, YahooIsBlockedByAPieceOnItsPassSquare) {
  // f6, f4 and the like are free: the other way to the same square stays open.
  EXPECT_EQ(targets(*position("3b5/9/9/9/3Nn4/4Yn3/9/9/9/4B4 w 0 1"), "e5"), "c4 c6 d3 f3 f7 g4 g6");
}

// "Two ways of one piece to the same square are one move; it is blocked only when every way is."
TEST(IvoryRules, TwoWaysOfAYahooAreOneMove) {
  const auto both = position("3b5/9/9/9/9/4Y4/9/9/9/5B3 w 0 1");
  const auto moves = sorted_moves(*both);
  EXPECT_EQ(std::count(moves.begin(), moves.end(), "e5f7"), 1);
  EXPECT_TRUE(position("3b5/9/9/9/4n4/4Y4/9/9/9/5B3 w 0 1")->refusal(sq("e5"), sq("f7")).empty());
  EXPECT_FALSE(position("3b5/9/9/9/4nn3/4Y4/9/9/9/5B3 w 0 1")->refusal(sq("e5"), sq("f7")).empty());
}

TEST(IvoryRules, YahooTakesAtTheEndOfItsWay) {
  const auto here = position("3b5/9/9/5n3/9/4Y4/9/9/9/5B3 w 0 1");
  ASSERT_TRUE(play(*here, "e5f7"));
  EXPECT_EQ(here->captured(Side::Second)[6], 5);
}

// "Numskull | slides"; seed: "until it stops on an empty space, captures an enemy piece, or is blocked by a friendly
// piece or the edge of the board. It may never jump over another piece."
TEST(IvoryRules, NumskullSlidesUntilSomethingStopsIt) {
  const auto here = position("3b5/2n6/2n6/9/9/9/N1S6/9/9/4B4 w 0 1");
  EXPECT_EQ(targets(*here, "c4"), "b4 c1 c2 c3 c5 c6 c7 c8 d4 e4 f4 g4 h4 i4");
}

// "moves without capturing like a Numskull; captures along an arrow by hopping over exactly one piece of either side,
// with any number of empty squares before and after it"
TEST(IvoryRules, ClodhopperSlidesToMoveAndHopsToTake) {
  const auto here = position("5b3/9/1s7/9/9/1N7/9/yC2n2c1/9/3B5 w 0 1");
  EXPECT_EQ(targets(*here, "b3"), "b1 b2 b4 b8 c3 d3 h3");
}

TEST(IvoryRules, ClodhopperHopsOverExactlyOnePiece) {
  EXPECT_EQ(targets(*position("3b5/1n7/1n7/9/1N7/9/9/1C7/9/4B4 w 0 1"), "b3"),
            "a3 b1 b2 b4 b5 b8 c3 d3 e3 f3 g3 h3 i3");
  EXPECT_EQ(targets(*position("3b5/1n7/1N7/9/1N7/9/9/1C7/9/4B4 w 0 1"), "b3"), "a3 b1 b2 b4 b5 c3 d3 e3 f3 g3 h3 i3");
}

TEST(IvoryRules, AClodhopperMayBeTheHurdleAndThePrey) {
  EXPECT_EQ(targets(*position("3b5/9/1c7/9/1c7/9/9/1C7/9/4B4 w 0 1"), "b3"), "a3 b1 b2 b4 b5 b8 c3 d3 e3 f3 g3 h3 i3");
}

// A piece that steps between becomes a hurdle: it may open the own Brain.
TEST(IvoryRules, EnteringALineMayOpenTheBrainToAClodhopper) {
  const auto here = position("3b5/9/9/4c4/9/9/3N5/9/9/4B4 w 0 1");
  EXPECT_EQ(targets(*here, "d4"), "c4 d5");
}

// "two steps in the same direction, the first square empty"
TEST(IvoryRules, FuddyDuddyGoesTwoSquares) {
  EXPECT_EQ(targets(*position("3b5/9/9/9/9/9/2F6/9/9/4B4 w 0 1"), "c4"), "a4 c2 c6 e4");
  EXPECT_EQ(targets(*position("3b5/9/9/9/9/2n6/2F6/9/9/4B4 w 0 1"), "c4"), "a4 c2 e4");
}

// "When it starts across the river it may also make one single step to an empty square that is also across the river"
TEST(IvoryRules, FuddyDuddyMakesASingleStepAcrossTheRiver) {
  EXPECT_EQ(targets(*position("3b5/9/9/2F6/9/9/9/9/9/4B4 w 0 1"), "c7"), "a7 b7 c5 c6 c8 c9 d7 e7");
  // Blue's turn: across is the other way round.
  EXPECT_EQ(targets(*position("3b5/9/9/9/9/9/2f6/9/9/4B4 b 0 1"), "c4"), "a4 b4 c2 c3 c5 c6 d4 e4");
}

TEST(IvoryRules, FuddyDuddyTakesNothingWithASingleStep) {
  const auto here = position("3b5/9/9/2Fn5/9/9/9/9/9/4B4 w 0 1");
  EXPECT_EQ(targets(*here, "c7"), "a7 b7 c5 c6 c8 c9");
}

// seed: "Naturally, the Fuddy-Duddy would never recross the river with such a breach of decorum."
TEST(IvoryRules, FuddyDuddyNeverStepsBackOverTheRiver) {
  EXPECT_EQ(targets(*position("3b5/9/9/9/4F4/9/9/9/9/5B3 w 0 1"), "e6"), "c4 c6 c8 d6 d7 e4 e7 e8 f6 f7 g4 g6 g8");
}

// seed: "The additional power of movement it gains across the river is not a permanent promotion."
TEST(IvoryRules, FuddyDuddyLosesTheSingleStepWhenItComesBack) {
  const auto here = position("3b5/9/9/9/4F4/9/9/9/9/5B3 w 0 1");
  ASSERT_TRUE(play(*here, "e6e4 d10d9"));
  EXPECT_EQ(targets(*here, "e4"), "c4 e6 g4");
}

// seed: "a Fuddy-Duddy will be trapped if it enters its own Ivory Tower by a corner"
TEST(IvoryRules, FuddyDuddyIsTrappedInACornerOfItsTower) {
  Bits seen = Bits::of(sq("d1"));
  for (int round = 0; round < kBoard.kSquares; ++round) {
    for (const Square square : seen) seen |= kTwoSteps.targets(square, {});
  }
  EXPECT_EQ(names(seen & ~kTower[0]), "");
}

// "Ninny | one step."
TEST(IvoryRules, NinnyGoesOneStepAlongAnArrow) {
  EXPECT_EQ(targets(*position("3b5/9/9/9/9/9/4N4/9/9/4B4 w 0 1"), "e4"), "d4 e5 f4");
}

// "When it starts across the river it may also capture two squares away in an arrow's direction, the square between
// empty, the target also across the river."
TEST(IvoryRules, NinnyChargesAcrossTheRiver) {
  EXPECT_EQ(targets(*position("5b3/2n6/9/f1N1f4/9/2y6/9/9/9/4B4 w 0 1"), "c7"), "a7 b7 c6 c8 c9 d7 e7");
}

TEST(IvoryRules, NinnyChargesOnlyToTake) {
  EXPECT_EQ(targets(*position("5b3/9/9/2N6/9/9/9/9/9/4B4 w 0 1"), "c7"), "b7 c6 c8 d7");
}

TEST(IvoryRules, NinnyChargesOverAnEmptySquareOnly) {
  EXPECT_EQ(targets(*position("5b3/2y6/2n6/nfN6/9/9/9/9/9/4B4 w 0 1"), "c7"), "b7 c6 c8 d7");
}

TEST(IvoryRules, NinnyDoesNotChargeBackOverTheRiver) {
  EXPECT_EQ(targets(*position("5b3/9/9/2N6/9/2y6/9/9/9/4B4 w 0 1"), "c7"), "b7 c6 c8 d7");
}

TEST(IvoryRules, NinnyDoesNotChargeAtHome) {
  EXPECT_EQ(targets(*position("5b3/9/9/9/2n6/9/2N6/9/9/4B4 w 0 1"), "c4"), "b4 c3 c5 d4");
}

TEST(IvoryRules, BluesNinniesChargeTheOtherWay) {
  EXPECT_EQ(targets(*position("5b3/9/9/9/2N6/9/2n6/9/2Y6/4B4 b 0 1"), "c4"), "b4 c2 c3 c5 d4");
}

// "It never promotes."
TEST(IvoryRules, NinnyNeverPromotes) {
  const auto here = position("3b5/N8/9/9/9/9/9/9/9/4B4 w 0 1");
  ASSERT_TRUE(play(*here, "a9a10"));
  EXPECT_EQ(here->piece_at(sq("a10"))->kind, 6);
  EXPECT_EQ(here->text(), "N2b5/9/9/9/9/9/9/9/9/4B4 b 1 1");
}

// "Only captures by displacement."
TEST(IvoryRules, APieceTakesByGoingToTheSquare) {
  const auto here = position("3b5/9/9/9/9/4n4/4N4/9/9/5B3 w 0 1");
  ASSERT_TRUE(play(*here, "e4e5"));
  EXPECT_EQ(here->piece_at(sq("e5")), (Piece{sq("e5"), 6, Side::First}));
  EXPECT_EQ(here->pieces().size(), 3U);
}

// "A move may not leave one's own Brain attacked."
TEST(IvoryRules, CheckMustBeAnswered) {
  EXPECT_EQ(sorted_moves(*position("3b5/9/4s4/9/9/9/9/1CY6/4T4/2s1B4 w 0 1")),
            (std::vector<std::string>{"c3d1", "e2d1"}));
}

TEST(IvoryRules, CheckIsTold) {
  EXPECT_EQ(say(position("3b5/9/4s4/9/9/9/9/1CY6/4T4/2s1B4 w 0 1")->notice()), "Check from the Numskull on c1.");
  const auto twice = position("5b3/9/9/9/4s4/9/2y6/9/9/4B4 w 0 1");
  EXPECT_EQ(say(twice->notice()), "Check from the Numskull on e6.");
  EXPECT_EQ(say(position("3b5/9/9/9/4s4/9/9/5y3/9/4B4 w 0 1")->notice()),
            "Check from the Yahoo on f3 and from the Numskull on e6.");
  EXPECT_TRUE(position("startpos")->notice().empty());
}

// "A player to move who has no legal move loses, in check (checkmate) ..."
TEST(IvoryRules, CheckmateLoses) {
  const auto here = position("9/9/3b5/9/9/9/9/9/9/2S1B4 w 0 1");
  ASSERT_TRUE(play(*here, "c1d1"));
  EXPECT_EQ(here->outcome().result, Verdict::FirstWins);
  EXPECT_EQ(here->outcome().reason, "checkmate");
  EXPECT_EQ(here->outcome().square, sq("d8"));
  EXPECT_EQ(say(here->outcome().story), "Checkmate: the Brain on d8 is in check, and Blue has no move that helps.");
  EXPECT_TRUE(here->actions().empty());
  EXPECT_EQ(here->perft(1), 0U);
}

// "... or not (stalemate)"
TEST(IvoryRules, StalemateLosesAsWell) {
  const auto here = position("9/5b3/3F5/9/9/9/9/9/9/4B4 b 0 1");
  EXPECT_EQ(here->outcome().result, Verdict::FirstWins);
  EXPECT_EQ(here->outcome().reason, "stalemate");
  EXPECT_EQ(say(here->outcome().story), "Stalemate: Blue is not in check and has no legal move, which loses as well.");
  EXPECT_TRUE(here->actions().empty());
}

// "Decision: 100 plies without a capture are a draw in both."
TEST(IvoryRules, AHundredPliesWithoutACaptureAreADraw) {
  for (const char* rule : {"perpetual-check", "zillions"}) {
    const auto here = position("5b3/9/9/n8/9/9/N8/9/9/3B5 w 98 60", {{"repetition", rule}});
    ASSERT_TRUE(play(*here, "d1d2"));
    EXPECT_FALSE(here->outcome().over());
    ASSERT_TRUE(play(*here, "f10f9"));
    EXPECT_EQ(here->outcome().result, Verdict::Draw);
    EXPECT_EQ(here->outcome().reason, "hundred-plies");
    EXPECT_TRUE(here->actions().empty());
  }
}

TEST(IvoryRules, ACaptureStartsTheCountAgain) {
  const auto here = position("3b5/9/9/9/9/4n4/4N4/9/9/5B3 w 99 60");
  ASSERT_TRUE(play(*here, "e4e5"));
  EXPECT_FALSE(here->outcome().over());
  EXPECT_EQ(here->text(), "3b5/9/9/9/9/4N4/9/9/9/5B3 b 0 60");
}

TEST(IvoryRules, TheLimitOfPliesCanBeSwitchedOff) {
  const auto here = position("5b3/9/9/n8/9/9/N8/9/9/3B5 w 99 60", {{"move-limit", "off"}});
  ASSERT_TRUE(play(*here, "d1d2"));
  EXPECT_FALSE(here->outcome().over());
}

TEST(IvoryRules, CheckmateOnTheHundredthPlyWins) {
  const auto here = position("9/9/3b5/9/9/9/9/9/9/2S1B4 w 99 60");
  ASSERT_TRUE(play(*here, "c1d1"));
  EXPECT_EQ(here->outcome().reason, "checkmate");
}

// Korean: "one step, then two more outward, the first two squares empty: an orthogonal first step is followed by two
// diagonal steps in one of the two directions that lead on, a diagonal first step by two orthogonal ones"
TEST(IvoryKoreanRules, FuddyDuddyGoesOneStepAndTwoOutward) {
  EXPECT_EQ(targets(*korean("9/5b3/9/9/9/4F4/9/9/3B5/9 w 0 1"), "e5"), "b3 b4 b6 b7 c2 c8 d8 f2 f8 g2 g8 h3 h4 h6 h7");
  EXPECT_EQ(targets(*korean("9/5b3/9/9/9/9/9/9/3B5/2F6 w 0 1"), "c1"), "b4 f3");
}

TEST(IvoryKoreanRules, FuddyDuddyIsBlockedOnBothSquares) {
  EXPECT_EQ(targets(*korean("9/5b3/9/9/4N4/4F4/2n6/9/3B5/9 w 0 1"), "e5"), "b6 b7 c2 d8 f2 f8 g2 h3 h4 h6 h7");
}

// "No single step across the river."
TEST(IvoryKoreanRules, FuddyDuddyHasNoSingleStepAcrossTheRiver) {
  EXPECT_EQ(targets(*korean("5b3/9/9/2F6/9/9/9/9/3B5/9 w 0 1"), "c7"), "a10 a4 e10 e4 f5 f9");
}

TEST(IvoryKoreanRules, FuddyDuddyTakesAtTheEndOfItsWay) {
  const auto here = korean("9/5b3/9/9/9/9/9/5n3/3B5/2F6 w 0 1");
  ASSERT_TRUE(play(*here, "c1f3"));
  EXPECT_EQ(here->captured(Side::Second)[6], 5);
}

// "moves and captures only by hopping over exactly one piece"
TEST(IvoryKoreanRules, ClodhopperHopsToMoveAndToTake) {
  EXPECT_EQ(targets(*korean("9/4b4/9/9/9/9/9/1C1N3s1/3B5/9 w 0 1"), "b3"), "e3 f3 g3 h3");
  EXPECT_EQ(targets(*korean("9/4b4/9/9/9/9/9/1C7/3B5/9 w 0 1"), "b3"), "");
}

// "which may not be a Clodhopper of either side"
TEST(IvoryKoreanRules, ClodhopperDoesNotHopOverAClodhopper) {
  EXPECT_EQ(targets(*korean("9/4b4/9/9/9/9/9/1C1C3s1/3B5/9 w 0 1"), "b3"), "");
  EXPECT_EQ(targets(*korean("9/4b4/9/9/9/9/9/1C1c3s1/3B5/9 w 0 1"), "b3"), "");
}

// "it may not capture a Clodhopper"
TEST(IvoryKoreanRules, ClodhopperDoesNotTakeAClodhopper) {
  EXPECT_EQ(targets(*korean("9/4b4/9/9/9/9/9/1C1N3c1/3B5/9 w 0 1"), "b3"), "e3 f3 g3");
}

// A Clodhopper that steps between shields the Brain from the other: it is no hurdle.
TEST(IvoryKoreanRules, AClodhopperIsNoHurdleForACheck) {
  EXPECT_TRUE(state<KoreanState>("9/4b4/9/4n4/9/9/4C4/9/5B3/9 b 0 1").checked());
  EXPECT_FALSE(state<KoreanState>("9/4b4/9/4c4/9/9/4C4/9/5B3/9 b 0 1").checked());
}

TEST(IvoryKoreanRules, TheOtherPiecesAreThoseOfTheMainGame) {
  EXPECT_EQ(targets(*korean("3b5/9/9/9/9/4Y4/9/9/9/5B3 w 0 1"), "e5"), "c4 c6 d3 d7 f3 f7 g4 g6");
  EXPECT_EQ(targets(*korean("5b3/2n6/9/f1N1f4/9/2y6/9/9/9/4B4 w 0 1"), "c7"), "a7 b7 c6 c8 c9 d7 e7");
}

}  // namespace
}  // namespace messhall::games::ivory
