#include "ui/raster.hpp"

#include <gtest/gtest.h>

#include <array>
#include <vector>

namespace messhall::ui {
namespace {

constexpr Colour kRed = 0xFF0000FFU;
constexpr Colour kBlue = 0xFFFF0000U;

struct Canvas {
  explicit Canvas(int side_) : side(side_), pixels(static_cast<std::size_t>(side_ * side_ * 4)) {}
  [[nodiscard]] Patch patch() { return {pixels.data(), static_cast<std::size_t>(side) * 4, side}; }
  [[nodiscard]] int at(int x, int y, int channel) const {
    return pixels[static_cast<std::size_t>((y * side + x) * 4 + channel)];
  }
  [[nodiscard]] int alpha(int x, int y) const { return at(x, y, 3); }
  int side;
  std::vector<std::uint8_t> pixels;
};

const std::vector<Point> kSquare{{10, 10}, {30, 10}, {30, 30}, {10, 30}, {10, 10}};

TEST(Raster, FillsAPolygonAndNothingElse) {
  Canvas canvas(40);
  Raster raster(canvas.patch(), 1);
  raster.add(kSquare);
  raster.fill(0, kRed);
  for (int y = 0; y < 40; ++y) {
    for (int x = 0; x < 40; ++x) {
      const bool inside = x >= 10 && x < 30 && y >= 10 && y < 30;
      ASSERT_EQ(canvas.alpha(x, y), inside ? 255 : 0) << x << "," << y;
    }
  }
  EXPECT_EQ(canvas.at(20, 20, 0), 255);
  EXPECT_EQ(canvas.at(20, 20, 2), 0);
}

TEST(Raster, CoversAPixelAsFarAsTheShapeDoes) {
  Canvas canvas(40);
  Raster raster(canvas.patch(), 0.5F);
  raster.add(std::vector<Point>{{21, 20}, {60, 20}, {60, 60}, {21, 60}, {21, 20}});
  raster.fill(0, kRed);
  EXPECT_NEAR(canvas.alpha(10, 20), 128, 2);
  EXPECT_EQ(canvas.at(10, 20, 0), canvas.alpha(10, 20)) << "premultiplied";
}

TEST(Raster, GrowsWithRoundCorners) {
  Canvas canvas(40);
  Raster raster(canvas.patch(), 1);
  raster.add(kSquare);
  raster.fill(6, kRed);
  EXPECT_EQ(canvas.alpha(20, 5), 255);
  EXPECT_EQ(canvas.alpha(20, 3), 0);
  EXPECT_EQ(canvas.alpha(4, 4), 0) << "the corner of the grown square";
  EXPECT_EQ(canvas.alpha(6, 6), 255);
}

TEST(Raster, JoinsShapesThatOverlap) {
  Canvas canvas(40);
  Raster raster(canvas.patch(), 1);
  raster.add(kSquare);
  raster.add_disc({30, 20}, 6);
  raster.fill(0, kRed);
  EXPECT_EQ(canvas.alpha(28, 20), 255);
  EXPECT_EQ(canvas.alpha(34, 20), 255);
  EXPECT_EQ(canvas.alpha(37, 20), 0);
}

TEST(Raster, DrawsALineAlongAPathThatStaysOpen) {
  Canvas canvas(40);
  Raster raster(canvas.patch(), 1);
  raster.add(std::vector<Point>{{10, 10}, {30, 10}, {30, 30}});
  raster.stroke(4, kRed);
  EXPECT_EQ(canvas.alpha(20, 9), 255);
  EXPECT_EQ(canvas.alpha(29, 20), 255);
  EXPECT_EQ(canvas.alpha(20, 20), 0);
  EXPECT_EQ(canvas.alpha(10, 30), 0) << "it does not go back";
}

TEST(Raster, PaintsOverWhatIsThere) {
  Canvas canvas(40);
  Raster raster(canvas.patch(), 1);
  raster.add(kSquare);
  raster.fill(4, kRed);
  raster.fill(0, kBlue);
  EXPECT_EQ(canvas.at(20, 20, 2), 255);
  EXPECT_EQ(canvas.at(20, 20, 0), 0);
  EXPECT_EQ(canvas.at(20, 8, 0), 255);
}

TEST(Raster, PaintsSeveralCoatsAsOneAfterTheOther) {
  Canvas one(40);
  Canvas all(40);
  const std::vector<Raster::Coat> coats{{6, kRed}, {2.5F, kBlue}, {-3, kRed}};
  Raster each(one.patch(), 0.9F);
  each.add(kSquare);
  each.add_disc({28, 20}, 7);
  for (const Raster::Coat& coat : coats) each.fill(coat.grow, coat.colour);
  Raster together(all.patch(), 0.9F);
  together.add(kSquare);
  together.add_disc({28, 20}, 7);
  together.fill(coats);
  EXPECT_EQ(one.pixels, all.pixels);
}

TEST(Raster, StaysWithinItsPatch) {
  Canvas canvas(40);
  Raster raster({canvas.pixels.data() + (8 * 40 + 8) * 4, 160, 16}, 1);
  raster.add(std::vector<Point>{{-50, -50}, {50, -50}, {50, 50}, {-50, 50}, {-50, -50}});
  raster.fill(0, kRed);
  EXPECT_EQ(canvas.alpha(8, 8), 255);
  EXPECT_EQ(canvas.alpha(23, 23), 255);
  for (const Point p : {Point{7, 10}, Point{24, 10}, Point{10, 7}, Point{10, 24}})
    EXPECT_EQ(canvas.alpha(static_cast<int>(p.x), static_cast<int>(p.y)), 0);
}

TEST(Raster, TakesPointsThatAreNoPolygon) {
  Canvas canvas(8);
  Raster raster(canvas.patch(), 1);
  raster.fill(3, kRed);
  raster.add({});
  raster.add(std::vector<Point>{{4, 4}});
  raster.add(std::vector<Point>{{4, 4}, {4, 4}});
  raster.fill(2, kRed);
  EXPECT_EQ(canvas.alpha(4, 4), 255) << "a point that is grown is a disc";
}

}  // namespace
}  // namespace messhall::ui
