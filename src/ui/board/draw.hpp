// Draws a board into a Dear ImGui draw list: frame, squares, arrows, marks, pieces. Looks at plain values only.
#pragma once

#include <imgui.h>

#include <string_view>
#include <vector>

#include "ui/art.hpp"
#include "ui/board/animation.hpp"
#include "ui/board/layout.hpp"
#include "ui/board/look.hpp"
#include "ui/board/skin.hpp"
#include "ui/board/state.hpp"
#include "ui/fonts.hpp"

namespace messhall::ui::board {

// How far a prophecy's mark has come: both are 1 at rest.
struct Glow {
  float shown = 1;  // 0: just appearing
  float pulse = 1;  // size of its number
};

// What of the hand and of time is on the board in this frame.
struct Moment {
  std::vector<Pose> poses{};   // pieces on their way
  std::vector<Square> away{};  // squares whose resting piece is not drawn
  Square dragged = kNoSquare;  // its piece follows the pointer
  Point pointer{};             // CSS px
  Square over = kNoSquare;     // the target under a dragged piece
  Square hovered = kNoSquare;  // square under a mouse
  Square cursor = kNoSquare;   // the keyboard cursor, when it is shown
  Square naming = kNoSquare;   // the square that a press would name now
  std::vector<Glow> glows{};   // of the state's foretold squares; those that are missing are at rest
};

struct Scene {
  const Layout& layout;
  const Look& look;
  const Skin& skin;
  const State& state;
  const Moment& moment;
  Art& art;
  const Fonts& fonts;
  bool dark = false;  // the dark room: colours are multiplied by the skin's dark_tint
};

void draw(ImDrawList& list, const Scene& scene);

// Side of a resting piece's picture in CSS px: as the skin says, more on small squares, where it must be recognised,
// and on plain boards, whose squares have nothing printed on them that must stay visible.
[[nodiscard]] float piece_size(const Skin& skin, float unit, bool plain);

}  // namespace messhall::ui::board
