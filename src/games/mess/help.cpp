// What the inventor left open and the house decided is marked as the house's: see `house` below. Squares are told
// apart by what stands there, not by name: names may be the house's or the classic ones.
#include "games/mess/help.hpp"

#include <array>
#include <string>
#include <utility>

#include "games/mess/sketch.hpp"

namespace messhall::games::mess {
namespace {

using Paragraphs = std::vector<HelpParagraph>;

HelpParagraph rule(std::string_view section, Text text, Text source = kOrigin) {
  return {section, text, false, source, {}, {}, -1};
}
HelpParagraph house(std::string_view section, Text text, std::string_view option = {}) {
  return {section, text, true, {}, {}, {}, -1, option};
}
HelpParagraph example(std::string_view section, Text text, const Sketch& position, std::string_view select) {
  return {section, text, false, {}, position.text(), select, -1};
}

Paragraphs aim() {
  return {
      rule("aim", {"mess.help.aim",
                   "Two landlords share one board. Buy what is vacant, collect rent, fight for what is not yours, and "
                   "drive the other player into **bankruptcy**."}),
      rule("aim", {"mess.help.aim.deeds",
                   "Chess pieces are the deeds. **A property belongs to whoever has a piece on it**, and to nobody "
                   "else. If the piece is captured, moves away or is mortgaged, the property is no longer yours."}),
      rule("aim",
           {"mess.help.aim.start",
            "White and Black each begin with $1,500, a token on Go and a full set of chess pieces in hand: eight "
            "Pawns, two Knights, two Bishops, two Rooks, a Queen and a King. The board is empty."}),
      rule("aim",
           {"mess.help.aim.king",
            "Nobody says check. A King is worth no more than a Pawn, and there is no bonus for capturing it. The "
            "inventor says sorry."}),
      house("aim", {"mess.help.aim.names",
                    "Squares, groups, prices and rents are those of the standard board. The names are our own; the "
                    "classic street names can be chosen in the settings."}),
      example("aim",
              {"mess.help.aim.try",
               "Two white Pawns hold the dearest group of the board, where Black would pay double. Press any piece to "
               "see where it can go."},
              {.men = "37P39P10B/5R13P28N", .tokens = "10/13"}, "10"),
  };
}

Paragraphs turn() {
  return {
      rule("turn", {"mess.help.turn",
                    "**Roll the dice**, move your token clockwise and settle the square that it comes to: buy it, pay "
                    "for it, fight for it, or do what a card says."}),
      rule("turn",
           {"mess.help.turn.double",
            "After a double you roll again. The third double in one turn sends you to jail instead of forward."},
           kStandard),
      rule("turn", {"mess.help.turn.peace",
                    "Then you may make one **peaceful move**: one of your pieces on the board goes to an unoccupied "
                    "square in its reach. That ends your turn, or you do without it."}),
      rule("turn", {"mess.help.turn.pass",
                    "Pieces pass through one another and are never in the way. But only one piece can stand on a "
                    "square. Tokens and pieces take no notice of each other."}),
      house("turn", {"mess.help.turn.manage",
                     "Whenever the choice is yours you may also **manage**: build and sell houses, mortgage and redeem "
                     "pieces, in any order, as often as you like. In a war, and when you decide about conquered "
                     "houses, it has to wait."}),
      house("turn", {"mess.help.turn.once",
                     "The peaceful move comes after the last roll of the turn, also when the turn ended in jail. "
                     "Nothing is settled where the piece arrives. A corner, a card square or a pile will do, and a "
                     "piece in hand comes onto the board only by a purchase."}),
      house("turn", {"mess.help.turn.first",
                     "White starts, or Black, or chance decides: see the options. A round is a turn of each."}),
      example(
          "turn",
          {"mess.help.turn.try",
           "White's square is settled, and the peaceful move is left. The Bishop in the corner can go to any vacant "
           "square of two sides. Where would you like it?"},
          {.men = "6P20B31P/16P18R24N", .tokens = "9/33"}, "20"),
  };
}

Paragraphs property() {
  return {
      rule("property", {"mess.help.property",
                        "When your token comes to a **vacant property**, you may pay its price and put any piece from "
                        "your hand on it. Streets, trolleys and utilities are properties."}),
      rule("property", {"mess.help.property.any",
                        "A Pawn holds the dearest street as well as a Queen does. But think of what your piece can "
                        "attack and defend from there, and what it is worth if it is captured."}),
      rule("property", {"mess.help.property.move",
                        "A peaceful move to a vacant property takes it **for nothing**, and gives up the one that the "
                        "piece came from. So buy what is cheap, and move to what is dear."}),
      rule("property", {"mess.help.property.none",
                        "Corners, card squares, taxes and piles belong to nobody. A piece that stands there **cannot "
                        "be captured**, and still threatens."}),
      rule("property",
           {"mess.help.property.rent",
            "The rent of a street is printed on its card. A trolley costs $25, $50, $100 or $200, as its owner holds "
            "one, two, three or four. A utility costs 4 times the roll that brought you, and 10 times if its owner "
            "holds both."},
           kStandard),
      house("property", {"mess.help.property.decline",
                         "There are no auctions: what you do not buy stays vacant. And there are no trades between two "
                         "players."}),
      example("property",
              {"mess.help.property.try",
               "The white Rook stands on a street for $140. Straight across is the dearest of all, for $400, and "
               "vacant. Move the Rook there, and it is White's for nothing."},
              {.men = "11R25P/37B6P", .tokens = "22/6"}, "11"),
      example("property",
              {"mess.help.property.try.safe",
               "The black King stands on a corner, where nothing can capture it. The white Pawn beside it stands on a "
               "property, and in danger. It can move on to the card square, and be safe."},
              {.men = "1P12B/0K9R", .tokens = "12/2"}, "1"),
  };
}

Paragraphs end() {
  return {
      rule("end", {"mess.help.end",
                   "The game ends when a player is **bankrupt**: whoever owes money, cannot pay, and has no house to "
                   "sell and no piece to mortgage. The other player wins."}),
      house("end", {"mess.help.end.hand",
                    "Pieces in hand bring no money, for only what stands on the board can be mortgaged. So the Queen "
                    "that you never place cannot save you."}),
      house("end", {"mess.help.end.cash",
                    "A bankrupt's cash goes to the other player if the debt was to that player. Otherwise it stays "
                    "where it is."}),
      house("end",
            {"mess.help.end.rounds",
             "A **short game** ends after a chosen number of turns each, and the richer wins. Counted are cash, the "
             "price of properties held, half the price of houses, and the value of pieces in hand. Equally rich "
             "players draw."},
            "rounds"),
      example("end",
              {"mess.help.end.try",
               "White owes $950 for a hotel and has $700. One white piece is left, a Rook for $250. Mortgage it: one "
               "dollar less, and White would be bankrupt."},
              {.men = "5R/16P18P19P",
               .houses = "16:5,18:5,19:5",
               .cash = "700/900",
               .tokens = "18/31",
               .phase = "debt",
               .claim = "0>1:950"},
              "5"),
  };
}

Paragraphs options() {
  return {
      house("options",
            {"mess.help.options.first", "Who starts: White, or Black, or chance decides before the first roll."},
            "first"),
      house("options",
            {"mess.help.options.rounds",
             "Short game: the inventor lets you play until one is bankrupt, which may take a while. With this the game "
             "ends after so many turns of each."},
            "rounds"),
  };
}

}  // namespace

Paragraphs help() {
  Paragraphs all;
  for (Paragraphs& section : std::array{aim(), turn(), property(), pieces_help(), property_help(), end(), options()}) {
    for (HelpParagraph& paragraph : section) all.push_back(std::move(paragraph));
  }
  return all;
}

}  // namespace messhall::games::mess
