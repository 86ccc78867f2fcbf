// Grounds to put things on: cards, chips, bubbles, side marks.
#pragma once

#include <span>

#include "ui/kit/widget.hpp"

namespace messhall::ui::kit {

struct PanelStyle {
  Colour ground = 0;  // 0: surface
  float radius = tokens::radius::kPanel;
  bool raised = true;  // with the shadow e1
  Colour edge = 0;     // 0: none
  float edge_width = 2.5F;
};
// Gives the rect, for cutting.
Rect panel(Context& c, Rect rect, const PanelStyle& style = {});

enum class ChipTone : std::uint8_t { Plain, Accent, Warn, Foretell, Bad, Good };
struct ChipStyle {
  ChipTone tone = ChipTone::Plain;
  const char* icon = nullptr;  // filled, 15
  bool small = false;          // 20 high instead of 26
};
// A word on a coloured ground, its left top corner at `at`. Gives its width.
float chip(Context& c, Point at, const Label& label, const ChipStyle& style = {});
[[nodiscard]] float chip_width(const Context& c, const Label& label, const ChipStyle& style = {});

// A bubble whose tail points at `tip`, from any side; none when the bubble lies over it. The content lies 14,12 inside
// `rect`.
void bubble(Context& c, Rect rect, Point tip, Colour edge);
// Where a bubble of this size goes: inside `room`, with its tail at `target`, covering none of `keep` when it can.
struct BubblePlace {
  Rect rect{};
  Point tip{};
};
[[nodiscard]] BubblePlace place_bubble(Rect room, Rect target, std::span<const Rect> keep, float width, float height);

// Blue is round, Red is square: the mark of a side, and so are White and Black. Which of them moves first is the game's
// affair.
enum class SideColour : std::uint8_t { Blue, Red, White, Black };
// As a ground or a bar.
[[nodiscard]] Colour side_fill(SideColour colour);
void side_mark(Context& c, Rect rect, SideColour colour);

// A note with an icon (`name`: one of ui::icons): warnings, hints. Takes its height from the text, cut off `column`.
void note(Context& c, Rect& column, ChipTone tone, const char* name, const Label& label);

// Bytes or work done, 0 to 1.
void progress(Context& c, Rect rect, float part);

}  // namespace messhall::ui::kit
