#include "games/college/evaluation.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

#include "base/random.hpp"
#include "unit/games/college_fixture.hpp"

namespace messhall::games::college {
namespace {

// The board turned by half a turn, with the sides swapped, is the same board.
State turned(const State& here) {
  State out(here.rules());
  for (const Square square : here.occupied()) {
    const State::PieceCode piece = here.at(square);
    out.place(static_cast<Square>(State::kSquares - 1 - square),
              State::code(State::kind_of(piece), other(State::owner_of(piece))));
  }
  for (const Side side : {Side::First, Side::Second}) {
    if (here.unmoved(side)) out.set_unmoved(other(side));
  }
  out.set_side(other(here.side()));
  out.set_counters(here.halfmove(), here.fullmove());
  return out;
}

TEST(CollegeEvaluation, IsTheSameForBothSides) {
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

TEST(CollegeEvaluation, PrefersMorePieces) {
  EXPECT_GT(state("3p3/7/7/7/7/7/S6/3P3 w - 0 1").evaluate(), 0);
  EXPECT_LT(state("3p3/7/7/7/7/7/S6/3P3 b - 0 1").evaluate(), 0);
  EXPECT_GT(state("3p3/7/7/7/7/7/S6/3P3 w - 0 1").evaluate(), state("3p3/7/7/7/7/7/F6/3P3 w - 0 1").evaluate());
}

TEST(CollegeEvaluation, PrefersAFreshmanNearItsPromotion) {
  EXPECT_GT(state("p6/2F4/7/7/7/7/7/3P3 w - 0 1").evaluate(), state("p6/7/7/7/7/2F4/7/3P3 w - 0 1").evaluate());
}

TEST(CollegeEvaluation, CountsTheHandAmongTheWaysToPromotion) {
  const auto distance_terms = [](std::string_view text) { return features(state(text))[kDistance1]; };
  EXPECT_EQ(distance_terms("3p3/7/7/1F5/7/7/7/3P3 w - 0 1"), 1) << "from the hand on b5 to the one on g8";
  EXPECT_EQ(distance_terms("3p3/7/7/2F4/7/7/7/3P3 w - 0 1"), 0);
}

TEST(CollegeEvaluation, PrefersAProfessorThatMayStillLeap) {
  EXPECT_GT(state("3p3/7/7/7/7/7/F6/3P3 w P 0 1").evaluate(), state("3p3/7/7/7/7/7/F6/3P3 w - 0 1").evaluate());
}

TEST(CollegeEvaluation, StaysFarFromMateScores) {
  EXPECT_LT(std::abs(state("SSSpSSS/SSSSSSS/SSSSSSS/SSSSSSS/SSSSSSS/SSSSSSS/SSSSSSS/SSSPSSS w - 0 1").evaluate()),
            28000);
}

}  // namespace
}  // namespace messhall::games::college
