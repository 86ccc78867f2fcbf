// Prophecies on the board: a plate under the piece, an eye at the left, the moves that are left at the right. Yours is
// round, the other side's a diamond.
#include <algorithm>
#include <string>

#include "ui/board/canvas.hpp"
#include "ui/board/geometry.hpp"
#include "ui/board/omens.hpp"

namespace messhall::ui::board {
namespace {

// Parts of a square.
constexpr float kPlate = 0.6F;           // opacity
constexpr Point kCorner{0.31F, 0.325F};  // of the small signs, from the middle of the square
constexpr float kSign = 0.375F;
constexpr float kLeastSign = 15;  // CSS px
constexpr float kDigit = 0.6F;    // height of the number, parts of its sign
constexpr float kAppears = 1.3F;  // size of a mark that appears
constexpr float kPale = 0.4F;     // opacity of what cannot come true any more

// Marks are painted as large as they are at rest: not anew for each frame in which they grow or shrink.
struct Size {
  float rest = 0;
  float now = 0;
};

void draw_part(const Canvas& c, const Foretold& mark, OmenPart part, Point centre, Size side, float alpha) {
  if (c.scene.skin.omens == nullptr) return;
  const Whose whose = mark.own ? Whose::Own : Whose::Foe;
  const Sprite sprite = c.scene.skin.omens->sprite(c.scene.art, whose, part, side.rest * c.scene.layout.density);
  c.pen.sprite(sprite, centre, side.now, side.now, alpha);
}

Glow glow_of(const Canvas& c, std::size_t index) {
  const std::vector<Glow>& glows = c.scene.moment.glows;
  return index < glows.size() ? glows[index] : Glow{};
}

float alpha_of(const Foretold& mark, const Glow& glow) { return glow.shown * (mark.spent ? kPale : 1.0F); }

// What is not confirmed follows the press.
Square place(const Canvas& c, const Foretold& mark) {
  return !mark.settled && c.scene.moment.naming != kNoSquare ? c.scene.moment.naming : mark.square;
}

bool is_empty(const Canvas& c, Square square) {
  const std::vector<Square>& away = c.scene.moment.away;
  return c.scene.state.piece_at(square) == nullptr || std::find(away.begin(), away.end(), square) != away.end();
}

void draw_ground(const Canvas& c, const Foretold& mark, Square square, const Glow& glow) {
  const Point centre = c.scene.layout.centre(square);
  const float alpha = alpha_of(mark, glow);
  const float unit = c.scene.layout.unit;
  const Size side{unit, unit * (kAppears + (1 - kAppears) * glow.shown)};
  draw_part(c, mark, OmenPart::Plate, centre, side, kPlate * alpha);
  draw_part(c, mark, mark.settled ? OmenPart::Ring : OmenPart::Draft, centre, side, alpha);
  if (is_empty(c, square)) draw_part(c, mark, OmenPart::Gaze, centre, side, alpha);
}

void draw_count(const Canvas& c, const Foretold& mark, Point centre, Size size, float alpha) {
  draw_part(c, mark, OmenPart::Count, centre, size, alpha);
  const float side = size.now;
  const float wish = side * kDigit;
  const Type& type = wish >= type::kNumber.px        ? type::kNumber
                     : wish >= type::kNumberSmall.px ? type::kNumberSmall
                     : wish >= type::kLead.px        ? type::kLead
                     : wish >= type::kLabel.px - 2   ? type::kLabel
                                                     : type::kTab;
  const Colour digit =
      c.scene.skin.omens == nullptr ? 0 : c.scene.skin.omens->digit(c.scene.art, mark.own ? Whose::Own : Whose::Foe);
  c.pen.text(c.scene.fonts.font(type), type.px, {centre.x - side / 2, centre.y - side / 2, side, side},
             faded(digit, alpha), std::to_string(mark.moves_left));
}

}  // namespace

void draw_foretold_under(const Canvas& c) {
  const State& state = c.scene.state;
  for (std::size_t i = 0; i < state.foretold.size(); ++i) {
    draw_ground(c, state.foretold[i], place(c, state.foretold[i]), glow_of(c, i));
  }
  // A press would name the square under the pointer.
  const Square wished = c.scene.moment.naming;
  const bool follows =
      std::any_of(state.foretold.begin(), state.foretold.end(), [](const Foretold& mark) { return !mark.settled; });
  if (!state.naming || wished == kNoSquare || follows) return;
  const float unit = c.scene.layout.unit;
  draw_part(c, {}, OmenPart::Draft, c.scene.layout.centre(wished), {unit, unit}, 1);
}

void draw_foretold_over(const Canvas& c) {
  const State& state = c.scene.state;
  const float side = std::max(c.parts(kSign), kLeastSign);
  for (std::size_t i = 0; i < state.foretold.size(); ++i) {
    const Foretold& mark = state.foretold[i];
    const Glow glow = glow_of(c, i);
    const Square square = place(c, mark);
    const Point centre = c.scene.layout.centre(square);
    const float alpha = alpha_of(mark, glow);
    const Point corner{c.parts(kCorner.x), c.parts(kCorner.y)};
    if (!is_empty(c, square)) draw_part(c, mark, OmenPart::Eye, centre - corner, {side, side}, alpha);
    draw_count(c, mark, centre + Point{corner.x, -corner.y}, {side, side * glow.pulse}, alpha);
  }
}

}  // namespace messhall::ui::board
