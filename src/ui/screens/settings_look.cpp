// Boards, light, coordinates, motion.
#include <algorithm>
#include <array>

#include "ui/icons.gen.hpp"
#include "ui/screens/settings_groups.hpp"

namespace messhall::ui {
namespace {

constexpr float kGap = 14;
constexpr float kName = 23;  // below a picture, as kit::swatch has it

struct ThemeName {
  std::string_view id;
  Text name;
};
constexpr std::array<ThemeName, app::kThemes.size()> kThemeNames{{
    {"seventies", {"theme.seventies", "1970 set"}},
    {"wood", {"theme.wood", "Wood"}},
}};

float boards_height_below(float width) {
  const auto count = static_cast<float>(kThemeNames.size());
  return count * (width * 2 / 3 + kName) + (count - 1) * kGap;
}

// One picture for all: the game played last would change them under one's hands.
const games::GameInfo& sample() { return games::all().front()->info(); }

}  // namespace

float LookSettings::boards_height(float width) {
  const auto count = static_cast<float>(kThemeNames.size());
  return (width - kGap * (count - 1)) / count * 2 / 3 + kName;
}

void LookSettings::boards(Context& c, Rect rect) {
  const auto count = static_cast<int>(kThemeNames.size());
  const std::string name = c.say(Text{"settings.board", "Board"});
  const kit::Group group(c, {"settings.theme", Role::RadioGroup, name, rect});
  const bool below = rect.h > rect.w;
  // Three squares by two: narrower, and half of somebody would be missing.
  if (below) rect.h = std::min(rect.h, boards_height_below(rect.w));
  for (int i = 0; i < count; ++i) {
    const ThemeName& theme = kThemeNames[static_cast<std::size_t>(i)];
    const Rect place = below ? rect.row(i, count, kGap) : rect.column(i, count, kGap);
    const bool chosen = hall_.session.settings().theme == theme.id;
    const auto paint = [&](Context& inner, Rect picture) { thumbnails_.draw(inner, sample(), picture, theme.id); };
    if (kit::swatch(c, "settings.theme." + std::string(theme.id), place, theme.name, chosen, paint)) {
      change(hall_, [&](app::Settings& s) { s.theme = theme.id; });
    }
  }
}

void LookSettings::rows(Context& c, SettingRows& rows) {
  const app::Settings& now = hall_.session.settings();
  const std::array<kit::Choice, 3> lights{kit::Choice{"auto", Text{"settings.light.auto", "Auto"}},
                                          kit::Choice{"light", Text{"settings.light.light", "Light"}},
                                          kit::Choice{"dark", Text{"settings.light.dark", "Dark"}}};
  kit::Setting light;
  light.name = Text{"settings.light", "Light or dark"};
  light.note = Text{"settings.light.note", "Auto: as your device says"};
  if (const auto picked = rows.choice("settings.light", light, lights, static_cast<int>(now.light))) {
    change(hall_, [&](app::Settings& s) { s.light = static_cast<app::Light>(*picked); });
  }

  const std::array<kit::Choice, 3> places{kit::Choice{"off", Text{"settings.coordinates.off", "Off"}},
                                          kit::Choice{"edge", Text{"settings.coordinates.edge", "Edge"}},
                                          kit::Choice{"squares", Text{"settings.coordinates.squares", "Squares"}}};
  kit::Setting coordinates;
  coordinates.name = Text{"settings.coordinates", "Coordinates"};
  if (const auto picked = rows.choice("settings.coordinates", coordinates, places, static_cast<int>(now.coordinates))) {
    change(hall_, [&](app::Settings& s) { s.coordinates = static_cast<app::Coordinates>(*picked); });
  }

  const std::array<kit::Choice, 2> amounts{kit::Choice{"full", Text{"settings.motion.full", "Full"}},
                                           kit::Choice{"less", Text{"settings.motion.less", "Less"}}};
  kit::Setting motion;
  motion.name = Text{"settings.motion", "Motion"};
  motion.note = now.motion == app::Motion::Full && c.theme.still()
                    ? Text{"settings.motion.device", "Your device asks for less"}
                    : Text{"settings.motion.note", "Less: pieces go to their squares at once"};
  if (const auto picked = rows.choice("settings.motion", motion, amounts, static_cast<int>(now.motion))) {
    change(hall_, [&](app::Settings& s) { s.motion = static_cast<app::Motion>(*picked); });
  }
}

}  // namespace messhall::ui
