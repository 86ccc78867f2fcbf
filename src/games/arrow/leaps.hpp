// Leaps of exactly two squares along an arrow, over whatever stands between, worked out once at compile time.
#pragma once

#include <array>
#include <cstddef>

#include "games/arrow/board.hpp"

namespace messhall::games::arrow {

template <class Bits, int Files, int Ranks>
struct Leaps {
  static constexpr BoardSize kSize{Files, Ranks};
  static constexpr std::size_t kSquares = std::size_t{Files} * Ranks;
  static_assert(kSquares <= Bits::kCapacity);

  // Where a leap from here may land, and from where one may land here.
  std::array<Bits, kSquares> targets{};
  std::array<Bits, kSquares> origins{};

  explicit constexpr Leaps(const Board<Files, Ranks>& board) {
    for (std::size_t square = 0; square < kSquares; ++square) {
      const auto from = static_cast<Square>(square);
      for (const Direction d : kDirections) {
        const Square over = board.points(from, d) ? neighbour(kSize, from, d) : kNoSquare;
        const Square to = over == kNoSquare ? kNoSquare : neighbour(kSize, over, d);
        if (to == kNoSquare) continue;
        targets[from] |= Bits::of(to);
        origins[to] |= Bits::of(from);
      }
    }
  }
};

}  // namespace messhall::games::arrow
