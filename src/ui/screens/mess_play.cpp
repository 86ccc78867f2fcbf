// Mess on the board, in all four layouts.
#include <algorithm>
#include <array>
#include <utility>

#include "ui/icons.gen.hpp"
#include "ui/kit.hpp"
#include "ui/screens/end_watch.hpp"
#include "ui/screens/mess_log.hpp"
#include "ui/screens/mess_players.hpp"
#include "ui/screens/mess_question.hpp"
#include "ui/screens/mess_table.hpp"
#include "ui/screens/play_screens.hpp"
#include "ui/screens/screens.hpp"
#include "ui/screens/words.hpp"

namespace messhall::ui {
namespace {

using games::Side;
using Mode = MessTable::Mode;

constexpr float kActionsHeight = 60;
constexpr float kQuestion = 404;  // the widest that a question is
constexpr float kStrip = 100;
constexpr int kStripSquares = 5;
constexpr Text kMore{"mess.more", "More"};

// A question in a dialog of its own, where the window has no room for it.
class QuestionDialog final : public Dialog {
 public:
  QuestionDialog(Hall& hall, MessQuestion& question, MessTable& table)
      : hall_(hall), question_(question), table_(table), revision_(hall.session.match()->revision()) {}
  [[nodiscard]] std::string_view id() const override { return "mess-ask"; }
  [[nodiscard]] Label title() const override { return Text{"mess.ask.region", "Question"}; }
  [[nodiscard]] Shape shape() const override { return Shape::Window; }
  [[nodiscard]] Point size(Context& c, float width) override {
    const float wide = std::min(width, kQuestion);
    return {wide, question_.height(c, wide)};
  }
  [[nodiscard]] float padding(const Context& /*c*/) const override { return 4; }
  void draw(Context& c, Rect content) override {
    const app::Match* const match = hall_.session.match();
    if (match == nullptr || match->info().deeds.empty() || !table_.asking()) return hall_.ui.close();
    // A question is answered once; property is managed until one is done with it.
    const bool manages = table_.mode() != Mode::Answer;
    const bool answered = match->revision() != std::exchange(revision_, match->revision());
    if ((answered && !manages) || (std::exchange(managed_, manages) && !manages)) return hall_.ui.close();
    question_.draw(c, content);
  }

 private:
  Hall& hall_;
  MessQuestion& question_;
  MessTable& table_;
  std::uint64_t revision_;
  bool managed_ = false;
};

// What an embedded board has no room for beside its question.
class MoreDialog final : public Dialog {
 public:
  struct Entry {
    std::string_view id{};
    const char* icon = nullptr;
    Text label{};
    std::function<void()> act{};
  };
  MoreDialog(Hall& hall, std::vector<Entry> entries) : hall_(hall), entries_(std::move(entries)) {}
  [[nodiscard]] std::string_view id() const override { return "mess-more"; }
  [[nodiscard]] Label title() const override { return kMore; }
  [[nodiscard]] Point size(Context& /*c*/, float width) override {
    return {std::min(width, 320.0F), kHead + kRow * static_cast<float>(entries_.size())};
  }
  [[nodiscard]] float padding(const Context& /*c*/) const override { return 10; }
  void draw(Context& c, Rect content) override {
    Rect head = content.cut_top(kHead);
    head.cut_left(8);
    if (kit::icon_button(c, "more.close", head.cut_right(44), icons::kX, Text{"menu.close", "Close"})) hall_.ui.close();
    kit::heading(c, "more.title", head, title(), 2);
    // A copy: an action may close the dialog.
    const std::vector<Entry> entries = entries_;
    for (const Entry& entry : entries) {
      Rect row = content.cut_top(kRow);
      const bool pressed = kit::row(c, entry.id, row.inset(0, 1), entry.label).pressed;
      row = row.inset(8, 0);
      kit::icon(c, entry.icon, row.cut_left(24, 12), 20, c.colours().ink);
      kit::text_in(c, row, type::kLabel, c.colours().ink, c.say(entry.label));
      if (!pressed) continue;
      hall_.ui.close();
      entry.act();
    }
  }

 private:
  static constexpr float kHead = 44;
  static constexpr float kRow = 44;
  Hall& hall_;
  std::vector<Entry> entries_;
};

class MessPlay final : public PlayScreen {
 public:
  explicit MessPlay(Hall& hall) : hall_(hall), table_(hall), log_(hall), question_(hall, table_, log_) {}

  void enter(Context& c, std::string_view rest) override;
  void draw(Context& c, Rect area) override;
  bool key(const Key& key) override;
  [[nodiscard]] Label title() const override { return match().info().name; }
  [[nodiscard]] std::optional<Rect> square(std::string_view name) const override { return table_.square(name); }

 private:
  struct Entry {
    std::string_view id{};
    const char* icon = nullptr;
    Text label{};
    bool off = false;
    bool active = false;
    std::function<void()> act{};
  };

  void draw_wide(Context& c, Rect area);
  void draw_flat(Context& c, Rect area);
  void draw_tall(Context& c, Rect area);
  void draw_embed(Context& c, Rect area);
  void draw_question(Context& c, Rect rect, bool sheet);
  void draw_asking(Context& c);
  void draw_log(Context& c, Rect rect);
  void draw_foot(Context& c, Rect rect);
  void ask();
  [[nodiscard]] std::vector<MoreDialog::Entry> more();
  void actions(Context& c, Rect rect, bool column, bool all);
  [[nodiscard]] std::vector<Entry> entries(bool all);
  [[nodiscard]] Entry manage(std::string_view id, const char* icon, Text label, Mode mode, Mode other);
  void look(std::ptrdiff_t ply);
  void undo() { hall_.refused(hall_.session.undo()); }
  void hint();
  [[nodiscard]] const app::Match& match() const { return *hall_.session.match(); }
  [[nodiscard]] Side bottom() const { return match().viewer(); }
  [[nodiscard]] Side top() const { return games::other(bottom()); }
  [[nodiscard]] Message round() const;

  Hall& hall_;
  MessTable table_;
  MessLog log_;
  MessQuestion question_;
  EndWatch end_{hall_};
  std::array<Point, 2> graves_{};  // where pieces of the upper and of the lower player go that are lost
};

void MessPlay::enter(Context& c, std::string_view /*rest*/) {
  hall_.hush();
  table_.follow(c);
}

Message MessPlay::round() const {
  const auto estate = match().shown().estate();
  const std::string now = std::to_string(estate ? estate->round : 1);
  if (estate && estate->last_round > 0) {
    return {{"mess.round.of", "Round {round} of {last}"},
            {{"round", now}, {"last", std::to_string(estate->last_round)}}};
  }
  return {{"mess.round", "Round {round}"}, {{"round", now}}};
}

void MessPlay::draw(Context& c, Rect area) {
  table_.follow(c);
  log_.follow(c);
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
  table_.show_fallen(c, graves_[0], graves_[1]);
  end_.look(c, table_.animating(c.now), [this] { return table_.outer(); });
}

// ---- layouts ----

void MessPlay::draw_wide(Context& c, Rect area) {
  constexpr float kMargin = 14;
  constexpr float kGap = 10;
  hall_.rail(c, area.cut_left(c.layout.rail()), "play");
  Rect side = area.cut_right(c.layout.side()).inset(0, kMargin);
  side.w -= kMargin;
  table_.show(c, area.inset(kMargin), true);
  // Before the side column, so that who goes from one thing to the next meets it first.
  draw_asking(c);
  const float panel = side.h >= 600 ? mess::kPanelHeight : side.h >= 520 ? 112.0F : 82.0F;
  const Rect upper = side.cut_top(panel, kGap), lower = side.cut_bottom(panel, kGap);
  mess::player_panel(c, hall_, "play.other", upper, top());
  mess::player_panel(c, hall_, "play.own", lower, bottom());
  graves_ = {mess::graveyard_in(upper), mess::graveyard_in(lower)};
  table_.without_strip();
  const Rect buttons = side.cut_bottom(kActionsHeight, kGap);
  kit::panel(c, buttons);
  actions(c, buttons.inset(4), false, true);
  draw_log(c, side);
}

// The question stands in the middle of the board, as soon as the dice lie still.
void MessPlay::draw_asking(Context& c) {
  if (!table_.rolled(c.now)) return;
  Rect felt = table_.felt().inset(12);
  const float width = std::min(felt.w, kQuestion);
  if (question_.idle()) {
    question_.draw_card_alone(c, felt, width);
    return;
  }
  const float height = std::min(question_.height(c, width), felt.h - 20);
  // A little below the middle: the dice lie above it.
  draw_question(c, felt.centred(width, height).moved(0, std::min(24.0F, (felt.h - height) / 2)), false);
}

void MessPlay::draw_question(Context& c, Rect rect, bool sheet) {
  if (sheet) {
    kit::shadow(c, rect, 18, tokens::elevation::kE2);
    kit::fill_top(c, {rect.x, rect.y, rect.w, rect.h + c.layout.safe.bottom}, c.colours().surface, 18);
  } else {
    kit::shadow(c, rect, 14, tokens::elevation::kE2);
    kit::fill(c, rect, c.colours().surface, 14);
  }
  if (c.live) c.router.offer({"ask.ground", Router::Kind::Block, rect, c.clip, false});
  question_.draw(c, rect);
}

void MessPlay::draw_log(Context& c, Rect rect) {
  kit::panel(c, rect);
  Rect head = rect.cut_top(44).inset(14, 0);
  kit::heading(c, "play.log", head, round(), 3);
  if (rect.h > 220) log_.draw_worth(c, rect.cut_top(78, 6).inset(14, 2));
  if (rect.h > 120) draw_foot(c, rect.cut_bottom(44));
  log_.draw(c, rect.inset(0, 4));
}

// Steps through the game, as under the moves of other games.
void MessPlay::draw_foot(Context& c, Rect rect) {
  kit::rule(c, rect);
  rect = rect.inset(6, 2);
  const auto ply = static_cast<std::ptrdiff_t>(match().cursor());
  const auto last = static_cast<std::ptrdiff_t>(match().moves().size());
  const auto step = [&](std::string_view id, const char* icon, const Label& label, bool off) {
    return kit::icon_button(c, id, rect.cut_left(44, 4).centred(44, 40), icon, label, {.disabled = off}).pressed;
  };
  if (step("play.first", icons::kSkipBack, Text{"play.first", "To the start"}, ply == 0)) look(0);
  if (step("play.back", icons::kCaretLeft, Text{"play.back", "One move back"}, ply == 0)) look(ply - 1);
  if (step("play.on", icons::kCaretRight, Text{"play.on", "One move on"}, ply == last)) look(ply + 1);
  if (step("play.last", icons::kSkipForward, Text{"play.last", "To the last move"}, ply == last)) look(last);
  if (rect.w > 44 && kit::icon_button(c, "play.log.open", rect.cut_right(44).centred(44, 40), icons::kListBullets,
                                      Text{"mess.log.whole", "Whole log"})) {
    hall_.ui.open(make_mess_log(hall_));
  }
}

void MessPlay::draw_flat(Context& c, Rect area) {
  constexpr float kMargin = 5;
  hall_.rail(c, area.cut_left(c.layout.rail()), "play");
  area = area.inset(8, kMargin);
  const Rect board = area.cut_left(std::min(area.h, area.w * 0.5F), 8);
  table_.show(c, board, false);
  const Rect upper = area.cut_top(46, kMargin), lower = area.cut_bottom(46, kMargin);
  mess::player_strip(c, hall_, "play.other", upper, top(), true);
  mess::player_strip(c, hall_, "play.own", lower, bottom(), true);
  graves_ = {upper.centre(), lower.centre()};
  table_.without_strip();
  const Rect buttons = area.cut_right(46, kMargin);
  kit::panel(c, buttons);
  actions(c, buttons, true, true);
  if (!table_.rolled(c.now)) return;
  kit::panel(c, area);
  question_.draw(c, area);
}

void MessPlay::draw_tall(Context& c, Rect area) {
  Rect rest;
  if (kit::top_bar(c, area.cut_top(52), {match().info().name, round()}, rest)) hall_.ui.navigate("lobby");
  const Colour ink = c.colours().rail_ink;
  if (kit::icon_button(c, "top.menu", rest.cut_right(44).centred(44, 44), icons::kDotsThreeVertical,
                       Text{"play.menu", "Menu"}, {.colour = ink})) {
    hall_.ui.open(make_menu(hall_));
  }
  if (kit::icon_button(c, "play.log.open", rest.cut_right(44).centred(44, 44), icons::kListBullets,
                       Text{"mess.log.whole", "Whole log"}, {.colour = ink})) {
    hall_.ui.open(make_mess_log(hall_));
  }
  const float wanted = table_.rolled(c.now) ? question_.height(c, area.w) : 0;
  const float strips = 2 * mess::kStripHeight;
  constexpr float kColumn = 104;
  // The board takes what the question leaves; where that is little, the question scrolls.
  const float widest = std::min(area.w - kColumn - 20, area.h * 0.5F);
  const float least = std::min(widest, std::max(200.0F, area.h * 0.3F));
  const float room = area.h - strips - wanted - 8;
  const bool strip = room - (kStrip + 14) >= least;
  const float usual = area.w >= 640 ? widest : std::min(widest, 300.0F);
  const float side = std::clamp(room - (strip ? kStrip + 14 : 0), least, std::max(usual, least));
  const Rect upper = area.cut_top(mess::kStripHeight);
  mess::player_strip(c, hall_, "play.other", upper, top(), false);
  Rect row = area.cut_top(side, 2).inset(6, 0);
  table_.show(c, row.cut_left(side, 8), false);
  actions(c, row, true, false);
  if (strip && !table_.detailed()) {
    table_.show_strip(c, area.cut_top(kStrip + 12).inset(5, 6), kStripSquares);
  } else {
    table_.without_strip();
  }
  const Rect lower = area.cut_top(mess::kStripHeight);
  mess::player_strip(c, hall_, "play.own", lower, bottom(), false);
  graves_ = {upper.centre(), lower.centre()};
  if (table_.rolled(c.now)) draw_question(c, area, true);
}

void MessPlay::draw_embed(Context& c, Rect area) {
  constexpr float kBar = 48;
  kit::fill(c, area, c.colours().surface);
  Rect bar = area.cut_bottom(kBar).inset(4, 0);
  table_.show(c, area.inset(std::min(5.0F, area.w / 60)), false);
  table_.without_strip();
  graves_ = {Point{area.centre().x, area.y}, Point{area.centre().x, area.bottom()}};
  const auto icon = [&](std::string_view id, const char* name, const Label& label) {
    return kit::icon_button(c, id, bar.cut_right(40).centred(40, 44), name, label).pressed;
  };
  if (icon("embed.open", icons::kArrowsOut, Text{"embed.open", "Open in Mess Hall"}))
    hall_.ui.host().open_link(hall_.game_address());
  if (icon("embed.undo", icons::kArrowUUpLeft, Text{"embed.undo", "Undo"})) undo();
  if (icon("embed.more", icons::kDotsThreeVertical, kMore)) {
    hall_.ui.open(std::make_unique<MoreDialog>(hall_, more()));
  }
  question_.draw_bar(c, bar, [this] { ask(); });
}

void MessPlay::ask() { hall_.ui.open(std::make_unique<QuestionDialog>(hall_, question_, table_)); }

std::vector<MoreDialog::Entry> MessPlay::more() {
  std::vector<MoreDialog::Entry> list;
  list.push_back({"embed.log", icons::kListBullets, Text{"mess.log.whole", "Whole log"},
                  [this] { hall_.ui.open(make_mess_log(hall_)); }});
  for (Entry& entry : entries(true)) {
    if (entry.off || entry.id == "play.menu" || entry.id == "play.undo") continue;
    list.push_back({entry.id, entry.icon, entry.label, [this, act = std::move(entry.act)] {
                      act();
                      if (table_.mode() != Mode::Answer) ask();
                    }});
  }
  if (!match().redo_refusal()) {
    list.push_back({"embed.redo", icons::kArrowUUpRight, Text{"play.redo", "Redo"},
                    [this] { hall_.refused(hall_.session.redo()); }});
  }
  list.push_back({"embed.new", icons::kPlus, Text{"embed.new", "New game"},
                  [this] { hall_.refused(hall_.session.rematch(false)); }});
  return list;
}

// ---- parts ----

// `other` stands in where the first has nothing to offer, and is reached from there.
MessPlay::Entry MessPlay::manage(std::string_view id, const char* icon, Text label, Mode mode, Mode other) {
  Entry entry;
  entry.id = id;
  entry.icon = icon;
  entry.label = label;
  entry.active = table_.mode() == mode || table_.mode() == other;
  if (entry.active || !table_.offers(mode)) mode = entry.active ? table_.mode() : other;
  entry.off = !entry.active && !table_.offers(mode);
  entry.act = [this, mode, off = entry.off] {
    if (off) {
      hall_.refuse(Message{{"mess.manage.none", "There is nothing of that to do now."}}, true);
    } else {
      table_.set_mode(mode);
    }
  };
  return entry;
}

std::vector<MessPlay::Entry> MessPlay::entries(bool all) {
  app::Session& session = hall_.session;
  std::vector<Entry> list;
  const bool watching = match().seats().humans() == 0;
  if (watching && !match().over()) {
    const bool paused = session.paused();
    list.push_back({"play.pause", paused ? icons::kPlay : icons::kPause,
                    paused ? Text{"play.go-on", "Go on"} : Text{"play.pause", "Pause"}, false, paused,
                    [&session, paused] { session.pause(!paused); }});
  } else if (session.thinking()) {
    list.push_back({"play.now", icons::kPlay, Text{"play.now", "Move now"}, false, true,
                    [this] { hall_.refused(hall_.session.move_now()); }});
  } else {
    list.push_back({"play.hint", icons::kLightbulb, Text{"play.hint", "Hint"}, match().over(), session.hinting(),
                    [this] { hint(); }});
  }
  if (!watching) {
    // Where there is room for few, each stands for two.
    constexpr Text kBuild{"mess.act.build", "Build"}, kMortgage{"mess.act.mortgage", "Mortgage"};
    list.push_back(manage("play.build", icons::kHouseSimple, kBuild, Mode::Build, all ? Mode::Build : Mode::Sell));
    if (all) list.push_back(manage("play.sell", icons::kCoins, Text{"mess.act.sell", "Sell"}, Mode::Sell, Mode::Sell));
    list.push_back(manage("play.mortgage", all ? icons::kSkull : icons::kCoins, kMortgage, Mode::Mortgage,
                          all ? Mode::Mortgage : Mode::Redeem));
    if (all)
      list.push_back(
          manage("play.redeem", icons::kHeart, Text{"mess.act.redeem", "Redeem"}, Mode::Redeem, Mode::Redeem));
  }
  list.push_back({"play.undo", icons::kArrowUUpLeft, Text{"play.undo", "Undo"}, match().undo_refusal().has_value(),
                  false, [this] { undo(); }});
  if (all) {
    list.push_back({"play.menu", icons::kList, Text{"play.menu", "Menu"}, false, false,
                    [this] { hall_.ui.open(make_menu(hall_)); }});
  }
  return list;
}

void MessPlay::actions(Context& c, Rect rect, bool column, bool all) {
  const auto list = entries(all);
  const auto count = static_cast<int>(list.size());
  const bool wordless = !column && rect.w / static_cast<float>(count) < 50;
  for (int i = 0; i < count; ++i) {
    const Entry& entry = list[static_cast<std::size_t>(i)];
    const Rect cell = column ? rect.row(i, count, rect.w < 60 ? 0.0F : 5.0F) : rect.column(i, count);
    const bool low = column && (cell.h < 44 || cell.w < 60);
    if (column && !low) kit::panel(c, cell, {.radius = 10});
    const auto touch = kit::action(
        c, entry.id, cell, entry.icon, entry.label,
        {.disabled = entry.off, .active = entry.active, .wordless = wordless || low, .filled = entry.active});
    if (touch.pressed || touch.refused) entry.act();
  }
}

// The advice is of the question, and its words come before any others.
void MessPlay::hint() {
  if (table_.mode() != Mode::Answer) table_.set_mode(Mode::Answer);
  table_.let_go();
  hall_.hush();
  hall_.refused(hall_.session.ask_hint());
}

void MessPlay::look(std::ptrdiff_t ply) {
  const auto last = static_cast<std::ptrdiff_t>(match().moves().size());
  question_.look(static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(ply, 0, last)));
}

bool MessPlay::key(const Key& key) {
  if (hall_.session.match() == nullptr) return false;
  if (table_.key(key)) return true;
  if (!key.plain() || (key.modifiers & kShift) != 0) return false;
  const auto ply = static_cast<std::ptrdiff_t>(match().cursor());
  if (key.name == "ArrowLeft") {
    look(ply - 1);
  } else if (key.name == "ArrowRight") {
    look(ply + 1);
  } else if (key.name == "Home") {
    look(0);
  } else if (key.name == "End") {
    look(static_cast<std::ptrdiff_t>(match().moves().size()));
  } else if (key.name == "Enter") {
    question_.answer();
  } else if (key.name == "Escape" && table_.mode() != Mode::Answer) {
    table_.set_mode(Mode::Answer);
  } else if (key.name == "Escape" && (table_.selected() != kNoSquare || !table_.pending().empty())) {
    table_.let_go();
  } else if (key.name == "u") {
    undo();
  } else if (key.name == "r") {
    hall_.refused(hall_.session.redo());
  } else if (key.name == "h") {
    hint();
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

std::unique_ptr<PlayScreen> make_mess_play(Hall& hall) { return std::make_unique<MessPlay>(hall); }

}  // namespace messhall::ui
