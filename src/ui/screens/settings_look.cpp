// Boards, pieces, arrows, light, coordinates, motion.
#include <algorithm>
#include <array>

#include "ui/icons.gen.hpp"
#include "ui/screens/settings_groups.hpp"

namespace messhall::ui {
namespace {

constexpr float kGap = 12;
constexpr float kName = 23;          // below a picture, as kit::swatch has it
constexpr float kNote = 8;           // above the proposal for small squares
constexpr int kAcross = 3;           // boards and pieces in a row
constexpr float kPieceShape = 0.5F;  // height of a picture : width
constexpr float kArrowShape = 0.5F;

struct Named {
  std::string_view id;
  Text name;
};
constexpr std::array<Named, app::kThemes.size()> kThemeNames{{
    {"seventies", {"theme.seventies", "1970 set"}},
    {"wood", {"theme.wood", "Wood"}},
    {"marble", {"theme.marble", "Marble"}},
    {"felt", {"theme.felt", "Felt"}},
    {"ivory", {"theme.ivory", "Ivory"}},
    {"contrast", {"theme.contrast", "High contrast"}},
}};
constexpr std::array<Named, app::kPieceSets.size()> kPieceNames{{
    {"characters", {"pieces.characters", "Characters"}},
    {"likeness", {"pieces.likeness", "Chess"}},
    {"discs", {"pieces.discs", "Discs"}},
}};
constexpr std::array<Named, app::kArrowStyles.size() + 1> kArrowNames{{
    {app::kOwnArrows, {"arrows.auto", "Matching"}},
    {"bold", {"arrows.bold", "Bold"}},
    {"bordered", {"arrows.bordered", "Bordered"}},
    {"thin", {"arrows.thin", "Thin"}},
}};

// One picture for all: the game played last would change them under one's hands.
const games::GameInfo& sample() { return games::all().front()->info(); }

struct Sizes {
  float board = 0, pieces = 0, arrows = 0;  // heights with the names
};

Sizes sizes(float width) {
  const float third = (width - kGap * (kAcross - 1)) / kAcross;
  const auto arrows = static_cast<float>(kArrowNames.size());
  const float part = (width - kGap * (arrows - 1)) / arrows;
  return {third * 2 / 3 + kName, third * kPieceShape + kName, part * kArrowShape + kName};
}

const Text& proposal() {
  static constexpr Text kWords{
      "settings.small", "Squares are small on this screen. Discs and bordered arrows are easiest to read there."};
  return kWords;
}

}  // namespace

bool LookSettings::proposes() const { return hall_.small_squares(); }

float LookSettings::boards_height(const Context& c, float width) const {
  const Sizes s = sizes(width);
  const float note = proposes() ? kit::paragraph_height(c, width, type::kSmall, c.say(proposal())) + kNote : 0;
  return 2 * s.board + s.pieces + s.arrows + 3 * kGap + note;
}

void LookSettings::boards(Context& c, Rect rect) {
  // Where there is less height, all of it gets narrower.
  if (const float high = boards_height(c, rect.w); high > rect.h && rect.h > 0) {
    rect.w = std::max(rect.w * 0.6F, rect.w * rect.h / high);
  }
  const Sizes s = sizes(rect.w);
  themes(c, rect.cut_top(2 * s.board + kGap, kGap));
  pieces(c, rect.cut_top(s.pieces, kGap));
  arrows(c, rect.cut_top(s.arrows));
  if (!proposes()) return;
  rect.cut_top(kNote);
  const std::string words = c.say(proposal());
  kit::say(c, "settings.small", Role::Text, proposal(), rect);
  kit::paragraph(c, rect, type::kSmall, words, {.colour = c.colours().ink2});
}

void LookSettings::themes(Context& c, Rect rect) {
  const std::string name = c.say(Text{"settings.board", "Board"});
  const kit::Group group(c, {"settings.theme", Role::RadioGroup, name, rect});
  const Rect rows[2]{rect.row(0, 2, kGap), rect.row(1, 2, kGap)};
  for (std::size_t i = 0; i < kThemeNames.size(); ++i) {
    const Named& theme = kThemeNames[i];
    const Rect place = rows[i / kAcross].column(static_cast<int>(i % kAcross), kAcross, kGap);
    const bool chosen = hall_.session.settings().theme == theme.id;
    const auto paint = [&](Context& inner, Rect picture) {
      if (const board::Skin* const skin = hall_.skin(theme.id, hall_.dress()))
        thumbnails_.draw(inner, sample(), picture, *skin);
    };
    if (kit::swatch(c, "settings.theme." + std::string(theme.id), place, theme.name, chosen, paint)) {
      change(hall_, [&](app::Settings& s) { s.theme = theme.id; });
    }
  }
}

void LookSettings::pieces(Context& c, Rect rect) {
  const std::string name = c.say(Text{"settings.pieces", "Pieces"});
  const kit::Group group(c, {"settings.pieces", Role::RadioGroup, name, rect});
  for (std::size_t i = 0; i < kPieceNames.size(); ++i) {
    const Named& set = kPieceNames[i];
    const Rect place = rect.column(static_cast<int>(i), kAcross, kGap);
    const bool chosen = hall_.session.settings().pieces == set.id;
    const auto paint = [&](Context& inner, Rect picture) {
      kit::fill(inner, picture, tokens::plate::kLadder);
      const board::Skin* const skin = hall_.skin(hall_.session.settings().theme, {set.id, {}});
      if (skin != nullptr) Thumbnails::draw_pair(inner, sample(), picture, *skin);
    };
    if (kit::swatch(c, "settings.pieces." + std::string(set.id), place, set.name, chosen, paint)) {
      change(hall_, [&](app::Settings& s) { s.pieces = set.id; });
    }
  }
}

void LookSettings::arrows(Context& c, Rect rect) {
  const std::string name = c.say(Text{"settings.arrows", "Arrows"});
  const kit::Group group(c, {"settings.arrows", Role::RadioGroup, name, rect});
  const auto count = static_cast<int>(kArrowNames.size());
  for (int i = 0; i < count; ++i) {
    const Named& style = kArrowNames[static_cast<std::size_t>(i)];
    const Rect place = rect.column(i, count, kGap);
    const app::Settings& now = hall_.session.settings();
    const bool chosen = now.arrows == style.id;
    const auto paint = [&](Context& inner, Rect picture) {
      const std::string_view own = style.id == app::kOwnArrows ? std::string_view() : style.id;
      if (const board::Skin* const skin = hall_.skin(now.theme, {now.pieces, own}))
        thumbnails_.draw_arrows(inner, sample(), picture, *skin);
    };
    if (kit::swatch(c, "settings.arrows." + std::string(style.id), place, style.name, chosen, paint)) {
      change(hall_, [&](app::Settings& s) { s.arrows = style.id; });
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
