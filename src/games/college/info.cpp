// What College Mess is called, its board and its pieces.

#include "games/college/face.hpp"
#include "games/college/help.hpp"
#include "games/college/words.hpp"

namespace messhall::games::college {
namespace {

Board make_board() {
  Board board;
  board.size = kSize;
  board.arrows.assign(kBoard.arrows.begin(), kBoard.arrows.end());
  board.hands.assign(kHands.begin(), kHands.end());
  return board;
}

std::vector<PieceKind> make_kinds() {
  return {
      {kLetters[0],
       "professor",
       kKindNames[0],
       {"college.kind.professor.moves",
        "Goes one step along an arrow of its square. Before its first move it may leap any distance along its own "
        "first rank instead, unless an enemy could take it."},
       0,
       true},
      {kLetters[1],
       "sophomore",
       kKindNames[1],
       {"college.kind.sophomore.moves",
        "Slides along an arrow of its square, as far as the way is free, or leaps exactly two squares."},
       5,
       false},
      {kLetters[2],
       "freshman",
       kKindNames[2],
       {"college.kind.freshman.moves",
        "Goes one step along an arrow of its square; from its own first two ranks it may leap two squares. Becomes a "
        "Sophomore on its eighth rank."},
       1,
       false},
  };
}

GameInfo make_info() {
  GameInfo info;
  info.id = State::kId;
  info.name = {"college.name", "College Mess"};
  info.pitch = {"college.pitch", "Smess with leaps, and with hands across the board."};
  info.origin = kOrigin;
  info.board = make_board();
  info.kinds = make_kinds();
  info.first = kBlue;
  info.second = kRed;
  info.first_id = "blue";
  info.second_id = "red";
  info.start = State::kStart;
  const auto options = options_offered();
  info.options.assign(options.begin(), options.end());
  info.help = help();
  return info;
}

}  // namespace

const GameInfo& Face::info() {
  static const GameInfo info = make_info();
  return info;
}

}  // namespace messhall::games::college
