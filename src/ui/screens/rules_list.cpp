#include "ui/screens/rules_list.hpp"

#include <algorithm>

#include "ui/icons.gen.hpp"
#include "ui/kit.hpp"

namespace messhall::ui {
namespace {

constexpr float kRow = 72;
constexpr float kWidest = 620;

}  // namespace

Message RulesList::missing(const std::string& game) {
  return {{"rules.no-game", "There is no game \"{name}\" here. These are the games of the house:"}, {{"name", game}}};
}

void RulesList::draw(Context& c, Rect area, const std::string& missing_game) {
  const Text title{"rules.title", "Rules"};
  if (c.layout.tall()) {
    hall_.tabs(c, area.cut_bottom(64), "rules");
  } else {
    hall_.rail(c, area.cut_left(c.layout.rail()), "rules");
  }
  const float margin = c.layout.wide() ? 26.0F : 14.0F;
  kit::ScrollArea scroll(c, "rules.list", area);
  Rect column = scroll.content().inset(margin, 0);
  column.w = std::min(column.w, kWidest);
  column.cut_top(c.layout.flat() ? 10.0F : 22.0F);
  kit::heading(c, "rules.title", column.cut_top(44, 10), title, 1);
  kit::note(c, column, kit::ChipTone::Warn, icons::kWarning, missing(missing_game));
  column.cut_top(12);
  for (const games::Game* const game : games::all()) row(c, column.cut_top(kRow, 10), game->info());
  scroll.used(column.y + 8);
}

void RulesList::row(Context& c, Rect rect, const games::GameInfo& info) {
  const Palette& p = c.colours();
  kit::panel(c, rect);
  const kit::Touch t = kit::row(c, "rules.list." + std::string(info.id), rect, info.name, tokens::radius::kPanel);
  Rect inner = rect;
  thumbnails_.draw(c, info, inner.cut_left(kRow * 1.5F, 14));
  kit::round_corners(c, rect, tokens::radius::kPanel, p.hall);
  kit::icon(c, icons::kCaretRight, inner.cut_right(40), 20, p.ink);
  // A long name stands smaller rather than cut.
  const std::string name = c.say(info.name);
  const Type& type = kit::text_width(c, type::kBar, name) <= inner.w ? type::kBar : type::kLabel;
  const float head = kit::paragraph_height(c, inner.w, type, name, 2);
  Rect lines = inner.centred(inner.w, head + 2 + 20);
  kit::paragraph(c, lines.cut_top(head, 2), type, name, {.colour = p.ink, .lines = 2});
  kit::text_in(c, lines, type::kSmall, p.ink2, c.say(info.origin));
  if (t.pressed) hall_.rules(info.id);
}

}  // namespace messhall::ui
