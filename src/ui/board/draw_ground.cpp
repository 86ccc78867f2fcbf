#include <algorithm>
#include <array>

#include "ui/board/canvas.hpp"
#include "ui/board/geometry.hpp"

namespace messhall::ui::board {
namespace {

constexpr float kTrimmedCorner = 0.12F;    // of a square
constexpr float kRiver = 52;               // units: height of the strip as the art draws it
constexpr float kLabelDistance = 26;       // units from the squares to the middle of a coordinate, on a whole frame
constexpr float kLeastCoordinateRoom = 9;  // CSS px; on a narrower frame they are left out

// The text font is smaller than the one the art was measured with.
constexpr float kAsap = 1.15F;

// Text sizes for coordinates, all bold; the largest that is not larger than the art's.
const Type& coordinate_type(float px) {
  static constexpr std::array<Type, 6> kSizes{type::kNumber, type::kNumberSmall, type::kLead,
                                              type::kLabel,  type::kSmallBold,   type::kMicro};
  for (const Type& size : kSizes) {
    if (size.px <= px + 0.5F) return size;
  }
  return kSizes.back();
}

void fill_ground(const Canvas& c, Ground ground) {
  const Layout& layout = c.scene.layout;
  const Look& look = c.scene.look;
  const Skin& skin = c.scene.skin;
  const auto kind = static_cast<std::size_t>(ground);
  // A texture that no square shows is not even fetched.
  if (std::find(look.ground.begin(), look.ground.end(), ground) == look.ground.end()) return;
  const Sprite texture = skin.tiles[kind].empty() ? Sprite{} : c.scene.art.picture(skin.tiles[kind], true);
  const Geometry& g = skin.geometry;
  const float extent = skin.span * g.square;
  for (int i = 0; i < c.count(); ++i) {
    const auto square = static_cast<Square>(i);
    if (look.ground[square] != ground) continue;
    const Rect rect = layout.square_rect(square);
    if (!texture) {
      c.pen.fill(rect, skin.colours[kind]);
      continue;
    }
    const Cell cell = layout.cell(square);
    const auto shift = static_cast<float>(look.cutout[square]);
    const Point uv{(g.frame + static_cast<float>(cell.column) * g.square - shift * g.cutout.x) / extent,
                   (g.frame + static_cast<float>(cell.row) * g.square - shift * g.cutout.y) / extent};
    c.pen.tile(texture, rect, uv, {1 / skin.span, 1 / skin.span});
  }
}

void adorn_square(const Canvas& c, Square square) {
  const Skin& skin = c.scene.skin;
  const Geometry& g = skin.geometry;
  const Rect rect = c.scene.layout.square_rect(square);
  const auto kind = static_cast<std::size_t>(c.scene.look.ground[square]);
  if (skin.inset[kind]) {
    c.pen.fill(rect.inset(c.units(g.inset)), faded(*skin.inset[kind], g.inset_opacity), c.units(g.inset_corner));
  }
  if (skin.bevel > 0) {
    const Rect r = rect.inset(c.crisp_units(g.bevel_offset - g.bevel / 2));
    const float w = c.crisp_units(g.bevel);
    const Colour light = faded(0xFFFFFFFFU, skin.bevel);
    const Colour dark = faded(0xFF000000U, skin.bevel);
    c.pen.fill({r.x, r.y, r.w - w, w}, light);
    c.pen.fill({r.x, r.y + w, w, r.h - 2 * w}, light);
    c.pen.fill({r.x, r.bottom() - w, r.w, w}, dark);
    c.pen.fill({r.right() - w, r.y, w, r.h - w}, dark);
  }
  if (skin.stitch) {
    c.pen.dashes(rect.inset(c.crisp_units(g.stitch_margin)), faded(*skin.stitch, g.stitch_opacity),
                 c.crisp_units(g.stitch), c.units(g.stitch_dash[0]), c.units(g.stitch_dash[1]));
  }
}

// Lines between squares; the edge is drawn by itself.
void draw_grid(const Canvas& c) {
  const auto& layout = c.scene.layout;
  const float w = c.crisp_units(c.scene.skin.geometry.grid);
  const Colour colour = faded(*c.scene.skin.grid, c.scene.skin.geometry.grid_opacity);
  const Rect& all = layout.squares;
  for (int column = 1; column < layout.size.files; ++column) {
    const float x = c.pen.snap(all.x + static_cast<float>(column) * layout.unit - w / 2);
    c.pen.fill({x, all.y, w, all.h}, colour);
  }
  for (int row = 1; row < layout.size.ranks; ++row) {
    const float y = c.pen.snap(layout.square_rect(layout.square_in({0, row})).y - w / 2);
    c.pen.fill({all.x, y, all.w, w}, colour);
  }
}

// One wave after the other: up, down, in half circles drawn as short lines.
void ripple(const Canvas& c, const Rect& strip, float y, float height, float phase, Colour colour, float width) {
  constexpr int kSteps = 8;  // lines for half a wave
  const float half = c.units(50);
  const float start = strip.x - c.units(100) + phase;
  Point last{start, y};
  for (int i = 1; last.x < strip.right(); ++i) {
    const float t = static_cast<float>(i % kSteps) / kSteps;
    const bool up = i / kSteps % 2 == 0;
    // The parabola of the art's curve: half of its control point's height in the middle.
    const float rise = 2 * t * (1 - t) * height * (up ? -1.0F : 1.0F);
    const Point next{start + half * static_cast<float>(i) / kSteps, y + rise};
    c.pen.line(last, next, colour, width);
    last = next;
  }
}

}  // namespace

void draw_frame(const Canvas& c) {
  const auto& layout = c.scene.layout;
  if (layout.style == FrameStyle::None) return;
  const Skin::Frame& frame = c.scene.skin.frame;
  const Geometry& g = c.scene.skin.geometry;
  const bool whole = layout.style == FrameStyle::Whole;
  const float corner = whole ? c.units(g.frame_corner) : c.parts(kTrimmedCorner);
  c.pen.fill(layout.outer, frame.fill, corner);
  if (!frame.tile.empty()) {
    if (const Sprite texture = c.scene.art.picture(frame.tile, true)) {
      const float side = frame.span * layout.unit;
      c.pen.tile(texture, layout.outer, {0, 0}, {layout.outer.w / side, layout.outer.h / side}, corner);
    }
  }
  if (!whole) return;
  for (std::size_t i = 0; i < frame.stripes.size(); ++i) {
    const auto n = static_cast<float>(i);
    const float margin = c.pen.snap(c.units(g.stripe + g.stripe_step * n));
    const float round = c.units(g.frame_corner - g.stripe_corner_step * n - g.stripe / 2);
    c.pen.outline(layout.outer.inset(margin), frame.stripes[i], c.crisp_units(g.stripe), round);
  }
}

void draw_squares(const Canvas& c) {
  for (const Ground ground : {Ground::Light, Ground::Dark, Ground::TowerLight, Ground::TowerDark}) {
    fill_ground(c, ground);
  }
  for (int i = 0; i < c.count(); ++i) adorn_square(c, static_cast<Square>(i));
  if (c.scene.skin.grid) draw_grid(c);
}

void draw_river(const Canvas& c) {
  const Rect strip = c.scene.layout.river_rect();
  if (strip.empty()) return;
  const Skin::River& river = c.scene.skin.river;
  c.pen.list().PushClipRect({strip.x, strip.y}, {strip.right(), strip.bottom()}, true);
  c.pen.fill(strip, river.fill);
  // Where there is less room for the river, its waves are lower.
  const float low = std::min(1.0F, strip.h / c.units(kRiver));
  ripple(c, strip, strip.y + c.units(16) * low, c.units(11) * low, 0, river.wave[0], c.units(5) * low);
  ripple(c, strip, strip.y + c.units(37) * low, c.units(11) * low, c.units(35), river.wave[1], c.units(6) * low);
  c.pen.list().PopClipRect();
  const float bank = c.crisp_units(5 * low);
  c.pen.fill({strip.x, strip.y, strip.w, bank}, river.bank);
  c.pen.fill({strip.x, strip.bottom() - bank, strip.w, bank}, river.bank);
}

void draw_towers(const Canvas& c) {
  const Skin& skin = c.scene.skin;
  for (const Block& block : c.scene.look.towers) {
    const Rect a = c.scene.layout.square_rect(block.low);
    const Rect b = c.scene.layout.square_rect(block.high);
    const Rect all{std::min(a.x, b.x), std::min(a.y, b.y), std::max(a.right(), b.right()) - std::min(a.x, b.x),
                   std::max(a.bottom(), b.bottom()) - std::min(a.y, b.y)};
    for (std::size_t i = 0; i < 2; ++i) {
      const float w = c.crisp_units(skin.geometry.tower_edge[i]);
      c.pen.outline(all.grown(c.pen.snap(w / 2)), skin.tower_edge[i], w);
    }
  }
}

void draw_edge(const Canvas& c) {
  if (c.scene.layout.style == FrameStyle::None) return;
  const float w = c.crisp_units(c.scene.skin.geometry.edge);
  c.pen.outline(c.scene.layout.squares.grown(c.pen.snap(w / 2)), c.scene.skin.edge, w);
}

void draw_coordinates(const Canvas& c) {
  const auto& layout = c.scene.layout;
  if (!c.scene.state.coordinates || layout.frame < kLeastCoordinateRoom) return;
  const Type& type = coordinate_type(c.units(c.scene.skin.geometry.coordinate) * kAsap);
  ImFont* font = c.scene.fonts.font(type);
  // Stripes take the outer part of a whole frame; the letters stand in the middle of what is left.
  const float aside = layout.style == FrameStyle::Whole ? c.units(kLabelDistance) - layout.frame / 2 : 0;
  const Colour colour = c.scene.skin.frame.text;
  for (int column = 0; column < layout.size.files; ++column) {
    const char name = static_cast<char>('a' + layout.size.file(layout.square_in({column, 0})));
    c.pen.text(font, type.px, layout.file_label(column).moved(0, aside), colour, {&name, 1});
  }
  for (int row = 0; row < layout.size.ranks; ++row) {
    const std::string name = square_name(layout.size, layout.square_in({0, row})).substr(1);
    c.pen.text(font, type.px, layout.rank_label(row).moved(-aside, 0), colour, name);
  }
}

}  // namespace messhall::ui::board
