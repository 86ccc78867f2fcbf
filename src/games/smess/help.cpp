// What the inventor left open and the house decided is marked as the house's: see `house` below.
#include "games/smess/help.hpp"

#include <array>
#include <string>
#include <utility>

#include "games/arrow/smess_words.hpp"
#include "games/smess/state.hpp"

namespace messhall::games::smess {
namespace {

constexpr Text kGermanRules{"smess.source.german", "German rules of the same set"};
constexpr int kAnyKind = -1;
constexpr int kBrainKind = static_cast<int>(Kind::Brain);
constexpr int kNumskullKind = static_cast<int>(Kind::Numskull);
constexpr int kNinnyKind = static_cast<int>(Kind::Ninny);

HelpParagraph rule(std::string_view section, Text text, int kind = kAnyKind, Text source = kOrigin) {
  return {section, text, false, source, {}, {}, kind};
}
HelpParagraph house(std::string_view section, Text text, std::string_view option = {}) {
  return {section, text, true, {}, {}, {}, kAnyKind, option};
}
HelpParagraph example(std::string_view section, Text text, std::string position, std::string_view select,
                      int kind = kAnyKind) {
  return {section, text, false, {}, std::move(position), select, kind};
}

std::vector<HelpParagraph> aim() {
  return {
      rule("aim", {"smess.help.aim", "Two armies, Blue and Red. Whoever takes the other's Brain wins at once."}),
      rule("aim", {"smess.help.aim.setup",
                   "Each side has one Brain, four Numskulls and seven Ninnies. Blue stands at the bottom and moves "
                   "first; then the sides take turns, one piece at a time."}),
      rule("aim", {"smess.help.aim.danger",
                   "Nobody says check. Your Brain may stay, or even walk, where it can be taken, so keep an eye on it. "
                   "The game warns you; it does not stop you."}),
      example("aim", {"smess.help.aim.try", "Blue to move: the Numskull on e7 can take the Brain."},
              "4b2/4S2/7/n6/7/7/7/3B3 w 0 1", "e7"),
  };
}

std::vector<HelpParagraph> arrows() {
  return {
      rule("arrows", arrow::kArrowsHelp),
      rule("arrows", arrow::kPassingHelp),
      rule("arrows", {"smess.help.arrows.taking",
                      "A piece takes an enemy by going to its square. No piece may go to a square with a piece of its "
                      "own side, or jump over any piece."}),
      example("arrows",
              {"smess.help.arrows.try",
               "The Ninny on d3 can go to c3 and to e3. The arrows of d3 do not point to d4, so the red Ninny there is "
               "safe."},
              "3b3/7/7/7/3n3/3N3/7/3B3 w 0 1", "d3"),
  };
}

std::vector<HelpParagraph> pieces() {
  return {
      rule("pieces",
           {"smess.help.brain",
            "The Brain goes one step along an arrow of its square. Lose it, and you have lost the game."},
           kBrainKind),
      example("pieces",
              {"smess.help.brain.try",
               "From d1 the arrows point north, east and west. No arrow points to c2, so the red Ninny there is out of "
               "reach."},
              "3b3/7/7/7/7/7/2n4/3B3 w 0 1", "d1", kBrainKind),
      rule("pieces",
           {"smess.help.numskull",
            "Look at the square it stands on. The Numskull slides along any arrow of that square, over as many empty "
            "squares as it likes, and takes the first enemy it meets."},
           kNumskullKind),
      example(
          "pieces",
          {"smess.help.numskull.try",
           "From c4 the arrows point north, west and south, so the red Ninny on e4 is safe, and the one on c7 is not."},
          "3b3/2n4/7/7/2S1n2/7/7/3B3 w 0 1", "c4", kNumskullKind),
      rule("pieces", {"smess.help.ninny", "The Ninny goes one step along an arrow of its square."}, kNinnyKind),
      rule("pieces",
           {"smess.help.ninny.promotion",
            "When it reaches a square where an enemy Numskull started, it becomes a Numskull: b8, c8, e8 or f8 for "
            "Blue, b1, c1, e1 or f1 for Red."},
           kNinnyKind),
      example("pieces",
              {"smess.help.ninny.try", "The Ninny on c7 becomes a Numskull on c8. On d7 or b7 it stays a Ninny."},
              "6b/2N4/7/7/7/7/7/3B3 w 0 1", "c7", kNinnyKind),
  };
}

std::vector<HelpParagraph> hands() {
  return {
      rule("hands", {"smess.help.hands",
                     "Four squares show a hand: a1, f4, b5 and g8. In Smess a hand is an ordinary arrow: it points in "
                     "one direction, and pieces go that way."}),
      example("hands",
              {"smess.help.hands.try",
               "The hand on f4 points west. The Numskull there can slide to the west, and nowhere else."},
              "3b3/7/7/7/1n3S1/7/7/3B3 w 0 1", "f4"),
  };
}

std::vector<HelpParagraph> end() {
  return {
      rule("end", {"smess.help.end.brain", "Whoever takes the enemy Brain wins."}),
      rule("end", {"smess.help.end.nomove",
                   "A player who is to move and has no move loses. Do not wait for it: the arrows lead from every "
                   "square to every other, so some piece can always go somewhere."}),
      rule("end", {"smess.help.end.twobrains", "When only the two Brains are left, the game is a draw."}),
      house("end",
            {"smess.help.end.both",
             "Should one move both leave only the two Brains and leave the opponent without a move, the draw counts."}),
      house("end",
            {"smess.help.end.repetition",
             "The third occurrence of a position with the same side to move is a draw. The printed rules say "
             "nothing of going round in circles."},
            "repetition"),
      house("end", arrow::kMoveLimitHelp, "move-limit"),
      example(
          "end",
          {"smess.help.end.try", "Blue to move. If the Brain takes the Ninny on d2, only the Brains are left: a draw."},
          "4b2/7/7/7/7/7/3n3/3B3 w 0 1", "d1"),
  };
}

std::vector<HelpParagraph> options() {
  return {
      rule("options",
           {"smess.help.options.always",
            "Promotion, always: a Ninny becomes a Numskull on every square where an enemy Numskull started."},
           kNinnyKind),
      rule("options",
           {"smess.help.options.exchange",
            "Promotion, in exchange: the Ninny becomes a Numskull only in exchange for one of your own Numskulls that "
            "was taken. With none taken, it stays a Ninny."},
           kNinnyKind, kGermanRules),
      house("options",
            {"smess.help.options.again",
             "A Ninny that stayed a Ninny is not promoted later, unless it moves onto such a square again."}),
      house("options", arrow::kDrawOptionsHelp),
  };
}

}  // namespace

std::vector<HelpParagraph> help() {
  std::vector<HelpParagraph> all;
  for (std::vector<HelpParagraph>& section : std::array{aim(), arrows(), pieces(), hands(), end(), options()}) {
    for (HelpParagraph& paragraph : section) all.push_back(std::move(paragraph));
  }
  return all;
}

}  // namespace messhall::games::smess
