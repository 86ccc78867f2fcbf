#include "ui/board/draw.hpp"

#include "ui/board/canvas.hpp"

namespace messhall::ui::board {

void draw(ImDrawList& list, const Scene& scene) {
  Pen pen(list, scene.layout.density, scene.dark ? scene.skin.dark_tint : 1);
  const Canvas c{pen, scene};
  draw_frame(c);
  draw_squares(c);
  draw_river(c);
  draw_towers(c);
  draw_edge(c);
  draw_coordinates(c);
  draw_arrows(c);
  draw_veil(c);
  draw_marks_under(c);
  draw_foretold_under(c);
  draw_lit_shafts(c);
  draw_pieces(c);
  draw_held_piece(c);
  draw_foretold_over(c);
  draw_lit_heads(c);
  draw_marks_over(c);
  draw_dragged_piece(c);
}

}  // namespace messhall::ui::board
