#include <gtest/gtest.h>

#include <cstdlib>

#include "base/random.hpp"
#include "unit/games/smess_fixture.hpp"

namespace messhall::games::smess {
namespace {

// The board turned by half a turn, with the sides swapped, is the same board.
State turned(const State& here) {
  State out(here.rules());
  for (const Square square : here.occupied()) {
    const PieceCode piece = here.at(square);
    out.place(static_cast<Square>(State::kSquares - 1 - square), code(kind_of(piece), other(owner_of(piece))));
  }
  out.set_side(other(here.side()));
  out.set_counters(here.halfmove(), here.fullmove());
  return out;
}

TEST(SmessEvaluation, IsTheSameForBothSides) {
  Random random(3);
  for (int game = 0; game < 30; ++game) {
    State here = state("startpos");
    for (int ply = 0; ply < 100; ++ply) {
      ASSERT_EQ(here.evaluate(), turned(here).evaluate()) << here.text();
      State::MoveList moves;
      here.generate(moves);
      if (moves.empty()) break;
      here.make(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
    }
  }
}

TEST(SmessEvaluation, PrefersMorePieces) {
  EXPECT_GT(state("3b3/7/7/7/7/7/S6/3B3 w 0 1").evaluate(), 0);
  EXPECT_LT(state("3b3/7/7/7/7/7/S6/3B3 b 0 1").evaluate(), 0);
  EXPECT_GT(state("3b3/7/7/7/7/7/S6/3B3 w 0 1").evaluate(), state("3b3/7/7/7/7/7/N6/3B3 w 0 1").evaluate());
}

TEST(SmessEvaluation, PrefersANinnyNearItsPromotion) {
  EXPECT_GT(state("3b3/2N4/7/7/7/7/7/3B3 w 0 1").evaluate(), state("3b3/7/7/7/7/7/2N4/3B3 w 0 1").evaluate());
}

TEST(SmessEvaluation, StaysFarFromMateScores) {
  EXPECT_LT(std::abs(state("SSSbSSS/SSSSSSS/SSSSSSS/SSSSSSS/SSSSSSS/SSSSSSS/SSSSSSS/SSSBSSS w 0 1").evaluate()), 28000);
}

}  // namespace
}  // namespace messhall::games::smess
