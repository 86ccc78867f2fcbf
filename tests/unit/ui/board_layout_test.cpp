#include "ui/board/layout.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <vector>

namespace messhall::ui::board {
namespace {

constexpr BoardSize kSmess{7, 8};
constexpr BoardSize kTower{9, 10};

LayoutRequest wide(Rect area = {0, 0, 776, 876}, float density = 1) {
  return {area, kSmess, false, FrameStyle::Whole, 0, density};
}

bool on_pixel(float v, float density) {
  const float device = v * density;
  return std::fabs(device - std::round(device)) < 0.001F;
}

TEST(BoardLayout, FillsItsAreaWithSquaresAndAFrame) {
  const Layout layout = fit(wide());
  EXPECT_FLOAT_EQ(layout.unit, 100);
  EXPECT_FLOAT_EQ(layout.frame, 38);
  EXPECT_EQ(layout.outer, (Rect{0, 0, 776, 876}));
  EXPECT_EQ(layout.squares, (Rect{38, 38, 700, 800}));
}

TEST(BoardLayout, StandsInTheMiddleOfAnAreaOfAnotherShape) {
  const Layout layout = fit(wide({100, 50, 1000, 876}));
  EXPECT_EQ(layout.outer, (Rect{212, 50, 776, 876}));
}

TEST(BoardLayout, PutsEveryEdgeOnAWholeDevicePixel) {
  for (const float density : {1.0F, 1.25F, 1.5F, 2.0F, 2.625F, 3.0F}) {
    for (const float width : {290.0F, 320.0F, 384.5F, 390.0F, 611.0F, 750.0F}) {
      for (const FrameStyle frame : {FrameStyle::Whole, FrameStyle::Trimmed, FrameStyle::None}) {
        const Layout layout = fit({{10, 20, width, width}, kTower, false, frame, 5, density});
        EXPECT_LE(layout.outer.w, width + 0.01F);
        EXPECT_LE(layout.outer.h, width + 0.01F);
        for (int i = 0; i < kTower.squares(); ++i) {
          const Rect rect = layout.square_rect(static_cast<Square>(i));
          EXPECT_TRUE(on_pixel(rect.x, density) && on_pixel(rect.y, density) && on_pixel(rect.w, density))
              << density << " " << width << " " << i;
        }
      }
    }
  }
}

TEST(BoardLayout, TrimsTheFrameToRoomForTheCoordinates) {
  const Layout phone = fit({{0, 0, 390, 480}, kSmess, false, FrameStyle::Trimmed, 0, 1});
  EXPECT_FLOAT_EQ(phone.frame, 12);
  EXPECT_GE(phone.unit, 52);
  const Layout large = fit({{0, 0, 900, 1000}, kSmess, false, FrameStyle::Trimmed, 0, 1});
  EXPECT_NEAR(large.frame / large.unit, 0.20F, 0.01F);
  const Layout tiny = fit({{0, 0, 140, 160}, kSmess, false, FrameStyle::Trimmed, 0, 1});
  EXPECT_NEAR(tiny.frame / tiny.unit, 0.30F, 0.03F);
}

TEST(BoardLayout, PutsA1AtTheLowerLeftAndTheUpperRightWhenFlipped) {
  LayoutRequest request = wide();
  EXPECT_EQ(fit(request).square_rect(kSmess.at(0, 0)), (Rect{38, 738, 100, 100}));
  EXPECT_EQ(fit(request).square_rect(kSmess.at(6, 7)), (Rect{638, 38, 100, 100}));
  request.flipped = true;
  EXPECT_EQ(fit(request).square_rect(kSmess.at(0, 0)), (Rect{638, 38, 100, 100}));
  EXPECT_EQ(fit(request).square_rect(kSmess.at(6, 7)), (Rect{38, 738, 100, 100}));
}

TEST(BoardLayout, FindsTheSquareUnderEveryCentreAndCorner) {
  for (const bool flipped : {false, true}) {
    for (const int river : {0, 5}) {
      const Layout layout = fit({{3, 7, 401, 470}, kTower, flipped, FrameStyle::Whole, river, 1.5F});
      for (int i = 0; i < kTower.squares(); ++i) {
        const auto square = static_cast<Square>(i);
        const Rect rect = layout.square_rect(square);
        EXPECT_EQ(layout.square_at(rect.centre()), square);
        EXPECT_EQ(layout.square_at({rect.x + 0.1F, rect.y + 0.1F}), square);
        EXPECT_EQ(layout.square_at({rect.right() - 0.1F, rect.bottom() - 0.1F}), square);
        EXPECT_EQ(layout.square_in(layout.cell(square)), square);
      }
    }
  }
}

TEST(BoardLayout, HasNoSquareOnTheFrameOutsideOrInTheRiver) {
  const Layout layout = fit({{0, 0, 500, 600}, kTower, false, FrameStyle::Whole, 5, 1});
  EXPECT_FALSE(layout.square_at({layout.outer.x + 1, layout.outer.y + 1}));
  EXPECT_FALSE(layout.square_at({layout.squares.right(), layout.squares.y + 5}));
  EXPECT_FALSE(layout.square_at({-50, -50}));
  EXPECT_FALSE(layout.square_at(layout.river_rect().centre()));
}

TEST(BoardLayout, LetsTheRiverFlowBetweenTheSameRanksFromBothSides) {
  for (const bool flipped : {false, true}) {
    // Not in the middle, so that a mistake with the flip shows.
    const Layout layout = fit({{0, 0, 500, 600}, kTower, flipped, FrameStyle::Whole, 3, 1});
    const Rect river = layout.river_rect();
    const Rect below = layout.square_rect(kTower.at(0, 2));
    const Rect above = layout.square_rect(kTower.at(0, 3));
    if (flipped) {
      EXPECT_FLOAT_EQ(below.bottom(), river.y);
      EXPECT_FLOAT_EQ(above.y, river.bottom());
    } else {
      EXPECT_FLOAT_EQ(above.bottom(), river.y);
      EXPECT_FLOAT_EQ(below.y, river.bottom());
    }
  }
}

TEST(BoardLayout, SurvivesAnAreaWithoutRoom) {
  for (const Rect area : {Rect{0, 0, 0, 0}, Rect{5, 5, 3, 200}, Rect{0, 0, -10, -10}}) {
    const Layout layout = fit({area, kSmess, false, FrameStyle::Whole, 0, 2});
    EXPECT_GT(layout.unit, 0);
    EXPECT_FALSE(layout.square_at({-1000, -1000}));
  }
}

TEST(BoardLayout, NamesColumnsBelowAndRowsAtTheLeft) {
  const Layout layout = fit(wide());
  EXPECT_EQ(layout.file_label(2), (Rect{238, 838, 100, 38}));
  EXPECT_EQ(layout.rank_label(1), (Rect{0, 138, 38, 100}));
}

TEST(BoardLayout, CropsWholeSquaresToFillTheArea) {
  const Rect area{20, 30, 300, 200};
  const Layout layout = crop({area, kSmess, false, FrameStyle::Whole, 0, 2}, {2, 3}, 3, 2);
  EXPECT_FLOAT_EQ(layout.unit, 100);
  EXPECT_EQ(layout.frame, 0);
  EXPECT_EQ(layout.square_rect(layout.square_in({2, 3})), (Rect{20, 30, 100, 100}));
  EXPECT_EQ(layout.square_rect(layout.square_in({4, 4})), (Rect{220, 130, 100, 100}));
}

TEST(BoardLayout, ShowsNeighboursWhenTheAreaOfACropHasAnotherShape) {
  // Room for three and three quarters columns: four are shown, cut evenly.
  const Layout wider = crop({{0, 0, 300, 160}, kSmess, false, FrameStyle::None, 0, 1}, {2, 3}, 3, 2);
  EXPECT_FLOAT_EQ(wider.unit, 80);
  EXPECT_EQ(wider.square_rect(wider.square_in({2, 3})), (Rect{-10, 0, 80, 80}));
  // Twice as high as needed: one row more above and below.
  const Layout higher = crop({{0, 0, 300, 400}, kSmess, false, FrameStyle::None, 0, 1}, {2, 3}, 3, 2);
  EXPECT_EQ(higher.square_rect(higher.square_in({2, 3})), (Rect{0, 100, 100, 100}));
  // At the edge of the board the neighbours of the other side.
  const Layout corner = crop({{0, 0, 300, 400}, kSmess, false, FrameStyle::None, 0, 1}, {0, 0}, 3, 2);
  EXPECT_EQ(corner.square_rect(corner.square_in({0, 0})), (Rect{0, 0, 100, 100}));
}

TEST(BoardLayout, CoversTheAreaOfEveryCrop) {
  for (const float width : {1.0F, 90.0F, 264.0F, 484.0F, 900.0F}) {
    for (const float height : {1.0F, 120.0F, 200.0F, 658.0F}) {
      const Rect area{10, 20, width, height};
      const Layout layout = crop({area, kSmess, false, FrameStyle::None, 0, 2}, {4, 6}, 3, 2);
      EXPECT_LE(layout.squares.x, area.x + 0.5F);
      EXPECT_LE(layout.squares.y, area.y + 0.5F);
      EXPECT_GE(layout.squares.right(), area.right() - 0.5F);
      EXPECT_GE(layout.squares.bottom(), area.bottom() - 0.5F);
    }
  }
}

TEST(BoardLayout, RoundsLengthsToWholeDevicePixelsButNeverToNone) {
  Layout layout;
  layout.density = 2;
  EXPECT_FLOAT_EQ(layout.crisp(1.3F), 1.5F);
  EXPECT_FLOAT_EQ(layout.crisp(0.1F), 0.5F);
  EXPECT_FLOAT_EQ(layout.pixel(), 0.5F);
}

TEST(NearestTarget, IsTheTargetUnderThePoint) {
  const Layout layout = fit(wide());
  const std::vector<Square> targets{kSmess.at(3, 3), kSmess.at(4, 4)};
  EXPECT_EQ(nearest_target(layout, layout.centre(targets[1]), targets), targets[1]);
}

TEST(NearestTarget, IsExactOnLargeSquares) {
  const Layout layout = fit(wide());
  const std::vector<Square> targets{kSmess.at(3, 3)};
  const Rect rect = layout.square_rect(targets[0]);
  EXPECT_FALSE(nearest_target(layout, {rect.right() + 1, rect.centre().y}, targets));
}

TEST(NearestTarget, ReachesTwentyTwoPixelsOnSmallSquares) {
  const Layout layout = fit({{0, 0, 310, 340}, kSmess, false, FrameStyle::Trimmed, 0, 1});
  ASSERT_LT(layout.unit, kSmallSquare);
  const std::vector<Square> targets{kSmess.at(3, 3), kSmess.at(4, 3)};
  const Point middle = layout.centre(targets[0]);
  EXPECT_EQ(nearest_target(layout, {middle.x - kReach + 0.5F, middle.y}, targets), targets[0]);
  EXPECT_FALSE(nearest_target(layout, {middle.x, middle.y + kReach + 0.5F}, targets));
  // Between two of them the one that is hit.
  const Rect left = layout.square_rect(targets[0]);
  EXPECT_EQ(nearest_target(layout, {left.right() - 0.5F, left.centre().y}, targets), targets[0]);
  EXPECT_EQ(nearest_target(layout, {left.right() + 0.5F, left.centre().y}, targets), targets[1]);
}

}  // namespace
}  // namespace messhall::ui::board
