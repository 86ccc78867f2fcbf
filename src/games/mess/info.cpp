// What Mess is called, its squares and its pieces.
#include <string>

#include "games/mess/face.hpp"
#include "games/mess/help.hpp"
#include "games/mess/rules.hpp"
#include "games/mess/words.hpp"

namespace messhall::games::mess {
namespace {

std::vector<PieceKind> make_kinds() {
  const auto make = [](Kind kind, std::string_view id, Text moves) {
    return PieceKind{letter(kind), id, kind_name(kind), moves, value(kind), false};
  };
  return {
      make(Kind::Pawn, "pawn", {"mess.kind.pawn.moves", "One or two squares clockwise."}),
      make(Kind::Knight, "knight",
           {"mess.kind.knight.moves",
            "From the rim to either pile; from a pile to any square of the two sides next to it."}),
      make(Kind::Bishop, "bishop", {"mess.kind.bishop.moves", "To any square of a side that it stands on."}),
      make(Kind::Rook, "rook",
           {"mess.kind.rook.moves",
            "To any square of a side that it stands on, and between the left and the right side straight across."}),
      make(Kind::Queen, "queen", {"mess.kind.queen.moves", "To any other square of the rim."}),
      make(Kind::King, "king", {"mess.kind.king.moves", "One square either way."}),
  };
}

std::vector<Deed> make_deeds() {
  std::vector<Deed> deeds;
  for (Square square = 0; square < kSquares; ++square) {
    const Place& here = place(square);
    deeds.push_back({place_name(square), classic_name(square), kind_id(here.kind), group_id(here.group), here.price,
                     here.house, here.rent});
  }
  return deeds;
}

GameInfo make_info() {
  GameInfo info;
  info.id = kId;
  info.name = {"mess.name", "Mess"};
  info.pitch = {"mess.pitch", "Chess pieces are the deeds. Buy, charge rent, and fight for it."};
  info.origin = kOrigin;
  info.board.size = {14, 3};  // only so that squares 0 to 41 have a place; the track is no grid
  info.kinds = make_kinds();
  info.first = kWhite;
  info.second = kBlack;
  info.first_id = "white";
  info.second_id = "black";
  static const std::string start = State().text();
  info.start = start;
  const auto options = options_offered();
  info.options.assign(options.begin(), options.end());
  info.help = help();
  info.lessons = lessons();
  info.deeds = make_deeds();
  return info;
}

}  // namespace

const GameInfo& info() {
  static const GameInfo info = make_info();
  return info;
}

}  // namespace messhall::games::mess
