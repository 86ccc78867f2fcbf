// The settings: their groups in a list at the left, or one below the other on phones.
#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "ui/icons.gen.hpp"
#include "ui/kit.hpp"
#include "ui/screens/question.hpp"
#include "ui/screens/saved_list.hpp"
#include "ui/screens/screens.hpp"
#include "ui/screens/settings_about.hpp"
#include "ui/screens/settings_groups.hpp"

namespace messhall::ui {
namespace {

enum class Part : std::uint8_t { Look, Play, Language, Games, About };

struct PartInfo {
  std::string_view id;  // also in the address: "settings/games"
  Text name;
  const char* icon;
};

const std::array<PartInfo, 5>& parts() {
  static const std::array<PartInfo, 5> all{
      PartInfo{"look", {"settings.look", "Look"}, icons::kPalette},
      PartInfo{"play", {"settings.play", "Play"}, icons::kPlay},
      PartInfo{"language", {"settings.language", "Language"}, icons::kGlobe},
      PartInfo{"games", {"saved.title", "My games"}, icons::kFloppyDisk},
      PartInfo{"about", {"settings.about", "About"}, icons::kInfo},
  };
  return all;
}

constexpr float kEndless = 10'000;  // length of a column, until it is drawn
constexpr float kGap = 18;
constexpr float kHeading = 24;

class Settings final : public Screen {
 public:
  explicit Settings(Hall& hall)
      : hall_(hall), look_(hall), play_(hall), language_(hall), saved_(hall, "settings.saved") {}

  void enter(Context& c, std::string_view rest) override;
  void draw(Context& c, Rect area) override;
  [[nodiscard]] Label title() const override { return Text{"settings.title", "Settings"}; }

 private:
  void draw_wide(Context& c, Rect area);
  void draw_tall(Context& c, Rect area);
  void draw_flat(Context& c, Rect area);
  void places(Context& c, Rect rect);
  void search_field(Context& c, Rect rect);
  void part(Context& c, Rect rect);
  void look(Context& c, Rect rect);
  void play(Context& c, Rect rect);
  void about(Context& c, Rect rect);
  void games(Context& c, Rect rect);
  void found(Context& c, Rect rect);
  void all_rows(Context& c, SettingRows& rows);
  [[nodiscard]] Rect flat_boards(const Context& c, Rect& column);
  void ask_to_reset();
  // A panel whose content scrolls; `fill` cuts itself off the column.
  template <class F>
  static void scrolling(Context& c, std::string_view id, Rect rect, F&& fill);
  // A panel as high as what it holds, cut off the column; `pad` at its sides.
  template <class F>
  static void fitting(Context& c, std::string_view id, Rect& column, float pad, F&& fill);

  Hall& hall_;
  LookSettings look_;
  PlaySettings play_;
  LanguageSettings language_;
  SavedList saved_;
  Part part_ = Part::Look;
  std::string search_;
};

void Settings::enter(Context& /*context*/, std::string_view rest) {
  for (std::size_t i = 0; i < parts().size(); ++i) {
    if (parts()[i].id == rest) part_ = static_cast<Part>(i);
  }
}

void Settings::draw(Context& c, Rect area) {
  if (c.layout.flat()) {
    draw_flat(c, area);
  } else if (c.layout.tall()) {
    draw_tall(c, area);
  } else {
    draw_wide(c, area);
  }
}

template <class F>
void Settings::scrolling(Context& c, std::string_view id, Rect rect, F&& fill) {
  const Rect inner = kit::panel(c, rect).inset(20, 4);
  kit::ScrollArea area(c, id, {inner.x, inner.y, inner.w + 14, inner.h});
  area.fade_into(c.colours().surface);
  Rect column = area.content();
  column.w = inner.w;
  column.cut_top(12);
  fill(column);
  area.used(column.y + 12);
}

template <class F>
void Settings::fitting(Context& c, std::string_view id, Rect& column, float pad, F&& fill) {
  // As it was in the last frame.
  float& height = c.memory.number(std::string(id) + ".height", 200);
  kit::panel(c, {column.x, column.y, column.w, height});
  Rect inner{column.x + pad, column.y + pad - 2, column.w - 2 * pad, kEndless};
  fill(inner);
  const float now = inner.y + pad - 4 - column.y;
  if (now != height) c.frame.request();
  height = now;
  column.cut_top(now, kGap - 4);
}

// ---- wide ----

void Settings::draw_wide(Context& c, Rect area) {
  hall_.rail(c, area.cut_left(c.layout.rail()), "settings");
  area = area.inset(c.layout.narrow_side ? 18.0F : 28.0F, 22);
  Rect head = area.cut_top(44, 16);
  const Rect search = head.cut_right(std::min(300.0F, head.w * 0.45F), 16);
  kit::heading(c, "settings.title", head, title(), 1);
  search_field(c, search);
  places(c, kit::panel(c, area.cut_left(c.layout.narrow_side ? 172.0F : 200.0F, kGap)));
  part(c, area);
}

void Settings::search_field(Context& c, Rect rect) {
  kit::FieldStyle style;
  style.placeholder = Text{"settings.find", "Find a setting"};
  style.icon = icons::kMagnifyingGlass;
  const bool clear = !search_.empty();
  const Rect cross = {rect.right() - 42, rect.y, 42, rect.h};
  const Rect field = clear ? Rect{rect.x, rect.y, rect.w - 46, rect.h} : rect;
  if (kit::text_field(c, "settings.find", field, Text{"settings.find", "Find a setting"}, search_, style).changed) {
    c.frame.request();
  }
  if (clear && kit::icon_button(c, "settings.find.clear", cross, icons::kX, Text{"settings.find.clear", "Show all"})) {
    search_.clear();
    c.frame.request();
  }
}

void Settings::places(Context& c, Rect rect) {
  const Palette& p = c.colours();
  const bool low = c.layout.flat();
  const float height = low ? 44.0F : 46.0F;
  Rect column = rect.inset(low ? 6.0F : 10.0F);
  constexpr Text kReset{"settings.reset", "Reset all"};
  const Rect foot = column.cut_bottom(44, 2);
  const kit::Group group(
      c, {"settings.parts", Role::TabList, c.say(Text{"settings.parts", "Groups of settings"}), column});
  for (std::size_t i = 0; i < parts().size(); ++i) {
    const PartInfo& info = parts()[i];
    const Rect row = column.cut_top(height, 2);
    const bool is = search_.empty() && part_ == static_cast<Part>(i);
    Node node{"settings.part." + std::string(info.id), Role::Tab, c.say(info.name), row};
    node.state.selected = is;
    const kit::Touch t = kit::touch(c, std::move(node), false);
    if (is || t.held) {
      kit::fill(c, row, p.accent_soft, tokens::radius::kControl);
    } else if (t.hovered) {
      kit::fill(c, row, p.sunken, tokens::radius::kControl);
    }
    if (t.focused) kit::focus_ring(c, row, tokens::radius::kControl);
    Rect inner = row.inset(12, 0);
    const Colour ink = is ? p.accent : p.ink;
    kit::icon(c, info.icon, inner.cut_left(20, 9), 20, ink, is);
    kit::text_in(c, inner, type::kLabel, ink, c.say(info.name));
    if (!t.pressed) continue;
    part_ = static_cast<Part>(i);
    search_.clear();
    c.frame.request();
  }
  const kit::ButtonStyle reset{.kind = kit::ButtonKind::Danger, .left = true};
  if (kit::button(c, "settings.reset", foot, kReset, reset)) ask_to_reset();
}

void Settings::part(Context& c, Rect rect) {
  if (!search_.empty()) {
    found(c, rect);
    return;
  }
  switch (part_) {
    case Part::Look:
      look(c, rect);
      return;
    case Part::Play:
      play(c, rect);
      return;
    case Part::Language:
      rect.w = std::min(rect.w, 560.0F);
      fitting(c, "settings.language.panel", rect, 20, [&](Rect& column) {
        kit::heading(c, "settings.heading", column.cut_top(kHeading, 8), Text{"settings.language", "Language"}, 3);
        language_.list(c, column);
      });
      return;
    case Part::Games:
      games(c, rect);
      return;
    case Part::About:
      about(c, rect);
      return;
  }
}

// The boards at the left; at the right what else one sees, and under it a board that shows all of it.
void Settings::look(Context& c, Rect rect) {
  Rect left = kit::panel(c, rect.cut_left((rect.w - kGap) * 0.5F, kGap)).inset(20, 16);
  kit::heading(c, "settings.board", left.cut_top(kHeading, 12), Text{"settings.looks", "Board and pieces"}, 3);
  look_.boards(c, left);
  fitting(c, "settings.room", rect, 20, [&](Rect& column) {
    kit::heading(c, "settings.room", column.cut_top(kHeading, 4), Text{"settings.room", "Comfort"}, 3);
    SettingRows rows(c, column);
    look_.rows(c, rows);
  });
  rect.cut_top(4);
  if (rect.h > 220) play_.preview(c, rect);
}

void Settings::play(Context& c, Rect rect) {
  const Rect left = rect.cut_left(std::clamp((rect.w - kGap) * 0.46F, 320.0F, 460.0F), kGap);
  scrolling(c, "settings.play", left, [&](Rect& column) {
    kit::heading(c, "settings.help", column.cut_top(kHeading, 6), Text{"settings.help", "While playing"}, 3);
    SettingRows rows(c, column);
    play_.rows(c, rows);
  });
  play_.preview(c, rect);
}

void Settings::games(Context& c, Rect rect) {
  Rect panel = kit::panel(c, rect).inset(20, 16);
  Rect head = panel.cut_top(44, 12);
  constexpr Text kImport{"saved.import", "Open a record or link"};
  const float width = kit::button_width(c, kImport, {.icon = icons::kUploadSimple});
  if (kit::button(c, "settings.import", head.cut_right(width, 12), kImport, {.icon = icons::kUploadSimple})) {
    hall_.ui.open(make_import(hall_));
  }
  kit::heading(c, "settings.heading", head, Text{"saved.title", "My games"}, 3);
  saved_.draw(c, panel);
}

void Settings::about(Context& c, Rect rect) {
  const Rect left = rect.cut_left((rect.w - kGap) / 2, kGap);
  scrolling(c, "settings.about.panel", left, [&](Rect& column) { draw_about(c, hall_, column); });
  scrolling(c, "settings.keys.panel", rect, [&](Rect& column) { draw_keys(c, column); });
}

void Settings::all_rows(Context& c, SettingRows& rows) {
  look_.rows(c, rows);
  play_.rows(c, rows);
  kit::Setting language;
  language.name = Text{"settings.language", "Language"};
  if (rows.button("settings.language.go", language, language_.current(), {.after = icons::kCaretRight})) {
    part_ = Part::Language;
    search_.clear();
  }
}

void Settings::found(Context& c, Rect rect) {
  rect.w = std::min(rect.w, 560.0F);
  fitting(c, "settings.found", rect, 20, [&](Rect& column) {
    SettingRows rows(c, column, search_);
    all_rows(c, rows);
    if (rows.shown() > 0) return;
    const Message none{{"settings.find.none", "No setting is called \"{words}\"."}, {{"words", search_}}};
    kit::say(c, "settings.find.none", Role::Status, none, column);
    const std::string words = c.say(none);
    kit::paragraph(c, column.cut_top(kit::paragraph_height(c, column.w, type::kBody, words)), type::kBody, words,
                   {.colour = c.colours().ink2});
  });
}

void Settings::ask_to_reset() {
  Question question;
  question.title = Text{"settings.reset.title", "Reset all settings?"};
  question.text = Text{"settings.reset.text", "Everything on these pages goes back to how it came. Your games stay."};
  question.yes = Text{"settings.reset.yes", "Reset"};
  question.act = [this] {
    change(hall_, [](app::Settings& s) {
      app::Settings fresh;
      fresh.unknown = std::move(s.unknown);
      s = std::move(fresh);
    });
    hall_.ui.toast(Text{"settings.reset.done", "All settings are back to how they came."});
  };
  hall_.ui.open(make_question(hall_, std::move(question)));
}

// ---- tall: everything below each other ----

void Settings::draw_tall(Context& c, Rect area) {
  Rect rest;
  kit::TopBar bar;
  bar.title = title();
  if (kit::top_bar(c, area.cut_top(52), bar, rest)) hall_.ui.back();
  hall_.tabs(c, area.cut_bottom(64), "settings");
  kit::ScrollArea scroll(c, "settings.all", area);
  const float width = std::min(area.w - 28, 620.0F);
  Rect column = scroll.content();
  column.x += (area.w - width) / 2;
  column.w = width;
  column.cut_top(14);
  const auto panel = [&](std::string_view id, auto&& fill) { fitting(c, id, column, 14, fill); };
  panel("settings.board", [&](Rect& inner) {
    kit::heading(c, "settings.board", inner.cut_top(kHeading, 12), Text{"settings.looks", "Board and pieces"}, 3);
    look_.boards(c, inner.cut_top(look_.boards_height(c, inner.w)));
  });
  panel("settings.room", [&](Rect& inner) {
    kit::heading(c, "settings.room", inner.cut_top(kHeading, 4), Text{"settings.room", "Comfort"}, 3);
    SettingRows rows(c, inner);
    look_.rows(c, rows);
  });
  panel("settings.help", [&](Rect& inner) {
    kit::heading(c, "settings.help", inner.cut_top(kHeading, 4), Text{"settings.help", "While playing"}, 3);
    SettingRows rows(c, inner);
    play_.rows(c, rows);
  });
  panel("settings.language", [&](Rect& inner) {
    kit::heading(c, "settings.language.title", inner.cut_top(kHeading, 6), Text{"settings.language", "Language"}, 3);
    language_.list(c, inner);
  });
  panel("settings.games", [&](Rect& inner) {
    SettingRows rows(c, inner);
    kit::Setting games;
    games.name = Text{"saved.title", "My games"};
    games.note = Message{{"settings.games.count", "Kept on this device: {count}"},
                         {{"count", std::to_string(hall_.session.saved().size())}}};
    if (rows.button("settings.games", games, Text{"settings.games.show", "Show"}, {.after = icons::kCaretRight})) {
      hall_.ui.open(make_saved(hall_));
    }
  });
  panel("settings.about", [&](Rect& inner) { draw_about(c, hall_, inner); });
  panel("settings.keys", [&](Rect& inner) { draw_keys(c, inner); });
  constexpr Text kReset{"settings.reset", "Reset all"};
  if (kit::button(c, "settings.reset", column.cut_top(44, 14), kReset, {.kind = kit::ButtonKind::Danger})) {
    ask_to_reset();
  }
  scroll.used(column.y);
}

// ---- flat: the list of groups, and one of them ----

// Small enough that the rows below are seen too, with room for the ring round the chosen one.
Rect Settings::flat_boards(const Context& c, Rect& column) {
  const float width = column.w * 0.72F;
  Rect rect = column.cut_top(look_.boards_height(c, width), 10);
  rect.x += 4;
  rect.w = width;
  return rect;
}

void Settings::draw_flat(Context& c, Rect area) {
  hall_.rail(c, area.cut_left(c.layout.rail()), "settings");
  area = area.inset(10, 8);
  places(c, kit::panel(c, area.cut_left(158, 10)));
  if (part_ == Part::Games) {
    games(c, area);
    return;
  }
  scrolling(c, "settings.flat." + std::string(parts()[static_cast<std::size_t>(part_)].id), area, [&](Rect& column) {
    SettingRows rows(c, column);
    switch (part_) {
      case Part::Look:
        column.cut_top(4);
        look_.boards(c, flat_boards(c, column));
        look_.rows(c, rows);
        return;
      case Part::Play:
        play_.rows(c, rows);
        return;
      case Part::Language:
        language_.list(c, column);
        return;
      case Part::Games:
        return;
      case Part::About:
        draw_about(c, hall_, column);
        column.cut_top(16);
        draw_keys(c, column);
        return;
    }
  });
}

}  // namespace

std::unique_ptr<Screen> make_settings(Hall& hall) { return std::make_unique<Settings>(hall); }

}  // namespace messhall::ui
