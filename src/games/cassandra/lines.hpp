// What sliding pieces see on the 8x8 board, by the obstruction difference: the nearest pieces on both sides of a square
// part its line from the rest in one subtraction (M. Hoffmann, G. Isenberg; chessprogramming.org, "Obstruction
// Difference"). Its tables are small enough to stay in the cache, and known at compile time.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "base/bitboard.hpp"

namespace messhall::games::cassandra {

using Bits = Bitboard64;

// The squares of a line on either side of a square.
struct Line {
  std::uint64_t below = 0;
  std::uint64_t above = 0;
};

[[nodiscard]] constexpr Line line_through(Square square, int file_step, int rank_step) {
  Line line;
  for (const int way : {-1, 1}) {
    int file = square % 8 + way * file_step;
    int rank = square / 8 + way * rank_step;
    for (; file >= 0 && file < 8 && rank >= 0 && rank < 8; file += way * file_step, rank += way * rank_step) {
      (way < 0 ? line.below : line.above) |= std::uint64_t{1} << (8 * rank + file);
    }
  }
  return line;
}

[[nodiscard]] constexpr std::array<Line, 64> lines_of(int file_step, int rank_step) {
  std::array<Line, 64> lines{};
  for (std::size_t i = 0; i < 64; ++i) lines[i] = line_through(static_cast<Square>(i), file_step, rank_step);
  return lines;
}

inline constexpr std::array<Line, 64> kRankLines = lines_of(1, 0);
inline constexpr std::array<Line, 64> kFileLines = lines_of(0, 1);
inline constexpr std::array<Line, 64> kRisingLines = lines_of(1, 1);
inline constexpr std::array<Line, 64> kFallingLines = lines_of(-1, 1);

// The squares of the line up to the first piece on either side, that piece's square included.
[[nodiscard]] constexpr std::uint64_t seen(const Line& line, std::uint64_t occupied) {
  const std::uint64_t below = line.below & occupied;
  const std::uint64_t above = line.above & occupied;
  const std::uint64_t from_nearest_below = ~std::uint64_t{0} << (63 - std::countl_zero(below | 1U));
  const std::uint64_t nearest_above = above & (0 - above);
  return (line.below | line.above) & (2 * nearest_above + from_nearest_below);
}

[[nodiscard]] constexpr Bits rook_lines(Square square, Bits occupied) {
  return Bits::of_word(seen(kRankLines[square], occupied.word()) | seen(kFileLines[square], occupied.word()));
}
[[nodiscard]] constexpr Bits bishop_lines(Square square, Bits occupied) {
  return Bits::of_word(seen(kRisingLines[square], occupied.word()) | seen(kFallingLines[square], occupied.word()));
}

}  // namespace messhall::games::cassandra
