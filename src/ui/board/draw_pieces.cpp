#include <algorithm>
#include <array>
#include <vector>

#include "ui/board/canvas.hpp"
#include "ui/board/geometry.hpp"

namespace messhall::ui::board {
namespace {

constexpr float kHeld = 1.08F;     // size of the piece in hand
constexpr float kGhost = 0.35F;    // opacity of a carried piece where it came from
constexpr float kGrowBelow = 140;  // CSS px: on smaller squares pieces fill more of the square
constexpr float kGrownAt = 40;
constexpr float kGrown = 1.18F;

Sprite piece_sprite(const Canvas& c, std::uint8_t kind, games::Side owner, float size) {
  const auto side = static_cast<std::size_t>(owner);
  const Look& look = c.scene.look;
  if (side >= look.piece.size() || kind >= look.piece[side].size()) return {};
  const std::string_view atlas = c.scene.skin.piece_atlas(look.kinds[kind]);
  if (atlas.empty()) return {};
  const std::string& cell = look.piece[side][kind];
  if (const Sprite own = c.scene.art.sprite(atlas, cell, size * c.scene.layout.density)) return own;
  // Until the set is there, what was there before.
  const auto others = c.scene.skin.other_atlases.find(look.kinds[kind]);
  if (others == c.scene.skin.other_atlases.end()) return {};
  for (const std::string& other : others->second) {
    if (const Sprite stand_in = c.scene.art.sprite_at_hand(other, cell, size * c.scene.layout.density)) return stand_in;
  }
  return {};
}

float drop(const Canvas& c) {
  const auto found = c.scene.skin.pieces.find(c.scene.skin.piece_set);
  return c.units(found == c.scene.skin.pieces.end() ? 0 : found->second.drop);
}

float own_size(const Canvas& c) { return piece_size(c.scene.skin, c.scene.layout.unit, c.scene.look.prints.empty()); }

// The shape itself, dark and soft: several faint copies round the place of the shadow.
void draw_shadow(const Canvas& c, const Sprite& sprite, Point centre, float size, float strength) {
  const tokens::Shadow& e = tokens::elevation::kE2;
  const float alpha = (c.scene.dark ? e.alpha_dark : e.alpha_light) * strength;
  const float spread = std::min(e.spread / 4, size * 0.05F) * strength;
  const Point at = centre + Point{0, std::min(e.offset_y, size * 0.08F) * strength};
  constexpr std::array<Point, 9> kRound{
      {{0, 0}, {1, 0}, {-1, 0}, {0, 1}, {0, -1}, {0.7F, 0.7F}, {-0.7F, 0.7F}, {0.7F, -0.7F}, {-0.7F, -0.7F}}};
  for (const Point p : kRound) {
    c.pen.sprite(sprite, at + scaled(p, spread), size, size, alpha / 4, 0, 0xFF000000U);
  }
}

void draw_one(const Canvas& c, const games::Piece& piece, Point centre, float scale, float alpha, float shadow) {
  const float size = own_size(c) * scale;
  const Sprite sprite = piece_sprite(c, piece.kind, piece.owner, size);
  const Point middle = centre + Point{0, drop(c)};
  // Whole device pixels at rest: outlines stay as sharp as they were made.
  const Point corner = c.pen.snap(middle - Point{size / 2, size / 2});
  const float side = c.pen.snap(size);
  const Point at = corner + Point{side / 2, side / 2};
  if (shadow > 0) draw_shadow(c, sprite, at, side, shadow);
  c.pen.sprite(sprite, at, side, side, alpha);
}

// A prophecy comes true: light round the piece, and a ring that runs outward.
void draw_halo(const Canvas& c, const Pose& pose) {
  const Colour violet = tokens::kLight.foretell;
  const float light = pose.halo < 0.5F ? pose.halo * 2 : 2 - pose.halo * 2;
  c.pen.disc(pose.centre, c.parts(0.50F), faded(violet, 0.62F * light));
  const float reach = ease_out(pose.halo);
  c.pen.ring(pose.centre, c.parts(0.30F + 0.55F * reach), faded(0xFFFFFFFFU, 1 - reach), c.parts(0.10F));
  c.pen.ring(pose.centre, c.parts(0.30F + 0.55F * reach), faded(violet, 1 - reach), c.parts(0.06F));
}

void draw_pose(const Canvas& c, const Pose& pose) {
  if (pose.halo > 0) draw_halo(c, pose);
  const float size = own_size(c);
  const Sprite sprite = piece_sprite(c, pose.kind, pose.owner, size);
  // It turns and shrinks about its foot, not about the middle of the square.
  c.pen.sprite(sprite, pose.centre + Point{0, drop(c)}, size * pose.scale_x, size * pose.scale_y, pose.alpha,
               pose.angle);
}

bool away(const Canvas& c, Square square) {
  const std::vector<Square>& list = c.scene.moment.away;
  return std::find(list.begin(), list.end(), square) != list.end();
}

}  // namespace

float piece_size(const Skin& skin, float unit, bool plain) {
  const auto found = skin.pieces.find(skin.piece_set);
  const float scale = found == skin.pieces.end() ? Skin::Placing{}.scale : found->second.scale;
  const float small = std::clamp((kGrowBelow - unit) / (kGrowBelow - kGrownAt), 0.0F, 1.0F);
  return unit * scale * (1 + (kGrown - 1) * (plain ? 1 : small));
}

void draw_pieces(const Canvas& c) {
  // From the back row to the front: what stands nearer covers what stands behind.
  for (int row = 0; row < c.scene.look.size.ranks; ++row) {
    for (const games::Piece& piece : c.scene.state.pieces) {
      if (piece.square >= c.count() || c.scene.layout.cell(piece.square).row != row) continue;
      if (piece.square == c.scene.state.selected || away(c, piece.square)) continue;
      draw_one(c, piece, c.scene.layout.centre(piece.square), 1, 1, 0);
    }
  }
  for (const bool flying : {false, true}) {
    for (const Pose& pose : c.scene.moment.poses) {
      if (pose.flying == flying) draw_pose(c, pose);
    }
  }
}

void draw_held_piece(const Canvas& c) {
  const games::Piece* piece = c.scene.state.piece_at(c.scene.state.selected);
  if (piece == nullptr || away(c, piece->square)) return;
  const bool carried = piece->square == c.scene.moment.dragged;
  draw_one(c, *piece, c.scene.layout.centre(piece->square), carried ? 1 : kHeld, carried ? kGhost : 1,
           carried ? 0 : 0.5F);
}

void draw_dragged_piece(const Canvas& c) {
  const games::Piece* piece = c.scene.state.piece_at(c.scene.moment.dragged);
  if (piece == nullptr) return;
  draw_one(c, *piece, c.scene.moment.pointer, kHeld, 1, 1);
}

}  // namespace messhall::ui::board
