// What a piece becomes: its choices with their pictures, over the board.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "ui/screens/hall.hpp"

namespace messhall::ui {

struct Promotion {
  std::vector<games::ActionView> choices{};  // moves of one piece to one square, each with another promotion
  games::Side side = games::Side::First;
  std::function<Rect()> board{};                           // the part of the window that the board takes
  std::function<void(const games::ActionView&)> choose{};  // called once, unless the dialog is put away
};

[[nodiscard]] std::unique_ptr<Dialog> make_promotion(Hall& hall, Promotion promotion);

}  // namespace messhall::ui
