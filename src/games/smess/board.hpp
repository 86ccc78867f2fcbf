// The board of Smess, and which squares of it matter to the rules. A hand is an ordinary arrow here.
#pragma once

#include <array>
#include <string_view>

#include "games/arrow/smess_board.hpp"

namespace messhall::games::smess {

inline constexpr const auto& kBoard = arrow::kSmessBoard;
inline constexpr const auto& kHands = arrow::kSmessHands;
inline constexpr const auto& kTables = arrow::kSmessTables;
inline constexpr BoardSize kSize = kBoard.kSize;
using Bits = Bitboard64;

// Squares named by one rank and the letters of their files.
[[nodiscard]] constexpr Bits on_rank(int rank, std::string_view files) {
  Bits squares;
  for (const char file : files) squares |= Bits::of(kSize.at(file - 'a', rank - 1));
  return squares;
}

// Where the enemy's Numskulls start, by the side that promotes there.
inline constexpr std::array<Bits, 2> kPromotion{on_rank(8, "bcef"), on_rank(1, "bcef")};

}  // namespace messhall::games::smess
