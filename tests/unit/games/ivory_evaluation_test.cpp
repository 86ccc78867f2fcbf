#include "games/ivory/evaluation.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

#include "base/random.hpp"
#include "unit/games/ivory_fixture.hpp"

namespace messhall::games::ivory {
namespace {

// The same squares with the other side to move.
template <class S>
S swapped(S here) {
  here.set_side(other(here.side()));
  return here;
}

// What is good for one side is bad for the other; only the right to move is worth something by itself.
template <class S>
void expect_opposite() {
  Random random(9);
  for (int game = 0; game < 20; ++game) {
    S here = state<S>("startpos");
    for (int ply = 0; ply < 120; ++ply) {
      const int tempo = state<S>("startpos").evaluate() + swapped(state<S>("startpos")).evaluate();
      ASSERT_EQ(here.evaluate() + swapped(here).evaluate(), tempo) << here.text();
      typename S::MoveList moves;
      here.generate(moves);
      if (moves.empty()) break;
      here.make(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
    }
  }
}

TEST(IvoryEvaluation, IsOppositeForTheOtherSide) { expect_opposite<State>(); }
TEST(IvoryEvaluation, IsOppositeForTheOtherSideInTheKoreanVariant) { expect_opposite<KoreanState>(); }

TEST(IvoryEvaluation, PrefersMorePieces) {
  const char* without = "3b5/9/9/9/9/9/9/9/9/4B4 w 0 1";
  for (const char piece : {'S', 'Y', 'F', 'N', 'C'}) {
    const std::string with = std::string("3b5/9/9/9/9/9/9/") + piece + "8/9/4B4 w 0 1";
    EXPECT_GT(state(with).evaluate(), state(without).evaluate()) << piece;
  }
  EXPECT_LT(state("3b5/9/9/9/9/9/9/S8/9/4B4 b 0 1").evaluate(), 0);
}

TEST(IvoryEvaluation, PrefersANinnyAcrossTheRiver) {
  EXPECT_GT(state("3b5/9/9/2N6/9/9/9/9/9/4B4 w 0 1").evaluate(), state("3b5/9/9/9/9/9/2N6/9/9/4B4 w 0 1").evaluate());
}

TEST(IvoryEvaluation, PrefersToAttackTheEnemyTower) {
  EXPECT_GT(features(state("5b3/9/9/9/3S5/9/9/9/9/4B4 w 0 1"))[kTowerPressure],
            features(state("5b3/9/9/9/9/9/S8/9/9/4B4 w 0 1"))[kTowerPressure]);
}

TEST(IvoryEvaluation, StaysFarFromMateScores) {
  EXPECT_LT(std::abs(state("3b5/9/9/9/9/SSSSSSS2/SSSSSSSS1/9/9/4B4 b 0 1").evaluate()), 28000);
}

}  // namespace
}  // namespace messhall::games::ivory
