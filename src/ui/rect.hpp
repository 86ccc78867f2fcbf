// Points and rectangles in CSS pixels, y downwards. A screen lays itself out by cutting pieces off a rectangle.
#pragma once

#include <algorithm>

namespace messhall::ui {

struct Point {
  float x = 0;
  float y = 0;

  friend constexpr bool operator==(const Point&, const Point&) = default;
  friend constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
  friend constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
};

struct Rect {
  float x = 0;
  float y = 0;
  float w = 0;
  float h = 0;

  [[nodiscard]] constexpr float right() const { return x + w; }
  [[nodiscard]] constexpr float bottom() const { return y + h; }
  [[nodiscard]] constexpr Point origin() const { return {x, y}; }
  [[nodiscard]] constexpr Point corner() const { return {x + w, y + h}; }
  [[nodiscard]] constexpr Point centre() const { return {x + w / 2, y + h / 2}; }
  [[nodiscard]] constexpr bool empty() const { return w <= 0 || h <= 0; }
  [[nodiscard]] constexpr bool contains(Point p) const { return p.x >= x && p.y >= y && p.x < x + w && p.y < y + h; }

  [[nodiscard]] constexpr Rect inset(float all) const { return inset(all, all); }
  [[nodiscard]] constexpr Rect inset(float dx, float dy) const {
    return {x + dx, y + dy, std::max(0.0F, w - 2 * dx), std::max(0.0F, h - 2 * dy)};
  }
  [[nodiscard]] constexpr Rect grown(float by) const { return {x - by, y - by, w + 2 * by, h + 2 * by}; }
  [[nodiscard]] constexpr Rect moved(float dx, float dy) const { return {x + dx, y + dy, w, h}; }
  // A rectangle of this size in the middle of this one; at most as large as this one.
  [[nodiscard]] constexpr Rect centred(float width, float height) const {
    const float cw = std::min(width, w);
    const float ch = std::min(height, h);
    return {x + (w - cw) / 2, y + (h - ch) / 2, cw, ch};
  }
  [[nodiscard]] constexpr Rect intersection(const Rect& o) const {
    const float l = std::max(x, o.x);
    const float t = std::max(y, o.y);
    return {l, t, std::max(0.0F, std::min(right(), o.right()) - l), std::max(0.0F, std::min(bottom(), o.bottom()) - t)};
  }

  // Each cuts a strip off this rectangle, then a gap, and gives the strip. Never more than there is.
  constexpr Rect cut_top(float height, float gap = 0) {
    const Rect strip{x, y, w, std::clamp(height, 0.0F, std::max(0.0F, h))};
    const float used = std::min(strip.h + gap, std::max(0.0F, h));
    y += used;
    h -= used;
    return strip;
  }
  constexpr Rect cut_bottom(float height, float gap = 0) {
    const float taken = std::clamp(height, 0.0F, std::max(0.0F, h));
    const Rect strip{x, bottom() - taken, w, taken};
    h = std::max(0.0F, h - taken - gap);
    return strip;
  }
  constexpr Rect cut_left(float width, float gap = 0) {
    const Rect strip{x, y, std::clamp(width, 0.0F, std::max(0.0F, w)), h};
    const float used = std::min(strip.w + gap, std::max(0.0F, w));
    x += used;
    w -= used;
    return strip;
  }
  constexpr Rect cut_right(float width, float gap = 0) {
    const float taken = std::clamp(width, 0.0F, std::max(0.0F, w));
    const Rect strip{right() - taken, y, taken, h};
    w = std::max(0.0F, w - taken - gap);
    return strip;
  }
  // Column (or row) i of n equal ones with gaps between.
  [[nodiscard]] constexpr Rect column(int i, int n, float gap = 0) const {
    const float cw = (w - gap * static_cast<float>(n - 1)) / static_cast<float>(n);
    return {x + static_cast<float>(i) * (cw + gap), y, cw, h};
  }
  [[nodiscard]] constexpr Rect row(int i, int n, float gap = 0) const {
    const float rh = (h - gap * static_cast<float>(n - 1)) / static_cast<float>(n);
    return {x, y + static_cast<float>(i) * (rh + gap), w, rh};
  }

  friend constexpr bool operator==(const Rect&, const Rect&) = default;
};

}  // namespace messhall::ui
