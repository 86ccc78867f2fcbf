// What every screen and widget gets handed while a frame is drawn.
#pragma once

#include <string>
#include <string_view>

#include "imgui.h"
#include "ui/art.hpp"
#include "ui/fonts.hpp"
#include "ui/frame.hpp"
#include "ui/input.hpp"
#include "ui/label.hpp"
#include "ui/layout.hpp"
#include "ui/memory.hpp"
#include "ui/mirror.hpp"
#include "ui/router.hpp"
#include "ui/theme.hpp"

namespace messhall::ui {

class Ui;
namespace kit {
class ScrollArea;
struct Touch;
}  // namespace kit

struct Context {
  Ui& ui;
  const Theme& theme;
  const Fonts& fonts;
  Art& art;
  Mirror& mirror;
  FrameControl& frame;
  Memory& memory;
  Router& router;
  const Input& input;
  const Translator* translator = nullptr;
  Layout layout{};
  float density = 1;  // device pixels per CSS px
  double now = 0;     // milliseconds
  // Where to draw: the list of the layer (screen, dialog) that is being drawn. Coordinates are CSS px.
  ImDrawList* draw = nullptr;
  // False under an open dialog: nothing takes input or stands in the mirror.
  bool live = true;
  // The keyboard's widget when it should show its ring; empty otherwise.
  std::string_view focus{};
  // The keyboard has just come to it: what scrolls should show it.
  bool focus_moved = false;
  // The widget that keyboard or screen reader pressed since the last frame.
  std::string_view activated{};
  // What may be seen and pressed: the window, or the view of the scroll area that is being filled.
  Rect clip{};
  kit::ScrollArea* scroll = nullptr;
  // Widgets look as if this had been done to them; for the page that shows all states.
  const kit::Touch* pretend = nullptr;

  [[nodiscard]] const Palette& colours() const { return theme.colours(); }
  [[nodiscard]] std::string say(const Label& label) const { return label.say(translator); }
  [[nodiscard]] bool touch() const { return input.touch(); }
};

}  // namespace messhall::ui
