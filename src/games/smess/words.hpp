// The names of sides and pieces.
#pragma once

#include <array>

#include "games/arrow/smess_words.hpp"
#include "games/smess/piece.hpp"

namespace messhall::games::smess {

using arrow::kBlue;
using arrow::kRed;
[[nodiscard]] constexpr Text side_name(Side side) { return arrow::smess_side_name(side); }

inline constexpr std::array<Text, kKinds> kKindNames{{
    {"smess.kind.brain", "Brain"},
    {"smess.kind.numskull", "Numskull"},
    {"smess.kind.ninny", "Ninny"},
}};
[[nodiscard]] constexpr Text kind_name(Kind kind) { return kKindNames[index(kind)]; }

}  // namespace messhall::games::smess
