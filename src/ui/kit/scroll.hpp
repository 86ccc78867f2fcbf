// Areas that scroll: with the wheel, by finger with momentum, with the bar, and when the keyboard moves to what is
// hidden.
#pragma once

#include <string>

#include "ui/kit/widget.hpp"

namespace messhall::ui::kit {

// While it lives, everything is cut to `view`; lay out inside content().
//   ScrollArea area(c, "settings.list", view, height);   // height: of the last frame's content, or computed
//   Rect column = area.content();
//   ...
//   area.used(column.y);                                  // where the content ended; makes the height exact
class ScrollArea {
 public:
  ScrollArea(Context& c, std::string_view id, Rect view, float length = 0, bool horizontal = false);
  ~ScrollArea();
  ScrollArea(const ScrollArea&) = delete;
  ScrollArea& operator=(const ScrollArea&) = delete;

  // The content's rect, moved by what is scrolled. Very long along the axis: what is drawn in it is never cut short.
  [[nodiscard]] Rect content() const { return content_; }
  [[nodiscard]] Rect view() const { return view_; }
  // The coordinate at which the content ended.
  void used(float end);
  // Brings this part (as drawn now) into view.
  void reveal(Rect part);
  // Scrolls so that the end is seen.
  void to_end();
  // Content that goes on beyond the edge fades into this colour there.
  void fade_into(Colour ground) { ground_ = ground; }

 private:
  void drag();
  void coast();
  void bar();
  void fades();
  [[nodiscard]] float span() const { return horizontal_ ? view_.w : view_.h; }
  [[nodiscard]] float furthest() const;

  Context& context_;
  std::string id_;
  Rect view_;
  Rect content_;
  bool horizontal_;
  Memory::Scroll& state_;
  Rect before_;
  ScrollArea* outer_;
  Colour ground_ = 0;
};

// Brings what was just drawn into view, when it lies in a scroll area.
void reveal(Context& c, Rect part);

}  // namespace messhall::ui::kit
