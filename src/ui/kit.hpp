// The widgets. Each is a function: it draws itself into a rectangle, stands in the mirror under its id, and says what
// was done to it. Ids are stable words with dots ("play.undo"); lists add a dot and a word for each part.
//
//   if (kit::button(c, "play.rematch", row.cut_left(160, 8), {"play.rematch", "Rematch"}, {.kind =
//   kit::ButtonKind::Brand})) ...
#pragma once

#include "ui/kit/button.hpp"
#include "ui/kit/chart.hpp"
#include "ui/kit/choice.hpp"
#include "ui/kit/chrome.hpp"
#include "ui/kit/field.hpp"
#include "ui/kit/panel.hpp"
#include "ui/kit/play.hpp"
#include "ui/kit/scroll.hpp"
#include "ui/kit/text.hpp"
#include "ui/kit/widget.hpp"
