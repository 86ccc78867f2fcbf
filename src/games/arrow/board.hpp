// The arrow board: every square carries arrows, and only the arrows of the square where a move starts say where it may
// go.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "base/direction.hpp"
#include "base/square.hpp"

namespace messhall::games::arrow {

template <int Files, int Ranks>
struct Board {
  static constexpr BoardSize kSize{Files, Ranks};
  static constexpr int kSquares = Files * Ranks;

  std::array<DirectionSet, kSquares> arrows{};

  [[nodiscard]] constexpr bool points(Square from, Direction d) const { return contains(arrows[from], d); }
};

// The next square in a direction, or kNoSquare at the edge.
[[nodiscard]] constexpr Square neighbour(BoardSize size, Square square, Direction d) {
  const int file = size.file(square) + file_step(d);
  const int rank = size.rank(square) + rank_step(d);
  return size.contains(file, rank) ? size.at(file, rank) : kNoSquare;
}

// Reads a board as it is printed: one string a rank, the top rank first; squares parted by spaces, the arrows of a
// square by commas ("n,e,w"). To be used at compile time, where a mistake in the text stops the compiler.
template <int Files, int Ranks>
[[nodiscard]] constexpr Board<Files, Ranks> read_board(const std::array<std::string_view, Ranks>& ranks) {
  constexpr std::array<std::string_view, 8> names{"n", "ne", "e", "se", "s", "sw", "w", "nw"};
  Board<Files, Ranks> board;
  for (int line = 0; line < Ranks; ++line) {
    std::string_view rest = ranks[static_cast<std::size_t>(line)];
    for (int file = 0; file < Files; ++file) {
      while (!rest.empty() && rest.front() == ' ') rest.remove_prefix(1);
      const Square square = board.kSize.at(file, Ranks - 1 - line);
      for (bool more = true; more;) {
        const std::size_t length =
            rest.find_first_of(", ") == std::string_view::npos ? rest.size() : rest.find_first_of(", ");
        std::size_t d = 0;
        while (names.at(d) != rest.substr(0, length)) ++d;  // at() refuses an unknown name
        board.arrows[square] = static_cast<DirectionSet>(board.arrows[square] | bit(kDirections[d]));
        more = length < rest.size() && rest[length] == ',';
        rest.remove_prefix(more ? length + 1 : length);
      }
    }
  }
  return board;
}

}  // namespace messhall::games::arrow
