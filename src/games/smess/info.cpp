// What Smess is called, its board and its pieces.

#include "games/smess/face.hpp"
#include "games/smess/help.hpp"
#include "games/smess/words.hpp"

namespace messhall::games::smess {
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
       "brain",
       kKindNames[0],
       {"smess.kind.brain.moves", "Goes one step along an arrow of its square."},
       0,
       true},
      {kLetters[1],
       "numskull",
       kKindNames[1],
       {"smess.kind.numskull.moves", "Slides along an arrow of its square, as far as the way is free."},
       5,
       false},
      {kLetters[2],
       "ninny",
       kKindNames[2],
       {"smess.kind.ninny.moves",
        "Goes one step along an arrow of its square. Becomes a Numskull on a square where an enemy Numskull started."},
       1,
       false},
  };
}

GameInfo make_info() {
  GameInfo info;
  info.id = State::kId;
  info.name = {"smess.name", "Smess"};
  info.pitch = {"smess.pitch", "Arrows on the squares steer every move. Take the Brain."};
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

}  // namespace messhall::games::smess
