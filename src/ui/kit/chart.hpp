// Numbers as pictures: the bar beside the board, the course of a game.
#pragma once

#include <optional>
#include <span>

#include "ui/kit/panel.hpp"
#include "ui/kit/widget.hpp"

namespace messhall::ui::kit {

// The first side's share from below, 0 to 1. `spoken`: "Blue +1.9".
struct EvalBar {
  float share = 0.5F;
  SideColour first = SideColour::Blue;
  SideColour second = SideColour::Red;
  Label spoken{};
  bool flipped = false;  // the first side on top
};
void eval_bar(Context& c, std::string_view id, Rect rect, const EvalBar& bar);

struct PlotMark {
  int index = 0;
  bool blunder = false;  // a disc in red; otherwise a square in brown
};
struct Plot {
  std::span<const float> values{};  // -1 to 1, the first side's view
  int current = -1;                 // a vertical line; -1: none
  std::span<const PlotMark> marks{};
  SideColour colour = SideColour::Blue;  // of the first side
  Label first{}, second{};               // names at the upper and lower edge; may be empty
  Label spoken{};
};
// Gives the index that was pressed or dragged to.
std::optional<int> plot(Context& c, std::string_view id, Rect rect, const Plot& plot);

}  // namespace messhall::ui::kit
