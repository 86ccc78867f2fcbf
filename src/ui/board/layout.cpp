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

namespace {

// One axis of a crop: which squares are shown, when `wanted` of them from `first` on must be and `fits` have room.
struct Span {
  int first = 0;
  int count = 1;
};

Span widen(int first, int wanted, float fits, int all) {
  const int count = std::clamp(static_cast<int>(std::lround(fits)), std::min(wanted, all), all);
  return {std::clamp(first - (count - wanted) / 2, 0, all - count), count};
}

}  // namespace

Layout crop(const LayoutRequest& request, Cell upper_left, int columns, int rows) {
  LayoutRequest bare = request;
  bare.frame = FrameStyle::None;
  const float width = std::max(1.0F, request.area.w * request.density);
  const float height = std::max(1.0F, request.area.h * request.density);
  // All that is wanted is in sight; where the area has another shape, neighbours fill it.
  const float whole = std::min(width / static_cast<float>(columns), height / static_cast<float>(rows));
  const Span across = widen(upper_left.column, columns, width / whole, request.size.files);
  const Span down = widen(upper_left.row, rows, height / whole, request.size.ranks);
  const float unit = std::max(width / static_cast<float>(across.count), height / static_cast<float>(down.count));
  const Sizes s = sizes(bare, std::max(1, static_cast<int>(std::ceil(unit))));
  const Layout layout = at(bare, s, 0, 0);
  // The middle of what is shown comes to the middle of the area; a river on the way counts.
  const float left = layout.squares.x + static_cast<float>(across.first) * layout.unit;
  const float top = row_top(layout, down.first);
  const float bottom = row_top(layout, down.first + down.count - 1) + layout.unit;
  const Point middle{left + static_cast<float>(across.count) * layout.unit / 2, (top + bottom) / 2};
  const Point shift = request.area.centre() - middle;
  const auto device = [&request](float v) { return static_cast<int>(std::lround(v * request.density)); };
  return at(bare, s, device(shift.x), device(shift.y));
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
