// The rules page of Mess.
#pragma once

#include <vector>

#include "games/game.hpp"

namespace messhall::games::mess {

inline constexpr Text kOrigin{"mess.origin", "Inventor's rules of Mess"};
inline constexpr Text kStandard{"mess.source.standard", "The standard property game"};

[[nodiscard]] std::vector<HelpParagraph> help();
// What the pages about the pieces say.
[[nodiscard]] std::vector<HelpParagraph> pieces_help();
// Wars, money, building, cards: what a property costs and brings.
[[nodiscard]] std::vector<HelpParagraph> property_help();
[[nodiscard]] std::vector<Lesson> lessons();

}  // namespace messhall::games::mess
