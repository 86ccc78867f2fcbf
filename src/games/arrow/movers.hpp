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

// From where a slide could have ended on `to`, as far as the way was clear: `slide` backwards. The pieces in the way
// are included.
template <class Bits, int F, int R>
[[nodiscard]] constexpr Bits slide_origins(const Tables<Bits, F, R>& tables, Square to, Bits occupied) {
  Bits origins;
  for (const Direction d : kDirections) {
    origins |= tables.arriving[to][static_cast<std::size_t>(d)] & reach(tables, to, opposite(d), occupied);
  }
  return origins;
}

// Beyond the first piece of a ray up to the next one, which is included; nothing where there is no first piece, or it
// is none of those that can be hopped over.
template <class Bits, int F, int R>
[[nodiscard]] constexpr Bits hop(const Tables<Bits, F, R>& tables, Square from, Direction d, Bits occupied,
                                 Bits hurdles) {
  const Bits blockers = tables.rays[from][static_cast<std::size_t>(d)] & occupied;
  if (!blockers) return {};
  const Square hurdle = nearest(blockers, d);
  return hurdles.contains(hurdle) ? reach(tables, hurdle, d, occupied) : Bits{};
}

// Along any arrow of the square over exactly one piece.
template <class Bits, int F, int R>
[[nodiscard]] constexpr Bits hop(const Tables<Bits, F, R>& tables, Square from, Bits occupied, Bits hurdles) {
  Bits targets;
  for (unsigned set = tables.board.arrows[from]; set != 0; set &= set - 1) {
    targets |= hop(tables, from, static_cast<Direction>(std::countr_zero(set)), occupied, hurdles);
  }
  return targets;
}

// Those of the hoppers whose hop ends on `to`.
template <class Bits, int F, int R>
[[nodiscard]] constexpr Bits hoppers_to(const Tables<Bits, F, R>& tables, Square to, Bits hoppers, Bits occupied,
                                        Bits hurdles) {
  Bits found;
  for (const Direction d : kDirections) {
    const Bits candidates = tables.arriving[to][static_cast<std::size_t>(d)] & hoppers;
    if (!candidates) continue;
    const Direction back = opposite(d);
    const auto i = static_cast<std::size_t>(back);
    const Square hurdle = nearest(tables.rays[to][i] & occupied, back);
    const Bits behind = tables.rays[hurdle][i] & occupied;
    if (behind && hurdles.contains(hurdle)) found |= candidates & Bits::of(nearest(behind, back));
  }
  return found;
}

// Where a hopper that hopped to `to` over exactly one piece may have come from, and what it stopped before.
template <class Bits, int F, int R>
[[nodiscard]] constexpr Bits hop_origins(const Tables<Bits, F, R>& tables, Square to, Bits occupied, Bits hurdles) {
  Bits found;
  for (const Direction d : kDirections) {
    found |= tables.arriving[to][static_cast<std::size_t>(d)] & hop(tables, to, opposite(d), occupied, hurdles);
  }
  return found;
}

// The squares between `to` and the farthest of the pieces on a line with an arrow toward it, those pieces included: a
// piece that neither leaves nor enters them changes nothing for sliders and hoppers.
template <class Bits, int F, int R>
[[nodiscard]] constexpr Bits lines_to(const Tables<Bits, F, R>& tables, Square to, Bits pieces) {
  Bits lines;
  for (const Direction d : kDirections) {
    const Bits candidates = tables.arriving[to][static_cast<std::size_t>(d)] & pieces;
    if (!candidates) continue;
    const Direction back = opposite(d);
    const auto i = static_cast<std::size_t>(back);
    const Square farthest = nearest(candidates, d);  // seen from behind
    lines |= tables.rays[to][i] ^ tables.rays[farthest][i];
  }
  return lines;
}

}  // namespace messhall::games::arrow
