// The rules pages of Storm the Ivory Tower and of its Korean variant.
#pragma once

#include <vector>

#include "games/game.hpp"
#include "games/ivory/piece.hpp"

namespace messhall::games::ivory {

inline constexpr Text kOrigin{"ivory.origin", "Fergus Duniho, 2003; board of 2005"};

// Paragraphs in reading order. One with a position is an example to try on the board.
[[nodiscard]] std::vector<HelpParagraph> help(Variant variant);

}  // namespace messhall::games::ivory
