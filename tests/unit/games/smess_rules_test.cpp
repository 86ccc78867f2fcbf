// The rules of Smess, sentence by sentence, as agreed for this project. Quotations come from the rules (Perry Grant,
// Parker Brothers 1970) made exact; those marked "Decision" are the house's.
#include "games/smess/rules.hpp"

#include <gtest/gtest.h>

#include "games/smess/face.hpp"
#include "unit/games/smess_fixture.hpp"

namespace messhall::games::smess {
namespace {

const Options kExchange{{"promotion", "exchange"}};

// "Blue is at the bottom and moves first, Red is at the top."
TEST(SmessRules, BlueStandsAtTheBottomAndMovesFirst) {
  const auto start = position("startpos");
  EXPECT_EQ(start->text(), "1ssbss1/nnnnnnn/7/7/7/7/NNNNNNN/1SSBSS1 w 0 1");
  EXPECT_EQ(start->to_move(), Side::First);
  EXPECT_EQ(say(start->info().first), "Blue");
  EXPECT_EQ(say(start->info().second), "Red");
  EXPECT_EQ(start->piece_at(sq("d1")), (Piece{sq("d1"), 0, Side::First}));
  EXPECT_EQ(start->piece_at(sq("d8")), (Piece{sq("d8"), 0, Side::Second}));
  EXPECT_EQ(start->piece_at(sq("a1")), std::nullopt);
  EXPECT_EQ(start->pieces().size(), 24U);
}

// "In Smess a hand is an ordinary arrow."
TEST(SmessRules, AHandIsAnOrdinaryArrow) {
  // A slide passes over the other hand of the colour, and does not come out of it.
  EXPECT_EQ(targets(*position("3b3/7/7/7/5S1/7/7/3B3 w 0 1"), "f4"), "a4 b4 c4 d4 e4");
  EXPECT_EQ(targets(*position("3b3/7/7/1S5/7/7/7/3B3 w 0 1"), "b5"), "c5 d5 e5 f5 g5");
  EXPECT_EQ(targets(*position("3b2S/7/7/7/7/7/7/3B3 w 0 1"), "g8"), "g1 g2 g3 g4 g5 g6 g7");
  EXPECT_EQ(targets(*position("3b3/7/7/7/7/7/7/N2B3 w 0 1"), "a1"), "a2");
}

// "The arrows of the square where a move starts, and no others, give the directions in which the piece may set out."
TEST(SmessRules, OnlyTheArrowsOfTheStartingSquareCount) {
  // d3 points east and west only; the squares on the way have arrows of their own.
  EXPECT_EQ(targets(*position("3b3/7/7/7/7/3S3/7/3B3 w 0 1"), "d3"), "a3 b3 c3 e3 f3 g3");
}

// "Brain | one step along an arrow of its square"
TEST(SmessRules, BrainGoesOneStepAlongAnArrow) {
  EXPECT_EQ(targets(*position("7/7/7/b6/3B3/7/7/N6 w 0 1"), "d4"), "c3 c4 c5 d3 d5 e3 e4 e5");
  EXPECT_EQ(targets(*position("b6/7/7/7/7/7/N6/3B3 w 0 1"), "d1"), "c1 d2 e1");
}

// "Numskull | slides along an arrow of its square"
TEST(SmessRules, NumskullSlidesAlongAnArrow) {
  EXPECT_EQ(targets(*position("3b3/7/7/7/7/7/5S1/3B3 w 0 1"), "f2"), "a2 b2 c2 d2 e2 f3 f4 f5 f6 f7 f8 g1");
}

// "Slide: any number of empty squares, then at most one capture."
TEST(SmessRules, NumskullTakesTheFirstEnemyOnItsWayAndGoesNoFurther) {
  EXPECT_EQ(targets(*position("3b3/2n4/2n4/7/2S4/7/7/3B3 w 0 1"), "c4"), "a4 b4 c1 c2 c3 c5 c6");
}

TEST(SmessRules, NumskullStopsBeforeItsOwnPieces) {
  EXPECT_EQ(targets(*position("3b3/7/2N4/7/2S4/7/7/3B3 w 0 1"), "c4"), "a4 b4 c1 c2 c3 c5");
}

// "Ninny | one step along an arrow of its square"
TEST(SmessRules, NinnyGoesOneStepAlongAnArrowAlsoBackwards) {
  EXPECT_EQ(targets(*position("3b3/7/7/7/7/7/N6/3B3 w 0 1"), "a2"), "a1 a3");
  EXPECT_EQ(targets(*position("3b3/7/7/7/7/3N3/7/3B3 w 0 1"), "d3"), "c3 e3");
}

// "on reaching a square where an enemy Numskull started (b8 c8 e8 f8 for Blue ...) it becomes a Numskull"
TEST(SmessRules, BlueNinnyBecomesANumskullWhereRedNumskullsStarted) {
  for (const std::string move : {"a8b8", "c7c8", "e7e8", "e8f8"}) {
    State set(Rules{});
    set.place(sq("d1"), code(Kind::Brain, Side::First));
    set.place(sq("g3"), code(Kind::Brain, Side::Second));
    set.place(sq(move.substr(0, 2)), code(Kind::Ninny, Side::First));
    const auto here = position(set.text());
    ASSERT_TRUE(play(*here, move)) << move;
    const Square to = sq(move.substr(2));
    EXPECT_EQ(here->piece_at(to), (Piece{to, 1, Side::First})) << move;
  }
}

// "... b1 c1 e1 f1 for Red"
TEST(SmessRules, RedNinnyBecomesANumskullWhereBlueNumskullsStarted) {
  for (const std::string move : {"g1f1", "e2e1", "c2c1", "c1b1"}) {
    State set(Rules{});
    set.place(sq("a6"), code(Kind::Brain, Side::First));
    set.place(sq("d8"), code(Kind::Brain, Side::Second));
    set.place(sq(move.substr(0, 2)), code(Kind::Ninny, Side::Second));
    set.set_side(Side::Second);
    const auto here = position(set.text());
    ASSERT_TRUE(play(*here, move)) << move;
    const Square to = sq(move.substr(2));
    EXPECT_EQ(here->piece_at(to), (Piece{to, 1, Side::Second})) << move;
  }
}

TEST(SmessRules, NinnyStaysANinnyOnTheOtherSquaresOfTheRank) {
  const auto red = position("3b3/7/7/7/7/6B/n1n1n2/7 b 0 1");
  ASSERT_TRUE(play(*red, "a2a1"));
  EXPECT_EQ(red->piece_at(sq("a1"))->kind, 2);
  const auto blue = position("2N3b/7/7/7/7/7/7/3B3 w 0 1");
  ASSERT_TRUE(play(*blue, "c8d8"));
  EXPECT_EQ(blue->piece_at(sq("d8"))->kind, 2);
}

TEST(SmessRules, NinnyIsNotPromotedWhereItsOwnNumskullsStarted) {
  const auto here = position("3b3/7/7/7/7/7/2N4/3B3 w 0 1");
  ASSERT_TRUE(play(*here, "c2c1"));
  EXPECT_EQ(here->piece_at(sq("c1"))->kind, 2);
}

TEST(SmessRules, NinnyMayPromoteByTakingOnTheSquare) {
  const auto here = position("1ssbss1/4N2/7/7/7/7/7/3B3 w 0 1");
  ASSERT_TRUE(play(*here, "e7e8"));
  EXPECT_EQ(here->piece_at(sq("e8")), (Piece{sq("e8"), 1, Side::First}));
  EXPECT_EQ(here->captured(Side::Second)[1], 1);
}

// "Captures are by displacement."
TEST(SmessRules, APieceTakesByGoingToTheSquare) {
  const auto here = position("3b3/7/7/2n4/3N3/7/7/3B3 w 0 1");
  ASSERT_TRUE(play(*here, "d4c5"));
  EXPECT_EQ(here->piece_at(sq("c5")), (Piece{sq("c5"), 2, Side::First}));
  EXPECT_EQ(here->pieces().size(), 3U);
}

// "Nobody may land on a piece of their own."
TEST(SmessRules, NobodyLandsOnAnOwnPiece) {
  EXPECT_EQ(targets(*position("3b3/7/7/2NNN2/2NBN2/2NNN2/7/7 w 0 1"), "d4"), "");
}

// "There is no check: a Brain may be left or moved where it can be taken."
TEST(SmessRules, TheBrainMayBeLeftWhereItCanBeTaken) {
  EXPECT_EQ(sorted_moves(*position("3b3/7/7/7/3s3/7/N6/3B3 w 0 1")),
            (std::vector<std::string>{"a2a1", "a2a3", "d1c1", "d1d2", "d1e1"}));
}

TEST(SmessRules, TheBrainMayWalkNextToTheOther) {
  const auto here = position("7/7/3b3/7/3B3/7/N6/7 w 0 1");
  EXPECT_TRUE(play(*here, "d4d5"));
  EXPECT_FALSE(here->outcome().over());
}

// "The game ends when a Brain is taken (its owner loses)"
TEST(SmessRules, TakingTheBrainWins) {
  const auto blue = position("4b2/4S2/7/n6/7/7/7/3B3 w 0 1");
  ASSERT_TRUE(play(*blue, "e7e8"));
  EXPECT_EQ(blue->outcome().result, Verdict::FirstWins);
  EXPECT_EQ(blue->outcome().reason, "brain-taken");
  EXPECT_EQ(blue->outcome().square, sq("e8"));
  EXPECT_EQ(say(blue->outcome().story), "The Brain was taken on e8.");
  EXPECT_TRUE(blue->actions().empty());
  EXPECT_EQ(blue->perft(1), 0U);
}

TEST(SmessRules, ABrainMayTakeTheOther) {
  const auto here = position("7/7/7/3b2s/3B3/7/7/7 w 0 1");
  ASSERT_TRUE(play(*here, "d4d5"));
  EXPECT_EQ(here->outcome().result, Verdict::FirstWins);
  EXPECT_EQ(here->outcome().reason, "brain-taken");
}

// "when the player to move has no move (that player loses)": the arrows lead from every square to every other, so only
// a board full of the player's own pieces can bring this about.
TEST(SmessRules, APlayerWithoutAMoveLoses) {
  State full(Rules{});
  for (int s = 0; s < State::kSquares; ++s) {
    full.place(static_cast<Square>(s), code(s == 3 ? Kind::Brain : Kind::Ninny, Side::First));
  }
  EXPECT_FALSE(full.has_move());
  EXPECT_EQ(full.ending(), Ending::Loss);
  State::MoveList moves;
  full.generate(moves);
  EXPECT_TRUE(moves.empty());
  const Outcome outcome = Face::outcome(full, std::nullopt);
  EXPECT_EQ(outcome.result, Verdict::SecondWins);
  EXPECT_EQ(outcome.reason, "no-move");
  EXPECT_EQ(say(outcome.story), "Blue has no move left.");
}

TEST(SmessRules, TheArrowsLeadFromEverySquareToEveryOther) {
  for (int s = 0; s < State::kSquares; ++s) {
    Bits seen = Bits::of(static_cast<Square>(s));
    for (int round = 0; round < State::kSquares; ++round) {
      for (const Square square : seen) seen |= kTables.steps[square];
    }
    EXPECT_EQ(seen.count(), State::kSquares) << s;
  }
}

// "or when only the two Brains are left (draw)"
TEST(SmessRules, TwoLoneBrainsAreADraw) {
  const auto here = position("7/3bN2/7/7/7/7/7/3B3 b 0 1");
  ASSERT_TRUE(play(*here, "d7e7"));
  EXPECT_EQ(here->outcome().result, Verdict::Draw);
  EXPECT_EQ(here->outcome().reason, "two-brains");
  EXPECT_EQ(say(here->outcome().story), "Only the two Brains are left.");
  EXPECT_TRUE(here->actions().empty());
}

TEST(SmessRules, TwoLoneBrainsAreADrawFromTheStart) {
  const auto here = position("3b3/7/7/7/7/7/7/3B3 w 0 1");
  EXPECT_EQ(here->outcome().reason, "two-brains");
  EXPECT_TRUE(here->actions().empty());
}

TEST(SmessRules, TwoBrainsAndANinnyGoOn) { EXPECT_FALSE(position("3b3/7/7/7/7/7/N6/3B3 w 0 1")->outcome().over()); }

// "Decision: should the last move both leave two Brains and leave the opponent without a move, the draw counts."
// A lone Brain always has a step, so this shows that the draw is asked for first, even next to the enemy Brain.
TEST(SmessRules, TheDrawOfTwoBrainsComesBeforeEverythingElse) {
  const auto here = position("7/7/3b3/3N3/3B3/7/7/7 b 99 1");
  ASSERT_TRUE(play(*here, "d6c6"));
  EXPECT_EQ(here->outcome().reason, "hundred-plies");
  const auto drawn = position("7/3b3/3N3/7/3B3/7/7/7 b 99 1");
  ASSERT_TRUE(play(*drawn, "d7d6"));
  EXPECT_EQ(drawn->outcome().reason, "two-brains");
}

// "Option Promotion. always (default, as above)"
TEST(SmessRules, PromotionIsAlwaysByDefault) {
  EXPECT_EQ(position("startpos")->options().at("promotion"), "always");
  const auto five = position("6b/2N4/7/7/7/7/7/1SSBSS1 w 0 1");
  ASSERT_TRUE(play(*five, "c7c8"));
  EXPECT_EQ(five->piece_at(sq("c8"))->kind, 1);
}

// "or exchange: ... promote only in exchange for one of the player's own captured Numskulls"
TEST(SmessRules, ExchangePromotesForACapturedNumskull) {
  const auto here = position("6b/2N4/7/7/7/7/7/1SSB1S1 w 0 1", kExchange);
  ASSERT_TRUE(play(*here, "c7c8"));
  EXPECT_EQ(here->piece_at(sq("c8"))->kind, 1);
}

// "with none captured the Ninny stays a Ninny (four Numskulls a side are all that the box holds)"
TEST(SmessRules, ExchangeKeepsTheNinnyWhenNoNumskullIsCaptured) {
  const auto here = position("6b/2N4/7/7/7/7/7/1SSBSS1 w 7 1", kExchange);
  const ActionView view = here->view(*here->parse_action("c7c8"));
  EXPECT_EQ(view.promoted, std::nullopt);
  EXPECT_EQ(view.notation, "c7–c8");
  ASSERT_TRUE(play(*here, "c7c8"));
  EXPECT_EQ(here->piece_at(sq("c8"))->kind, 2);
  EXPECT_EQ(here->text(), "2N3b/7/7/7/7/7/7/1SSBSS1 b 8 1") << "nothing was promoted, so the count goes on";
}

// "Decision: a Ninny that stayed one is not promoted later unless it moves onto such a square again."
TEST(SmessRules, ANinnyThatStayedOneIsPromotedOnlyWhenItComesAgain) {
  const auto here = position("2N3b/7/7/7/7/7/7/1SSBSS1 b 0 1", kExchange);
  ASSERT_TRUE(play(*here, "g8g7"));
  ASSERT_TRUE(play(*here, "b1b8"));  // offers a Numskull
  ASSERT_TRUE(play(*here, "g7g8"));
  EXPECT_EQ(here->piece_at(sq("c8"))->kind, 2);
  // With one Numskull gone the Ninny on c8 is still a Ninny, until it steps off and on again.
  const auto later = position("2N3b/7/7/7/7/7/7/1SSBS2 w 0 1", kExchange);
  EXPECT_EQ(later->piece_at(sq("c8"))->kind, 2);
  ASSERT_TRUE(play(*later, "c8c7 g8g7 c7c8"));
  EXPECT_EQ(later->piece_at(sq("c8"))->kind, 1);
}

// "the choice is part of the record"
TEST(SmessRules, TheChosenRulesAreKeptByThePosition) {
  const auto here = position("startpos", {{"promotion", "exchange"}, {"repetition", "off"}});
  EXPECT_EQ(here->options(), (Options{{"promotion", "exchange"}, {"repetition", "off"}, {"move-limit", "on"}}));
  EXPECT_EQ(here->clone()->options(), here->options());
}

// "the player is warned, not stopped"
TEST(SmessRules, LeavingTheBrainInDangerIsWarnedOf) {
  const auto here = position("3b3/7/7/7/3s3/7/N6/3B3 w 0 1");
  const auto warnings = here->warnings(*here->parse_action("a2a3"));
  ASSERT_EQ(warnings.size(), 1U);
  EXPECT_EQ(say(warnings[0]), "The Numskull on d4 could then take your Brain on d1.");
}

TEST(SmessRules, WalkingIntoDangerIsWarnedOf) {
  const auto here = position("3b3/7/7/7/2s4/7/N6/3B3 w 0 1");
  EXPECT_EQ(here->warnings(*here->parse_action("d1c1")).size(), 1U);
  EXPECT_TRUE(here->warnings(*here->parse_action("d1e1")).empty());
}

TEST(SmessRules, TakingTheEnemyBrainNeedsNoWarning) {
  const auto here = position("4b2/4S2/7/7/3s3/7/7/3B3 w 0 1");
  EXPECT_EQ(here->warnings(*here->parse_action("e7d7")).size(), 1U);
  EXPECT_TRUE(here->warnings(*here->parse_action("e7e8")).empty());
}

// rules, endings that the inventors do not give (Decision): "by default the third occurrence of a position with the
// same player to move is a draw"
const char* const kShuffle = "3b3/7/7/7/7/7/N6/3B3 w 0 1";

TEST(SmessRules, TheThirdOccurrenceOfAPositionIsADraw) {
  const auto here = position(kShuffle);
  ASSERT_TRUE(play(*here, "a2a1 d8c8 a1a2 c8d8"));
  EXPECT_FALSE(here->outcome().over());
  ASSERT_TRUE(play(*here, "a2a1 d8c8 a1a2"));
  EXPECT_FALSE(here->outcome().over());
  ASSERT_TRUE(play(*here, "c8d8"));
  EXPECT_EQ(here->outcome().result, Verdict::Draw);
  EXPECT_EQ(here->outcome().reason, "repetition");
  EXPECT_EQ(say(here->outcome().story), "The same position came up for the third time.");
  EXPECT_TRUE(here->actions().empty());
  EXPECT_EQ(here->perft(1), 0U);
}

TEST(SmessRules, RepetitionAsksForTheSamePlayerToMove) {
  // The same squares come up, each time with the other side to move.
  const auto here = position("3b3/7/7/7/7/7/N6/3B3 w 0 1");
  ASSERT_TRUE(play(*here, "d1c1 d8c8 c1d1 c8d8"));
  ASSERT_TRUE(play(*here, "a2a1 d8e8 a1a2"));
  EXPECT_FALSE(here->outcome().over());
}

TEST(SmessRules, RepetitionCanBeSwitchedOff) {
  const auto here = position(kShuffle, {{"repetition", "off"}});
  for (int i = 0; i < 5; ++i) ASSERT_TRUE(play(*here, "a2a1 d8c8 a1a2 c8d8"));
  EXPECT_FALSE(here->outcome().over());
}

TEST(SmessRules, AnUndoneRepetitionIsNoDraw) {
  const auto here = position(kShuffle);
  ASSERT_TRUE(play(*here, "a2a1 d8c8 a1a2 c8d8 a2a1 d8c8 a1a2 c8d8"));
  EXPECT_TRUE(here->outcome().over());
  EXPECT_TRUE(here->undo());
  EXPECT_FALSE(here->outcome().over());
  EXPECT_TRUE(play(*here, "c8b8"));
  EXPECT_FALSE(here->outcome().over());
}

// "and so are 100 plies without capture or promotion"
TEST(SmessRules, AHundredPliesWithoutProgressAreADraw) {
  const auto here = position("3b3/7/7/7/7/7/N6/3B3 w 98 60");
  ASSERT_TRUE(play(*here, "a2a1"));
  EXPECT_FALSE(here->outcome().over());
  ASSERT_TRUE(play(*here, "d8c8"));
  EXPECT_EQ(here->outcome().result, Verdict::Draw);
  EXPECT_EQ(here->outcome().reason, "hundred-plies");
  EXPECT_EQ(say(here->outcome().story), "Nothing was taken or promoted for 100 plies.");
  EXPECT_TRUE(here->actions().empty());
}

TEST(SmessRules, ACaptureOrAPromotionStartsTheCountAgain) {
  const auto capture = position("3b3/7/7/2n4/3N3/7/7/3B3 w 99 60");
  ASSERT_TRUE(play(*capture, "d4c5"));
  EXPECT_EQ(capture->text(), "3b3/7/7/2N4/7/7/7/3B3 b 0 60");
  const auto promotion = position("6b/2N4/7/7/7/7/7/3B3 w 99 60");
  ASSERT_TRUE(play(*promotion, "c7c8"));
  EXPECT_EQ(promotion->text(), "2S3b/7/7/7/7/7/7/3B3 b 0 60");
  EXPECT_FALSE(promotion->outcome().over());
}

TEST(SmessRules, ANinnysMoveDoesNotStartTheCountAgain) {
  const auto here = position("3b3/7/7/7/7/7/N6/3B3 w 5 1");
  ASSERT_TRUE(play(*here, "a2a3"));
  EXPECT_EQ(here->text(), "3b3/7/7/7/7/N6/7/3B3 b 6 1");
}

TEST(SmessRules, TheMoveLimitCanBeSwitchedOff) {
  const auto here = position("3b3/7/7/7/7/7/N6/3B3 w 99 60", {{"move-limit", "off"}});
  ASSERT_TRUE(play(*here, "a2a1"));
  EXPECT_FALSE(here->outcome().over());
  EXPECT_FALSE(here->actions().empty());
}

TEST(SmessRules, AWinOnTheHundredthPlyIsAWin) {
  const auto here = position("4b2/4S2/7/7/7/7/7/3B3 w 99 60");
  ASSERT_TRUE(play(*here, "e7e8"));
  EXPECT_EQ(here->outcome().reason, "brain-taken");
}

TEST(SmessRules, PerftStopsAtTheMoveLimit) {
  EXPECT_EQ(position("3b3/7/7/7/7/7/N6/3B3 w 99 60")->perft(1), 5U);
  EXPECT_EQ(position("3b3/7/7/7/7/7/N6/3B3 w 99 60")->perft(2), 0U);
  EXPECT_EQ(position("3b3/7/7/7/7/7/N6/3B3 w 100 60")->perft(1), 0U);
  EXPECT_GT(position("3b3/7/7/7/7/7/N6/3B3 w 99 60", {{"move-limit", "off"}})->perft(2), 0U);
}

TEST(SmessRules, UnknownOptionsAndChoicesAreRefused) {
  const auto refused = [](const Options& options) {
    const auto result = find("smess")->position("startpos", options);
    return result ? std::string() : say(result.error());
  };
  EXPECT_EQ(refused({{"promotions", "always"}}), "This game has no option named promotions.");
  EXPECT_EQ(refused({{"promotion", "never"}}), "The option promotion cannot be never.");
  EXPECT_EQ(refused({{"repetition", "yes"}}), "The option repetition cannot be yes.");
  EXPECT_EQ(refused({{"move-limit", "on"}}), "");
}

}  // namespace
}  // namespace messhall::games::smess
