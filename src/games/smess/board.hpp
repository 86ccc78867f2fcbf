// The board of Smess: 7 files, 8 ranks, arrows on every square; four squares show a hand instead of their arrow.
#pragma once

#include <array>
#include <string_view>

#include "base/bitboard.hpp"
#include "games/arrow/board.hpp"
#include "games/arrow/tables.hpp"
#include "games/game.hpp"

namespace messhall::games::smess {

inline constexpr int kFiles = 7;
inline constexpr int kRanks = 8;

// clang-format off
inline constexpr arrow::Board<kFiles, kRanks> kBoard = arrow::read_board<kFiles, kRanks>({
    // a        b        c            d                     e            f        g
    "e,s        e,s,w    e,s,w        e,s,w                 e,s,w        e,s,w    s",       // 8
    "n,s        e,s,nw   n,e,s,w      e,s,w                 n,e,s,w      s,w      n,s",     // 7
    "n,e,s      n,e,s,w  ne,se,sw,nw  e,w                   ne,se,sw,nw  n,e,w    n,s,w",   // 6
    "ne,e,se    e        n,e,s        n,ne,e,se,s,sw,w,nw   n,e,s        n,e,s,w  n,s",     // 5
    "n,s        n,e,s,w  n,s,w        n,ne,e,se,s,sw,w,nw   n,s,w        w        sw,w,nw", // 4
    "n,e,s      e,s,w    ne,se,sw,nw  e,w                   ne,se,sw,nw  n,e,s,w  n,s,w",   // 3
    "n,s        n,e      n,e,s,w      n,e,w                 n,e,s,w      n,se,w   n,s",     // 2
    "n          n,e,w    n,e,w        n,e,w                 n,e,w        n,e,w    n,w",     // 1
});
// clang-format on

inline constexpr BoardSize kSize = kBoard.kSize;

// In Smess a hand is an ordinary arrow.
inline constexpr std::array<Hand, 4> kHands{{
    {kSize.at(0, 0), "blue", Direction::N},   // a1
    {kSize.at(5, 3), "blue", Direction::W},   // f4
    {kSize.at(1, 4), "green", Direction::E},  // b5
    {kSize.at(6, 7), "green", Direction::S},  // g8
}};

using Bits = Bitboard64;
inline constexpr arrow::Tables<Bits, kFiles, kRanks> kTables{kBoard};

// Squares named by one rank and the letters of their files.
[[nodiscard]] constexpr Bits on_rank(int rank, std::string_view files) {
  Bits squares;
  for (const char file : files) squares |= Bits::of(kSize.at(file - 'a', rank - 1));
  return squares;
}

// Where the enemy's Numskulls start, by the side that promotes there.
inline constexpr std::array<Bits, 2> kPromotion{on_rank(8, "bcef"), on_rank(1, "bcef")};

}  // namespace messhall::games::smess
