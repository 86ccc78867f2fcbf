// The picture of a track, from the lowest layer to the highest.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "ui/track/cloth.hpp"
#include "ui/track/figures.hpp"
#include "ui/track/layout.hpp"
#include "ui/track/motion.hpp"
#include "ui/track/state.hpp"

namespace messhall::ui::track {

struct Scene {
  const games::GameInfo& info;
  const Layout& layout;
  const State& state;
  Motion& motion;
  const Pictures& pictures;
  Square hovered = kNoSquare;
  Square focused = kNoSquare;
  Square dragged = kNoSquare;  // its piece follows the pointer
  Point pointer{};
  bool dice_in_corner = false;  // the middle of the felt is taken by something else
  bool bare = false;            // no title and no dice on the felt
  Square strip = kNoSquare;     // the first of the squares that are shown large beside the board
  int strip_count = 0;
  Cloth cloth{};
};

// Frame, felt, squares, pieces, buildings, marks, tokens, dice, and the piece in hand above all.
void draw(Context& c, const Scene& scene);

// The piece that was taken or mortgaged, on its way to its owner's graveyard: above all else that is drawn.
void draw_fallen(Context& c, const Scene& scene, Point graveyard);

// Some squares of the rim side by side, upright and large enough to be read, for windows in which the board is small.
// Gives the rects of the squares drawn, from `first` on.
void draw_strip(Context& c, const Scene& scene, Rect rect, Square first, int count);
// Where square i of `count` lies in such a strip.
[[nodiscard]] Rect strip_cell(Rect rect, int i, int count);

// A name in two lines of about the same length, where it has more than one word.
[[nodiscard]] std::array<std::string, 2> in_two_lines(const Context& c, const Type& type, std::string_view name);

// "$260": the same in all languages.
[[nodiscard]] std::string dollars(int amount);

}  // namespace messhall::ui::track
