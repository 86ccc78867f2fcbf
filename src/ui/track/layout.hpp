// Where the squares of a track lie: forty round the rim of a square board, two piles of cards inside. Pure.
#pragma once

#include <array>
#include <optional>

#include "base/square.hpp"
#include "ui/rect.hpp"

namespace messhall::ui::track {

inline constexpr int kRim = 40;
inline constexpr int kSquares = 42;
// The piles, as the squares that they are for pieces.
inline constexpr Square kFirstPile = 40;   // near the lower right corner
inline constexpr Square kSecondPile = 41;  // near the upper left one

inline constexpr Square kJailSquare = 10;

// A side of the board, in the order in which tokens run; corners belong to none.
enum class Edge : std::uint8_t { Bottom, Left, Top, Right, Corner, Inside };
[[nodiscard]] Edge edge_of(Square square);

struct Layout {
  Rect outer{};
  Rect felt{};
  float unit = 0;    // the shorter side of a street
  float corner = 0;  // side of a corner, and the longer side of a street
  float density = 1;
  std::array<Rect, kSquares> cells{};

  // Names and prices have room in the squares.
  [[nodiscard]] bool detailed() const { return unit >= 46; }
  [[nodiscard]] Rect cell(Square square) const { return square < kSquares ? cells[square] : Rect{}; }
  // The band in the colour of the group, towards the felt.
  [[nodiscard]] Rect band(Square square) const;
  // The square without its band.
  [[nodiscard]] Rect face(Square square) const;
  // Where a piece stands, and how large it is.
  [[nodiscard]] Rect piece(Square square) const;
  // Where a prisoner sits behind bars.
  [[nodiscard]] Rect cell_of_prisoner() const;
  // Where a token stands: on the kerb before its square, so that it hides no deed; in jail on the square itself.
  // `place`: 0 in the middle, -1 and 1 beside another token.
  [[nodiscard]] Point token(Square square, int place, bool jailed) const;
  [[nodiscard]] float token_size() const;
  // The square under a point; nothing on the felt and outside.
  [[nodiscard]] std::optional<Square> square_at(Point point) const;
  // The nearest of the rim within `reach` of a point, for fingers.
  [[nodiscard]] std::optional<Square> nearest(Point point, float reach) const;

  friend bool operator==(const Layout&, const Layout&) = default;
};

// As large as fits into the area, in its middle; all edges on whole device pixels.
[[nodiscard]] Layout fit(Rect area, float density);

// Whichever neighbour lies that way, on the rim or across the felt; the square itself when there is none.
enum class Way : std::uint8_t { Left, Right, Up, Down };
[[nodiscard]] Square step(Square from, Way way);

}  // namespace messhall::ui::track
