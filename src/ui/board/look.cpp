#include "ui/board/look.hpp"

#include <algorithm>
#include <functional>

namespace messhall::ui::board {
namespace {

Ground ground_of(const games::Board& board, Square square) {
  const bool tower = std::find(board.towers.begin(), board.towers.end(), square) != board.towers.end();
  // a1 is dark.
  const bool dark = (board.size.file(square) + board.size.rank(square)) % 2 == 0;
  if (tower) return dark ? Ground::TowerDark : Ground::TowerLight;
  return dark ? Ground::Dark : Ground::Light;
}

// As in the art's composer (assets/art/boards/board.mjs), where ranks count from 1.
int cutout_of(BoardSize size, Square square) {
  const int file = size.file(square);
  const int rank = size.rank(square) + 1;
  return (file * 5 + rank * 3 + file * rank % 3) % kCutouts;
}

std::string_view suffix(Ground ground) { return kGroundNames[static_cast<std::size_t>(ground)]; }

std::vector<std::string> piece_keys(const games::GameInfo& info, std::string_view side) {
  std::vector<std::string> keys;
  for (const games::PieceKind& kind : info.kinds) {
    std::string key(side);
    key += '-';
    key += kind.id;
    keys.push_back(std::move(key));
  }
  return keys;
}

void name_prints(Look& look) {
  look.prints = look.arrow;
  std::sort(look.prints.begin(), look.prints.end());
  look.prints.erase(std::unique(look.prints.begin(), look.prints.end()), look.prints.end());
  std::erase(look.prints, std::string());
  std::string all;
  for (const std::string& print : look.prints) (all += print) += ' ';
  look.print_name = std::to_string(std::hash<std::string>{}(all));
}

// Towers are rectangles: squares that touch belong to one.
std::vector<Block> blocks(BoardSize size, std::vector<Square> rest) {
  std::sort(rest.begin(), rest.end());
  std::vector<Block> out;
  for (const Square square : rest) {
    const auto touches = [&](const Block& block) {
      return size.file(square) >= size.file(block.low) && size.file(square) <= size.file(block.high) + 1 &&
             size.rank(square) <= size.rank(block.high) + 1;
    };
    const auto found = std::find_if(out.begin(), out.end(), touches);
    if (found == out.end()) {
      out.push_back({square, square});
    } else {
      found->high = size.at(std::max(size.file(square), size.file(found->high)), size.rank(square));
    }
  }
  return out;
}

}  // namespace

std::string arrow_key(DirectionSet arrows, Ground ground) {
  std::string key;
  for (const Direction d : kDirections) {
    if (!contains(arrows, d)) continue;
    if (!key.empty()) key += '-';
    key += direction_name(d);
  }
  if (key.empty()) return key;
  key += '@';
  key += suffix(ground);
  return key;
}

std::string hand_key(const games::Hand& hand, Ground ground) {
  std::string key = "hand-";
  key += hand.colour;
  key += '-';
  key += direction_name(hand.direction);
  key += '@';
  key += suffix(ground);
  return key;
}

Look look(const games::GameInfo& info) {
  const games::Board& board = info.board;
  Look out;
  out.size = board.size;
  out.towers = blocks(board.size, board.towers);
  out.river_above_rank = board.river_above_rank;
  out.arrows = board.arrows;
  const int count = board.size.squares();
  for (int i = 0; i < count; ++i) {
    const auto square = static_cast<Square>(i);
    out.ground.push_back(ground_of(board, square));
    out.cutout.push_back(cutout_of(board.size, square));
    const bool printed = static_cast<std::size_t>(i) < board.arrows.size();
    out.arrow.push_back(printed ? arrow_key(board.arrows[static_cast<std::size_t>(i)], out.ground.back())
                                : std::string());
  }
  for (const games::Hand& hand : board.hands) {
    if (hand.square < count) out.arrow[hand.square] = hand_key(hand, out.ground[hand.square]);
  }
  name_prints(out);
  out.piece = {piece_keys(info, info.first_id), piece_keys(info, info.second_id)};
  for (const games::PieceKind& kind : info.kinds) out.kinds.emplace_back(kind.id);
  return out;
}

}  // namespace messhall::ui::board
