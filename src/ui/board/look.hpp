// Names of pictures for one game: made once, so that drawing allocates nothing.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "base/direction.hpp"
#include "games/game.hpp"
#include "ui/board/skin.hpp"

namespace messhall::ui::board {

// What is printed on a square, as the painter of symbols knows it: "n-e-w@light", "hand-blue-n@dark".
[[nodiscard]] std::string arrow_key(DirectionSet arrows, Ground ground);
[[nodiscard]] std::string hand_key(const games::Hand& hand, Ground ground);

// A rectangle of squares, by its lowest and its highest square.
struct Block {
  Square low = kNoSquare;
  Square high = kNoSquare;
};

// Different parts of a texture that squares show, so that no two neighbours look alike.
inline constexpr int kCutouts = 7;

struct Look {
  BoardSize size{};
  std::vector<Ground> ground{};                     // by square
  std::vector<int> cutout{};                        // by square: which cut-out of the texture it shows
  std::vector<std::string> arrow{};                 // by square; empty where nothing is printed
  std::vector<std::string> prints{};                // each of them once, sorted
  std::string print_name{};                         // the same for boards with the same prints
  std::vector<DirectionSet> arrows{};               // by square: those that light up; empty for games without arrows
  std::array<std::vector<std::string>, 2> piece{};  // by side and kind: "blue-numskull"
  std::vector<std::string> kinds{};                 // "numskull"
  std::vector<Block> towers{};
  int river_above_rank = 0;
};

[[nodiscard]] Look look(const games::GameInfo& info);

}  // namespace messhall::ui::board
