// The game on the board, in all four layouts.
#include <algorithm>
#include <array>
#include <utility>

#include "ui/icons.gen.hpp"
#include "ui/kit.hpp"
#include "ui/screens/ask.hpp"
#include "ui/screens/end_watch.hpp"
#include "ui/screens/foretelling.hpp"
#include "ui/screens/play_screens.hpp"
#include "ui/screens/screens.hpp"
#include "ui/screens/status.hpp"
#include "ui/screens/table.hpp"
#include "ui/screens/words.hpp"

namespace messhall::ui {
namespace {

using games::Side;

constexpr float kActionsHeight = 60;
constexpr float kEvalBar = 12;
constexpr float kBesideMoves = 224;
// Below this a phone has no room for a line of moves.
constexpr float kShortPhone = 700;

constexpr Text kForetell{"play.foretell", "Foretell"};

class Play final : public PlayScreen {
 public:
  explicit Play(Hall& hall) : hall_(hall), table_(hall), status_(hall, table_), ask_(hall, table_) {}

  void enter(Context& c, std::string_view rest) override;
  void draw(Context& c, Rect area) override;
  bool key(const Key& key) override;
  [[nodiscard]] Label title() const override;
  [[nodiscard]] std::optional<Rect> square(std::string_view name) const override { return table_.square(name); }

 private:
  bool foretelling_key(const Key& key);

  // ---- layouts ----
  void draw_wide(Context& c, Rect area);
  void draw_flat(Context& c, Rect area);
  void draw_tall(Context& c, Rect area);
  void draw_embed(Context& c, Rect area);
  void draw_empty(Context& c, Rect area);

  // ---- parts ----
  void board_with_bar(Context& c, Rect area);
  void card(Context& c, Rect rect, Side side);
  void strip(Context& c, Rect rect, Side side, bool panelled);
  void turn_plate(Context& c, Rect rect, Side side) const;
  void moves_panel(Context& c, Rect rect, bool head, bool foot);
  void moves_head(Context& c, Rect rect) const;
  void moves_foot(Context& c, Rect rect);
  void moves_line(Context& c, Rect rect);
  void actions(Context& c, Rect rect, bool flip);
  void status_panel(Context& c, Rect rect);

  void undo() {
    if (table_.asking()) return table_.take_back();
    hall_.refused(hall_.session.undo());
  }
  void redo() { hall_.refused(hall_.session.redo()); }
  // Its words come before any others.
  void hint() {
    table_.let_go();
    hall_.hush();
    hall_.refused(hall_.session.ask_hint());
  }
  void look(std::ptrdiff_t ply);
  void refresh_moves();
  [[nodiscard]] const app::Match& match() const { return *hall_.session.match(); }
  [[nodiscard]] bool foretells() const;
  [[nodiscard]] bool on_request() const;
  [[nodiscard]] Side top() const { return games::other(table_.bottom()); }

  Hall& hall_;
  Table table_;
  StatusLine status_;
  AskPanel ask_;
  std::string focus_;
  std::vector<kit::MoveEntry> moves_;
  std::uint64_t moves_match_ = 0;
  std::uint64_t moves_revision_ = 0;
  std::pair<std::string, Square> moves_turn_{};
  EndWatch end_{hall_};
};

void Play::enter(Context& c, std::string_view /*rest*/) {
  hall_.hush();
  if (hall_.session.match() == nullptr) return;
  table_.follow(c);
}

Label Play::title() const {
  if (hall_.session.match() == nullptr) return Text{"play.title", "Play"};
  return match().info().name;
}

void Play::draw(Context& c, Rect area) {
  if (hall_.session.match() == nullptr) {
    draw_empty(c, area);
    return;
  }
  focus_ = std::string(c.focus);
  table_.follow(c);
  status_.update(c);
  if (table_.asking()) ask_.update();
  refresh_moves();
  // Tall windows have it in their bar.
  if (!c.layout.tall()) kit::say(c, "play.heading", Role::Heading, title(), {area.x, area.y, area.w, 1}, 1);
  switch (c.layout.form) {
    case Form::Wide:
      draw_wide(c, area);
      break;
    case Form::Flat:
      draw_flat(c, area);
      break;
    case Form::Tall:
      draw_tall(c, area);
      break;
    case Form::Embed:
      draw_embed(c, area);
      break;
  }
  end_.look(c, table_.animating(c.now), [this] { return table_.outer(); });
}

// ---- layouts ----

void Play::draw_wide(Context& c, Rect area) {
  constexpr float kMargin = 14;
  constexpr float kGap = 10;
  hall_.rail(c, area.cut_left(c.layout.rail()), "play");
  Rect side = area.cut_right(c.layout.side()).inset(0, kMargin);
  side.w -= kMargin;
  board_with_bar(c, area.inset(kMargin));
  const float height = foretells() ? kit::kLadderCardHeight : kit::kPlayerCardHeight;
  card(c, side.cut_top(height, kGap), top());
  card(c, side.cut_bottom(height, kGap), table_.bottom());
  if (table_.asking()) {
    ask_.draw(c, side.cut_bottom(ask_.height(c, side.w), kGap));
  } else {
    Rect buttons = side.cut_bottom(kActionsHeight, kGap);
    kit::panel(c, buttons);
    actions(c, buttons.inset(4), true);
    status_panel(c, side.cut_bottom(status_.height(c, side.w), kGap));
  }
  moves_panel(c, side, true, true);
}

void Play::draw_flat(Context& c, Rect area) {
  constexpr float kMargin = 6;
  hall_.rail(c, area.cut_left(c.layout.rail()), "play");
  area = area.inset(8, kMargin);
  const Rect board = table_.fit(c, area, board::FrameStyle::Trimmed);
  table_.show(c, {area.x, area.y, board.w, area.h}, board::FrameStyle::Trimmed);
  area.cut_left(board.w, 8);
  strip(c, area.cut_top(kit::kPlayerStripHeight, kMargin), top(), true);
  strip(c, area.cut_bottom(kit::kPlayerStripHeight, kMargin), table_.bottom(), true);
  if (table_.asking()) {
    ask_.draw(c, area.cut_bottom(std::min(ask_.height(c, area.w), area.h), kMargin));
    if (area.h >= 56) moves_panel(c, area, false, false);
    return;
  }
  Rect buttons = area.cut_bottom(56, kMargin);
  kit::panel(c, buttons);
  actions(c, buttons.inset(2), true);
  status_panel(c, area.cut_bottom(std::min(status_.height(c, area.w) - 8, area.h), kMargin));
  if (area.h >= 56) moves_panel(c, area, false, false);
}

void Play::draw_tall(Context& c, Rect area) {
  Rect rest;
  if (kit::top_bar(c, area.cut_top(52), {match().info().name, words::opponents(match())}, rest))
    hall_.ui.navigate("lobby");
  const Colour ink = c.colours().rail_ink;
  if (kit::icon_button(c, "top.menu", rest.cut_right(44).centred(44, 44), icons::kDotsThreeVertical,
                       Text{"play.menu", "Menu"}, {.colour = ink})) {
    hall_.ui.open(make_menu(hall_));
  }
  if (kit::icon_button(c, "top.flip", rest.cut_right(44).centred(44, 44), icons::kArrowsDownUp,
                       Text{"play.flip", "Flip"}, {.colour = ink})) {
    table_.flip();
  }

  const Rect foot = area.cut_bottom(64);
  if (!table_.asking()) {
    const float below = c.layout.height - foot.bottom();
    kit::fill(c, {foot.x, foot.y, foot.w, foot.h + below}, c.colours().surface);
    kit::rule(c, foot);
    actions(c, Rect{foot.x + 4, foot.y + 4, foot.w - 8, 52}, false);
  }

  const bool line = c.layout.height >= kShortPhone && !c.layout.moves_beside;
  const float status = status_.height(c, area.w - 20);
  const float taken =
      2 * kit::kPlayerStripHeight + (line ? 40.0F : 0) + status + (c.layout.height < kShortPhone ? 8.0F : 20.0F);
  Rect room = area;
  const float top_edge = area.y;
  if (c.layout.moves_beside) room.w -= kBesideMoves + 20;
  room.h = std::max(area.h - taken, 80.0F);
  const Rect board = table_.fit(c, room, board::FrameStyle::Trimmed);
  strip(c, {room.x, area.y, room.w, kit::kPlayerStripHeight}, top(), false);
  area.cut_top(kit::kPlayerStripHeight);
  table_.show(c, {room.x, area.y, room.w, board.h}, board::FrameStyle::Trimmed);
  area.cut_top(board.h);
  strip(c, {room.x, area.y, room.w, kit::kPlayerStripHeight}, table_.bottom(), false);
  area.cut_top(kit::kPlayerStripHeight);
  if (line) moves_line(c, area.cut_top(40));
  if (c.layout.moves_beside) {
    moves_panel(c, {room.right() + 10, top_edge + 10, kBesideMoves, area.y - top_edge - 10}, true, true);
  }
  if (table_.asking()) {
    // The question takes the place of the actions too: the board stays where it is.
    ask_.draw(c, {area.x + 10, area.y + 6, area.w - 20, foot.bottom() - 10 - area.y - 6});
    return;
  }
  const float y = area.y + std::max((area.h - status) / 2, 4.0F);
  status_panel(c, {area.x + 10, y, area.w - 20, status});
}

void Play::draw_embed(Context& c, Rect area) {
  constexpr float kBar = 44;
  const Palette& p = c.colours();
  kit::fill(c, area, p.surface);
  Rect bar = area.cut_bottom(kBar);
  table_.show(c, area.inset(std::min(5.0F, area.w / 60)), board::FrameStyle::Trimmed);
  bar = bar.inset(4, 0);
  if (table_.asking()) {
    ask_.draw_bar(c, bar);
    return;
  }
  const bool over = match().over() && !match().looking_back();
  const auto icon = [&](std::string_view id, const char* name, const Label& label) {
    return kit::icon_button(c, id, bar.cut_right(44).centred(44, 44), name, label).pressed;
  };
  if (icon("embed.open", icons::kArrowsOut, Text{"embed.open", "Open in Mess Hall"})) {
    hall_.ui.host().open_link(hall_.game_address());
  }
  if (!over && icon("embed.new", icons::kPlus, Text{"embed.new", "New game"}))
    hall_.refused(hall_.session.rematch(false));
  if (icon("embed.undo", icons::kArrowUUpLeft, Text{"embed.undo", "Undo"})) undo();
  if (on_request() && icon("play.foretell", icons::kEye, kForetell)) table_.name_first();
  if (over) {
    constexpr Text kAgain{"embed.rematch", "Rematch"};
    const float width = kit::button_width(c, kAgain);
    if (kit::button(c, "embed.rematch", bar.cut_right(width, 6).centred(width, 36), kAgain,
                    {.kind = kit::ButtonKind::Brand})) {
      hall_.refused(hall_.session.rematch(false));
    }
  }
  const Side side = over && match().outcome().result == games::Verdict::SecondWins ? Side::Second
                    : over                                                         ? Side::First
                                                                                   : match().to_move();
  kit::sprite(c, hall_.royal(c, match().info(), side, 28), bar.cut_left(34, 6).centred(28, 28));
  const bool plain = !hall_.session.thinking() && table_.selected() == kNoSquare;
  const Message turn = words::turn(hall_.session, match().to_move());
  const Message words = over                                                 ? words::verdict(match())
                        : plain && !turn.empty() && hall_.refusal(c).empty() ? turn
                                                                             : status_.sentence();
  const std::string text = kit::plain(c.say(words));
  kit::say(c, "play.status", Role::Status, kit::plain(c.say(status_.sentence())), bar);
  const bool fits = kit::text_width(c, type::kLabel, text) <= bar.w;
  kit::paragraph(c, bar.centred(bar.w, fits ? type::kLabel.line : 2 * type::kSmall.line),
                 fits ? type::kLabel : type::kSmall, text, {.colour = p.ink, .lines = 2});
}

// No game has been begun yet.
void Play::draw_empty(Context& c, Rect area) {
  if (c.layout.wide() || c.layout.flat()) hall_.rail(c, area.cut_left(c.layout.rail()), "play");
  if (c.layout.tall()) hall_.tabs(c, area.cut_bottom(64), "play");
  const Rect middle = area.centred(320, 120);
  Rect column = middle;
  kit::say(c, "play.heading", Role::Heading, title(), {area.x, area.y, area.w, 1}, 1);
  kit::heading(c, "play.empty", column.cut_top(32, 16), Text{"play.empty", "No game on the board"}, 2);
  if (kit::button(c, "play.new", column.cut_top(50), Text{"play.new.long", "New game"},
                  {.kind = kit::ButtonKind::Brand, .icon = icons::kPlus, .big = true})) {
    hall_.new_game();
  }
}

// ---- parts ----

void Play::board_with_bar(Context& c, Rect area) {
  const bool bar = hall_.session.settings().evaluation_bar;
  const float lead = bar ? kEvalBar + 10 : 0;
  const Rect board = table_.fit(c, {area.x, area.y, area.w - lead, area.h}, board::FrameStyle::Whole);
  const float x = area.x + std::max((area.w - board.w - lead) / 2, 0.0F);
  if (bar) {
    const Rect rect{x, area.y + (area.h - board.h) / 2 + 5, kEvalBar, board.h - 10};
    kit::eval_bar(c, "play.eval", rect,
                  {.share = words::share(hall_.session),
                   .first = words::side_colour(match().info(), Side::First),
                   .second = words::side_colour(match().info(), Side::Second),
                   .spoken = words::score(hall_.session),
                   .flipped = table_.flipped()});
  }
  table_.show(c, {x + lead, area.y, board.w, area.h}, board::FrameStyle::Whole);
}

bool Play::foretells() const { return match().position().prophecies().has_value(); }

// Whether a player is asked only after a press on the button.
bool Play::on_request() const {
  const bool always = hall_.session.settings().prophecies == app::Prophecies::Always;
  return foretells() && match().human_to_move() && !(always && !table_.naming_first() && !table_.named_first()) &&
         foretelling::refusal(match()).empty();
}

// Whose turn it is, in mustard, at the right end of a card.
void Play::turn_plate(Context& c, Rect rect, Side side) const {
  const Message words = words::turn(hall_.session, side);
  if (words.empty()) return;
  const std::string text = c.say(words);
  const float width = kit::text_width(c, type::kLabel, text) + 20;
  const float height = std::min(rect.h, kit::kPlayerCardHeight);
  const Rect plate = Rect{rect.right() - 12 - width, rect.y, width, height}.centred(width, 30);
  kit::fill(c, plate, c.colours().brand, 8);
  kit::text_in(c, plate, type::kLabel, c.colours().on_brand, text, kit::Align::Centre);
}

void Play::card(Context& c, Rect rect, Side side) {
  const Rect row =
      kit::player_card(c, side == top() ? "play.other" : "play.own", rect, words::player(c, hall_, side, 46));
  table_.set_card(side, {row.x + 12, row.centre().y});
  turn_plate(c, rect, side);
}

void Play::strip(Context& c, Rect rect, Side side, bool panelled) {
  const Rect row = kit::player_strip(c, side == top() ? "play.other" : "play.own", rect,
                                     words::player(c, hall_, side, 38), panelled);
  table_.set_card(side, {row.x + 12, row.centre().y});
  if (!foretells()) turn_plate(c, rect, side);
}

void Play::moves_panel(Context& c, Rect rect, bool head, bool foot) {
  kit::panel(c, rect);
  if (head) moves_head(c, rect.cut_top(44));
  if (foot && rect.h > 100) moves_foot(c, rect.cut_bottom(44));
  if (moves_.empty()) {
    kit::text_in(c, rect.inset(14, 0), type::kSmall, c.colours().ink3,
                 c.say(Text{"play.no-moves", "The moves will stand here."}));
    return;
  }
  if (!head) rect = rect.inset(0, 4);
  if (const auto ply = kit::move_list(c, "play.moves", rect, words::move_list(match(), moves_))) look(*ply + 1);
}

void Play::moves_head(Context& c, Rect rect) const {
  rect = rect.inset(14, 0);
  if (hall_.session.settings().evaluation_bar) {
    const Label score = words::score(hall_.session);
    const kit::ChipStyle style{};
    const float width = kit::chip_width(c, score, style);
    if (width < rect.w - 70) kit::chip(c, {rect.right() - width, rect.y + 9}, score, style);
    kit::say(c, "play.score", Role::Text, score, {rect.right() - width, rect.y + 9, width, 26});
  }
  kit::heading(c, "play.moves-title", rect, Text{"play.moves", "Moves"}, 3);
}

void Play::moves_foot(Context& c, Rect rect) {
  kit::rule(c, rect);
  rect = rect.inset(6, 2);
  constexpr float kWithShare = 4 * 48 + 44;
  const bool share = rect.w >= kWithShare;
  const auto ply = static_cast<std::ptrdiff_t>(match().cursor());
  const auto last = static_cast<std::ptrdiff_t>(match().moves().size());
  const auto step = [&](std::string_view id, const char* icon, const Label& label, bool off) {
    return kit::icon_button(c, id, rect.cut_left(44, 4).centred(44, 40), icon, label, {.disabled = off}).pressed;
  };
  if (step("play.first", icons::kSkipBack, Text{"play.first", "To the start"}, ply == 0)) look(0);
  if (step("play.back", icons::kCaretLeft, Text{"play.back", "One move back"}, ply == 0)) look(ply - 1);
  if (step("play.on", icons::kCaretRight, Text{"play.on", "One move on"}, ply == last)) look(ply + 1);
  if (step("play.last", icons::kSkipForward, Text{"play.last", "To the last move"}, ply == last)) look(last);
  if (share && kit::icon_button(c, "play.share", rect.cut_right(44).centred(44, 40), icons::kShareNetwork,
                                Text{"play.share", "Copy a link to this game"})) {
    hall_.copy_link();
  }
}

void Play::moves_line(Context& c, Rect rect) {
  kit::fill(c, rect, c.colours().surface);
  if (moves_.empty()) {
    kit::text_in(c, rect.inset(16, 0), type::kSmall, c.colours().ink3,
                 c.say(Text{"play.no-moves", "The moves will stand here."}));
    return;
  }
  if (const auto ply = kit::move_line(c, "play.moves", rect, words::move_list(match(), moves_))) look(*ply + 1);
}

void Play::status_panel(Context& c, Rect rect) {
  if (rect.h < 24) return;
  kit::panel(c, rect);
  status_.draw(c, rect);
}

void Play::actions(Context& c, Rect rect, bool flip) {
  app::Session& session = hall_.session;
  const bool naming = foretells() && match().seats().humans() > 0;
  const int count = (flip ? 6 : 5) + (naming ? 1 : 0);
  int next = 0;
  const bool wordless = c.layout.narrow_side && c.layout.wide();
  const auto action = [&](std::string_view id, const char* icon, const Label& label, bool off, bool active) {
    const Rect cell = rect.column(next++, count);
    return kit::action(c, id, cell, icon, label,
                       {.disabled = off, .active = active, .wordless = wordless, .filled = active});
  };
  const bool watching = match().seats().humans() == 0;
  if (watching && !match().over()) {
    const bool paused = session.paused();
    if (action("play.pause", paused ? icons::kPlay : icons::kPause,
               paused ? Text{"play.go-on", "Go on"} : Text{"play.pause", "Pause"}, false, paused)) {
      session.pause(!paused);
    }
  } else if (session.thinking()) {
    if (action("play.now", icons::kPlay, Text{"play.now", "Move now"}, false, true)) hall_.refused(session.move_now());
  }
  const bool first_taken = next > 0;
  if (const auto t = action("play.undo", icons::kArrowUUpLeft, Text{"play.undo", "Undo"},
                            match().undo_refusal().has_value(), false);
      t.pressed || t.refused) {
    undo();
  }
  if (const auto t = action("play.redo", icons::kArrowUUpRight, Text{"play.redo", "Redo"},
                            match().redo_refusal().has_value(), false);
      t.pressed || t.refused) {
    redo();
  }
  if (!first_taken) {
    const auto t = action("play.hint", icons::kLightbulb, Text{"play.hint", "Hint"}, match().over(), session.hinting());
    if (t.pressed || t.refused) hint();
  }
  if (naming) {
    const bool off = !match().human_to_move() || !foretelling::refusal(match()).empty();
    const auto t = action("play.foretell", icons::kEye, kForetell, off, table_.naming_first() || table_.named_first());
    if (t.pressed || t.refused) table_.name_first();
  }
  if (flip && action("play.flip", icons::kArrowsDownUp, Text{"play.flip", "Flip"}, false, false)) table_.flip();
  if (action("play.new", icons::kPlus, Text{"play.new", "New"}, false, false)) hall_.new_game(match().info().id);
  if (action("play.menu", icons::kList, Text{"play.menu", "Menu"}, false, false)) hall_.ui.open(make_menu(hall_));
}

// ---- the rest ----

void Play::look(std::ptrdiff_t ply) {
  const auto last = static_cast<std::ptrdiff_t>(match().moves().size());
  table_.let_go();
  hall_.hush();
  hall_.session.look(static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(ply, 0, last)));
  if (const app::PlayedMove* const move = match().last_shown()) {
    hall_.ui.announce(Message{
        {"play.looking.said", "After {side} {move}"},
        {{"side", words::side_name(match().info(), move->side)}, {"move", foretelling::plain_notation(move->view)}}});
  }
  hall_.ui.frames().input();
}

void Play::refresh_moves() {
  const auto& draft = hall_.session.draft();
  const bool asks = table_.asking();
  const auto turn = std::pair(asks ? draft->move->text : std::string(), asks ? draft->named : kNoSquare);
  if (moves_match_ == hall_.session.match_id() && moves_revision_ == match().revision() && moves_turn_ == turn) return;
  moves_turn_ = turn;
  moves_match_ = hall_.session.match_id();
  moves_revision_ = match().revision();
  moves_ = words::moves(match());
  if (asks) words::add_draft(moves_, match(), *draft);
}

// A turn in the making is confirmed, skipped or taken back step by step; otherwise one begins with its square.
bool Play::foretelling_key(const Key& key) {
  const bool escape = key.name == "Escape";
  if (!table_.asking()) {
    const bool begun = table_.naming_first() || table_.named_first();
    if (key.name != "p" && !(escape && begun)) return false;
    table_.name_first();
    return true;
  }
  const bool named = hall_.session.draft()->named != kNoSquare;
  if (escape && named) {
    hall_.session.name(kNoSquare);
  } else if (escape) {
    table_.take_back();
  } else if (key.name == "Enter" && named) {
    table_.finish(true);
  } else if (key.name == "s") {
    table_.finish(false);
  } else {
    return false;
  }
  return true;
}

bool Play::key(const Key& key) {
  if (hall_.session.match() == nullptr) return false;
  if (table_.owns(focus_) && table_.key(key)) return true;
  if (!key.plain() || (key.modifiers & kShift) != 0) return false;
  if (foretells() && foretelling_key(key)) return true;
  const auto ply = static_cast<std::ptrdiff_t>(match().cursor());
  if (key.name == "ArrowLeft") {
    look(ply - 1);
  } else if (key.name == "ArrowRight") {
    look(ply + 1);
  } else if (key.name == "Home") {
    look(0);
  } else if (key.name == "End") {
    look(static_cast<std::ptrdiff_t>(match().moves().size()));
  } else if (key.name == "Escape" && table_.selected() != kNoSquare) {
    table_.let_go();
  } else if (key.name == "u") {
    undo();
  } else if (key.name == "r") {
    redo();
  } else if (key.name == "h") {
    hint();
  } else if (key.name == "f") {
    table_.flip();
  } else if (key.name == "n") {
    hall_.new_game(match().info().id);
  } else if (key.name == "m") {
    hall_.ui.open(make_menu(hall_));
  } else {
    return false;
  }
  return true;
}

}  // namespace

std::unique_ptr<PlayScreen> make_board_play(Hall& hall) { return std::make_unique<Play>(hall); }

}  // namespace messhall::ui
