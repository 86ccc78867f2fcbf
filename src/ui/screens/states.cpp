#include "ui/screens/states.hpp"

#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <vector>

#include "games/game.hpp"
#include "ui/board/skins.hpp"
#include "ui/board/view.hpp"
#include "ui/icons.gen.hpp"
#include "ui/kit.hpp"
#include "ui/ui.hpp"

namespace messhall::ui {

namespace {

struct Column {
  Text name{};
  kit::Touch touch{};
  bool disabled = false;
};

constexpr kit::Touch kHovered{.hovered = true};
constexpr kit::Touch kHeld{.hovered = true, .held = true};
constexpr kit::Touch kFocused{.focused = true};

// One square of a board in one of its states.
struct Tile {
  Text name;
  board::View view;
  board::Cell cell;
};

// d3 stands for any square, c3 for the one that a piece comes from.
constexpr board::Cell kCell{3, 5};

games::Piece piece(const games::GameInfo& info, std::string_view id, Square at, games::Side side) {
  std::uint8_t kind = 0;
  while (kind + 1U < info.kinds.size() && info.kinds[kind].id != id) ++kind;
  return {at, kind, side};
}

std::vector<Tile> tiles(const games::GameInfo& info) {
  const Square here = info.board.size.at(3, 2);
  const Square beside = info.board.size.at(2, 2);
  const games::Piece ninny = piece(info, "ninny", here, games::Side::First);
  const games::Piece red_ninny = piece(info, "ninny", here, games::Side::Second);
  const games::Piece numskull = piece(info, "numskull", here, games::Side::First);
  const games::Piece red_numskull = piece(info, "numskull", here, games::Side::Second);
  std::vector<Tile> all;
  const auto add = [&](Text name, board::State state) {
    all.push_back({name, board::View(info, "states.tile"), kCell});
    all.back().view.set(std::move(state));
  };
  add(Text{"states.tile.rest", "At rest"}, {});
  add(Text{"states.tile.held", "Held piece"}, {.pieces = {ninny}, .selected = here});
  add(Text{"states.tile.go", "May go here"}, {.selected = beside, .targets = {{here, false}}});
  add(Text{"states.tile.take", "May take"}, {.pieces = {red_ninny}, .selected = beside, .targets = {{here, true}}});
  add(Text{"states.tile.from", "Came from"}, {.last = board::LastMove{here, kNoSquare}});
  add(Text{"states.tile.to", "Came to"}, {.pieces = {red_numskull}, .last = board::LastMove{kNoSquare, here}});
  add(Text{"states.tile.refused", "Refused"}, {.selected = beside, .refused = here});
  add(Text{"states.tile.hint", "Hint"}, {.pieces = {numskull}, .hint = board::LastMove{here, kNoSquare}});
  add(Text{"states.tile.circle", "Own circle"}, {.circles = {here}});
  return all;
}

class States : public Screen {
 public:
  States() : tiles_(tiles(games::all().front()->info())) {}
  void draw(Context& c, Rect area) override;
  [[nodiscard]] Label title() const override { return Text{"states.title", "States"}; }

 private:
  void widgets(Context& c, Rect panel);
  void column(Context& c, Rect rect, const Column& which);
  static void types(Context& c, Rect rect);
  void choices(Context& c, Rect panel);
  void chips(Context& c, Rect rect);
  float board_tiles(Context& c, Rect panel);

  std::vector<Tile> tiles_;
  board::Skins skins_;

  bool sound_ = true;
  float volume_ = 0.7F;
  int level_ = 2;
  std::string name_;
};

const std::array<Column, 5>& columns() {
  static const std::array<Column, 5> all{
      Column{Text{"states.rest", "Rest"}, {}, false}, Column{Text{"states.hover", "Hover"}, kHovered, false},
      Column{Text{"states.pressed", "Pressed"}, kHeld, false}, Column{Text{"states.focus", "Focus"}, kFocused, false},
      Column{Text{"states.disabled", "Disabled"}, {}, true}};
  return all;
}

void States::column(Context& c, Rect rect, const Column& which) {
  const std::string id = "states." + std::string(which.name.id);
  Context pretending = c;
  pretending.pretend = &which.touch;
  kit::text(c, rect.cut_top(18, 10).origin(), type::kSmall, c.colours().ink2, c.say(which.name));
  const auto style = [&which](kit::ButtonKind kind) {
    kit::ButtonStyle s;
    s.kind = kind;
    s.disabled = which.disabled;
    return s;
  };
  kit::button(pretending, id + ".brand", rect.cut_top(44, 10), Text{"states.continue", "Continue"},
              style(kit::ButtonKind::Brand));
  kit::button(pretending, id + ".plain", rect.cut_top(44, 10), Text{"states.review", "Review"},
              style(kit::ButtonKind::Plain));
  const std::array<kit::Choice, 1> one{kit::Choice{"three", std::string("3")}};
  Rect line = rect.cut_top(44, 10);
  kit::segmented(pretending, id + ".segment", line.cut_left(64), Text{"states.level", "Level"}, one, 0, which.disabled);
  line = rect.cut_top(28, 10);
  kit::toggle(pretending, id + ".on", line.cut_left(46, 14), Text{"states.on", "On"}, true, which.disabled);
  kit::toggle(pretending, id + ".off", line.cut_left(46), Text{"states.off", "Off"}, false, which.disabled);
  kit::action(pretending, id + ".action", rect.cut_top(52).cut_left(76), icons::kLightbulb, Text{"states.hint", "Hint"},
              {.disabled = which.disabled});
}

void States::types(Context& c, Rect rect) {
  const Palette& p = c.colours();
  kit::text(c, rect.cut_top(18, 8).origin(), type::kSmall, p.ink2, c.say(Text{"states.type", "Type"}));
  const auto line = [&](const Type& type, Colour colour, const char* words) {
    kit::text(c, rect.cut_top(type.line, 9).origin(), type, colour, words);
  };
  line(type::kHero, p.ink, "Hero 38");
  line(type::kTitle, p.ink, "Title 24");
  line(type::kNumber, p.ink, "8:12 $1,240");
  line(type::kLead, p.ink, "Lead 17, for questions");
  line(type::kBody, p.ink, "Body 15, Ninny, \xC3\xB1 \xC3\xA9 \xC3\xBC \xC3\x9F \xC5\x93");
  line(type::kSmall, p.ink2, "Small 13, for captions");
  line(type::kMicro, p.ink, "Micro 11, for coordinates");
}

void States::widgets(Context& c, Rect panel) {
  kit::panel(c, panel);
  Rect inner = panel.inset(20, 16);
  for (const Column& which : columns()) {
    if (inner.w < 150) break;
    column(c, inner.cut_left(150, 22), which);
  }
  if (inner.w > 160) types(c, inner);
}

void States::choices(Context& c, Rect panel) {
  kit::panel(c, panel);
  Rect column = panel.inset(20, 8);
  const std::array<kit::Choice, 6> levels{
      kit::Choice{"human", Text{"states.human", "Human"}, icons::kUsers, c.layout.tall(), 1.6F},
      kit::Choice{"1", std::string("1")},
      kit::Choice{"2", std::string("2")},
      kit::Choice{"3", std::string("3")},
      kit::Choice{"4", std::string("4")},
      kit::Choice{"5", std::string("5")}};
  Rect at =
      kit::setting(c, column, {Text{"states.opponent", "Opponent"}, {}, {}, c.layout.tall() ? 220.0F : 420.0F, false});
  if (const auto now =
          kit::segmented(c, "states.levels", at.centred(at.w, 44), Text{"states.opponent", "Opponent"}, levels, level_))
    level_ = *now;
  at = kit::setting(c, column, {Text{"states.volume", "Sound"}, {}, {}, 150});
  const auto percent = std::to_string(std::lround(volume_ * 100)) + " %";
  kit::slider(c, "states.volume", at.centred(126, 44), Text{"states.volume", "Sound"}, volume_, 0.05F, Label(percent));
  at = kit::setting(c, column,
                    {Text{"states.draw", "Draw by repetition"}, Text{"states.draw.note", "The printed rules have none"},
                     Text{"states.house", "House rule"}, kit::kToggleWidth});
  if (kit::toggle(c, "states.sound", at, Text{"states.draw", "Draw by repetition"}, sound_)) sound_ = !sound_;
  at = kit::setting(c, column, {Text{"states.name", "Name"}, {}, {}, 200});
  kit::text_field(c, "states.name", at.centred(at.w, 44), Text{"states.name", "Name"}, name_,
                  {.placeholder = Text{"states.find", "Find a setting"}, .icon = icons::kMagnifyingGlass});
}

void States::chips(Context& c, Rect rect) {
  float x = rect.x;
  const auto add = [&](const Label& label, const kit::ChipStyle& style) {
    x += kit::chip(c, {x, rect.y}, label, style) + 10;
  };
  add(Text{"states.plain", "Plain"}, {});
  add(Text{"states.inventor", "Inventor\xE2\x80\x99s rule"}, {kit::ChipTone::Accent, icons::kFileText});
  add(Text{"states.house", "House rule"}, {kit::ChipTone::Warn, icons::kHouseSimple});
  add(std::string("h6"), {kit::ChipTone::Foretell, icons::kEye});
  add(Text{"states.blunder", "1 blunder"}, {kit::ChipTone::Bad});
  kit::side_mark(c, {x, rect.y, 18, 26}, kit::SideColour::Blue);
  x += 28 + kit::text_in(c, {x + 26, rect.y, 200, 26}, type::kBody, c.colours().ink,
                         c.say(Text{"states.round", "Blue is round"}));
  x += 10;
  kit::side_mark(c, {x, rect.y, 18, 26}, kit::SideColour::Red);
  kit::text_in(c, {x + 26, rect.y, 200, 26}, type::kBody, c.colours().ink,
               c.say(Text{"states.square", "Red is square"}));
}

// Gives the height it took.
float States::board_tiles(Context& c, Rect panel) {
  constexpr float kSide = 98;
  constexpr float kStep = 111;
  constexpr float kHigh = kSide + 26;
  const auto across = static_cast<std::size_t>(std::max(1.0F, (panel.w - 40 + kStep - kSide) / kStep));
  const std::size_t down = (tiles_.size() + across - 1) / across;
  panel.h = static_cast<float>(down) * kHigh + 32;
  kit::panel(c, panel);
  const board::Skin* const skin = skins_.get(c.art, "seventies");
  for (std::size_t i = 0; i < tiles_.size() && skin != nullptr; ++i) {
    const std::size_t column = i % across;
    const std::size_t row = i / across;
    const Rect square{panel.x + 20 + static_cast<float>(column) * kStep, panel.y + 16 + static_cast<float>(row) * kHigh,
                      kSide, kSide};
    {
      const kit::Clip clip(c, square);
      tiles_[i].view.place_crop(c, square, tiles_[i].cell, 1, 1);
      tiles_[i].view.paint(c, *skin);
    }
    kit::text_in(c, {square.x, square.bottom() + 4, kSide, 18}, type::kSmall, c.colours().ink2, c.say(tiles_[i].name),
                 kit::Align::Centre);
  }
  return panel.h;
}

void States::draw(Context& c, Rect area) {
  const std::array<kit::Place, 5> places{
      kit::Place{"lobby", Text{"rail.games", "Games"}, icons::kHouse},
      kit::Place{"play", Text{"rail.play", "Play"}, icons::kPlay},
      kit::Place{"rules", Text{"rail.rules", "Rules"}, icons::kBookOpen},
      kit::Place{"theme", Text{"rail.dark", "Dark"}, icons::kMoon, true, true},
      kit::Place{"settings", Text{"rail.settings", "Settings"}, icons::kGearSix, true}};
  std::optional<int> went;
  if (c.layout.rail() > 0) went = kit::rail(c, area.cut_left(c.layout.rail()), places, "states");
  if (c.layout.tall()) {
    Rect rest;
    kit::top_bar(c, area.cut_top(52), {Text{"states.title", "States"}, {}, true}, rest);
    went = kit::tabs(c, area.cut_bottom(64), places, "states");
  }
  if (went == 3) c.ui.theme().choose(c.theme.dark() ? Brightness::Light : Brightness::Dark);
  kit::ScrollArea scroll(c, "states.scroll", area);
  scroll.fade_into(c.colours().hall);
  Rect column = scroll.content().inset(c.layout.tall() ? 14.0F : 28.0F, 20);
  if (!c.layout.tall()) kit::heading(c, "states.heading", column.cut_top(42, 14), Text{"states.title", "States"}, 1);
  widgets(c, column.cut_top(312, 14));
  column.cut_top(board_tiles(c, column), 14);
  choices(c, column.cut_top(240, 14));
  chips(c, column.cut_top(26, 10));
  scroll.used(column.y + 10);
}

}  // namespace

std::unique_ptr<Screen> make_states() { return std::make_unique<States>(); }

}  // namespace messhall::ui
