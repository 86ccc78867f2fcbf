// The board that Smess and College Mess are played on: 7 files, 8 ranks, arrows on every square; four squares show a
// hand instead of their arrow. Perry Grant, Parker Brothers 1970.
#pragma once

#include <array>

#include "base/bitboard.hpp"
#include "games/arrow/board.hpp"
#include "games/arrow/tables.hpp"
#include "games/game.hpp"

namespace messhall::games::arrow {

// clang-format off
inline constexpr Board<7, 8> kSmessBoard = read_board<7, 8>({
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

// Each hand points in the direction of its square's only arrow.
inline constexpr std::array<Hand, 4> kSmessHands{{
    {kSmessBoard.kSize.at(0, 0), "blue", Direction::N},   // a1
    {kSmessBoard.kSize.at(5, 3), "blue", Direction::W},   // f4
    {kSmessBoard.kSize.at(1, 4), "green", Direction::E},  // b5
    {kSmessBoard.kSize.at(6, 7), "green", Direction::S},  // g8
}};

inline constexpr Tables<Bitboard64, 7, 8> kSmessTables{kSmessBoard};

}  // namespace messhall::games::arrow
