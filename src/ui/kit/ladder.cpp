#include "ui/kit/ladder.hpp"

#include <algorithm>
#include <string>

#include "ui/icons.gen.hpp"

namespace messhall::ui::kit {

void ladder(Context& c, std::string_view id, Rect rect, const Ladder& ladder) {
  constexpr float kGap = 3;
  constexpr float kFrame = 2.5F;
  constexpr float kRadius = tokens::radius::kChip;
  const Palette& p = c.colours();
  const int count = static_cast<int>(ladder.pictures.size());
  const float height = std::min(rect.h, kLadderHeight);
  rect = rect.centred(rect.w, height);
  // Pieces of both colours are read on a middle tone, in the light and in the dark room.
  for (int i = 0; i < count; ++i) {
    const Rect cell = rect.column(i, count, kGap);
    const bool done = i < ladder.now;
    const Sprite& picture = ladder.pictures[static_cast<std::size_t>(i)];
    // The frame of the hunted one lies within its cell.
    const float side = std::min(cell.w, cell.h) - 2 * kFrame;
    const Rect place{cell.centre().x - side / 2, cell.centre().y - side / 2, side, side};
    if (done) {
      fill(c, cell, p.sunken, kRadius);
      outline(c, cell, p.line, 1, kRadius);
      sprite(c, picture, place, faded(0xFFFFFFFFU, 0.3F));
      icon(c, icons::kCheck, cell, std::min(20.0F, cell.h - 8), p.good);
    } else {
      fill(c, cell, i == ladder.now ? tokens::plate::kLadderNow : tokens::plate::kLadder, kRadius);
      sprite(c, picture, place);
    }
  }
  const float at = glide(c, std::string(id) + ".rung", static_cast<float>(ladder.now), tokens::motion::kSettle);
  const float step = (rect.w + kGap) / static_cast<float>(count);
  const Rect mark{rect.x + at * step, rect.y, step - kGap, rect.h};
  outline(c, mark, c.theme.dark() ? tokens::kLight.foretell : p.foretell, kFrame, kRadius);
}

}  // namespace messhall::ui::kit
