// A whole position, small, that cannot be pressed.
#pragma once

#include <optional>

#include "games/game.hpp"
#include "ui/board/view.hpp"
#include "ui/context.hpp"
#include "ui/track/view.hpp"

namespace messhall::ui {

class MiniBoard {
 public:
  explicit MiniBoard(const games::Position& position);

  // As large as fits, in the middle.
  void paint(Context& c, const board::Skin& skin, Rect rect);
  // How wide it is at this height.
  [[nodiscard]] float width(float height) const;

 private:
  board::View view_;
  std::optional<track::View> track_{};  // of a property game
};

}  // namespace messhall::ui
