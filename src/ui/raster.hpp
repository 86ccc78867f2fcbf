// Paints polygons with smooth edges into pixels: filled, grown by a width, or as lines along them. Slower than a
// graphics card, but it takes any shape, and the result is kept.
#pragma once

#include <span>
#include <vector>

#include "ui/rect.hpp"
#include "ui/sheets.hpp"
#include "ui/theme.hpp"

namespace messhall::ui {

class Raster {
 public:
  // `scale` pixels to a unit of the shapes.
  Raster(const Patch& patch, float scale) : patch_(patch), scale_(scale) {}

  // The shapes whose union is painted next: corners in units.
  void clear();
  void add(std::span<const Point> polygon);
  void add_disc(Point centre, float radius);

  // The inside of the shapes, grown by so many units, its corners rounded by as much. Colours are opaque.
  struct Coat {
    float grow = 0;
    Colour colour = 0;
  };
  void fill(float grow, Colour colour);
  // Several at once, from the lowest: hardly slower than one.
  void fill(std::span<const Coat> coats);
  // A line of this width along them, round at ends and corners.
  void stroke(float width, Colour colour);

 private:
  struct Edge {
    Point a{};
    Point along{};      // to its end
    float inverse = 0;  // 1 / length squared, 0 for a point
  };
  struct Shape {
    std::size_t first = 0, last = 0;  // edges
    Rect box{};
    float radius = 0;  // of a disc; 0: a polygon
  };
  void paint(bool inside);
  void paint_block(int left, int top, bool inside);
  [[nodiscard]] float distance(const Shape& shape, Point p, bool inside) const;
  void blend(int x, int y, float coverage, Colour colour) const;

  Patch patch_;
  float scale_;
  std::vector<Edge> edges_{};
  std::vector<Shape> shapes_{};
  // While something is painted, in pixels.
  std::vector<Coat> coats_{};
  float most_ = 0;  // that any of them grows
  std::vector<const Shape*> near_{};
};

}  // namespace messhall::ui
