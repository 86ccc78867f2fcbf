// What the inventor says of endings with few pieces, and what exhaustive search says, each with a board to play from.
#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/setup.hpp"
#include "games/ending_notes.hpp"
#include "ui/icons.gen.hpp"
#include "ui/kit.hpp"
#include "ui/screens/screens.hpp"
#include "ui/screens/trial_board.hpp"
#include "ui/screens/words.hpp"

namespace messhall::ui {
namespace {

using games::Agreement;
using games::EndingNote;
using games::EndingOutcome;

constexpr float kRow = 52;
constexpr float kTag = 26;
constexpr float kBox = 12;
constexpr float kFigure = 26;  // height of a line of numbers
constexpr float kEndless = 10'000;

struct Verdict {
  Text name{};
  kit::ChipTone tone = kit::ChipTone::Plain;
};

Verdict verdict(EndingOutcome outcome) {
  switch (outcome) {
    case EndingOutcome::Checkmate:
      return {{"endings.outcome.checkmate", "Checkmate"}, kit::ChipTone::Good};
    case EndingOutcome::Stalemate:
      return {{"endings.outcome.stalemate", "Stalemate"}, kit::ChipTone::Good};
    case EndingOutcome::Win:
      return {{"endings.outcome.win", "Won"}, kit::ChipTone::Good};
    case EndingOutcome::Depends:
      return {{"endings.outcome.depends", "It depends"}, kit::ChipTone::Warn};
    case EndingOutcome::Draw:
      break;
  }
  return {{"endings.outcome.draw", "Draw"}, kit::ChipTone::Plain};
}

struct Opinion {
  Text name{};
  kit::ChipTone tone = kit::ChipTone::Plain;
  const char* icon = nullptr;
};

Opinion opinion(Agreement agreement) {
  switch (agreement) {
    case Agreement::Holds:
      return {{"endings.agreement.holds", "Search agrees"}, kit::ChipTone::Good, icons::kCheckCircle};
    case Agreement::Partly:
      return {{"endings.agreement.partly", "Search agrees in part"}, kit::ChipTone::Warn, icons::kCircleHalf};
    case Agreement::Fails:
      return {{"endings.agreement.fails", "Search disagrees"}, kit::ChipTone::Bad, icons::kXCircle};
    case Agreement::NoClaim:
      break;
  }
  return {{"endings.agreement.none", "By exhaustive search"}, kit::ChipTone::Accent, icons::kMagnifyingGlass};
}

// 455762 as "455 762", with spaces that do not break.
std::string grouped(std::uint32_t number) {
  std::string text = std::to_string(number);
  for (auto at = static_cast<std::ptrdiff_t>(text.size()) - 3; at > 0; at -= 3) {
    text.insert(static_cast<std::size_t>(at), "\u00A0");
  }
  return text;
}

// In thousandths, cut off, so that only all is 100 %.
Message share(std::uint32_t part, std::uint32_t whole) {
  const auto thousandths = whole == 0 ? 0 : static_cast<int>(std::uint64_t{part} * 1000 / whole);
  return words::tenths(thousandths);
}

class Endings final : public Screen {
 public:
  explicit Endings(Hall& hall) : hall_(hall) {}

  void enter(Context& c, std::string_view rest) override;
  void draw(Context& c, Rect area) override;
  bool key(const Key& key) override;
  [[nodiscard]] Label title() const override;

 private:
  void open(std::string_view id);
  void choose(std::size_t index);
  [[nodiscard]] const games::GameInfo& info() const { return game_->info(); }
  [[nodiscard]] const EndingNote& note() const { return notes_[chosen_]; }
  [[nodiscard]] std::vector<std::size_t> kinds(const EndingNote& ending) const;
  [[nodiscard]] Message name(const EndingNote& ending) const;

  void draw_wide(Context& c, Rect area);
  void draw_tall(Context& c, Rect area);
  void draw_flat(Context& c, Rect area);
  void list_and_words(Context& c, Rect rect);
  void list(Context& c, Rect& column);
  void row(Context& c, Rect rect, std::size_t index);
  void words(Context& c, Rect& column);
  void claim(Context& c, Rect& column);
  void finding(Context& c, Rect& column);
  void figures(Context& c, Rect& column);
  void figure(Context& c, Rect& column, std::string_view id, const Text& label, const Message& value);
  void buttons(Context& c, Rect rect);
  void said(Context& c, Rect& column);
  void play();

  Hall& hall_;
  const games::Game* game_ = nullptr;
  std::span<const EndingNote> notes_{};
  float pictures_ = 0;  // most in a row of the list
  std::size_t chosen_ = 0;
  bool chosen_now_ = false;  // in the last frame
  std::optional<TrialBoard> board_;
  std::string focus_;  // the keyboard's widget, as of the last frame
};

Label Endings::title() const {
  if (game_ == nullptr) return Text{"endings.title", "Endings"};
  return Message{{"endings.title.game", "Endings of {game}"}, {{"game", info().name}}};
}

// "ivory-tower", "ivory-tower/BCN"
void Endings::enter(Context& /*context*/, std::string_view rest) {
  const std::size_t slash = rest.find('/');
  open(rest.substr(0, slash));
  if (slash == std::string_view::npos) return;
  for (std::size_t i = 0; i < notes_.size(); ++i) {
    if (notes_[i].pieces == rest.substr(slash + 1)) choose(i);
  }
}

// A game of which nothing is said shows the first of those that have something.
void Endings::open(std::string_view id) {
  const games::Game* game = games::find(id);
  if ((game == nullptr || games::ending_notes(id).empty()) && game_ == nullptr) {
    for (const games::Game* other : games::all()) {
      if (!games::ending_notes(other->info().id).empty()) game = other;
    }
  }
  if (game == nullptr || game == game_ || games::ending_notes(game->info().id).empty()) return;
  game_ = game;
  notes_ = games::ending_notes(info().id);
  std::size_t most = 0;
  for (const EndingNote& ending : notes_) most = std::max(most, kinds(ending).size());
  pictures_ = static_cast<float>(most);
  board_.emplace(hall_, info(), "endings.board");
  choose(0);
}

void Endings::choose(std::size_t index) {
  chosen_ = index;
  board_->set_up(note().position, app::remembered_setup(hall_.session.settings(), info().id).options, {});
  hall_.ui.frames().input();
}

bool Endings::key(const Key& key) { return board_ && board_->owns(focus_) && board_->key(key); }

// The kinds of the stronger side's pieces, without its royal one.
std::vector<std::size_t> Endings::kinds(const EndingNote& ending) const {
  std::vector<std::size_t> found;
  for (const char letter : ending.pieces) {
    for (std::size_t kind = 0; kind < info().kinds.size(); ++kind) {
      if (info().kinds[kind].letter == letter && !info().kinds[kind].royal) found.push_back(kind);
    }
  }
  return found;
}

Message Endings::name(const EndingNote& ending) const {
  const auto among = kinds(ending);
  if (among.size() == 1) return {{"endings.one", "{piece}"}, {{"piece", info().kinds[among[0]].name}}};
  if (among[0] == among[1]) return {{"endings.twice", "2 × {piece}"}, {{"piece", info().kinds[among[0]].name}}};
  return {{"endings.two", "{first} and {second}"},
          {{"first", info().kinds[among[0]].name}, {"second", info().kinds[among[1]].name}}};
}

void Endings::draw(Context& c, Rect area) {
  if (game_ == nullptr) open({});
  if (game_ == nullptr) return;
  focus_ = c.focus;
  if (c.layout.flat()) {
    draw_flat(c, area);
  } else if (c.layout.tall() && !c.layout.moves_beside) {
    draw_tall(c, area);
  } else {
    draw_wide(c, area);
  }
}

// ---- skeletons, as those of the rules ----

void Endings::draw_wide(Context& c, Rect area) {
  if (c.layout.wide()) {
    hall_.rail(c, area.cut_left(c.layout.rail()), "rules");
  } else {
    hall_.tabs(c, area.cut_bottom(64), "rules");
  }
  const float edge = c.layout.narrow_side || !c.layout.wide() ? 16.0F : 26.0F;
  const board::FrameStyle frame = board::frame_style(c.layout.form);
  const float ideal = board_->fit(c, area.inset(14), frame).w;
  const float text = std::max(std::min(404.0F, area.w * 0.48F), area.w - ideal - 14 - 2 * edge);
  area.cut_left(edge);
  Rect column = area.cut_left(text, edge).inset(0, 22);
  area.w = std::max(0.0F, area.w - 14);
  Rect head = column.cut_top(44, 14);
  constexpr Text kRules{"endings.rules", "Rules"};
  const Rect right = head.cut_right(kit::button_width(c, kRules, {.icon = icons::kBookOpen}), 12);
  kit::heading(c, "endings.title", head, Text{"endings.title", "Endings"}, 1);
  if (kit::button(c, "endings.rules", right, kRules, {.icon = icons::kBookOpen})) hall_.rules(info().id);
  Rect inner = kit::panel(c, column).inset(20, 14);
  const Rect low = inner.cut_bottom(44, 12);
  list_and_words(c, inner);
  buttons(c, low);
  board_->draw(c, area.inset(0, 14), frame);
}

void Endings::draw_tall(Context& c, Rect area) {
  kit::fill(c, c.layout.window(), c.colours().surface);
  Rect rest;
  kit::TopBar bar;
  bar.title = title();
  if (kit::top_bar(c, area.cut_top(52), bar, rest)) hall_.ui.back();
  area.cut_top(10);
  const Rect low = area.cut_bottom(66).inset(16, 0);
  const float height = std::min({area.h * 0.5F, area.w * 1.1F});
  const board::FrameStyle frame = board::frame_style(c.layout.form);
  board_->draw(c, board_->fit(c, area.cut_top(height, 6).inset(14, 0), frame), frame);
  list_and_words(c, area.inset(16, 0));
  buttons(c, {low.x, low.y + 8, low.w, 44});
}

void Endings::draw_flat(Context& c, Rect area) {
  hall_.rail(c, area.cut_left(c.layout.rail()), "rules");
  area = area.inset(10, 6);
  const board::FrameStyle frame = board::frame_style(c.layout.form);
  const Rect board = board_->fit(c, {area.x, area.y, area.w * 0.5F, area.h}, frame);
  const Rect right = area.cut_right(board.w, 12);
  Rect inner = kit::panel(c, area).inset(14, 6);
  const Rect low = inner.cut_bottom(44, 6);
  list_and_words(c, inner);
  buttons(c, low);
  board_->draw(c, right, frame);
}

// ---- parts ----

void Endings::list_and_words(Context& c, Rect rect) {
  kit::ScrollArea area(c, "endings.page." + std::string(info().id), {rect.x, rect.y, rect.w + 12, rect.h});
  area.fade_into(c.colours().surface);
  Rect column = area.content();
  column.w = rect.w;
  column.h = kEndless;
  // What is said of an ending stands above the list: a choice brings it into sight.
  if (std::exchange(chosen_now_, false)) {
    area.reveal({column.x, column.y, column.w, 1});
    c.frame.request();
  }
  words(c, column);
  list(c, column);
  column.cut_top(8);
  area.used(column.y);
}

void Endings::list(Context& c, Rect& column) {
  const auto count = static_cast<float>(notes_.size());
  const Rect rect = column.cut_top(count * (kRow + 4));
  const kit::Group group(c, {"endings.list", Role::RadioGroup,
                             c.say(Text{"endings.list", "The stronger side's pieces beside its Brain"}), rect});
  Rect rows = rect;
  for (std::size_t i = 0; i < notes_.size(); ++i) row(c, rows.cut_top(kRow, 4), i);
}

void Endings::row(Context& c, Rect rect, std::size_t index) {
  const Palette& p = c.colours();
  const EndingNote& ending = notes_[index];
  const bool is = index == chosen_;
  const Verdict outcome = verdict(ending.outcome);
  const Message words{{"endings.row", "{pieces}: {outcome}"}, {{"pieces", name(ending)}, {"outcome", outcome.name}}};
  Node node{"endings.row." + std::string(ending.pieces), Role::Radio, c.say(words), rect};
  node.state.checked = is;
  const kit::Touch t = kit::touch(c, std::move(node), false);
  if (is || t.held) kit::fill(c, rect, p.accent_soft, tokens::radius::kControl);
  if (!is && t.hovered) kit::fill(c, rect, p.sunken, tokens::radius::kControl);
  if (t.focused) kit::focus_ring(c, rect, tokens::radius::kControl);
  Rect inner = rect.inset(8, 0);
  Rect pictures = inner.cut_left(40 * pictures_, 10);
  for (const std::size_t kind : kinds(ending)) {
    kit::sprite(c, hall_.piece(c, info(), games::Side::First, static_cast<std::uint8_t>(kind), 38),
                pictures.cut_left(38, 2).centred(38, 38));
  }
  const float chip = kit::chip_width(c, outcome.name, {.tone = outcome.tone, .small = true});
  const Rect right = inner.cut_right(chip, 10);
  kit::text_in(c, inner, type::kLabel, is ? p.accent : p.ink, c.say(name(ending)));
  kit::chip(c, {right.x, right.centre().y - 10}, outcome.name, {.tone = outcome.tone, .small = true});
  if (t.pressed) {
    choose(index);
    chosen_now_ = true;
    c.frame.request();
  }
}

void Endings::words(Context& c, Rect& column) {
  column.cut_top(4);
  kit::heading(c, "endings.name", column.cut_top(28, 2), name(note()), 2);
  const Text beside{"endings.against", "Beside the Brain, against a lone Brain"};
  const Rect line = column.cut_top(20, 10);
  kit::say(c, "endings.against", Role::Text, beside, line);
  kit::text_in(c, line, type::kSmall, c.colours().ink2, c.say(beside));
  said(c, column);
  if (!note().claim.id.empty()) claim(c, column);
  finding(c, column);
  column.cut_top(4);
  kit::heading(c, "endings.all", column.cut_top(26, 6), Text{"endings.all", "All endings"}, 3);
}

void Endings::claim(Context& c, Rect& column) {
  const std::string words = c.say(note().claim);
  const Rect rect = column.cut_top(kit::paragraph_height(c, column.w, type::kBody, words), 8);
  kit::paragraph(c, rect, type::kBody, words, {.colour = c.colours().ink});
  kit::say(c, "endings.claim", Role::Text,
           Message{{"endings.claim", "The inventor: {claim}"}, {{"claim", note().claim}}}, rect);
  Rect line = column.cut_top(kTag, 14);
  constexpr Text kTip{"endings.tag.inventor", "Inventor's tip"};
  const float used = kit::chip(c, line.origin(), kTip, {.tone = kit::ChipTone::Accent, .icon = icons::kScroll});
  line.cut_left(used + 10);
  kit::text_in(c, line, type::kSmall, c.colours().ink2, c.say(info().origin));
}

void Endings::finding(Context& c, Rect& column) {
  const Palette& p = c.colours();
  const std::string words = c.say(note().finding);
  const float room = column.w - 28;
  const float text = kit::paragraph_height(c, room, type::kBody, words);
  const bool checks = note().checkmates[0] + note().stalemates[0] > 0;
  const float lines = note().wins[0] == 0 ? 0 : static_cast<float>(checks ? 5 : 3) * kFigure;
  const Rect box = column.cut_top(24 + kTag + 6 + text + 8 + lines, 14);
  kit::fill(c, box, p.sunken, kBox);
  Rect inner = box.inset(14, 12);
  const Opinion held = opinion(note().agreement);
  kit::chip(c, inner.cut_top(kTag, 6).origin(), held.name, {.tone = held.tone, .icon = held.icon});
  const Rect said = inner.cut_top(text, 8);
  kit::paragraph(c, said, type::kBody, words, {.colour = p.ink});
  kit::say(c, "endings.finding", Role::Text,
           Message{{"endings.finding", "{opinion}. {finding}"}, {{"opinion", held.name}, {"finding", note().finding}}},
           said);
  if (lines > 0) figures(c, inner);
}

void Endings::figures(Context& c, Rect& column) {
  const EndingNote& n = note();
  const auto of = [](std::uint32_t part, std::uint32_t whole) {
    return Message{{"endings.of", "{part} of {whole} ({share} %)"},
                   {{"part", grouped(part)}, {"whole", grouped(whole)}, {"share", share(part, whole)}}};
  };
  figure(c, column, "first", {"endings.won.first", "Won with the move"}, of(n.wins[0], n.positions[0]));
  figure(c, column, "second", {"endings.won.second", "Won without it"}, of(n.wins[1], n.positions[1]));
  if (n.checkmates[0] + n.stalemates[0] > 0) {
    figure(c, column, "mate", {"endings.won.checkmate", "By checkmate alone"}, of(n.checkmates[0], n.positions[0]));
    figure(c, column, "stale", {"endings.won.stalemate", "By stalemate alone"}, of(n.stalemates[0], n.positions[0]));
  }
  // In moves of the winner, as the game says it while it is played.
  figure(c, column, "longest", {"endings.longest", "Longest win"},
         {{"endings.moves", "{n} moves"}, {{"n", std::to_string((n.longest + 1) / 2)}}});
}

void Endings::figure(Context& c, Rect& column, std::string_view id, const Text& label, const Message& value) {
  Rect line = column.cut_top(kFigure);
  const Message both{{"endings.figure", "{what}: {value}"}, {{"what", label}, {"value", value}}};
  kit::say(c, "endings.figure." + std::string(id), Role::Text, both, line);
  const std::string number = c.say(value);
  const Rect right = line.cut_right(kit::text_width(c, type::kLabel, number), 8);
  kit::text_in(c, line, type::kSmall, c.colours().ink2, c.say(label));
  kit::text_in(c, right, type::kLabel, c.colours().ink, number);
}

// What came of the last try on the board.
void Endings::said(Context& c, Rect& column) {
  if (board_->sentence().empty() && !board_->touched()) return;
  const std::string words = c.say(board_->sentence());
  const float room = column.w - 28 - 46;
  const Rect box = column.cut_top(std::max(kit::paragraph_height(c, room, type::kBody, words), 24.0F) + 24, 14);
  kit::fill(c, box, c.colours().accent_soft, kBox);
  kit::say(c, "endings.said", Role::Status, Label(kit::plain(words)), box);
  kit::paragraph(c, {box.x + 14, box.y + 12, room, box.h - 24}, type::kBody, words, {.colour = c.colours().ink});
  const Rect back{box.right() - 50, box.centre().y - 22, 44, 44};
  if (kit::icon_button(c, "endings.reset", back, icons::kArrowCounterClockwise,
                       Text{"rules.reset", "Put the pieces back"}, {.colour = c.colours().accent})) {
    board_->reset();
    c.frame.request();
  }
}

void Endings::buttons(Context& c, Rect rect) {
  constexpr Text kPlay{"endings.play", "Play from here"};
  kit::ButtonStyle style;
  style.kind = kit::ButtonKind::Brand;
  style.icon = icons::kPlay;
  style.description = Text{"endings.play.about", "You have the stronger side, level 4 the lone Brain"};
  if (kit::button(c, "endings.play", rect.cut_right(std::min(rect.w, kit::button_width(c, kPlay, style))), kPlay,
                  style)) {
    play();
  }
}

void Endings::play() {
  app::MatchSetup setup = app::remembered_setup(hall_.session.settings(), info().id);
  setup.seats = {app::kHuman, app::Seat{4}};
  setup.start = std::string(note().position);
  hall_.start(setup);
}

}  // namespace

std::unique_ptr<Screen> make_endings(Hall& hall) { return std::make_unique<Endings>(hall); }

}  // namespace messhall::ui
