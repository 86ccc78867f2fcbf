// A whole position, small, that cannot be pressed.
#pragma once

#include <vector>

#include "games/game.hpp"
#include "ui/board/view.hpp"
#include "ui/context.hpp"

namespace messhall::ui {

class MiniBoard {
 public:
  MiniBoard(const games::GameInfo& info, std::vector<games::Piece> pieces);

  // As large as fits, in the middle.
  void paint(Context& c, const board::Skin& skin, Rect rect);
  // How wide it is at this height.
  [[nodiscard]] float width(float height) const;

 private:
  board::View view_;
};

}  // namespace messhall::ui
