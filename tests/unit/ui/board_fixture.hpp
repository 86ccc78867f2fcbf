// A little game without rules, for tests of the board: 3 files, 3 ranks, two kinds.
#pragma once

#include "games/game.hpp"

namespace messhall::ui::board {

inline games::GameInfo tiny_game() {
  games::GameInfo info;
  info.id = "tiny";
  info.name = {"tiny.name", "Tiny"};
  info.first = {"tiny.blue", "Blue"};
  info.second = {"tiny.red", "Red"};
  info.first_id = "blue";
  info.second_id = "red";
  info.board.size = {3, 3};
  const DirectionSet east_west = bit(Direction::E) | bit(Direction::W);
  info.board.arrows = {bit(Direction::N),
                       east_west,
                       static_cast<DirectionSet>(east_west | bit(Direction::N)),  // a1 to c1
                       0xFF,
                       0,
                       bit(Direction::S),  // a2 to c2
                       bit(Direction::W),
                       bit(Direction::SE),
                       bit(Direction::S)};  // a3 to c3
  info.board.hands = {{6, "blue", Direction::W}, {8, "red", Direction::S}};
  info.board.towers = {4, 5, 7, 8};
  info.kinds = {{'B', "brain", {"tiny.brain", "Brain"}, {}, 0, true},
                {'N', "ninny", {"tiny.ninny", "Ninny"}, {}, 1, false}};
  return info;
}

}  // namespace messhall::ui::board
