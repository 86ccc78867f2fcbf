#include "ui/screens/mess_players.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "ui/icons.gen.hpp"
#include "ui/kit.hpp"
#include "ui/screens/mess_words.hpp"
#include "ui/track/draw.hpp"
#include "ui/track/label.hpp"

namespace messhall::ui::mess {
namespace {

using games::Side;

constexpr Text kHand{"mess.panel.hand", "Hand"};
constexpr Text kBoard{"mess.panel.board", "On board"};
constexpr Text kGraveyard{"mess.panel.graveyard", "Graveyard"};
constexpr Text kDeeds{"mess.panel.deeds", "Deeds"};
constexpr Text kEmpty{"mess.panel.empty", "empty"};
constexpr Text kNone{"mess.panel.none", "none yet"};
constexpr float kDarkTint = 0.93F;

// A group of which the side holds something.
struct Holding {
  std::string_view group;
  int held = 0;
  int all = 0;
  [[nodiscard]] bool whole() const { return held == all; }
};

struct View {
  const app::Match& match;
  games::Estate estate{};
  Side side = Side::First;
  std::vector<int> board{};  // its pieces there, by kind
  [[nodiscard]] const games::Purse& purse() const { return estate.purses[index(side)]; }
  [[nodiscard]] bool turn() const { return !match.over() && estate.turn == index(side); }
};

View view_of(const Hall& hall, Side side) {
  const app::Match& match = *hall.session.match();
  View view{match, match.shown().estate().value_or(games::Estate{}), side, std::vector<int>(match.info().kinds.size())};
  for (const games::Piece& piece : match.shown().pieces()) {
    if (piece.owner == side && piece.kind < view.board.size()) ++view.board[piece.kind];
  }
  return view;
}

std::vector<Holding> holdings(const View& view) {
  std::vector<Holding> found;
  const auto& deeds = view.match.info().deeds;
  for (std::size_t square = 0; square < deeds.size(); ++square) {
    if (deeds[square].group.empty()) continue;
    auto at =
        std::find_if(found.begin(), found.end(), [&](const Holding& h) { return h.group == deeds[square].group; });
    if (at == found.end()) at = found.insert(found.end(), Holding{deeds[square].group});
    ++at->all;
    const auto piece = view.match.shown().piece_at(static_cast<Square>(square));
    if (piece && piece->owner == view.side) ++at->held;
  }
  std::erase_if(found, [](const Holding& holding) { return holding.held == 0; });
  return found;
}

// Pieces by kind with their numbers; smaller where there is little room. Gives where it ended.
float piece_row(Context& c, Hall& hall, Rect rect, const View& view, const std::vector<int>& counts, float alpha) {
  constexpr float kTimes = 22;
  constexpr float kApart = 5;
  board::Pen pen(*c.draw, c.density, 1);
  const auto images = pictures(c, hall, view.match.info());
  float kinds = 0, words = 0;
  for (const int count : counts) {
    if (count <= 0) continue;
    ++kinds;
    words += count > 1 ? kTimes : kApart;
  }
  if (kinds <= 0) return rect.x;
  const float size = std::clamp((rect.w - words) / kinds, 12.0F, std::max(12.0F, std::min(rect.h, 26.0F)));
  float x = rect.x;
  for (std::size_t kind = 0; kind < counts.size(); ++kind) {
    if (counts[kind] <= 0) continue;
    const Rect box{x, rect.centre().y - size / 2, size, size};
    track::draw_piece(c, pen, box, view.match.info(), view.side, static_cast<std::uint8_t>(kind), images, {alpha});
    if (counts[kind] > 1) {
      const std::string times = std::string("\xC3\x97").append(std::to_string(counts[kind]));
      kit::text_in(c, {x + size + 2, rect.y, kTimes, rect.h}, type::kSmallBold, c.colours().ink2, times);
    }
    x += size + (counts[kind] > 1 ? kTimes : kApart);
  }
  return x;
}

// A bar for each deed of the groups that the side has a part in, filled where it holds one; whole groups have a strong
// edge. The bars get narrower when there are many.
void group_row(Context& c, Rect rect, const View& view) {
  const Palette& p = c.colours();
  const std::vector<Holding> list = holdings(view);
  if (list.empty()) return static_cast<void>(kit::text_in(c, rect, type::kSmall, p.ink3, c.say(kNone)));
  constexpr float kApart = 4, kEdges = 5, kWidest = 10.5F;
  float bars = 0;
  for (const Holding& holding : list) bars += static_cast<float>(holding.all);
  const float fixed = static_cast<float>(list.size()) * (kApart + kEdges) - kApart;
  const float step = std::clamp((rect.w - fixed) / std::max(bars, 1.0F), 4.0F, kWidest);
  const float gap = step < 7 ? 1.0F : 1.5F;
  board::Pen pen(*c.draw, c.density, c.theme.dark() ? kDarkTint : 1.0F);
  float x = rect.x;
  for (const Holding& holding : list) {
    const float width = static_cast<float>(holding.all) * step + kEdges;
    if (x + width > rect.right() + 1) break;
    const Rect box = Rect{x, rect.y, width, rect.h}.centred(width, 19);
    kit::outline(c, box, holding.whole() ? p.ink : p.line, holding.whole() ? 2.0F : 1.0F, 4);
    for (int i = 0; i < holding.all; ++i) {
      const Rect bar{box.x + 2.5F + gap / 2 + static_cast<float>(i) * step, box.y + 3, step - gap, 13};
      if (i < holding.held) {
        track::draw_band(pen, bar, holding.group);
      } else {
        kit::fill(c, bar, p.line, 2);
      }
    }
    x += width + kApart;
  }
}

Message joined(std::vector<Message> parts) {
  Message list = std::move(parts.back());
  for (std::size_t i = parts.size() - 1; i-- > 0;) {
    list = {{"board.cell.parts", "{first}, {rest}"}, {{"first", std::move(parts[i])}, {"rest", std::move(list)}}};
  }
  return list;
}

Message pieces_in_words(const View& view, const std::vector<int>& counts) {
  std::vector<Message> parts;
  for (std::size_t kind = 0; kind < counts.size(); ++kind) {
    if (counts[kind] <= 0) continue;
    parts.push_back({{"mess.panel.count", "{count} {piece}"},
                     {{"count", std::to_string(counts[kind])}, {"piece", view.match.info().kinds[kind].name}}});
  }
  return parts.empty() ? Message{kEmpty} : joined(std::move(parts));
}

Message groups_in_words(const View& view) {
  std::vector<Message> parts;
  for (const Holding& holding : holdings(view)) {
    const std::vector<Argument> arguments{{"group", track::group_name(holding.group)},
                                          {"held", std::to_string(holding.held)},
                                          {"all", std::to_string(holding.all)}};
    parts.push_back(holding.whole() ? Message{{"mess.panel.whole", "{group} whole"}, arguments}
                                    : Message{{"mess.panel.part", "{group} {held} of {all}"}, arguments});
  }
  return parts.empty() ? Message{kNone} : joined(std::move(parts));
}

// All of it in one sentence.
Message spoken(const View& view) {
  const games::Purse& purse = view.purse();
  return {{"mess.panel.said",
           "{name}, {note}: {cash} in cash, worth {worth}. In hand: {hand}. On the board: {board}. In the "
           "graveyard: {graveyard}. Deeds: {deeds}."},
          {{"name", player_name(view.match, view.side)},
           {"note", player_note(view.match, view.side)},
           {"cash", track::dollars(purse.cash)},
           {"worth", track::dollars(purse.worth)},
           {"hand", pieces_in_words(view, purse.hand)},
           {"board", pieces_in_words(view, view.board)},
           {"graveyard", pieces_in_words(view, purse.graveyard)},
           {"deeds", groups_in_words(view)}}};
}

Message worth(const View& view) {
  return {{"mess.panel.worth", "worth {amount}"}, {{"amount", track::dollars(view.purse().worth)}}};
}

void token(Context& c, Rect rect, float size, Side side) {
  board::Pen pen(*c.draw, c.density, 1);
  track::draw_token(c, pen, rect.centre(), size, side);
}

// In jail, or with a card that leads out of it: a small sign after the name, without its word where there is no room.
void signs(Context& c, Point at, float right, const View& view) {
  const games::Purse& purse = view.purse();
  float x = at.x;
  const auto put = [&](const Message& word, const kit::ChipStyle& style) {
    constexpr float kIcon = 18;
    if (x + kit::chip_width(c, word, style) <= right) {
      x += 6 + kit::chip(c, {x, at.y}, word, style);
    } else if (x + kIcon <= right) {
      kit::icon(c, style.icon, {x, at.y, kIcon, 20}, 16, c.colours().ink2, true);
      x += kIcon + 4;
    }
  };
  if (purse.jail) put({{"mess.panel.jailed", "in jail"}, {}}, {kit::ChipTone::Warn, icons::kLock, true});
  if (purse.jail_cards > 0)
    put({{"mess.panel.cards", "Free card: {count}"}, {{"count", std::to_string(purse.jail_cards)}}},
        {kit::ChipTone::Plain, icons::kCards, true});
}

void labelled(Context& c, Rect row, const Text& label) {
  kit::text_in(c, row, type::kSmall, c.colours().ink3, c.say(label));
}

}  // namespace

void player_panel(Context& c, Hall& hall, std::string_view id, Rect rect, Side side) {
  const View view = view_of(hall, side);
  const Palette& p = c.colours();
  kit::panel(c, rect, {.edge = view.turn() ? p.brand : 0});
  kit::say(c, id, Role::Text, spoken(view), rect);
  Rect inner = rect.inset(14, 10);
  Rect head = inner.cut_top(44, 6);
  token(c, head.cut_left(34, 10), 40, side);
  const std::string cash = track::dollars(view.purse().cash);
  const std::string worth_words = c.say(worth(view));
  const float right = std::max(kit::text_width(c, type::kNumber, cash), kit::text_width(c, type::kSmall, worth_words));
  Rect money = head.cut_right(right, 8);
  kit::text_in(c, money.cut_top(26), type::kNumber, p.ink, cash, kit::Align::Right);
  kit::text_in(c, money, type::kSmall, p.ink2, worth_words, kit::Align::Right);
  const Rect name = head.cut_top(24);
  kit::text_in(c, name, type::kLead, p.ink, c.say(player_name(view.match, side)));
  const std::string note = c.say(player_note(view.match, side));
  kit::text_in(c, head, type::kSmall, p.ink2, note);
  signs(c, {head.x + kit::text_width(c, type::kSmall, note) + 8, head.y}, head.right(), view);
  kit::rule(c, inner);
  inner.cut_top(5);
  constexpr float kLabel = 78;
  constexpr float kRow = 22;
  const auto pieces = [&](const Text& label, const std::vector<int>& counts, float alpha) {
    if (inner.h < kRow - 4) return;
    Rect row = inner.cut_top(kRow);
    labelled(c, row.cut_left(kLabel), label);
    if (piece_row(c, hall, row.inset(0, 1), view, counts, alpha) == row.x)
      kit::text_in(c, row, type::kSmall, p.ink3, c.say(kEmpty));
  };
  pieces(kHand, view.purse().hand, 1);
  pieces(kBoard, view.board, 1);
  pieces(kGraveyard, view.purse().graveyard, 0.6F);
  if (inner.h < kRow - 4) return;
  Rect row = inner.cut_top(kRow);
  labelled(c, row.cut_left(kLabel), kDeeds);
  group_row(c, row, view);
}

Point graveyard_in(Rect panel) { return {panel.x + 110, panel.y + std::min(121.0F, panel.h - 14)}; }

void player_strip(Context& c, Hall& hall, std::string_view id, Rect rect, Side side, bool panelled) {
  const View view = view_of(hall, side);
  const Palette& p = c.colours();
  if (panelled) kit::panel(c, rect, {.edge = view.turn() ? p.brand : 0, .edge_width = 2});
  kit::say(c, id, Role::Text, spoken(view), rect);
  Rect inner = rect.inset(10, 3);
  token(c, inner.cut_left(28, 8), std::min(34.0F, inner.h), side);
  const std::string cash = track::dollars(view.purse().cash);
  const float width = kit::text_width(c, type::kNumberSmall, cash) + 16;
  const Rect box = inner.cut_right(width, 8).centred(width, 30);
  kit::fill(c, box, view.turn() ? p.brand : panelled ? p.sunken : p.surface, 8);
  kit::text_in(c, box, type::kNumberSmall, view.turn() ? p.on_brand : p.ink2, cash, kit::Align::Centre);
  Rect lines = inner.centred(inner.w, std::min(inner.h, 44.0F));
  Rect first = lines.cut_top(20);
  const std::string name = c.say(player_name(view.match, side));
  kit::text_in(c, first, type::kLabel, p.ink, name);
  first.cut_left(kit::text_width(c, type::kLabel, name) + 8);
  const std::string worth_words = c.say(worth(view));
  kit::text_in(c, first, type::kSmall, p.ink2, worth_words);
  first.cut_left(kit::text_width(c, type::kSmall, worth_words) + 8);
  signs(c, {first.x, first.y}, first.right(), view);
  const float end = piece_row(c, hall, lines, view, view.purse().hand, 1);
  const auto& dead = view.purse().graveyard;
  const bool any = std::any_of(dead.begin(), dead.end(), [](int count) { return count > 0; });
  if (!any || lines.right() - end < 50) return;
  kit::icon(c, icons::kSkull, {end + 2, lines.y, 18, lines.h}, 16, p.ink3, true);
  piece_row(c, hall, {end + 24, lines.y, lines.right() - end - 24, lines.h}, view, dead, 0.5F);
}

}  // namespace messhall::ui::mess
