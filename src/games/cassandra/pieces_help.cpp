// The pieces of the four armies, each with a board to try it on.
#include <array>
#include <string>
#include <utility>

#include "games/cassandra/help.hpp"
#include "games/cassandra/piece.hpp"

namespace messhall::games::cassandra {
namespace {

using Paragraphs = std::vector<HelpParagraph>;

HelpParagraph rule(Kind kind, Text text, Text source = kArmiesOrigin) {
  return {"pieces", text, false, source, {}, {}, static_cast<int>(kind)};
}
HelpParagraph example(Kind kind, Text text, std::string placement, std::string_view armies, std::string_view select,
                      std::string_view rights = "- -") {
  std::string position = std::move(placement);
  position += " w ";
  position += rights;
  position += " 0 2 pp -/- ";
  position += armies;
  return {"pieces", text, false, {}, std::move(position), select, static_cast<int>(kind)};
}

constexpr std::string_view kFide = "fide:fide";
constexpr std::string_view kClobberers = "clobberers:fide";
constexpr std::string_view kNutters = "nutters:fide";
constexpr std::string_view kRookies = "rookies:fide";

Paragraphs fide() {
  return {
      rule(Kind::Rook, {"cassandra.help.rook", "The Rook slides along ranks and files, as far as the way is free."}),
      example(Kind::Rook,
              {"cassandra.help.rook.try",
               "From d4 the Rook can take the Pawn on d7 and the Knight on g4. It stops before its own Pawn on b4."},
              "7k/3p4/8/8/1P1R2n1/8/8/K7", kFide, "d4"),
      rule(Kind::Knight,
           {"cassandra.help.knight",
            "The Knight leaps two squares along a rank or a file and one to the side, whatever stands between."}),
      example(Kind::Knight,
              {"cassandra.help.knight.try", "The Pawns around d4 do not hinder the Knight. It can take on c6 and e6."},
              "7k/8/2p1p3/2PPP3/3N4/8/8/K7", kFide, "d4"),
      rule(Kind::Bishop, {"cassandra.help.bishop", "The Bishop slides diagonally, as far as the way is free."}),
      example(Kind::Bishop,
              {"cassandra.help.bishop.try",
               "From d4 the Bishop can take the Pawn on g7. Its own Pawn on c3 shuts the fourth way."},
              "7k/6p1/8/8/3B4/2P5/8/K7", kFide, "d4"),
      rule(Kind::Queen, {"cassandra.help.queen", "The Queen slides like a Rook or like a Bishop."}),
      example(Kind::Queen,
              {"cassandra.help.queen.try", "From d4 the Queen can take on d7, g4 and a7, and stops before b2."},
              "8/p2p3k/8/8/3Q2n1/8/1P6/K7", kFide, "d4"),
  };
}

Paragraphs clobberers() {
  return {
      rule(Kind::Bede,
           {"cassandra.help.bede",
            "The Bede slides diagonally like a Bishop, or leaps exactly two squares along a rank or a file. It never "
            "leaves the colour of its square. To a prophecy it is a Rook."}),
      example(Kind::Bede,
              {"cassandra.help.bede.try",
               "From d4 the Bede can slide and take on b6, leap over its own Pawn and take on d6, or leap and take on "
               "f4."},
              "6k1/8/1p1p4/3P4/3D1n2/2P5/8/K7", kClobberers, "d4"),
      rule(
          Kind::Waffle,
          {"cassandra.help.waffle",
           "The Waffle steps one square along a rank or a file, or leaps exactly two squares diagonally. To a prophecy "
           "it is a Knight."}),
      example(Kind::Waffle,
              {"cassandra.help.waffle.try",
               "From d4 the Waffle can leap over its own Pawns and take on b6 and f6. Single diagonal steps it has "
               "none."},
              "6k1/8/1p3p2/2P1P3/3W4/8/8/K7", kClobberers, "d4"),
      rule(
          Kind::Fad,
          {"cassandra.help.fad",
           "The FAD steps one square diagonally, or leaps exactly two squares in any of the eight directions. It never "
           "leaves the colour of its square. To a prophecy it is a Bishop."}),
      example(Kind::Fad,
              {"cassandra.help.fad.try",
               "Its own Pawn on e5 is in the way of a step, and not of the leap to f6. The FAD can take on b6 and d6."},
              "6k1/8/1p1p4/3PP3/3F4/8/8/K7", kClobberers, "d4"),
      rule(Kind::Cardinal,
           {"cassandra.help.cardinal",
            "The Cardinal moves like a Bishop or like a Knight. Elsewhere it is called Archbishop. To a prophecy it is "
            "a Queen."}),
      example(
          Kind::Cardinal,
          {"cassandra.help.cardinal.try", "From d4 the Cardinal takes on c6 like a Knight, and on f6 like a Bishop."},
          "6k1/8/2p2p2/8/3C4/2P5/8/K7", kClobberers, "d4"),
  };
}

Paragraphs nutters() {
  return {
      rule(Kind::ChargingRook,
           {"cassandra.help.charging-rook",
            "The Charging Rook slides forward and sideways like a Rook. Backwards it goes one step only, straight or "
            "diagonally. To a prophecy it is a Rook."}),
      example(Kind::ChargingRook,
              {"cassandra.help.charging-rook.try",
               "From d4 the Charging Rook can take on d7 and g4. Back it goes to c3, d3 or e3, and no further."},
              "6k1/3p4/8/8/1P1G2n1/8/8/K7", kNutters, "d4"),
      rule(Kind::Fibnif,
           {"cassandra.help.fibnif",
            "The Fibnif steps one square diagonally, or leaps like a Knight to the four squares that lie two ranks "
            "before or behind it. To a prophecy it is a Knight."}),
      example(
          Kind::Fibnif,
          {"cassandra.help.fibnif.try",
           "The Pawns on c5 and e5 are in the way of steps, and not of the leaps: from d4 the Fibnif can take on c6 "
           "and e6."},
          "6k1/8/2p1p3/2PPP3/3I4/8/8/K7", kNutters, "d4"),
      rule(Kind::ChargingKnight,
           {"cassandra.help.charging-knight",
            "The Charging Knight leaps forward like a Knight, to four squares. Sideways and backwards it goes one step "
            "like a King. To a prophecy it is a Bishop."}),
      example(Kind::ChargingKnight,
              {"cassandra.help.charging-knight.try",
               "From d4 the Charging Knight can take on c6 and f5. It has no step straight ahead."},
              "6k1/8/2p5/5p2/3T4/8/8/K7", kNutters, "d4"),
      rule(Kind::Colonel,
           {"cassandra.help.colonel",
            "The Colonel slides forward and sideways like a Rook, leaps forward like a Knight, and steps one square in "
            "any direction like a King. To a prophecy it is a Queen."}),
      example(Kind::Colonel,
              {"cassandra.help.colonel.try",
               "From d4 the Colonel can take on d7 and g4 by sliding, and on c6 by a leap. Back it has single steps."},
              "6k1/3p4/2p5/8/3L2n1/8/8/K7", kNutters, "d4"),
  };
}

Paragraphs rookies() {
  return {
      rule(Kind::ShortRook,
           {"cassandra.help.short-rook",
            "The Short Rook slides along ranks and files like a Rook, four squares at most. To a prophecy it is a "
            "Rook."}),
      example(Kind::ShortRook,
              {"cassandra.help.short-rook.try",
               "From b4 the Short Rook can take on b7. The Knight on g4 is five squares away, and safe."},
              "6k1/1p6/8/8/1S4n1/8/8/K7", kRookies, "b4"),
      rule(Kind::WoodyRook,
           {"cassandra.help.woody-rook",
            "The Woody Rook steps one square along a rank or a file, or leaps exactly two. To a prophecy it is a "
            "Knight."}),
      example(
          Kind::WoodyRook,
          {"cassandra.help.woody-rook.try",
           "From d4 the Woody Rook can take the Knight beside it, leap over it to b4, or leap over its own Pawn and "
           "take on d6."},
          "6k1/8/3p4/3P4/2nY4/8/8/K7", kRookies, "d4"),
      rule(
          Kind::HalfDuck,
          {"cassandra.help.half-duck",
           "The Half-Duck steps one square diagonally, or leaps exactly two or exactly three squares along a rank or a "
           "file. To a prophecy it is a Bishop."}),
      example(Kind::HalfDuck,
              {"cassandra.help.half-duck.try",
               "From d4 the Half-Duck can leap over both Pawns and take on d7, and take the Knight on g4. To the "
               "squares beside it, it cannot go."},
              "6k1/3p4/3P4/3P4/3H2n1/8/8/K7", kRookies, "d4"),
      rule(Kind::Chancellor,
           {"cassandra.help.chancellor",
            "The Chancellor moves like a Rook or like a Knight. Elsewhere it is called Marshall. To a prophecy it is a "
            "Queen."}),
      example(
          Kind::Chancellor,
          {"cassandra.help.chancellor.try", "From d4 the Chancellor takes on d7 like a Rook, and on f5 like a Knight."},
          "6k1/3p4/8/5p2/1P1O4/8/8/K7", kRookies, "d4"),
  };
}

Paragraphs king_and_pawn() {
  return {
      rule(Kind::King,
           {"cassandra.help.king",
            "The King goes one step in any direction, and never to a square where it could be taken. It can castle. "
            "It is the last in the order of prophecies: only whoever has all other types behind them can foretell it."},
           kOrigin),
      example(Kind::King,
              {"cassandra.help.king.try", "From e1 the King can step, or castle with either Rook, to g1 or to c1."},
              "4k3/8/8/8/8/8/8/R3K2R", kFide, "e1", "KQ -"),
      rule(
          Kind::Pawn,
          {"cassandra.help.pawn",
           "The Pawn steps straight ahead, two squares from its first place if it likes, and takes diagonally forward. "
           "A Pawn that has gone two squares can be taken in passing. Pawns are the first in the order of "
           "prophecies."},
          kOrigin),
      example(
          Kind::Pawn,
          {"cassandra.help.pawn.try",
           "Black's Pawn has just gone from d7 to d5: the one on e5 can take it in passing and lands on d6. The one "
           "on g7 is about to promote."},
          "k7/6P1/8/3pP3/8/8/8/4K3", kFide, "e5", "- d6"),
  };
}

}  // namespace

Paragraphs pieces_help() {
  Paragraphs all;
  for (Paragraphs& part : std::array{fide(), clobberers(), nutters(), rookies(), king_and_pawn()}) {
    for (HelpParagraph& paragraph : part) all.push_back(std::move(paragraph));
  }
  return all;
}

}  // namespace messhall::games::cassandra
