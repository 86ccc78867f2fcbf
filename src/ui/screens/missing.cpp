// Instead of an embedded board that was asked for wrongly: the reason, and the way to a board.
#include <algorithm>
#include <string>

#include "ui/icons.gen.hpp"
#include "ui/kit.hpp"
#include "ui/screens/screens.hpp"

namespace messhall::ui {
namespace {

constexpr float kIcon = 40;
constexpr float kWidest = 420;

class Missing final : public Screen {
 public:
  explicit Missing(Hall& hall) : hall_(hall) {}

  [[nodiscard]] Label title() const override { return Text{"missing.title", "No board to show"}; }
  void draw(Context& c, Rect area) override;

 private:
  Hall& hall_;
};

void Missing::draw(Context& c, Rect area) {
  const Palette& p = c.colours();
  kit::fill(c, c.layout.window(), p.surface);
  area = area.inset(16);
  const float width = std::min(area.w, kWidest);
  const std::string why = c.say(hall_.missing());
  const float text = kit::paragraph_height(c, width, type::kBody, why);
  const float length = kIcon + 10 + 28 + 8 + text + 16 + 44;
  kit::ScrollArea scroll(c, "missing", area, length);
  Rect column = scroll.content();
  column.cut_top(std::max(0.0F, (area.h - length) / 2));
  column.cut_left((column.w - width) / 2);
  column.w = width;
  kit::icon(c, icons::kWarningCircle, column.cut_top(kIcon, 10), kIcon, p.bad, true);
  const std::string name = c.say(title());
  const Rect head = column.cut_top(28, 8);
  kit::say(c, "missing.title", Role::Heading, title(), head, 1);
  kit::text_in(c, head, type::kTitle, p.ink, name, kit::Align::Centre);
  const Rect lines = column.cut_top(text, 16);
  kit::say(c, "missing.why", Role::Status, hall_.missing(), lines);
  kit::paragraph(c, lines, type::kBody, why, {.colour = p.ink2, .align = kit::Align::Centre});
  const games::GameInfo& first = games::all().front()->info();
  const Message instead{{"missing.instead", "Show {game} instead"}, {{"game", first.name}}};
  const float wide = std::min(width, kit::button_width(c, instead));
  if (kit::button(c, "missing.instead", column.cut_top(44).centred(wide, 44), instead)) {
    app::MatchSetup setup;
    setup.game = first.id;
    hall_.start(setup);
  }
}

}  // namespace

std::unique_ptr<Screen> make_missing(Hall& hall) { return std::make_unique<Missing>(hall); }

}  // namespace messhall::ui
