// The rules of a game, a page at a time, each beside a board on which they can be tried.
#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/setup.hpp"
#include "games/ending_notes.hpp"
#include "ui/icons.gen.hpp"
#include "ui/kit.hpp"
#include "ui/screens/lesson.hpp"
#include "ui/screens/option_rows.hpp"
#include "ui/screens/rules_book.hpp"
#include "ui/screens/rules_list.hpp"
#include "ui/screens/rules_tabs.hpp"
#include "ui/screens/screens.hpp"
#include "ui/screens/trial_board.hpp"

namespace messhall::ui {
namespace {

constexpr float kLeastText = 404;  // width of the column of words beside a board
constexpr float kNavigation = 44;  // height of the buttons for the pages before and after
constexpr float kTag = 26;
constexpr float kBox = 12;  // radius of boxes in the text
constexpr Text kEndings{"rules.endings", "Endings"};
constexpr std::size_t kLongestName = 40;  // of a game that is not there

class Rules final : public Screen {
 public:
  explicit Rules(Hall& hall) : hall_(hall), tabs_(hall), list_(hall) {}

  void enter(Context& c, std::string_view rest) override;
  void draw(Context& c, Rect area) override;
  bool key(const Key& key) override;
  [[nodiscard]] Label title() const override;

 private:
  void open(std::string_view id);
  void turn_to(std::size_t page);
  [[nodiscard]] const games::GameInfo& info() const { return game_->info(); }
  [[nodiscard]] const RulesPage& page() const { return pages_[page_]; }
  [[nodiscard]] const games::HelpParagraph* example() const {
    return page().examples.empty() ? nullptr : page().examples[example_];
  }
  void show_example(std::size_t index);
  [[nodiscard]] RulesTabs::Open opened() const { return {info(), pages_, page_}; }

  void draw_wide(Context& c, Rect area);
  void draw_tall(Context& c, Rect area);
  void draw_flat(Context& c, Rect area);
  void head(Context& c, Rect rect);
  void sections(Context& c, Rect rect);
  [[nodiscard]] bool has_pieces() const { return page().kind >= 0; }
  void pieces(Context& c, Rect& column, float height, float gap);
  void navigation(Context& c, Rect rect);
  void words(Context& c, Rect rect, bool large);
  void paragraph(Context& c, Rect& column, const games::HelpParagraph& paragraph, bool large);
  void source(Context& c, Rect& column, std::size_t index);
  void source_tag(Context& c, Rect& column, const Text& from, const std::string& id);
  void lesson(Context& c, Rect& column, const games::Lesson& lesson);
  void try_it(Context& c, Rect& column);
  void house_rule(Context& c, Rect& column, const games::HelpParagraph& paragraph);
  void next_game(Context& c, Rect& column, const std::string& option, Point at);
  void all_options(Context& c, Rect& column);
  void reset_button(Context& c, Rect rect);
  void endings() { hall_.ui.navigate("endings/" + std::string(info().id)); }

  Hall& hall_;
  const games::Game* game_ = nullptr;
  std::vector<RulesPage> pages_;
  std::size_t page_ = 0;
  std::size_t example_ = 0;  // of the page's
  std::optional<TrialBoard> board_;
  std::optional<LessonGuide> guide_;
  RulesTabs tabs_;
  RulesList list_;
  std::string unknown_;  // a game that was asked for and is not there
  std::string focus_;    // the keyboard's widget, as of the last frame
};

Label Rules::title() const {
  if (game_ == nullptr || !unknown_.empty()) return Text{"rules.title", "Rules"};
  return Message{{"rules.title.game", "Rules of {game}"}, {{"game", info().name}}};
}

// "smess/pieces", "smess/ninny"
void Rules::enter(Context& /*context*/, std::string_view rest) {
  const std::size_t slash = rest.find('/');
  const std::string_view id = rest.substr(0, slash);
  unknown_ = games::find(id) == nullptr ? id.substr(0, kLongestName) : std::string_view();
  if (!unknown_.empty()) {
    hall_.ui.announce(RulesList::missing(unknown_), true);
    return;
  }
  open(id);
  if (slash != std::string_view::npos) turn_to(find_page(pages_, rest.substr(slash + 1)));
}

void Rules::open(std::string_view id) {
  const games::Game* game = games::find(id);
  if (game == nullptr && game_ == nullptr) game = games::all().front();
  if (game == nullptr || game == game_) return;
  game_ = game;
  pages_ = rules_pages(info());
  board_.emplace(hall_, info(), "rules.board");
  guide_.emplace(hall_, *board_);
  turn_to(0);
}

void Rules::turn_to(std::size_t page) {
  page_ = page;
  tabs_.turned(opened());
  show_example(0);
}

void Rules::show_example(std::size_t index) {
  example_ = index;
  guide_->begin(page().lesson);
  // Whoever tries how a piece moves is not asked for more.
  board_->ask_names(page().kind < 0);
  if (page().lesson != nullptr) {
    hall_.ui.frames().input();
    return;
  }
  const games::Options options = app::remembered_setup(hall_.session.settings(), info().id).options;
  if (const games::HelpParagraph* const shown = example(); shown != nullptr) {
    board_->set_up(shown->position, options, shown->select);
  } else {
    board_->set_up("startpos", options, {});
  }
  hall_.ui.frames().input();
}

bool Rules::key(const Key& key) {
  if (!board_ || !unknown_.empty()) return false;
  if (board_->owns(focus_)) return board_->key(key);
  if (!key.plain() || (key.modifiers & kShift) != 0) return false;
  if (key.name == "ArrowLeft" && page_ > 0) {
    turn_to(page_ - 1);
  } else if (key.name == "ArrowRight" && page_ + 1 < pages_.size()) {
    turn_to(page_ + 1);
  } else {
    return false;
  }
  hall_.ui.announce(page_title(info(), page()));
  return true;
}

void Rules::draw(Context& c, Rect area) {
  if (!unknown_.empty()) {
    list_.draw(c, area, unknown_);
    return;
  }
  if (game_ == nullptr) open({});
  focus_ = c.focus;
  guide_->follow();
  if (c.layout.flat()) {
    draw_flat(c, area);
  } else if (c.layout.tall() && !c.layout.moves_beside) {
    draw_tall(c, area);
  } else {
    draw_wide(c, area);
  }
}

// ---- skeletons ----

void Rules::draw_wide(Context& c, Rect area) {
  if (c.layout.wide()) {
    hall_.rail(c, area.cut_left(c.layout.rail()), "rules");
  } else {
    hall_.tabs(c, area.cut_bottom(64), "rules");
  }
  const float edge = c.layout.narrow_side || !c.layout.wide() ? 16.0F : 26.0F;
  const board::FrameStyle frame = board::frame_style(c.layout.form);
  const Rect room = area.inset(14);
  const float ideal = board_->fit(c, room, frame).w;
  const float text = std::max(std::min(kLeastText, area.w * 0.48F), area.w - ideal - 14 - 2 * edge);
  area.cut_left(edge);
  Rect column = area.cut_left(text, edge);
  area.w = std::max(0.0F, area.w - 14);
  column = column.inset(0, 22);
  head(c, column.cut_top(44, 14));
  sections(c, column.cut_top(44, 14));
  Rect inner = kit::panel(c, column).inset(20, 18);
  const Rect low = inner.cut_bottom(kNavigation, 14);
  if (has_pieces()) pieces(c, inner, 52, 16);
  words(c, inner, text > 420);
  navigation(c, low);
  board_->draw(c, area.inset(0, 14), frame);
}

void Rules::draw_tall(Context& c, Rect area) {
  kit::fill(c, c.layout.window(), c.colours().surface);
  Rect rest;
  kit::TopBar bar;
  bar.title = Message{{"rules.bar", "{game}: rules"}, {{"game", info().name}}};
  if (kit::top_bar(c, area.cut_top(52), bar, rest)) hall_.ui.back();
  if (!games::ending_notes(info().id).empty() &&
      kit::icon_button(c, "rules.endings", rest.cut_right(44).centred(44, 44), icons::kMagnifyingGlass, kEndings,
                       {.colour = c.colours().rail_ink})) {
    endings();
  }
  constexpr Text kNew{"rules.new", "New game"};
  if (kit::icon_button(c, "rules.new", rest.cut_right(44).centred(44, 44), icons::kPlay, kNew,
                       {.colour = c.colours().rail_ink})) {
    hall_.new_game(info().id);
  }
  area.cut_top(10);
  sections(c, area.cut_top(44, 10).inset(12, 0));
  if (has_pieces()) pieces(c, area, 48, 10);
  Rect low = area.cut_bottom(kNavigation + 22).inset(16, 0);
  low.cut_top(10);
  // Half for the board, half for the words, but no less than five lines of them.
  const float height = std::min({area.h * 0.56F, area.h - 130, area.w * 1.1F});
  const board::FrameStyle frame = board::frame_style(c.layout.form);
  const Rect board = board_->fit(c, area.cut_top(height, 0).inset(14, 0), frame);
  board_->draw(c, board, frame);
  words(c, area.inset(16, 0), false);
  navigation(c, low.cut_top(kNavigation));
}

void Rules::draw_flat(Context& c, Rect area) {
  hall_.rail(c, area.cut_left(c.layout.rail()), "rules");
  area = area.inset(10, 6);
  const board::FrameStyle frame = board::frame_style(c.layout.form);
  const Rect board = board_->fit(c, {area.x, area.y, area.w * 0.55F, area.h}, frame);
  const Rect right = area.cut_right(board.w, 12);
  sections(c, area.cut_top(44, 6));
  if (has_pieces()) pieces(c, area, 48, 6);
  const Rect low = area.cut_bottom(kNavigation, 6);
  words(c, kit::panel(c, area).inset(14, 0), false);
  navigation(c, low);
  board_->draw(c, right, frame);
}

// ---- parts ----

void Rules::head(Context& c, Rect rect) {
  constexpr Text kNew{"rules.new", "New game"};
  const float width = kit::button_width(c, kNew, {.icon = icons::kPlay});
  const Rect right = rect.cut_right(width, 12);
  if (!games::ending_notes(info().id).empty()) {
    const float room = kit::button_width(c, kEndings, {.icon = icons::kMagnifyingGlass});
    const Rect place = rect.cut_right(room, 12);
    if (kit::button(c, "rules.endings", place, kEndings, {.icon = icons::kMagnifyingGlass})) endings();
  }
  // A long name stands smaller rather than cut.
  const std::string name = c.say(info().name);
  const auto fits = [&](const Type& type) { return kit::text_width(c, type, name) <= rect.w; };
  const Type& type = fits(type::kHero) ? type::kHero : fits(type::kTitle) ? type::kTitle : type::kLead;
  kit::say(c, "rules.title", Role::Heading, info().name, rect, 1);
  kit::paragraph(c, rect.centred(rect.w, kit::paragraph_height(c, rect.w, type, name, 2)), type, name,
                 {.colour = c.colours().ink, .lines = 2});
  if (kit::button(c, "rules.new", right, kNew, {.icon = icons::kPlay})) hall_.new_game(info().id);
}

void Rules::pieces(Context& c, Rect& column, float height, float gap) {
  if (const auto picked = tabs_.pieces(c, column, height, gap, opened())) turn_to(*picked);
}

void Rules::sections(Context& c, Rect rect) {
  if (const auto picked = tabs_.sections(c, rect, opened())) turn_to(*picked);
}

void Rules::navigation(Context& c, Rect rect) {
  // The page may turn under the buttons: what they say was decided before.
  const std::size_t here = page_;
  const bool last = here + 1 >= pages_.size();
  const Text next = last ? Text{"rules.play", "Play it"} : page_name(info(), pages_[here + 1]);
  kit::ButtonStyle onward;
  onward.kind = kit::ButtonKind::Brand;
  if (last) {
    onward.icon = icons::kPlay;
  } else {
    onward.after = icons::kCaretRight;
    onward.description = Text{"rules.next", "The next page"};
  }
  const float wanted = kit::button_width(c, next, onward);
  // Side by side on phones, unless the way on needs more than its half.
  const bool even = c.layout.tall() && !c.layout.moves_beside;
  const float half = (rect.w - 8) / 2;
  if (here > 0) {
    const Text before = page_name(info(), pages_[here - 1]);
    kit::ButtonStyle back;
    back.icon = icons::kCaretLeft;
    back.description = Text{"rules.before", "The page before"};
    const float width = even && wanted <= half ? half : std::min(half, kit::button_width(c, before, back));
    if (kit::button(c, "rules.before", rect.cut_left(width, 8), before, back)) turn_to(here - 1);
  }
  const float room = here > 0 ? rect.w : half;
  const Rect place = rect.cut_right(even ? room : std::min(room, wanted));
  if (kit::button(c, last ? "rules.play" : "rules.next", place, next, onward)) {
    if (last) {
      hall_.new_game(info().id);
    } else {
      turn_to(here + 1);
    }
  }
}

// ---- the page ----

void Rules::words(Context& c, Rect rect, bool large) {
  // An id for each page: every page begins at its top.
  kit::ScrollArea area(c, "rules.text." + page().id, {rect.x, rect.y, rect.w + 12, rect.h});
  area.fade_into(c.colours().surface);
  Rect column = area.content();
  column.w = rect.w;
  column.cut_top(c.layout.wide() ? 2.0F : 12.0F);
  Rect title = column.cut_top(28, large ? 10.0F : 6.0F);
  if (page().lesson != nullptr) title = guide_->draw_step(c, title);
  kit::heading(c, "rules.page", title, page_title(info(), page()), 2);
  if (page().section == "options") all_options(c, column);
  if (page().lesson != nullptr) {
    lesson(c, column, *page().lesson);
    area.used(column.y);
    return;
  }
  const auto& paragraphs = page().paragraphs;
  bool tried = example() == nullptr;
  // Where there is much to read, the board's part stands before it.
  constexpr std::ptrdiff_t kMuch = 4;
  const auto is_house = [](const games::HelpParagraph* one) { return one->house_rule; };
  if (!tried && std::find_if(paragraphs.begin(), paragraphs.end(), is_house) - paragraphs.begin() >= kMuch) {
    tried = true;
    try_it(c, column);
  }
  for (std::size_t i = 0; i < paragraphs.size(); ++i) {
    const bool house = paragraphs[i]->house_rule;
    if (house && !std::exchange(tried, true)) try_it(c, column);
    if (house) {
      house_rule(c, column, *paragraphs[i]);
    } else {
      paragraph(c, column, *paragraphs[i], large);
      source(c, column, i);
    }
  }
  if (!tried) try_it(c, column);
  if (example() == nullptr && (board_->touched() || !board_->sentence().empty())) try_it(c, column);
  column.cut_top(8);
  area.used(column.y);
}

void Rules::paragraph(Context& c, Rect& column, const games::HelpParagraph& paragraph, bool large) {
  const Type& type = large ? type::kLarge : type::kBody;
  const float line = large ? 26.0F : 22.0F;
  const std::string words = c.say(paragraph.text);
  const Rect rect = column.cut_top(kit::paragraph_height(c, column.w, type, words, 0, line), 10);
  kit::say(c, std::string("rules.text.") + std::string(paragraph.text.id), Role::Text, Label(kit::plain(words)), rect);
  kit::paragraph(c, rect, type, words, {.colour = c.colours().ink, .line = line});
}

// The tag stands once under paragraphs that come from the same place.
void Rules::source(Context& c, Rect& column, std::size_t index) {
  const auto& paragraphs = page().paragraphs;
  const games::HelpParagraph& here = *paragraphs[index];
  const bool goes_on = index + 1 < paragraphs.size() && !paragraphs[index + 1]->house_rule &&
                       paragraphs[index + 1]->source == here.source;
  if (goes_on) return;
  source_tag(c, column, here.source, "rules.source." + std::to_string(index));
}

void Rules::source_tag(Context& c, Rect& column, const Text& from, const std::string& id) {
  Rect line = column.cut_top(kTag, 14);
  const float used =
      kit::chip(c, line.origin(), kInventorsRule, {.tone = kit::ChipTone::Accent, .icon = icons::kScroll});
  line.cut_left(used + 10);
  kit::text_in(c, line, type::kSmall, c.colours().ink2, c.say(from));
  kit::say(c, id, Role::Text, Message{{"rules.source", "Inventor's rule: {source}"}, {{"source", from}}}, line);
}

void Rules::lesson(Context& c, Rect& column, const games::Lesson& lesson) {
  guide_->draw(c, column);
  column.cut_top(4);
  const std::string about = c.say(lesson.about);
  const Rect rect = column.cut_top(kit::paragraph_height(c, column.w, type::kBody, about), 12);
  kit::say(c, "rules.text." + std::string(lesson.about.id), Role::Text, lesson.about, rect);
  kit::paragraph(c, rect, type::kBody, about, {.colour = c.colours().ink2});
  if (!lesson.source.id.empty()) source_tag(c, column, lesson.source, "rules.source.lesson");
}

void Rules::reset_button(Context& c, Rect rect) {
  if (kit::icon_button(c, "rules.reset", rect.centred(44, 44), icons::kArrowCounterClockwise,
                       Text{"rules.reset", "Put the pieces back"}, {.colour = c.colours().accent})) {
    board_->reset();
    c.frame.request();
  }
}

// What to try; once something was tried, what came of it.
void Rules::try_it(Context& c, Rect& column) {
  const Palette& p = c.colours();
  const games::HelpParagraph* const shown = example();
  const Message& said = board_->sentence();
  Message words = said;
  if (words.empty() && shown != nullptr) {
    words = {{"rules.try", "**Try it on the board.** {example}"}, {{"example", shown->text}}};
  }
  if (words.empty()) words = {{"rules.try.free", "**Try it on the board.** Move the pieces of both sides in turn."}};
  const std::string text = c.say(words);
  const float room = column.w - 14 - 24 - 14 - (board_->touched() ? 48.0F : 14.0F);
  const float height = std::max(kit::paragraph_height(c, room, type::kBody, text), 24.0F);
  const Rect box = column.cut_top(height + 24, 14);
  kit::fill(c, box, p.accent_soft, kBox);
  kit::say(c, "rules.try", Role::Status, Label(kit::plain(text)), box);
  Rect inner = box.inset(14, 12);
  const char* const sign = said.empty() ? icons::kHandPointing : icons::kCursorClick;
  kit::icon(c, sign, inner.cut_left(24, 14).centred(24, 24), 24, p.accent, true);
  if (board_->touched()) reset_button(c, {box.right() - 50, box.y, 46, box.h});
  inner.w = room;
  kit::paragraph(c, inner.centred(room, kit::paragraph_height(c, room, type::kBody, text)), type::kBody, text,
                 {.colour = p.ink});
  board_->draw_answers(c, column);
  if (board_->naming()) {
    const Rect line = column.cut_top(24, 14);
    if (kit::link(c, "rules.try.no-name", line.origin(), type::kLabel, Text{"rules.try.no-name", "Name no square"})) {
      board_->name_nothing(c);
      c.frame.request();
    }
    return;
  }
  if (page().examples.size() < 2) return;
  const Rect line = column.cut_top(24, 14);
  if (kit::link(c, "rules.try.another", line.origin(), type::kLabel, Text{"rules.try.another", "Another example"})) {
    show_example((example_ + 1) % page().examples.size());
  }
}

void Rules::house_rule(Context& c, Rect& column, const games::HelpParagraph& paragraph) {
  const Palette& p = c.colours();
  const std::string words = c.say(paragraph.text);
  const float room = column.w - 28;
  const float text = kit::paragraph_height(c, room, type::kBody, words);
  const bool switchable = !paragraph.option.empty();
  const Rect box = column.cut_top(24 + kTag + 6 + text + (switchable ? 27.0F : 0.0F), 14);
  kit::fill(c, box, p.sunken, kBox);
  Rect inner = box.inset(14, 12);
  kit::chip(c, inner.cut_top(kTag, 6).origin(), kHouseRule, {.tone = kit::ChipTone::Warn, .icon = icons::kHouseSimple});
  const Rect lines = inner.cut_top(text, 6);
  kit::paragraph(c, lines, type::kBody, words, {.colour = p.ink});
  kit::say(c, std::string("rules.text.") + std::string(paragraph.text.id), Role::Text,
           Message{{"rules.house", "House rule: {rule}"}, {{"rule", paragraph.text}}}, lines);
  if (switchable) next_game(c, inner, std::string(paragraph.option), inner.origin());
}

// "Switch it off for the next game"
void Rules::next_game(Context& c, Rect& column, const std::string& option, Point at) {
  app::MatchSetup setup = app::remembered_setup(hall_.session.settings(), info().id);
  const auto known = std::find_if(info().options.begin(), info().options.end(),
                                  [&](const games::OptionInfo& o) { return o.id == option; });
  if (known == info().options.end() || !is_switch(*known)) return;
  const bool on = chosen(*known, setup.options) == "on";
  const Text offer =
      on ? Text{"rules.switch.off", "Switch it off for the next game"} : Text{"rules.switch.on", "Switch it on again"};
  if (!on) {
    const Text off{"rules.switch.is-off", "Off in the next game."};
    at.x += kit::text(c, at, type::kLabel, c.colours().ink2, c.say(off)) + 8;
  }
  if (kit::link(c, "rules.switch." + option, at, type::kLabel, offer)) {
    setup.options[option] = on ? "off" : "on";
    app::Settings settings = hall_.session.settings();
    app::remember_setup(settings, setup);
    hall_.session.change_settings(std::move(settings));
    hall_.ui.announce(on ? Text{"rules.switch.now-off", "Switched off for the next game."}
                         : Text{"rules.switch.now-on", "Switched on for the next game."});
    c.frame.request();
  }
  column.cut_top(20);
}

void Rules::all_options(Context& c, Rect& column) {
  kit::heading(c, "rules.next-game", column.cut_top(24, 2), Text{"rules.next-game", "For the next game"}, 3);
  app::MatchSetup setup = app::remembered_setup(hall_.session.settings(), info().id);
  const bool changed = option_rows(c, "rules.option", column, info(), setup.options);
  kit::rule(c, column.cut_top(1, 14));
  if (!changed) return;
  app::Settings settings = hall_.session.settings();
  app::remember_setup(settings, setup);
  hall_.session.change_settings(std::move(settings));
  c.frame.request();
}

}  // namespace

std::unique_ptr<Screen> make_rules(Hall& hall) { return std::make_unique<Rules>(hall); }

}  // namespace messhall::ui
