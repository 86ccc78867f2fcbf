// What the inventor left open and the house decided is marked as the house's: see `house` below.
#include "games/ivory/help.hpp"

#include <array>
#include <string>
#include <utility>

#include "games/arrow/smess_words.hpp"

namespace messhall::games::ivory {
namespace {

constexpr int kAnyKind = -1;
using Paragraphs = std::vector<HelpParagraph>;

constexpr int number(Kind kind) { return static_cast<int>(kind); }

HelpParagraph rule(std::string_view section, Text text, int kind = kAnyKind, std::string_view option = {}) {
  return {section, text, false, kOrigin, {}, {}, kind, option};
}
HelpParagraph house(std::string_view section, Text text, std::string_view option = {}, int kind = kAnyKind) {
  return {section, text, true, {}, {}, {}, kind, option};
}
HelpParagraph example(std::string_view section, Text text, std::string position, std::string_view select,
                      int kind = kAnyKind) {
  return {section, text, false, {}, std::move(position), select, kind};
}

Paragraphs aim(bool korean) {
  return {
      rule("aim", {"ivory.help.aim",
                   "Two armies, Red and Blue. You win when the other player's Brain is checkmated, and also when the "
                   "other player has no legal move at all."}),
      rule("aim", {"ivory.help.aim.check",
                   "A Brain that could be taken next is in check. No move may leave your own Brain in check, so a "
                   "Brain is never actually taken."}),
      korean ? rule("aim", {"ivory.help.aim.korean",
                            "Each side has a Brain, two Toadies, two Yahoos, two Numskulls, two Clodhoppers, two "
                            "Fuddy-Duddies and five Ninnies, set up as in Korean chess: each Brain begins on the "
                            "centre of its tower. Red stands at the bottom and moves first."})
             : rule("aim", {"ivory.help.aim.setup",
                            "Each side has a Brain, two Toadies, two Yahoos, two Numskulls, two Clodhoppers, two "
                            "Fuddy-Duddies and five Ninnies, set up as in Chinese chess. Red stands at the bottom and "
                            "moves first."}),
      example("aim",
              {"ivory.help.aim.try",
               "Red to move: from d1 the Numskull checks the Brain, and the red Brain guards the whole e file. "
               "Checkmate."},
              "9/9/3b5/9/9/9/9/9/9/2S1B4 w 0 1", "c1"),
  };
}

Paragraphs arrows() {
  return {
      rule("arrows", arrow::kArrowsHelp),
      rule("arrows", arrow::kPassingHelp),
      rule("arrows", {"ivory.help.arrows.taking",
                      "A piece takes an enemy by going to its square. No piece may go to a square with a piece of its "
                      "own side."}),
      rule("arrows",
           {"ivory.help.arrows.towers",
            "The Ivory Towers are d1 to f3 for Red and d8 to f10 for Blue. No arrow leads a single step out "
            "of them, so Brains and Toadies never leave. Single steps lead in only from c1, g1, c10 and g10."}),
      rule("arrows", {"ivory.help.arrows.river",
                      "A river runs between the ranks 5 and 6. It stops nobody. A piece on the other player's five "
                      "ranks is across, and Ninnies and Fuddy-Duddies can do more there."}),
      example("arrows",
              {"ivory.help.arrows.try",
               "The arrows of e4 point north, east and west. The Ninny can go to e5, f4 and d4, and not back to e3."},
              "3b5/9/9/9/9/9/4N4/9/9/4B4 w 0 1", "e4"),
  };
}

Paragraphs brain_and_toady() {
  constexpr int kBrain = number(Kind::Brain);
  constexpr int kToady = number(Kind::Toady);
  return {
      rule("pieces", {"ivory.help.brain", "The Brain goes one step along an arrow of its square."}, kBrain),
      rule("pieces",
           {"ivory.help.brain.brain",
            "It also attacks the other Brain like a Numskull: along an arrow of its square, over any distance, with "
            "nothing in between. From the third rank of a tower no arrow points to the other tower, so there a Brain "
            "can be checked by the other without checking it."},
           kBrain),
      example("pieces",
              {"ivory.help.brain.try",
               "The blue Brain on e9 looks down the e file. From d1 Red's may step to d2, and not to e1 or e2."},
              "9/4b4/9/n8/9/9/N8/9/9/3B5 w 0 1", "d1", kBrain),
      rule("pieces", {"ivory.help.toady", "The Toady goes one step along an arrow of its square."}, kToady),
      rule("pieces",
           {"ivory.help.toady.tower",
            "The arrows of the tower never let it out. It is the weakest piece in attack and the best in defence."},
           kToady),
      example("pieces",
              {"ivory.help.toady.try",
               "On the centre of the tower all eight arrows are there, so the Toady can go anywhere around."},
              "5b3/9/9/9/9/9/9/9/4T4/3B5 w 0 1", "e2", kToady),
  };
}

Paragraphs yahoo_and_numskull() {
  constexpr int kYahoo = number(Kind::Yahoo);
  constexpr int kNumskull = number(Kind::Numskull);
  return {
      rule("pieces",
           {"ivory.help.yahoo",
            "The Yahoo goes one step along an arrow to an empty square, the pass square, and then one more step "
            "outward at an angle: diagonally after a straight step, straight after a diagonal one."},
           kYahoo),
      rule("pieces",
           {"ivory.help.yahoo.blocked",
            "The arrows of the pass square do not matter. A piece on the pass square blocks the way. Two ways to one "
            "square are the same move, and it is blocked only when both are."},
           kYahoo),
      example("pieces",
              {"ivory.help.yahoo.try",
               "The Ninnies on e6 and f5 block the Yahoo's straight steps to the north and to the east. Over the "
               "diagonal pass square f6 it still reaches f7 and g6."},
              "3b5/9/9/9/3Nn4/4Yn3/9/9/9/4B4 w 0 1", "e5", kYahoo),
      rule("pieces",
           {"ivory.help.numskull",
            "The Numskull slides along any arrow of its square, over as many empty squares as it likes, and takes the "
            "first enemy it meets."},
           kNumskull),
      example("pieces",
              {"ivory.help.numskull.try",
               "From c4 the arrows point in all four straight directions, and in no diagonal one. The Ninny on c7 can "
               "be taken, the one on e6 cannot."},
              "3b5/9/9/2n6/4n4/9/2S6/9/9/4B4 w 0 1", "c4", kNumskull),
  };
}

Paragraphs clodhopper(bool korean) {
  constexpr int kClodhopper = number(Kind::Clodhopper);
  if (korean) {
    return {
        house("pieces",
              {"ivory.help.korean.clodhopper",
               "The Clodhopper goes along an arrow by hopping over exactly one piece of either side, with any number "
               "of empty squares before and after it. It must hop to move and to take."},
              {}, kClodhopper),
        house("pieces",
              {"ivory.help.korean.clodhopper.same",
               "It may neither hop over a Clodhopper nor take one. The inventor's own words on this piece are lost; "
               "these are the rules of the cannon in Korean chess."},
              {}, kClodhopper),
        example("pieces",
                {"ivory.help.korean.clodhopper.try",
                 "Over the Ninny on d3 the Clodhopper on b3 can go to e3, f3 or g3, or take the Numskull on h3. To "
                 "the north nothing stands that it could hop over."},
                "9/4b4/9/9/9/9/9/1C1N3s1/3B5/9 w 0 1", "b3", kClodhopper),
    };
  }
  return {
      rule("pieces",
           {"ivory.help.clodhopper",
            "The Clodhopper moves like a Numskull while it takes nothing. It takes along an arrow by hopping over "
            "exactly one piece of either side, with any number of empty squares before and after it."},
           kClodhopper),
      example("pieces",
              {"ivory.help.clodhopper.try",
               "The Clodhopper on b3 cannot take the Ninny on e3, next on its way. It can hop over it and take the "
               "other Clodhopper on h3, or hop over its own Ninny on b5 and take the Numskull on b8."},
              "5b3/9/1s7/9/9/1N7/9/yC2n2c1/9/3B5 w 0 1", "b3", kClodhopper),
  };
}

Paragraphs fuddy_duddy(bool korean) {
  constexpr int kFuddyDuddy = number(Kind::FuddyDuddy);
  if (korean) {
    return {
        house("pieces",
              {"ivory.help.korean.fuddyduddy",
               "The Fuddy-Duddy goes one step along an arrow and then two more outward at the same angle: diagonally "
               "after a straight step, straight after a diagonal one. The first two squares must be empty."},
              {}, kFuddyDuddy),
        house("pieces",
              {"ivory.help.korean.fuddyduddy.river",
               "It has no single step across the river. The inventor's own words on this piece are lost; these are "
               "the moves of the elephant in Korean chess, put on arrows."},
              {}, kFuddyDuddy),
        example("pieces",
                {"ivory.help.korean.fuddyduddy.try",
                 "On e5 all eight arrows are there. The Ninny on e6 blocks the straight step to the north, the one on "
                 "c4 the second square of the ways to b3 and b4."},
                "9/5b3/9/9/4N4/4F4/2n6/9/3B5/9 w 0 1", "e5", kFuddyDuddy),
    };
  }
  return {
      rule("pieces",
           {"ivory.help.fuddyduddy",
            "The Fuddy-Duddy goes exactly two squares in the direction of an arrow. The first of them must be empty."},
           kFuddyDuddy),
      rule("pieces",
           {"ivory.help.fuddyduddy.river",
            "When it starts across the river, it may also make a single step along an arrow, but only to an empty "
            "square, and never back over the river."},
           kFuddyDuddy),
      example("pieces",
              {"ivory.help.fuddyduddy.try",
               "On e6 the Fuddy-Duddy is across. It may make single steps to empty squares on the far side, and go "
               "two squares in any direction, also back: it can take the Ninny on g4."},
              "3b5/9/9/9/4F4/9/6n2/9/9/4B4 w 0 1", "e6", kFuddyDuddy),
  };
}

Paragraphs ninny() {
  constexpr int kNinny = number(Kind::Ninny);
  return {
      rule(
          "pieces",
          {"ivory.help.ninny", "The Ninny goes one step along an arrow of its square. It never becomes anything else."},
          kNinny),
      rule("pieces",
           {"ivory.help.ninny.charge",
            "When it starts across the river, it may also charge: take an enemy two squares away in the direction of "
            "an arrow. The square in between must be empty, and the charge may not lead back over the river."},
           kNinny),
      example("pieces",
              {"ivory.help.ninny.try",
               "The Ninny on c7 can charge at the Fuddy-Duddy on a7 and at the Ninny on c9. It cannot charge at c5, "
               "back over the river."},
              "5b3/2n6/9/f1N6/9/2y6/9/9/9/4B4 w 0 1", "c7", kNinny),
  };
}

Paragraphs hands() {
  return {
      rule("hands", {"ivory.help.hands",
                     "Four squares show a hand: b5, h5, b6 and h6. A hand is an ordinary arrow: it points in one "
                     "direction, and pieces go that way."}),
      example("hands",
              {"ivory.help.hands.try",
               "The hand on h5 points south. The Numskull there can slide to the south, and "
               "nowhere else."},
              "3b5/9/9/9/9/7S1/9/9/9/4B4 w 0 1", "h5"),
  };
}

Paragraphs end() {
  return {
      rule("end", {"ivory.help.end.checkmate",
                   "A player whose Brain is in check and who has no move that saves it is checkmated and loses."}),
      rule("end", {"ivory.help.end.stalemate",
                   "A player who is not in check and has no legal move is stalemated, and loses as well."}),
      rule("end",
           {"ivory.help.end.perpetual",
            "The same piece may not give check on three of its owner's turns in a row. Such a third check is not "
            "allowed, and the game says which piece is meant."},
           kAnyKind, "repetition"),
      house("end",
            {"ivory.help.end.perpetual.which",
             "A piece gives check when it attacks the Brain after its owner's turn, whether it has just moved or "
             "another has opened its way."},
            "repetition"),
      house("end",
            {"ivory.help.end.perpetual.text",
             "In a game that begins in the middle, nothing is known of earlier turns: checks that stand on the board "
             "count as the first."},
            "repetition"),
      house("end",
            {"ivory.help.end.repetition",
             "Any other third occurrence of a position with the same side to move is a draw."},
            "third-time"),
      house(
          "end",
          {"ivory.help.end.movelimit", "A hundred plies without a capture are a draw. A ply is one move of one side."},
          "move-limit"),
      example(
          "end",
          {"ivory.help.end.try",
           "Red to move: the Numskull can go to d9. Then the Brain on e10 is not in check and has no move: stalemate, "
           "and Red has won."},
          "4b4/N4S3/9/9/9/9/9/9/9/5B3 w 0 1", "f9"),
  };
}

Paragraphs options() {
  return {
      rule("options", {"ivory.help.options.check",
                       "Repetition, no perpetual check: the rule that the inventor says it should be, as in Chinese "
                       "chess."}),
      rule("options", {"ivory.help.options.zillions",
                       "Repetition, repeating loses: whoever brings about a position for the third time loses, and "
                       "there is no rule about checks. So the game was played with Zillions of Games."}),
      house("options", arrow::kDrawOptionsHelp),
  };
}

}  // namespace

Paragraphs help(Variant variant) {
  const bool korean = variant == Variant::Korean;
  Paragraphs all;
  for (Paragraphs& section : std::array{aim(korean), arrows(), brain_and_toady(), yahoo_and_numskull(),
                                        clodhopper(korean), fuddy_duddy(korean), ninny(), hands(), end(), options()}) {
    for (HelpParagraph& paragraph : section) all.push_back(std::move(paragraph));
  }
  return all;
}

}  // namespace messhall::games::ivory
