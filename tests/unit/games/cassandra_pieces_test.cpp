// How the pieces of the four armies go: rules/armies, after Ralph Betza's pages on each army. Every list is worked out
// by hand from e4 on an empty board; the Kings stand aside.
#include <gtest/gtest.h>

#include <string>

#include "games/cassandra/ways.hpp"
#include "unit/games/cassandra_fixture.hpp"

namespace messhall::games::cassandra {
namespace {

struct Lone {
  char letter;
  const char* army;
  const char* white;  // targets from e4
  const char* black;
};
void PrintTo(const Lone& one, std::ostream* out) { *out << one.letter; }

class CassandraPiece : public testing::TestWithParam<Lone> {};

std::string alone(char letter, const std::string& army, Side side) {
  State here = state("k7/8/8/8/8/8/8/7K w - - 0 30 pp -/- " + army + ":" + army);
  here.place(sq("e4"), code(static_cast<Kind>(kLetters.find(letter)), side));
  return names(here.targets(sq("e4")));
}

TEST_P(CassandraPiece, ReachesTheseSquaresFromE4) {
  const Lone& one = GetParam();
  EXPECT_EQ(alone(one.letter, one.army, Side::First), one.white);
  EXPECT_EQ(alone(one.letter, one.army, Side::Second), one.black);
}

constexpr const char* kRook = "e1 e2 e3 a4 b4 c4 d4 f4 g4 h4 e5 e6 e7 e8";

INSTANTIATE_TEST_SUITE_P(
    All, CassandraPiece,
    testing::Values(
        Lone{'K', "fide", "d3 e3 f3 d4 f4 d5 e5 f5", "d3 e3 f3 d4 f4 d5 e5 f5"}, Lone{'P', "fide", "e5", "e3"},
        Lone{'R', "fide", kRook, kRook}, Lone{'N', "fide", "d2 f2 c3 g3 c5 g5 d6 f6", "d2 f2 c3 g3 c5 g5 d6 f6"},
        // Not h1 for White, whose King stands there, nor a8 for Black.
        Lone{'B', "fide", "b1 c2 g2 d3 f3 d5 f5 c6 g6 b7 h7 a8", "b1 h1 c2 g2 d3 f3 d5 f5 c6 g6 b7 h7"},
        Lone{'Q', "fide", "b1 e1 c2 e2 g2 d3 e3 f3 a4 b4 c4 d4 f4 g4 h4 d5 e5 f5 c6 e6 g6 b7 e7 h7 a8 e8",
             "b1 e1 h1 c2 e2 g2 d3 e3 f3 a4 b4 c4 d4 f4 g4 h4 d5 e5 f5 c6 e6 g6 b7 e7 h7 e8"},
        Lone{'D', "clobberers", "b1 c2 e2 g2 d3 f3 c4 g4 d5 f5 c6 e6 g6 b7 h7 a8",
             "b1 h1 c2 e2 g2 d3 f3 c4 g4 d5 f5 c6 e6 g6 b7 h7"},
        Lone{'W', "clobberers", "c2 g2 e3 d4 f4 e5 c6 g6", "c2 g2 e3 d4 f4 e5 c6 g6"},
        Lone{'F', "clobberers", "c2 e2 g2 d3 f3 c4 g4 d5 f5 c6 e6 g6", "c2 e2 g2 d3 f3 c4 g4 d5 f5 c6 e6 g6"},
        Lone{'C', "clobberers", "b1 c2 d2 f2 g2 c3 d3 f3 g3 c5 d5 f5 g5 c6 d6 f6 g6 b7 h7 a8",
             "b1 h1 c2 d2 f2 g2 c3 d3 f3 g3 c5 d5 f5 g5 c6 d6 f6 g6 b7 h7"},
        Lone{'G', "nutters", "d3 e3 f3 a4 b4 c4 d4 f4 g4 h4 e5 e6 e7 e8", "e1 e2 e3 a4 b4 c4 d4 f4 g4 h4 d5 e5 f5"},
        Lone{'I', "nutters", "d2 f2 d3 f3 d5 f5 d6 f6", "d2 f2 d3 f3 d5 f5 d6 f6"},
        Lone{'T', "nutters", "d3 e3 f3 d4 f4 c5 g5 d6 f6", "d2 f2 c3 g3 d4 f4 d5 e5 f5"},
        Lone{'L', "nutters", "d3 e3 f3 a4 b4 c4 d4 f4 g4 h4 c5 d5 e5 f5 g5 d6 e6 f6 e7 e8",
             "e1 d2 e2 f2 c3 d3 e3 f3 g3 a4 b4 c4 d4 f4 g4 h4 d5 e5 f5"},
        Lone{'S', "rookies", "e1 e2 e3 a4 b4 c4 d4 f4 g4 h4 e5 e6 e7 e8", "e1 e2 e3 a4 b4 c4 d4 f4 g4 h4 e5 e6 e7 e8"},
        Lone{'Y', "rookies", "e2 e3 c4 d4 f4 g4 e5 e6", "e2 e3 c4 d4 f4 g4 e5 e6"},
        Lone{'H', "rookies", "e1 e2 d3 f3 b4 c4 g4 h4 d5 f5 e6 e7", "e1 e2 d3 f3 b4 c4 g4 h4 d5 f5 e6 e7"},
        Lone{'O', "rookies", "e1 d2 e2 f2 c3 e3 g3 a4 b4 c4 d4 f4 g4 h4 c5 e5 g5 d6 e6 f6 e7 e8",
             "e1 d2 e2 f2 c3 e3 g3 a4 b4 c4 d4 f4 g4 h4 c5 e5 g5 d6 e6 f6 e7 e8"}),
    [](const testing::TestParamInfo<Lone>& test) { return std::string(1, test.param.letter); });

// "R4: slide orthogonally, 4 squares at most": from a1 the fifth square is out of reach.
TEST(CassandraPieces, TheShortRookEndsAfterFourSquares) {
  State here = state("k7/8/8/8/8/8/8/7K w - - 0 30 pp -/- rookies:rookies");
  here.place(sq("a1"), code(Kind::ShortRook, Side::First));
  EXPECT_EQ(names(here.targets(sq("a1"))), "b1 c1 d1 e1 a2 a3 a4 a5");
}

// "All leaps jump whatever stands between."
TEST(CassandraPieces, LeapsJumpWhateverStandsBetween) {
  const auto hemmed = position("7k/8/8/8/8/1P6/PP6/FW5K w - - 0 30 pp -/- clobberers:fide");
  EXPECT_EQ(targets(*hemmed, "a1"), "c1 a3 c3");
}

TEST(CassandraPieces, SlidesEndAtTheFirstPiece) {
  const auto here = position("7k/8/8/3p4/8/1P6/8/3R3K w - - 0 30 pp -/- fide:fide");
  EXPECT_EQ(targets(*here, "d1"), "a1 b1 c1 e1 f1 g1 d2 d3 d4 d5");
}

// "BD; never leaves its square colour", "FAD; stays on its colour"
TEST(CassandraPieces, BedeAndFadStayOnTheirColour) {
  for (int square = 0; square < State::kSquares; ++square) {
    const auto from = static_cast<Square>(square);
    const bool dark = (kSize.file(from) + kSize.rank(from)) % 2 == 0;
    for (const Kind kind : {Kind::Bede, Kind::Fad}) {
      for (const Square to : ways(kind, Side::First).leaps[from] | ways(kind, Side::First).diagonal[from]) {
        EXPECT_EQ((kSize.file(to) + kSize.rank(to)) % 2 == 0, dark);
      }
    }
  }
}

// "Black's pieces move as the mirror image of White's": what one side reaches forwards the other reaches backwards.
TEST(CassandraPieces, ReachEachOtherAcrossTheSides) {
  for (std::size_t kind = 0; kind < kKinds; ++kind) {
    const Ways& white = ways(static_cast<Kind>(kind), Side::First);
    const Ways& black = ways(static_cast<Kind>(kind), Side::Second);
    for (std::size_t from = 0; from < 64; ++from) {
      for (std::size_t to = 0; to < 64; ++to) {
        const auto a = static_cast<Square>(from);
        const auto b = static_cast<Square>(to);
        EXPECT_EQ(white.leaps[from].contains(b), black.leaps[to].contains(a));
        EXPECT_EQ(white.straight[from].contains(b), black.straight[to].contains(a));
        EXPECT_EQ(white.diagonal[from].contains(b), black.diagonal[to].contains(a));
      }
      EXPECT_TRUE(white.leaps[from].disjoint(white.straight[from] | white.diagonal[from]));
    }
    EXPECT_EQ(leaps(static_cast<Kind>(kind)), !white.leaps[27].empty());
    EXPECT_EQ(slides_straight(static_cast<Kind>(kind)), !white.straight[27].empty());
    EXPECT_EQ(slides_diagonally(static_cast<Kind>(kind)), !white.diagonal[27].empty());
  }
}

// Start ranks: rnbqkbnr, dwfckfwd, gitlktig, syhokhys.
TEST(CassandraPieces, StandInTheirArmysOrder) {
  const auto start = [](const char* white, const char* black) {
    return position("startpos", {{"white-army", white}, {"black-army", black}})->text();
  };
  EXPECT_EQ(start("fide", "fide"), State::kStart);
  EXPECT_EQ(start("clobberers", "nutters"),
            "gitlktig/pppppppp/8/8/8/8/PPPPPPPP/DWFCKFWD w KQkq - 0 1 pp -/- clobberers:nutters");
  EXPECT_EQ(start("rookies", "clobberers"),
            "dwfckfwd/pppppppp/8/8/8/8/PPPPPPPP/SYHOKHYS w KQkq - 0 1 pp -/- rookies:clobberers");
}

}  // namespace
}  // namespace messhall::games::cassandra
