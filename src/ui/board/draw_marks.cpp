#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>

#include "ui/board/canvas.hpp"
#include "ui/board/geometry.hpp"
#include "ui/board/prints.hpp"

namespace messhall::ui::board {
namespace {

// All lengths here are parts of a square.
constexpr float kHeadTip = 0.61F;  // from the middle of the square: beyond its border
constexpr float kDiagonalHeadTip = 0.80F;
constexpr float kHeadLength = 0.21F;
constexpr float kHeadHalf = 0.15F;  // half its width
constexpr float kShaft = 0.085F;    // width
constexpr float kStump = 0.04F;
constexpr float kEdge = 0.025F;  // white round what is lit
constexpr float kRayStart = 0.58F;
constexpr float kRay = 0.09F;
constexpr float kRayOpacity = 0.34F;
constexpr float kHandDot = 0.13F;  // of the line between two hands
constexpr float kHandStep = 0.24F;
constexpr float kHandLineEnd = 0.34F;  // before the middle of its target
constexpr float kDot = 0.15F;          // radius
constexpr float kDotEdge = 0.05F;
constexpr float kBracketReach = 0.46F;
constexpr float kBracketArm = 0.22F;
constexpr float kBracket = 0.10F;
constexpr float kBracketEdge = 0.17F;
constexpr float kHintRadius = 0.45F;
constexpr float kSuggestionStart = 0.34F;
constexpr float kSuggestionEnd = 0.08F;

Point unit_vector(Direction d) {
  const Point v{static_cast<float>(file_step(d)), static_cast<float>(-rank_step(d))};
  return scaled(v, 1 / std::hypot(v.x, v.y));
}

Point across(Point v) { return {-v.y, v.x}; }

void rounded_line(const Canvas& c, Square square, Colour colour, float margin, float width) {
  const Rect rect = c.scene.layout.square_rect(square).inset(c.crisp_parts(margin));
  c.pen.outline(rect, colour, c.crisp_parts(width), c.parts(0.06F));
}

void dashed_line(const Canvas& c, Square square, Colour colour, float margin, float width, float dash, float gap) {
  const Rect rect = c.scene.layout.square_rect(square).inset(c.crisp_parts(margin));
  c.pen.dashes(rect, colour, c.crisp_parts(width), c.parts(dash), c.parts(gap));
}

void ground_tint(const Canvas& c, Square square, Colour colour, float margin) {
  c.pen.fill(c.scene.layout.square_rect(square).inset(c.crisp_parts(margin)), colour, c.parts(0.06F));
}

void draw_last(const Canvas& c, const LastMove& last) {
  const Colour colour = c.scene.skin.marks.last;
  if (last.to != kNoSquare) {
    ground_tint(c, last.to, faded(colour, 0.16F), 0.01F);
    rounded_line(c, last.to, faded(colour, 0.8F), 0.01F, 0.04F);
  }
  if (last.from == kNoSquare || last.from == last.to) return;
  ground_tint(c, last.from, faded(colour, 0.16F), 0.01F);
  dashed_line(c, last.from, faded(colour, 0.8F), 0.01F, 0.04F, 0.14F, 0.10F);
  if (last.to == kNoSquare) return;
  const auto& layout = c.scene.layout;
  c.pen.dots(layout.centre(last.from), layout.centre(last.to), faded(colour, 0.55F), c.parts(0.075F), c.parts(0.15F));
}

void draw_ring(const Canvas& c, Square square, Colour colour, float radius, float width, float edge) {
  if (square == kNoSquare) return;
  const Point centre = c.scene.layout.centre(square);
  if (edge > 0) c.pen.ring(centre, c.parts(radius), c.scene.skin.marks.edge, c.parts(edge));
  c.pen.ring(centre, c.parts(radius), colour, c.parts(width));
}

// From a hand to the other of its colour: no way across the board, so dots instead of a ray.
void draw_hand_line(const Canvas& c, Square to) {
  const auto& layout = c.scene.layout;
  const Point here = layout.centre(c.scene.state.selected);
  const Point there = layout.centre(to);
  const float length = distance(here, there);
  const Point start = mix(here, there, c.parts(kRayStart) / length);
  const Point end = mix(here, there, 1 - c.parts(kHandLineEnd) / length);
  c.pen.dots(start, end, c.scene.skin.marks.edge, c.parts(kHandDot + 2 * kEdge), c.parts(kHandStep));
  c.pen.dots(start, end, c.scene.skin.marks.lit, c.parts(kHandDot), c.parts(kHandStep));
}

// One ray for each direction, to its farthest target; pieces that do not go straight get one for each target.
void draw_rays(const Canvas& c) {
  const State& state = c.scene.state;
  const auto& layout = c.scene.layout;
  const Cell home = layout.cell(state.selected);
  std::array<Square, 9> farthest{};
  farthest.fill(kNoSquare);
  std::array<int, 9> reach{};
  const Colour colour = faded(c.scene.skin.marks.lit, kRayOpacity);
  const Point from = layout.centre(state.selected);
  const auto ray = [&](Square target) {
    const Point to = layout.centre(target);
    const float length = distance(from, to);
    if (length <= c.parts(kRayStart)) return;
    c.pen.line(mix(from, to, c.parts(kRayStart) / length), to, colour, c.parts(kRay));
  };
  for (const Target& target : state.targets) {
    if (target.by_hand) {
      draw_hand_line(c, target.square);
      continue;
    }
    const Cell cell = layout.cell(target.square);
    const int dx = cell.column - home.column;
    const int dy = cell.row - home.row;
    if (dx != 0 && dy != 0 && std::abs(dx) != std::abs(dy)) {
      ray(target.square);
      continue;
    }
    const auto way =
        static_cast<std::size_t>((dy > 0) - (dy < 0) + 1) * 3 + static_cast<std::size_t>((dx > 0) - (dx < 0) + 1);
    const int steps = std::max(std::abs(dx), std::abs(dy));
    if (steps <= reach[way]) continue;
    reach[way] = steps;
    farthest[way] = target.square;
  }
  for (const Square square : farthest) {
    if (square != kNoSquare) ray(square);
  }
}

// The lit arrows of the square in hand.
template <class Draw>
void each_lit(const Canvas& c, Draw draw) {
  const Square square = c.scene.state.selected;
  if (square == kNoSquare || square >= c.scene.look.arrows.size()) return;
  const DirectionSet arrows = c.scene.look.arrows[square];
  for (const Direction d : kDirections) {
    if (!contains(arrows, d)) continue;
    const Point way = unit_vector(d);
    draw(c.scene.layout.centre(square), c.scene.layout.flipped ? scaled(way, -1) : way,
         file_step(d) != 0 && rank_step(d) != 0);
  }
}

void draw_brackets(const Canvas& c, Point centre) {
  const float reach = c.parts(kBracketReach);
  const float inner = reach - c.parts(kBracketArm);
  constexpr std::array<Point, 4> kCorners{{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}};
  const Skin::Marks& marks = c.scene.skin.marks;
  for (const auto& [colour, width] : {std::pair{marks.edge, kBracketEdge}, std::pair{marks.lit, kBracket}}) {
    for (const Point k : kCorners) {
      const std::array<Point, 3> arms{centre + Point{k.x * reach, k.y * inner},
                                      centre + Point{k.x * reach, k.y * reach},
                                      centre + Point{k.x * inner, k.y * reach}};
      c.pen.path(arms, colour, c.parts(width));
    }
  }
}

void draw_target(const Canvas& c, const Target& target) {
  const Point centre = c.scene.layout.centre(target.square);
  const Skin::Marks& marks = c.scene.skin.marks;
  if (target.square == c.scene.moment.over) rounded_line(c, target.square, marks.lit, 0.0F, 0.06F);
  if (target.capture) return draw_brackets(c, centre);
  const float grow = target.square == c.scene.moment.over ? 1.25F : 1;
  c.pen.disc(centre, c.parts((kDot + kDotEdge / 2) * grow), marks.edge);
  c.pen.disc(centre, c.parts((kDot - kDotEdge / 2) * grow), marks.lit);
}

// A red ring round a royal piece in check, with a sign that needs no colour.
void draw_check(const Canvas& c, Square square) {
  if (square == kNoSquare) return;
  const Skin::Marks& marks = c.scene.skin.marks;
  ground_tint(c, square, faded(marks.refused, 0.45F), 0);
  draw_ring(c, square, marks.refused, 0.44F, 0.07F, 0.12F);
}

void draw_check_sign(const Canvas& c, Square square) {
  if (square == kNoSquare) return;
  const Skin::Marks& marks = c.scene.skin.marks;
  const float radius = std::max(c.parts(0.14F), 6.0F);
  const Point at = c.scene.layout.centre(square) + Point{c.parts(0.34F), c.parts(0.34F)};
  c.pen.disc(at, radius * 1.2F, marks.edge);
  c.pen.disc(at, radius, marks.refused);
  const Point top = at - Point{0, radius * 0.55F};
  c.pen.line(top, at + Point{0, radius * 0.1F}, marks.edge, radius * 0.34F);
  c.pen.disc(at + Point{0, radius * 0.55F}, radius * 0.19F, marks.edge);
}

void draw_suggestion(const Canvas& c, const Suggestion& suggestion) {
  constexpr std::array<float, 3> kWidths{0.17F, 0.13F, 0.10F};
  const auto& layout = c.scene.layout;
  const auto rank = static_cast<std::size_t>(std::clamp(suggestion.rank, 1, 3) - 1);
  const float width = kWidths[rank];
  const Colour colour = c.scene.skin.marks.suggestions[rank];
  const Point a = layout.centre(suggestion.from);
  const Point b = layout.centre(suggestion.to);
  const float length = distance(a, b);
  if (length <= 0) return;
  const Point way = scaled(b - a, 1 / length);
  const Point side = across(way);
  const float head = c.parts(width * 2.6F);
  const Point tip = b - scaled(way, c.parts(kSuggestionEnd));
  const Point neck = tip - scaled(way, head);
  const Point start = a + scaled(way, c.parts(kSuggestionStart));
  const std::array<Point, 3> triangle{tip, neck + scaled(side, c.parts(width * 1.5F)),
                                      neck - scaled(side, c.parts(width * 1.5F))};
  const std::array<Point, 4> shaft{start + scaled(side, c.parts(width / 2)), neck + scaled(side, c.parts(width / 2)),
                                   neck - scaled(side, c.parts(width / 2)), start - scaled(side, c.parts(width / 2))};
  c.pen.polygon(shaft, c.scene.skin.marks.edge, c.parts(0.02F));
  c.pen.polygon(triangle, c.scene.skin.marks.edge, c.parts(0.02F));
  c.pen.polygon(shaft, colour);
  c.pen.polygon(triangle, colour);
  if (suggestion.rank <= 0) return;
  // In the middle, but never on the head of a short arrow.
  const float disc = std::min(length / 2, length - c.parts(kSuggestionEnd + 0.2F) - head);
  const Point middle = a + scaled(way, disc);
  c.pen.disc(middle, c.parts(0.195F), colour);
  c.pen.disc(middle, c.parts(0.145F), c.scene.skin.marks.edge);
  const float px = c.parts(0.23F);
  const Type& type = px >= type::kLead.px ? type::kLead : px >= type::kLabel.px ? type::kLabel : type::kMicro;
  const float box = c.parts(0.29F);
  c.pen.text(c.scene.fonts.font(type), type.px, {middle.x - box / 2, middle.y - box / 2, box, box}, colour,
             std::to_string(suggestion.rank));
}

}  // namespace

void draw_arrows(const Canvas& c) {
  const auto& layout = c.scene.layout;
  const Skin& skin = c.scene.skin;
  const bool small = layout.unit < skin.small_square;
  // A part of a board is a picture of it: it is dressed as the whole board will be.
  const Prints prints(skin, c.scene.look,
                      layout.style == FrameStyle::None ? skin.arrow_style : skin.arrows_on(layout.unit));
  for (int i = 0; i < c.count(); ++i) {
    const auto square = static_cast<Square>(i);
    const std::string& key = c.scene.look.arrow[square];
    if (key.empty()) continue;
    const bool stood_on = small && c.scene.state.piece_at(square) != nullptr;
    Sprite sprite = prints.sprite(c.scene.art, key, layout.unit * layout.density);
    // What is printed on the board turns with it.
    if (layout.flipped) std::swap(sprite.uv0, sprite.uv1);
    c.pen.sprite(sprite, layout.centre(square), layout.unit, layout.unit, stood_on ? skin.arrows_under_pieces : 1);
  }
}

void draw_veil(const Canvas& c) {
  if (!c.quiet()) return;
  for (int i = 0; i < c.count(); ++i) {
    const auto square = static_cast<Square>(i);
    if (square == c.scene.state.selected) continue;
    c.pen.fill(c.scene.layout.square_rect(square),
               faded(c.scene.skin.quiet(c.scene.look.ground[square]), c.scene.skin.marks.veil));
  }
}

void draw_marks_under(const Canvas& c) {
  const State& state = c.scene.state;
  const Skin::Marks& marks = c.scene.skin.marks;
  if (state.last) draw_last(c, *state.last);
  draw_check(c, state.checked);
  if (state.selected != kNoSquare) c.pen.fill(c.scene.layout.square_rect(state.selected), marks.selected);
  const Square hovered = c.scene.moment.hovered;
  if (hovered != kNoSquare && hovered != state.selected && state.may_lift(hovered)) {
    const Rect rect = c.scene.layout.square_rect(hovered).inset(c.crisp_parts(0.03F));
    c.pen.outline(rect, faded(marks.edge, 0.9F), c.crisp_parts(0.025F), c.parts(0.08F));
  }
  if (state.refused != kNoSquare) {
    ground_tint(c, state.refused, faded(marks.refused, 0.18F), 0.015F);
    // The white line keeps the red apart from dark squares.
    rounded_line(c, state.refused, faded(marks.edge, 0.85F), 0.0F, 0.08F);
    dashed_line(c, state.refused, marks.refused, 0.015F, 0.05F, 0.12F, 0.08F);
  }
  if (state.hint) {
    draw_ring(c, state.hint->from, marks.hint, kHintRadius, 0.07F, 0.11F);
    draw_ring(c, state.hint->to, marks.hint, kHintRadius, 0.07F, 0.11F);
  }
  for (const Square square : state.circles) draw_ring(c, square, faded(marks.circle, 0.9F), 0.42F, 0.07F, 0);
  if (state.selected != kNoSquare) draw_rays(c);
}

void draw_lit_shafts(const Canvas& c) {
  each_lit(c, [&](Point centre, Point way, bool diagonal) {
    const float base = (diagonal ? kDiagonalHeadTip : kHeadTip) - kHeadLength;
    c.pen.line(centre, centre + scaled(way, c.parts(base)), c.scene.skin.marks.lit, c.parts(kShaft));
  });
}

void draw_lit_heads(const Canvas& c) {
  const auto head = [&](Point centre, Point way, bool diagonal) {
    const float tip = diagonal ? kDiagonalHeadTip : kHeadTip;
    const Point base = centre + scaled(way, c.parts(tip - kHeadLength));
    const Point half = scaled(across(way), c.parts(kHeadHalf));
    return std::array<Point, 3>{centre + scaled(way, c.parts(tip)), base + half, base - half};
  };
  each_lit(c, [&](Point centre, Point way, bool diagonal) {
    c.pen.polygon(head(centre, way, diagonal), c.scene.skin.marks.edge, c.parts(kEdge));
  });
  each_lit(c, [&](Point centre, Point way, bool diagonal) {
    // A stump joins the head to the shaft under the piece.
    const float base = (diagonal ? kDiagonalHeadTip : kHeadTip) - kHeadLength;
    c.pen.line(centre + scaled(way, c.parts(base - kStump)), centre + scaled(way, c.parts(base + kStump)),
               c.scene.skin.marks.lit, c.parts(kShaft));
    c.pen.polygon(head(centre, way, diagonal), c.scene.skin.marks.lit);
  });
}

void draw_marks_over(const Canvas& c) {
  const State& state = c.scene.state;
  draw_check_sign(c, state.checked);
  for (const Target& target : state.targets) draw_target(c, target);
  // The best one on top.
  for (std::size_t i = state.suggestions.size(); i-- > 0;) draw_suggestion(c, state.suggestions[i]);
  if (const Square cursor = c.scene.moment.cursor; cursor != kNoSquare) {
    const Rect rect = c.scene.layout.square_rect(cursor);
    const float white = c.crisp_parts(0.085F);
    const float margin = c.crisp_parts(0.018F);
    c.pen.outline(rect, c.scene.skin.marks.edge, white, c.parts(0.08F));
    c.pen.outline(rect.inset(margin), c.scene.skin.marks.cursor, white - 2 * margin, c.parts(0.06F));
  }
}

}  // namespace messhall::ui::board
