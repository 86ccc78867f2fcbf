// Movers that go over squares which must be empty, and end at a fixed distance: a step, then one or two more, straight
// on or at an angle. Only the arrow of the first step counts.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "base/direction.hpp"
#include "base/square.hpp"
#include "games/arrow/board.hpp"

namespace messhall::games::arrow {

// How the way goes on after its first step.
enum class Bend : std::uint8_t {
  Straight,  // in the same direction
  Outward,   // in one of the two directions next to it: diagonal after an orthogonal step, orthogonal after a diagonal
};

// The squares that must be empty, in their order, and what lies at the other end. Where there is only one of a pair,
// it stands there twice: four bytes keep the tables small.
struct Way {
  std::array<Square, 2> passed{};
  std::array<Square, 2> ends{};

  template <class Bits>
  [[nodiscard]] constexpr bool open(Bits occupied) const {
    return !occupied.contains(passed[0]) && !occupied.contains(passed[1]);
  }
  template <class Bits>
  [[nodiscard]] constexpr Bits end_squares() const {
    return Bits::of(ends[0]) | Bits::of(ends[1]);
  }
};

// All ways of one shape on a board: where they lead from each square, and from where they lead to it.
template <class Bits, int Files, int Ranks>
class Ways {
 public:
  // steps: how many follow the first one, 1 or 2.
  constexpr Ways(const Board<Files, Ranks>& board, Bend bend, int steps) {
    for (std::size_t i = 0; i < kSquares; ++i) {
      const auto from = static_cast<Square>(i);
      for (const Direction d : kDirections) {
        if (!board.points(from, d)) continue;
        if (bend == Bend::Straight) add(from, d, d, steps);
        if (bend == Bend::Outward) {
          add(from, d, turned(d, 1), steps);
          add(from, d, turned(d, 7), steps);
        }
      }
    }
  }

  // Where a piece can go from the square.
  [[nodiscard]] constexpr Bits targets(Square from, Bits occupied) const {
    Bits targets;
    for (const Way& way : ways_[from]) {
      if (way.open(occupied)) targets |= way.template end_squares<Bits>();
    }
    return targets;
  }

  // Those of the movers that can go to the square.
  [[nodiscard]] constexpr Bits movers_to(Square to, Bits movers, Bits occupied) const {
    Bits found;
    if (movers.disjoint(origins_[to])) return found;
    for (const Way& way : back_[to]) {
      if (way.open(occupied)) found |= way.template end_squares<Bits>() & movers;
    }
    return found;
  }
  // The squares that some of the movers would pass on their way to the square.
  [[nodiscard]] constexpr Bits passed_to(Square to, Bits movers) const {
    Bits passed;
    if (movers.disjoint(origins_[to])) return passed;
    for (const Way& way : back_[to]) {
      if (way.template end_squares<Bits>().disjoint(movers)) continue;
      passed |= Bits::of(way.passed[0]) | Bits::of(way.passed[1]);
    }
    return passed;
  }

  // All ways from the square.
  [[nodiscard]] constexpr const auto& from(Square square) const { return ways_[square]; }

 private:
  static constexpr BoardSize kSize{Files, Ranks};
  static constexpr std::size_t kSquares = std::size_t{Files} * Ranks;

  // As many as there are: the first few of an array.
  class Bundle {
   public:
    [[nodiscard]] constexpr const Way* begin() const { return ways_.data(); }
    [[nodiscard]] constexpr const Way* end() const { return ways_.data() + size_; }
    constexpr void add(std::array<Square, 2> passed, Square end) {
      std::size_t i = 0;
      while (i < size_ && ways_[i].passed != passed) ++i;
      if (i < size_) {
        ways_[i].ends[1] = end;
      } else {
        ways_[size_++] = {passed, {end, end}};
      }
    }

   private:
    std::array<Way, 16> ways_{};
    std::size_t size_ = 0;
  };

  [[nodiscard]] static constexpr Direction turned(Direction d, unsigned eighths) {
    return static_cast<Direction>((static_cast<unsigned>(d) + eighths) % 8);
  }

  constexpr void add(Square from, Direction first, Direction then, int steps) {
    std::array<Square, 2> passed{};
    Square at = neighbour(kSize, from, first);
    passed.fill(at);
    for (int step = 0; step < steps && at != kNoSquare; ++step) {
      passed[1] = at;
      at = neighbour(kSize, at, then);
    }
    if (at == kNoSquare) return;
    ways_[from].add(passed, at);
    back_[at].add(passed, from);
    origins_[at] |= Bits::of(from);
  }

  std::array<Bundle, kSquares> ways_{};
  std::array<Bundle, kSquares> back_{};
  std::array<Bits, kSquares> origins_{};
};

}  // namespace messhall::games::arrow
