// The bubble that says why a piece may not go somewhere: the square's own arrows, the wanted way crossed out, and one
// sentence. On boards without arrows the piece itself stands there.
#pragma once

#include <vector>

#include "base/message.hpp"
#include "ui/board/view.hpp"
#include "ui/context.hpp"

namespace messhall::ui {

struct WhyNot {
  const board::View& view;
  const board::Skin& skin;
  Square from = kNoSquare;
  Square to = kNoSquare;
  const Message& why;
  Sprite piece{};                 // what stands on `from`
  const std::vector<Rect>& keep;  // squares that the bubble should not cover: where the piece may go
};

void draw_why_not(Context& c, const WhyNot& why);

}  // namespace messhall::ui
