// Buttons.
#pragma once

#include "ui/kit/widget.hpp"

namespace messhall::ui::kit {

enum class ButtonKind : std::uint8_t {
  Brand,     // the one main action of a screen
  Plain,     // others
  Ghost,     // words only, in the accent's colour
  Danger,    // words only, in the colour of loss
  Foretell,  // prophecies
};

struct ButtonStyle {
  ButtonKind kind = ButtonKind::Plain;
  const char* icon = nullptr;   // before the words
  const char* after = nullptr;  // after the words
  bool filled_icon = false;
  bool big = false;  // 50 high with larger words; otherwise 44
  bool disabled = false;
  bool left = false;  // words at the left instead of the middle
  Label description{};
};

// Height is the rect's; see button_height.
Touch button(Context& c, std::string_view id, Rect rect, const Label& label, const ButtonStyle& style = {});
[[nodiscard]] float button_width(const Context& c, const Label& label, const ButtonStyle& style = {});
[[nodiscard]] constexpr float button_height(const ButtonStyle& style = {}) { return style.big ? 50.0F : 44.0F; }

struct IconStyle {
  float size = 22;
  Colour colour = 0;  // 0: ink
  bool filled = false;
  bool disabled = false;
  bool active = false;  // chosen: accent on its soft ground
};
// A picture without words (`name`: one of ui::icons), 44 x 44 at best; the label is for the mirror and, under a mouse,
// a hint.
Touch icon_button(Context& c, std::string_view id, Rect rect, const char* name, const Label& label,
                  const IconStyle& style = {});

struct ActionStyle {
  bool disabled = false;
  bool active = false;
  bool wordless = false;  // narrow side columns: the words are in the mirror only
  bool filled = false;
};
// An icon (`name`: one of ui::icons) over its word, 52 high: the row under the board.
Touch action(Context& c, std::string_view id, Rect rect, const char* name, const Label& label,
             const ActionStyle& style = {});

// A whole row or card that can be pressed: draws the hover and pressed ground, the caller draws what stands on it.
Touch row(Context& c, std::string_view id, Rect rect, const Label& label, float radius = tokens::radius::kControl,
          const NodeState& state = {});

// Underlined words in a text that lead elsewhere.
Touch link(Context& c, std::string_view id, Point at, const Type& type, const Label& label);

}  // namespace messhall::ui::kit
