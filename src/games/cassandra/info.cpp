// What Cassandra Chess is called, its board and its pieces.
#include "games/cassandra/face.hpp"
#include "games/cassandra/help.hpp"
#include "games/cassandra/words.hpp"

namespace messhall::games::cassandra {
namespace {

struct KindWords {
  std::string_view id;
  Text moves;
};

constexpr std::array<KindWords, kKinds> kWords{{
    {"king",
     {"cassandra.kind.king.moves",
      "Goes one step in any direction. Once a game it may castle with a corner piece, when neither has moved."}},
    {"pawn",
     {"cassandra.kind.pawn.moves",
      "Goes one step forward, or two from where it started, and takes one step forward at an angle. On the last rank "
      "it becomes a piece of either army."}},
    {"rook", {"cassandra.kind.rook.moves", "Slides along ranks and files."}},
    {"knight", {"cassandra.kind.knight.moves", "Leaps two squares along a rank or file and one to the side."}},
    {"bishop", {"cassandra.kind.bishop.moves", "Slides diagonally."}},
    {"queen", {"cassandra.kind.queen.moves", "Slides in any direction."}},
    {"bede",
     {"cassandra.kind.bede.moves",
      "Slides diagonally, or leaps exactly two squares along a rank or file. Stays on squares of one colour."}},
    {"waffle",
     {"cassandra.kind.waffle.moves", "Goes one step along a rank or file, or leaps exactly two squares diagonally."}},
    {"fad",
     {"cassandra.kind.fad.moves",
      "Goes one step diagonally, or leaps exactly two squares in any direction. Stays on squares of one colour."}},
    {"cardinal", {"cassandra.kind.cardinal.moves", "Slides diagonally, or leaps as a Knight does."}},
    {"charging-rook",
     {"cassandra.kind.chargingrook.moves",
      "Slides forward or sideways, or goes one step to one of the three squares behind it."}},
    {"fibnif",
     {"cassandra.kind.fibnif.moves",
      "Goes one step diagonally, or leaps two squares forward or back and one to the side."}},
    {"charging-knight",
     {"cassandra.kind.chargingknight.moves",
      "Leaps forward as a Knight does, or goes one step sideways or to one of the three squares behind it."}},
    {"colonel",
     {"cassandra.kind.colonel.moves",
      "Slides forward or sideways, leaps forward as a Knight does, or goes one step in any direction."}},
    {"short-rook", {"cassandra.kind.shortrook.moves", "Slides along ranks and files, four squares at most."}},
    {"woody-rook",
     {"cassandra.kind.woodyrook.moves", "Goes one step along a rank or file, or leaps exactly two squares that way."}},
    {"half-duck",
     {"cassandra.kind.halfduck.moves",
      "Goes one step diagonally, or leaps exactly two or three squares along a rank or file."}},
    {"chancellor", {"cassandra.kind.chancellor.moves", "Slides along ranks and files, or leaps as a Knight does."}},
}};

// By rung: what chess players count.
constexpr std::array<int, kRungs> kWorth{1, 3, 3, 5, 9, 0};

std::vector<PieceKind> make_kinds() {
  std::vector<PieceKind> kinds;
  for (std::size_t i = 0; i < kKinds; ++i) {
    const auto kind = static_cast<Kind>(i);
    kinds.push_back(
        {kLetters[i], kWords[i].id, kKindNames[i], kWords[i].moves, kWorth[rung_of(kind)], kind == Kind::King});
  }
  return kinds;
}

GameInfo make_info() {
  GameInfo info;
  info.id = State::kId;
  info.name = {"cassandra.name", "Cassandra Chess"};
  info.pitch = {"cassandra.pitch", "Foretell where a piece will stand, and it vanishes. Four armies."};
  info.origin = kOrigin;
  info.board.size = kSize;
  info.kinds = make_kinds();
  info.first = kWhite;
  info.second = kBlack;
  info.first_id = "white";
  info.second_id = "black";
  info.start = State::kStart;
  const auto options = options_offered();
  info.options.assign(options.begin(), options.end());
  info.help = help();
  info.lessons = lessons();
  return info;
}

}  // namespace

const GameInfo& Face::info() {
  static const GameInfo info = make_info();
  return info;
}

}  // namespace messhall::games::cassandra
