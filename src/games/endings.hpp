// Endings and refusals that games share.
#pragma once

#include <string>

#include "games/game.hpp"

namespace messhall::games {

inline constexpr Text kGameOver{"game.refused.over", "The game is over."};
inline constexpr Text kNoMoveText{"game.refused.text",
                                  "This is no move: {text}. A move names two squares, such as d2d3."};
inline constexpr Text kEmptyMoveText{"game.refused.empty", "A move names two squares, such as d2d3."};

// The third occurrence of a position with the same side to move.
[[nodiscard]] Outcome repetition_draw();
// The same where it is a loss of the side that brought it about; `name` is what that side is called.
[[nodiscard]] Outcome repetition_loss(Side side, const Text& name);
// So many plies without capture or promotion.
[[nodiscard]] Outcome move_limit_draw(int plies);

}  // namespace messhall::games
