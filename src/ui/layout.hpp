// Which of the four skeletons a window gets, and the measures that follow from it. Pure functions of the window's size.
#pragma once

#include <cstdint>

#include "ui/rect.hpp"

namespace messhall::ui {

// Wide: rail, board, side column. Tall: top bar, board edge to edge, actions at the thumb. Flat: rail of icons, board
// of full height, side beside it. Embed: board and a bar of 44.
enum class Form : std::uint8_t { Wide, Tall, Flat, Embed };

// Space that the device keeps for itself at the edges (notch, home indicator), in CSS px.
struct Insets {
  float top = 0;
  float right = 0;
  float bottom = 0;
  float left = 0;

  friend constexpr bool operator==(const Insets&, const Insets&) = default;
};

struct Layout {
  Form form = Form::Wide;
  float width = 0;   // CSS px
  float height = 0;  // CSS px
  // Wide windows under 1280: the side column is 320 and actions lose their labels.
  bool narrow_side = false;
  // Tall skeleton in a window of 640 to 899: the moves stand beside the board.
  bool moves_beside = false;
  Insets safe{};

  [[nodiscard]] constexpr Rect window() const { return {0, 0, width, height}; }
  // The window without the device's own edges.
  [[nodiscard]] constexpr Rect content() const {
    return {safe.left, safe.top, width - safe.left - safe.right, height - safe.top - safe.bottom};
  }
  [[nodiscard]] constexpr bool wide() const { return form == Form::Wide; }
  [[nodiscard]] constexpr bool tall() const { return form == Form::Tall; }
  [[nodiscard]] constexpr bool flat() const { return form == Form::Flat; }
  [[nodiscard]] constexpr bool embed() const { return form == Form::Embed; }

  // 72 in wide, 56 in flat, otherwise 0.
  [[nodiscard]] float rail() const;
  // Width of the column beside the board: 404 or 320 in wide; 0 where the board takes all.
  [[nodiscard]] float side() const;
  // The part of the frame round the board that is not cut off, in sides of a square.
  [[nodiscard]] float frame() const;

  friend constexpr bool operator==(const Layout&, const Layout&) = default;
};

// Embed: an embedded frame under 640 in both directions (a larger one is a window like any other). Flat: under 500
// high. Tall: under 640 wide, and with the moves beside the board under 900. Wide: all others.
[[nodiscard]] Layout choose_layout(float width, float height, bool embedded, Insets safe = {});

// Device pixels: the nearest whole one, given in CSS px.
[[nodiscard]] float snap(float css, float density);

}  // namespace messhall::ui
