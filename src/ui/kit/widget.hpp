// What all widgets are made of: a rectangle that can be pressed, with its node in the mirror.
#pragma once

#include <string_view>

#include "ui/context.hpp"

namespace messhall::ui::kit {

// What was done to a widget in this frame.
struct Touch {
  bool hovered = false;  // by a mouse; never true for fingers
  bool held = false;     // pressed down on it and still over it
  bool focused = false;  // the keyboard is on it: the ring is due
  bool pressed = false;  // released over it, or pressed by keyboard or screen reader
  bool refused = false;  // as pressed, but the widget is disabled: say why

  explicit operator bool() const { return pressed; }
};

// Puts the node into the mirror and tells what was done to it. The node's rect is the sensitive area; on touch it is
// grown to 44 px where `grow` allows. state.disabled turns `pressed` into `refused`.
Touch touch(Context& c, Node node, bool grow = true);

// An area that takes the pointer but is no widget: a board, a plot. It has no node.
struct Area {
  bool hovered = false;    // the pointer is over it and nothing else holds the pointer
  bool began = false;      // went down on it
  bool held = false;       // began here and is still down, wherever it is now
  bool ended = false;      // came up after it began here
  bool cancelled = false;  // taken away after it began here: put back whatever was dragged
  Point from{};            // where it began, CSS px
  Point at{};              // where the pointer is now
};
Area area(Context& c, std::string_view id, Rect rect);

// A node that is only read: headings, texts, pictures.
void say(Context& c, std::string_view id, Role role, const Label& label, Rect rect, int level = 0);

// Nodes added while it lives belong to the group: Group g(c, {.id = "settings.theme", .role = Role::RadioGroup, ...});
class Group {
 public:
  Group(Context& c, Node node);
  ~Group();
  Group(const Group&) = delete;
  Group& operator=(const Group&) = delete;

 private:
  Context& context_;
};

// A value that glides to `target` in so many milliseconds, remembered under the id; jumps under reduced motion and the
// first time.
float glide(Context& c, std::string_view id, float target, double milliseconds = tokens::motion::kQuick);

// ---- painting
// --------------------------------------------------------------------------------------------------------
void fill(Context& c, Rect rect, Colour colour, float radius = 0);
// With the upper corners rounded only: sheets.
void fill_top(Context& c, Rect rect, Colour colour, float radius);
// A line inside the edge.
void outline(Context& c, Rect rect, Colour colour, float width, float radius = 0);
void focus_ring(Context& c, Rect rect, float radius);
// The elevation under a card. Draw it before the card.
void shadow(Context& c, Rect rect, float radius, const tokens::Shadow& elevation);
// Paints the outside of rounded corners over a picture that has square ones.
void round_corners(Context& c, Rect rect, float radius, Colour ground);
// A hair line along the top of the rect.
void rule(Context& c, Rect rect);
// The sprite as large as fits, in the middle, its proportions kept.
void sprite(Context& c, const Sprite& picture, Rect rect, Colour tint = 0xFFFFFFFFU);
// The middle of the sprite, so that the rect is full; corners rounded.
void cover(Context& c, const Sprite& picture, Rect rect, float radius = 0);
// `name`: one of ui::icons. Centred in the rect.
void icon(Context& c, const char* name, Rect rect, float size, Colour colour, bool filled = false);

// Everything drawn while it lives is cut to the rect.
class Clip {
 public:
  Clip(Context& c, Rect rect);
  ~Clip();
  Clip(const Clip&) = delete;
  Clip& operator=(const Clip&) = delete;

 private:
  Context& context_;
  Rect before_;
};

}  // namespace messhall::ui::kit
