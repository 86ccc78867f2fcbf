// What the board needs of points beyond ui/rect.hpp.
#pragma once

#include <cmath>

#include "ui/rect.hpp"

namespace messhall::ui::board {

[[nodiscard]] constexpr Point scaled(Point p, float by) { return {p.x * by, p.y * by}; }
// From a (t = 0) to b (t = 1); runs on beyond both.
[[nodiscard]] constexpr Point mix(Point a, Point b, float t) { return a + scaled(b - a, t); }
[[nodiscard]] inline float distance(Point a, Point b) { return std::hypot(a.x - b.x, a.y - b.y); }

}  // namespace messhall::ui::board
