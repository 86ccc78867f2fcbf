#include "ui/kit/chart.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "ui/kit/text.hpp"

namespace messhall::ui::kit {

void eval_bar(Context& c, std::string_view id, Rect rect, const EvalBar& bar) {
  const Palette& p = c.colours();
  say(c, id, Role::Image, bar.spoken, rect);
  const float radius = rect.w / 2;
  const float shown = glide(c, std::string(id) + ".share", std::clamp(bar.share, 0.0F, 1.0F), tokens::motion::kSettle);
  fill(c, rect.grown(1.5F), p.line, radius + 1.5F);
  const bool flipped = bar.flipped;
  const Colour first = side_fill(bar.first);
  const Colour second = side_fill(bar.second);
  fill(c, rect, flipped ? first : second, radius);
  const float height = rect.h * (flipped ? 1 - shown : shown);
  const Rect lower{rect.x, rect.bottom() - height, rect.w, height};
  if (height > 0.5F) {
    const Clip clip(c, lower);
    fill(c, rect, flipped ? second : first, radius);
  }
  // The border is a line of its own, not only a change of colour.
  const Colour border = bar.first == SideColour::White ? p.brand : 0xFFFFFFFFU;
  if (shown > 0.01F && shown < 0.99F) fill(c, {rect.x, snap(lower.y - 1.5F, c.density), rect.w, 3}, border);
}

namespace {

struct Curve {
  Colour colour = 0;
  Rect box;
  std::span<const float> values;

  [[nodiscard]] float x(std::size_t i) const {
    const auto last = static_cast<float>(std::max<std::size_t>(values.size(), 2) - 1);
    return box.x + box.w * static_cast<float>(i) / last;
  }
  [[nodiscard]] float y(float value) const { return box.centre().y - std::clamp(value, -1.0F, 1.0F) * box.h / 2; }
};

void draw_curve(Context& c, const Curve& curve) {
  const Palette& p = c.colours();
  ImDrawList& draw = *c.draw;
  const float zero = curve.y(0);
  // The area, column by column: parts above and below zero meet where the line crosses it.
  const ImDrawListFlags flags = draw.Flags;
  draw.Flags &= ~ImDrawListFlags_AntiAliasedFill;  // columns that touch must not show seams
  for (std::size_t i = 0; i + 1 < curve.values.size(); ++i)
    draw.AddQuadFilled({curve.x(i), curve.y(curve.values[i])}, {curve.x(i + 1), curve.y(curve.values[i + 1])},
                       {curve.x(i + 1), zero}, {curve.x(i), zero}, faded(curve.colour, 0.25F));
  draw.Flags = flags;
  const float dash = 4;
  for (float x = curve.box.x; x < curve.box.right(); x += 2 * dash)
    fill(c, {x, snap(zero, c.density), std::min(dash, curve.box.right() - x), 1}, p.line_strong);
  std::vector<ImVec2> points;
  for (std::size_t i = 0; i < curve.values.size(); ++i) points.emplace_back(curve.x(i), curve.y(curve.values[i]));
  if (points.size() > 1) draw.AddPolyline(points.data(), static_cast<int>(points.size()), curve.colour, 0, 2.5F);
}

}  // namespace

std::optional<int> plot(Context& c, std::string_view id, Rect rect, const Plot& plot) {
  const Palette& p = c.colours();
  say(c, id, Role::Image, plot.spoken, rect);
  fill(c, rect, p.sunken, 8);
  const Colour line = plot.colour == SideColour::Red ? p.red : plot.colour == SideColour::Blue ? p.blue : p.accent;
  const Curve curve{line, rect.inset(6, 8), plot.values};
  const int count = static_cast<int>(plot.values.size());
  if (count > 0) draw_curve(c, curve);
  if (plot.current >= 0 && plot.current < count)
    fill(c, {curve.x(static_cast<std::size_t>(plot.current)) - 1.25F, rect.y + 4, 2.5F, rect.h - 8}, p.brand, 1);
  for (const PlotMark& mark : plot.marks) {
    if (mark.index < 0 || mark.index >= count) continue;
    const auto i = static_cast<std::size_t>(mark.index);
    const Rect box = Rect{curve.x(i), curve.y(plot.values[i]), 0, 0}.grown(mark.blunder ? 6.0F : 5.0F);
    fill(c, box.grown(2), p.surface, mark.blunder ? 8.0F : 3.0F);
    fill(c, box, mark.blunder ? p.bad : p.warn, mark.blunder ? 6.0F : 2.0F);
  }
  if (!plot.first.empty()) text(c, {rect.x + 10, rect.y + 3}, type::kTab, p.ink2, c.say(plot.first));
  if (!plot.second.empty()) text(c, {rect.x + 10, rect.bottom() - 18}, type::kTab, p.ink2, c.say(plot.second));
  const Area hand = area(c, std::string(id) + ".area", rect);
  if (count == 0 || !(hand.began || hand.held || hand.ended)) return std::nullopt;
  const float along = (hand.at.x - curve.box.x) / std::max(curve.box.w, 1.0F);
  return std::clamp(static_cast<int>(std::lround(along * static_cast<float>(count - 1))), 0, count - 1);
}

}  // namespace messhall::ui::kit
