// Draws a board into a Dear ImGui draw list: frame, squares, arrows, marks, pieces. Looks at plain values only.
#pragma once

#include <imgui.h>

#include <string_view>
#include <vector>

#include "ui/board/animation.hpp"
#include "ui/board/layout.hpp"
#include "ui/board/look.hpp"
#include "ui/board/pictures.hpp"
#include "ui/board/state.hpp"
#include "ui/board/theme.hpp"

namespace messhall::ui::board {

// What of the hand and of time is on the board in this frame.
struct Moment {
  std::vector<Pose> poses{};   // pieces on their way
  std::vector<Square> away{};  // squares whose resting piece is not drawn
  Square dragged = kNoSquare;  // its piece follows the pointer
  Point pointer{};
  Square over = kNoSquare;  // the target under a dragged piece
  Square hovered = kNoSquare;
  Square cursor = kNoSquare;  // shown keyboard cursor
};

struct Scene {
  const Layout& layout;
  const Look& look;
  const Theme& theme;
  const State& state;
  const Moment& moment;
  Pictures& pictures;
  std::string_view piece_set;  // "characters", "likeness", "discs"
  bool dark = false;           // dark interface: the board is tinted by 0.93
};

// Size of a resting piece's picture, as a part of the square: 0.78, more on small squares, where it must be recognised.
[[nodiscard]] float piece_scale(std::string_view piece_set, float square);

void draw(ImDrawList& list, const Scene& scene);

// One piece alone, in a box of `size` px; for cards, captured rows, bubbles.
void draw_piece(ImDrawList& list, const Picture& picture, Point centre, float size, float alpha = 1, float angle = 0);

}  // namespace messhall::ui::board
