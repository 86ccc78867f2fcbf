// The pieces of Mess: what they are worth and where they reach.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "games/game.hpp"
#include "games/mess/board.hpp"

namespace messhall::games::mess {

enum class Kind : std::uint8_t { Pawn, Knight, Bishop, Rook, Queen, King };
inline constexpr std::size_t kKinds = 6;
inline constexpr std::string_view kLetters = "PNBRQK";
inline constexpr std::array<int, kKinds> kValue{50, 200, 200, 250, 500, 50};  // in dollars
inline constexpr std::array<std::uint8_t, kKinds> kFullSet{8, 2, 2, 2, 1, 1};

[[nodiscard]] constexpr std::size_t index(Kind kind) { return static_cast<std::size_t>(kind); }
[[nodiscard]] constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }
[[nodiscard]] constexpr int value(Kind kind) { return kValue[index(kind)]; }
[[nodiscard]] constexpr char letter(Kind kind) { return kLetters[index(kind)]; }
[[nodiscard]] constexpr std::optional<Kind> kind_of(char letter) {
  const std::size_t at = kLetters.find(letter);
  return at == std::string_view::npos ? std::nullopt : std::optional(static_cast<Kind>(at));
}

// A player's piece on a square, or none.
struct Man {
  bool present = false;
  Kind kind = Kind::Pawn;
  Side owner = Side::First;
  friend constexpr bool operator==(const Man&, const Man&) = default;
};

// So many pieces of each kind, by index(Kind).
using Set = std::array<std::uint8_t, kKinds>;

// The squares that the piece can go to from there, whatever stands on them: pieces never block one another.
[[nodiscard]] Squares reach(Kind kind, Square from);

}  // namespace messhall::games::mess
