// Position text: what is read, and what is refused and why.
#include <gtest/gtest.h>

#include "unit/games/ivory_fixture.hpp"

namespace messhall::games::ivory {
namespace {

std::string refused(std::string_view text, const Options& options = {}) {
  return test::refused("ivory-tower", text, options);
}

TEST(IvoryText, StartposIsTheStart) {
  EXPECT_EQ(position("startpos")->text(), State::kStart);
  EXPECT_EQ(korean("startpos")->text(), KoreanState::kStart);
}

TEST(IvoryText, IsReadBack) {
  for (const char* text : {"syftbtfys/9/1c5c1/n1n1n1n1n/9/9/N1N1N1N1N/1C5C1/9/SYFTBTFYS b 3 17",
                           "3b5/9/9/9/9/9/9/9/9/4B4 w 0 1", "4b4/9/4t4/9/S7y/y7S/9/4T4/9/4B4 b 99 9999"}) {
    EXPECT_EQ(position(text)->text(), text);
    EXPECT_EQ(korean(text)->text(), text);
  }
}

struct Bad {
  const char* text;
  const char* why;
};

TEST(IvoryText, RefusesNonsenseWithTheFieldAndTheReason) {
  const std::vector<Bad> table{
      {"", "The position text is empty."},
      {"3b5/9/9/9/9/9/9/9/9/4B4", "The position text ends too early: the field side to move is missing."},
      {"3b5/9/9/9/9/9/9/9/9/4B4 w 0", "The position text ends too early: the field fullmove is missing."},
      {"3b5/9/9/9/9/9/9/9/9/4B4 w 0 1 x", "The position text goes on after its last field: x"},
      {"3b5/9/9/9/9/9/9/9/4B4 w 0 1", "Field placement: there must be 10 ranks, and there are 9."},
      {"3b5/9/9/9/9/9/9/9/9/9/4B4 w 0 1", "Field placement: there must be 10 ranks, and there are 11."},
      {"3b5/9/9/9/9/9/9/9/8/4B4 w 0 1", "Field placement: rank 2 must have 9 squares, and has 8."},
      {"3b5/9/9/9/9/9/9/9/91/4B4 w 0 1", "Field placement: rank 2 must have 9 squares, and has 10."},
      {"3b5/9/9/9/9/9/9/9/P8/4B4 w 0 1", "Field placement: rank 2 has a character that is no piece: P"},
      {"9/9/9/9/9/9/9/9/9/4B4 w 0 1", "Field placement: Blue must have a Brain, and has none."},
      {"3b5/9/9/9/9/9/9/9/9/9 w 0 1", "Field placement: Red must have a Brain, and has none."},
      {"3bb4/9/9/9/9/9/9/9/9/4B4 w 0 1", "Field placement: Blue must have one Brain, and has 2."},
      {"3b5/9/9/9/9/9/9/9/9/B8 w 0 1",
       "Field placement: a Brain of Red stands on a1, and it can never be outside its own tower."},
      {"3bB4/9/9/9/9/9/9/9/9/9 w 0 1",
       "Field placement: a Brain of Red stands on e10, and it can never be outside its own tower."},
      {"3b5/9/9/9/t8/9/9/9/9/4B4 w 0 1",
       "Field placement: a Toady of Blue stands on a6, and it can never be outside its own tower."},
      {"3b5/9/9/9/NNNNNNNNN/NNNNNNNN1/9/9/9/4B4 w 0 1",
       "Field placement: Red has 18 pieces, and no side ever has more than 16."},
      {"4b4/9/9/9/9/9/9/9/9/4B4 w 0 1", "Field side to move: Red is to move, and the Brain of Blue is in check."},
      {"3b5/9/S8/9/9/9/9/9/9/4B4 W 0 1", "Field side to move: it must be w or b, not W"},
      {"3b5/9/9/9/9/9/9/9/9/4B4 w x 1", "Field halfmove: it must be a whole number, not x"},
      {"3b5/9/9/9/9/9/9/9/9/4B4 w 0 0", "Field fullmove: it must be from 1 to 9999, not 0"},
  };
  for (const Bad& bad : table) EXPECT_EQ(refused(bad.text), bad.why) << bad.text;
}

TEST(IvoryText, RefusesAPositionInWhichABrainCouldBeTakenAtOnce) {
  EXPECT_EQ(refused("4b4/9/9/9/4S4/9/9/9/9/5B3 w 0 1"),
            "Field side to move: Red is to move, and the Brain of Blue is in check.");
  EXPECT_EQ(refused("4b4/9/9/9/4S4/9/9/9/9/5B3 b 0 1"), "");
}

TEST(IvoryText, RefusesUnknownOptions) {
  EXPECT_EQ(refused("startpos", {{"promotion", "always"}}), "This game has no option named promotion.");
  EXPECT_EQ(refused("startpos", {{"repetition", "on"}}), "The option repetition cannot be on.");
}

TEST(IvoryText, LongDigitRunsDoNotOverflow) {
  const std::string long_rank(100000, '9');
  EXPECT_EQ(refused("3b5/" + long_rank + "/9/9/9/9/9/9/9/4B4 w 0 1"),
            "Field placement: rank 9 must have 9 squares, and has 900000.");
}

}  // namespace
}  // namespace messhall::games::ivory
