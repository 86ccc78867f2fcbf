// Points and rectangles in CSS px, y downward.
#pragma once

namespace messhall::ui::board {

struct Point {
  float x = 0;
  float y = 0;

  friend constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
  friend constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
  friend constexpr Point operator*(Point a, float k) { return {a.x * k, a.y * k}; }
  friend constexpr bool operator==(Point, Point) = default;
};

[[nodiscard]] constexpr Point mix(Point a, Point b, float t) { return a + (b - a) * t; }
[[nodiscard]] float distance(Point a, Point b);

struct Rect {
  float x = 0;
  float y = 0;
  float width = 0;
  float height = 0;

  [[nodiscard]] constexpr float right() const { return x + width; }
  [[nodiscard]] constexpr float bottom() const { return y + height; }
  [[nodiscard]] constexpr Point centre() const { return {x + width / 2, y + height / 2}; }
  // The left and upper edges belong to the rectangle, the right and lower ones do not.
  [[nodiscard]] constexpr bool contains(Point p) const {
    return p.x >= x && p.y >= y && p.x < right() && p.y < bottom();
  }
  // Smaller by `by` on every side.
  [[nodiscard]] constexpr Rect inset(float by) const { return {x + by, y + by, width - 2 * by, height - 2 * by}; }

  friend constexpr bool operator==(const Rect&, const Rect&) = default;
};

}  // namespace messhall::ui::board
