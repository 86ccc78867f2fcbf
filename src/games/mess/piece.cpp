#include "games/mess/piece.hpp"

namespace messhall::games::mess {
namespace {

constexpr int kSide = 10;  // squares from corner to corner

// The squares of each side that the square is on; a corner is on two.
constexpr Squares sides_of(int square) {
  Squares sides;
  for (int corner = 0; corner < kRim; corner += kSide) {
    const bool on = (square >= corner && square <= corner + kSide) || (square == 0 && corner + kSide == kRim);
    if (on) sides |= Squares::run(corner, corner + kSide);
  }
  return sides;
}

// Straight across from the left side to the right, and back.
constexpr Squares across(int square) {
  const bool upright = (square > kJail && square < kFreeParking) || (square > kGoToJail && square < kRim);
  return upright ? Squares::of(static_cast<Square>(kGoToJail + kFreeParking - square)) : Squares{};
}

constexpr Squares reach_on_rim(Kind kind, int from) {
  const Squares here = Squares::of(static_cast<Square>(from));
  switch (kind) {
    case Kind::Pawn:
      return Squares::run(from + 1, from + 2);
    case Kind::King:
      return Squares::run(from + 1, from + 1) | Squares::run(from + kRim - 1, from + kRim - 1);
    case Kind::Bishop:
      return sides_of(from) - here;
    case Kind::Rook:
      return (sides_of(from) | across(from)) - here;
    case Kind::Knight:
      return Squares::of(kChancePile) | Squares::of(kChestPile);
    case Kind::Queen:
      return Squares::run(0, kRim - 1) - here;
  }
  return {};
}

// Only Knights jump onto a pile, and from there to the two sides next to it.
constexpr Squares reach_from_pile(Kind kind, Square pile) {
  if (kind != Kind::Knight) return {};
  return pile == kChancePile ? Squares::run(kGoToJail + 1, kRim + kJail - 1) : Squares::run(kJail + 1, kGoToJail - 1);
}

using Reach = std::array<std::array<Squares, kSquares>, kKinds>;
constexpr Reach kReach = [] {
  Reach reach{};
  for (std::size_t kind = 0; kind < kKinds; ++kind) {
    for (int from = 0; from < kSquares; ++from) {
      reach[kind][static_cast<std::size_t>(from)] =
          from < kRim ? reach_on_rim(static_cast<Kind>(kind), from)
                      : reach_from_pile(static_cast<Kind>(kind), static_cast<Square>(from));
    }
  }
  return reach;
}();

}  // namespace

Squares reach(Kind kind, Square from) { return kReach[index(kind)][from]; }

}  // namespace messhall::games::mess
