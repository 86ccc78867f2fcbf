// The lessons of all games, one row each.
#include <algorithm>
#include <utility>

#include "games/registry.hpp"
#include "ui/icons.gen.hpp"
#include "ui/kit.hpp"
#include "ui/screens/screens.hpp"

namespace messhall::ui {
namespace {

constexpr float kRow = 60;

struct Offer {
  const games::GameInfo* game;
  const games::Lesson* lesson;
};

std::vector<Offer> offers() {
  std::vector<Offer> list;
  for (const games::Game* game : games::all()) {
    for (const games::Lesson& lesson : game->info().lessons) list.push_back({&game->info(), &lesson});
  }
  return list;
}

class LessonsDialog final : public Dialog {
 public:
  explicit LessonsDialog(Hall& hall) : hall_(hall) {}

  [[nodiscard]] std::string_view id() const override { return "lessons"; }
  [[nodiscard]] Label title() const override { return Text{"lobby.lessons", "Lessons"}; }
  [[nodiscard]] Point size(Context& /*c*/, float width) override {
    return {std::min(width, 400.0F), 44 + kRow * static_cast<float>(offers().size())};
  }
  void draw(Context& c, Rect content) override;

 private:
  Hall& hall_;
};

void LessonsDialog::draw(Context& c, Rect content) {
  Rect head = content.cut_top(36, 8);
  if (kit::icon_button(c, "lessons.close", head.cut_right(44).centred(44, 44), icons::kX,
                       Text{"menu.close", "Close"})) {
    hall_.ui.close();
  }
  kit::heading(c, "lessons.title", head, title(), 2);
  for (const Offer& offer : offers()) {
    Rect row = content.cut_top(kRow);
    const std::string page = std::string(offer.game->id) + "/" + std::string(offer.lesson->id);
    const Message spoken{{"lessons.row", "{game}: {lesson}"},
                         {{"game", offer.game->name}, {"lesson", offer.lesson->name}}};
    const kit::Touch touch = kit::row(c, "lessons." + page, row.inset(0, 1), spoken);
    row = row.inset(10, 8);
    kit::icon(c, icons::kGraduationCap, row.cut_left(24, 14), 22, c.colours().accent);
    kit::text_in(c, row.cut_top(row.h / 2), type::kLabel, c.colours().ink, c.say(offer.lesson->name));
    kit::text_in(c, row, type::kSmall, c.colours().ink2, c.say(offer.game->name));
    if (!touch.pressed) continue;
    hall_.ui.close();
    hall_.ui.navigate("rules/" + page);
    return;
  }
}

}  // namespace

bool any_lessons() { return !offers().empty(); }

std::unique_ptr<Dialog> make_lessons(Hall& hall) { return std::make_unique<LessonsDialog>(hall); }

}  // namespace messhall::ui
