// The rules pages of Cassandra Chess, and its lessons.
#pragma once

#include <vector>

#include "games/game.hpp"

namespace messhall::games::cassandra {

inline constexpr Text kOrigin{"cassandra.origin", "Ralph Betza"};
inline constexpr Text kArmiesOrigin{"cassandra.origin.armies", "Ralph Betza, Different Armies"};

// Paragraphs in reading order. One with a position is an example to try on the board.
[[nodiscard]] std::vector<HelpParagraph> help();
// The part about the pieces, a page for each kind.
[[nodiscard]] std::vector<HelpParagraph> pieces_help();
[[nodiscard]] std::vector<Lesson> lessons();

}  // namespace messhall::games::cassandra
