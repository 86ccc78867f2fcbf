// Tells the end of a game in a dialog, once, when it comes while one looks on. For the screens that a match is played
// on.
#pragma once

#include <cstdint>
#include <functional>

#include "ui/screens/hall.hpp"

namespace messhall::ui {

class EndWatch {
 public:
  explicit EndWatch(Hall& hall) : hall_(hall) {}

  // In each frame with a match. `moving`: what has led to the end is still on its way. `board` gives the part of the
  // window that the board takes.
  void look(Context& c, bool moving, std::function<Rect()> board);

 private:
  Hall& hall_;
  std::uint64_t match_ = 0;
  bool was_over_ = false;
};

}  // namespace messhall::ui
