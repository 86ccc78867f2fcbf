// The squares of a track in words, for the mirror.
#pragma once

#include <string>

#include "games/game.hpp"
#include "ui/track/state.hpp"

namespace messhall::ui::track {

[[nodiscard]] Text group_name(std::string_view group);
// "Lemon Walk, yellow, $260, vacant", "Mop Corner, brown, White's Pawn, two houses, rent $30".
[[nodiscard]] std::string cell_label(const games::GameInfo& info, const State& state, Square square,
                                     const Translator* translator);

}  // namespace messhall::ui::track
