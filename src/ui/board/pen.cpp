#include "ui/board/pen.hpp"

#include <algorithm>
#include <cmath>

#include "ui/board/geometry.hpp"

namespace messhall::ui::board {
namespace {

ImVec2 vec(Point p) { return {p.x, p.y}; }
ImVec2 upper_left(const Rect& r) { return {r.x, r.y}; }
ImVec2 lower_right(const Rect& r) { return {r.right(), r.bottom()}; }

Point turned(Point p, float sine, float cosine) { return {p.x * cosine - p.y * sine, p.x * sine + p.y * cosine}; }

}  // namespace

Pen::Pen(ImDrawList& list, float density, float tint)
    : list_(list), density_(density), tint_(tint), fringe_(list._FringeScale) {
  list_._FringeScale = 1 / density;
}

Pen::~Pen() { list_._FringeScale = fringe_; }

Colour Pen::tinted(Colour colour) const {
  if (tint_ >= 1) return colour;
  Colour out = colour & 0xFF000000U;
  for (unsigned shift = 0; shift < 24; shift += 8) {
    const auto part = static_cast<float>((colour >> shift) & 0xFFU);
    out |= static_cast<Colour>(std::lround(part * tint_)) << shift;
  }
  return out;
}

float Pen::snap(float v) const { return std::round(v * density_) / density_; }

// So many that a polygon strays from the circle by less than a tenth of a device pixel.
int Pen::segments(float radius) const {
  const float r = std::max(1.0F, radius * density_);
  return std::clamp(static_cast<int>(std::ceil(3.14159265F / std::acos(1 - 0.1F / r))), 12, 128);
}

void Pen::fill(Rect rect, Colour colour, float rounding) {
  list_.AddRectFilled(upper_left(rect), lower_right(rect), tinted(colour), rounding);
}

void Pen::outline(Rect rect, Colour colour, float width, float rounding) {
  if (rounding <= 0) {
    // Four bars: sharp at any width, where a stroked path would be smoothed.
    fill({rect.x, rect.y, rect.w, width}, colour);
    fill({rect.x, rect.bottom() - width, rect.w, width}, colour);
    fill({rect.x, rect.y + width, width, rect.h - 2 * width}, colour);
    fill({rect.right() - width, rect.y + width, width, rect.h - 2 * width}, colour);
    return;
  }
  const Rect middle = rect.inset(width / 2);
  list_.PathRect(upper_left(middle), lower_right(middle), std::max(0.0F, rounding - width / 2));
  list_.PathStroke(tinted(colour), ImDrawFlags_Closed, width);
}

void Pen::dashes(Rect rect, Colour colour, float width, float dash, float gap) {
  // Whole dashes only, and one round each corner: the gap gives way.
  const auto side = [&](Point from, float length, bool across) {
    const int count = std::max(2, static_cast<int>(std::lround((length + gap) / (dash + gap))));
    const float step = (length - dash) / static_cast<float>(count - 1);
    for (int i = 0; i < count; ++i) {
      const float at = snap((across ? from.x : from.y) + static_cast<float>(i) * step);
      const float first = std::max(at, (across ? from.x : from.y));
      if (across) {
        fill({first, from.y, snap(dash), width}, colour);
      } else {
        // The corners are already drawn by the sides across.
        const float top = i == 0 ? from.y + width : first;
        const float bottom = i == count - 1 ? from.y + length - width : first + snap(dash);
        fill({from.x, top, width, bottom - top}, colour);
      }
    }
  };
  side({rect.x, rect.y}, rect.w, true);
  side({rect.x, rect.bottom() - width}, rect.w, true);
  side({rect.x, rect.y}, rect.h, false);
  side({rect.right() - width, rect.y}, rect.h, false);
}

void Pen::line(Point a, Point b, Colour colour, float width) {
  const float length = distance(a, b);
  if (length <= 0) return disc(a, width / 2, colour);
  // Dear ImGui makes a point of an arc under half a pixel (CSS px, whatever the density): such ends stay square.
  if (width < 1) {
    const Point side = scaled(Point{a.y - b.y, b.x - a.x}, width / (2 * length));
    for (const Point p : {a + side, a - side, b - side, b + side}) list_.PathLineTo(vec(p));
    list_.PathFillConvex(tinted(colour));
    return;
  }
  const float angle = std::atan2(b.y - a.y, b.x - a.x);
  const int half = std::max(4, segments(width / 2) / 2);
  constexpr float kQuarter = 1.57079633F;
  // One convex shape, so that a transparent line has no darker ends.
  list_.PathArcTo(vec(a), width / 2, angle + kQuarter, angle + 3 * kQuarter, half);
  list_.PathArcTo(vec(b), width / 2, angle - kQuarter, angle + kQuarter, half);
  list_.PathFillConvex(tinted(colour));
}

void Pen::dots(Point a, Point b, Colour colour, float width, float step) {
  const float length = distance(a, b);
  const int count = std::max(1, static_cast<int>(length / step));
  for (int i = 0; i <= count; ++i)
    disc(mix(a, b, static_cast<float>(i) / static_cast<float>(count)), width / 2, colour);
}

void Pen::path(std::span<const Point> points, Colour colour, float width) {
  for (std::size_t i = 1; i < points.size(); ++i) line(points[i - 1], points[i], colour, width);
}

void Pen::disc(Point centre, float radius, Colour colour) {
  list_.AddCircleFilled(vec(centre), radius, tinted(colour), segments(radius));
}

void Pen::ring(Point centre, float radius, Colour colour, float width) {
  list_.AddCircle(vec(centre), radius, tinted(colour), segments(radius), width);
}

void Pen::polygon(std::span<const Point> points, Colour colour, float grow) {
  for (const Point p : points) list_.PathLineTo(vec(p));
  list_.PathFillConvex(tinted(colour));
  if (grow <= 0) return;
  for (std::size_t i = 0; i < points.size(); ++i) line(points[i], points[(i + 1) % points.size()], colour, 2 * grow);
}

void Pen::sprite(const Sprite& sprite, Point centre, float width, float height, float alpha, float angle,
                 Colour colour) {
  if (!sprite || alpha <= 0) return;
  const Colour tint = tinted(faded(colour, alpha));
  if (angle == 0) {
    list_.AddImage(sprite.texture, {centre.x - width / 2, centre.y - height / 2},
                   {centre.x + width / 2, centre.y + height / 2}, sprite.uv0, sprite.uv1, tint);
    return;
  }
  const float s = std::sin(angle);
  const float c = std::cos(angle);
  const auto corner = [&](float x, float y) { return vec(centre + turned({x * width / 2, y * height / 2}, s, c)); };
  list_.AddImageQuad(sprite.texture, corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1), sprite.uv0,
                     {sprite.uv1.x, sprite.uv0.y}, sprite.uv1, {sprite.uv0.x, sprite.uv1.y}, tint);
}

void Pen::tile(const Sprite& texture, Rect rect, Point uv, Point extent, float rounding) {
  const ImVec2 first{uv.x, uv.y};
  const ImVec2 second{uv.x + extent.x, uv.y + extent.y};
  const Colour white = tinted(0xFFFFFFFFU);
  if (rounding > 0) {
    list_.AddImageRounded(texture.texture, upper_left(rect), lower_right(rect), first, second, white, rounding);
  } else {
    list_.AddImage(texture.texture, upper_left(rect), lower_right(rect), first, second, white);
  }
}

void Pen::text(ImFont* font, float px, Rect box, Colour colour, std::string_view text) {
  if (font == nullptr) return;
  const char* begin = text.data();
  const char* end = begin + text.size();
  const ImVec2 extent = font->CalcTextSizeA(px, 1e6F, 0, begin, end);
  const Point at = snap(Point{box.centre().x - extent.x / 2, box.centre().y - extent.y / 2});
  list_.AddText(font, px, vec(at), tinted(colour), begin, end);
}

}  // namespace messhall::ui::board
