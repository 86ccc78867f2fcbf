// The ways of going that arrow games share. Each gives sets of squares, own pieces not yet taken out.
#pragma once

#include <bit>

#include "base/direction.hpp"
#include "base/square.hpp"
#include "games/arrow/tables.hpp"

namespace messhall::games::arrow {

// Indices grow toward the north and, within a rank, toward the east: the nearest square of a ray is its lowest there,
// and its highest in the other directions.
[[nodiscard]] constexpr bool grows(Direction d) {
  return d == Direction::N || d == Direction::NE || d == Direction::E || d == Direction::NW;
}
template <class Bits>
[[nodiscard]] constexpr Square nearest(Bits on_ray, Direction d) {
  return grows(d) ? on_ray.first() : on_ray.last();
}

// To the neighbouring square along an arrow.
template <class Bits, int F, int R>
[[nodiscard]] constexpr Bits step(const Tables<Bits, F, R>& tables, Square from) {
  return tables.steps[from];
}

// Along one ray up to the first piece, which is included.
template <class Bits, int F, int R>
[[nodiscard]] constexpr Bits reach(const Tables<Bits, F, R>& tables, Square from, Direction d, Bits occupied) {
  const auto i = static_cast<std::size_t>(d);
  const Bits ray = tables.rays[from][i];
  const Bits blockers = ray & occupied;
  return blockers ? ray ^ tables.rays[nearest(blockers, d)][i] : ray;
}

// Along any arrow of the square, up to the first piece, which is included.
template <class Bits, int F, int R>
[[nodiscard]] constexpr Bits slide(const Tables<Bits, F, R>& tables, Square from, Bits occupied) {
  Bits targets;
  for (unsigned set = tables.board.arrows[from]; set != 0; set &= set - 1) {
    targets |= reach(tables, from, static_cast<Direction>(std::countr_zero(set)), occupied);
  }
  return targets;
}

// Those of the sliders whose slide ends on `to`.
template <class Bits, int F, int R>
[[nodiscard]] constexpr Bits sliders_to(const Tables<Bits, F, R>& tables, Square to, Bits sliders, Bits occupied) {
  Bits found;
  for (const Direction d : kDirections) {
    const Bits candidates = tables.arriving[to][static_cast<std::size_t>(d)] & sliders;
    if (!candidates) continue;
    const Direction back = opposite(d);
    const Bits blockers = tables.rays[to][static_cast<std::size_t>(back)] & occupied;
    found |= candidates & Bits::of(nearest(blockers, back));
  }
  return found;
}

}  // namespace messhall::games::arrow
