#include "ui/track/layout.hpp"

#include <algorithm>
#include <cmath>

#include "ui/layout.hpp"

namespace messhall::ui::track {
namespace {

constexpr float kShares = 12;       // streets and corners of a side, in shorter sides of a street
constexpr float kCorner = 1.5F;     // in shorter sides of a street
constexpr float kBand = 0.24F;      // of a street's shorter side
constexpr float kBandSmall = 0.3F;  // where squares are small

constexpr float kRoomy = 58;  // units from which on names and pieces stand beside each other with ease

constexpr int kLines = 12;  // round the eleven columns, or rows, of a side

// Where the lines between columns or rows stand: on whole device pixels, each worked out once.
std::array<float, kLines> lines(float origin, float side, float density) {
  std::array<float, kLines> found{};
  for (int i = 0; i < kLines; ++i) {
    const float at = i == 0 ? 0 : i == kLines - 1 ? kShares : kCorner + static_cast<float>(i - 1);
    found[static_cast<std::size_t>(i)] = snap(origin + at * side / kShares, density);
  }
  return found;
}

struct Place {
  int column = 0;
  int row = 0;
};
Place place_of(int square) {
  constexpr int kLast = 10;
  const int along = square % kLast;
  switch (square / kLast) {
    case 0:
      return {kLast - along, kLast};
    case 1:
      return {0, kLast - along};
    case 2:
      return {along, 0};
    default:
      return {kLast, along};
  }
}

// The middle where there is no room between the ends.
float within(float v, float low, float high) { return low <= high ? std::clamp(v, low, high) : (low + high) / 2; }

Rect snapped(Rect rect, float density) {
  const float x = snap(rect.x, density), y = snap(rect.y, density);
  return {x, y, snap(rect.right(), density) - x, snap(rect.bottom(), density) - y};
}

}  // namespace

Edge edge_of(Square square) {
  if (square >= kRim) return Edge::Inside;
  if (square % 10 == 0) return Edge::Corner;
  return static_cast<Edge>(square / 10);
}

Layout fit(Rect area, float density) {
  Layout layout;
  layout.density = density;
  const float side = std::max(std::floor(std::min(area.w, area.h) * density) / density, kShares);
  layout.outer = {snap(area.x + (area.w - side) / 2, density), snap(area.y + (area.h - side) / 2, density), side, side};
  layout.unit = side / kShares;
  layout.corner = kCorner * layout.unit;
  const auto x = lines(layout.outer.x, side, density), y = lines(layout.outer.y, side, density);
  const auto between = [&](std::size_t left, std::size_t top, std::size_t right, std::size_t bottom) {
    return Rect{x[left], y[top], x[right] - x[left], y[bottom] - y[top]};
  };
  for (int square = 0; square < kRim; ++square) {
    const Place place = place_of(square);
    const auto column = static_cast<std::size_t>(place.column), row = static_cast<std::size_t>(place.row);
    layout.cells[static_cast<std::size_t>(square)] = between(column, row, column + 1, row + 1);
  }
  layout.felt = between(1, 1, kLines - 2, kLines - 2);
  const float pile = std::clamp(layout.unit * 0.9F, 18.0F, 60.0F);
  // Clear of the kerb, on which tokens stand upright and in the corners side by side.
  const float beside = layout.token_size() * 0.95F, above = layout.token_size() * 1.3F;
  layout.cells[kFirstPile] =
      snapped({layout.felt.right() - beside - pile, layout.felt.bottom() - above - pile, pile, pile}, density);
  layout.cells[kSecondPile] = snapped({layout.felt.x + beside, layout.felt.y + above, pile, pile}, density);
  return layout;
}

Rect Layout::band(Square square) const {
  Rect rect = cell(square).inset(1 / density);
  const float depth = snap(unit * (detailed() ? kBand : kBandSmall), density);
  switch (edge_of(square)) {
    case Edge::Bottom:
      return rect.cut_top(depth);
    case Edge::Left:
      return rect.cut_right(depth);
    case Edge::Top:
      return rect.cut_bottom(depth);
    case Edge::Right:
      return rect.cut_left(depth);
    default:
      return {};
  }
}

Rect Layout::face(Square square) const {
  Rect rect = cell(square).inset(1 / density);
  const float depth = snap(unit * (detailed() ? kBand : kBandSmall), density);
  switch (edge_of(square)) {
    case Edge::Bottom:
      rect.cut_top(depth);
      return rect;
    case Edge::Left:
      rect.cut_right(depth);
      return rect;
    case Edge::Top:
      rect.cut_bottom(depth);
      return rect;
    case Edge::Right:
      rect.cut_left(depth);
      return rect;
    default:
      return rect;
  }
}

Rect Layout::piece(Square square) const {
  const Edge edge = edge_of(square);
  if (edge == Edge::Inside) return cell(square).centred(unit * 0.78F, unit * 0.78F);
  Rect room = face(square);
  if (edge == Edge::Corner) return room.centred(unit * 0.8F, unit * 0.8F);
  // Frames round the square leave it alone.
  if (!detailed()) return room.centred(unit * 0.8F, unit * 0.8F);
  const float size = unit * (unit < kRoomy ? 0.52F : 0.56F);
  if (edge == Edge::Bottom || edge == Edge::Top) return room.cut_bottom(size + 12).centred(size, size);
  // Beside the name, which stands at the upper left.
  const bool narrow = unit < kRoomy;
  const float beside = narrow ? unit * 0.45F : size * 0.93F;
  return {room.right() - 4 - beside, room.bottom() - (narrow ? 2.0F : 5.0F) - beside, beside, beside};
}

Rect Layout::cell_of_prisoner() const {
  const Rect box = cell(kJailSquare);
  const float side = corner * (detailed() ? 0.48F : 0.8F);
  return {box.centre().x - side / 2, detailed() ? box.y + corner * 0.07F : box.centre().y - side / 2, side, side};
}

float Layout::token_size() const { return std::clamp(unit * 0.66F, 21.0F, 46.0F); }

Point Layout::token(Square square, int place, bool jailed) const {
  const Rect box = cell(square);
  const Point middle = box.centre();
  const float aside = static_cast<float>(place) * unit * 0.24F;
  // They are higher than they are wide.
  const float below = static_cast<float>(place) * unit * 0.31F;
  const float lowest = felt.bottom() - token_size() / 2, highest = felt.y + token_size() / 2;
  const float out = token_size() * 0.56F;
  if (jailed) return {middle.x + aside, cell_of_prisoner().centre().y};
  switch (edge_of(square)) {
    case Edge::Bottom:
      return {middle.x + aside, felt.bottom() - out};
    case Edge::Left:
      return {felt.x + out, within(middle.y + below, highest, lowest)};
    case Edge::Top:
      return {middle.x + aside, felt.y + out};
    case Edge::Right:
      return {felt.right() - out, within(middle.y + below, highest, lowest)};
    case Edge::Corner: {
      // At the corner's inner end, a little off the felt: the kerb's own ends belong to the squares beside it.
      const bool left = middle.x < felt.x, top = middle.y < felt.y;
      const float off = unit * 0.13F;
      return {(left ? felt.x - off : felt.right() + off) + aside, top ? felt.y - off : felt.bottom() + off};
    }
    case Edge::Inside:
      break;
  }
  return middle;
}

std::optional<Square> Layout::square_at(Point point) const {
  for (Square square = kSquares; square-- > 0;) {
    if (cells[square].contains(point)) return square;
  }
  return std::nullopt;
}

std::optional<Square> Layout::nearest(Point point, float reach) const {
  if (const auto hit = square_at(point)) return hit;
  std::optional<Square> found;
  float least = reach;
  for (Square square = 0; square < kSquares; ++square) {
    const Rect& box = cells[square];
    const float dx = std::max({box.x - point.x, 0.0F, point.x - box.right()});
    const float dy = std::max({box.y - point.y, 0.0F, point.y - box.bottom()});
    const float distance = std::hypot(dx, dy);
    if (distance >= least) continue;
    least = distance;
    found = square;
  }
  return found;
}

Square step(Square from, Way way) {
  const auto along = [&](int by) { return static_cast<Square>((from + by + kRim) % kRim); };
  if (from == kFirstPile) {
    if (way == Way::Down) return 5;
    return way == Way::Right ? Square{35} : kSecondPile;
  }
  if (from == kSecondPile) {
    if (way == Way::Up) return 25;
    return way == Way::Left ? Square{15} : kFirstPile;
  }
  if (from >= kSquares) return 0;
  const bool bottom = from <= 10, left = from >= 10 && from <= 20, top = from >= 20 && from <= 30,
             right = from >= 30 || from == 0;
  if (way == Way::Left) {
    if (bottom && from != 10) return along(1);
    if (top && from != 20) return along(-1);
    return right && !top && !bottom ? kFirstPile : from;
  }
  if (way == Way::Right) {
    if (bottom && from != 0) return along(-1);
    if (top && from != 30) return along(1);
    return left && !top && !bottom ? kSecondPile : from;
  }
  if (way == Way::Up) {
    if (left && from != 20) return along(1);
    if (right && from != 30) return along(-1);
    return bottom ? kFirstPile : from;
  }
  if (left && from != 10) return along(-1);
  if (right && from != 0) return along(1);
  return top ? kSecondPile : from;
}

}  // namespace messhall::ui::track
