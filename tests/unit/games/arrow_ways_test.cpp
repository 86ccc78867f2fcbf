// Ways with a turn and hops, checked against walking square by square.
#include "games/arrow/ways.hpp"

#include <gtest/gtest.h>

#include "base/random.hpp"
#include "games/arrow/movers.hpp"
#include "games/ivory/board.hpp"

namespace messhall::games::arrow {
namespace {

using ivory::Bits;
using ivory::kBoard;
using ivory::kSize;
using ivory::kTables;

Bits random_squares(Random& random) {
  Bits squares;
  const std::uint32_t density = 1 + random.below(6);
  for (int s = 0; s < kSize.squares(); ++s) {
    if (random.below(10) < density) squares |= Bits::of(static_cast<Square>(s));
  }
  return squares;
}

Direction turned(Direction d, int eighths) { return static_cast<Direction>((static_cast<int>(d) + eighths + 8) % 8); }

// turn: 0 straight on, 1 outward.
Bits walk(Square from, Bits occupied, int turn, int steps) {
  Bits reached;
  for (const Direction d : kDirections) {
    if (!kBoard.points(from, d)) continue;
    for (const int sign : {-1, 1}) {
      Square at = neighbour(kSize, from, d);
      for (int step = 0; step < steps && at != kNoSquare; ++step) {
        at = occupied.contains(at) ? kNoSquare : neighbour(kSize, at, turned(d, sign * turn));
      }
      if (at != kNoSquare) reached |= Bits::of(at);
    }
  }
  return reached;
}

Bits walk_hop(Square from, Bits occupied, Bits hurdles) {
  Bits reached;
  for (const Direction d : kDirections) {
    if (!kBoard.points(from, d)) continue;
    Square at = neighbour(kSize, from, d);
    while (at != kNoSquare && !occupied.contains(at)) at = neighbour(kSize, at, d);
    if (at == kNoSquare || !hurdles.contains(at)) continue;
    for (at = neighbour(kSize, at, d); at != kNoSquare; at = neighbour(kSize, at, d)) {
      reached |= Bits::of(at);
      if (occupied.contains(at)) break;
    }
  }
  return reached;
}

struct Shape {
  const char* name;
  const Ways<Bits, 9, 10>& ways;
  int turn;
  int steps;
};
const std::array<Shape, 3> kShapes{
    {{"Yahoo", ivory::kYahooWays, 1, 1}, {"two steps", ivory::kTwoSteps, 0, 1}, {"Korean", ivory::kKoreanWays, 1, 2}}};

TEST(ArrowWays, LeadWhereWalkingLeads) {
  Random random(4);
  for (int round = 0; round < 200; ++round) {
    const Bits occupied = random_squares(random);
    for (int s = 0; s < kSize.squares(); ++s) {
      const auto from = static_cast<Square>(s);
      for (const Shape& shape : kShapes) {
        ASSERT_EQ(shape.ways.targets(from, occupied), walk(from, occupied, shape.turn, shape.steps))
            << shape.name << ' ' << square_name(kSize, from);
      }
    }
  }
}

TEST(ArrowWays, AreFoundFromTheirEndToo) {
  Random random(5);
  for (int round = 0; round < 100; ++round) {
    const Bits occupied = random_squares(random);
    const Bits movers = random_squares(random);
    for (const Shape& shape : kShapes) {
      for (int s = 0; s < kSize.squares(); ++s) {
        const auto to = static_cast<Square>(s);
        Bits expected;
        for (const Square from : movers) {
          if (shape.ways.targets(from, occupied).contains(to)) expected |= Bits::of(from);
        }
        ASSERT_EQ(shape.ways.movers_to(to, movers, occupied), expected) << shape.name;
      }
    }
  }
}

TEST(ArrowWays, KnowTheSquaresThatTheyPass) {
  for (const Shape& shape : kShapes) {
    for (int a = 0; a < kSize.squares(); ++a) {
      for (const Square to : shape.ways.targets(static_cast<Square>(a), {})) {
        const Bits passed = shape.ways.passed_to(to, Bits::of(static_cast<Square>(a)));
        EXPECT_FALSE(passed.empty());
        EXPECT_FALSE(shape.ways.targets(static_cast<Square>(a), passed).contains(to));
      }
    }
  }
}

TEST(ArrowMovers, HopsLeadOverExactlyOnePiece) {
  Random random(6);
  for (int round = 0; round < 200; ++round) {
    const Bits occupied = random_squares(random);
    const Bits hurdles = occupied & random_squares(random);
    for (int s = 0; s < kSize.squares(); ++s) {
      const auto from = static_cast<Square>(s);
      ASSERT_EQ(hop(kTables, from, occupied, hurdles), walk_hop(from, occupied, hurdles));
    }
  }
}

TEST(ArrowMovers, HoppersToASquareAreThoseWhoseHopEndsThere) {
  Random random(7);
  for (int round = 0; round < 200; ++round) {
    const Bits occupied = random_squares(random);
    const Bits hurdles = occupied & random_squares(random);
    const Bits hoppers = occupied & random_squares(random);
    for (int s = 0; s < kSize.squares(); ++s) {
      const auto to = static_cast<Square>(s);
      Bits expected;
      for (const Square from : hoppers) {
        if (walk_hop(from, occupied, hurdles).contains(to)) expected |= Bits::of(from);
      }
      ASSERT_EQ(hoppers_to(kTables, to, hoppers, occupied, hurdles), expected) << square_name(kSize, to);
    }
  }
}

TEST(ArrowMovers, NothingOutsideTheLinesMattersToSlidersAndHoppers) {
  Random random(8);
  for (int round = 0; round < 200; ++round) {
    const Bits occupied = random_squares(random);
    const Bits ranged = occupied & random_squares(random);
    for (int s = 0; s < kSize.squares(); ++s) {
      const auto to = static_cast<Square>(s);
      const Bits lines = lines_to(kTables, to, ranged);
      const Bits changed = (occupied & lines) | (random_squares(random) & ~lines) | ranged;
      ASSERT_EQ(sliders_to(kTables, to, ranged, occupied), sliders_to(kTables, to, ranged, changed));
      ASSERT_EQ(hoppers_to(kTables, to, ranged, occupied, occupied), hoppers_to(kTables, to, ranged, changed, changed));
    }
  }
}

}  // namespace
}  // namespace messhall::games::arrow
