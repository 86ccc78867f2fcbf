// A developer's screen: the board in all its states, without a match. "#board", "#board/whynot/wood",
// "#board/start/marble/ivory-tower/discs/bold".
#pragma once

#include <memory>

#include "ui/ui.hpp"

namespace messhall::ui::board {

// Cases: play, flipped, start, whynot, thinking, marks, thumbs. Then theme, game, pieces, arrows.
[[nodiscard]] std::unique_ptr<Screen> make_gallery();

}  // namespace messhall::ui::board
