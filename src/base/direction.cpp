#include "base/direction.hpp"

namespace messhall {
namespace {
constexpr std::array<std::string_view, 8> kNames{"n", "ne", "e", "se", "s", "sw", "w", "nw"};
}  // namespace

std::string_view direction_name(Direction d) { return kNames[static_cast<std::size_t>(d)]; }

std::optional<Direction> parse_direction(std::string_view name) {
  for (const Direction d : kDirections) {
    if (kNames[static_cast<std::size_t>(d)] == name) return d;
  }
  return std::nullopt;
}

}  // namespace messhall
