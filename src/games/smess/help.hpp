// The rules page of Smess.
#pragma once

#include <vector>

#include "games/game.hpp"

namespace messhall::games::smess {

inline constexpr Text kOrigin{"smess.origin", "Parker Brothers, 1970"};

// Paragraphs in reading order. One with a position is an example to try on the board.
[[nodiscard]] std::vector<HelpParagraph> help();

}  // namespace messhall::games::smess
