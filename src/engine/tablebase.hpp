// Endings with few pieces, and their statistics.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "games/game.hpp"

namespace messhall::engine {

// Of all positions with the same pieces, by the side to move (First, Second).
struct TablebaseStatistics {
  std::array<std::size_t, 2> positions{};
  std::array<std::size_t, 2> first_wins{};  // positions that First wins
  std::array<std::size_t, 2> second_wins{};
  std::array<int, 2> longest_win{};  // of First, in plies until the end
  std::string longest{};             // a position with First's longest win; empty when there is no win
  // What First wins when only checkmate, or only stalemate, counts as the goal. Nothing in games without check.
  std::optional<std::array<std::size_t, 2>> checkmate_only{};
  std::optional<std::array<std::size_t, 2>> stalemate_only{};
};

// pieces: the letters of First's, "BS", against a lone royal piece; or of both sides, parted by "v", First's in upper
// case: "BSvbn", "BS v bn". The error says what is wrong with them.
[[nodiscard]] Result<TablebaseStatistics> build_tablebase(const games::Game& game, std::string_view pieces);

}  // namespace messhall::engine
