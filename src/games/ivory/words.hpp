// The names of sides and pieces.
#pragma once

#include <array>

#include "games/arrow/smess_words.hpp"
#include "games/ivory/piece.hpp"

namespace messhall::games::ivory {

using arrow::kBlue;
using arrow::kRed;
// Red is the first player, at the bottom.
[[nodiscard]] constexpr Text side_name(Side side) { return side == Side::First ? kRed : kBlue; }

inline constexpr std::array<Text, kKinds> kKindNames{{
    {"ivory.kind.brain", "Brain"},
    {"ivory.kind.toady", "Toady"},
    {"ivory.kind.yahoo", "Yahoo"},
    {"ivory.kind.numskull", "Numskull"},
    {"ivory.kind.clodhopper", "Clodhopper"},
    {"ivory.kind.fuddyduddy", "Fuddy-Duddy"},
    {"ivory.kind.ninny", "Ninny"},
}};
[[nodiscard]] constexpr Text kind_name(Kind kind) { return kKindNames[index(kind)]; }

}  // namespace messhall::games::ivory
