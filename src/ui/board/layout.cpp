#include "ui/board/layout.hpp"

#include <algorithm>
#include <cmath>

#include "ui/board/geometry.hpp"

namespace messhall::ui::board {
namespace {

constexpr float kWholeFrame = 0.38F;
constexpr float kTrimmedLeast = 0.20F;
constexpr float kTrimmedMost = 0.30F;
constexpr float kCoordinateRoom = 12;  // CSS px: a line of 11 px text without descenders
constexpr float kRiver = 0.26F;

// Everything in device pixels, so that no edge falls between two of them.
struct Sizes {
  int unit = 1;
  int frame = 0;
  int river = 0;
  int width = 0;
  int height = 0;
};

int frame_pixels(FrameStyle style, int unit, float density) {
  const float side = static_cast<float>(unit);
  switch (style) {
    case FrameStyle::Whole:
      return static_cast<int>(std::lround(kWholeFrame * side));
    case FrameStyle::Trimmed:
      return static_cast<int>(
          std::lround(std::clamp(kCoordinateRoom * density, kTrimmedLeast * side, kTrimmedMost * side)));
    case FrameStyle::None:
      break;
  }
  return 0;
}

Sizes sizes(const LayoutRequest& request, int unit) {
  Sizes s;
  s.unit = unit;
  s.frame = frame_pixels(request.frame, unit, request.density);
  s.river = request.river_above_rank > 0 ? static_cast<int>(std::lround(kRiver * static_cast<float>(unit))) : 0;
  s.width = 2 * s.frame + request.size.files * unit;
  s.height = 2 * s.frame + request.size.ranks * unit + s.river;
  return s;
}

Layout at(const LayoutRequest& request, const Sizes& s, int left, int top) {
  const float k = 1 / request.density;
  const auto px = [k](int v) { return static_cast<float>(v) * k; };
  Layout layout;
  layout.outer = {px(left), px(top), px(s.width), px(s.height)};
  layout.squares = {px(left + s.frame), px(top + s.frame), px(s.width - 2 * s.frame), px(s.height - 2 * s.frame)};
  layout.unit = px(s.unit);
  layout.frame = px(s.frame);
  layout.river = px(s.river);
  layout.density = request.density;
  layout.size = request.size;
  layout.flipped = request.flipped;
  layout.style = request.frame;
  layout.river_above_rank = request.river_above_rank;
  return layout;
}

// Rows that lie above the river on the screen.
int rows_above_river(const Layout& layout) {
  return layout.flipped ? layout.river_above_rank : layout.size.ranks - layout.river_above_rank;
}

float row_top(const Layout& layout, int row) {
  const bool below = layout.river > 0 && row >= rows_above_river(layout);
  return layout.squares.y + static_cast<float>(row) * layout.unit + (below ? layout.river : 0);
}

}  // namespace

Cell Layout::cell(Square square) const {
  const int file = size.file(square);
  const int rank = size.rank(square);
  return flipped ? Cell{size.files - 1 - file, rank} : Cell{file, size.ranks - 1 - rank};
}

Square Layout::square_in(Cell cell) const {
  const int file = flipped ? size.files - 1 - cell.column : cell.column;
  const int rank = flipped ? cell.row : size.ranks - 1 - cell.row;
  return size.contains(file, rank) ? size.at(file, rank) : kNoSquare;
}

Rect Layout::square_rect(Square square) const {
  const Cell c = cell(square);
  return {squares.x + static_cast<float>(c.column) * unit, row_top(*this, c.row), unit, unit};
}

std::optional<Square> Layout::square_at(Point p) const {
  if (unit <= 0 || !squares.contains(p)) return std::nullopt;
  float y = p.y - squares.y;
  if (river > 0) {
    const float bank = static_cast<float>(rows_above_river(*this)) * unit;
    if (y >= bank && y < bank + river) return std::nullopt;
    if (y >= bank) y -= river;
  }
  const Cell c{static_cast<int>((p.x - squares.x) / unit), static_cast<int>(y / unit)};
  const Square square = square_in(c);
  if (square == kNoSquare) return std::nullopt;
  return square;
}

Rect Layout::river_rect() const {
  if (river <= 0) return {};
  return {squares.x, squares.y + static_cast<float>(rows_above_river(*this)) * unit, squares.w, river};
}

Rect Layout::file_label(int column) const {
  return {squares.x + static_cast<float>(column) * unit, squares.bottom(), unit, frame};
}

Rect Layout::rank_label(int row) const { return {outer.x, row_top(*this, row), frame, unit}; }

float Layout::crisp(float length) const { return std::max(1.0F, std::round(length * density)) / density; }

Layout fit(const LayoutRequest& request) {
  const int width = static_cast<int>(std::floor(request.area.w * request.density + 0.01F));
  const int height = static_cast<int>(std::floor(request.area.h * request.density + 0.01F));
  int unit = std::max(
      1, std::min(width / std::max<int>(1, request.size.files), height / std::max<int>(1, request.size.ranks)));
  Sizes s = sizes(request, unit);
  while (unit > 1 && (s.width > width || s.height > height)) s = sizes(request, --unit);
  const int left = static_cast<int>(std::lround(request.area.x * request.density)) + (width - s.width) / 2;
  const int top = static_cast<int>(std::lround(request.area.y * request.density)) + (height - s.height) / 2;
  return at(request, s, left, top);
}

Layout crop(const LayoutRequest& request, Cell upper_left, int columns, int rows) {
  LayoutRequest bare = request;
  bare.frame = FrameStyle::None;
  const float width = request.area.w * request.density;
  const float height = request.area.h * request.density;
  const int unit = std::max(1, static_cast<int>(std::ceil(std::max(width / static_cast<float>(std::max(1, columns)),
                                                                   height / static_cast<float>(std::max(1, rows))))));
  const Sizes s = sizes(bare, unit);
  Layout layout = at(bare, s, 0, 0);
  // The window's own middle comes to the middle of the area; what it passes on the way (a river) counts.
  const Rect first = {layout.squares.x + static_cast<float>(upper_left.column) * layout.unit,
                      row_top(layout, upper_left.row), 0, 0};
  const float last = row_top(layout, upper_left.row + rows - 1) + layout.unit;
  const Point middle{first.x + static_cast<float>(columns) * layout.unit / 2, (first.y + last) / 2};
  const Point shift = request.area.centre() - middle;
  const auto whole = [&request](float v) { return static_cast<int>(std::lround(v * request.density)); };
  return at(bare, s, whole(shift.x), whole(shift.y));
}

std::optional<Square> nearest_target(const Layout& layout, Point p, std::span<const Square> targets) {
  const std::optional<Square> under = layout.square_at(p);
  if (under && std::find(targets.begin(), targets.end(), *under) != targets.end()) return under;
  if (layout.unit >= kSmallSquare) return std::nullopt;
  std::optional<Square> best;
  float least = kReach;
  for (const Square target : targets) {
    const float d = distance(layout.centre(target), p);
    if (d > least) continue;
    least = d;
    best = target;
  }
  return best;
}

}  // namespace messhall::ui::board
