// Widgets that choose: segments, switches, sliders, swatches.
#pragma once

#include <functional>
#include <optional>
#include <span>

#include "ui/kit/widget.hpp"

namespace messhall::ui::kit {

struct Choice {
  std::string id{};  // last part of the widget's id
  Label label{};
  const char* icon = nullptr;
  bool wordless = false;  // the icon alone is drawn
  float weight = 1;       // share of the width
  bool disabled = false;
  Label spoken{};  // said instead of the label: "level 3, good" for "3"
};

// One of several, side by side, 44 high. Gives the index that was newly chosen.
std::optional<int> segmented(Context& c, std::string_view id, Rect rect, const Label& name,
                             std::span<const Choice> choices, int chosen, bool disabled = false);
// What it needs so that no word is cut.
[[nodiscard]] float segmented_width(const Context& c, std::span<const Choice> choices);

// On or off, 46 x 28, at the right end and in the middle of the rect. Gives true when it was turned; the caller then
// changes the value.
bool toggle(Context& c, std::string_view id, Rect rect, const Label& name, bool on, bool disabled = false);
inline constexpr float kToggleWidth = 46;

// 0 to 1 in steps. `spoken` is the value in words: "70 %". True when it changed.
bool slider(Context& c, std::string_view id, Rect rect, const Label& name, float& value, float step,
            const Label& spoken);

// A picture to choose with its name below, in one line or two; `paint` fills the picture's rect. The picture takes what
// the name (23, or 41) leaves.
Touch swatch(Context& c, std::string_view id, Rect rect, const Label& name, bool chosen,
             const std::function<void(Context&, Rect)>& paint, int lines = 1);

struct Setting {
  Label name{};
  Label note{};       // small, under the name
  Label tag{};        // a chip after the name: "House rule"
  float control = 0;  // width that the control needs
  bool ruled = true;  // a hair line above
};
// A row of settings, 52 high or higher: draws name and note, cuts itself off `column` and gives the control's rect.
Rect setting(Context& c, Rect& column, const Setting& setting);

}  // namespace messhall::ui::kit
