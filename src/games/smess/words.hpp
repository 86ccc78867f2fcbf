// The names of sides and pieces.
#pragma once

#include <array>

#include "games/smess/piece.hpp"

namespace messhall::games::smess {

inline constexpr Text kBlue{"smess.side.blue", "Blue"};
inline constexpr Text kRed{"smess.side.red", "Red"};
[[nodiscard]] constexpr Text side_name(Side side) { return side == Side::First ? kBlue : kRed; }

inline constexpr std::array<Text, kKinds> kKindNames{{
    {"smess.kind.brain", "Brain"},
    {"smess.kind.numskull", "Numskull"},
    {"smess.kind.ninny", "Ninny"},
}};
[[nodiscard]] constexpr Text kind_name(Kind kind) { return kKindNames[index(kind)]; }

}  // namespace messhall::games::smess
