#include "search/endings.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <utility>

#include "games/college/state.hpp"
#include "games/options.hpp"
#include "games/smess/state.hpp"

namespace messhall::search {
namespace {

using games::Ending;
using games::smess::State;

State state(std::string_view text) { return *State::from_text(text, {}); }

// Solved once for all tests: it takes a second, and many under the sanitizers.
Endings<State>& solved() {
  static Endings<State> endings;
  return endings;
}

TEST(Endings, KnowThreePieces) {
  Endings<State>& endings = solved();
  EXPECT_EQ(endings.probe(state("7/5B1/4b2/7/5N1/7/7/7 w 0 1")), (Solved{.won = true, .lost = false, .plies = 53}));
  EXPECT_EQ(endings.probe(state("7/7/7/2B4/3b3/7/7/S6 w 0 1")), (Solved{.won = true, .lost = false, .plies = 21}));
}

TEST(Endings, LeaveFourPiecesToTheSearch) {
  Endings<State> endings;
  EXPECT_FALSE(endings.probe(state("7/5B1/4b2/7/5N1/7/7/5N1 w 0 1")));
  EXPECT_FALSE(endings.moves(state("7/5B1/4b2/7/5N1/7/7/5N1 w 0 1"), {}, {}));
}

// The tables know no Professor that may still leap.
TEST(Endings, LeaveWhatAPositionRemembersToTheSearch) {
  const auto college = [](std::string_view text) { return *games::college::State::from_text(text, {}); };
  Endings<games::college::State> endings;
  EXPECT_TRUE(endings.probe(college("3p3/7/7/7/7/7/S6/3P3 w - 0 1")));
  EXPECT_FALSE(endings.probe(college("3p3/7/7/7/7/7/S6/3P3 w P 0 1")));
}

// From the longest win to its end, both sides by the tables, in exactly so many plies.
TEST(Endings, PlayALongestWinToItsEnd) {
  for (const auto& [text, plies] : {std::pair{"7/5B1/4b2/7/5N1/7/7/7 w 0 1", 53}, {"7/7/7/2B4/3b3/7/7/S6 w 0 1", 21}}) {
    Endings<State>& endings = solved();
    State here = state(text);
    for (int left = plies; left > 0; --left) {
      const auto moves = endings.moves(here, {}, {});
      ASSERT_TRUE(moves) << here.text();
      ASSERT_FALSE(moves->empty());
      const auto& best = moves->front();
      EXPECT_EQ(best.score, (plies - left) % 2 == 0 ? win_in(left) : loss_in(left)) << here.text();
      EXPECT_EQ(best.line.size(), static_cast<std::size_t>(left));
      here.make(best.move);
    }
    EXPECT_EQ(here.ending(), Ending::Loss);
  }
}

TEST(Endings, DoNotCountOnAWinThatTheLimitOfPliesForestalls) {
  Endings<State>& endings = solved();
  EXPECT_TRUE(endings.moves(state("7/5B1/4b2/7/5N1/7/7/7 w 47 80"), {}, {}));
  EXPECT_FALSE(endings.moves(state("7/5B1/4b2/7/5N1/7/7/7 w 48 80"), {}, {}));
  const auto without =
      State::from_text("7/5B1/4b2/7/5N1/7/7/7 w 48 80", {{std::string(games::kMoveLimitOption), "off"}});
  ASSERT_TRUE(without) << say(without.error());
  EXPECT_TRUE(endings.moves(*without, {}, {}));
}

TEST(Endings, TakeADrawByHistoryForADraw) {
  Endings<State>& endings = solved();
  const State here = state("7/5B1/4b2/7/5N1/7/7/7 w 0 1");
  const auto free = endings.moves(here, {}, {});
  ASSERT_TRUE(free);
  const auto best = free->front().move;
  const auto bound = endings.moves(here, {.moves = {best}, .score = kDraw}, {});
  ASSERT_TRUE(bound);
  for (const auto& entry : *bound) {
    if (entry.move == best) {
      EXPECT_EQ(entry.score, kDraw);
    }
  }
}

TEST(Endings, LookOnlyAtTheMovesThatAreAskedFor) {
  Endings<State>& endings = solved();
  const State here = state("7/5B1/4b2/7/5N1/7/7/7 w 0 1");
  const auto all = endings.moves(here, {}, {});
  ASSERT_TRUE(all);
  const std::array only{all->back().move};
  const auto one = endings.moves(here, {}, only);
  ASSERT_TRUE(one);
  ASSERT_EQ(one->size(), 1U);
  EXPECT_EQ(one->front().move, only[0]);
}

}  // namespace
}  // namespace messhall::search
