// The frame of all screens: the rail at the left, tabs at the bottom, the bar at the top.
#pragma once

#include <optional>
#include <span>

#include "ui/kit/widget.hpp"

namespace messhall::ui::kit {

struct Place {
  std::string id{};  // last part of the widget's id; also what is given back
  Label label{};
  const char* icon = nullptr;
  bool low = false;     // at the rail's lower end
  bool toggle = false;  // does something instead of leading somewhere: no "current" state
};

// 72 wide with words (wide), 56 with icons (flat). `active` is the id of the place one is at. Gives the index pressed.
std::optional<int> rail(Context& c, Rect rect, std::span<const Place> places, std::string_view active);
// The part of a rail in this rectangle that its places leave free: so many above and below.
[[nodiscard]] Rect rail_room(const Context& c, Rect rect, int upper, int lower);
// Along the lower edge of tall windows, 64 high.
std::optional<int> tabs(Context& c, Rect rect, std::span<const Place> places, std::string_view active);

struct TopBar {
  Label title{};
  Label note{};  // small, under the title
  bool back = true;
  bool close = false;  // a cross instead of the caret
};
// 52 high. `rest` becomes the room left for icon buttons at the right (they want rail_ink). True when back was pressed.
bool top_bar(Context& c, Rect rect, const TopBar& bar, Rect& rest);

// The word picture of the house, its height kept.
void wordmark(Context& c, Rect rect);
void brand_icon(Context& c, Rect rect);

}  // namespace messhall::ui::kit
