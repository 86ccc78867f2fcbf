// The board of Storm the Ivory Tower: 9 files, 10 ranks, arrows on every square. Fergus Duniho, redesigned in 2005.
// Four squares show a hand; it is an ordinary arrow. Both variants are played on it.
#pragma once

#include <array>

#include "base/bitboard.hpp"
#include "games/arrow/board.hpp"
#include "games/arrow/tables.hpp"
#include "games/arrow/ways.hpp"
#include "games/game.hpp"

namespace messhall::games::ivory {

using Bits = Bitboard128;

// clang-format off
inline constexpr arrow::Board<9, 10> kBoard = arrow::read_board<9, 10>({
    // a     b        c            d        e                     f        g            h        i
    "e,s     se,s,sw  e,se,sw,w    e,se,s   e,s,w                 s,sw,w   e,se,sw,w    se,s,sw  s,w",      // 10
    "n,e,s   e,s,nw   sw,nw        n,e,s    n,ne,e,se,s,sw,w,nw   n,s,w    ne,se        ne,s,w   n,s,w",    // 9
    "ne,se   n,e,s,w  n,s,w        n,ne,e   n,e,w                 n,w,nw   n,e,s        n,e,s,w  sw,nw",    // 8
    "n,s     e,w      n,e,s,w      e,s,w    e,s,w                 e,s,w    n,e,s,w      e,w      n,s",      // 7
    "ne,e,se n        ne,se,sw,nw  n,s,w    n,ne,e,se,s,sw,w,nw   n,s,w    ne,se,sw,nw  w        sw,w,nw",  // 6
    "ne,e,se e        ne,se,sw,nw  n,e,s    n,ne,e,se,s,sw,w,nw   n,e,s    ne,se,sw,nw  s        sw,w,nw",  // 5
    "n,s     e,w      n,e,s,w      n,e,w    n,e,w                 n,e,w    n,e,s,w      e,w      n,s",      // 4
    "ne,se   n,e,s,w  n,s,w        e,se,s   e,s,w                 s,sw,w   n,e,s        n,e,s,w  sw,nw",    // 3
    "n,e,s   n,e,sw   sw,nw        n,e,s    n,ne,e,se,s,sw,w,nw   n,s,w    ne,se        n,se,w   n,s,w",    // 2
    "n,e     n,ne,nw  ne,e,w,nw    n,ne,e   n,e,w                 n,w,nw   ne,e,w,nw    n,ne,nw  n,w",      // 1
});
// clang-format on

inline constexpr BoardSize kSize = kBoard.kSize;

// Each hand points in the direction of its square's only arrow.
inline constexpr std::array<Hand, 4> kHands{{
    {kSize.at(1, 5), "blue", Direction::N},   // b6
    {kSize.at(7, 5), "blue", Direction::W},   // h6
    {kSize.at(1, 4), "green", Direction::E},  // b5
    {kSize.at(7, 4), "green", Direction::S},  // h5
}};

inline constexpr arrow::Tables<Bits, 9, 10> kTables{kBoard};
// One step, and one more outward: the Yahoo.
inline constexpr arrow::Ways<Bits, 9, 10> kYahooWays{kBoard, arrow::Bend::Outward, 1};
// Two steps straight on: the Fuddy-Duddy, and a Ninny's charge.
inline constexpr arrow::Ways<Bits, 9, 10> kTwoSteps{kBoard, arrow::Bend::Straight, 1};
// One step, and two more outward: the Fuddy-Duddy of the Korean variant.
inline constexpr arrow::Ways<Bits, 9, 10> kKoreanWays{kBoard, arrow::Bend::Outward, 2};

inline constexpr int kRiverAboveRank = 5;

[[nodiscard]] constexpr Bits area(int first_file, int last_file, int first_rank, int last_rank) {
  Bits squares;
  for (int rank = first_rank; rank <= last_rank; ++rank) {
    for (int file = first_file; file <= last_file; ++file) squares |= Bits::of(kSize.at(file, rank));
  }
  return squares;
}

// By side: its own tower, d1-f3 and d8-f10.
inline constexpr std::array<Bits, 2> kTower{area(3, 5, 0, 2), area(3, 5, 7, 9)};
// By side: the other player's five ranks. A piece there is across the river.
inline constexpr std::array<Bits, 2> kAcross{area(0, 8, kRiverAboveRank, 9), area(0, 8, 0, kRiverAboveRank - 1)};

}  // namespace messhall::games::ivory
