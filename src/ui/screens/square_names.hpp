// The names of squares in their corners, for the setting "Coordinates: squares".
#pragma once

#include "ui/board/layout.hpp"
#include "ui/context.hpp"

namespace messhall::ui {

void draw_square_names(Context& c, const board::Layout& layout);

}  // namespace messhall::ui
