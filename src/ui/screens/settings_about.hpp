// What the program is, of what it is made, and its keys.
#pragma once

#include "ui/screens/hall.hpp"

namespace messhall::ui {

// Each cuts itself off the column.
void draw_about(Context& c, Hall& hall, Rect& column);
void draw_keys(Context& c, Rect& column);

}  // namespace messhall::ui
