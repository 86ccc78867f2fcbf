// The pieces of Smess.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "games/game.hpp"

namespace messhall::games::smess {

enum class Kind : std::uint8_t { Brain, Numskull, Ninny };
inline constexpr std::size_t kKinds = 3;
inline constexpr std::string_view kLetters = "BSN";  // by Kind

[[nodiscard]] constexpr std::size_t index(Kind kind) { return static_cast<std::size_t>(kind); }
[[nodiscard]] constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }

// A piece with its owner in one number below kPieceCodes, or kEmpty.
using PieceCode = std::uint8_t;
inline constexpr std::size_t kPieceCodes = 2 * kKinds;
inline constexpr PieceCode kEmpty = kPieceCodes;

[[nodiscard]] constexpr PieceCode code(Kind kind, Side owner) {
  return static_cast<PieceCode>(2 * index(kind) + index(owner));
}
[[nodiscard]] constexpr Kind kind_of(PieceCode piece) { return static_cast<Kind>(piece / 2); }
[[nodiscard]] constexpr Side owner_of(PieceCode piece) { return static_cast<Side>(piece % 2); }

}  // namespace messhall::games::smess
