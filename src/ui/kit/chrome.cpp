#include "ui/kit/chrome.hpp"

#include <algorithm>
#include <string>

#include "ui/icons.gen.hpp"
#include "ui/kit/button.hpp"
#include "ui/kit/text.hpp"

namespace messhall::ui::kit {

namespace {

// An entry of rail or tabs: icon over word, or the icon alone.
bool place(Context& c, const std::string& id, Rect rect, const Place& entry, bool active, bool words, float size) {
  const Palette& p = c.colours();
  const std::string label = c.say(entry.label);
  Node node{id, entry.toggle ? Role::Button : Role::Link, label, rect};
  node.state.current = active;
  const Touch t = touch(c, std::move(node));
  const float lit = glide(c, id + ".hover", t.hovered ? 1.0F : 0.0F);
  if (active || t.held) {
    fill(c, rect, p.rail_active, tokens::radius::kControl);
  } else if (lit > 0) {
    fill(c, rect, faded(p.rail_active, 0.6F * lit), tokens::radius::kControl);
  }
  if (t.focused) {
    // The ring's blue is made for paper; on the rail it takes the brand's colour.
    outline(c, rect.inset(1), p.brand, tokens::stroke::kFocus, tokens::radius::kControl);
  }
  const Colour ink = active ? p.brand : p.rail_ink;
  if (!words) {
    icon(c, entry.icon, rect, size, ink, active);
    return t.pressed;
  }
  const float top = rect.y + (rect.h - size - 18) / 2;
  icon(c, entry.icon, {rect.x, top, rect.w, size}, size, ink, active);
  text_in(c, {rect.x + 1, top + size + 4, rect.w - 2, 14}, type::kTab, ink, label, Align::Centre);
  return t.pressed;
}

}  // namespace

std::optional<int> rail(Context& c, Rect rect, std::span<const Place> places, std::string_view active) {
  const bool words = c.layout.wide();
  fill(c, rect, c.colours().rail);
  // The rail's ground reaches into the device's own edges.
  if (rect.x > 0) fill(c, {0, rect.y, rect.x, rect.h}, c.colours().rail);
  const Group members(c, {"rail", Role::Navigation, {}, rect});
  std::optional<int> result;
  Rect column = rect.inset(0, words ? 14.0F : 6.0F);
  column.h += words ? 4.0F : 0;
  const float logo = words ? 48.0F : 38.0F;
  brand_icon(c, column.cut_top(logo, words ? 12.0F : 4.0F).centred(logo, logo));
  const float height = words ? 54.0F : 44.0F;
  const float width = words ? 60.0F : 48.0F;
  const float gap = words ? 2.0F : 0;
  for (std::size_t i = 0; i < places.size(); ++i) {
    if (places[i].low) continue;
    const Rect box = column.cut_top(height, gap);
    if (place(c, "rail." + places[i].id, box.centred(width, height), places[i], places[i].id == active, words, 22))
      result = static_cast<int>(i);
  }
  float low = 0;
  for (const Place& entry : places) low += entry.low ? height + gap : 0;
  Rect bottom = column.cut_bottom(std::min(low, column.h));
  for (std::size_t i = 0; i < places.size(); ++i) {
    if (!places[i].low || bottom.h < height * 0.7F) continue;
    const Rect box = bottom.cut_top(height, gap);
    if (place(c, "rail." + places[i].id, box.centred(width, height), places[i], places[i].id == active, words, 22))
      result = static_cast<int>(i);
  }
  return result;
}

Rect rail_room(const Context& c, Rect rect, int upper, int lower) {
  const bool words = c.layout.wide();
  const float place = words ? 56.0F : 44.0F;
  rect.cut_top((words ? 74.0F : 48.0F) + static_cast<float>(upper) * place);
  rect.cut_bottom((words ? 10.0F : 6.0F) + static_cast<float>(lower) * place);
  return rect;
}

std::optional<int> tabs(Context& c, Rect rect, std::span<const Place> places, std::string_view active) {
  fill(c, rect, c.colours().rail);
  const float below = c.layout.height - rect.bottom();
  if (below > 0) fill(c, {rect.x, rect.bottom(), rect.w, below}, c.colours().rail);
  const Group members(c, {"tabs", Role::Navigation, {}, rect});
  std::optional<int> result;
  const int count = static_cast<int>(places.size());
  for (int i = 0; i < count; ++i) {
    const Place& entry = places[static_cast<std::size_t>(i)];
    const Rect box = rect.column(i, count).centred(84, 52);
    if (place(c, "tabs." + entry.id, box, entry, entry.id == active, true, 24)) result = i;
  }
  return result;
}

bool top_bar(Context& c, Rect rect, const TopBar& bar, Rect& rest) {
  const Palette& p = c.colours();
  fill(c, rect, p.rail);
  if (rect.y > 0) fill(c, {0, 0, c.layout.width, rect.y}, p.rail);
  Rect inner = rect.inset(4, 0);
  bool pressed = false;
  if (bar.back || bar.close) {
    const Text words = bar.close ? Text{"common.close", "Close"} : Text{"common.back", "Back"};
    const Rect box = inner.cut_left(44, 4).centred(44, 44);
    pressed = icon_button(c, "top.back", box, bar.close ? icons::kX : icons::kCaretLeft, words, {.colour = p.rail_ink})
                  .pressed;
  } else {
    inner.cut_left(10);
  }
  rest = inner;
  const std::string title = c.say(bar.title);
  const std::string note = c.say(bar.note);
  say(c, "top.title", Role::Heading, bar.title, inner, 1);
  const float taken = note.empty() ? 21.0F : 37.0F;
  Rect lines = inner.centred(inner.w, taken);
  text_in(c, lines.cut_top(21), type::kBar, 0xFFFFFFFFU, title);
  if (!note.empty()) text_in(c, lines, type::kSmall, p.rail_ink, note);
  return pressed;
}

void wordmark(Context& c, Rect rect) {
  const Sprite picture = c.art.sprite("ui", "wordmark", rect.h * c.density);
  if (!picture) return;
  const float width = rect.h * picture.width / picture.height;
  sprite(c, picture, {rect.x, rect.y, std::min(width, rect.w), rect.h});
}

void brand_icon(Context& c, Rect rect) { sprite(c, c.art.sprite("ui", "logo", rect.h * c.density), rect); }

}  // namespace messhall::ui::kit
