// The picture of a track, from the lowest layer to the highest.
#pragma once

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
};

// Frame, felt, squares, pieces, buildings, marks, tokens, dice, and the piece in hand above all.
void draw(Context& c, const Scene& scene);

// Some squares of the rim side by side, upright and large enough to be read, for windows in which the board is small.
// Gives the rects of the squares drawn, from `first` on.
void draw_strip(Context& c, const Scene& scene, Rect rect, Square first, int count);
// Where square i of `count` lies in such a strip.
[[nodiscard]] Rect strip_cell(Rect rect, int i, int count);

// "$260": the same in all languages.
[[nodiscard]] std::string dollars(int amount);

}  // namespace messhall::ui::track
