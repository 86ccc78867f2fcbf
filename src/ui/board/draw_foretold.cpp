// Prophecies on the board: an eye at the left, the moves that are left at the right, a plate under the piece. Yours is
// a circle, the other side's a diamond.
#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "ui/board/canvas.hpp"
#include "ui/board/geometry.hpp"

namespace messhall::ui::board {
namespace {

// All lengths here are parts of a square.
constexpr float kMarkReach = 0.46F;  // of the mark's edge, from the middle
constexpr float kLine = 0.06F;
constexpr float kLineEdge = 0.12F;  // white round it
constexpr float kPlate = 0.38F;     // opacity
constexpr float kCorner = 0.32F;    // of the discs, from the middle
constexpr float kDisc = 0.18F;      // radius
constexpr float kDiscEdge = 0.04F;
constexpr float kLeastDisc = 7.5F;  // CSS px

// The colour of prophecies is the same in both rooms, as the board is.
Colour violet() { return tokens::kLight.foretell; }

std::array<Point, 4> diamond(Point centre, float reach) {
  return {centre + Point{0, -reach}, centre + Point{reach, 0}, centre + Point{0, reach}, centre + Point{-reach, 0}};
}

// Arcs or pieces of sides, with gaps between.
void dashed_edge(const Canvas& c, Point centre, bool round, float reach, Colour colour, float width) {
  constexpr int kDashes = 16;
  constexpr float kTurn = 6.28318531F;
  constexpr float kPart = 0.58F;  // of a step that is drawn
  constexpr int kSteps = 4;
  for (int i = 0; i < kDashes; ++i) {
    const auto at = [&](float part) {
      const float t = (static_cast<float>(i) + part) / kDashes;
      if (round) return centre + Point{std::sin(t * kTurn) * reach, -std::cos(t * kTurn) * reach};
      const std::array<Point, 4> corners = diamond(centre, reach);
      const float side = t * 4;
      const auto from = static_cast<std::size_t>(side) % 4;
      return mix(corners[from], corners[(from + 1) % 4], side - std::floor(side));
    };
    for (int step = 0; step < kSteps; ++step) {
      const float from = kPart * static_cast<float>(step) / kSteps;
      c.pen.line(at(from), at(from + kPart / kSteps), colour, width);
    }
  }
}

void whole_edge(const Canvas& c, Point centre, bool round, float reach, Colour colour, float width) {
  if (round) return c.pen.ring(centre, reach, colour, width);
  const std::array<Point, 4> corners = diamond(centre, reach);
  for (std::size_t i = 0; i < corners.size(); ++i) c.pen.line(corners[i], corners[(i + 1) % 4], colour, width);
}

// The disc at a corner, in two colours.
void disc(const Canvas& c, Point at, float radius, Colour fill, Colour edge) {
  c.pen.disc(at, radius + c.parts(kDiscEdge) / 2, edge);
  c.pen.disc(at, std::max(1.0F, radius - c.parts(kDiscEdge) / 2), fill);
}

void eye(const Canvas& c, Point at, float radius, float alpha) {
  const Colour colour = faded(violet(), alpha);
  disc(c, at, radius, faded(0xFFFFFFFFU, alpha), colour);
  constexpr int kHalf = 8;
  const float wide = radius * 0.66F;
  const float high = radius * 0.40F;
  std::array<Point, 2 * kHalf> lens{};
  for (int i = 0; i < kHalf; ++i) {
    const float t = static_cast<float>(i) / kHalf;
    const float rise = 4 * t * (1 - t) * high;
    lens[static_cast<std::size_t>(i)] = at + Point{-wide + 2 * wide * t, -rise};
    lens[static_cast<std::size_t>(kHalf + i)] = at + Point{wide - 2 * wide * t, rise};
  }
  c.pen.polygon(lens, colour);
  c.pen.disc(at, radius * 0.24F, faded(0xFFFFFFFFU, alpha));
}

void number(const Canvas& c, Point at, float radius, int count, float alpha) {
  disc(c, at, radius, faded(violet(), alpha), faded(0xFFFFFFFFU, alpha));
  const float wish = radius * 1.4F;
  const Type& type = wish >= type::kNumber.px        ? type::kNumber
                     : wish >= type::kNumberSmall.px ? type::kNumberSmall
                     : wish >= type::kLead.px        ? type::kLead
                     : wish >= type::kLabel.px - 1   ? type::kLabel
                                                     : type::kMicro;
  const Rect box{at.x - radius, at.y - radius, 2 * radius, 2 * radius};
  c.pen.text(c.scene.fonts.font(type), type.px, box, faded(0xFFFFFFFFU, alpha), std::to_string(count));
}

Glow glow_of(const Canvas& c, std::size_t index) {
  constexpr float kPale = 0.45F;
  const std::vector<Glow>& glows = c.scene.moment.glows;
  Glow glow = index < glows.size() ? glows[index] : Glow{};
  if (c.scene.state.foretold[index].spent) glow.shown *= kPale;
  return glow;
}

// What is not confirmed follows the press.
Square place(const Canvas& c, const Foretold& mark) {
  return !mark.settled && c.scene.moment.naming != kNoSquare ? c.scene.moment.naming : mark.square;
}

void edge(const Canvas& c, Point centre, const Foretold& mark, float reach, float alpha) {
  whole_edge(c, centre, mark.own, reach, faded(0xFFFFFFFFU, alpha), c.parts(kLineEdge));
  if (mark.settled) {
    whole_edge(c, centre, mark.own, reach, faded(violet(), alpha), c.parts(kLine));
  } else {
    dashed_edge(c, centre, mark.own, reach, violet(), c.parts(kLine));
  }
}

}  // namespace

void draw_foretold_under(const Canvas& c) {
  for (std::size_t i = 0; i < c.scene.state.foretold.size(); ++i) {
    const Foretold& mark = c.scene.state.foretold[i];
    const Point centre = c.scene.layout.centre(place(c, mark));
    const Colour plate = faded(violet(), kPlate * glow_of(c, i).shown);
    if (mark.own) {
      c.pen.disc(centre, c.parts(kMarkReach), plate);
    } else {
      c.pen.polygon(diamond(centre, c.parts(kMarkReach)), plate);
    }
  }
}

void draw_foretold_over(const Canvas& c) {
  constexpr float kFrom = 1.35F;  // size of a mark that appears
  const State& state = c.scene.state;
  for (std::size_t i = 0; i < state.foretold.size(); ++i) {
    const Foretold& mark = state.foretold[i];
    const Glow glow = glow_of(c, i);
    const Point centre = c.scene.layout.centre(place(c, mark));
    const float size = mark.spent ? 1 : kFrom + (1 - kFrom) * glow.shown;
    edge(c, centre, mark, c.parts(kMarkReach) * size, glow.shown);
    const float radius = std::max(c.parts(kDisc), kLeastDisc);
    const float corner = c.parts(kCorner);
    eye(c, centre - Point{corner, corner}, radius, glow.shown);
    number(c, centre + Point{corner, -corner}, radius * glow.pulse, mark.moves_left, glow.shown);
  }
  // A press would name the square under the pointer.
  const Square wished = c.scene.moment.naming;
  const bool follows =
      std::any_of(state.foretold.begin(), state.foretold.end(), [](const auto& m) { return !m.settled; });
  if (!state.naming || wished == kNoSquare || follows) return;
  whole_edge(c, c.scene.layout.centre(wished), true, c.parts(kMarkReach), faded(0xFFFFFFFFU, 0.9F), c.parts(kLineEdge));
  dashed_edge(c, c.scene.layout.centre(wished), true, c.parts(kMarkReach), faded(violet(), 0.9F), c.parts(kLine));
}

}  // namespace messhall::ui::board
