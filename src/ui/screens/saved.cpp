// The games that were put aside, newest first.
#include <algorithm>

#include "ui/icons.gen.hpp"
#include "ui/kit.hpp"
#include "ui/screens/screens.hpp"
#include "ui/screens/words.hpp"

namespace messhall::ui {
namespace {

constexpr float kRow = 58;

class Saved final : public Dialog {
 public:
  explicit Saved(Hall& hall) : hall_(hall) {}

  [[nodiscard]] std::string_view id() const override { return "saved"; }
  [[nodiscard]] Label title() const override { return Text{"saved.title", "My games"}; }
  [[nodiscard]] Shape shape() const override { return Shape::Auto; }
  [[nodiscard]] Point size(Context& c, float width) override {
    const auto rows = static_cast<float>(std::clamp<std::size_t>(hall_.session.saved().size(), 1, 7));
    return {std::min(width, 500.0F), std::min(44 + rows * kRow + 56, c.layout.height - 80)};
  }
  void draw(Context& c, Rect content) override;

 private:
  void draw_row(Context& c, Rect row, const app::SavedGame& game);
  void draw_list(Context& c, Rect rect);

  Hall& hall_;
  std::string sure_;  // the game whose deletion was pressed once
};

void Saved::draw(Context& c, Rect content) {
  Rect head = content.cut_top(36, 8);
  if (kit::icon_button(c, "saved.close", head.cut_right(44).centred(44, 44), icons::kX, Text{"saved.close", "Close"})) {
    hall_.ui.close();
  }
  kit::heading(c, "saved.title", head, title(), 2);
  const Rect foot = content.cut_bottom(44, 12);
  if (kit::button(c, "saved.import", foot, Text{"saved.import", "Open a record or link"},
                  {.icon = icons::kUploadSimple})) {
    hall_.ui.close();
    hall_.ui.open(make_import(hall_));
  }
  if (hall_.session.saved().empty()) {
    kit::paragraph(
        c, content.inset(0, 8), type::kBody,
        c.say(Text{"saved.none", "Games that you finish or leave for another are kept here, on this device."}),
        {.colour = c.colours().ink2});
    return;
  }
  draw_list(c, content);
}

void Saved::draw_list(Context& c, Rect rect) {
  // A copy: a row may delete itself.
  const std::vector<app::SavedGame> games = hall_.session.saved();
  kit::ScrollArea area(c, "saved.list", rect, static_cast<float>(games.size()) * kRow);
  area.fade_into(c.colours().surface);
  Rect column = area.content();
  for (const app::SavedGame& game : games) draw_row(c, column.cut_top(kRow), game);
  area.used(column.y);
}

void Saved::draw_row(Context& c, Rect row, const app::SavedGame& game) {
  const games::Game* const known = games::find(game.game);
  if (known == nullptr) return;
  const Palette& p = c.colours();
  const std::string id = "saved." + game.id;
  const bool alone = game.seats.humans() == 1;
  const Message who{
      {"saved.who", "{first} against {second}"},
      {{"first", app::seat_name(game.seats.first, alone)}, {"second", app::seat_name(game.seats.second, alone)}}};
  const std::string date = app::date_text(game.saved).substr(0, 10);
  const bool open = game.result == "*";
  const Message what = open ? Message{{"saved.open", "Not finished. Plies: {plies}. {date}"},
                                      {{"plies", std::to_string(game.plies)}, {"date", date}}}
                            : Message{{"saved.over", "Result {result}. Plies: {plies}. {date}"},
                                      {{"result", game.result}, {"plies", std::to_string(game.plies)}, {"date", date}}};
  Rect bin = row.cut_right(44);
  const bool sure = sure_ == game.id;
  if (kit::icon_button(c, id + ".delete", bin.centred(44, 44), icons::kTrash,
                       sure ? Text{"saved.delete.sure", "Delete: press once more"} : Text{"saved.delete", "Delete"},
                       {.colour = sure ? p.bad : p.ink3, .filled = sure})) {
    if (sure) {
      hall_.refused(hall_.session.delete_saved(game.id));
    } else {
      sure_ = game.id;
      c.frame.request();
    }
  }
  const kit::Touch t = kit::row(c, id, row.inset(0, 2), who);
  Rect inner = row.inset(8, 0);
  kit::sprite(c, hall_.royal(c, known->info(), games::Side::First, 40), inner.cut_left(40, 12).centred(40, 40));
  Rect lines = inner.centred(inner.w, 40);
  kit::text_in(c, lines.cut_top(21), type::kLabel, p.ink, c.say(who));
  kit::text_in(c, lines, type::kSmall, p.ink2, c.say(what));
  if (t.pressed && !hall_.refused(hall_.session.open_saved(game.id))) {
    hall_.ui.close();
    hall_.ui.navigate("play");
  }
}

}  // namespace

std::unique_ptr<Dialog> make_saved(Hall& hall) { return std::make_unique<Saved>(hall); }

}  // namespace messhall::ui
