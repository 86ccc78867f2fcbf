// The layers of a board, from the lowest to the highest. draw.cpp puts them on each other.
#pragma once

#include "ui/board/draw.hpp"
#include "ui/board/pen.hpp"

namespace messhall::ui::board {

struct Canvas {
  Pen& pen;
  const Scene& scene;

  // Units of the art (200 to a square), and parts of a square, in CSS px.
  [[nodiscard]] float units(float n) const { return n * scene.layout.unit / scene.skin.geometry.square; }
  [[nodiscard]] float parts(float n) const { return n * scene.layout.unit; }
  // The same, a whole number of device pixels, one at least.
  [[nodiscard]] float crisp_units(float n) const { return scene.layout.crisp(units(n)); }
  [[nodiscard]] float crisp_parts(float n) const { return scene.layout.crisp(parts(n)); }

  [[nodiscard]] int count() const { return scene.look.size.squares(); }
  // A piece is in hand, or the board explains something else: all other squares step back.
  // Where nothing is printed, nothing needs to.
  [[nodiscard]] bool quiet() const {
    return (scene.state.selected != kNoSquare && !scene.look.prints.empty()) || scene.state.faded;
  }
};

// draw_ground.cpp: the wood of it
void draw_frame(const Canvas& c);
void draw_squares(const Canvas& c);
void draw_river(const Canvas& c);
void draw_towers(const Canvas& c);
void draw_edge(const Canvas& c);
void draw_coordinates(const Canvas& c);

// draw_marks.cpp
void draw_arrows(const Canvas& c);
void draw_veil(const Canvas& c);
void draw_marks_under(const Canvas& c);  // last move, selected and refused square, hint, rays
void draw_lit_shafts(const Canvas& c);   // the held piece's arrows, as far as they lie under it
void draw_lit_heads(const Canvas& c);    // and above it
void draw_marks_over(const Canvas& c);   // targets, suggestions, cursor

// draw_foretold.cpp
void draw_foretold_under(const Canvas& c);  // plates
void draw_foretold_over(const Canvas& c);   // their edges, the eye, the moves that are left

// draw_pieces.cpp
void draw_pieces(const Canvas& c);         // those that rest, then those on their way
void draw_held_piece(const Canvas& c);     // the one in hand, where it stands
void draw_dragged_piece(const Canvas& c);  // or under the pointer

}  // namespace messhall::ui::board
