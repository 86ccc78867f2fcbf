#include "ui/screens/square_names.hpp"

#include "ui/kit.hpp"

namespace messhall::ui {

void draw_square_names(Context& c, const board::Layout& layout) {
  // Dark on every theme's squares, and thin enough not to be taken for a part of the arrows.
  constexpr Colour kInk = 0xB0201028U;
  for (int i = 0; i < layout.size.squares(); ++i) {
    const auto square = static_cast<Square>(i);
    const Rect cell = layout.square_rect(square);
    kit::text(c, {cell.x + 3, cell.bottom() - 15}, type::kMicro, kInk, square_name(layout.size, square));
  }
}

}  // namespace messhall::ui
