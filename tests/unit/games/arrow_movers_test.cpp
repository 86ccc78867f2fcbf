// Movers and tables, checked against walking square by square.
#include "games/arrow/movers.hpp"

#include <gtest/gtest.h>

#include "base/random.hpp"
#include "games/smess/board.hpp"

namespace messhall::games {
namespace {

using smess::Bits;
using smess::kBoard;
using smess::kSize;
using smess::kTables;

Bits walk(Square from, Bits occupied, int most) {
  Bits reached;
  for (const Direction d : kDirections) {
    if (!kBoard.points(from, d)) continue;
    int steps = 0;
    for (Square to = arrow::neighbour(kSize, from, d); to != kNoSquare && steps < most; ++steps) {
      reached |= Bits::of(to);
      if (occupied.contains(to)) break;
      to = arrow::neighbour(kSize, to, d);
    }
  }
  return reached;
}

Bits random_squares(Random& random) {
  Bits squares;
  const std::uint32_t density = 1 + random.below(9);
  for (int s = 0; s < kSize.squares(); ++s) {
    if (random.below(10) < density) squares |= Bits::of(static_cast<Square>(s));
  }
  return squares;
}

TEST(ArrowMovers, StepsFollowTheArrows) {
  for (int s = 0; s < kSize.squares(); ++s) {
    const auto from = static_cast<Square>(s);
    EXPECT_EQ(arrow::step(kTables, from), walk(from, {}, 1)) << square_name(kSize, from);
  }
}

TEST(ArrowMovers, SlidesStopAtTheFirstPiece) {
  Random random(1);
  for (int round = 0; round < 300; ++round) {
    const Bits occupied = random_squares(random);
    for (int s = 0; s < kSize.squares(); ++s) {
      const auto from = static_cast<Square>(s);
      ASSERT_EQ(arrow::slide(kTables, from, occupied), walk(from, occupied, 9)) << square_name(kSize, from);
    }
  }
}

TEST(ArrowMovers, SlidersToASquareAreThoseWhoseSlideEndsThere) {
  Random random(2);
  for (int round = 0; round < 300; ++round) {
    const Bits occupied = random_squares(random);
    const Bits sliders = occupied & random_squares(random);
    for (int s = 0; s < kSize.squares(); ++s) {
      const auto to = static_cast<Square>(s);
      Bits expected;
      for (const Square from : sliders) {
        if (walk(from, occupied, 9).contains(to)) expected |= Bits::of(from);
      }
      ASSERT_EQ(arrow::sliders_to(kTables, to, sliders, occupied), expected) << square_name(kSize, to);
    }
  }
}

TEST(ArrowTables, ReverseTablesAgreeWithTheForwardOnes) {
  for (int a = 0; a < kSize.squares(); ++a) {
    for (int b = 0; b < kSize.squares(); ++b) {
      const auto from = static_cast<Square>(a);
      const auto to = static_cast<Square>(b);
      EXPECT_EQ(kTables.steps[from].contains(to), kTables.steps_to[to].contains(from));
      for (const Direction d : kDirections) {
        const auto i = static_cast<std::size_t>(d);
        EXPECT_EQ(kTables.arriving[to][i].contains(from), kBoard.points(from, d) && kTables.rays[from][i].contains(to));
      }
    }
  }
}

TEST(ArrowTables, BoundTheNumberOfMoves) {
  std::size_t sum = 0;
  for (int s = 0; s < kSize.squares(); ++s) {
    sum += static_cast<std::size_t>(walk(static_cast<Square>(s), {}, 9).count());
  }
  EXPECT_EQ(kTables.most_moves(), sum);
}

}  // namespace
}  // namespace messhall::games
