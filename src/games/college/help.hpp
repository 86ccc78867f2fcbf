// The rules page of College Mess.
#pragma once

#include <vector>

#include "games/game.hpp"

namespace messhall::games::college {

inline constexpr Text kOrigin{"college.origin", "Kevin Pacey"};

// Paragraphs in reading order. One with a position is an example to try on the board.
[[nodiscard]] std::vector<HelpParagraph> help();

}  // namespace messhall::games::college
