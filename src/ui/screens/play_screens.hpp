// The two kinds of play screens: for boards of squares, and for tracks. "play" shows whichever the match needs.
#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "ui/screens/hall.hpp"
#include "ui/ui.hpp"

namespace messhall::ui {

class PlayScreen : public Screen {
 public:
  // Where a square of the board is drawn; nothing while it is not.
  [[nodiscard]] virtual std::optional<Rect> square(std::string_view name) const = 0;
};

[[nodiscard]] std::unique_ptr<PlayScreen> make_board_play(Hall& hall);
[[nodiscard]] std::unique_ptr<PlayScreen> make_mess_play(Hall& hall);

}  // namespace messhall::ui
