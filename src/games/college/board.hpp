// The board of College Mess, which is that of Smess, and which squares of it matter to the rules.
#pragma once

#include <array>
#include <cstddef>

#include "games/arrow/leaps.hpp"
#include "games/arrow/smess_board.hpp"
#include "games/college/piece.hpp"

namespace messhall::games::college {

inline constexpr const auto& kBoard = arrow::kSmessBoard;
inline constexpr const auto& kHands = arrow::kSmessHands;
inline constexpr const auto& kTables = arrow::kSmessTables;
inline constexpr BoardSize kSize = kBoard.kSize;
using Bits = Bitboard64;

inline constexpr arrow::Leaps<Bits, kSize.files, kSize.ranks> kLeaps{kBoard};

// Ranks count from 1, as a side sees them: its own first rank is at its edge of the board.
[[nodiscard]] constexpr int rank_for(Side side, Square square) {
  return side == Side::First ? kSize.rank(square) + 1 : kSize.ranks - kSize.rank(square);
}
[[nodiscard]] constexpr Bits ranks_for(Side side, int first, int last) {
  Bits squares;
  for (int square = 0; square < kSize.squares(); ++square) {
    const int rank = rank_for(side, static_cast<Square>(square));
    if (rank >= first && rank <= last) squares |= Bits::of(static_cast<Square>(square));
  }
  return squares;
}

// By side: where a Freshman may leap from, and where it becomes a Sophomore.
inline constexpr std::array<Bits, 2> kLeapRanks{ranks_for(Side::First, 1, 2), ranks_for(Side::Second, 1, 2)};
inline constexpr std::array<Bits, 2> kPromotion{ranks_for(Side::First, 8, 8), ranks_for(Side::Second, 8, 8)};

// By side: where the Professor starts, and where its one leap may end.
inline constexpr std::array<Square, 2> kStudy{kSize.at(3, 0), kSize.at(3, 7)};  // d1, d8
[[nodiscard]] constexpr Bits professor_leaps(Side side) {
  const Square from = kStudy[index(side)];
  Bits squares;
  for (const Direction d : kDirections) {
    if (kBoard.points(from, d)) squares |= kTables.rays[from][static_cast<std::size_t>(d)];
  }
  return squares & ranks_for(side, 1, 1);
}
inline constexpr std::array<Bits, 2> kProfessorLeaps{professor_leaps(Side::First), professor_leaps(Side::Second)};

// The other hand of the same colour, by square; empty for squares without a hand.
[[nodiscard]] constexpr std::array<Bits, kSize.squares()> hand_partners() {
  std::array<Bits, kSize.squares()> partners{};
  for (Bits& partner : partners) partner = Bits{};  // said again for GCC 12, which forgets it in constant expressions
  for (const Hand& from : kHands) {
    for (const Hand& to : kHands) {
      if (from.square != to.square && from.colour == to.colour) partners[from.square] = Bits::of(to.square);
    }
  }
  return partners;
}
inline constexpr auto kHandPartners = hand_partners();

}  // namespace messhall::games::college
