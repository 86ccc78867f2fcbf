// What Storm the Ivory Tower and its Korean variant are called, their board and their pieces.

#include "games/ivory/face.hpp"
#include "games/ivory/help.hpp"
#include "games/ivory/words.hpp"

namespace messhall::games::ivory {
namespace {

Board make_board() {
  Board board;
  board.size = kSize;
  board.arrows.assign(kBoard.arrows.begin(), kBoard.arrows.end());
  board.hands.assign(kHands.begin(), kHands.end());
  for (const Square square : kTower[0] | kTower[1]) board.towers.push_back(square);
  board.river_above_rank = kRiverAboveRank;
  return board;
}

PieceKind kind(Kind kind, std::string_view id, Text moves, int value) {
  return {kLetters[index(kind)], id, kind_name(kind), moves, value, kind == Kind::Brain};
}

std::vector<PieceKind> make_kinds(bool korean) {
  return {
      kind(Kind::Brain, "brain",
           {"ivory.kind.brain.moves",
            "Goes one step along an arrow of its square. Checks the other Brain along an arrow from any distance."},
           0),
      kind(Kind::Toady, "toady", {"ivory.kind.toady.moves", "Goes one step along an arrow of its square."}, 3),
      kind(Kind::Yahoo, "yahoo",
           {"ivory.kind.yahoo.moves",
            "Goes one step along an arrow to an empty square, then one more outward at an angle."},
           3),
      kind(Kind::Numskull, "numskull",
           {"ivory.kind.numskull.moves", "Slides along an arrow of its square, as far as the way is free."}, 6),
      kind(Kind::Clodhopper, "clodhopper",
           korean ? Text{"ivory.kind.clodhopper.korean",
                         "Hops along an arrow over exactly one piece, but neither over a Clodhopper nor onto one."}
                  : Text{"ivory.kind.clodhopper.moves",
                         "Slides along an arrow of its square, and takes by hopping over exactly one piece."},
           4),
      kind(Kind::FuddyDuddy, "fuddy-duddy",
           korean
               ? Text{"ivory.kind.fuddyduddy.korean",
                      "Goes one step along an arrow, then two more outward at an angle, over empty squares."}
               : Text{"ivory.kind.fuddyduddy.moves",
                      "Goes two squares in the direction of an arrow, over an empty one. Across the river also one."},
           2),
      kind(Kind::Ninny, "ninny",
           {"ivory.kind.ninny.moves",
            "Goes one step along an arrow of its square. Across the river it takes up to two squares away."},
           1),
  };
}

GameInfo make_info(Variant variant) {
  const bool korean = variant == Variant::Korean;
  GameInfo info;
  info.id = korean ? KoreanState::kId : State::kId;
  info.name =
      korean ? Text{"ivory.korean.name", "Storm the Ivory Tower, Korean"} : Text{"ivory.name", "Storm the Ivory Tower"};
  info.pitch = korean ? Text{"ivory.korean.pitch", "Korean chess on arrows. Corner the Brain in its tower."}
                      : Text{"ivory.pitch", "Chinese chess on arrows. Corner the Brain in its tower."};
  info.origin = kOrigin;
  info.board = make_board();
  info.kinds = make_kinds(korean);
  info.first = kRed;
  info.second = kBlue;
  info.first_id = "red";
  info.second_id = "blue";
  info.start = korean ? KoreanState::kStart : State::kStart;
  const auto options = options_offered();
  info.options.assign(options.begin(), options.end());
  info.help = help(variant);
  return info;
}

}  // namespace

template <Variant V>
const GameInfo& FaceOf<V>::info() {
  static const GameInfo info = make_info(V);
  return info;
}

template const GameInfo& FaceOf<Variant::Chinese>::info();
template const GameInfo& FaceOf<Variant::Korean>::info();

}  // namespace messhall::games::ivory
