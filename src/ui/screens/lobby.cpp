// The start page: the game that waits, and all games to begin.
#include <algorithm>
#include <array>
#include <memory>
#include <utility>
#include <vector>

#include "ui/icons.gen.hpp"
#include "ui/kit.hpp"
#include "ui/screens/screens.hpp"
#include "ui/screens/thumbnail.hpp"
#include "ui/screens/words.hpp"
#include "ui/track/view.hpp"

namespace messhall::ui {
namespace {

using games::Side;

constexpr float kContinueWidth = 312;
constexpr float kCardGap = 18;
constexpr float kMargin = 26;
constexpr Text kLessons{"lobby.lessons", "Lessons"};

class Lobby final : public Screen {
 public:
  explicit Lobby(Hall& hall) : hall_(hall), thumbnails_(hall) {}

  void draw(Context& c, Rect area) override;
  [[nodiscard]] Label title() const override { return Text{"lobby.title", "Mess Hall"}; }

 private:
  void draw_wide(Context& c, Rect area);
  [[nodiscard]] static bool is_open(const app::SavedGame& game) {
    return game.result == "*" && games::find(game.game) != nullptr;
  }
  void draw_tall(Context& c, Rect area);
  void draw_flat(Context& c, Rect area);

  void header(Context& c, Rect rect);
  void lessons() { hall_.ui.open(make_lessons(hall_)); }
  [[nodiscard]] static float lessons_width(const Context& c);
  void lessons_button(Context& c, Rect rect);
  // The game that waits: a card as high as the rect.
  void waiting_card(Context& c, Rect rect);
  void waiting_row(Context& c, Rect rect);
  void waiting_board(Context& c, Rect rect);
  void go_on(Context& c, Rect rect, bool big);
  void also_open(Context& c, Rect rect);
  void games_grid(Context& c, Rect rect);
  void card(Context& c, Rect rect, const games::GameInfo& info);
  void row(Context& c, Rect rect, const games::GameInfo& info);

  // The match on the board is worth a card.
  [[nodiscard]] bool waits() const { return hall_.session.match() != nullptr && !match().moves().empty(); }
  [[nodiscard]] const app::Match& match() const { return *hall_.session.match(); }
  [[nodiscard]] Message headline() const;
  [[nodiscard]] Message story() const;

  Hall& hall_;
  Thumbnails thumbnails_;
  std::unique_ptr<board::View> board_;
  std::unique_ptr<track::View> track_;  // of a property game
  std::uint64_t board_match_ = 0;
  std::uint64_t board_revision_ = 0;
};

Message tagline(std::size_t count) {
  constexpr std::array<Text, 7> kCounts{{{"lobby.count.none", "No"},
                                         {"lobby.count.one", "One"},
                                         {"lobby.count.two", "Two"},
                                         {"lobby.count.three", "Three"},
                                         {"lobby.count.four", "Four"},
                                         {"lobby.count.five", "Five"},
                                         {"lobby.count.six", "Six"}}};
  if (count == 1) return {{"lobby.tagline.one", "An odd game with chess in its blood. Pull up a chair."}};
  const Text word = kCounts[std::min(count, kCounts.size() - 1)];
  return {{"lobby.tagline", "{count} odd games with chess in their blood. Pull up a chair."}, {{"count", word}}};
}

// The largest in which the name stands in one line.
const Type& name_type(const Context& c, const Type& usual, std::string_view name, float width) {
  for (const Type* type : {&usual, &type::kBar}) {
    if (kit::text_width(c, *type, name) <= width) return *type;
  }
  return type::kLead;
}

// Width of the framed board for a height of one.
float board_ratio(const games::GameInfo& info) {
  if (!info.deeds.empty()) return 1;
  constexpr float kFrame = 0.76F;
  const BoardSize size = info.board.size;
  return (static_cast<float>(size.files) + kFrame) / (static_cast<float>(size.ranks) + kFrame);
}

Message origin(const games::GameInfo& info) {
  if (!info.deeds.empty()) {
    return {{"lobby.origin.track", "{count} squares \u00B7 {origin}"},
            {{"count", std::to_string(track::kRim)}, {"origin", info.origin}}};
  }
  const BoardSize size = info.board.size;
  return {{"lobby.origin", "{files} \u00D7 {ranks} \u00B7 {origin}"},
          {{"files", std::to_string(size.files)}, {"ranks", std::to_string(size.ranks)}, {"origin", info.origin}}};
}

// How rich both are.
Message property_story(const app::Match& match) {
  const auto worth = match.worth_at(match.moves().size());
  return {{"lobby.story.worth", "{first} is worth {a}, {second} {b}."},
          {{"first", match.info().first},
           {"a", track::dollars(worth[0])},
           {"second", match.info().second},
           {"b", track::dollars(worth[1])}}};
}

void Lobby::draw(Context& c, Rect area) {
  if (c.layout.tall()) {
    draw_tall(c, area);
  } else if (c.layout.flat()) {
    draw_flat(c, area);
  } else {
    draw_wide(c, area);
  }
}

// ---- layouts ----

void Lobby::draw_wide(Context& c, Rect area) {
  hall_.rail(c, area.cut_left(c.layout.rail()), "lobby");
  area = area.inset(kMargin, 22);
  header(c, area.cut_top(82, 16));
  if (waits()) {
    waiting_card(c, area.cut_left(kContinueWidth, kCardGap));
  }
  games_grid(c, area);
}

void Lobby::draw_flat(Context& c, Rect area) {
  hall_.rail(c, area.cut_left(c.layout.rail()), "lobby");
  kit::ScrollArea scroll(c, "lobby.scroll", area);
  Rect column = scroll.content().inset(14, 0);
  column.cut_top(10);
  kit::say(c, "lobby.title", Role::Heading, title(), column.cut_top(0), 1);
  Rect top = column.cut_top(44, 8);
  lessons_button(c, top.cut_right(lessons_width(c)));
  kit::wordmark(c, top.centred(top.w, 40));
  if (waits()) waiting_row(c, column.cut_top(132, 12));
  for (const games::Game* const game : games::all()) row(c, column.cut_top(96, 8), game->info());
  scroll.used(column.y);
}

void Lobby::draw_tall(Context& c, Rect area) {
  constexpr float kTop = 60;
  Rect top = area.cut_top(kTop);
  kit::fill(c, {0, 0, c.layout.width, top.bottom()}, c.colours().rail);
  top = top.inset(14, 0);
  const bool dark = c.theme.dark();
  if (kit::icon_button(c, "lobby.light", top.cut_right(44, 4).centred(44, 44), dark ? icons::kSun : icons::kMoon,
                       dark ? Text{"place.light", "Light"} : Text{"place.dark", "Dark"},
                       {.colour = c.colours().rail_ink})) {
    hall_.turn_light(c);
  }
  if (kit::icon_button(c, "lobby.saved", top.cut_right(44, 4).centred(44, 44), icons::kFloppyDisk,
                       Text{"lobby.saved", "My games"}, {.colour = c.colours().rail_ink})) {
    hall_.ui.open(make_saved(hall_));
  }
  if (any_lessons() && kit::icon_button(c, "lobby.lessons", top.cut_right(44, 4).centred(44, 44), icons::kGraduationCap,
                                        kLessons, {.colour = c.colours().rail_ink})) {
    lessons();
  }
  kit::say(c, "lobby.title", Role::Heading, title(), top, 1);
  kit::wordmark(c, top.centred(top.w, 42));
  hall_.tabs(c, area.cut_bottom(64), "lobby");

  kit::ScrollArea scroll(c, "lobby.scroll", area);
  Rect column = scroll.content().inset(12, 0);
  column.cut_top(12);
  if (waits()) waiting_row(c, column.cut_top(132, 14));
  const auto all = games::all();
  const Message words = tagline(all.size());
  const std::string line = c.say(words);
  const Rect rect = column.cut_top(kit::paragraph_height(c, column.w, type::kLead, line, 2), 8);
  kit::say(c, "lobby.games", Role::Heading, words, rect, 3);
  kit::paragraph(c, rect, type::kLead, line, {.colour = c.colours().ink, .lines = 2});
  for (const games::Game* const game : all) row(c, column.cut_top(96, 8), game->info());
  scroll.used(column.y);
}

void Lobby::header(Context& c, Rect rect) {
  constexpr Text kSaved{"lobby.saved", "My games"};
  const kit::ButtonStyle style{.icon = icons::kFloppyDisk};
  const float width = kit::button_width(c, kSaved, style);
  Rect buttons = rect;
  if (kit::button(c, "lobby.saved",
                  buttons.cut_right(width, 12).inset(0, (rect.h - 44) / 2).moved(0, (rect.h - 44) / 2), kSaved,
                  style)) {
    hall_.ui.open(make_saved(hall_));
  }
  const Rect lesson = buttons.cut_right(lessons_width(c), 12);
  lessons_button(c, lesson.inset(0, (rect.h - 44) / 2).moved(0, (rect.h - 44) / 2));
  kit::say(c, "lobby.title", Role::Heading, title(), rect, 1);
  kit::wordmark(c, buttons.cut_top(58));
  kit::text_in(c, buttons, type::kLarge, c.colours().ink2, c.say(tagline(games::all().size())));
}

float Lobby::lessons_width(const Context& c) {
  return !any_lessons() ? 0 : kit::button_width(c, kLessons, {.icon = icons::kGraduationCap});
}

void Lobby::lessons_button(Context& c, Rect rect) {
  if (any_lessons() && kit::button(c, "lobby.lessons", rect, kLessons, {.icon = icons::kGraduationCap})) {
    lessons();
  }
}

// ---- the game that waits ----

Message Lobby::headline() const {
  if (match().over()) return words::verdict(match());
  if (match().human_to_move() && match().seats().humans() == 1) return {{"lobby.your-move", "Your move"}};
  return {{"lobby.side-move", "{side} to move"}, {{"side", words::side_name(match().info(), match().to_move())}}};
}

Message Lobby::story() const {
  if (match().over()) return match().outcome().story;
  if (match().has_chance()) return property_story(match());
  return {{"lobby.story", "{last} {material}"},
          {{"last", words::last_move(match())}, {"material", words::material(match())}}};
}

void Lobby::waiting_board(Context& c, Rect rect) {
  const board::Skin* const skin = hall_.skin();
  if (skin == nullptr) return;
  const app::Match& now = match();
  if (now.has_chance()) {
    if (!track_) track_ = std::make_unique<track::View>(now.info(), "lobby.board");
    if (board_revision_ != now.revision() || board_match_ != hall_.session.match_id())
      track_->put(track::State::of(now.position()));
    board_match_ = hall_.session.match_id();
    board_revision_ = now.revision();
    track_->dress(skin->id);
    track_->place(c, rect);
    track_->paint(c, track::pictures_of(c, skin, now.info()));
    return;
  }
  const bool other = board_match_ != hall_.session.match_id() || !board_ || &board_->info() != &now.info();
  if (other) board_ = std::make_unique<board::View>(now.info(), "lobby.board");
  if (other || board_revision_ != now.revision()) {
    board_match_ = hall_.session.match_id();
    board_revision_ = now.revision();
    board::State state;
    state.pieces = now.position().pieces();
    state.flipped = now.viewer() == Side::Second;
    if (!now.moves().empty()) state.last = {now.moves().back().view.from, now.moves().back().view.to};
    board_->set(std::move(state));
  }
  board_->place(c, rect, board::FrameStyle::Whole);
  board_->paint(c, *skin);
}

void Lobby::go_on(Context& c, Rect rect, bool big) {
  const bool over = match().over();
  kit::ButtonStyle style;
  style.kind = kit::ButtonKind::Brand;
  style.icon = over ? icons::kEye : icons::kPlay;
  style.filled_icon = !over;
  style.big = big;
  if (kit::button(c, "lobby.continue", rect,
                  over ? Text{"lobby.look", "Look at it"} : Text{"lobby.continue", "Continue"}, style)) {
    hall_.ui.navigate("play");
  }
}

void Lobby::waiting_card(Context& c, Rect rect) {
  const Palette& p = c.colours();
  kit::panel(c, rect, {.edge = p.brand, .edge_width = 3});
  Rect inner = rect.inset(16, 14);
  Rect head = inner.cut_top(52, 8);
  Message number{{"lobby.move-number", "Move {number}"}, {{"number", words::move_number(match())}}};
  if (const auto estate = match().position().estate())
    number = {{"mess.round", "Round {round}"}, {{"round", std::to_string(estate->round)}}};
  kit::chip(c, {head.right() - kit::chip_width(c, number), head.y + 12}, number, {.tone = kit::ChipTone::Warn});
  head.w -= kit::chip_width(c, number) + 8;
  kit::heading(c, "lobby.waiting", head.cut_top(30), headline(), 2);
  const Message about{{"lobby.about", "{game}. {opponents}"},
                      {{"game", match().info().name}, {"opponents", words::opponents(match())}}};
  kit::text_in(c, head, type::kSmall, p.ink2, c.say(about));

  const std::string words = c.say(story());
  const float text = kit::paragraph_height(c, inner.w, type::kBody, words, 3);
  const float below = 10 + text + 10 + 50;
  const float whole = inner.w / board_ratio(match().info());
  waiting_board(c, inner.cut_top(std::min(whole, std::max(inner.h - below, 60.0F)), 10));
  kit::say(c, "lobby.story", Role::Text, std::string(kit::plain(words)), inner);
  kit::paragraph(c, inner.cut_top(text, 10), type::kBody, words, {.colour = p.ink, .bold = p.ink, .lines = 3});
  go_on(c, inner.cut_top(50, 12), true);
  also_open(c, inner);
}

// Other games that are not finished.
void Lobby::also_open(Context& c, Rect rect) {
  std::vector<app::SavedGame> open;
  for (const app::SavedGame& game : hall_.session.saved()) {
    if (is_open(game) && game.id != hall_.session.current_id()) open.push_back(game);
  }
  if (open.empty() || rect.h < 20 + 46) return;
  const Palette& p = c.colours();
  kit::text_in(c, rect.cut_top(18, 2), type::kSmall, p.ink3, c.say(Text{"lobby.also", "Also open"}));
  for (const app::SavedGame& game : open) {
    if (rect.h < 46) return;
    const games::GameInfo& info = games::find(game.game)->info();
    const Message who{{"lobby.saved-game", "{game}: {first} against {second}"},
                      {{"game", info.name},
                       {"first", app::seat_name(game.seats.first, game.seats.humans() == 1)},
                       {"second", app::seat_name(game.seats.second, game.seats.humans() == 1)}}};
    const Message plies =
        info.deeds.empty()
            ? Message{{"lobby.saved-plies", "Move {number}"}, {{"number", std::to_string(game.plies / 2 + 1)}}}
            : Message{{"lobby.saved-steps", "Steps: {count}"}, {{"count", std::to_string(game.plies)}}};
    Rect line = rect.cut_top(46, 2);
    const kit::Touch t = kit::row(c, "lobby.open." + game.id, line.inset(-6, 0), who);
    kit::icon(c, icons::kCaretRight, line.cut_right(20), 18, p.ink);
    const Rect picture = line.cut_left(56, 10).centred(56, 40);
    thumbnails_.draw(c, info, picture);
    kit::round_corners(c, picture, tokens::radius::kChip, p.surface);
    Rect lines = line.centred(line.w, 38);
    kit::text_in(c, lines.cut_top(20), type::kLabel, p.ink, c.say(who));
    kit::text_in(c, lines, type::kSmall, p.ink2, c.say(plies));
    if (t.pressed && !hall_.refused(hall_.session.open_saved(game.id))) hall_.ui.navigate("play");
  }
}

// The same in one row, for small windows.
void Lobby::waiting_row(Context& c, Rect rect) {
  const Palette& p = c.colours();
  kit::panel(c, rect, {.edge = p.brand, .edge_width = 2.5F});
  Rect inner = rect.inset(9);
  waiting_board(c, inner.cut_left(std::min(106.0F, inner.w * 0.35F), 12));
  go_on(c, inner.cut_bottom(44, 4), false);
  const Message about{{"lobby.about", "{game}. {opponents}"},
                      {{"game", match().info().name}, {"opponents", words::opponents(match())}}};
  kit::heading(c, "lobby.waiting", inner.cut_top(24, 1), headline(), 3);
  const std::string words = match().over() ? c.say(story()) : c.say(about);
  kit::paragraph(c, inner, type::kSmall, words, {.colour = p.ink2, .bold = p.ink2, .lines = 2});
}

// ---- the games ----

void Lobby::games_grid(Context& c, Rect rect) {
  const auto all = games::all();
  const int columns = rect.w >= 760 ? 3 : 2;
  const float height = 320;
  const int rows = (static_cast<int>(all.size()) + columns - 1) / columns;
  // Cards throw shadows.
  constexpr float kEdge = 8;
  const float length = static_cast<float>(rows) * (height + kCardGap) + 2 * kEdge;
  kit::ScrollArea scroll(c, "lobby.scroll", rect.grown(kEdge), length);
  const Rect content = scroll.content().inset(kEdge, kEdge);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const int at = static_cast<int>(i);
    const int above = at / columns;
    const Rect line{content.x, content.y + static_cast<float>(above) * (height + kCardGap), content.w, height};
    card(c, line.column(at % columns, columns, kCardGap), all[i]->info());
  }
}

void Lobby::card(Context& c, Rect rect, const games::GameInfo& info) {
  const Palette& p = c.colours();
  kit::panel(c, rect);
  const std::string id = "lobby.game." + std::string(info.id);
  const kit::Touch t = kit::row(c, id, rect, info.name, tokens::radius::kPanel);
  Rect inner = rect;
  thumbnails_.draw(c, info, inner.cut_top(rect.h * 0.575F));
  kit::round_corners(c, rect, tokens::radius::kPanel, p.hall);
  if (t.focused) kit::focus_ring(c, rect, tokens::radius::kPanel);
  inner = inner.inset(16, 12);
  Rect foot = inner.cut_bottom(24);
  const std::string name = c.say(info.name);
  kit::text_in(c, inner.cut_top(28, 3), name_type(c, type::kTitle, name, inner.w), p.ink, name);
  kit::paragraph(c, inner, type::kBody, c.say(info.pitch), {.colour = p.ink2, .lines = 2});
  const bool rules = kit::icon_button(c, id + ".rules", foot.cut_right(36).centred(36, 36), icons::kBookOpen,
                                      Text{"lobby.rules", "Rules"}, {.size = 20, .colour = p.accent})
                         .pressed;
  kit::text_in(c, foot, type::kSmall, p.ink2, c.say(origin(info)));
  if (rules) {
    hall_.rules(info.id);
  } else if (t.pressed) {
    hall_.new_game(info.id);
  }
}

void Lobby::row(Context& c, Rect rect, const games::GameInfo& info) {
  const Palette& p = c.colours();
  kit::panel(c, rect);
  const kit::Touch t = kit::row(c, "lobby.game." + std::string(info.id), rect, info.name, tokens::radius::kPanel);
  Rect inner = rect;
  thumbnails_.draw(c, info, inner.cut_left(124, 12));
  kit::round_corners(c, rect, tokens::radius::kPanel, p.hall);
  kit::icon(c, icons::kCaretRight, inner.cut_right(40), 20, p.ink);
  const std::string pitch = c.say(info.pitch);
  const std::string name = c.say(info.name);
  const Type& heading = name_type(c, type::kBar, name, inner.w);
  const float head = kit::paragraph_height(c, inner.w, heading, name, 2);
  const int most = head > heading.line ? 2 : 3;
  const float text = kit::paragraph_height(c, inner.w, type::kSmall, pitch, most);
  Rect lines = inner.centred(inner.w, head + 2 + text);
  kit::paragraph(c, lines.cut_top(head, 2), heading, name, {.colour = p.ink, .lines = 2});
  kit::paragraph(c, lines, type::kSmall, pitch, {.colour = p.ink2, .lines = most});
  if (t.pressed) hall_.new_game(info.id);
}

}  // namespace

std::unique_ptr<Screen> make_lobby(Hall& hall) { return std::make_unique<Lobby>(hall); }

}  // namespace messhall::ui
