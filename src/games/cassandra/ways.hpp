// Where each kind of piece can go, as sets of squares.
#pragma once

#include <array>
#include <cstdint>

#include "games/cassandra/lines.hpp"
#include "games/cassandra/piece.hpp"

namespace messhall::games::cassandra {

// By square of origin. A piece reaches a square by leaping there, or along a free line as far as the line's own reach:
// all lines end at the first piece, and short or one-sided sliders see only a part of them. Leaps and lines of a kind
// share no squares.
struct Ways {
  std::array<Bits, 64> leaps{};     // a pawn's: the squares where it takes
  std::array<Bits, 64> straight{};  // along ranks and files
  std::array<Bits, 64> diagonal{};

  [[nodiscard]] Bits from(Square square, Bits straight_lines, Bits diagonal_lines) const {
    return leaps[square] | (straight_lines & straight[square]) | (diagonal_lines & diagonal[square]);
  }
};

// By side and kind; ways.cpp. All pieces go alike to the left and to the right, and Second's are the mirror image of
// First's: a piece of one side on `a` reaches `b` just when the same piece of the other side on `b` would reach `a`.
extern const std::array<std::array<Ways, kKinds>, 2> kWays;

[[nodiscard]] inline const Ways& ways(Kind kind, Side side) { return kWays[index(side)][index(kind)]; }

// Which lines a kind slides along.
[[nodiscard]] constexpr bool slides_straight(Kind kind) {
  constexpr std::uint32_t kinds = 1U << index(Kind::Rook) | 1U << index(Kind::Queen) | 1U << index(Kind::ChargingRook) |
                                  1U << index(Kind::Colonel) | 1U << index(Kind::ShortRook) |
                                  1U << index(Kind::Chancellor);
  return (kinds >> index(kind) & 1U) != 0;
}
[[nodiscard]] constexpr bool slides_diagonally(Kind kind) {
  constexpr std::uint32_t kinds =
      1U << index(Kind::Bishop) | 1U << index(Kind::Queen) | 1U << index(Kind::Bede) | 1U << index(Kind::Cardinal);
  return (kinds >> index(kind) & 1U) != 0;
}

[[nodiscard]] constexpr bool slides(Kind kind) { return slides_straight(kind) || slides_diagonally(kind); }
[[nodiscard]] constexpr bool leaps(Kind kind) {
  constexpr std::uint32_t not_leaping =
      1U << index(Kind::Rook) | 1U << index(Kind::Bishop) | 1U << index(Kind::Queen) | 1U << index(Kind::ShortRook);
  return (not_leaping >> index(kind) & 1U) == 0;
}

// The squares strictly between two squares of one line; none where no line joins them.
extern const std::array<std::array<Bits, 64>, 64> kBetween;

}  // namespace messhall::games::cassandra
