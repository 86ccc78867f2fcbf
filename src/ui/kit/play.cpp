#include "ui/kit/play.hpp"

#include <algorithm>
#include <string>

#include "ui/kit/scroll.hpp"
#include "ui/kit/text.hpp"

namespace messhall::ui::kit {

namespace {

constexpr float kCaptured = 26;

// Draws the row and gives the x where it ended.
float captured_row(Context& c, Rect rect, const CapturedRow& row) {
  const Palette& p = c.colours();
  float x = rect.x - 2;
  for (const CapturedRow::Item& item : row.items) {
    if (x + kCaptured > rect.right()) break;
    sprite(c, item.picture, {x, rect.y, kCaptured, rect.h});
    x += kCaptured;
    if (item.count > 1) {
      const std::string times = std::string("\xC3\x97").append(std::to_string(item.count));
      x += text_in(c, {x, rect.y, 40, rect.h}, type::kSmallBold, p.ink2, times) + 10;
    }
  }
  if (row.ahead > 0) {
    const std::string ahead = std::string("+").append(std::to_string(row.ahead));
    x += 6 + text_in(c, {x + 6, rect.y, 40, rect.h}, type::kSmallBold, p.ink2, ahead);
  }
  return x;
}

float clock_box(Context& c, Rect rect, const std::string& clock, bool turn, const Type& type, Colour idle) {
  if (clock.empty()) return 0;
  const Palette& p = c.colours();
  const float pad = type.px > 22 ? 10.0F : 8.0F;
  const float width = text_width(c, type, clock) + 2 * pad;
  const float height = type.px > 22 ? 38.0F : 30.0F;
  const Rect box{rect.right() - width, rect.y + (rect.h - height) / 2, width, height};
  fill(c, box, turn ? p.brand : idle, 8);
  text_in(c, box, type, turn ? p.on_brand : p.ink2, clock, Align::Centre);
  return width;
}

// The place of the name: in the middle of the lines, until something stands below it.
Rect name_place(Context& c, std::string_view id, Rect lines, const PlayerCard& player, float height) {
  const bool alone = player.thinking.empty() && player.captured.items.empty() && player.captured.ahead <= 0;
  const float lower = glide(c, std::string(id) + ".name", alone ? (lines.h - height) / 2 : 0.0F);
  return {lines.x, lines.y + lower, lines.w, height};
}

void name_line(Context& c, Rect rect, const PlayerCard& player, const Type& type) {
  const float mark = type.px > 16 ? 14.0F : 12.0F;
  const std::string name = c.say(player.name);
  side_mark(c, {rect.x, rect.y, mark, rect.h}, player.colour);
  text_in(c, {rect.x + mark + 6, rect.y, rect.w - mark - 6, rect.h}, type, c.colours().ink, name);
}

void thinking(Context& c, Rect rect, const Label& words) {
  thinking_dots(c, {rect.x, rect.centre().y - 3}, static_cast<int>(c.now / 400));
  c.frame.wake_at(c.now + 400 - static_cast<double>(static_cast<long long>(c.now) % 400));
  text_in(c, {rect.x + 30, rect.y, rect.w - 30, rect.h}, type::kSmall, c.colours().ink2, c.say(words));
}

}  // namespace

void thinking_dots(Context& c, Point at, int phase) {
  for (int i = 0; i < 3; ++i) {
    const int age = (phase - i % 3 + 3) % 3;
    const float alpha = age == 0 ? 1.0F : age == 1 ? 0.55F : 0.25F;
    fill(c, {at.x + static_cast<float>(i) * 9, at.y, 6, 6}, faded(c.colours().accent, alpha), 3);
  }
}

Rect player_card(Context& c, std::string_view id, Rect rect, const PlayerCard& player) {
  const Palette& p = c.colours();
  panel(c, rect, {.edge = player.turn ? p.brand : 0});
  say(c, id, Role::Text, player.spoken.empty() ? player.name : player.spoken, rect);
  Rect inner = rect.inset(12, 10);
  const Rect well = inner.cut_left(46, 10).centred(46, 46);
  fill(c, well, p.sunken, tokens::radius::kControl);
  sprite(c, player.avatar, well);
  const float clock = clock_box(c, inner, player.clock, player.turn, type::kNumber, p.sunken);
  if (clock > 0) inner.cut_right(clock, 10);
  Rect lines = inner.centred(inner.w, 48);
  name_line(c, name_place(c, id, lines, player, 22), player, type::kLead);
  lines.cut_top(22);
  if (player.thinking.empty()) {
    captured_row(c, lines, player.captured);
  } else {
    thinking(c, lines, player.thinking);
  }
  if (player.progress > 0) {
    const Clip clip(c, {rect.x, rect.bottom() - 4, rect.w, 4});
    fill(c, rect, p.sunken, tokens::radius::kPanel);
    const Clip part(c, {rect.x, rect.y, rect.w * std::clamp(player.progress, 0.0F, 1.0F), rect.h});
    fill(c, rect, p.accent, tokens::radius::kPanel);
  }
  return lines;
}

Rect player_strip(Context& c, std::string_view id, Rect rect, const PlayerCard& player, bool panelled) {
  const Palette& p = c.colours();
  if (panelled) panel(c, rect, {.edge = player.turn ? p.brand : 0, .edge_width = 2});
  say(c, id, Role::Text, player.spoken.empty() ? player.name : player.spoken, rect);
  Rect inner = rect.inset(10, 2);
  sprite(c, player.avatar, inner.cut_left(38, 8).centred(38, 38));
  const float clock =
      clock_box(c, inner, player.clock, player.turn, type::kNumberSmall, panelled ? p.sunken : p.surface);
  if (clock > 0) inner.cut_right(clock, 8);
  Rect lines = inner.centred(inner.w, 45);
  name_line(c, name_place(c, id, lines, player, 19), player, type::kLabel);
  lines.cut_top(19);
  if (player.thinking.empty()) {
    captured_row(c, lines, player.captured);
  } else {
    thinking(c, lines, player.thinking);
  }
  return lines;
}

namespace {

constexpr float kRow = 28;
constexpr float kNumber = 40;

struct MoveStyle {
  const MoveEntry& entry;
  bool current;
};

// A move in its cell; gives true when it was pressed.
bool move_cell(Context& c, const std::string& id, Rect rect, const MoveStyle& move, const std::string& group) {
  const Palette& p = c.colours();
  const std::string spoken = move.entry.spoken.empty() ? move.entry.text : c.say(move.entry.spoken);
  Node node{id, Role::Button, spoken, rect, group};
  node.state.current = move.current;
  const Touch t = touch(c, std::move(node), false);
  const Rect ground = rect.inset(0, 1);
  if (move.current) {
    fill(c, ground, p.accent, tokens::radius::kChip);
  } else if (t.hovered || t.held) {
    fill(c, ground, t.held ? p.accent_soft : p.line, tokens::radius::kChip);
  }
  if (t.focused) focus_ring(c, ground.inset(2), tokens::radius::kChip);
  const Type& type = move.current ? type::kLabel : type::kBody;
  const Colour ink = move.current ? p.on_accent : p.ink;
  const float width = text_in(c, rect.inset(8, 0), type, ink, move.entry.text);
  const bool room = rect.w - width > 50;
  if (!move.entry.remark.empty() && room)
    chip(c, {rect.x + 8 + width + 6, rect.y + (rect.h - 20) / 2}, move.entry.remark, {move.entry.tone, nullptr, true});
  return t.pressed;
}

int row_of(const MoveList& list, int index) { return (index + (list.second_begins ? 1 : 0)) / 2; }

// True once, when the current move has changed since the last frame: then the list follows it.
bool follows(Context& c, std::string_view id, const MoveList& list) {
  float& known = c.memory.number(std::string(id) + ".current", -2);
  float& count = c.memory.number(std::string(id) + ".count", -1);
  const auto now = static_cast<float>(list.current);
  const auto size = static_cast<float>(list.moves.size());
  const bool changed = known != now || count != size;
  known = now;
  count = size;
  return changed;
}

}  // namespace

std::optional<int> move_list(Context& c, std::string_view id, Rect rect, const MoveList& list) {
  const Palette& p = c.colours();
  std::optional<int> result;
  const Group members(c, {std::string(id), Role::List, {}, rect});
  const int count = static_cast<int>(list.moves.size());
  const int rows = count == 0 ? 0 : row_of(list, count - 1) + 1;
  ScrollArea area(c, std::string(id) + ".scroll", rect, static_cast<float>(std::max(rows, 1)) * kRow);
  area.fade_into(p.surface);
  const Rect content = area.content();
  const auto row_rect = [&](int row) {
    return Rect{content.x, content.y + static_cast<float>(row) * kRow, content.w, kRow};
  };
  if (follows(c, id, list) && list.current >= 0) area.reveal(row_rect(row_of(list, list.current)));
  for (int row = 0; row < rows; ++row) {
    Rect line = row_rect(row);
    if (line.bottom() < rect.y - kRow || line.y > rect.bottom() + kRow) {
      // Far out of sight: nothing to draw, but the keyboard can still come here.
      if (!c.live) continue;
    }
    if (row % 2 == 1) fill(c, line, p.sunken);
    const std::string number = std::to_string(row + list.first_number);
    Rect cell = line.cut_left(kNumber);
    text_in(c, {cell.x, cell.y, cell.w - 10, cell.h}, type::kSmall, p.ink3, number, Align::Right);
    for (int column = 0; column < 2; ++column) {
      const int index = row * 2 + column - (list.second_begins ? 1 : 0);
      if (index < 0 || index >= count) continue;
      const std::string part = std::string(id) + "." + std::to_string(index);
      const MoveEntry& entry = list.moves[static_cast<std::size_t>(index)];
      if (move_cell(c, part, line.column(column, 2), {entry, index == list.current}, std::string(id))) result = index;
    }
  }
  return result;
}

std::optional<int> move_line(Context& c, std::string_view id, Rect rect, const MoveList& list) {
  const Palette& p = c.colours();
  std::optional<int> result;
  fill(c, rect, p.surface);
  const Group members(c, {std::string(id), Role::List, {}, rect});
  ScrollArea area(c, std::string(id) + ".scroll", rect.inset(8, 0), 0, true);
  area.fade_into(p.surface);
  const bool moved = follows(c, id, list);
  float x = area.content().x;
  for (std::size_t i = 0; i < list.moves.size(); ++i) {
    const auto index = static_cast<int>(i);
    const bool left = (index + (list.second_begins ? 1 : 0)) % 2 == 0;
    if (left || i == 0) {
      const std::string number = std::to_string(row_of(list, index) + list.first_number);
      x += 8 + text_in(c, {x + 8, rect.y, 60, rect.h}, type::kSmall, p.ink3, number);
    }
    const bool current = index == list.current;
    const Type& type = current ? type::kLabel : type::kBody;
    const Rect cell{x + 2, rect.y + 5, text_width(c, type, list.moves[i].text) + 16, rect.h - 10};
    const std::string part = std::string(id) + "." + std::to_string(index);
    if (move_cell(c, part, cell, {list.moves[i], current}, std::string(id))) result = index;
    if (current && moved) area.reveal(cell.grown(12));
    x = cell.right();
  }
  area.used(x + 4);
  return result;
}

}  // namespace messhall::ui::kit
