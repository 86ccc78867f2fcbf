#include "ui/screens/end_watch.hpp"

#include <utility>

#include "ui/screens/screens.hpp"

namespace messhall::ui {

void EndWatch::look(Context& c, bool moving, std::function<Rect()> board) {
  const bool over = hall_.session.match()->over();
  if (std::exchange(match_, hall_.session.match_id()) != hall_.session.match_id()) was_over_ = over;
  if (!over) {
    was_over_ = false;
  } else if (!was_over_ && hall_.ui.dialog_open()) {
    // Computers play on while a new game is being set up: their end is told afterwards, if it still matters.
    return;
  } else if (!was_over_ && !moving) {
    was_over_ = true;
    if (!c.layout.embed()) hall_.ui.open(make_result(hall_, std::move(board)));
  } else if (!was_over_) {
    c.frame.animate();
  }
}

}  // namespace messhall::ui
