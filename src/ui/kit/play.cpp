#include "ui/kit/play.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "ui/icons.gen.hpp"
#include "ui/kit/scroll.hpp"
#include "ui/kit/text.hpp"

namespace messhall::ui::kit {

namespace {

constexpr float kCaptured = 26;
constexpr float kBesideCount = 10;  // room for a number beside pieces that have closed ranks

std::string times(int count) { return std::string("\xC3\x97").append(std::to_string(count)); }

// Where the row has no room for all of it, its pieces close ranks.
float step_of(const Context& c, Rect rect, const CapturedRow& row, float ahead, bool counts) {
  float taken = ahead;
  for (const CapturedRow::Item& item : row.items) {
    if (counts && item.count > 1) taken += text_width(c, type::kSmallBold, times(item.count)) + 10 + kBesideCount;
  }
  return (rect.w + 2 - taken) / static_cast<float>(std::max<std::size_t>(1, row.items.size()));
}

// Where there is no room beside a piece, its number stands on it.
void number_on(Context& c, Rect rect, int count) {
  fill(c, rect, c.colours().raised, 4);
  text_in(c, rect, type::kMicro, c.colours().ink, std::to_string(count), Align::Centre);
}

void captured_row(Context& c, Rect rect, const CapturedRow& row) {
  constexpr float kLeast = 15;
  const Palette& p = c.colours();
  const std::string ahead = row.ahead > 0 ? std::string("+").append(std::to_string(row.ahead)) : std::string();
  const float lead = ahead.empty() ? 0 : text_width(c, type::kSmallBold, ahead) + 6;
  const bool counts = step_of(c, rect, row, lead, true) >= kLeast;
  const float step = std::clamp(step_of(c, rect, row, lead, counts), 8.0F, kCaptured);
  float x = rect.x - 2;
  for (const CapturedRow::Item& item : row.items) {
    if (x + step > rect.right()) break;
    sprite(c, item.picture, {x, rect.y, kCaptured, rect.h});
    if (item.count > 1 && !counts) number_on(c, {x + kCaptured - 9, rect.bottom() - 13, 12, 13}, item.count);
    x += step;
    if (item.count > 1 && counts) {
      x += std::min(kBesideCount, kCaptured - step);
      x += text_in(c, {x, rect.y, 40, rect.h}, type::kSmallBold, p.ink2, times(item.count)) + 10;
    }
  }
  if (!row.items.empty() && step < kCaptured) x += kCaptured - step;
  if (!ahead.empty()) text_in(c, {x + 6, rect.y, 40, rect.h}, type::kSmallBold, p.ink2, ahead);
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
  const bool alone =
      player.thinking.empty() && player.about.empty() && player.captured.items.empty() && player.captured.ahead <= 0;
  const float lower = glide(c, std::string(id) + ".name", alone ? (lines.h - height) / 2 : 0.0F);
  return {lines.x, lines.y + lower, lines.w, height};
}

void name_line(Context& c, Rect rect, const PlayerCard& player, const Type& type) {
  const float mark = type.px > 16 ? 14.0F : 12.0F;
  const std::string name = c.say(player.name);
  side_mark(c, {rect.x, rect.y, mark, rect.h}, player.colour);
  text_in(c, {rect.x + mark + 6, rect.y, rect.w - mark - 6, rect.h}, type, c.colours().ink, name);
}

// Beside a ladder there is no room for words that say whose turn it is: the name says it by its ground.
void name_plate(Context& c, Rect rect, const PlayerCard& player) {
  const float width = std::min(rect.w, text_width(c, type::kLabel, c.say(player.name)) + 18 + 12);
  if (player.turn) fill(c, {rect.x - 4, rect.y, width, rect.h}, c.colours().brand, tokens::radius::kChip);
  side_mark(c, {rect.x, rect.y, 12, rect.h}, player.colour);
  text_in(c, {rect.x + 18, rect.y, width - 24, rect.h}, type::kLabel,
          player.turn ? c.colours().on_brand : c.colours().ink, c.say(player.name));
}

// White's plate is round, Black's square; pieces of all others stand on plain ground.
void avatar(Context& c, Rect well, const PlayerCard& player, bool ground) {
  if (player.colour == SideColour::White) {
    fill(c, well, tokens::plate::kFirst, well.w / 2);
    well = well.inset(well.w * 0.06F);
  } else if (player.colour == SideColour::Black) {
    fill(c, well, tokens::plate::kSecond, tokens::radius::kChip);
    well = well.inset(well.w * 0.06F);
  } else if (ground) {
    fill(c, well, c.colours().sunken, tokens::radius::kControl);
  }
  sprite(c, player.avatar, well);
}

void thinking(Context& c, Rect rect, const Label& words) {
  thinking_dots(c, {rect.x, rect.centre().y - 3}, static_cast<int>(c.now / 400));
  c.frame.wake_at(c.now + 400 - static_cast<double>(static_cast<long long>(c.now) % 400));
  text_in(c, {rect.x + 30, rect.y, rect.w - 30, rect.h}, type::kSmall, c.colours().ink2, c.say(words));
}

void second_line(Context& c, Rect rect, const PlayerCard& player, const Label& about) {
  if (!player.thinking.empty()) {
    thinking(c, rect, player.thinking);
  } else if (player.captured.items.empty() && !about.empty()) {
    text_in(c, rect, type::kSmall, c.colours().ink2, c.say(about));
  } else {
    captured_row(c, rect, player.captured);
  }
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
  if (player.ladder.shown) ladder(c, id, inner.cut_bottom(kLadderHeight, 4), player.ladder);
  const Rect well = inner.cut_left(46, 10).centred(46, 46);
  avatar(c, well, player, true);
  const float clock = clock_box(c, inner, player.clock, player.turn, type::kNumber, p.sunken);
  if (clock > 0) inner.cut_right(clock, 10);
  Rect lines = inner.centred(inner.w, 48);
  name_line(c, name_place(c, id, lines, player, 22), player, type::kLead);
  lines.cut_top(22);
  second_line(c, lines, player, player.about);
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
  avatar(c, inner.cut_left(38, 8).centred(38, 38), player, false);
  const float clock =
      clock_box(c, inner, player.clock, player.turn, type::kNumberSmall, panelled ? p.sunken : p.surface);
  if (clock > 0) inner.cut_right(clock, 8);
  if (player.ladder.shown) {
    // Cells at least as wide as the pieces in them need; the rest is for the name and what was taken.
    const float width = std::clamp(inner.w * 0.58F, 6 * 25.0F, 6 * 38.0F);
    ladder(c, id, inner.cut_right(width, 8), player.ladder);
  }
  Rect lines = inner.centred(inner.w, 45);
  const Rect name = name_place(c, id, lines, player, 19);
  if (player.ladder.shown) {
    name_plate(c, name, player);
  } else {
    name_line(c, name, player, type::kLabel);
  }
  lines.cut_top(19);
  second_line(c, lines, player, player.brief);
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
    chip(c, {rect.x + 8 + width + 6, rect.y + (rect.h - 20) / 2}, move.entry.remark,
         {move.entry.tone, move.entry.icon, true});
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

namespace {

constexpr float kEvent = 24;

// Where the rows of a list stand: what happened after a move has a line of its own below.
struct Lines {
  std::vector<float> tops{};  // of each row, and of the end
  Lines(const MoveList& list, int rows) {
    float y = 0;
    for (int row = 0; row < rows; ++row) {
      tops.push_back(y);
      y += kRow + kEvent * static_cast<float>(events(list, row));
    }
    tops.push_back(y);
  }
  static int events(const MoveList& list, int row) {
    int count = 0;
    for_each(list, row, [&](int /*column*/, int index) {
      if (!list.moves[static_cast<std::size_t>(index)].event.empty()) ++count;
    });
    return count;
  }
  template <class F>
  static void for_each(const MoveList& list, int row, F&& each) {
    for (int column = 0; column < 2; ++column) {
      const int index = row * 2 + column - (list.second_begins ? 1 : 0);
      if (index >= 0 && index < static_cast<int>(list.moves.size())) each(column, index);
    }
  }
};

void event_line(Context& c, const std::string& id, Rect line, const Label& event) {
  const Palette& p = c.colours();
  say(c, id, Role::Text, event, line);
  line.cut_left(14);
  icon(c, icons::kSparkle, line.cut_left(18, 6), 16, p.foretell, true);
  text_in(c, line, type::kSmall, p.ink2, c.say(event));
}

}  // namespace

std::optional<int> move_list(Context& c, std::string_view id, Rect rect, const MoveList& list) {
  const Palette& p = c.colours();
  std::optional<int> result;
  const Group members(c, {std::string(id), Role::List, {}, rect});
  const int count = static_cast<int>(list.moves.size());
  const int rows = count == 0 ? 0 : row_of(list, count - 1) + 1;
  const Lines lines(list, rows);
  ScrollArea area(c, std::string(id) + ".scroll", rect, std::max(lines.tops.back(), kRow));
  area.fade_into(p.surface);
  const Rect content = area.content();
  const auto row_rect = [&](int row) {
    const auto i = static_cast<std::size_t>(row);
    return Rect{content.x, content.y + lines.tops[i], content.w, lines.tops[i + 1] - lines.tops[i]};
  };
  // A move that was made in this very frame is listed in the next.
  const bool listed = list.current >= 0 && list.current < count;
  if (follows(c, id, list) && listed) area.reveal(row_rect(row_of(list, list.current)));
  for (int row = 0; row < rows; ++row) {
    Rect whole = row_rect(row);
    if (whole.bottom() < rect.y - kRow || whole.y > rect.bottom() + kRow) {
      // Far out of sight: nothing to draw, but the keyboard can still come here.
      if (!c.live) continue;
    }
    Rect line = whole.cut_top(kRow);
    if (row % 2 == 1) fill(c, line, p.sunken);
    const std::string number = std::to_string(row + list.first_number);
    Rect cell = line.cut_left(kNumber);
    text_in(c, {cell.x, cell.y, cell.w - 10, cell.h}, type::kSmall, p.ink3, number, Align::Right);
    Lines::for_each(list, row, [&](int column, int index) {
      const std::string part = std::string(id) + "." + std::to_string(index);
      const MoveEntry& entry = list.moves[static_cast<std::size_t>(index)];
      if (move_cell(c, part, line.column(column, 2), {entry, index == list.current}, std::string(id))) result = index;
      if (!entry.event.empty()) event_line(c, part + ".event", whole.cut_top(kEvent), entry.event);
    });
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
    const MoveEntry& entry = list.moves[i];
    const float remark = entry.remark.empty() ? 0 : chip_width(c, entry.remark, {entry.tone, entry.icon, true}) + 6;
    // A chip stands in its cell only where there is room beside it.
    const float width = text_width(c, type, entry.text) + 16 + (remark > 0 ? std::max(remark, 51.0F) : 0);
    const Rect cell{x + 2, rect.y + 5, width, rect.h - 10};
    const std::string part = std::string(id) + "." + std::to_string(index);
    if (move_cell(c, part, cell, {entry, current}, std::string(id))) result = index;
    if (current && moved) area.reveal(cell.grown(12));
    x = cell.right();
    if (entry.event.empty()) continue;
    const Rect sign{x + 2, rect.y, 18, rect.h};
    icon(c, icons::kSparkle, sign, 16, p.foretell, true);
    say(c, part + ".event", Role::Text, entry.event, sign);
    x = sign.right() + 2;
  }
  area.used(x + 4);
  return result;
}

}  // namespace messhall::ui::kit
