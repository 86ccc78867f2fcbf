#include "ui/track/layout.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "ui/track/motion.hpp"

namespace messhall::ui::track {
namespace {

constexpr Rect kArea{10, 20, 700, 500};

TEST(TrackLayout, FillsTheAreaWithASquareInItsMiddle) {
  const Layout layout = fit(kArea, 1);
  EXPECT_EQ(layout.outer, (Rect{110, 20, 500, 500}));
  EXPECT_GT(layout.felt.w, 370);
}

TEST(TrackLayout, PutsGoAtTheLowerRightAndRunsClockwise) {
  const Layout layout = fit(kArea, 2);
  const auto centre = [&](int square) { return layout.cell(static_cast<Square>(square)).centre(); };
  EXPECT_GT(centre(0).x, layout.felt.right());
  EXPECT_GT(centre(0).y, layout.felt.bottom());
  EXPECT_LT(centre(1).x, centre(0).x);
  EXPECT_LT(centre(10).x, layout.felt.x);
  EXPECT_GT(centre(10).y, layout.felt.bottom());
  EXPECT_LT(centre(11).y, centre(10).y);
  EXPECT_LT(centre(20).x, layout.felt.x);
  EXPECT_LT(centre(20).y, layout.felt.y);
  EXPECT_GT(centre(30).x, layout.felt.right());
  EXPECT_GT(centre(39).y, centre(31).y);
}

TEST(TrackLayout, CoversTheRimWithoutGapsOrOverlaps) {
  for (const float density : {1.0F, 1.5F, 2.0F, 3.0F}) {
    const Layout layout = fit({3, 5, 771, 771}, density);
    float area = 0;
    for (Square a = 0; a < kRim; ++a) {
      area += layout.cell(a).w * layout.cell(a).h;
      for (Square b = 0; b < a; ++b) {
        EXPECT_TRUE(layout.cell(a).intersection(layout.cell(b)).empty())
            << int{a} << " " << int{b} << " at " << density;
      }
    }
    const float rim = layout.outer.w * layout.outer.h - layout.felt.w * layout.felt.h;
    EXPECT_NEAR(area, rim, 1) << density;
  }
}

TEST(TrackLayout, StandsOnWholeDevicePixels) {
  const Layout layout = fit({0, 0, 517, 517}, 1.5F);
  for (Square square = 0; square < kSquares; ++square) {
    const float x = layout.cell(square).x * 1.5F;
    EXPECT_NEAR(x, std::round(x), 0.01F) << int{square};
  }
}

TEST(TrackLayout, FindsTheSquareUnderAPoint) {
  const Layout layout = fit(kArea, 1);
  for (Square square = 0; square < kSquares; ++square)
    EXPECT_EQ(layout.square_at(layout.cell(square).centre()), square) << int{square};
  EXPECT_FALSE(layout.square_at(layout.felt.centre()));
  EXPECT_FALSE(layout.square_at({0, 0}));
}

TEST(TrackLayout, HelpsFingersThatMissASquareByLittle) {
  const Layout layout = fit({0, 0, 268, 268}, 3);
  const Rect cell = layout.cell(5);
  const Point above{cell.centre().x, cell.y - 8};
  EXPECT_FALSE(layout.square_at(above));
  EXPECT_EQ(layout.nearest(above, 22), Square{5});
  EXPECT_FALSE(layout.nearest(layout.felt.centre(), 22));
}

TEST(TrackLayout, KeepsBandsAndPiecesInsideTheirSquares) {
  for (const float side : {268.0F, 378.0F, 604.0F, 772.0F}) {
    const Layout layout = fit({0, 0, side, side}, 2);
    for (Square square = 0; square < kSquares; ++square) {
      const Rect room = layout.cell(square).grown(1);
      for (const Rect& part : {layout.band(square), layout.face(square), layout.piece(square)}) {
        if (part.empty()) continue;
        EXPECT_TRUE(room.contains(part.origin()) && room.contains({part.right() - 1, part.bottom() - 1}))
            << int{square} << " at " << side;
      }
    }
  }
}

TEST(TrackLayout, SetsTokensOnTheFeltAndPrisonersOnTheirSquare) {
  const Layout layout = fit(kArea, 1);
  for (Square square = 0; square < kRim; ++square) {
    const Point at = layout.token(square, 0, false);
    const bool corner = edge_of(square) == Edge::Corner;
    EXPECT_TRUE((corner ? layout.cell(square) : layout.felt).contains(at)) << int{square};
  }
  EXPECT_TRUE(layout.cell(10).contains(layout.token(10, 0, true)));
  EXPECT_NE(layout.token(5, -1, false).x, layout.token(5, 1, false).x) << "two on a square stand side by side";
}

TEST(TrackLayout, ArrowKeysGoRoundTheRimAndOverTheFelt) {
  EXPECT_EQ(step(0, Way::Left), 1);
  EXPECT_EQ(step(1, Way::Right), 0);
  EXPECT_EQ(step(10, Way::Up), 11);
  EXPECT_EQ(step(20, Way::Right), 21);
  EXPECT_EQ(step(30, Way::Down), 31);
  EXPECT_EQ(step(39, Way::Down), 0);
  EXPECT_EQ(step(0, Way::Up), 39);
  EXPECT_EQ(step(5, Way::Up), kFirstPile);
  EXPECT_EQ(step(25, Way::Down), kSecondPile);
  EXPECT_EQ(step(kFirstPile, Way::Left), kSecondPile);
  for (Square from = 0; from < kSquares; ++from) {
    for (const Way way : {Way::Left, Way::Right, Way::Up, Way::Down}) EXPECT_LT(step(from, way), kSquares);
  }
}

TEST(TrackLayout, KeepsThePilesClearOfTheTokensOnTheKerb) {
  for (const float side : {266.0F, 378.0F, 604.0F, 772.0F}) {
    const Layout layout = fit({0, 0, side, side}, 2);
    const float half = layout.token_size() / 2;
    for (Square square = 0; square < kRim; ++square) {
      for (const int place : {-1, 0, 1}) {
        const Point at = layout.token(square, place, false);
        const Rect token{at.x - half * 0.6F, at.y - half, half * 1.2F, half * 2};
        for (const Square pile : {kFirstPile, kSecondPile}) {
          const Rect both = token.intersection(layout.cell(pile));
          EXPECT_TRUE(both.w <= 1 || both.h <= 1) << int{square} << " covers a pile at " << side;
        }
      }
    }
  }
}

TEST(TrackLayout, LeavesRoomForAFrameRoundPiecesOnDeeds) {
  for (const float side : {266.0F, 772.0F}) {
    const Layout layout = fit({0, 0, side, side}, 2);
    const float room = side > 500 ? 3.0F : 1.5F;
    for (Square square = 0; square < kRim; ++square) {
      const Rect inner = layout.cell(square).inset(room);
      const Rect piece = layout.piece(square);
      EXPECT_TRUE(inner.contains(piece.origin()) && inner.contains({piece.right() - 0.1F, piece.bottom() - 0.1F}))
          << int{square} << " at " << side;
    }
  }
}

TEST(TrackLayout, PartsTokensOnNeighbouringSquares) {
  for (const float side : {266.0F, 604.0F, 772.0F}) {
    const Layout layout = fit({0, 0, side, side}, 2);
    for (int square = 0; square < kRim; ++square) {
      const Point a = layout.token(static_cast<Square>(square), 0, false);
      const Point b = layout.token(static_cast<Square>((square + 1) % kRim), 0, false);
      const float x = std::abs(a.x - b.x) / 0.62F, y = std::abs(a.y - b.y);
      EXPECT_GT(std::max(x, y), layout.token_size() * 0.8F) << square << " at " << side;
    }
  }
}

TEST(TrackLayout, SetsPrisonersBehindBarsOfTheirOwnSquare) {
  for (const float side : {266.0F, 772.0F}) {
    const Layout layout = fit({0, 0, side, side}, 2);
    const Rect jail = layout.cell(kJailSquare), bars = layout.cell_of_prisoner();
    EXPECT_TRUE(jail.contains(bars.origin()) && jail.contains({bars.right() - 0.1F, bars.bottom() - 0.1F}));
    EXPECT_TRUE(bars.contains(layout.token(kJailSquare, 0, true)));
  }
}

// ---- what moves ----

State with_token(Square square, std::size_t throws, std::array<int, 2> dice) {
  State state;
  state.estate.purses[0].token = square;
  state.estate.purses[1].token = 20;
  state.estate.dice = dice;
  state.throws = throws;
  return state;
}

TEST(TrackMotion, RollsFirstAndWalksThen) {
  const Layout layout = fit(kArea, 1);
  const State before = with_token(38, 0, {0, 0}), after = with_token(3, 1, {2, 3});
  Motion motion;
  motion.start(before, after, 1'000, false);
  EXPECT_TRUE(motion.running(1'001));
  EXPECT_FALSE(motion.rolled(1'500));
  EXPECT_EQ(motion.token(after, 0, layout, 1'500), layout.token(38, 0, false));
  EXPECT_TRUE(motion.rolled(1'901));
  EXPECT_EQ(motion.dice(after, 1'901)[0].face, 2);
  EXPECT_EQ(motion.dice(after, 1'901)[1].face, 3);
  EXPECT_NE(motion.token(after, 0, layout, 2'000), layout.token(38, 0, false)) << "on its way past Go";
  EXPECT_FALSE(motion.running(9'000));
  EXPECT_EQ(motion.token(after, 0, layout, 9'000), layout.token(3, 0, false));
}

TEST(TrackMotion, UnderReducedMotionOnlyTheDiceAreSeenToFall) {
  const Layout layout = fit(kArea, 1);
  const State before = with_token(0, 0, {0, 0}), after = with_token(5, 1, {1, 4});
  Motion motion;
  motion.start(before, after, 0, true);
  EXPECT_EQ(motion.token(after, 0, layout, 1), layout.token(5, 0, false));
  EXPECT_LT(motion.dice(after, 30)[0].alpha, 1);
  EXPECT_FALSE(motion.running(200));
}

TEST(TrackMotion, FliesThePieceThatHasMoved) {
  const Layout layout = fit(kArea, 1);
  State before = with_token(0, 0, {0, 0});
  State after = before;
  before.pieces = {{5, 3, games::Side::First}};
  after.pieces = {{15, 3, games::Side::First}};
  after.last = {5, 15};
  Motion motion;
  motion.start(before, after, 0, false);
  const auto flying = motion.flying(layout, 0);
  ASSERT_TRUE(flying);
  EXPECT_EQ(flying->centre, layout.piece(5).centre());
  EXPECT_FALSE(motion.flying(layout, 5'000));
}

TEST(TrackMotion, TipsALostPieceOverOnItsWayToTheGraveyard) {
  const Layout layout = fit(kArea, 1);
  State before = with_token(0, 0, {0, 0});
  for (games::Purse& purse : before.estate.purses) purse.graveyard = {0, 0, 0, 0, 0, 0};
  State after = before;
  before.pieces = {{5, 3, games::Side::First}, {15, 2, games::Side::Second}};
  after.pieces = {{15, 3, games::Side::First}};
  after.estate.purses[1].graveyard[2] = 1;
  after.last = {5, 15};
  const Point graveyard{900, 60};
  Motion motion;
  motion.start(before, after, 0, false);
  const auto standing = motion.fallen(layout, graveyard, 0);
  ASSERT_TRUE(standing);
  EXPECT_EQ(motion.fallen_side(), games::Side::Second);
  EXPECT_EQ(standing->piece.kind, 2);
  EXPECT_EQ(standing->centre, layout.piece(15).centre());
  EXPECT_FLOAT_EQ(standing->angle, 0);
  const auto late = motion.fallen(layout, graveyard, 600);
  ASSERT_TRUE(late);
  EXPECT_GT(std::abs(late->angle), 1.2F);
  EXPECT_GT(late->centre.x, 800);
  EXPECT_FALSE(motion.fallen(layout, graveyard, 5'000));
  motion.start(before, after, 0, true);
  EXPECT_FALSE(motion.fallen(layout, graveyard, 10)) << "reduced motion";
}

TEST(TrackMotion, LetsAPieceThatOnlyMovesStand) {
  State before = with_token(0, 0, {0, 0});
  for (games::Purse& purse : before.estate.purses) purse.graveyard = {0, 0, 0, 0, 0, 0};
  State after = before;
  before.pieces = {{5, 3, games::Side::First}};
  after.pieces = {{15, 3, games::Side::First}};
  Motion motion;
  motion.start(before, after, 0, false);
  EXPECT_FALSE(motion.fallen(fit(kArea, 1), {0, 0}, 10));
}

}  // namespace
}  // namespace messhall::ui::track
