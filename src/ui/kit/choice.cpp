#include "ui/kit/choice.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "ui/icons.gen.hpp"
#include "ui/kit/panel.hpp"
#include "ui/kit/scroll.hpp"
#include "ui/kit/text.hpp"
#include "ui/ui.hpp"

namespace messhall::ui::kit {

namespace {

constexpr float kSegmentPad = 3;
constexpr float kSegmentRadius = 8;
constexpr float kSegmentSide = 10;  // beside the words
constexpr float kSegmentIcon = 18;
constexpr float kLeastSegment = 36;
constexpr float kFadedOut = 0.45F;  // what cannot be used

float content_width(const Context& c, const Choice& choice) {
  const float icon = choice.icon != nullptr ? kSegmentIcon : 0;
  if (choice.wordless) return icon;
  const float gap = choice.icon != nullptr ? 6.0F : 0;
  return icon + gap + text_width(c, type::kLabel, c.say(choice.label));
}

void draw_segment(Context& c, Rect rect, const Choice& choice, bool chosen, const Touch& t, float alpha) {
  const Palette& p = c.colours();
  Colour ink = t.hovered ? p.ink : p.ink2;
  if (chosen) {
    const Colour ground = t.held ? mixed(p.accent, 0xFF000000U, 0.06F) : t.hovered ? p.accent_hover : p.accent;
    fill(c, rect, faded(ground, alpha), kSegmentRadius);
    ink = p.on_accent;
  } else if (t.held) {
    fill(c, rect, p.accent_soft, kSegmentRadius);
  } else if (t.hovered) {
    fill(c, rect, faded(p.line, 0.5F), kSegmentRadius);
  }
  ink = faded(ink, choice.disabled ? kFadedOut : alpha);
  const float width = std::min(content_width(c, choice), rect.w - 4);
  float x = rect.x + (rect.w - width) / 2;
  if (choice.icon != nullptr) {
    icon(c, choice.icon, {x, rect.y, kSegmentIcon, rect.h}, kSegmentIcon, ink, false);
    x += kSegmentIcon + 6;
  }
  if (!choice.wordless) text_in(c, {x, rect.y, rect.right() - 2 - x, rect.h}, type::kLabel, ink, c.say(choice.label));
}

// Shares of the room: by weight, but nobody gets less than the words need while others have more.
std::vector<float> segment_widths(const Context& c, std::span<const Choice> choices, float room) {
  std::vector<float> widths;
  float weights = 0;
  for (const Choice& choice : choices) weights += choice.weight;
  for (const Choice& choice : choices) widths.push_back(room * choice.weight / std::max(weights, 0.01F));
  std::vector<float> needs;
  float lacking = 0;
  float spare = 0;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    needs.push_back(content_width(c, choices[i]) + 8);
    if (needs[i] > widths[i]) {
      lacking += needs[i] - widths[i];
    } else {
      spare += widths[i] - needs[i];
    }
  }
  if (lacking <= 0 || spare <= 0) return widths;
  const float taken = std::min(1.0F, lacking / spare);
  const float given = std::min(1.0F, spare / lacking);
  for (std::size_t i = 0; i < choices.size(); ++i)
    widths[i] += needs[i] > widths[i] ? (needs[i] - widths[i]) * given : (needs[i] - widths[i]) * taken;
  return widths;
}

}  // namespace

float segmented_width(const Context& c, std::span<const Choice> choices) {
  float widest = 0;
  float weights = 0;
  for (const Choice& choice : choices) {
    const float need = std::max(kLeastSegment, content_width(c, choice) + 2 * kSegmentSide);
    widest = std::max(widest, need / choice.weight);
    weights += choice.weight;
  }
  return widest * weights + 2 * kSegmentPad;
}

std::optional<int> segmented(Context& c, std::string_view id, Rect rect, const Label& name,
                             std::span<const Choice> choices, int chosen, bool disabled) {
  const Palette& p = c.colours();
  const float alpha = disabled ? kFadedOut : 1.0F;
  fill(c, rect, p.sunken, tokens::radius::kControl);
  outline(c, rect, p.line, tokens::stroke::kHair, tokens::radius::kControl);
  Node group{std::string(id), Role::RadioGroup, c.say(name), rect};
  group.state.disabled = disabled;
  const Group members(c, std::move(group));
  std::optional<int> result;
  Rect room = rect.inset(kSegmentPad);
  const std::vector<float> widths = segment_widths(c, choices, room.w);
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const Choice& choice = choices[i];
    const Rect part = i + 1 == choices.size() ? room : room.cut_left(widths[i]);
    const bool is = chosen == static_cast<int>(i);
    const Label& spoken = choice.spoken.empty() ? choice.label : choice.spoken;
    Node node{std::string(id) + "." + choice.id, Role::Radio, c.say(spoken), part};
    node.state.checked = is;
    node.state.disabled = disabled || choice.disabled;
    const Touch t = touch(c, std::move(node));
    draw_segment(c, part, choice, is, t, alpha);
    if (t.focused) focus_ring(c, part.grown(1), kSegmentRadius);
    if (t.pressed && !is) result = static_cast<int>(i);
  }
  return result;
}

bool toggle(Context& c, std::string_view id, Rect rect, const Label& name, bool on, bool disabled) {
  constexpr float kHeight = 28;
  constexpr float kKnob = 22;
  const Rect box{rect.right() - kToggleWidth, rect.y + (rect.h - kHeight) / 2, kToggleWidth, kHeight};
  // A finger may press beside it, but not on the words of another row.
  Node node{std::string(id), Role::Switch, plain(c.say(name)), box};
  node.state.checked = on;
  node.state.disabled = disabled;
  const Touch t = touch(c, std::move(node));
  const Palette& p = c.colours();
  const float at = glide(c, std::string(id) + ".knob", on ? 1.0F : 0.0F, tokens::motion::kMove);
  const float alpha = disabled ? kFadedOut : 1.0F;
  Colour track = mixed(p.line_strong, p.accent, at);
  if (t.hovered || t.held) track = mixed(track, t.held ? 0xFF000000U : 0xFFFFFFFFU, 0.08F);
  fill(c, box, faded(track, alpha), kHeight / 2);
  const Colour knob = mixed(0xFFFFFFFFU, c.theme.dark() ? 0xFF1D2605U : 0xFFFFFFFFU, at);
  const Rect ball{box.x + 3 + at * (kToggleWidth - 6 - kKnob), box.y + 3, kKnob, kKnob};
  fill(c, ball, faded(knob, disabled ? 0.7F : 1.0F), kKnob / 2);
  if (at > 0.5F) icon(c, icons::kCheck, ball, 14, faded(p.accent, (at - 0.5F) * 2 * alpha));
  if (t.focused) focus_ring(c, box, kHeight / 2);
  return t.pressed;
}

namespace {

// Where arrow keys, Home, End and the page keys put a slider.
float moved_by(const Key& key, float value, float step) {
  if (key.name == "ArrowLeft" || key.name == "ArrowDown") return value - step;
  if (key.name == "ArrowRight" || key.name == "ArrowUp") return value + step;
  if (key.name == "PageDown") return value - step * 5;
  if (key.name == "PageUp") return value + step * 5;
  if (key.name == "Home") return 0;
  if (key.name == "End") return 1;
  return value;
}

}  // namespace

bool slider(Context& c, std::string_view id, Rect rect, const Label& name, float& value, float step,
            const Label& spoken) {
  constexpr float kKnob = 24;
  constexpr float kTrack = 6;
  const float before = value;
  const Rect track{rect.x, rect.y + (rect.h - kTrack) / 2, rect.w, kTrack};
  const Area hand = area(c, id, rect.inset(-kKnob / 2, 0));
  if (hand.held || hand.ended) value = (hand.at.x - track.x) / std::max(track.w, 1.0F);
  const Key* key = c.live ? c.ui.slider_key(id) : nullptr;
  if (key != nullptr) value = moved_by(*key, value, step);
  if (value != before) value = std::clamp(std::round(value / step) * step, 0.0F, 1.0F);
  const bool focused = c.live && c.focus == id;
  if (c.live) {
    Node node{std::string(id), Role::Slider, c.say(name), rect};
    node.value = c.say(spoken);
    node.now = value;
    if (c.scroll != nullptr) node.clip = c.clip;
    if (focused && c.focus_moved) reveal(c, rect);
    c.mirror.add(std::move(node));
  }
  const Palette& p = c.colours();
  const float x = track.x + track.w * std::clamp(value, 0.0F, 1.0F);
  fill(c, track, p.line, kTrack / 2);
  fill(c, {track.x, track.y, x - track.x, kTrack}, p.accent, kTrack / 2);
  const Rect knob{x - kKnob / 2, rect.y + (rect.h - kKnob) / 2, kKnob, kKnob};
  shadow(c, knob, kKnob / 2, tokens::elevation::kE1);
  fill(c, knob, hand.held || hand.hovered ? p.accent_soft : p.raised, kKnob / 2);
  outline(c, knob, p.accent, 3, kKnob / 2);
  if (focused) focus_ring(c, knob, kKnob / 2);
  return value != before;
}

Touch swatch(Context& c, std::string_view id, Rect rect, const Label& name, bool chosen,
             const std::function<void(Context&, Rect)>& paint, int lines) {
  constexpr float kLine = 18;
  const float below = 5 + kLine * static_cast<float>(lines);
  const std::string words = c.say(name);
  Node node{std::string(id), Role::Radio, words, rect};
  node.state.checked = chosen;
  const Touch t = touch(c, std::move(node), false);
  const Palette& p = c.colours();
  // On whole device pixels, so that its rounded corners cover what is painted.
  const auto snap = [&](float v) { return std::round(v * c.density) / c.density; };
  const Point low{snap(rect.x), snap(rect.y)};
  const Rect picture{low.x, low.y, snap(rect.right()) - low.x, snap(rect.bottom() - below) - low.y};
  constexpr float radius = tokens::radius::kControl;
  {
    const Clip clip(c, picture);
    paint(c, picture);
  }
  round_corners(c, picture, radius, p.surface);
  if (chosen) {
    outline(c, picture.grown(3), p.accent, 3, radius + 3);
  } else {
    outline(c, picture, t.hovered ? p.line_strong : p.line, t.hovered ? 2.0F : 1.0F, radius);
  }
  if (t.focused) focus_ring(c, picture.grown(chosen ? 2.0F : 0.0F), radius + 2);
  if (lines > 1) {
    const Rect place{rect.x, picture.bottom() + 5, rect.w, kLine * static_cast<float>(lines)};
    paragraph(c, place, type::kSmallBold, words,
              {.colour = chosen ? p.accent : p.ink, .align = Align::Centre, .lines = lines, .line = kLine});
    return t;
  }
  // Where there is no room for the check mark, the ring says it alone.
  const float mark = chosen && text_width(c, type::kSmallBold, words) + 18 <= rect.w ? 18.0F : 0;
  const float width = std::min(text_width(c, type::kSmallBold, words), rect.w - mark);
  const float x = rect.x + (rect.w - width - mark) / 2;
  const Rect line{x + mark, picture.bottom() + 5, width + 1, 18};
  const Colour ink = chosen ? p.accent : p.ink;
  if (mark > 0) icon(c, icons::kCheck, {x, line.y, 14, 18}, 14, ink);
  text_in(c, line, type::kSmallBold, ink, words);
  return t;
}

Rect setting(Context& c, Rect& column, const Setting& s) {
  constexpr float kLeast = 52;
  constexpr float kGap = 12;
  const Palette& p = c.colours();
  const std::string name = c.say(s.name);
  const std::string note = c.say(s.note);
  const float chip_room = s.tag.empty() ? 0 : chip_width(c, s.tag, {ChipTone::Warn, nullptr, true}) + 6;
  const float room = column.w - s.control - (s.control > 0 ? kGap : 0);
  const bool tag_below = chip_room > 0 && text_width(c, type::kLabel, name) + chip_room > room;
  const float name_height = paragraph_height(c, room, type::kLabel, name);
  const float note_height = note.empty() ? 0 : paragraph_height(c, room, type::kSmall, note);
  const float words = name_height + note_height + (tag_below ? 24.0F : 0);
  const Rect line = column.cut_top(std::max(kLeast, words + 12));
  if (s.ruled) rule(c, line);
  float y = line.y + (line.h - words) / 2;
  paragraph(c, {line.x, y, room, name_height}, type::kLabel, name, {.colour = p.ink});
  if (chip_room > 0 && !tag_below)
    chip(c, {line.x + text_width(c, type::kLabel, name) + 6, y}, s.tag, {ChipTone::Warn, nullptr, true});
  y += name_height;
  if (tag_below) {
    chip(c, {line.x, y + 2}, s.tag, {ChipTone::Warn, nullptr, true});
    y += 24;
  }
  if (!note.empty()) paragraph(c, {line.x, y, room, note_height}, type::kSmall, note, {.colour = p.ink2});
  return {line.right() - s.control, line.y, s.control, line.h};
}

}  // namespace messhall::ui::kit
