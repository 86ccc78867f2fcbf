// A developer's screen: the board in all its states, without a match. "#board", "#board/whynot/wood".
#pragma once

#include <memory>

#include "ui/ui.hpp"

namespace messhall::ui::board {

// Cases: play, flipped, start, whynot, thinking, marks, thumbs. The second word of the address is a theme.
[[nodiscard]] std::unique_ptr<Screen> make_gallery();

}  // namespace messhall::ui::board
