#include "ui/screens/why_not.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "ui/board/look.hpp"
#include "ui/board/prints.hpp"
#include "ui/kit.hpp"

namespace messhall::ui {
namespace {

// The way from one square to another, when it is one of the eight.
std::optional<Direction> way(BoardSize size, Square from, Square to) {
  const int files = size.file(to) - size.file(from);
  const int ranks = size.rank(to) - size.rank(from);
  for (const Direction d : kDirections) {
    const int steps = std::max(std::abs(files), std::abs(ranks));
    if (steps > 0 && files == steps * file_step(d) && ranks == steps * rank_step(d)) return d;
  }
  return std::nullopt;
}

void cross(Context& c, Point at, float half, Colour colour) {
  const float width = std::max(2.0F, half * 0.55F);
  c.draw->AddLine({at.x - half, at.y - half}, {at.x + half, at.y + half}, colour, width);
  c.draw->AddLine({at.x - half, at.y + half}, {at.x + half, at.y - half}, colour, width);
}

// Dashes from the middle of the tile to its edge, with a cross at their end.
void cross_out(Context& c, Rect tile, Direction direction, bool flipped) {
  const float turn = flipped ? -1.0F : 1.0F;
  const Point step{turn * static_cast<float>(file_step(direction)), -turn * static_cast<float>(rank_step(direction))};
  const float reach = tile.w * 0.36F;
  const Point middle = tile.centre();
  const Colour bad = c.theme.dark() ? 0xFF2B24C3U : c.colours().bad;
  const auto at = [&](float part) {
    return ImVec2{middle.x + step.x * reach * part, middle.y + step.y * reach * part};
  };
  for (float part = 0.2F; part < 0.75F; part += 0.24F) c.draw->AddLine(at(part), at(part + 0.14F), bad, tile.w * 0.07F);
  const ImVec2 end = at(1);
  cross(c, {end.x, end.y}, tile.w * 0.1F, bad);
}

void draw_tile(Context& c, Rect tile, const WhyNot& why) {
  const board::Look look = board::look(why.view.info());
  if (why.from >= look.ground.size()) return;
  const board::Ground ground = look.ground[why.from];
  kit::fill(c, tile, why.skin.colours[static_cast<std::size_t>(ground)], tokens::radius::kControl);
  const std::string& key = look.arrow.empty() ? std::string() : look.arrow[why.from];
  if (!key.empty()) {
    const board::Prints prints(why.skin, look, why.skin.arrows_on(why.view.layout().unit));
    Sprite arrows = prints.sprite(c.art, key, tile.inset(2).w * c.density);
    // As on the board: turned when it is seen from the other side.
    if (why.view.layout().flipped) std::swap(arrows.uv0, arrows.uv1);
    kit::sprite(c, arrows, tile.inset(2));
  }
  if (look.prints.empty()) {
    kit::sprite(c, why.piece, tile.inset(4));
    return;
  }
  const auto direction = way(look.size, why.from, why.to);
  const bool points_there = direction && why.from < look.arrows.size() && contains(look.arrows[why.from], *direction);
  if (direction && !points_there) cross_out(c, tile, *direction, why.view.layout().flipped);
}

}  // namespace

void draw_why_not(Context& c, const WhyNot& why) {
  const board::Layout& layout = why.view.layout();
  const bool big = layout.unit >= 60;
  const float tile = big ? 72 : 52;
  const std::string words = c.say(why.why);
  const float room = std::min(layout.outer.w - 16, big ? 384.0F : 276.0F);
  const float text_width = room - tile - 40;
  const float text_height = kit::paragraph_height(c, text_width, type::kLabel, words);
  const float height = std::max(tile, text_height) + 24;

  std::vector<Rect> keep = why.keep;
  keep.push_back(layout.square_rect(why.from));
  const auto place = kit::place_bubble(layout.outer, layout.square_rect(why.to), keep, room, height);
  kit::bubble(c, place.rect, place.tip, c.colours().bad);
  kit::say(c, "play.why", Role::Status, why.why, place.rect);
  Rect inner = place.rect.inset(14, 12);
  draw_tile(c, inner.cut_left(tile, 12).centred(tile, tile), why);
  kit::paragraph(c, inner.centred(inner.w, text_height), type::kLabel, words, {.colour = c.colours().ink});
}

}  // namespace messhall::ui
