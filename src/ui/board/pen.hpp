// Shapes on whole device pixels in a Dear ImGui draw list, all tinted alike.
#pragma once

#include <imgui.h>

#include <span>
#include <string_view>

#include "ui/art.hpp"
#include "ui/board/layout.hpp"
#include "ui/theme.hpp"

namespace messhall::ui::board {

// While a pen lives, edges of the list are smoothed over one device pixel, whatever the density.
class Pen {
 public:
  Pen(ImDrawList& list, float density, float tint);
  ~Pen();
  Pen(const Pen&) = delete;
  Pen& operator=(const Pen&) = delete;

  void fill(Rect rect, Colour colour, float rounding = 0);
  // A line of this width inside the edge of the rectangle.
  void outline(Rect rect, Colour colour, float width, float rounding = 0);
  // The same, broken into dashes; every corner is covered.
  void dashes(Rect rect, Colour colour, float width, float dash, float gap);
  // Round at both ends.
  void line(Point a, Point b, Colour colour, float width);
  // Round dots `step` apart (centre to centre), beginning at a.
  void dots(Point a, Point b, Colour colour, float width, float step);
  // Round at ends and corners; the colour should be opaque.
  void path(std::span<const Point> points, Colour colour, float width);
  void disc(Point centre, float radius, Colour colour);
  // `radius` is that of the line's middle.
  void ring(Point centre, float radius, Colour colour, float width);
  // A convex polygon; its corners are rounded by `grow`, which it is larger by.
  void polygon(std::span<const Point> points, Colour colour, float grow = 0);
  // Alpha 0 to 1; the angle in radians, clockwise.
  void sprite(const Sprite& sprite, Point centre, float width, float height, float alpha = 1, float angle = 0,
              Colour colour = 0xFFFFFFFFU);
  // A texture that repeats: uv at the upper left, and how much of it the rectangle shows.
  void tile(const Sprite& texture, Rect rect, Point uv, Point extent, float rounding = 0);
  // In the middle of the box; `px` is the size that the font was baked for, in CSS px.
  void text(ImFont* font, float px, Rect box, Colour colour, std::string_view text);

  [[nodiscard]] Colour tinted(Colour colour) const;
  [[nodiscard]] float snap(float v) const;
  [[nodiscard]] Point snap(Point p) const { return {snap(p.x), snap(p.y)}; }
  ImDrawList& list() { return list_; }

 private:
  [[nodiscard]] int segments(float radius) const;

  ImDrawList& list_;
  float density_;
  float tint_;
  float fringe_;
};

}  // namespace messhall::ui::board
