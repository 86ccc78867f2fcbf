#include "ui/kit/panel.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>

#include "ui/kit/text.hpp"

namespace messhall::ui::kit {

Rect panel(Context& c, Rect rect, const PanelStyle& style) {
  if (rect.empty()) return rect;
  if (style.raised) shadow(c, rect, style.radius, tokens::elevation::kE1);
  fill(c, rect, style.ground != 0 ? style.ground : c.colours().surface, style.radius);
  if (style.edge != 0) outline(c, rect, style.edge, style.edge_width, style.radius);
  return rect;
}

namespace {

struct ChipLook {
  Colour ground;
  Colour ink;
};

ChipLook look_of(const Palette& p, ChipTone tone) {
  switch (tone) {
    case ChipTone::Accent:
      return {p.accent_soft, p.accent};
    case ChipTone::Warn:
      return {p.warn_soft, p.warn};
    case ChipTone::Foretell:
      return {p.foretell_soft, p.foretell};
    case ChipTone::Bad:
      return {p.bad_soft, p.bad};
    case ChipTone::Good:
      return {p.accent_soft, p.good};
    case ChipTone::Plain:
      break;
  }
  return {p.sunken, p.ink2};
}

constexpr float kChipIcon = 16;

}  // namespace

float chip_width(const Context& c, const Label& label, const ChipStyle& style) {
  const float pad = style.small ? 6.0F : 8.0F;
  const float icon = style.icon != nullptr ? kChipIcon + 5 : 0;
  return text_width(c, style.small ? type::kTab : type::kSmallBold, c.say(label)) + icon + 2 * pad;
}

float chip(Context& c, Point at, const Label& label, const ChipStyle& style) {
  const ChipLook look = look_of(c.colours(), style.tone);
  const float pad = style.small ? 6.0F : 8.0F;
  const Rect rect{at.x, at.y, chip_width(c, label, style), style.small ? 20.0F : 26.0F};
  fill(c, rect, look.ground, tokens::radius::kChip);
  float x = rect.x + pad;
  if (style.icon != nullptr) {
    icon(c, style.icon, {x, rect.y, kChipIcon, rect.h}, kChipIcon, look.ink, true);
    x += kChipIcon + 5;
  }
  text_in(c, {x, rect.y, rect.right() - x, rect.h}, style.small ? type::kTab : type::kSmallBold, look.ink,
          c.say(label));
  return rect.w;
}

namespace {

constexpr float kTail = 9;  // half the tail's base, and how far it reaches out

// Where the tail leaves the bubble, and which way it points; nothing when the tip lies under the bubble.
struct Tail {
  Point base{};
  Point out{};  // of length 1
};

std::optional<Tail> tail_of(const Rect& rect, Point tip) {
  constexpr float kRoom = tokens::radius::kPanel + kTail;
  const float room_x = std::min(kRoom, rect.w / 2);
  const float room_y = std::min(kRoom, rect.h / 2);
  const float x = std::clamp(tip.x, rect.x + room_x, std::max(rect.x + room_x, rect.right() - room_x));
  const float y = std::clamp(tip.y, rect.y + room_y, std::max(rect.y + room_y, rect.bottom() - room_y));
  if (tip.y >= rect.bottom()) return Tail{{x, rect.bottom()}, {0, 1}};
  if (tip.y <= rect.y) return Tail{{x, rect.y}, {0, -1}};
  if (tip.x >= rect.right()) return Tail{{rect.right(), y}, {1, 0}};
  if (tip.x <= rect.x) return Tail{{rect.x, y}, {-1, 0}};
  return std::nullopt;
}

void draw_tail(Context& c, const Tail& tail, float half, float inward, float reach, Colour colour) {
  const Point root{tail.base.x - tail.out.x * inward, tail.base.y - tail.out.y * inward};
  c.draw->AddTriangleFilled({root.x - tail.out.y * half, root.y - tail.out.x * half},
                            {tail.base.x + tail.out.x * reach, tail.base.y + tail.out.y * reach},
                            {root.x + tail.out.y * half, root.y + tail.out.x * half}, colour);
}

}  // namespace

void bubble(Context& c, Rect rect, Point tip, Colour edge) {
  constexpr float kEdge = 2;
  constexpr float radius = tokens::radius::kPanel;
  shadow(c, rect, radius, tokens::elevation::kE2);
  const std::optional<Tail> tail = tail_of(rect, tip);
  fill(c, rect.grown(kEdge), edge, radius + kEdge);
  if (tail) draw_tail(c, *tail, kTail + 2 * kEdge, 0, kTail + 2 * kEdge, edge);
  fill(c, rect, c.colours().raised, radius);
  if (tail) draw_tail(c, *tail, kTail, kEdge, kTail * 0.9F, c.colours().raised);
}

namespace {

float covered(const Rect& rect, std::span<const Rect> keep) {
  float area = 0;
  for (const Rect& other : keep) {
    const Rect both = rect.intersection(other);
    area += both.w * both.h;
  }
  return area;
}

}  // namespace

BubblePlace place_bubble(Rect room, Rect target, std::span<const Rect> keep, float width, float height) {
  constexpr float kAway = 12;
  constexpr float kGap = kAway / 4;     // between the tail's point and the target
  constexpr float kTargetIsWorth = 50;  // covering the target itself is worst of all
  BubblePlace best;
  float least = -1;
  const auto consider = [&](float x, float y, Point tip) {
    const Rect rect{std::clamp(x, room.x, std::max(room.x, room.right() - width)),
                    std::clamp(y, room.y, std::max(room.y, room.bottom() - height)), width, height};
    const Rect away = rect.intersection(target);
    const float cost = covered(rect, keep) + away.w * away.h * kTargetIsWorth;
    if (least >= 0 && cost >= least) return;
    least = cost;
    best = {rect, tip};
  };
  const Point centre = target.centre();
  const std::array<float, 3> starts{centre.x - width / 2, centre.x - width + 40, centre.x - 40};
  for (const float x : starts) consider(x, target.y - kAway - height, {centre.x, target.y - kGap});
  for (const float x : starts) consider(x, target.bottom() + kAway, {centre.x, target.bottom() + kGap});
  consider(target.right() + kAway, centre.y - height / 2, {target.right() + kGap, centre.y});
  consider(target.x - kAway - width, centre.y - height / 2, {target.x - kGap, centre.y});
  return best;
}

Colour side_fill(SideColour colour) {
  switch (colour) {
    case SideColour::Red:
      return tokens::side::kRedFill;
    case SideColour::White:
      return tokens::side::kWhiteFill;
    case SideColour::Black:
      return tokens::side::kBlackFill;
    case SideColour::Blue:
      break;
  }
  return tokens::side::kBlueFill;
}

namespace {

// White and Black are edged by each other, so that both stand out from light and dark grounds.
Colour side_edge(SideColour colour) {
  switch (colour) {
    case SideColour::Red:
      return tokens::side::kRedEdge;
    case SideColour::White:
      return tokens::side::kBlackFill;
    case SideColour::Black:
      return tokens::side::kWhiteFill;
    case SideColour::Blue:
      break;
  }
  return tokens::side::kBlueEdge;
}

}  // namespace

void side_mark(Context& c, Rect rect, SideColour colour) {
  const float side = std::min(rect.w, rect.h);
  const Rect box = rect.centred(side, side);
  const float edge = side * 0.107F;
  if (colour == SideColour::Red || colour == SideColour::Black) {
    const Rect shape = box.inset(side * 0.035F);
    fill(c, shape, side_edge(colour), side * 0.22F);
    fill(c, shape.inset(edge), side_fill(colour), side * 0.14F);
    return;
  }
  // A rectangle with corners of half its size is not quite round: Dear ImGui keeps a pixel of each edge straight.
  const ImVec2 centre{box.centre().x, box.centre().y};
  c.draw->AddCircleFilled(centre, side / 2, side_edge(colour));
  c.draw->AddCircleFilled(centre, side / 2 - edge, side_fill(colour));
}

void note(Context& c, Rect& column, ChipTone tone, const char* name, const Label& label) {
  const ChipLook look = look_of(c.colours(), tone);
  const std::string words = c.say(label);
  const float text_room = column.w - 24 - 30;
  const float height = paragraph_height(c, text_room, type::kBody, words);
  const Rect rect = column.cut_top(height + 18);
  fill(c, rect, look.ground, tokens::radius::kControl);
  icon(c, name, {rect.x + 12, rect.y + 9, 20, 21}, 20, look.ink, true);
  paragraph(c, {rect.x + 42, rect.y + 9, text_room, height}, type::kBody, words, {.colour = c.colours().ink});
}

void progress(Context& c, Rect rect, float part) {
  fill(c, rect, c.colours().sunken, rect.h / 2);
  fill(c, {rect.x, rect.y, rect.w * std::clamp(part, 0.0F, 1.0F), rect.h}, c.colours().accent, rect.h / 2);
}

}  // namespace messhall::ui::kit
