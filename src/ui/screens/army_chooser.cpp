#include "ui/screens/army_chooser.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "ui/icons.gen.hpp"
#include "ui/kit.hpp"
#include "ui/screens/foretelling.hpp"
#include "ui/screens/option_rows.hpp"
#include "ui/screens/words.hpp"

namespace messhall::ui {
namespace {

using games::Side;

constexpr float kGap = 8;
constexpr float kPicture = 34;
constexpr float kTwoLines = 36;  // of an army's name
constexpr float kBox = 12;       // radius
constexpr float kPieceButton = 48;

const games::OptionChoice& chosen_army(const games::OptionInfo& option, const games::Options& options) {
  const std::string_view id = chosen(option, options);
  const auto found =
      std::find_if(option.choices.begin(), option.choices.end(), [&](const auto& choice) { return choice.id == id; });
  return found == option.choices.end() ? option.choices.front() : *found;
}

std::string widget(std::string_view what, Side side) {
  return std::string(side == Side::First ? "new.first." : "new.second.") + std::string(what);
}

}  // namespace

const games::OptionInfo* ArmyChooser::option(const games::GameInfo& info, Side side) {
  const auto found = std::find_if(info.options.begin(), info.options.end(), [&](const games::OptionInfo& option) {
    return option.side == side && !option.choices.empty();
  });
  return found == info.options.end() ? nullptr : &*found;
}

void ArmyChooser::look(Side side, std::uint8_t kind) {
  looked_at_ = true;
  side_ = side;
  kind_ = kind;
}

bool ArmyChooser::cards(Context& c, Rect& column, const games::GameInfo& info, Side side, games::Options& options,
                        bool fixed) {
  const games::OptionInfo* const which = option(info, side);
  if (which == nullptr) return false;
  const games::OptionChoice& now = chosen_army(*which, options);
  const int count = static_cast<int>(which->choices.size());
  const bool grid = column.w < 480;
  const int columns = grid ? (count + 1) / 2 : count;
  const int rows = (count + columns - 1) / columns;
  const float inner = (column.w - kGap * static_cast<float>(columns - 1)) / static_cast<float>(columns) - 16;
  float names = kTwoLines / 2;
  for (const games::OptionChoice& army : which->choices) {
    if (kit::text_width(c, type::kSmallBold, c.say(army.name)) > inner) names = kTwoLines;
  }
  const float height = 8 + kPicture + 4 + names + 8;
  const Rect all = column.cut_top(static_cast<float>(rows) * (height + kGap) - kGap);
  const Message name{{"new.army", "Army of {side}"}, {{"side", words::side_name(info, side)}}};
  const kit::Group group(c, {widget("army", side), Role::RadioGroup, c.say(name), all});
  bool changed = false;
  for (int i = 0; i < count; ++i) {
    const games::OptionChoice& army = which->choices[static_cast<std::size_t>(i)];
    const int above = i / columns;
    const Rect line{all.x, all.y + static_cast<float>(above) * (height + kGap), all.w, height};
    const auto kind = card(c, line.column(i % columns, columns, kGap), info, {side, &army, &army == &now});
    if (!kind) continue;
    look(side, *kind);
    c.frame.request();
    if (fixed || &army == &now) continue;
    options[std::string(which->id)] = army.id;
    changed = true;
  }
  return changed;
}

std::optional<std::uint8_t> ArmyChooser::card(Context& c, Rect rect, const games::GameInfo& info, const Card& card) {
  const Palette& p = c.colours();
  Node node{widget("army", card.side) + "." + std::string(card.army->id), Role::Radio, c.say(card.army->name), rect};
  node.state.checked = card.chosen;
  const kit::Touch t = kit::touch(c, std::move(node), false);
  kit::fill(c, rect, card.chosen || t.held ? p.accent_soft : p.sunken, tokens::radius::kControl);
  const Colour edge = card.chosen ? p.accent : t.hovered ? p.line_strong : p.line;
  kit::outline(c, rect, edge, card.chosen ? 2.5F : tokens::stroke::kControl, tokens::radius::kControl);
  if (t.focused) kit::focus_ring(c, rect, tokens::radius::kControl);
  Rect inner = rect.inset(8, 8);
  const auto& kinds = card.army->kinds;
  const int count = static_cast<int>(kinds.size());
  const Rect pictures = inner.cut_top(kPicture, 4);
  std::optional<std::uint8_t> pressed;
  if (t.pressed && !kinds.empty()) pressed = kinds.front();
  for (int i = 0; i < count; ++i) {
    const std::uint8_t kind = kinds[static_cast<std::size_t>(i)];
    const Rect place = pictures.column(i, count, 2);
    const float side = std::min(place.w, place.h);
    kit::sprite(c, hall_.piece(c, info, card.side, kind, side), place.centred(side, side));
    // By pointer: the piece under it. The keyboard has none, and sees the first.
    if (pressed && c.activated.empty() && place.contains(c.input.at)) pressed = kind;
  }
  kit::paragraph(c, inner, type::kSmallBold, c.say(card.army->name),
                 {.colour = card.chosen ? p.accent : p.ink, .lines = inner.h < 30 ? 1 : 2, .line = 18});
  return pressed;
}

// ---- how they move ----

void ArmyChooser::pieces(Context& c, Rect& column, const games::GameInfo& info, const games::Options& options) {
  const games::OptionInfo* which = option(info, side_);
  if (which == nullptr) return;
  const games::OptionChoice& army = chosen_army(*which, options);
  if (army.kinds.empty()) return;
  // After a swap, say, the piece may belong to another army.
  if (!looked_at_ || std::find(army.kinds.begin(), army.kinds.end(), kind_) == army.kinds.end()) {
    kind_ = army.kinds.front();
  }
  const Palette& p = c.colours();
  const games::PieceKind& kind = info.kinds[kind_];
  const Message words{{"new.piece.moves", "**{piece}.** {moves}"}, {{"piece", kind.name}, {"moves", kind.moves}}};
  const std::string said = c.say(with_rung(words, info, options));
  const float board = column.w < 480 ? 112.0F : 132.0F;
  const float room = column.w - 2 * 12 - board - 14;
  const float text = kit::paragraph_height(c, room, type::kSmall, said);
  const Rect box = column.cut_top(24 + std::max(board, kPieceButton + 8 + text), 6);
  kit::fill(c, box, p.sunken, kBox);
  Rect inner = box.inset(12, 12);
  const Rect picture = inner.cut_right(board, 14).cut_top(board);
  diagrams_.paint(c, info, kind_, picture);
  piece_buttons(c, inner.cut_top(kPieceButton, 8), info, army);
  kit::say(c, "new.piece.moves", Role::Status, Label(kit::plain(said)), inner);
  kit::paragraph(c, inner, type::kSmall, said, {.colour = p.ink2, .bold = p.ink});
}

// What the piece is to a prophecy, where that is not its name.
Message ArmyChooser::with_rung(const Message& words, const games::GameInfo& info, const games::Options& options) const {
  const auto start = games::find(info.id)->position("startpos", options);
  const auto prophecies = start ? (*start)->prophecies() : std::nullopt;
  if (!prophecies) return words;
  const auto& kinds = prophecies->seers[side_ == Side::First ? 1 : 0].kinds;
  const auto at = std::find(kinds.begin(), kinds.end(), kind_);
  if (at == kinds.end()) return words;
  const Text rung = foretelling::rung_name(static_cast<std::size_t>(at - kinds.begin()));
  if (rung.english == info.kinds[kind_].name.english) return words;
  return {{"new.piece.rung", "{piece} To a prophecy: {rung}."}, {{"piece", words}, {"rung", rung}}};
}

void ArmyChooser::piece_buttons(Context& c, Rect rect, const games::GameInfo& info, const games::OptionChoice& army) {
  const Palette& p = c.colours();
  const kit::Group group(c, {"new.piece", Role::RadioGroup, c.say(army.name), rect});
  const int count = static_cast<int>(army.kinds.size());
  const float share = std::min(kPieceButton, (rect.w - 4 * static_cast<float>(count - 1)) / static_cast<float>(count));
  for (const std::uint8_t kind : army.kinds) {
    const Rect place = rect.cut_left(share, 4);
    const bool is = kind == kind_;
    Node node{"new.piece." + std::string(info.kinds[kind].id), Role::Radio, c.say(info.kinds[kind].name), place};
    node.state.checked = is;
    const kit::Touch t = kit::touch(c, std::move(node), false);
    if (is || t.held) kit::fill(c, place, p.raised, tokens::radius::kControl);
    if (is) kit::outline(c, place, p.accent, 2.5F, tokens::radius::kControl);
    if (!is && t.hovered) kit::outline(c, place, p.line_strong, tokens::stroke::kControl, tokens::radius::kControl);
    if (t.focused) kit::focus_ring(c, place, tokens::radius::kControl);
    const float side = std::min(place.w, place.h) - 8;
    kit::sprite(c, hall_.piece(c, info, side_, kind, side), place.centred(side, side));
    if (t.pressed) {
      look(side_, kind);
      c.frame.request();
    }
  }
}

// ---- both sides ----

Message ArmyChooser::sentence(const games::GameInfo& info, const games::Options& options) {
  const games::OptionInfo* const first = option(info, Side::First);
  const games::OptionInfo* const second = option(info, Side::Second);
  if (first == nullptr || second == nullptr) return {};
  return {{"new.armies", "{first}: {one}. {second}: {other}."},
          {{"first", info.first},
           {"one", chosen_army(*first, options).name},
           {"second", info.second},
           {"other", chosen_army(*second, options).name}}};
}

void ArmyChooser::swap(const games::GameInfo& info, games::Options& options) {
  const games::OptionInfo* const first = option(info, Side::First);
  const games::OptionInfo* const second = option(info, Side::Second);
  if (first == nullptr || second == nullptr) return;
  const std::string was(chosen(*first, options));
  options[std::string(first->id)] = std::string(chosen(*second, options));
  options[std::string(second->id)] = was;
}

void ArmyChooser::draw_lots(const games::GameInfo& info, games::Options& options, Random& random) {
  for (const Side side : {Side::First, Side::Second}) {
    const games::OptionInfo* const which = option(info, side);
    if (which == nullptr) continue;
    const auto number = random.below(static_cast<std::uint32_t>(which->choices.size()));
    options[std::string(which->id)] = which->choices[number].id;
  }
}

}  // namespace messhall::ui
