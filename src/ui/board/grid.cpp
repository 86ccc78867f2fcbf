#include "ui/board/grid.hpp"

#include <algorithm>
#include <array>

namespace messhall::ui::board {
namespace {

constexpr std::array<Text, 8> kWays{{{"board.way.north", "north"},
                                     {"board.way.northeast", "north-east"},
                                     {"board.way.east", "east"},
                                     {"board.way.southeast", "south-east"},
                                     {"board.way.south", "south"},
                                     {"board.way.southwest", "south-west"},
                                     {"board.way.west", "west"},
                                     {"board.way.northwest", "north-west"}}};

Text way_name(Direction d) { return kWays[static_cast<std::size_t>(d)]; }

// "north, east and west"; at least one direction.
Message ways(DirectionSet arrows) {
  std::vector<Direction> all;
  for (const Direction d : kDirections) {
    if (contains(arrows, d)) all.push_back(d);
  }
  Message list{way_name(all.back())};
  if (all.size() == 1) return list;
  list = {{"board.ways.last", "{first} and {last}"},
          {{"first", way_name(all[all.size() - 2])}, {"last", way_name(all.back())}}};
  for (std::size_t i = all.size() - 2; i-- > 0;) {
    list = {{"board.ways.more", "{first}, {rest}"}, {{"first", way_name(all[i])}, {"rest", std::move(list)}}};
  }
  return list;
}

Message arrows(DirectionSet set) {
  if (set == 0xFF) return {{"board.arrows.all", "arrows all ways"}};
  const bool one = (set & (set - 1)) == 0;
  if (one) return {{"board.arrows.one", "arrow {ways}"}, {{"ways", ways(set)}}};
  return {{"board.arrows.some", "arrows {ways}"}, {{"ways", ways(set)}}};
}

Message hand(const games::Hand& hand) {
  const Argument way{"way", way_name(hand.direction)};
  if (hand.colour == "blue") return {{"board.hand.blue", "blue hand pointing {way}"}, {way}};
  if (hand.colour == "green") return {{"board.hand.green", "green hand pointing {way}"}, {way}};
  return {{"board.hand.other", "hand pointing {way}"}, {way}};
}

Message standing(const games::GameInfo& info, const games::Piece* piece) {
  if (piece == nullptr || piece->kind >= info.kinds.size()) return {{"board.cell.empty", "empty"}};
  const Text side = piece->owner == games::Side::Second ? info.second : info.first;
  return {{"board.cell.piece", "{side} {piece}"}, {{"side", side}, {"piece", info.kinds[piece->kind].name}}};
}

void add_print(std::vector<Message>& parts, const games::Board& board, Square square) {
  const auto found = std::find_if(board.hands.begin(), board.hands.end(),
                                  [square](const games::Hand& h) { return h.square == square; });
  if (found != board.hands.end()) {
    parts.push_back(hand(*found));
  } else if (square < board.arrows.size() && board.arrows[square] != 0) {
    parts.push_back(arrows(board.arrows[square]));
  }
  if (std::find(board.towers.begin(), board.towers.end(), square) != board.towers.end())
    parts.push_back({{"board.cell.tower", "tower"}});
}

Message foretold(const Foretold& mark) {
  if (mark.spent) return {{"board.cell.spent", "a prophecy that cannot come true any more"}};
  if (!mark.settled) return {{"board.cell.named", "named, not confirmed yet"}};
  const bool next = mark.moves_left <= 1;
  if (mark.own) {
    if (next) return {{"board.cell.yours.due", "your prophecy, due before your next move"}};
    return {{"board.cell.yours", "your prophecy, due in two moves"}};
  }
  if (next) return {{"board.cell.theirs.due", "foretold by the other side, due before its next move"}};
  return {{"board.cell.theirs", "foretold by the other side, due in two of its moves"}};
}

void add_marks(std::vector<Message>& parts, const State& state, Square square) {
  if (state.selected == square) parts.push_back({{"board.cell.held", "in hand"}});
  if (const Target* target = state.target(square)) {
    if (target->capture) {
      parts.push_back({{"board.cell.may_take", "may be taken"}});
    } else {
      parts.push_back({{"board.cell.may_go", "may go here"}});
    }
  }
  if (state.last && state.last->from == square) parts.push_back({{"board.cell.came_from", "last move from here"}});
  if (state.last && state.last->to == square) parts.push_back({{"board.cell.came_to", "last move to here"}});
  if (state.hint && (state.hint->from == square || state.hint->to == square))
    parts.push_back({{"board.cell.hint", "hint"}});
  if (state.checked == square) parts.push_back({{"board.cell.check", "in check"}});
  for (const Foretold& mark : state.foretold) {
    if (mark.square == square) parts.push_back(foretold(mark));
  }
  if (state.refused == square) parts.push_back({{"board.cell.refused", "may not go here"}});
}

}  // namespace

std::string cell_label(const games::GameInfo& info, const State& state, Square square, const Translator* translator) {
  std::vector<Message> parts;
  parts.push_back(standing(info, state.piece_at(square)));
  add_print(parts, info.board, square);
  add_marks(parts, state, square);
  Message label = std::move(parts.back());
  for (std::size_t i = parts.size() - 1; i-- > 0;) {
    label = {{"board.cell.parts", "{first}, {rest}"}, {{"first", std::move(parts[i])}, {"rest", std::move(label)}}};
  }
  if (state.naming) {
    return say({{"board.cell.foretell", "Foretell {square}: {what}"},
                {{"square", square_name(info.board.size, square)}, {"what", std::move(label)}}},
               translator);
  }
  return say({{"board.cell.label", "{square}, {what}"},
              {{"square", square_name(info.board.size, square)}, {"what", std::move(label)}}},
             translator);
}

std::vector<GridCell> grid(const games::GameInfo& info, const Layout& layout, const State& state,
                           const Translator* translator) {
  std::vector<GridCell> cells;
  for (int row = 0; row < layout.size.ranks; ++row) {
    for (int column = 0; column < layout.size.files; ++column) {
      GridCell cell;
      cell.cell = {column, row};
      cell.square = layout.square_in(cell.cell);
      cell.rect = layout.square_rect(cell.square);
      cell.label = cell_label(info, state, cell.square, translator);
      cell.selected = cell.square == state.selected;
      cells.push_back(std::move(cell));
    }
  }
  return cells;
}

}  // namespace messhall::ui::board
