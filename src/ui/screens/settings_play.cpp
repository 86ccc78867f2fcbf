// Help while playing, and a board that shows it.
#include <algorithm>
#include <array>
#include <cmath>

#include "ui/icons.gen.hpp"
#include "ui/screens/settings_groups.hpp"
#include "ui/screens/square_names.hpp"
#include "ui/screens/words.hpp"

namespace messhall::ui {
namespace {

// The slider's end, in milliseconds, and its steps.
constexpr float kSlowest = 2'000;
constexpr float kStep = 0.05F;

const games::GameInfo& sample() { return games::all().front()->info(); }

// The example of the rules that shows a piece with the most to choose from.
std::unique_ptr<games::Position> example(Square& held) {
  const games::Game& game = *games::all().front();
  std::unique_ptr<games::Position> best;
  std::size_t most = 0;
  for (const games::HelpParagraph& paragraph : game.info().help) {
    std::string_view name = paragraph.select;
    const auto square = read_square(game.info().board.size, name);
    if (paragraph.kind < 0 || paragraph.position.empty() || !square) continue;
    auto position = game.position(paragraph.position, {});
    if (!position) continue;
    const auto actions = (*position)->actions();
    const auto count = static_cast<std::size_t>(std::count_if(
        actions.begin(), actions.end(), [&](games::Action a) { return (*position)->view(a).from == *square; }));
    if (count <= most) continue;
    most = count;
    held = *square;
    best = std::move(*position);
  }
  return best;
}

Message seconds(int milliseconds) {
  if (milliseconds == 0) return {{"settings.pace.none", "None"}};
  return {{"settings.pace.seconds", "{seconds} s"}, {{"seconds", words::tenths((milliseconds + 50) / 100)}}};
}

}  // namespace

PlaySettings::PlaySettings(Hall& hall) : hall_(hall), view_(sample(), "settings.preview"), position_(example(held_)) {}

void PlaySettings::rows(Context& /*context*/, SettingRows& rows) {
  const auto turn = [&](std::string_view id, Text name, Text note, bool app::Settings::*member) {
    kit::Setting words;
    words.name = name;
    words.note = note;
    if (!rows.toggle(id, words, hall_.session.settings().*member)) return;
    change(hall_, [&](app::Settings& s) { s.*member = !(s.*member); });
  };
  turn("settings.confirm", {"settings.confirm", "Confirm each move"},
       {"settings.confirm.note", "Against slips of the finger"}, &app::Settings::confirm_move);
  turn("settings.warn", {"settings.warn", "Warn before a dangerous move"},
       {"settings.warn.note", "A Brain left hanging, a foretold square. Never stops you"}, &app::Settings::warn_brain);
  prophecies(rows);
  street_names(rows);
  turn("settings.targets", {"settings.targets", "Show where a piece may go"}, {}, &app::Settings::show_targets);
  turn("settings.bar", {"settings.bar", "Evaluation bar while playing"},
       {"settings.bar.note", "Who is ahead, as the computer sees it"}, &app::Settings::evaluation_bar);
  turn("settings.flip", {"settings.flip", "Turn the board round"},
       {"settings.flip.note", "The other side's pieces nearest to you"}, &app::Settings::flip);
  kit::Setting pace;
  pace.name = Text{"settings.pace", "Pause before the computer moves"};
  const int now = hall_.session.settings().pace;
  float value = std::clamp(static_cast<float>(now) / kSlowest, 0.0F, 1.0F);
  if (rows.slider("settings.pace", pace, value, kStep, seconds(now))) {
    change(hall_, [&](app::Settings& s) { s.pace = static_cast<int>(std::lround(value * kSlowest / 100)) * 100; });
  }
}

void PlaySettings::prophecies(SettingRows& rows) {
  constexpr std::array<app::Prophecies, 2> kOrder{app::Prophecies::Always, app::Prophecies::Request};
  const std::array<kit::Choice, 2> choices{
      kit::Choice{"always", Text{"settings.prophecies.always", "Always"}},
      kit::Choice{"request", Text{"settings.prophecies.request", "On request"}},
  };
  kit::Setting words;
  words.name = Text{"settings.prophecies", "Ask for a prophecy"};
  words.note = Text{"settings.prophecies.note",
                    "Cassandra Chess: after each move that may carry one, or when you press the eye"};
  const int now = hall_.session.settings().prophecies == app::Prophecies::Always ? 0 : 1;
  if (const auto chosen = rows.choice("settings.prophecies", words, choices, now)) {
    change(hall_, [&](app::Settings& s) { s.prophecies = kOrder[static_cast<std::size_t>(*chosen)]; });
  }
}

void PlaySettings::street_names(SettingRows& rows) {
  constexpr std::array<app::StreetNames, 2> kOrder{app::StreetNames::Ours, app::StreetNames::Classic};
  const std::array<kit::Choice, 2> choices{kit::Choice{"ours", Text{"settings.streets.ours", "Ours"}},
                                           kit::Choice{"classic", Text{"settings.streets.classic", "Classic"}}};
  kit::Setting words;
  words.name = Text{"settings.streets", "Street names"};
  words.note = Text{"settings.streets.note", "Mess: those of the mess hall, or those of the standard game"};
  const int now = hall_.session.settings().street_names == app::StreetNames::Ours ? 0 : 1;
  if (const auto chosen = rows.choice("settings.streets", words, choices, now)) {
    change(hall_, [&](app::Settings& s) { s.street_names = kOrder[static_cast<std::size_t>(*chosen)]; });
  }
}

board::State PlaySettings::state() const {
  const app::Settings& settings = hall_.session.settings();
  board::State state;
  state.coordinates = settings.coordinates != app::Coordinates::Off;
  state.flipped = settings.flip;
  if (position_ == nullptr) return state;
  state.pieces = position_->pieces();
  state.selected = held_;
  if (!settings.show_targets) return state;
  for (const games::Action action : position_->actions()) {
    const games::ActionView view = position_->view(action);
    if (view.from == held_) state.targets.push_back({view.to, view.captured.has_value()});
  }
  return state;
}

void PlaySettings::preview(Context& c, Rect rect) {
  const board::Skin* const skin = hall_.skin();
  if (skin == nullptr) return;
  constexpr float kBar = 12;
  constexpr float kGap = 10;
  const bool bar = hall_.session.settings().evaluation_bar;
  view_.set(state());
  view_.place(c, rect.inset(kBar + kGap, 0), board::frame_style(c.layout.form));
  const Rect board = view_.layout().outer;
  view_.paint(c, *skin);
  if (hall_.session.settings().coordinates == app::Coordinates::Squares) draw_square_names(c, view_.layout());
  kit::say(c, "settings.preview", Role::Image, Text{"settings.preview", "A board that shows these settings"}, board);
  if (!bar) return;
  kit::eval_bar(c, "settings.preview.bar", {board.x - kGap - kBar, board.y + 4, kBar, board.h - 8},
                {.share = 0.66F,
                 .spoken = Text{"settings.preview.bar", "An evaluation bar"},
                 .flipped = hall_.session.settings().flip});
}

}  // namespace messhall::ui
