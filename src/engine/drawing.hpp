// The track of a property game as text: the squares round the rim, and within it who owns what and what is asked.
#pragma once

#include <string>
#include <vector>

#include "games/game.hpp"

namespace messhall::engine {

// A hundred columns wide. The game must have deeds and an estate.
[[nodiscard]] std::vector<std::string> draw_track(const games::Position& position);

}  // namespace messhall::engine
