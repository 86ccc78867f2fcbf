// Text entry. The page lays a real HTML input over the rectangle, so that phones show their keyboard and every way of
// writing works; the canvas draws the ground.
#pragma once

#include "ui/kit/widget.hpp"

namespace messhall::ui::kit {

struct FieldStyle {
  Label placeholder{};
  const char* icon = nullptr;
  bool multiline = false;
  bool disabled = false;
  bool wrong = false;  // edge in the colour of refusal
};

struct Entry {
  bool changed = false;
  bool done = false;  // Enter was pressed or the field was left
};

// 44 high, or as high as the rect when multiline. Keeps `value` up to date.
Entry text_field(Context& c, std::string_view id, Rect rect, const Label& name, std::string& value,
                 const FieldStyle& style = {});

}  // namespace messhall::ui::kit
