// Where a square lies as seen from another, for explaining and drawing moves. Not for the search.
#pragma once

#include <optional>
#include <vector>

#include "base/direction.hpp"
#include "base/square.hpp"

namespace messhall::games::arrow {

// The direction in which `to` lies from `from`, if they share a file, a rank or a diagonal.
[[nodiscard]] std::optional<Direction> direction_to(BoardSize size, Square from, Square to);

// The squares between two squares in line, in the order of the way; empty when they are neighbours or not in line.
[[nodiscard]] std::vector<Square> between(BoardSize size, Square from, Square to);

}  // namespace messhall::games::arrow
