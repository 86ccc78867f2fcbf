// The pieces of Storm the Ivory Tower.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "games/game.hpp"

namespace messhall::games::ivory {

// In the Korean variant Clodhopper and Fuddy-Duddy move differently.
enum class Variant : std::uint8_t { Chinese, Korean };

enum class Kind : std::uint8_t { Brain, Toady, Yahoo, Numskull, Clodhopper, FuddyDuddy, Ninny };
inline constexpr std::size_t kKinds = 7;
inline constexpr std::string_view kLetters = "BTYSCFN";  // by Kind
// Pieces that a side starts with, by Kind.
inline constexpr std::array<int, kKinds> kStartCount{1, 2, 2, 2, 2, 2, 5};
inline constexpr int kMostPieces = 16;  // of a side: none is ever added

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

}  // namespace messhall::games::ivory
