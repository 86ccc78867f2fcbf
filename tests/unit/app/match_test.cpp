#include "app/match.hpp"

#include "helpers.hpp"

namespace messhall::app {
namespace {

using games::Side;
using games::Verdict;

constexpr Seats kComputerOpens{{3}, {0}};

TEST(Match, BeginsAtTheStartOfTheGame) {
  const Match match = make_match(smess());
  EXPECT_EQ(match.start(), match.info().start);
  EXPECT_TRUE(match.standard_start());
  EXPECT_EQ(match.to_move(), Side::First);
  EXPECT_FALSE(match.over());
  EXPECT_EQ(match.cursor(), 0U);
  EXPECT_EQ(match.last_shown(), nullptr);
  EXPECT_FALSE(match.legal().empty());
}

TEST(Match, NamesTheGameThatItDoesNotKnow) {
  MatchSetup setup = smess();
  setup.game = "chess";
  const auto match = Match::create(setup);
  ASSERT_FALSE(match);
  EXPECT_EQ(say(match.error()), "There is no game called \"chess\" here.");
}

TEST(Match, GivesTheGamesOwnReasonForABadPosition) {
  const auto match = Match::create(smess({}, "nonsense"));
  ASSERT_FALSE(match);
  EXPECT_FALSE(match.error().empty());
}

TEST(Match, PlaysAndRemembersWhatEachMoveDid) {
  Match match = make_match(smess());
  ASSERT_FALSE(match.play("d2d3", 42, Score{17, std::nullopt}));
  ASSERT_EQ(match.moves().size(), 1U);
  EXPECT_EQ(match.moves()[0].view.text, "d2d3");
  EXPECT_EQ(match.moves()[0].side, Side::First);
  EXPECT_EQ(match.moves()[0].at, 42);
  EXPECT_EQ(match.moves()[0].score->hundredths, 17);
  EXPECT_EQ(match.to_move(), Side::Second);
  EXPECT_EQ(match.moves_text(), "d2d3");
}

TEST(Match, RefusesAnIllegalMoveInTheWordsOfTheGame) {
  Match match = make_match(smess());
  EXPECT_EQ(text_of(match.play("a2g3", 0)), say(match.position().refusal(7, 20)));
  EXPECT_TRUE(match.moves().empty());
}

TEST(Match, SaysWhoseTurnItIsInsteadOfMovingForTheComputer) {
  const Match match = make_match(smess(kComputerOpens));
  EXPECT_EQ(say(match.refusal(10, 17)), "It is Blue's turn, and the computer plays Blue.");
  EXPECT_TRUE(match.computer_to_move());
  EXPECT_EQ(match.viewer(), Side::Second);
}

TEST(Match, EndsWhenABrainIsTaken) {
  Match match = make_match(smess({}, kBrainHangs), "d7d6");
  EXPECT_EQ(match.outcome().result, Verdict::FirstWins);
  EXPECT_EQ(match.outcome().reason, "brain-taken");
  EXPECT_TRUE(match.legal().empty());
  EXPECT_EQ(text_of(match.play("b8a8", 0)), "The game is over.");
  EXPECT_EQ(say(match.refusal(0, 1)), "The game is over.");
  EXPECT_EQ(match.balance_at(1), 10'000);
}

TEST(Match, TakesBackOnePlyBetweenTwoHumans) {
  Match match = make_match(smess(), kOpening);
  const std::string before = make_match(smess(), "d2d3 e7e6 e2d2").position().text();
  ASSERT_FALSE(match.undo());
  EXPECT_EQ(match.position().text(), before);
  EXPECT_EQ(match.undone(), 1U);
  ASSERT_FALSE(match.redo());
  EXPECT_EQ(match.moves_text(), kOpening);
}

TEST(Match, TakesBackAPairAgainstTheComputer) {
  Match match = make_match(smess(kAgainstComputer), kOpening);
  ASSERT_FALSE(match.undo());
  EXPECT_EQ(match.moves_text(), "d2d3 e7e6");
  EXPECT_TRUE(match.human_to_move());
  ASSERT_FALSE(match.redo());
  EXPECT_EQ(match.moves_text(), kOpening);
}

TEST(Match, TakesBackTheHumansMoveWhileTheComputerThinks) {
  Match match = make_match(smess(kAgainstComputer), "d2d3 e7e6 e2d2");
  ASSERT_TRUE(match.computer_to_move());
  ASSERT_FALSE(match.undo());
  EXPECT_EQ(match.moves_text(), "d2d3 e7e6");
  ASSERT_FALSE(match.redo());
  EXPECT_EQ(match.moves_text(), "d2d3 e7e6 e2d2");
}

TEST(Match, CannotTakeBackTheOpeningOfTheComputer) {
  Match match = make_match(smess(kComputerOpens), "d2d3");
  EXPECT_EQ(text_of(match.undo()), "You have not made a move yet.");
  EXPECT_EQ(match.moves().size(), 1U);
}

TEST(Match, TakesBackOnePlyOfTwoComputers) {
  Match match = make_match(smess(kComputers), kOpening);
  ASSERT_FALSE(match.undo());
  EXPECT_EQ(match.moves().size(), 3U);
}

TEST(Match, SaysThatThereIsNothingToTakeBackOrToRedo) {
  Match match = make_match(smess());
  EXPECT_EQ(text_of(match.undo()), "There is no move to take back yet.");
  EXPECT_EQ(text_of(match.redo()), "No move was taken back that could be played again.");
}

TEST(Match, ForgetsWhatWasTakenBackWhenAnotherMoveIsPlayed) {
  Match match = make_match(smess(), kOpening);
  ASSERT_FALSE(match.undo());
  ASSERT_FALSE(match.undo());
  ASSERT_FALSE(match.play("g2g1", 0));
  EXPECT_EQ(match.undone(), 0U);
}

TEST(Match, KeepsTheRestWhenTheSameMoveIsPlayedAgain) {
  Match match = make_match(smess(), kOpening);
  ASSERT_FALSE(match.undo());
  ASSERT_FALSE(match.undo());
  ASSERT_FALSE(match.play("e2d2", 0));
  ASSERT_FALSE(match.redo());
  EXPECT_EQ(match.moves_text(), kOpening);
}

TEST(Match, EndsByResignationAndTakesItBack) {
  Match match = make_match(smess(), kOpening);
  ASSERT_FALSE(match.resign(Side::First));
  EXPECT_EQ(match.outcome().result, Verdict::SecondWins);
  EXPECT_EQ(match.outcome().reason, "resignation");
  EXPECT_EQ(say(match.outcome().story), "Blue resigned.");
  EXPECT_TRUE(match.resign(Side::Second));
  ASSERT_FALSE(match.undo());
  EXPECT_FALSE(match.over());
  EXPECT_EQ(match.moves_text(), kOpening);
}

TEST(Match, EndsByAgreement) {
  Match match = make_match(smess(), kOpening);
  ASSERT_FALSE(match.agree_draw());
  EXPECT_EQ(match.outcome().result, Verdict::Draw);
  EXPECT_EQ(match.outcome().reason, "agreement");
  EXPECT_TRUE(match.legal().empty());
}

TEST(Match, LooksBackWithoutLosingTheRest) {
  Match match = make_match(smess(), kOpening);
  const std::string end = match.position().text();
  match.look(1);
  EXPECT_TRUE(match.looking_back());
  EXPECT_EQ(match.shown().text(), make_match(smess(), "d2d3").position().text());
  EXPECT_EQ(match.last_shown()->view.text, "d2d3");
  EXPECT_EQ(match.position().text(), end);
  match.look(99);
  EXPECT_FALSE(match.looking_back());
  EXPECT_EQ(match.shown().text(), end);
}

TEST(Match, GoesToTheEndWhenAMoveIsPlayed) {
  Match match = make_match(smess(), kOpening);
  match.look(0);
  ASSERT_FALSE(match.play(match.legal()[0].text, 0));
  EXPECT_FALSE(match.looking_back());
}

TEST(Match, CountsCapturesUpToThePositionShown) {
  Match match = make_match(smess());
  Dice dice(7);
  play_randomly(match, dice, 300);
  std::size_t captures = 0;
  for (const PlayedMove& move : match.moves()) captures += move.view.captured ? 1U : 0U;
  ASSERT_GT(captures, 0U);
  EXPECT_EQ(match.captured_by(Side::First).size() + match.captured_by(Side::Second).size(), captures);
  match.look(0);
  EXPECT_TRUE(match.captured_by(Side::First).empty());
  EXPECT_EQ(match.material_lead(), 0);
}

TEST(Match, PassesOnTheGamesWarnings) {
  bool warned = false;
  for (std::uint64_t seed = 1; seed < 20 && !warned; ++seed) {
    Match match = make_match(smess());
    Dice dice(seed);
    while (!match.over() && match.moves().size() < 200 && !warned) {
      for (const games::ActionView& view : match.legal()) warned = warned || !match.warnings(view.text).empty();
      ASSERT_FALSE(match.play(match.legal()[dice.below(match.legal().size())].text, 0));
    }
  }
  EXPECT_TRUE(warned);
  EXPECT_TRUE(make_match(smess()).warnings("z9z9").empty());
}

TEST(Match, EvaluatesForFirstAndPrefersTheEnginesWord) {
  Match match = make_match(smess(), "d2d3");
  const int seen_by_second = match.position().evaluate();
  EXPECT_EQ(match.balance_at(1), -seen_by_second);
  ASSERT_FALSE(match.play("e7e6", 0, Score{-55, std::nullopt}));
  EXPECT_EQ(match.balance_at(2), -55);
  ASSERT_FALSE(match.play("e2d2", 0, Score{0, -3}));
  EXPECT_EQ(match.balance_at(3), -10'000);
}

TEST(Match, UndoesARandomGameToItsStart) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    Match match = make_match(smess());
    Dice dice(seed);
    play_randomly(match, dice, 150);
    const std::string moves = match.moves_text();
    const std::size_t plies = match.moves().size();
    for (std::size_t i = 0; i < plies; ++i) ASSERT_FALSE(match.undo());
    EXPECT_EQ(match.position().text(), match.start());
    for (std::size_t i = 0; i < plies; ++i) ASSERT_FALSE(match.redo());
    EXPECT_EQ(match.moves_text(), moves);
  }
}

}  // namespace
}  // namespace messhall::app
