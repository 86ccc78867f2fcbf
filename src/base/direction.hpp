// The eight points of the compass: n is toward higher ranks, e toward later files.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace messhall {

enum class Direction : std::uint8_t { N, NE, E, SE, S, SW, W, NW };

inline constexpr std::array<Direction, 8> kDirections{Direction::N, Direction::NE, Direction::E, Direction::SE,
                                                      Direction::S, Direction::SW, Direction::W, Direction::NW};

// Bit d is set when direction d belongs to the set.
using DirectionSet = std::uint8_t;

[[nodiscard]] constexpr DirectionSet bit(Direction d) {
  return static_cast<DirectionSet>(1U << static_cast<unsigned>(d));
}
[[nodiscard]] constexpr bool contains(DirectionSet set, Direction d) { return (set & bit(d)) != 0; }
[[nodiscard]] constexpr int file_step(Direction d) {
  constexpr std::array<int, 8> steps{0, 1, 1, 1, 0, -1, -1, -1};
  return steps[static_cast<std::size_t>(d)];
}
[[nodiscard]] constexpr int rank_step(Direction d) {
  constexpr std::array<int, 8> steps{1, 1, 0, -1, -1, -1, 0, 1};
  return steps[static_cast<std::size_t>(d)];
}
[[nodiscard]] constexpr Direction opposite(Direction d) {
  return static_cast<Direction>((static_cast<unsigned>(d) + 4) % 8);
}

// "n", "ne", ... "nw".
[[nodiscard]] std::string_view direction_name(Direction d);
[[nodiscard]] std::optional<Direction> parse_direction(std::string_view name);

}  // namespace messhall
