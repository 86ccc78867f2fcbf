#include "games/arrow/path.hpp"

#include <algorithm>
#include <cstdlib>

#include "games/arrow/board.hpp"

namespace messhall::games::arrow {

std::optional<Direction> direction_to(BoardSize size, Square from, Square to) {
  const int files = size.file(to) - size.file(from);
  const int ranks = size.rank(to) - size.rank(from);
  const int distance = std::max(std::abs(files), std::abs(ranks));
  if (distance == 0) return std::nullopt;
  for (const Direction d : kDirections) {
    if (files == distance * file_step(d) && ranks == distance * rank_step(d)) return d;
  }
  return std::nullopt;
}

std::vector<Square> between(BoardSize size, Square from, Square to) {
  std::vector<Square> squares;
  const auto direction = direction_to(size, from, to);
  if (!direction) return squares;
  for (Square at = neighbour(size, from, *direction); at != to; at = neighbour(size, at, *direction)) {
    squares.push_back(at);
  }
  return squares;
}

}  // namespace messhall::games::arrow
