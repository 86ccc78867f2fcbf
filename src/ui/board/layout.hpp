// Where frame, squares, river and coordinates of a board lie. Pure; every edge falls on a whole device pixel.
#pragma once

#include <optional>
#include <span>

#include "base/square.hpp"
#include "ui/rect.hpp"

namespace messhall::ui::board {

enum class FrameStyle {
  Whole,    // 0.38 of a square, with its stripes: wide windows
  Trimmed,  // 0.20 to 0.30 of a square (12 px for the coordinates), stripes cut: tall, flat, embed
  None,     // squares only: thumbnails, examples
};

struct LayoutRequest {
  Rect area{};  // the board is made as large as fits, and centred
  BoardSize size{};
  bool flipped = false;  // the second side at the bottom
  FrameStyle frame = FrameStyle::Whole;
  int river_above_rank = 0;  // as in games::Board; 0 for none
  float density = 1;         // device pixels for one CSS px
};

// Columns and rows of squares, counted from the left and from the top of the screen.
struct Cell {
  int column = 0;
  int row = 0;
  friend constexpr bool operator==(Cell, Cell) = default;
};

struct Layout {
  Rect outer{};    // with the frame
  Rect squares{};  // the playing field, river included
  float unit = 0;  // side of a square
  float frame = 0;
  float river = 0;  // height of the river strip, 0 without one
  float density = 1;
  BoardSize size{};
  bool flipped = false;
  FrameStyle style = FrameStyle::Whole;
  int river_above_rank = 0;

  [[nodiscard]] Cell cell(Square square) const;
  [[nodiscard]] Square square_in(Cell cell) const;  // kNoSquare outside the board
  [[nodiscard]] Rect square_rect(Square square) const;
  [[nodiscard]] Point centre(Square square) const { return square_rect(square).centre(); }
  // The square under a point; nothing on the frame, outside, or in the river.
  [[nodiscard]] std::optional<Square> square_at(Point p) const;
  // The strip of the river; empty without one.
  [[nodiscard]] Rect river_rect() const;
  // Boxes in which the coordinates are centred: of a column below the squares, of a row at their left.
  [[nodiscard]] Rect file_label(int column) const;
  [[nodiscard]] Rect rank_label(int row) const;
  // One device pixel, and a length rounded to whole device pixels (one at least).
  [[nodiscard]] float pixel() const { return 1 / density; }
  [[nodiscard]] float crisp(float length) const;

  friend bool operator==(const Layout&, const Layout&) = default;
};

// The largest board that fits. A request without room gives squares of one device pixel, never less.
[[nodiscard]] Layout fit(const LayoutRequest& request);

// A part of the board that fills the whole area, for thumbnails: the `columns` by `rows` squares from the cell at the
// upper left, with neighbours where the area has another shape. At most half a square of the shown ones is cut off.
[[nodiscard]] Layout crop(const LayoutRequest& request, Cell upper_left, int columns, int rows);

// Targets of small squares are easier to hit.
inline constexpr float kSmallSquare = 44;
inline constexpr float kReach = 22;

// What a press at `p` means when only `targets` matter: the target under it, else, on squares under 44 px, the nearest
// one whose centre is within 22 px.
[[nodiscard]] std::optional<Square> nearest_target(const Layout& layout, Point p, std::span<const Square> targets);

}  // namespace messhall::ui::board
