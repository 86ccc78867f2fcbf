// Wars, money, building and cards. What comes from the standard property game is marked as its rule.
#include <array>
#include <string>
#include <utility>

#include "games/mess/help.hpp"
#include "games/mess/sketch.hpp"

namespace messhall::games::mess {
namespace {

using Paragraphs = std::vector<HelpParagraph>;

HelpParagraph rule(std::string_view section, Text text, Text source = kOrigin) {
  return {section, text, false, source, {}, {}, -1};
}
HelpParagraph house(std::string_view section, Text text) { return {section, text, true, {}, {}, {}, -1}; }
HelpParagraph example(std::string_view section, Text text, const Sketch& position, std::string_view select) {
  return {section, text, false, {}, position.text(), select, -1};
}

Paragraphs wars() {
  return {
      rule("wars",
           {"mess.help.wars",
            "If your token comes to a property with an enemy piece on it, you owe rent. **Pay it, or attack**: "
            "any piece of yours on the board that reaches the square may capture there, and stands on it now."}),
      rule("wars", {"mess.help.wars.recapture",
                    "Then the other player may **recapture** in the same way, then you again, and so on, until one of "
                    "you cannot or will not."}),
      rule("wars", {"mess.help.wars.end",
                    "If the square is yours in the end, you keep it and pay nothing. If it still belongs to the other, "
                    "the rent is due after all."}),
      rule("wars", {"mess.help.wars.houses",
                    "Houses on a conquered street are yours too: keep them, or sell them to the bank at once."}),
      rule("wars", {"mess.help.wars.graveyard",
                    "Captured pieces go to their owner's **graveyard**. It costs money to get them out again."}),
      house("wars", {"mess.help.wars.leave",
                     "A piece that attacks leaves its own square. If that was a property, it is vacant now; its houses "
                     "are sold first, at half price."}),
      house("wars", {"mess.help.wars.rent",
                     "The rent after a lost war is the rent as it is then, paid at once. There is no second war on one "
                     "landing. An owner who recaptures a street keeps its houses without being asked."}),
      house("wars", {"mess.help.wars.jail", "An owner in jail still collects rent, and still recaptures."}),
      example(
          "wars",
          {"mess.help.wars.try",
           "White's token has come to a street that a black Pawn holds. The white Bishop in the corner and the white "
           "Rook straight across reach it, and so does the black Rook. Attack, and see who has the street in the "
           "end."},
          {.men = "10B31R/19P20R", .tokens = "19/4", .phase = "rent", .roll = "4-5"}, "10"),
      example("wars",
              {"mess.help.wars.try.queen",
               "The Knight on the pile may take the black Queen. To get it out of the graveyard, Black will have to "
               "pay $500."},
              {.men = "41N/24Q29P", .tokens = "24/4", .phase = "rent", .roll = "4-5"}, "41"),
      example("wars",
              {"mess.help.wars.try.houses",
               "Take the street with the three houses, then keep or sell them. No black piece can strike back. But the "
               "white Queen leaves the dearest street vacant."},
              {.men = "39Q/1P3P", .houses = "1:3,3:3", .tokens = "1/4", .phase = "rent", .roll = "4-5"}, "39"),
  };
}

Paragraphs payments() {
  return {
      rule("money", {"mess.help.money",
                     "**Pieces have a value:** Pawn and King $50, Knight and Bishop $200, Rook $250, Queen $500."}),
      rule("money", {"mess.help.money.mortgage",
                     "**Mortgage** a piece on the board: you receive its value, it goes to the graveyard, and its "
                     "property is vacant."}),
      rule("money",
           {"mess.help.money.redeem",
            "**Redeem** a piece from your graveyard for its value, and you have it in hand again, for the next "
            "purchase."}),
      rule("money",
           {"mess.help.money.go",
            "Whoever passes Go or comes to it, by a roll or by a card that sends forward, receives $200. The two tax "
            "squares cost $200 and $100."},
           kStandard),
      house("money", {"mess.help.money.any",
                      "Any piece on the board can be mortgaged, on a corner or a pile too. Houses on its street are "
                      "sold first, at half price."}),
      house("money", {"mess.help.money.debt",
                      "Whoever owes more than the cash in hand chooses what to sell or mortgage. As soon as the cash "
                      "suffices, the whole debt is paid by itself, and the game goes on where it stood."}),
      example("money",
              {"mess.help.money.try",
               "White owes $1,400 of rent and has $1,150. The Queen alone would do; so would the Bishop and the Pawn "
               "together. Press a piece, then mortgage it."},
              {.men = "5P12Q25B/37P39P",
               .houses = "37:3,39:3",
               .cash = "1150/600",
               .tokens = "39/20",
               .phase = "debt",
               .claim = "0>1:1400"},
              "25"),
  };
}

Paragraphs building() {
  return {
      rule("building", {"mess.help.building",
                        "Pieces on every property of a colour group make a **monopoly**. Then you may build houses and "
                        "hotels on its streets."}),
      rule(
          "building",
          {"mess.help.building.rent",
           "Bare streets of a monopoly cost double rent. Houses raise the rent far more, a hotel most of all: the card "
           "of each street says how much."},
          kStandard),
      rule("building",
           {"mess.help.building.cost",
            "A house costs $50, $100, $150 or $200, as its side of the board goes. After four houses comes the hotel, "
            "for the same price, and the four houses go back. The bank has 32 houses and 12 hotels; when they are "
            "gone, nobody builds."},
           kStandard),
      rule("building",
           {"mess.help.building.even",
            "Build and sell **evenly**: the next house goes where no other street of the group has fewer, and comes "
            "from where none has more. Sold houses bring half of what they cost."},
           kStandard),
      house("building", {"mess.help.building.broken",
                         "If a group is broken, houses on its other streets stay and pay, but nothing can be added."}),
      house("building", {"mess.help.building.leave",
                         "Houses on a street that its piece leaves are sold at once at half price, however many stand "
                         "elsewhere in the group."}),
      house("building", {"mess.help.building.hotel",
                         "A hotel that is sold becomes four houses. If the bank has fewer than four, it is sold whole, "
                         "for the half of all five levels."}),
      example("building",
              {"mess.help.building.try",
               "White has all three streets of a group, and one house there. Press a street and build: the next house "
               "has to go to one of the bare ones."},
              {.men = "16P18P19P/24R", .houses = "18:1", .cash = "700/700", .tokens = "31/5", .phase = "start"}, "16"),
      example(
          "building",
          {"mess.help.building.try.broken",
           "The black Queen has taken one street of this group. White's houses on the others stay and pay. They can "
           "be sold, but nothing can be built."},
          {.men = "31P32P/34Q", .houses = "31:2,32:2", .cash = "700/700", .tokens = "8/34", .phase = "start"}, "31"),
  };
}

Paragraphs cards() {
  return {
      rule("cards",
           {"mess.help.cards",
            "**Chance and Chest** have sixteen cards each. They pay you, cost you, or send you somewhere, and the "
            "square that you come to is settled too. What was drawn stays out until the whole deck has been drawn."},
           kStandard),
      rule("cards",
           {"mess.help.cards.nearest",
            "Two cards send you to the next trolley, whose owner gets twice the rent, and one to the next utility, "
            "whose owner gets ten times a fresh roll. If it is vacant, you may buy it."},
           kStandard),
      rule("cards",
           {"mess.help.cards.jail",
            "**To jail** you go by a card, from the corner that says so, or with the third double. You get no money "
            "for Go and do not roll again. A token that just comes to the jail's square is only visiting."},
           kStandard),
      rule("cards",
           {"mess.help.cards.free",
            "**Out of jail:** pay $50 or use a card before you roll, or roll for a double and move by it. After the "
            "third failed roll you owe the $50, and move by that roll."},
           kStandard),
      house("cards", {"mess.help.cards.double",
                      "A double that gets you out of jail gives no further roll. From jail, too, you may manage your "
                      "property and make your peaceful move."}),
      house("cards", {"mess.help.cards.kept",
                      "A card that frees from jail is out of its deck until it is used, and comes back with the next "
                      "pass. Of two, the one from Chance goes first."}),
      house("cards", {"mess.help.cards.war",
                      "Where a card has sent you, you may attack as anywhere. After a lost war you pay what the card "
                      "asks for: double, or ten times the fresh roll."}),
      house("cards",
            {"mess.help.cards.other",
             "A card may ask money of the player who is not on turn. If the cash does not suffice, that player "
             "raises it first."}),
      example("cards",
              {"mess.help.cards.try",
               "White sits in jail, and a black Knight has just captured a white Pawn. That is no reason to sit still: "
               "take the street back with the Bishop."},
              {.men = "19B/13N",
               .graveyards = "P/-",
               .tokens = "10/13",
               .jail = "0/-",
               .turn = "1",
               .phase = "war",
               .roll = "4-5"},
              "19"),
  };
}

}  // namespace

Paragraphs property_help() {
  Paragraphs all;
  for (Paragraphs& section : std::array{wars(), payments(), building(), cards()}) {
    for (HelpParagraph& paragraph : section) all.push_back(std::move(paragraph));
  }
  return all;
}

}  // namespace messhall::games::mess
