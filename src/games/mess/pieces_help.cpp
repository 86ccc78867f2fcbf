// The pages about the pieces.
#include <array>
#include <string>
#include <utility>

#include "games/mess/help.hpp"
#include "games/mess/piece.hpp"
#include "games/mess/sketch.hpp"

namespace messhall::games::mess {
namespace {

using Paragraphs = std::vector<HelpParagraph>;
constexpr std::string_view kSection = "pieces";

HelpParagraph rule(Kind kind, Text text) { return {kSection, text, false, kOrigin, {}, {}, static_cast<int>(kind)}; }
HelpParagraph house(Kind kind, Text text) { return {kSection, text, true, {}, {}, {}, static_cast<int>(kind)}; }
HelpParagraph example(Kind kind, Text text, const Sketch& position, std::string_view select) {
  return {kSection, text, false, {}, position.text(), select, static_cast<int>(kind)};
}

Paragraphs pawn_and_knight() {
  return {
      rule(Kind::Pawn, {"mess.help.pawn",
                        "The Pawn goes **one or two squares clockwise**, as tokens run, and never back. It is worth "
                        "$50."}),
      rule(Kind::Pawn, {"mess.help.pawn.capture",
                        "It captures just as it moves. There is no promotion: it runs round and round, past Go too."}),
      example(Kind::Pawn,
              {"mess.help.pawn.try",
               "The Pawn reaches the next two squares clockwise. The black Rook, one square behind it, has nothing to "
               "fear from it."},
              {.men = "13P/12R", .tokens = "13/26"}, "13"),
      rule(Kind::Knight,
           {"mess.help.knight",
            "The Knight jumps from any square of the rim to the **Chance pile** or the **Chest pile**. It "
            "is worth $200."}),
      rule(Kind::Knight,
           {"mess.help.knight.pile",
            "From a pile it jumps to any of the 19 squares of the two sides next to that pile: from the Chance pile to "
            "those around Go, from the Chest pile to those around the corner opposite. On a pile it cannot be "
            "captured."}),
      example(Kind::Knight,
              {"mess.help.knight.try",
               "This Knight waits on the Chest pile and threatens the black Queen, the black Pawn and 17 squares more. "
               "Nothing can touch it there."},
              {.men = "41N/24Q13P", .tokens = "0/18"}, "41"),
      example(
          Kind::Knight,
          {"mess.help.knight.try.rim",
           "On the rim the Knight reaches the two piles and nothing else. First to a pile, then down upon somebody."},
          {.men = "24N/26P23P", .tokens = "24/2"}, "24"),
  };
}

Paragraphs bishop_and_rook() {
  return {
      rule(Kind::Bishop, {"mess.help.bishop",
                          "The Bishop goes to **any square of the side that it stands on**, and does not turn corners "
                          "within a move. It is worth $200."}),
      rule(Kind::Bishop, {"mess.help.bishop.corner",
                          "A corner belongs to two sides. There the Bishop reaches both, and cannot be captured."}),
      example(
          Kind::Bishop,
          {"mess.help.bishop.try",
           "The Bishop reaches every other square of its side, and both corners. From a corner it could go on along "
           "the next side."},
          {.men = "25B/28P33P", .tokens = "25/4"}, "25"),
      rule(Kind::Rook, {"mess.help.rook",
                        "The Rook goes to any square of the side that it stands on, like a Bishop. It is worth $250."}),
      rule(Kind::Rook, {"mess.help.rook.across",
                        "It also **crosses the board**: from the left side to the square straight across on the right "
                        "side, and back. From bottom to top it cannot cross."}),
      example(Kind::Rook,
              {"mess.help.rook.try", "The Rook reaches its whole side, and crosses to the black Pawn on the other."},
              {.men = "35R/15P26B", .tokens = "35/4"}, "35"),
  };
}

Paragraphs queen_and_king() {
  return {
      rule(Kind::Queen, {"mess.help.queen",
                         "The Queen goes to **any other square of the rim**. It is worth $500, and whoever captures it "
                         "with a Pawn has made a bargain."}),
      house(Kind::Queen, {"mess.help.queen.piles", "The piles are for Knights alone."}),
      example(Kind::Queen,
              {"mess.help.queen.try",
               "In the corner nothing can capture the Queen, and every black property is in its reach."},
              {.men = "10Q/1P3P15R39B", .tokens = "3/10"}, "10"),
      rule(Kind::King, {"mess.help.king", "The King goes **one square forward or back**. It is worth $50."}),
      rule(Kind::King, {"mess.help.king.free",
                        "It may be captured, mortgaged and redeemed like any other piece, and the game goes on without "
                        "it."}),
      example(Kind::King,
              {"mess.help.king.try",
               "On Go the King is safe, and guards the squares before and behind it, the dearest street among them."},
              {.men = "0K39P/38N1P", .tokens = "8/29"}, "0"),
  };
}

}  // namespace

Paragraphs pieces_help() {
  Paragraphs all;
  for (Paragraphs& part : std::array{pawn_and_knight(), bishop_and_rook(), queen_and_king()}) {
    for (HelpParagraph& paragraph : part) all.push_back(std::move(paragraph));
  }
  return all;
}

}  // namespace messhall::games::mess
