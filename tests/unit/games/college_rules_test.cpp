// The rules of College Mess, sentence by sentence, as agreed for this project. Quotations come from the rules (Kevin
// Pacey, chessvariants.com) or from those rules made exact; those marked "Decision" are the house's.
#include "games/college/rules.hpp"

#include <gtest/gtest.h>

#include "games/college/face.hpp"
#include "unit/games/college_fixture.hpp"

namespace messhall::games::college {
namespace {

constexpr std::uint8_t kSophomore = static_cast<std::uint8_t>(Kind::Sophomore);
constexpr std::uint8_t kFreshman = static_cast<std::uint8_t>(Kind::Freshman);

// "The board, the setup and the arrows are those of Smess"
TEST(CollegeRules, TheBoardAndTheSetupAreThoseOfSmess) {
  const auto here = position("startpos");
  const auto smess = test::position("smess", "startpos");
  EXPECT_EQ(here->text(), "1sspss1/fffffff/7/7/7/7/FFFFFFF/1SSPSS1 w Pp 0 1");
  EXPECT_EQ(here->info().board.arrows, smess->info().board.arrows);
  EXPECT_EQ(here->pieces(), smess->pieces()) << "kinds stand in the same order";
  EXPECT_EQ(say(here->info().first), "Blue");
  EXPECT_EQ(say(here->info().second), "Red");
}

// "A Freshman may move one square at a time in any direction indicated by the pointers on its square"
TEST(CollegeFreshman, GoesOneStepAlongAnArrowAlsoBackwards) {
  EXPECT_EQ(targets_in("3p3/7/7/7/7/3F3/7/3P3 w - 0 1", "d3"), "c3 e3");
  EXPECT_EQ(targets_in("3p3/7/F6/7/7/7/7/3P3 w - 0 1", "a6"), "a5 a7 b6");
}

// "or it may leap 2 squares in such a direction if it starts its move on its 1st or 2nd rank"
TEST(CollegeFreshman, LeapsTwoSquaresFromItsFirstAndSecondRank) {
  EXPECT_EQ(targets_in("3p3/7/7/7/7/7/F6/3P3 w - 0 1", "a2"), "a1 a3 a4");
  EXPECT_EQ(targets_in("3p3/7/7/7/7/7/7/4F1P w - 0 1", "e1"), "c1 d1 e2 e3 f1");
}

TEST(CollegeFreshman, LeapsOverWhatStandsBetween) {
  EXPECT_EQ(targets_in("3p3/7/7/7/7/F6/F6/3P3 w - 0 1", "a2"), "a1 a4");
  EXPECT_EQ(targets_in("3p3/7/7/7/7/f6/F6/3P3 w - 0 1", "a2"), "a1 a3 a4");
}

TEST(CollegeFreshman, LeapsFromItsOwnRanksAlsoSidewaysAndWhenItCameBackToThem) {
  EXPECT_EQ(targets_in("3p3/7/7/7/7/7/2F4/6P w - 0 1", "c2"), "a2 b2 c1 c3 c4 d2 e2");
}

// "no Freshman leap from the 3rd rank"
TEST(CollegeFreshman, DoesNotLeapFromTheThirdRank) {
  EXPECT_EQ(targets_in("3p3/7/7/7/7/F6/7/3P3 w - 0 1", "a3"), "a2 a4 b3");
}

TEST(CollegeFreshman, OfRedLeapsFromRanksEightAndSeven) {
  EXPECT_EQ(targets_in("1f1p3/2f4/f6/7/7/F6/7/3P3 b Pp 0 1", "b8"), "a8 b6 b7 c8");
  EXPECT_EQ(targets_in("3p3/f6/7/7/7/7/7/3P3 b - 0 1", "a7"), "a5 a6 a8");
  EXPECT_EQ(targets_in("3p3/7/f6/7/7/7/7/3P3 b - 0 1", "a6"), "a5 a7 b6");
  EXPECT_EQ(targets_in("3p3/7/7/7/7/7/f6/3P3 b - 0 1", "a2"), "a1 a3") << "Blue's second rank is not Red's";
}

// "Note that there is no rule in College Mess similar to en passant capturing as in chess."
TEST(CollegeFreshman, IsNotTakenInPassing) {
  const auto here = position("3p3/7/7/7/1f5/7/F6/3P3 w - 0 1");
  ASSERT_TRUE(play(*here, "a2a4 b4b3"));
  EXPECT_EQ(here->piece_at(sq("a4")), (Piece{sq("a4"), kFreshman, Side::First}));
}

// "Every leap may capture."
TEST(CollegeFreshman, TakesByALeap) {
  const auto here = position("3p3/7/7/7/f6/F6/F6/3P3 w - 0 1");
  const ActionView view = here->view(*here->parse_action("a2a4"));
  EXPECT_EQ(view.notation, "a2×a4");
  EXPECT_EQ(view.captured, (Piece{sq("a4"), kFreshman, Side::Second}));
  EXPECT_TRUE(view.path.empty());
}

// "A Sophomore may move any number of squares in any direction indicated by the pointers on its square, without leaping
// over any piece"
TEST(CollegeSophomore, SlidesAlongAnArrow) {
  EXPECT_EQ(targets_in("3p3/7/7/7/7/3S3/7/3P3 w - 0 1", "d3"), "a3 b3 c3 e3 f3 g3");
}

TEST(CollegeSophomore, TakesTheFirstEnemyOnItsWay) {
  EXPECT_EQ(targets_in("3p3/7/2f4/2f4/2S4/7/7/3P3 w - 0 1", "c4"), "a4 b4 c1 c2 c3 c5 c6")
      << "c5 by the slide, c6 by a leap, and c7 not at all";
}

// "or it may leap 2 squares in such a direction"
TEST(CollegeSophomore, LeapsExactlyTwoSquares) {
  EXPECT_EQ(targets_in("3p3/7/7/2F4/2S4/7/7/3P3 w - 0 1", "c4"), "a4 b4 c1 c2 c3 c6");
  EXPECT_EQ(targets_in("3p3/7/7/7/2S4/2F4/7/3P3 w - 0 1", "c4"), "a4 b4 c2 c5 c6 c7 c8");
}

TEST(CollegeSophomore, MayNotLeapOntoAnOwnPiece) {
  EXPECT_EQ(targets_in("3p3/7/2F4/2f4/2S4/7/7/3P3 w - 0 1", "c4"), "a4 b4 c1 c2 c3 c5");
}

// "A leap that equals a step or a slide is one and the same move."
TEST(CollegeSophomore, HasALeapAndASlideToOneSquareOnlyOnce) {
  const auto moves = sorted_moves(*position("3p3/7/7/7/2S4/7/7/3P3 w - 0 1"));
  EXPECT_EQ(std::count(moves.begin(), moves.end(), "c4c6"), 1);
  const auto professor = sorted_moves(*position("3p3/7/7/7/7/7/7/2SPS2 w P 0 1"));
  EXPECT_EQ(std::adjacent_find(professor.begin(), professor.end()), professor.end());
}

// "A Professor may move one square at a time in any direction indicated by the pointers on its square."
TEST(CollegeProfessor, GoesOneStepAlongAnArrow) {
  EXPECT_EQ(targets_in("7/7/7/p6/3P3/7/7/F6 w - 0 1", "d4"), "c3 c4 c5 d3 d5 e3 e4 e5");
  EXPECT_EQ(targets_in("p6/7/7/7/7/7/F6/3P3 w - 0 1", "d1"), "c1 d2 e1");
}

// "if it has not yet moved, once in a game it may leap any number of squares in such a direction, if it ends its move
// on its 1st rank"
TEST(CollegeProfessor, LeapsAlongItsFirstRankBeforeItsFirstMove) {
  EXPECT_EQ(targets_in("3p3/7/7/7/7/7/F6/3P3 w P 0 1", "d1"), "a1 b1 c1 d2 e1 f1 g1");
  EXPECT_EQ(targets_in("startpos", "d1"), "a1 g1") << "over its own Sophomores";
  EXPECT_EQ(targets_in("3p3/7/7/7/7/7/F6/3P3 b p 0 1", "d8"), "a8 b8 c8 d7 e8 f8 g8");
}

TEST(CollegeProfessor, LeapsOnlyToItsFirstRank) {
  // d1 points north too, and the squares there are not on the first rank.
  EXPECT_EQ(targets_in("6p/7/7/7/7/7/F6/3P3 w P 0 1", "d1").find("d3"), std::string::npos);
}

TEST(CollegeProfessor, TakesByItsLeap) {
  const auto here = position("3p3/7/7/7/7/7/F5F/f2PF2 w P 0 1");
  ASSERT_TRUE(play(*here, "d1a1"));
  EXPECT_EQ(here->piece_at(sq("a1")), (Piece{sq("a1"), 0, Side::First}));
  EXPECT_EQ(here->text(), "3p3/7/7/7/7/7/F5F/P3F2 b - 0 1");
}

TEST(CollegeProfessor, LeapsNoMoreOnceItHasMoved) {
  const auto here = position("3p3/f6/7/7/7/7/F6/3P3 w Pp 0 1");
  ASSERT_TRUE(play(*here, "d1d2 a7a6"));
  EXPECT_EQ(here->text(), "3p3/7/f6/7/7/7/F2P3/7 w p 2 2");
  ASSERT_TRUE(play(*here, "d2c2 a6a7 c2c1 a7a6 c1d1 a6a7"));
  EXPECT_EQ(targets(*here, "d1"), "c1 d2 e1") << "home again, and it stays moved";
}

TEST(CollegeProfessor, LeapsOnceInAGame) {
  const auto here = position("3p3/f6/7/7/7/7/F6/3P3 w Pp 0 1");
  ASSERT_TRUE(play(*here, "d1g1 a7a6"));
  EXPECT_EQ(targets(*here, "g1"), "f1 g2");
}

TEST(CollegeProfessor, IsAskedForItselfAlone) {
  const auto here = position("3p3/f6/7/7/7/7/F6/3P3 w Pp 0 1");
  ASSERT_TRUE(play(*here, "d1d2 d8a8"));
  EXPECT_EQ(here->text(), "p6/f6/7/7/7/7/F2P3/7 w - 2 2");
}

// "and is not under immediate threat of capture prior to making such a leap"
TEST(CollegeProfessor, MayNotLeapWhileItCouldBeTaken) {
  EXPECT_EQ(targets_in("3p3/7/7/7/3s3/7/F6/3P3 w Pp 0 1", "d1"), "c1 d2 e1") << "by a slide";
  EXPECT_EQ(targets_in("3p3/7/7/7/7/7/3f3/3P3 w P 0 1", "d1"), "a1 b1 c1 d2 e1 f1 g1")
      << "no arrow of d2 points south, so the Freshman there is no threat";
}

// Decision: "looks at the enemy's moves as if it were the enemy's turn, leaps and hands included"
TEST(CollegeProfessor, MayNotLeapWhileALeapCouldTakeIt) {
  EXPECT_EQ(targets_in("3p3/7/7/7/7/7/7/3PSs1 w P 0 1", "d1"), "c1 d2") << "the Sophomore on f1 leaps over e1";
}

TEST(CollegeProfessor, MayLeapIntoDanger) {
  const auto here = position("s2p3/7/7/7/7/7/F5F/3P3 w P 0 1");
  EXPECT_TRUE(play(*here, "d1a1"));
  EXPECT_FALSE(here->outcome().over());
}

// "If a player's piece starts its move on a square marked by a hand symbol on it, there can be a choice."
TEST(CollegeHands, GiveAChoice) {
  EXPECT_EQ(targets_in("3p3/7/7/7/5F1/7/7/3P3 w - 0 1", "f4"), "a1 e4");
  EXPECT_EQ(targets_in("3p3/7/7/1F5/7/7/7/3P3 w - 0 1", "b5"), "c5 g8");
  EXPECT_EQ(targets_in("3p3/7/7/7/7/3P3/7/F6 w - 0 1", "a1"), "a2 a3 f4");
  EXPECT_EQ(targets_in("2p3F/7/7/7/7/7/7/3P3 w - 0 1", "g8"), "b5 g7");
}

// "or goes to the other hand of the same colour (a1-f4 blue, b5-g8 green)"
TEST(CollegeHands, OfOneColourBelongTogether) {
  EXPECT_EQ(kHandPartners[sq("a1")], Bits::of(sq("f4")));
  EXPECT_EQ(kHandPartners[sq("f4")], Bits::of(sq("a1")));
  EXPECT_EQ(kHandPartners[sq("b5")], Bits::of(sq("g8")));
  EXPECT_EQ(kHandPartners[sq("g8")], Bits::of(sq("b5")));
  EXPECT_FALSE(kHandPartners[sq("d4")]);
}

// "unless a piece of its own stands there; an enemy there is captured"
TEST(CollegeHands, AreClosedByAnOwnPieceAndTakeAnEnemy) {
  const auto here = position("3p2s/f6/7/1S5/5S1/7/3P3/F6 w - 0 1");
  EXPECT_EQ(targets(*here, "a1"), "a2 a3") << "the own Sophomore stands on f4";
  EXPECT_EQ(targets(*here, "f4"), "a4 b4 c4 d4 e4");
  ASSERT_TRUE(play(*here, "b5g8"));
  EXPECT_EQ(here->piece_at(sq("g8")), (Piece{sq("g8"), kSophomore, Side::First}));
  EXPECT_EQ(here->captured(Side::Second)[kSophomore], 4);
}

// "Its move ends there."
TEST(CollegeHands, EndTheMove) {
  // From a1 a Sophomore comes to f4, and slides no further from there; going along the hand it slides as usual.
  EXPECT_EQ(targets_in("3p3/7/7/7/7/7/7/S2P3 w - 0 1", "a1"), "a2 a3 a4 a5 a6 a7 a8 f4");
}

TEST(CollegeHands, AreOnlyForPiecesThatStartThere) {
  // A slide that ends on f4 ends there, and one that passes f4 goes on.
  EXPECT_EQ(targets_in("3p3/7/7/7/1S5/7/7/3P3 w - 0 1", "b4"), "a4 b1 b2 b3 b5 b6 b7 b8 c4 d4 e4 f4 g4");
}

// "Any piece may do so."
TEST(CollegeHands, AreOpenToTheProfessor) {
  EXPECT_EQ(targets_in("6p/7/7/1f5/7/7/F6/P6 w - 0 1", "a1"), "f4");
  EXPECT_EQ(targets_in("6p/7/7/1f5/7/7/F6/3P3 b - 0 1", "g8"), "g7") << "its own Freshman stands on b5";
}

TEST(CollegeHands, ReachTheProfessor) {
  const auto here = position("3p3/7/7/7/5P1/7/F6/s6 b - 0 1");
  ASSERT_TRUE(play(*here, "a1f4"));
  EXPECT_EQ(here->outcome().reason, "professor-taken");
  EXPECT_EQ(here->outcome().result, Verdict::SecondWins);
}

TEST(CollegeHands, MayLeadAFreshmanBack) {
  const auto here = position("3p3/7/7/7/5F1/7/7/3P3 w - 0 1");
  ASSERT_TRUE(play(*here, "f4a1"));
  EXPECT_EQ(here->piece_at(sq("a1"))->kind, kFreshman) << "a1 is its first rank";
}

// What the board needs to draw the way: the other hand is reached by no way across the board.
TEST(CollegeHands, AreToldFromWaysAcrossTheBoard) {
  const auto here = position("3p3/7/7/7/7/7/7/S2P3 w - 0 1");
  const ActionView hand = here->view(*here->parse_action("a1f4"));
  EXPECT_TRUE(hand.by_hand);
  EXPECT_TRUE(hand.path.empty());
  EXPECT_EQ(hand.notation, "a1–f4");
  const ActionView slide = here->view(*here->parse_action("a1a4"));
  EXPECT_FALSE(slide.by_hand);
  EXPECT_EQ(slide.path, (std::vector<Square>{sq("a2"), sq("a3")}));
  const auto board = here->info().board;
  ASSERT_EQ(board.hands.size(), 4U);
  for (const Hand& one : board.hands) {
    const auto same = std::count_if(board.hands.begin(), board.hands.end(),
                                    [&](const Hand& other) { return other.colour == one.colour; });
    EXPECT_EQ(same, 2);
  }
}

TEST(CollegeView, ShowsALeapWithoutAWayAndASlideWithOne) {
  const auto here = position("3p3/7/7/2F4/2S4/7/F6/3P3 w P 0 1");
  EXPECT_TRUE(here->view(*here->parse_action("c4c6")).path.empty()) << "over the Freshman on c5";
  EXPECT_EQ(here->view(*here->parse_action("c4c2")).path, std::vector<Square>{sq("c3")}) << "as a slide";
  EXPECT_TRUE(here->view(*here->parse_action("a2a4")).path.empty());
  EXPECT_TRUE(here->view(*here->parse_action("d1g1")).path.empty());
}

// "When any of a player's Freshmen reaches any of the squares on that player's 8th rank, it promotes to a Sophomore."
TEST(CollegePromotion, IsOnEverySquareOfTheEighthRank) {
  for (const char file : std::string("abcdefg")) {
    const std::string to = std::string(1, file) + "8";
    State here(Rules{});
    here.place(sq("a3"), State::code(Kind::Professor, Side::First));
    here.place(sq("g3"), State::code(Kind::Professor, Side::Second));
    // The Freshman stands below, or beside where no arrow points up.
    const Square below = static_cast<Square>(sq(to) - kSize.files);
    const Square left = static_cast<Square>(sq(to) - 1);
    const Square from = kTables.steps[below].contains(sq(to)) ? below : left;
    here.place(from, State::code(Kind::Freshman, Side::First));
    const auto played = position(here.text());
    ASSERT_TRUE(play(*played, square_name(kSize, from) + to)) << to;
    EXPECT_EQ(played->piece_at(sq(to)), (Piece{sq(to), kSophomore, Side::First})) << to;
  }
}

TEST(CollegePromotion, OfRedIsOnRankOne) {
  const auto here = position("3p3/7/7/7/7/6P/f6/7 b - 0 1");
  const ActionView view = here->view(*here->parse_action("a2a1"));
  EXPECT_EQ(view.promoted, kSophomore);
  EXPECT_EQ(view.notation, "a2–a1=S");
  ASSERT_TRUE(play(*here, "a2a1"));
  EXPECT_EQ(here->piece_at(sq("a1")), (Piece{sq("a1"), kSophomore, Side::Second}));
}

// "however it came there (a hand too)"
TEST(CollegePromotion, ComesByAHandToo) {
  const auto blue = position("3p3/f6/7/1F5/7/7/3P3/7 w - 0 1");
  ASSERT_TRUE(play(*blue, "b5g8"));
  EXPECT_EQ(blue->piece_at(sq("g8")), (Piece{sq("g8"), kSophomore, Side::First}));
  const auto red = position("3p3/7/7/7/5f1/7/3P3/7 b - 0 1");
  ASSERT_TRUE(play(*red, "f4a1"));
  EXPECT_EQ(red->piece_at(sq("a1")), (Piece{sq("a1"), kSophomore, Side::Second}));
}

TEST(CollegePromotion, ComesByACaptureToo) {
  const auto here = position("1sspss1/4F2/7/7/7/7/7/3P3 w - 0 1");
  ASSERT_TRUE(play(*here, "e7e8"));
  EXPECT_EQ(here->piece_at(sq("e8")), (Piece{sq("e8"), kSophomore, Side::First}));
}

TEST(CollegePromotion, IsNotOnTheOwnFirstRank) {
  const auto here = position("3p3/7/7/7/7/7/F6/3P3 w - 0 1");
  ASSERT_TRUE(play(*here, "a2a1"));
  EXPECT_EQ(here->piece_at(sq("a1"))->kind, kFreshman);
}

// A position text may hold a Freshman on its eighth rank: it is promoted when it ends a move there.
TEST(CollegePromotion, IsForAMoveThatEndsOnTheRank) {
  const auto along = position("4F2/7/7/7/7/6p/7/3P3 w - 0 1");
  ASSERT_TRUE(play(*along, "e8f8"));
  EXPECT_EQ(along->piece_at(sq("f8"))->kind, kSophomore);
  const auto away = position("4F2/7/7/7/7/6p/7/3P3 w - 0 1");
  ASSERT_TRUE(play(*away, "e8e7"));
  EXPECT_EQ(away->piece_at(sq("e7"))->kind, kFreshman);
}

// "The object is to capture the opponent's Professor, resulting in immediate victory."
TEST(CollegeEnd, TakingTheProfessorWinsAtOnce) {
  const auto here = position("4p2/4S2/7/f6/7/7/7/3P3 w - 0 1");
  ASSERT_TRUE(play(*here, "e7e8"));
  EXPECT_EQ(here->outcome().result, Verdict::FirstWins);
  EXPECT_EQ(here->outcome().reason, "professor-taken");
  EXPECT_EQ(here->outcome().square, sq("e8"));
  EXPECT_EQ(say(here->outcome().story), "The Professor was taken on e8.");
  EXPECT_TRUE(here->actions().empty());
  EXPECT_EQ(here->perft(1), 0U);
}

TEST(CollegeEnd, AProfessorMayTakeTheOtherOne) {
  const auto here = position("7/7/7/3p2s/3P3/7/7/7 w - 0 1");
  ASSERT_TRUE(play(*here, "d4d5"));
  EXPECT_EQ(here->outcome().result, Verdict::FirstWins);
}

TEST(CollegeEnd, TheProfessorMayStayWhereItCanBeTaken) {
  const auto here = position("3p3/7/7/7/3s3/7/F6/3P3 w - 0 1");
  EXPECT_EQ(sorted_moves(*here), (std::vector<std::string>{"a2a1", "a2a3", "a2a4", "d1c1", "d1d2", "d1e1"}));
}

// "the players (or an arbiter, if any) may decide which colour (Blue or Red) moves first"; Decision: Blue by default.
TEST(CollegeOptions, EitherColourMayStart) {
  EXPECT_EQ(position("startpos")->to_move(), Side::First);
  const auto red = position("startpos", {{"first-player", "red"}});
  EXPECT_EQ(red->to_move(), Side::Second);
  EXPECT_EQ(red->text(), "1sspss1/fffffff/7/7/7/7/FFFFFFF/1SSPSS1 b Pp 0 1");
  ASSERT_TRUE(play(*red, "d7d6"));
  EXPECT_EQ(red->text(), "1sspss1/fff1fff/3f3/7/7/7/FFFFFFF/1SSPSS1 w Pp 1 2");
}

TEST(CollegeOptions, TheFirstPlayerIsForTheStartAndNotForOtherPositions) {
  const char* text = "3p3/7/7/7/7/7/F6/3P3 w - 0 1";
  EXPECT_EQ(position(text, {{"first-player", "red"}})->to_move(), Side::First);
  EXPECT_EQ(position(text, {{"first-player", "red"}})->options().at("first-player"), "red");
}

TEST(CollegeOptions, AreKeptByThePosition) {
  const auto here = position("startpos", {{"first-player", "red"}, {"repetition", "off"}});
  EXPECT_EQ(here->options(), (Options{{"first-player", "red"}, {"repetition", "off"}, {"move-limit", "on"}}));
  EXPECT_EQ(here->clone()->options(), here->options());
}

TEST(CollegeOptions, UnknownOnesAreRefused) {
  EXPECT_EQ(refused("startpos", {{"promotion", "always"}}), "This game has no option named promotion.");
  EXPECT_EQ(refused("startpos", {{"first-player", "green"}}), "The option first-player cannot be green.");
  EXPECT_EQ(refused("startpos", {{"first-player", "red"}, {"move-limit", "off"}}), "");
}

// Decision: "a player without a move loses". Only a board full of the player's own pieces can bring this about.
TEST(CollegeEnd, APlayerWithoutAMoveLoses) {
  State full(Rules{});
  for (int s = 0; s < State::kSquares; ++s) {
    full.place(static_cast<Square>(s), State::code(s == 3 ? Kind::Professor : Kind::Freshman, Side::First));
  }
  EXPECT_FALSE(full.has_move());
  EXPECT_EQ(full.ending(), Ending::Loss);
  const Outcome outcome = Face::outcome(full, std::nullopt);
  EXPECT_EQ(outcome.result, Verdict::SecondWins);
  EXPECT_EQ(outcome.reason, "no-move");
  EXPECT_EQ(say(outcome.story), "Blue has no move left.");
}

TEST(CollegeEnd, ALeapOrAHandIsAMoveToo) {
  // Everything is full but f4: no arrow of its neighbours points there, and the other hand does.
  State here(Rules{});
  for (int s = 0; s < State::kSquares; ++s) {
    const auto square = static_cast<Square>(s);
    if (square != sq("f4")) here.place(square, State::code(s == 3 ? Kind::Professor : Kind::Freshman, Side::First));
  }
  EXPECT_TRUE(here.has_move());
  EXPECT_TRUE(here.targets(sq("a1")).contains(sq("f4")));
}

// Decision: "two lone Professors are a draw, as in Smess"
TEST(CollegeEnd, TwoLoneProfessorsAreADraw) {
  const auto here = position("7/3pF2/7/7/7/7/7/3P3 b - 0 1");
  ASSERT_TRUE(play(*here, "d7e7"));
  EXPECT_EQ(here->outcome().result, Verdict::Draw);
  EXPECT_EQ(here->outcome().reason, "two-professors");
  EXPECT_EQ(say(here->outcome().story), "Only the two Professors are left.");
  EXPECT_TRUE(here->actions().empty());
  EXPECT_EQ(position("3p3/7/7/7/7/7/7/3P3 w - 0 1")->outcome().reason, "two-professors");
}

// Decision: "the third occurrence of a position with the same player to move is a draw"
TEST(CollegeEnd, TheThirdOccurrenceOfAPositionIsADraw) {
  const auto here = position("3p3/7/7/7/7/7/F6/3P3 w - 0 1");
  ASSERT_TRUE(play(*here, "a2a1 d8c8 a1a2 c8d8 a2a1 d8c8 a1a2"));
  EXPECT_FALSE(here->outcome().over());
  ASSERT_TRUE(play(*here, "c8d8"));
  EXPECT_EQ(here->outcome().reason, "repetition");
}

TEST(CollegeEnd, AProfessorThatMayStillLeapMakesAnotherPosition) {
  // The Professor's way out and back takes its leap away: the first position does not count with those after it.
  const auto here = position("3p3/7/7/7/7/7/F6/3P3 w P 0 1");
  ASSERT_TRUE(play(*here, "d1c1 d8c8 c1d1 c8d8 d1c1 d8c8 c1d1 c8d8"));
  EXPECT_FALSE(here->outcome().over());
  const auto moved = position("3p3/7/7/7/7/7/F6/3P3 w - 0 1");
  ASSERT_TRUE(play(*moved, "d1c1 d8c8 c1d1 c8d8 d1c1 d8c8 c1d1 c8d8"));
  EXPECT_EQ(moved->outcome().reason, "repetition");
}

TEST(CollegeEnd, RepetitionCanBeSwitchedOff) {
  const auto here = position("3p3/7/7/7/7/7/F6/3P3 w - 0 1", {{"repetition", "off"}});
  for (int i = 0; i < 5; ++i) ASSERT_TRUE(play(*here, "a2a1 d8c8 a1a2 c8d8"));
  EXPECT_FALSE(here->outcome().over());
}

// Decision: "and so are 100 plies without capture or promotion"
TEST(CollegeEnd, AHundredPliesWithoutProgressAreADraw) {
  const auto here = position("3p3/7/7/7/7/7/F6/3P3 w - 98 60");
  ASSERT_TRUE(play(*here, "a2a1"));
  EXPECT_FALSE(here->outcome().over());
  ASSERT_TRUE(play(*here, "d8c8"));
  EXPECT_EQ(here->outcome().reason, "hundred-plies");
  const auto without = position("3p3/7/7/7/7/7/F6/3P3 w - 99 60", {{"move-limit", "off"}});
  ASSERT_TRUE(play(*without, "a2a1"));
  EXPECT_FALSE(without->outcome().over());
}

TEST(CollegeEnd, ACaptureOrAPromotionStartsTheCountAgain) {
  const auto capture = position("3p3/7/7/2f4/3F3/7/7/3P3 w - 99 60");
  ASSERT_TRUE(play(*capture, "d4c5"));
  EXPECT_EQ(capture->text(), "3p3/7/7/2F4/7/7/7/3P3 b - 0 60");
  const auto promotion = position("6p/2F4/7/7/7/7/7/3P3 w - 99 60");
  ASSERT_TRUE(play(*promotion, "c7c8"));
  EXPECT_EQ(promotion->text(), "2S3p/7/7/7/7/7/7/3P3 b - 0 60");
  const auto quiet = position("3p3/7/7/7/7/7/F6/3P3 w P 5 1");
  ASSERT_TRUE(play(*quiet, "d1g1"));
  EXPECT_EQ(quiet->text(), "3p3/7/7/7/7/7/F6/6P b - 6 1");
}

TEST(CollegeWarnings, TellOfDangerToTheProfessor) {
  const auto here = position("3p3/7/7/7/3s3/7/F6/3P3 w P 0 1");
  const auto warnings = here->warnings(*here->parse_action("a2a3"));
  ASSERT_EQ(warnings.size(), 1U);
  EXPECT_EQ(say(warnings[0]), "The Sophomore on d4 could then take your Professor on d1.");
  EXPECT_TRUE(here->warnings(*here->parse_action("d1e1")).empty());
}

TEST(CollegeWarnings, KnowLeapsAndHands) {
  const auto leap = position("3p3/7/7/7/7/F6/7/3PSs1 w P 0 1");
  EXPECT_EQ(leap->warnings(*leap->parse_action("a3a4")).size(), 1U);
  const auto hand = position("3p3/7/7/7/5P1/F6/7/s6 w - 0 1");
  EXPECT_EQ(say(hand->warnings(*hand->parse_action("a3a4")).at(0)),
            "The Sophomore on a1 could then take your Professor on f4.");
}

TEST(CollegeCaptured, CountsPiecesByKind) {
  EXPECT_EQ(position("startpos")->captured(Side::First), (std::vector<int>{0, 0, 0}));
  const auto here = position("3p3/2f4/7/7/2S4/7/7/3P3 w - 0 1");
  EXPECT_EQ(here->captured(Side::First), (std::vector<int>{0, 3, 7}));
  ASSERT_TRUE(play(*here, "c4c7"));
  EXPECT_EQ(here->captured(Side::Second), (std::vector<int>{0, 4, 7}));
  // Five Sophomores in a position text: one of them must have been a Freshman.
  EXPECT_EQ(position("6p/S6/7/7/7/7/FFFFFF1/1SSPSS1 w - 0 1")->captured(Side::First), (std::vector<int>{0, 0, 0}));
}

}  // namespace
}  // namespace messhall::games::college
