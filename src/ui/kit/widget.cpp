#include "ui/kit/widget.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "imgui_internal.h"
#include "ui/kit/scroll.hpp"
#include "ui/ui.hpp"

namespace messhall::ui::kit {

namespace {
ImVec2 vec(Point p) { return {p.x, p.y}; }
}  // namespace

Touch touch(Context& c, Node node, bool grow) {
  Touch result;
  if (c.pretend != nullptr) return *c.pretend;
  if (!c.live) return result;
  const std::string& id = node.id;
  const bool activated = c.activated == id;
  const bool acted = activated || c.router.clicked(id);
  result.hovered = !node.state.disabled && c.router.hovered(id);
  result.held = !node.state.disabled && c.router.held(id);
  result.focused = c.focus == id;
  result.pressed = acted && !node.state.disabled;
  result.refused = acted && node.state.disabled;
  if (result.focused && c.focus_moved && c.scroll != nullptr) c.scroll->reveal(node.rect.grown(6));
  c.router.offer({id, Router::Kind::Press, node.rect, c.clip, grow});
  if (c.scroll != nullptr) node.clip = c.clip;
  c.mirror.add(std::move(node));
  return result;
}

Area area(Context& c, std::string_view id, Rect rect) {
  Area result;
  if (!c.live) return result;
  const Router::Drag drag = c.router.drag(id);
  result.hovered = c.router.hovered(id);
  result.began = drag.began;
  result.held = drag.held;
  result.ended = drag.ended;
  result.cancelled = drag.cancelled;
  result.from = drag.from;
  result.at = drag.at;
  c.router.offer({std::string(id), Router::Kind::Drag, rect, c.clip, false});
  return result;
}

void say(Context& c, std::string_view id, Role role, const Label& label, Rect rect, int level) {
  if (!c.live) return;
  Node node{std::string(id), role, c.say(label), rect};
  node.state.level = level;
  if (c.scroll != nullptr) node.clip = c.clip;
  c.mirror.add(std::move(node));
}

Group::Group(Context& c, Node node) : context_(c) {
  context_.mirror.push_group(node.id);
  if (!c.live) return;
  // The group itself belongs to the one around it.
  context_.mirror.pop_group();
  std::string id = node.id;
  if (c.scroll != nullptr) node.clip = c.clip;
  context_.mirror.add(std::move(node));
  context_.mirror.push_group(std::move(id));
}

Group::~Group() { context_.mirror.pop_group(); }

float glide(Context& c, std::string_view id, float target, double milliseconds) {
  Memory::Tween& tween = c.memory.tween(id);
  const double length = c.theme.duration(milliseconds);
  const auto at = [&] {
    if (length <= 0) return tween.to;
    const auto t = static_cast<float>(std::clamp((c.now - tween.start) / length, 0.0, 1.0));
    return tween.from + (tween.to - tween.from) * ease_out(t);
  };
  if (!tween.known || length <= 0) {
    tween = {target, target, c.now - length, true};
    return target;
  }
  if (tween.to != target) {
    tween.from = at();
    tween.to = target;
    tween.start = c.now;
  }
  if (c.now - tween.start < length) c.frame.animate();
  return at();
}

void fill(Context& c, Rect rect, Colour colour, float radius) {
  if (rect.empty()) return;
  c.draw->AddRectFilled(vec(rect.origin()), vec(rect.corner()), colour, radius);
}

void fill_top(Context& c, Rect rect, Colour colour, float radius) {
  if (rect.empty()) return;
  c.draw->AddRectFilled(vec(rect.origin()), vec(rect.corner()), colour, radius, ImDrawFlags_RoundCornersTop);
}

void outline(Context& c, Rect rect, Colour colour, float width, float radius) {
  const Rect middle = rect.inset(width / 2);
  if (middle.empty()) return;
  c.draw->AddRect(vec(middle.origin()), vec(middle.corner()), colour, std::max(0.0F, radius - width / 2), 0, width);
}

void focus_ring(Context& c, Rect rect, float radius) {
  constexpr float kOffset = 2;
  const float width = tokens::stroke::kFocus;
  outline(c, rect.grown(kOffset + width), c.colours().focus, width, radius + kOffset + width);
}

void shadow(Context& c, Rect rect, float radius, const tokens::Shadow& elevation) {
  const Fonts::Patch& patch = c.fonts.shadow(elevation);
  if (patch.outside <= 0 || rect.empty()) return;
  const Rect shape = rect.moved(0, elevation.offset_y).inset(std::max(0.0F, 2 - radius));
  const Colour colour = faded(c.theme.dark() ? 0xFF000000U : 0xFF12190AU, c.theme.shadow_alpha(elevation));
  ImTextureID texture = ImGui::GetIO().Fonts->TexID;
  const float in_x = std::min(patch.inside, shape.w / 2);
  const float in_y = std::min(patch.inside, shape.h / 2);
  const float whole = patch.outside + patch.inside;
  const float u1 = patch.uv0.x + (patch.uv1.x - patch.uv0.x) * (patch.outside + in_x) / whole;
  const float v1 = patch.uv0.y + (patch.uv1.y - patch.uv0.y) * (patch.outside + in_y) / whole;
  const std::array<float, 4> xs{shape.x - patch.outside, shape.x + in_x, shape.right() - in_x,
                                shape.right() + patch.outside};
  const std::array<float, 4> ys{shape.y - patch.outside, shape.y + in_y, shape.bottom() - in_y,
                                shape.bottom() + patch.outside};
  const std::array<float, 4> us{patch.uv0.x, u1, u1, patch.uv0.x};
  const std::array<float, 4> vs{patch.uv0.y, v1, v1, patch.uv0.y};
  for (std::size_t j = 0; j < 3; ++j)
    for (std::size_t i = 0; i < 3; ++i) {
      if (xs[i + 1] <= xs[i] || ys[j + 1] <= ys[j]) continue;
      c.draw->AddImage(texture, {xs[i], ys[j]}, {xs[i + 1], ys[j + 1]}, {us[i], vs[j]}, {us[i + 1], vs[j + 1]}, colour);
    }
}

void round_corners(Context& c, Rect rect, float radius, Colour ground) {
  const auto corner = [&](Point at, float from, Point centre) {
    c.draw->PathLineTo(vec(at));
    c.draw->PathArcTo(vec(centre), radius, from, from + IM_PI / 2, 8);
    c.draw->PathFillConvex(ground);
  };
  // The leftover of a corner is not convex; as a fan from the corner itself it is drawn rightly all the same.
  corner(rect.origin(), IM_PI, {rect.x + radius, rect.y + radius});
  corner({rect.right(), rect.y}, IM_PI * 1.5F, {rect.right() - radius, rect.y + radius});
  corner(rect.corner(), 0, {rect.right() - radius, rect.bottom() - radius});
  corner({rect.x, rect.bottom()}, IM_PI / 2, {rect.x + radius, rect.bottom() - radius});
}

void rule(Context& c, Rect rect) {
  const float y = snap(rect.y, c.density);
  const float thick = std::max(1.0F, std::floor(c.density)) / c.density;
  fill(c, {rect.x, y, rect.w, thick}, c.colours().line);
}

void sprite(Context& c, const Sprite& picture, Rect rect, Colour tint) {
  if (!picture || rect.empty()) return;
  const float scale = std::min(rect.w / picture.width, rect.h / picture.height);
  Rect box = rect.centred(picture.width * scale, picture.height * scale);
  box.x = snap(box.x, c.density);
  box.y = snap(box.y, c.density);
  c.draw->AddImage(picture.texture, vec(box.origin()), vec(box.corner()), picture.uv0, picture.uv1, tint);
}

void cover(Context& c, const Sprite& picture, Rect rect, float radius) {
  if (!picture || rect.empty()) return;
  const float scale = std::max(rect.w / picture.width, rect.h / picture.height);
  const float u = (1 - rect.w / (picture.width * scale)) / 2;
  const float v = (1 - rect.h / (picture.height * scale)) / 2;
  const ImVec2 size{picture.uv1.x - picture.uv0.x, picture.uv1.y - picture.uv0.y};
  c.draw->AddImageRounded(picture.texture, vec(rect.origin()), vec(rect.corner()),
                          {picture.uv0.x + size.x * u, picture.uv0.y + size.y * v},
                          {picture.uv1.x - size.x * u, picture.uv1.y - size.y * v}, 0xFFFFFFFFU, radius);
}

void icon(Context& c, const char* name, Rect rect, float size, Colour colour, bool filled) {
  if (name == nullptr) return;
  const ImFont* font = c.fonts.icons(filled, size);
  unsigned code = 0;
  ImTextCharFromUtf8(&code, name, nullptr);
  const ImFontGlyph* glyph = font->FindGlyphNoFallback(static_cast<ImWchar>(code));
  if (glyph == nullptr) return;
  // The icon's em square is its size; the glyph lies in it as drawn.
  const float baked = font->FontSize / c.density;
  const float scale = size / baked / c.density;
  const float x = snap(rect.x + (rect.w - size) / 2, c.density) + glyph->X0 * scale;
  const float y = snap(rect.y + (rect.h - size) / 2, c.density) + (glyph->Y0 - c.fonts.stand(font).sunk) * scale;
  const ImVec2 a{x, y};
  const ImVec2 b{x + (glyph->X1 - glyph->X0) * scale, y + (glyph->Y1 - glyph->Y0) * scale};
  c.draw->AddImage(ImGui::GetIO().Fonts->TexID, a, b, {glyph->U0, glyph->V0}, {glyph->U1, glyph->V1}, colour);
}

Clip::Clip(Context& c, Rect rect) : context_(c), before_(c.clip) {
  c.clip = c.clip.intersection(rect);
  c.draw->PushClipRect(vec(c.clip.origin()), vec(c.clip.corner()), false);
}

Clip::~Clip() {
  context_.draw->PopClipRect();
  context_.clip = before_;
}

}  // namespace messhall::ui::kit
