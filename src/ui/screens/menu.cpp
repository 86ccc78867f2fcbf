// Everything that can be done with a game and has no place in the row of actions.
#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>
#include <vector>

#include "app/record.hpp"
#include "ui/icons.gen.hpp"
#include "ui/kit.hpp"
#include "ui/screens/mess_log.hpp"
#include "ui/screens/screens.hpp"

namespace messhall::ui {
namespace {

constexpr float kRow = 48;

class Menu final : public Dialog {
 public:
  explicit Menu(Hall& hall) : hall_(hall) {}

  [[nodiscard]] std::string_view id() const override { return "menu"; }
  [[nodiscard]] Label title() const override { return Text{"menu.title", "This game"}; }
  [[nodiscard]] Point size(Context& c, float width) override {
    const auto rows = static_cast<float>(entries(c).size());
    const float columns = c.layout.flat() ? 2.0F : 1.0F;
    return {std::min(width, c.layout.flat() ? 560.0F : 340.0F), 44 + kRow * std::ceil(rows / columns)};
  }
  void draw(Context& c, Rect content) override;

 private:
  struct Entry {
    std::string id;
    const char* icon;
    Label label;
    bool bad = false;
    std::function<void()> act;
  };
  [[nodiscard]] std::vector<Entry> entries(const Context& c);
  void copy_record();

  Hall& hall_;
  bool sure_ = false;  // resigning wants to be pressed twice
};

std::vector<Menu::Entry> Menu::entries(const Context& c) {
  Ui& ui = hall_.ui;
  app::Session& session = hall_.session;
  const app::Match* const match = session.match();
  std::vector<Entry> list;
  // The rows of actions of a property game are about property.
  if (match != nullptr && match->has_chance()) {
    list.push_back({"menu.new", icons::kPlus, Text{"play.new.long", "New game"}, false, [this, &ui] {
                      ui.close();
                      hall_.new_game();
                    }});
    list.push_back({"menu.log", icons::kListBullets, Text{"mess.log.whole", "Whole log"}, false, [this, &ui] {
                      ui.close();
                      ui.open(make_mess_log(hall_));
                    }});
    if (!match->redo_refusal()) {
      list.push_back({"menu.redo", icons::kArrowUUpRight, Text{"play.redo", "Redo"}, false, [this, &ui] {
                        ui.close();
                        hall_.refused(hall_.session.redo());
                      }});
    }
  }
  const bool playing = match != nullptr && !match->over() && match->seats().humans() > 0;
  // Nobody but another player takes a draw where money decides.
  if (playing && !(match->has_chance() && match->seats().humans() == 1)) {
    list.push_back({"menu.draw", icons::kHandshake, Text{"menu.draw", "Offer a draw"}, false, [this, &ui] {
                      ui.close();
                      hall_.refused(hall_.session.offer_draw());
                    }});
  }
  if (playing) {
    list.push_back({"menu.resign", icons::kFlag,
                    sure_ ? Text{"menu.resign.sure", "Resign: press once more"} : Text{"menu.resign", "Resign"}, sure_,
                    [this, &ui] {
                      if (!std::exchange(sure_, true)) return;
                      ui.close();
                      hall_.refused(hall_.session.resign());
                    }});
  }
  list.push_back({"menu.link", icons::kLink, Text{"menu.link", "Copy a link"}, false, [this, &ui] {
                    ui.close();
                    hall_.copy_link();
                  }});
  list.push_back({"menu.record", icons::kCopy, Text{"menu.record", "Copy the record"}, false, [this, &ui] {
                    ui.close();
                    copy_record();
                  }});
  list.push_back(
      {"menu.file", icons::kDownloadSimple, Text{"menu.file", "Save the record to a file"}, false, [this, &ui, match] {
         ui.close();
         if (match == nullptr) return;
         // A game from a link has no beginning of its own.
         const auto& moves = match->moves();
         const std::int64_t date = match->started() != 0 || moves.empty() ? match->started() : moves.back().at;
         ui.host().save_file(app::record_file_name(match->info().id, date), hall_.session.export_record());
       }});
  list.push_back(
      {"menu.import", icons::kUploadSimple, Text{"menu.import", "Open a record or link"}, false, [this, &ui] {
         ui.close();
         ui.open(make_import(hall_));
       }});
  list.push_back({"menu.saved", icons::kFloppyDisk, Text{"menu.saved", "My games"}, false, [this, &ui] {
                    ui.close();
                    ui.open(make_saved(hall_));
                  }});
  list.push_back({"menu.rules", icons::kBookOpen, Text{"menu.rules", "Rules"}, false, [this, &ui] {
                    ui.close();
                    hall_.rules();
                  }});
  if (c.layout.tall()) {
    list.push_back({"menu.settings", icons::kGearSix, Text{"menu.settings", "Settings"}, false, [&ui] {
                      ui.close();
                      ui.navigate("settings");
                    }});
  }
  return list;
}

void Menu::copy_record() {
  hall_.ui.host().copy(hall_.session.export_record());
  hall_.ui.toast(Text{"menu.record.copied", "The record is copied. Keep it in a file, or open it on another device."});
}

void Menu::draw(Context& c, Rect content) {
  Rect head = content.cut_top(36, 8);
  if (kit::icon_button(c, "menu.close", head.cut_right(44).centred(44, 44), icons::kX, Text{"menu.close", "Close"})) {
    hall_.ui.close();
  }
  kit::heading(c, "menu.title", head, title(), 2);
  // A copy: an action may close the menu or change the list.
  const std::vector<Entry> list = entries(c);
  const int columns = c.layout.flat() ? 2 : 1;
  int next = 0;
  for (const Entry& entry : list) {
    const int above = next / columns;
    const Rect row{content.x, content.y + static_cast<float>(above) * kRow, content.w, kRow};
    Rect cell = row.column(next % columns, columns, 8);
    ++next;
    const Colour ink = entry.bad ? c.colours().bad : c.colours().ink;
    const kit::Touch t = kit::row(c, entry.id, cell.inset(0, 1), entry.label);
    cell = cell.inset(10, 0);
    kit::icon(c, entry.icon, cell.cut_left(24, 14), 22, ink);
    kit::text_in(c, cell, type::kLabel, ink, c.say(entry.label));
    if (t.pressed) {
      entry.act();
      c.frame.request();
    }
  }
}

}  // namespace

std::unique_ptr<Dialog> make_menu(Hall& hall) { return std::make_unique<Menu>(hall); }

}  // namespace messhall::ui
