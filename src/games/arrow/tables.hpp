// What an arrow board says about moves, worked out once at compile time, so that generating moves and finding attackers
// cost a few operations.
#pragma once

#include <array>
#include <cstddef>

#include "base/direction.hpp"
#include "base/square.hpp"
#include "games/arrow/board.hpp"

namespace messhall::games::arrow {

template <class Bits, int Files, int Ranks>
struct Tables {
  static constexpr BoardSize kSize{Files, Ranks};
  static constexpr std::size_t kSquares = std::size_t{Files} * Ranks;
  static_assert(kSquares <= Bits::kCapacity);

  template <class T>
  using PerSquare = std::array<T, kSquares>;

  Board<Files, Ranks> board{};
  // Where a step may go from here, and who may step here.
  PerSquare<Bits> steps{};
  PerSquare<Bits> steps_to{};
  // All squares in a direction up to the edge, whatever the arrows say.
  PerSquare<std::array<Bits, 8>> rays{};
  // Squares with an arrow that points at this one from afar: arriving[s][d] holds those from which a slide in direction
  // d can end on s, on an empty board.
  PerSquare<std::array<Bits, 8>> arriving{};
  // All of them together.
  PerSquare<Bits> pointing{};

  explicit constexpr Tables(const Board<Files, Ranks>& board_) : board(board_) {
    for (std::size_t from = 0; from < kSquares; ++from) {
      for (const Direction d : kDirections) look(static_cast<Square>(from), d);
    }
  }

  // No position has more moves of steps and slides than this, since no square has more than one piece.
  [[nodiscard]] constexpr std::size_t most_moves() const {
    std::size_t sum = 0;
    for (std::size_t from = 0; from < kSquares; ++from) {
      for (const Direction d : kDirections) {
        if (board.points(static_cast<Square>(from), d)) sum += static_cast<std::size_t>(rays[from][index(d)].count());
      }
    }
    return sum;
  }

  [[nodiscard]] static constexpr std::size_t index(Direction d) { return static_cast<std::size_t>(d); }

 private:
  constexpr void look(Square from, Direction d) {
    const bool points = board.points(from, d);
    bool next = true;
    for (Square to = neighbour(kSize, from, d); to != kNoSquare; to = neighbour(kSize, to, d)) {
      rays[from][index(d)] |= Bits::of(to);
      if (points) arriving[to][index(d)] |= Bits::of(from);
      if (points) pointing[to] |= Bits::of(from);
      if (points && next) {
        steps[from] |= Bits::of(to);
        steps_to[to] |= Bits::of(from);
      }
      next = false;
    }
  }
};

}  // namespace messhall::games::arrow
