// The dialog in which a game is set up: which game, who plays, by which rules, and from which position.
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "app/record.hpp"
#include "app/setup.hpp"
#include "base/random.hpp"
#include "ui/icons.gen.hpp"
#include "ui/kit.hpp"
#include "ui/screens/army_chooser.hpp"
#include "ui/screens/option_rows.hpp"
#include "ui/screens/screens.hpp"
#include "ui/screens/starting_point.hpp"
#include "ui/screens/thumbnail.hpp"
#include "ui/screens/words.hpp"

namespace messhall::ui {
namespace {

using games::Side;

constexpr float kHead = 82;
constexpr float kFoot = 80;
constexpr float kList = 232;         // width of the list of games
constexpr float kCard = 604;         // width of what is chosen, with its padding
constexpr float kUsualLength = 421;  // of the body in English, so that the dialog does not move when it comes

class NewGame final : public Dialog {
 public:
  NewGame(Hall& hall, std::string_view game) : hall_(hall), start_(hall), thumbnails_(hall), armies_(hall) {
    choose(game);
    setup_.seats = app::remembered_setup(hall.session.settings(), game).seats;
  }

  [[nodiscard]] std::string_view id() const override { return "new"; }
  [[nodiscard]] Label title() const override { return Text{"new.title", "New game"}; }
  [[nodiscard]] Shape shape() const override { return Shape::Window; }
  [[nodiscard]] float padding(const Context& /*context*/) const override { return 0; }
  [[nodiscard]] Point size(Context& c, float width) override;
  void draw(Context& c, Rect content) override;

 private:
  void choose(std::string_view game);
  [[nodiscard]] static float& length(Context& c);
  [[nodiscard]] const games::GameInfo& info() const { return game_->info(); }
  [[nodiscard]] static bool many() { return games::all().size() > 1; }

  void head(Context& c, Rect rect);
  void foot(Context& c, Rect rect);
  void list(Context& c, Rect rect);
  void strip(Context& c, Rect& column);
  void body(Context& c, Rect rect);
  void columns(Context& c, Rect rect);
  void players(Context& c, Rect& column);
  void seat(Context& c, Rect& column, Side side);
  void seat_beside(Context& c, Rect line, Side side);
  void seat_choice(Context& c, Rect rect, Side side, const Message& name, bool narrow);
  [[nodiscard]] Message seat_name(Side side) const;
  [[nodiscard]] Message who(const app::Seat& seat) const;
  [[nodiscard]] bool has_armies() const { return ArmyChooser::option(info(), Side::First) != nullptr; }
  void army_cards(Context& c, Rect& column, Side side);
  void army_lots(Context& c, Rect line);
  [[nodiscard]] games::Options& armies_shown(games::Options& of_position);
  [[nodiscard]] Side first_mover() const;
  void lots(Context& c, Rect line);
  void rules(Context& c, Rect& column);
  void position(Context& c, Rect& column);
  void position_button(Context& c, Rect rect);
  void start_button(Context& c, Rect rect);
  void start();

  Hall& hall_;
  const games::Game* game_ = nullptr;
  app::MatchSetup setup_{};
  StartingPoint start_;
  bool pasting_ = false;
  bool reveal_ = true;  // the chosen game in the strip
  Message lot_{};       // what the coin said
  Thumbnails thumbnails_;
  ArmyChooser armies_;
};

[[nodiscard]] Random from_chance(const Context& c) {
  return Random((static_cast<std::uint64_t>(std::random_device{}()) << 32U) ^ static_cast<std::uint64_t>(c.now * 1000));
}

void NewGame::choose(std::string_view game) {
  game_ = games::find(game);
  if (game_ == nullptr) game_ = games::all().front();
  const app::Seats seats = setup_.seats;
  setup_ = app::remembered_setup(hall_.session.settings(), info().id);
  setup_.seats = seats;
  armies_.forget();
  reveal_ = true;
}

// The body's length as last drawn; another dialog of this kind may have drawn it.
float& NewGame::length(Context& c) { return c.memory.number("new.length", kUsualLength); }

Point NewGame::size(Context& c, float width) {
  const float wanted = many() ? kList + kCard : kCard;
  return {std::min(wanted, width), kHead + length(c) + kFoot};
}

// ---- the frame ----

void NewGame::draw(Context& c, Rect content) {
  if (c.layout.wide()) {
    // In the order in which it is read.
    head(c, content.cut_top(kHead));
    const Rect low = content.cut_bottom(kFoot);
    if (many()) list(c, content.cut_left(kList));
    body(c, content);
    foot(c, low);
    return;
  }
  Rect rest;
  kit::TopBar bar;
  bar.title = title();
  if (!many()) bar.note = info().name;
  bar.close = true;
  if (kit::top_bar(c, content.cut_top(52), bar, rest)) hall_.ui.close();
  Rect low = content.cut_bottom(c.layout.flat() ? 62 : 74);
  body(c, content);
  kit::rule(c, low);
  low = low.inset(16, c.layout.flat() ? 8.0F : 12.0F);
  const Rect right = low.cut_right(c.layout.flat() ? 280.0F : low.w);
  if (c.layout.flat()) position_button(c, low.centred(low.w, 44));
  start_button(c, right);
}

void NewGame::head(Context& c, Rect rect) {
  const Palette& p = c.colours();
  kit::rule(c, {rect.x, rect.bottom() - 1, rect.w, 1});
  Rect inner = rect.inset(24, 0);
  inner.w += 10;
  constexpr Text kClose{"common.close", "Close"};
  if (kit::icon_button(c, "new.close", inner.cut_right(44).centred(44, 44), icons::kX, kClose)) hall_.ui.close();
  if (!many()) {
    const Rect picture = inner.cut_left(75, 16).centred(75, 50);
    thumbnails_.draw(c, info(), picture);
    kit::round_corners(c, picture, tokens::radius::kChip, p.surface);
  }
  Rect lines = inner.centred(inner.w, many() ? 28.0F : 47.0F);
  kit::heading(c, "new.title", lines.cut_top(28, 1), title(), 2);
  if (many()) return;
  const Message what{{"common.game-origin", "{game} · {origin}"}, {{"game", info().name}, {"origin", info().origin}}};
  kit::text_in(c, lines, type::kSmall, p.ink2, c.say(what));
}

void NewGame::foot(Context& c, Rect rect) {
  kit::rule(c, rect);
  Rect inner = rect.inset(24, 0);
  constexpr Text kCancel{"common.cancel", "Cancel"};
  const float wide = std::max(146.0F, 36 + kit::button_width(c, Text{"new.start", "Start the game"}));
  const Rect right = inner.cut_right(wide, 8).centred(wide, 50);
  const float cancel = kit::button_width(c, kCancel);
  const Rect middle = inner.cut_right(cancel, 8).centred(cancel, 44);
  position_button(c, inner.centred(inner.w, 44));
  if (kit::button(c, "new.cancel", middle, kCancel)) hall_.ui.close();
  start_button(c, right);
}

void NewGame::start_button(Context& c, Rect rect) {
  kit::ButtonStyle style;
  style.kind = kit::ButtonKind::Brand;
  style.big = true;
  style.disabled = pasting_ && !start_.why().empty();
  const kit::Touch t = kit::button(c, "new.start", rect, Text{"new.start", "Start the game"}, style);
  if (t.pressed) start();
  if (t.refused) {
    hall_.ui.announce(start_.why(), true);
    hall_.ui.focus_widget("new.position");
  }
}

// ---- which game ----

void NewGame::list(Context& c, Rect rect) {
  const Palette& p = c.colours();
  kit::fill(c, rect, p.sunken);
  kit::ScrollArea area(c, "new.games", rect, 32 + 70 * static_cast<float>(games::all().size()));
  const kit::Group group(c, {"new.game", Role::RadioGroup, c.say(Text{"new.which", "Game"}), rect});
  Rect column = area.content().inset(16, 16);
  for (const games::Game* const game : games::all()) {
    const games::GameInfo& one = game->info();
    const Rect row = column.cut_top(64, 6);
    const bool is = &one == &info();
    if (is && std::exchange(reveal_, false)) {
      area.reveal(row.grown(16));
      c.frame.request();
    }
    Node node{"new.game." + std::string(one.id), Role::Radio, c.say(one.name), row};
    node.state.checked = is;
    const kit::Touch t = kit::touch(c, std::move(node), false);
    if (is || t.hovered) kit::fill(c, row, is ? p.raised : p.accent_soft, tokens::radius::kControl);
    if (is) kit::outline(c, row, p.accent, 2.5F, tokens::radius::kControl);
    if (t.focused) kit::focus_ring(c, row, tokens::radius::kControl);
    Rect inner = row.inset(6);
    const Rect picture = inner.cut_left(72, 10).centred(72, 48);
    thumbnails_.draw(c, one, picture);
    if (is) kit::icon(c, icons::kCheck, inner.cut_right(20, 4), 18, p.accent);
    const std::string name = c.say(one.name);
    const float height = kit::paragraph_height(c, inner.w, type::kLabel, name, 2);
    kit::paragraph(c, inner.centred(inner.w, height), type::kLabel, name, {.colour = p.ink, .lines = 2});
    if (t.pressed) choose(one.id);
  }
}

// The games side by side, for windows without room for a list.
void NewGame::strip(Context& c, Rect& column) {
  constexpr float kTile = 92;
  const Rect view = column.cut_top(118, 10);
  kit::ScrollArea area(c, "new.games", view, (kTile + 8) * static_cast<float>(games::all().size()), true);
  const kit::Group group(c, {"new.game", Role::RadioGroup, c.say(Text{"new.which", "Game"}), view});
  Rect line = area.content();
  for (const games::Game* const game : games::all()) {
    const games::GameInfo& one = game->info();
    const Rect tile = line.cut_left(kTile, 8).inset(3, 4);
    const auto paint = [&](Context& inner, Rect rect) { thumbnails_.draw(inner, one, rect); };
    const std::string id = "new.game." + std::string(one.id);
    if (kit::swatch(c, id, tile, one.name, &one == &info(), paint, 2)) choose(one.id);
    if (&one == &info() && std::exchange(reveal_, false)) {
      area.reveal(tile.grown(16));
      c.frame.request();
    }
  }
}

// ---- what is chosen ----

void NewGame::body(Context& c, Rect rect) {
  if (c.layout.flat()) {
    columns(c, rect);
    return;
  }
  const float side = c.layout.wide() ? 24.0F : 16.0F;
  kit::ScrollArea area(c, "new.body", rect);
  area.fade_into(c.colours().surface);
  Rect column = area.content().inset(side, 0);
  column.cut_top(c.layout.wide() ? 20.0F : 14.0F);
  if (!c.layout.wide() && many()) strip(c, column);
  players(c, column);
  kit::rule(c, column.cut_top(1, 4));
  rules(c, column);
  position(c, column);
  if (!c.layout.wide()) {
    const Rect line = column.cut_top(44, 8);
    if (!pasting_) kit::rule(c, line);
    position_button(c, line.moved(0, pasting_ ? 0.0F : 4.0F));
  }
  column.cut_top(c.layout.wide() ? 10.0F : 8.0F);
  const float now = column.y - area.content().y;
  area.used(column.y);
  if (now != length(c)) c.frame.request();
  // What was just asked for, or the reason why it cannot be, stands at the end: in sight.
  if (pasting_ && now > length(c)) area.to_end();
  length(c) = now;
}

// Flat windows: who plays at the left, by which rules at the right.
void NewGame::columns(Context& c, Rect rect) {
  kit::ScrollArea area(c, "new.body", rect);
  area.fade_into(c.colours().surface);
  Rect left = area.content().inset(16, 0);
  left.cut_top(10);
  if (many()) strip(c, left);
  Rect right = left.column(1, 2, 28);
  left = left.column(0, 2, 28);
  players(c, left);
  rules(c, right);
  position(c, right);
  area.used(std::max(left.y, right.y) + 4);
}

void NewGame::players(Context& c, Rect& column) {
  seat(c, column, Side::First);
  army_cards(c, column, Side::First);
  column.cut_top(16);
  seat(c, column, Side::Second);
  army_cards(c, column, Side::Second);
  if (!has_armies()) {
    lots(c, column.cut_top(44, 12).moved(0, 5));
    return;
  }
  column.cut_top(10);
  games::Options of_position;
  armies_.pieces(c, column, info(), armies_shown(of_position));
  const bool beside = column.w >= 480;
  Rect line = column.cut_top(40, beside ? 10.0F : 0.0F);
  lots(c, beside ? line.cut_left(line.w / 2) : line);
  army_lots(c, beside ? line : column.cut_top(40, 10));
}

// Those of a position that was pasted, which nothing here can change; otherwise those that are chosen.
games::Options& NewGame::armies_shown(games::Options& of_position) {
  const app::Match* const pasted = pasting_ ? start_.match() : nullptr;
  if (pasted == nullptr) return setup_.options;
  of_position = pasted->options();
  return of_position;
}

void NewGame::army_cards(Context& c, Rect& column, Side side) {
  if (!has_armies()) return;
  column.cut_top(8);
  games::Options of_position;
  games::Options& options = armies_shown(of_position);
  armies_.cards(c, column, info(), side, options, &options != &setup_.options);
}

void NewGame::army_lots(Context& c, Rect line) {
  constexpr Text kSwap{"new.armies.swap", "Swap armies"};
  constexpr Text kLots{"new.armies.lots", "Random armies"};
  const bool fixed = pasting_ && start_.match() != nullptr;
  line = line.centred(line.w, 36);
  line.x -= 12;
  line.w += 12;
  const auto press = [&](std::string_view id, const Text& words, const char* icon) {
    kit::ButtonStyle style;
    style.kind = kit::ButtonKind::Ghost;
    style.icon = icon;
    style.disabled = fixed;
    const kit::Touch t = kit::button(c, id, line.cut_left(kit::button_width(c, words, style) - 12, 8), words, style);
    if (t.refused) hall_.ui.announce(Text{"new.armies.fixed", "The position says which armies play."}, true);
    return t.pressed;
  };
  if (press("new.armies.swap", kSwap, icons::kArrowsDownUp)) {
    ArmyChooser::swap(info(), setup_.options);
    c.frame.request();
  }
  if (press("new.armies.lots", kLots, icons::kDiceFive)) {
    Random random = from_chance(c);
    ArmyChooser::draw_lots(info(), setup_.options, random);
    hall_.ui.announce(ArmyChooser::sentence(info(), setup_.options));
    c.frame.request();
  }
}

// As the rules that are chosen have it, or the position that was pasted.
Side NewGame::first_mover() const {
  const app::Match* const pasted = pasting_ ? start_.match() : nullptr;
  const auto start = games::find(setup_.game)
                         ->position(pasted == nullptr ? "startpos" : pasted->start(),
                                    pasted == nullptr ? setup_.options : pasted->options());
  return start ? (*start)->to_move() : Side::First;
}

Message NewGame::seat_name(Side side) const {
  const Text colour = words::side_name(info(), side);
  return side == first_mover() ? Message{{"new.first", "{side}, moves first"}, {{"side", colour}}}
                               : Message{{"new.second", "{side}"}, {{"side", colour}}};
}

Message NewGame::who(const app::Seat& seat) const {
  if (seat.computer()) {
    return {{"new.level", "level {level}, {word}"},
            {{"level", std::to_string(seat.level)}, {"word", app::level_name(seat.level)}}};
  }
  return setup_.seats.humans() == 1 ? Message{{"new.you", "you"}} : Message{{"new.human", "a player here"}};
}

void NewGame::seat(Context& c, Rect& column, Side side) {
  const app::Seat& here = side == Side::First ? setup_.seats.first : setup_.seats.second;
  if (has_armies() && column.w >= 480) {
    seat_beside(c, column.cut_top(44), side);
    return;
  }
  Rect line = column.cut_top(20, 7);
  kit::side_mark(c, line.cut_left(18, 8), words::side_colour(info(), side));
  const Message name = seat_name(side);
  const float used = kit::text(c, line.origin(), type::kLabel, c.colours().ink, c.say(name));
  line.cut_left(used + 12);
  kit::text_in(c, line, type::kSmall, c.colours().ink2, c.say(who(here)), kit::Align::Right);
  seat_choice(c, column.cut_top(44), side, name, column.w < 420);
}

// Where each side has its army too: the name at the left, the choice at the right.
void NewGame::seat_beside(Context& c, Rect line, Side side) {
  const app::Seat& here = side == Side::First ? setup_.seats.first : setup_.seats.second;
  const Rect choice = line.cut_right(std::min(340.0F, line.w * 0.62F), 12);
  kit::side_mark(c, line.cut_left(18, 10).centred(18, 18), words::side_colour(info(), side));
  Rect lines = line.centred(line.w, 40);
  const Message name = seat_name(side);
  kit::text_in(c, lines.cut_top(21, 1), type::kLabel, c.colours().ink, c.say(name));
  kit::text_in(c, lines, type::kSmall, c.colours().ink2, c.say(who(here)));
  seat_choice(c, choice, side, name, false);
}

void NewGame::seat_choice(Context& c, Rect rect, Side side, const Message& name, bool narrow) {
  app::Seat& here = side == Side::First ? setup_.seats.first : setup_.seats.second;
  std::vector<kit::Choice> choices{{"human", Text{"new.human.name", "Human"}, icons::kUser, narrow, narrow ? 1.0F : 2}};
  for (int level = 1; level <= app::kLevels; ++level) {
    kit::Choice choice{std::to_string(level), std::to_string(level)};
    choice.spoken = Message{{"new.level", "level {level}, {word}"},
                            {{"level", std::to_string(level)}, {"word", app::level_name(level)}}};
    choices.push_back(std::move(choice));
  }
  const std::string id = side == Side::First ? "new.first" : "new.second";
  if (const auto picked = kit::segmented(c, id, rect, name, choices, here.level)) {
    here.level = *picked;
    lot_ = {};
    hall_.ui.announce(who(here));
  }
}

void NewGame::lots(Context& c, Rect line) {
  constexpr Text kSwap{"new.swap", "Swap sides"};
  constexpr Text kLots{"new.lots", "Draw lots"};
  const bool alike = setup_.seats.first == setup_.seats.second;
  const Message same{{"new.lots.alike", "Both sides are played alike."}};
  line = line.centred(line.w, 36);
  line.x -= 12;
  line.w += 12;
  const auto ghost = [&](const char* icon) {
    kit::ButtonStyle style;
    style.kind = kit::ButtonKind::Ghost;
    style.icon = icon;
    style.disabled = alike;
    return style;
  };
  const auto width = [&](Text words) { return kit::button_width(c, words, ghost(icons::kSwap)) - 12; };
  const kit::Touch swap = kit::button(c, "new.swap", line.cut_left(width(kSwap), 8), kSwap, ghost(icons::kSwap));
  const kit::Touch lot = kit::button(c, "new.lots", line.cut_left(width(kLots), 8), kLots, ghost(icons::kDiceFive));
  if (swap.pressed) {
    setup_.seats = app::swapped(setup_.seats);
    lot_ = {};
  }
  if (lot.pressed) {
    Random random = from_chance(c);
    setup_.seats = app::drawn_lots(setup_.seats, random);
    const bool first = setup_.seats.first.human() || setup_.seats.humans() == 0;
    const Text side = first ? info().first : info().second;
    lot_ = setup_.seats.humans() == 1 ? Message{{"new.lots.you", "The lot says {side} for you."}, {{"side", side}}}
                                      : Message{{"new.lots.level", "The lot says {side} for level {level}."},
                                                {{"side", side}, {"level", std::to_string(setup_.seats.first.level)}}};
  }
  if (swap.refused || lot.refused) lot_ = same;
  if (swap.refused || lot.refused || lot.pressed) {
    hall_.ui.announce(lot_);
    c.frame.request();
  }
  if (!lot_.empty() && !has_armies())
    kit::text_in(c, line, type::kSmall, c.colours().ink2, c.say(lot_), kit::Align::Right);
}

void NewGame::rules(Context& c, Rect& column) {
  const bool fixed = pasting_ && start_.whole_game();
  if (option_rows(c, "new.option", column, info(), setup_.options, fixed) && pasting_) start_.read(setup_);
}

// ---- from a position ----

void NewGame::position_button(Context& c, Rect rect) {
  const Label words =
      pasting_ ? Text{"new.position.usual", "From the usual start"} : Text{"new.position.open", "From a position…"};
  kit::ButtonStyle style;
  style.kind = kit::ButtonKind::Ghost;
  style.icon = pasting_ ? icons::kArrowCounterClockwise : icons::kSlidersHorizontal;
  rect = Rect{rect.x - 12, rect.y, kit::button_width(c, words, style) - 12, rect.h}.intersection(rect.grown(12));
  if (!kit::button(c, "new.paste", rect, words, style)) return;
  pasting_ = !pasting_;
  start_.clear();
  if (pasting_) hall_.ui.focus_widget("new.position");
  c.frame.request();
}

void NewGame::position(Context& c, Rect& column) {
  if (!pasting_) return;
  const Rect top = column.cut_top(1, 12);
  kit::rule(c, top);
  if (start_.draw(c, column, setup_) && start_.whole_game()) {
    const app::Match& match = *start_.match();
    game_ = games::find(match.info().id);
    setup_.game = match.info().id;
    setup_.seats = match.seats();
    setup_.options = match.options();
    c.frame.request();
  }
}

// ---- start ----

void NewGame::start() {
  app::Settings settings = hall_.session.settings();
  app::remember_setup(settings, setup_);
  hall_.session.change_settings(std::move(settings));
  const app::Match* const match = pasting_ ? start_.match() : nullptr;
  if (match != nullptr && start_.whole_game()) {
    if (hall_.refused(hall_.session.import_record(app::write_record(*match)))) return;
    if (hall_.session.match()->seats() != setup_.seats) hall_.session.set_seats(setup_.seats);
    hall_.ui.navigate("play");
  } else {
    setup_.start = match != nullptr ? match->start() : "startpos";
    hall_.start(setup_);
  }
  hall_.ui.close();
}

}  // namespace

std::unique_ptr<Dialog> make_new_game(Hall& hall, std::string_view game) {
  return std::make_unique<NewGame>(hall, game);
}

}  // namespace messhall::ui
