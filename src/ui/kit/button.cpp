#include "ui/kit/button.hpp"

#include <string>

#include "ui/kit/text.hpp"

namespace messhall::ui::kit {

namespace {

constexpr float kPad = 18;
constexpr float kGap = 8;
constexpr float kIcon = 20;
constexpr float kFoot = 3;

struct Look {
  Colour ground = 0;
  Colour foot = 0;
  Colour edge = 0;
  Colour ink = 0;
};

// The three states between which a button glides.
Look mixed(const Look& a, const Look& b, float t) {
  return {ui::mixed(a.ground, b.ground, t), ui::mixed(a.foot, b.foot, t), ui::mixed(a.edge, b.edge, t),
          ui::mixed(a.ink, b.ink, t)};
}

Look rest(const Palette& p, const ButtonStyle& style) {
  switch (style.kind) {
    case ButtonKind::Brand:
      return {p.brand, ui::mixed(p.brand, 0xFF003250U, 0.22F), 0, p.on_brand};
    case ButtonKind::Foretell:
      return {p.foretell, ui::mixed(p.foretell, 0xFF000000U, 0.22F), 0, p.on_foretell};
    case ButtonKind::Ghost:
      return {faded(p.accent_soft, 0), 0, 0, p.accent};
    case ButtonKind::Danger:
      return {faded(p.bad_soft, 0), 0, 0, p.bad};
    case ButtonKind::Plain:
      break;
  }
  return {p.raised, 0, p.line, p.ink};
}

Look hover(const Palette& p, const ButtonStyle& style) {
  Look look = rest(p, style);
  switch (style.kind) {
    case ButtonKind::Brand:
      look.ground = p.brand_hover;
      look.foot = ui::mixed(p.brand_hover, 0xFF003250U, 0.22F);
      break;
    case ButtonKind::Foretell:
      look.ground = ui::mixed(p.foretell, 0xFFFFFFFFU, 0.1F);
      break;
    case ButtonKind::Ghost:
      look.ground = p.accent_soft;
      look.ink = p.accent_hover;
      break;
    case ButtonKind::Danger:
      look.ground = p.bad_soft;
      break;
    case ButtonKind::Plain:
      look.edge = p.line_strong;
      break;
  }
  return look;
}

Look press(const Palette& p, const ButtonStyle& style) {
  Look look = hover(p, style);
  if (style.kind == ButtonKind::Brand) look.ground = look.foot = p.brand_press;
  if (style.kind == ButtonKind::Foretell) look.ground = look.foot = ui::mixed(p.foretell, 0xFF000000U, 0.12F);
  if (style.kind == ButtonKind::Plain) look.ground = p.sunken;
  return look;
}

Look disabled(const Palette& p, const ButtonStyle& style) {
  Look look = rest(p, style);
  look.ink = p.ink3;
  const bool filled = style.kind == ButtonKind::Brand || style.kind == ButtonKind::Foretell;
  look.ground = filled ? p.line : faded(p.raised, 0);
  look.foot = filled ? p.line : 0;
  return look;
}

const Type& type_of(const ButtonStyle& style) { return style.big ? type::kLead : type::kLabel; }

float content_width(const Context& c, std::string_view words, const ButtonStyle& style) {
  const float text = words.empty() ? 0 : text_width(c, type_of(style), words);
  const float before = style.icon != nullptr ? kIcon + (words.empty() ? 0 : kGap) : 0;
  const float after = style.after != nullptr ? 16 + kGap : 0;
  return before + text + after;
}

void draw_button(Context& c, Rect rect, const Look& look, float sunk) {
  constexpr float radius = tokens::radius::kControl;
  if ((look.foot >> 24) != 0) {
    fill(c, rect, look.foot, radius);
    rect.h -= kFoot * (1 - sunk);
  }
  if ((look.ground >> 24) != 0) fill(c, rect, look.ground, radius);
  if ((look.edge >> 24) != 0) outline(c, rect, look.edge, tokens::stroke::kControl, radius);
}

}  // namespace

float button_width(const Context& c, const Label& label, const ButtonStyle& style) {
  return content_width(c, c.say(label), style) + 2 * kPad;
}

Touch button(Context& c, std::string_view id, Rect rect, const Label& label, const ButtonStyle& style) {
  const std::string words = c.say(label);
  Node node{std::string(id), Role::Button, plain(words), rect};
  node.state.disabled = style.disabled;
  node.description = c.say(style.description);
  const Touch t = touch(c, std::move(node));
  const Palette& p = c.colours();
  const std::string key(id);
  const float lit = glide(c, key + ".hover", t.hovered || t.held ? 1.0F : 0.0F);
  const float sunk = t.held ? 1.0F : 0.0F;
  const Look up = mixed(rest(p, style), hover(p, style), lit);
  const Look look = style.disabled ? disabled(p, style) : t.held ? press(p, style) : up;
  draw_button(c, rect, look, style.disabled ? 0 : sunk);
  if (t.focused) focus_ring(c, rect, tokens::radius::kControl);
  const float pad = style.kind == ButtonKind::Ghost || style.kind == ButtonKind::Danger ? 12 : kPad;
  const float wide = content_width(c, words, style);
  float x = style.left ? rect.x + pad : rect.x + std::max((rect.w - wide) / 2, 4.0F);
  // Labels sink with the button; over a foot they stand a little higher.
  const float y = rect.y + sunk;
  if (style.icon != nullptr) {
    icon(c, style.icon, {x, y, kIcon, rect.h}, kIcon, look.ink, style.filled_icon);
    x += kIcon + (words.empty() ? 0 : kGap);
  }
  const float room = rect.right() - 4 - x - (style.after != nullptr ? 16 + kGap : 0);
  x += text_in(c, {x, y, room, rect.h}, type_of(style), look.ink, words);
  if (style.after != nullptr) icon(c, style.after, {x + kGap, y, 16, rect.h}, 16, look.ink);
  return t;
}

Touch icon_button(Context& c, std::string_view id, Rect rect, const char* name, const Label& label,
                  const IconStyle& style) {
  Node node{std::string(id), Role::Button, c.say(label), rect};
  node.state.disabled = style.disabled;
  if (style.active) node.state.pressed = true;
  const Touch t = touch(c, std::move(node));
  const Palette& p = c.colours();
  const Colour ink = style.colour != 0 ? style.colour : p.ink;
  const float lit = glide(c, std::string(id) + ".hover", t.hovered || t.held ? 1.0F : 0.0F);
  const Rect ground = rect.centred(44, 44);
  // The ink's own colour, thin, is right on every ground: paper or rail.
  if (style.active) fill(c, ground, p.accent_soft, tokens::radius::kControl);
  if (lit > 0) fill(c, ground, faded(ink, (t.held ? 0.16F : 0.09F) * lit), tokens::radius::kControl);
  if (t.focused) focus_ring(c, ground, tokens::radius::kControl);
  const Colour colour = style.active ? p.accent : style.disabled ? faded(ink, 0.4F) : ink;
  icon(c, name, rect.moved(0, t.held ? 1.0F : 0.0F), style.size, colour, style.filled);
  return t;
}

Touch action(Context& c, std::string_view id, Rect rect, const char* name, const Label& label,
             const ActionStyle& style) {
  const std::string words = c.say(label);
  Node node{std::string(id), Role::Button, words, rect};
  node.state.disabled = style.disabled;
  if (style.active) node.state.pressed = true;
  const Touch t = touch(c, std::move(node));
  const Palette& p = c.colours();
  const float lit = glide(c, std::string(id) + ".hover", t.hovered ? 1.0F : 0.0F);
  if (style.active || t.held) {
    fill(c, rect, p.accent_soft, tokens::radius::kControl);
  } else if (lit > 0) {
    fill(c, rect, faded(p.sunken, lit), tokens::radius::kControl);
  }
  if (t.focused) focus_ring(c, rect, tokens::radius::kControl);
  const Colour ink = style.disabled ? faded(p.ink3, 0.55F) : style.active ? p.accent : p.ink;
  if (style.wordless) {
    icon(c, name, rect, 22, ink, style.filled);
    return t;
  }
  // An icon of 22, 3 below it a line of 14, in the middle of the height.
  const float top = rect.y + (rect.h - 39) / 2;
  icon(c, name, {rect.x, top, rect.w, 22}, 22, ink, style.filled);
  text_in(c, {rect.x, top + 25, rect.w, 14}, type::kTab, ink, words, Align::Centre);
  return t;
}

Touch row(Context& c, std::string_view id, Rect rect, const Label& label, float radius, const NodeState& state) {
  Node node{std::string(id), Role::Button, plain(c.say(label)), rect};
  node.state = state;
  const Touch t = touch(c, std::move(node), false);
  const Palette& p = c.colours();
  const float lit = glide(c, std::string(id) + ".hover", t.hovered ? 1.0F : 0.0F);
  if (t.held) {
    fill(c, rect, p.accent_soft, radius);
  } else if (lit > 0) {
    fill(c, rect, faded(p.sunken, lit), radius);
  }
  if (t.focused) focus_ring(c, rect, radius);
  return t;
}

Touch link(Context& c, std::string_view id, Point at, const Type& type, const Label& label) {
  const std::string words = c.say(label);
  const Rect rect{at.x, at.y, text_width(c, type, words), type.line};
  const Touch t = touch(c, {std::string(id), Role::Link, words, rect});
  const Palette& p = c.colours();
  const Colour ink = t.hovered || t.held ? p.accent_hover : p.accent;
  text(c, at, type, ink, words);
  const float y = snap(rect.bottom() - 3, c.density);
  fill(c, {rect.x, y, rect.w, t.hovered ? 1.5F : 1.0F}, ink);
  if (t.focused) focus_ring(c, rect, 4);
  return t;
}

}  // namespace messhall::ui::kit
