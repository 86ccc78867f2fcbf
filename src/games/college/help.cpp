// What the inventor left open and the house decided is marked as the house's: see `house` below.
#include "games/college/help.hpp"

#include <array>
#include <string>
#include <utility>

#include "games/arrow/smess_words.hpp"
#include "games/college/state.hpp"

namespace messhall::games::college {
namespace {

constexpr int kAnyKind = -1;
constexpr int kProfessorKind = static_cast<int>(Kind::Professor);
constexpr int kSophomoreKind = static_cast<int>(Kind::Sophomore);
constexpr int kFreshmanKind = static_cast<int>(Kind::Freshman);

HelpParagraph rule(std::string_view section, Text text, int kind = kAnyKind) {
  return {section, text, false, kOrigin, {}, {}, kind};
}
HelpParagraph house(std::string_view section, Text text, std::string_view option = {}, int kind = kAnyKind) {
  return {section, text, true, {}, {}, {}, kind, option};
}
HelpParagraph example(std::string_view section, Text text, std::string position, std::string_view select,
                      int kind = kAnyKind) {
  return {section, text, false, {}, std::move(position), select, kind};
}

std::vector<HelpParagraph> aim() {
  return {
      rule("aim", {"college.help.aim", "Two armies, Blue and Red. Whoever takes the other's Professor wins at once."}),
      rule("aim", {"college.help.aim.setup",
                   "Each side has one Professor, four Sophomores and seven Freshmen, on the board of Smess. Blue "
                   "stands at the bottom. The sides take turns, one piece at a time."}),
      rule("aim", {"college.help.aim.danger",
                   "Nobody says check. Your Professor may stay, or even walk, where it can be taken, so keep an eye on "
                   "it. The game warns you; it does not stop you."}),
      example("aim", {"college.help.aim.try", "Blue to move: the Sophomore on e7 can take the Professor."},
              "4p2/4S2/7/f6/7/7/7/3P3 w - 0 1", "e7"),
  };
}

std::vector<HelpParagraph> arrows() {
  return {
      rule("arrows", arrow::kArrowsHelp),
      rule("arrows", arrow::kPassingHelp),
      rule("arrows", {"college.help.arrows.taking",
                      "A piece takes an enemy by going to its square. No piece may go to a square with a piece of its "
                      "own side."}),
      rule("arrows",
           {"college.help.arrows.leaps",
            "A leap goes along an arrow straight to its square, whatever stands between, and may take what it finds "
            "there."}),
      example("arrows",
              {"college.help.arrows.try",
               "The Sophomore on c4 cannot slide through its own Freshman on c5, but it can leap over it and take the "
               "red one on c6."},
              "3p3/7/2f4/2F4/2S4/7/7/3P3 w - 0 1", "c4"),
  };
}

std::vector<HelpParagraph> professor() {
  return {
      rule("pieces",
           {"college.help.professor",
            "The Professor goes one step along an arrow of its square. Lose it, and you have lost the game."},
           kProfessorKind),
      rule("pieces",
           {"college.help.professor.leap",
            "Once in a game it may leap any number of squares along an arrow, to a square of its own first rank: only "
            "as its very first move, and only while no enemy could take it."},
           kProfessorKind),
      house("pieces",
            {"college.help.professor.threat",
             "Whether an enemy could take it is asked as if it were the enemy's turn, leaps and hands included."},
            {}, kProfessorKind),
      example("pieces",
              {"college.help.professor.try",
               "The Professor on d1 has not moved yet: it can leap over its Sophomores to a1 and g1."},
              "3p3/7/7/7/7/7/7/1SSPSS1 w Pp 0 1", "d1", kProfessorKind),
      example("pieces",
              {"college.help.professor.try.threat",
               "The red Sophomore on d4 could take it: now the Professor may only step."},
              "3p3/7/7/7/3s3/7/F6/3P3 w Pp 0 1", "d1", kProfessorKind),
  };
}

std::vector<HelpParagraph> students() {
  return {
      rule("pieces",
           {"college.help.sophomore",
            "The Sophomore slides along any arrow of its square, over as many empty squares as it likes, and takes the "
            "first enemy it meets. Or it leaps exactly two squares along an arrow."},
           kSophomoreKind),
      example("pieces",
              {"college.help.sophomore.try",
               "From b1 the arrows point north, east and west. The Sophomore can leap over the Freshman on b2 to b3, "
               "and over c1 to d1, but no further."},
              "3p3/7/7/7/7/7/1F5/PSF4 w - 0 1", "b1", kSophomoreKind),
      rule("pieces",
           {"college.help.freshman",
            "The Freshman goes one step along an arrow of its square. From its own first and second rank it may also "
            "leap exactly two squares along an arrow. Nobody takes in passing, as in chess."},
           kFreshmanKind),
      example("pieces",
              {"college.help.freshman.try",
               "The Freshman on c2 can leap over the one on c3 to c4, and take the red one on a2. The one on c3 stands "
               "on the third rank, and only steps."},
              "3p3/7/7/7/7/2F4/f1F4/3P3 w - 0 1", "c2", kFreshmanKind),
      rule("pieces",
           {"college.help.freshman.promotion",
            "When it reaches its eighth rank, on any square and by any way, it becomes a Sophomore. That is rank 8 for "
            "Blue and rank 1 for Red."},
           kFreshmanKind),
      example("pieces",
              {"college.help.freshman.try.promotion",
               "The Freshman on e7 becomes a Sophomore on e8. On d7 or f7 it stays a Freshman."},
              "6p/4F2/7/7/7/7/7/3P3 w - 0 1", "e7", kFreshmanKind),
  };
}

std::vector<HelpParagraph> hands() {
  return {
      rule("hands", {"college.help.hands",
                     "Four squares show a hand: a1 and f4 a blue one, b5 and g8 a green one. A piece that starts its "
                     "move there has a choice: it moves as usual, where the hand points, or it goes to the other hand "
                     "of the same colour."}),
      rule("hands", {"college.help.hands.end",
                     "There its move ends. It may not go to a hand where a piece of its own side stands; an enemy "
                     "there is taken. Every piece may go this way, even the Professor."}),
      example("hands",
              {"college.help.hands.try",
               "The Freshman on b5 can step east to c5, or go to the other green hand on g8, which is on its eighth "
               "rank: there it becomes a Sophomore."},
              "3p3/f6/7/1F5/7/7/3P3/7 w - 0 1", "b5"),
      example("hands",
              {"college.help.hands.try.danger",
               "Red to move: from a1 the Sophomore can go to the other blue hand and take the Professor on f4."},
              "3p3/7/7/7/5P1/7/F6/s6 b - 0 1", "a1"),
  };
}

std::vector<HelpParagraph> end() {
  return {
      rule("end", {"college.help.end.professor", "Whoever takes the enemy Professor wins."}),
      house("end", {"college.help.end.nomove", "A player who is to move and has no move loses, as in Smess."}),
      house("end", {"college.help.end.twoprofessors",
                    "When only the two Professors are left, the game is a draw, as in Smess."}),
      house("end",
            {"college.help.end.repetition",
             "The third occurrence of a position with the same side to move is a draw. A Professor that may still leap "
             "makes it another position than one that has moved."},
            "repetition"),
      house("end", arrow::kMoveLimitHelp, "move-limit"),
      example("end",
              {"college.help.end.try",
               "Blue to move. If the Professor takes the Freshman on d2, only the Professors are left: a draw."},
              "3p3/7/7/7/7/7/3f3/3P3 w - 0 1", "d1"),
  };
}

std::vector<HelpParagraph> options() {
  return {
      rule("options", {"college.help.options.first", "Who moves first, Blue or Red, is agreed before the game."}),
      house("options", {"college.help.options.blue", "Without a choice Blue moves first."}),
      house("options", arrow::kDrawOptionsHelp),
  };
}

}  // namespace

std::vector<HelpParagraph> help() {
  std::vector<HelpParagraph> all;
  for (std::vector<HelpParagraph>& section :
       std::array{aim(), arrows(), professor(), students(), hands(), end(), options()}) {
    for (HelpParagraph& paragraph : section) all.push_back(std::move(paragraph));
  }
  return all;
}

}  // namespace messhall::games::college
