// The names of sides and pieces.
#pragma once

#include <array>

#include "games/arrow/smess_words.hpp"
#include "games/college/piece.hpp"

namespace messhall::games::college {

using arrow::kBlue;
using arrow::kRed;
[[nodiscard]] constexpr Text side_name(Side side) { return arrow::smess_side_name(side); }

inline constexpr std::array<Text, kKinds> kKindNames{{
    {"college.kind.professor", "Professor"},
    {"college.kind.sophomore", "Sophomore"},
    {"college.kind.freshman", "Freshman"},
}};
[[nodiscard]] constexpr Text kind_name(Kind kind) { return kKindNames[index(kind)]; }

}  // namespace messhall::games::college
