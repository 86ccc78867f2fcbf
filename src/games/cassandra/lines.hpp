// What sliding pieces see on the 8x8 board: the pieces on a line, gathered into six bits by one multiplication, look up
// how far one sees ("kindergarten bitboards": U. Degerman, G. Isenberg; chessprogramming.org). The tables are known at
// compile time and small enough to stay in the nearest cache.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "base/bitboard.hpp"

namespace messhall::games::cassandra {

using Bits = Bitboard64;

// Without its own square.
[[nodiscard]] constexpr std::uint64_t line_through(Square square, int file_step, int rank_step) {
  std::uint64_t line = 0;
  for (const int way : {-1, 1}) {
    int file = square % 8 + way * file_step;
    int rank = square / 8 + way * rank_step;
    for (; file >= 0 && file < 8 && rank >= 0 && rank < 8; file += way * file_step, rank += way * rank_step) {
      line |= std::uint64_t{1} << (8 * rank + file);
    }
  }
  return line;
}

struct LineMasks {
  std::uint64_t rank = 0;
  std::uint64_t rising = 0;
  std::uint64_t falling = 0;
};
[[nodiscard]] constexpr std::array<LineMasks, 64> make_line_masks() {
  std::array<LineMasks, 64> masks{};
  for (std::size_t i = 0; i < 64; ++i) {
    const auto square = static_cast<Square>(i);
    masks[i] = {line_through(square, 1, 0), line_through(square, 1, 1), line_through(square, -1, 1)};
  }
  return masks;
}
inline constexpr std::array<LineMasks, 64> kLineMasks = make_line_masks();

// What is seen from a place on a line of eight whose inner six squares are occupied so; the outer two do not matter.
[[nodiscard]] constexpr std::uint32_t seen_on_line(std::size_t place, std::size_t inner) {
  const std::size_t occupied = inner << 1U;
  std::uint32_t seen = 0;
  for (std::size_t to = place; to-- > 0;) {
    seen |= 1U << to;
    if ((occupied >> to & 1U) != 0) break;
  }
  for (std::size_t to = place + 1; to < 8; ++to) {
    seen |= 1U << to;
    if ((occupied >> to & 1U) != 0) break;
  }
  return seen;
}

using Seen = std::array<std::array<std::uint64_t, 64>, 8>;  // by place on the line and its inner squares

// By file, on every rank at once: the line's own mask picks out its squares.
[[nodiscard]] constexpr Seen make_seen_by_file() {
  Seen all{};
  for (std::size_t file = 0; file < 8; ++file) {
    for (std::size_t inner = 0; inner < 64; ++inner) {
      all[file][inner] = 0x0101010101010101U * seen_on_line(file, inner);
    }
  }
  return all;
}
// By rank, on the left file. The inner squares are gathered from rank 2 upward into bits 5 downward.
[[nodiscard]] constexpr Seen make_seen_by_rank() {
  Seen all{};
  for (std::size_t rank = 0; rank < 8; ++rank) {
    for (std::size_t inner = 0; inner < 64; ++inner) {
      std::size_t upward = 0;
      for (std::size_t bit = 0; bit < 6; ++bit) upward |= (inner >> bit & 1U) << (5 - bit);
      const std::uint32_t seen = seen_on_line(rank, upward);
      for (std::size_t to = 0; to < 8; ++to) all[rank][inner] |= std::uint64_t{seen >> to & 1U} << (8 * to);
    }
  }
  return all;
}
inline constexpr Seen kSeenByFile = make_seen_by_file();
inline constexpr Seen kSeenByRank = make_seen_by_rank();

// Along a rank or a diagonal with this mask.
[[nodiscard]] constexpr std::uint64_t seen_across(Square square, std::uint64_t mask, std::uint64_t occupied) {
  constexpr std::uint64_t gather = 0x0202020202020202U;
  return mask & kSeenByFile[square & 7U][(mask & occupied) * gather >> 58U];
}
[[nodiscard]] constexpr std::uint64_t seen_along_file(Square square, std::uint64_t occupied) {
  constexpr std::uint64_t left_file = 0x0101010101010101U;
  constexpr std::uint64_t gather = 0x0080402010080400U;
  const unsigned file = square & 7U;
  return kSeenByRank[square >> 3U][((occupied >> file) & left_file) * gather >> 58U] << file;
}

[[nodiscard]] constexpr Bits rook_lines(Square square, Bits occupied) {
  return Bits::of_word(seen_across(square, kLineMasks[square].rank, occupied.word()) |
                       seen_along_file(square, occupied.word()));
}
[[nodiscard]] constexpr Bits bishop_lines(Square square, Bits occupied) {
  return Bits::of_word(seen_across(square, kLineMasks[square].rising, occupied.word()) |
                       seen_across(square, kLineMasks[square].falling, occupied.word()));
}

}  // namespace messhall::games::cassandra
