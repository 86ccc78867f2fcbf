// The rules page of Mess.
#pragma once

#include <vector>

#include "games/game.hpp"

namespace messhall::games::mess {

inline constexpr Text kOrigin{"mess.origin", "Inventor's rules of Mess"};

[[nodiscard]] std::vector<HelpParagraph> help();

}  // namespace messhall::games::mess
