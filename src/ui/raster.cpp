#include "ui/raster.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace messhall::ui {
namespace {

// Pixels are looked at in blocks of this side: most lie wholly inside or outside.
constexpr int kBlock = 8;
constexpr float kHalfDiagonal = 5.66F;
constexpr float kFar = 1e6F;

// From a point to a box; 0 inside.
float distance_to(const Rect& box, Point p) {
  const float dx = std::max({box.x - p.x, 0.0F, p.x - box.right()});
  const float dy = std::max({box.y - p.y, 0.0F, p.y - box.bottom()});
  return std::max(dx, dy);
}

}  // namespace

void Raster::clear() {
  edges_.clear();
  shapes_.clear();
}

void Raster::add(std::span<const Point> polygon) {
  if (polygon.size() < 2) return;
  Shape shape;
  shape.first = edges_.size();
  Point low{kFar, kFar};
  Point high{-kFar, -kFar};
  for (std::size_t i = 0; i + 1 < polygon.size(); ++i) {
    const Point a{polygon[i].x * scale_, polygon[i].y * scale_};
    const Point b{polygon[i + 1].x * scale_, polygon[i + 1].y * scale_};
    const Point along = b - a;
    const float length = along.x * along.x + along.y * along.y;
    edges_.push_back({a, along, length > 0 ? 1 / length : 0});
    for (const Point p : {a, b}) {
      low = {std::min(low.x, p.x), std::min(low.y, p.y)};
      high = {std::max(high.x, p.x), std::max(high.y, p.y)};
    }
  }
  shape.last = edges_.size();
  shape.box = {low.x, low.y, high.x - low.x, high.y - low.y};
  shapes_.push_back(shape);
}

void Raster::add_disc(Point centre, float radius) {
  Shape shape;
  shape.first = edges_.size();
  edges_.push_back({{centre.x * scale_, centre.y * scale_}, {}, 0});
  shape.last = edges_.size();
  shape.radius = radius * scale_;
  const Point c = edges_.back().a;
  shape.box = {c.x - shape.radius, c.y - shape.radius, 2 * shape.radius, 2 * shape.radius};
  shapes_.push_back(shape);
}

void Raster::fill(float grow, Colour colour) {
  const Coat coat{grow, colour};
  fill(std::span(&coat, 1));
}

void Raster::fill(std::span<const Coat> coats) {
  coats_.assign(coats.begin(), coats.end());
  for (Coat& coat : coats_) coat.grow *= scale_;
  paint(true);
}

void Raster::stroke(float width, Colour colour) {
  coats_.assign(1, {width * scale_ / 2, colour});
  paint(false);
}

void Raster::paint(bool inside) {
  if (shapes_.empty() || coats_.empty()) return;
  most_ = coats_.front().grow;
  for (const Coat& coat : coats_) most_ = std::max(most_, coat.grow);
  Rect all = shapes_.front().box;
  for (const Shape& shape : shapes_) {
    const Point corner{std::max(all.right(), shape.box.right()), std::max(all.bottom(), shape.box.bottom())};
    all.x = std::min(all.x, shape.box.x);
    all.y = std::min(all.y, shape.box.y);
    all.w = corner.x - all.x;
    all.h = corner.y - all.y;
  }
  all = all.grown(most_ + 1);
  const auto side = static_cast<float>(patch_.side);
  const int left = static_cast<int>(std::max(0.0F, all.x)) / kBlock * kBlock;
  const int top = static_cast<int>(std::max(0.0F, all.y)) / kBlock * kBlock;
  const int right = static_cast<int>(std::ceil(std::min(side, all.right())));
  const int bottom = static_cast<int>(std::ceil(std::min(side, all.bottom())));
  for (int y = top; y < bottom; y += kBlock) {
    for (int x = left; x < right; x += kBlock) paint_block(x, y, inside);
  }
}

void Raster::paint_block(int left, int top, bool inside) {
  const Point middle{static_cast<float>(left) + kBlock / 2.0F, static_cast<float>(top) + kBlock / 2.0F};
  const float reach = most_ + 1 + kHalfDiagonal;
  near_.clear();
  float least = kFar;
  for (const Shape& shape : shapes_) {
    if (distance_to(shape.box, middle) > reach) continue;
    const float d = distance(shape, middle, inside);
    if (d > reach) continue;
    near_.push_back(&shape);
    least = std::min(least, d);
  }
  if (near_.empty()) return;
  // The uppermost coat covers all of the block.
  const bool whole = least < coats_.back().grow - 1 - kHalfDiagonal;
  const int right = std::min(left + kBlock, patch_.side);
  const int bottom = std::min(top + kBlock, patch_.side);
  for (int y = top; y < bottom; ++y) {
    for (int x = left; x < right; ++x) {
      if (whole) {
        blend(x, y, 1, coats_.back().colour);
        continue;
      }
      const Point p{static_cast<float>(x) + 0.5F, static_cast<float>(y) + 0.5F};
      float d = kFar;
      for (const Shape* shape : near_) d = std::min(d, distance(*shape, p, inside));
      for (const Coat& coat : coats_) {
        const float coverage = std::clamp(0.5F + coat.grow - d, 0.0F, 1.0F);
        if (coverage > 0) blend(x, y, coverage, coat.colour);
      }
    }
  }
}

// Negative inside, where that counts.
float Raster::distance(const Shape& shape, Point p, bool inside) const {
  float least = std::numeric_limits<float>::max();
  bool odd = false;
  for (std::size_t i = shape.first; i < shape.last; ++i) {
    const Edge& edge = edges_[i];
    const Point to = p - edge.a;
    const float t = std::clamp((to.x * edge.along.x + to.y * edge.along.y) * edge.inverse, 0.0F, 1.0F);
    const float dx = to.x - t * edge.along.x;
    const float dy = to.y - t * edge.along.y;
    least = std::min(least, dx * dx + dy * dy);
    const float end = edge.a.y + edge.along.y;
    if ((edge.a.y > p.y) != (end > p.y) && to.x < to.y * edge.along.x / edge.along.y) odd = !odd;
  }
  const float d = std::sqrt(least) - shape.radius;
  return inside && odd ? -d : d;
}

void Raster::blend(int x, int y, float coverage, Colour colour) const {
  std::uint8_t* const to =
      patch_.pixels + static_cast<std::size_t>(y) * patch_.stride + static_cast<std::size_t>(x) * 4;
  const int share = static_cast<int>(coverage * 256);
  const auto add = [share](std::uint8_t old, unsigned channel) {
    return static_cast<std::uint8_t>(old + (static_cast<int>(channel) - old) * share / 256);
  };
  for (unsigned i = 0; i < 3; ++i) to[i] = add(to[i], colour >> (8 * i) & 0xFFU);
  to[3] = add(to[3], 255);
}

}  // namespace messhall::ui
