// Why a move of Cassandra Chess is not legal, in words.
#include <gtest/gtest.h>

#include <string>

#include "base/random.hpp"
#include "unit/games/cassandra_fixture.hpp"

namespace messhall::games::cassandra {
namespace {

std::string refusal(std::string_view text, std::string_view from, std::string_view to) {
  return test::refusal(*position(text), from, to);
}
std::string unread(std::string_view text, std::string_view move, const Options& options = {}) {
  return test::parse_error(*position(text, options), move);
}

TEST(CassandraRefusal, SaysWhoseTurnItIsAndWhatStandsThere) {
  EXPECT_EQ(refusal("startpos", "e4", "e5"), "There is no piece on e4.");
  EXPECT_EQ(refusal("startpos", "e7", "e5"), "It is the turn of White, and the Pawn on e7 belongs to Black.");
  EXPECT_EQ(refusal("startpos", "e2", "e2"), "A move must lead to another square.");
  EXPECT_EQ(say(position("startpos")->refusal(12, 99)), "There is no such square on this board.");
}

TEST(CassandraRefusal, SaysWhatStandsInTheWay) {
  EXPECT_EQ(refusal("startpos", "a1", "a2"), "Your own Pawn stands on a2.");
  EXPECT_EQ(refusal("startpos", "a1", "a5"), "The Pawn on a2 stands in the way.");
  EXPECT_EQ(refusal("startpos", "c1", "g5"), "The Pawn on d2 stands in the way.");
}

TEST(CassandraRefusal, SaysHowThePieceGoes) {
  EXPECT_EQ(refusal("startpos", "b1", "b3"),
            "The Knight on b1 cannot reach b3. Leaps two squares along a rank or file and one to the side.");
  EXPECT_EQ(refusal("4k3/8/8/8/8/8/8/S3K3 w - - 0 30 kr -/- rookies:fide", "a1", "a6"),
            "The Short Rook on a1 cannot reach a6. Slides along ranks and files, four squares at most.");
}

TEST(CassandraRefusal, KnowsThePawns) {
  const char* text = "4k3/8/8/3pp3/3P4/4P3/P4n2/4K3 w - - 0 30 pp -/- fide:fide";
  EXPECT_EQ(refusal(text, "d4", "d5"), "A Pawn does not take straight ahead, and a Pawn stands on d5.");
  EXPECT_EQ(refusal(text, "e3", "e5"), "A Pawn goes two squares only from where it started.");
  EXPECT_EQ(refusal(text, "a2", "b3"), "A Pawn goes at an angle only to take, and b3 is empty.");
  EXPECT_EQ(refusal("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 30 pp -/- fide:fide", "e5", "d6"),
            "Taking in passing is possible only right after the other Pawn's double step.");
  EXPECT_EQ(refusal("4k3/8/8/8/8/3n4/3P4/4K3 w - - 0 30 np -/- fide:fide", "d2", "d4"),
            "The Knight on d3 stands in the way.");
  EXPECT_EQ(refusal("4k3/8/8/8/3n4/8/3P4/4K3 w - - 0 30 np -/- fide:fide", "d2", "d4"),
            "A Pawn does not take straight ahead, and a Knight stands on d4.");
  EXPECT_EQ(refusal(text, "a2", "a1").substr(0, 29), "The Pawn on a2 cannot reach a");
}

TEST(CassandraRefusal, KnowsWhatHappensToTheKing) {
  EXPECT_EQ(refusal("3rk3/8/8/8/8/8/8/4K3 w - - 0 30 rk -/- fide:fide", "e1", "d1"),
            "On d1 your King would stand open to the Rook on d8.");
  EXPECT_EQ(refusal("4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 30 rn -/- fide:fide", "e2", "c3"),
            "That would leave your King open to the Rook on e7.");
  EXPECT_EQ(refusal("4k3/4r3/8/8/8/8/8/N3K3 w - - 0 30 rn -/- fide:fide", "a1", "b3"),
            "Your King is in check from the Rook on e7, and this does not help.");
  // Along the rank, once both Pawns are gone.
  EXPECT_EQ(refusal("8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 30 pp -/- fide:fide", "e5", "d6"),
            "That would leave your King open to the Rook on h5.");
}

TEST(CassandraRefusal, KnowsWhyThereIsNoCastling) {
  EXPECT_EQ(refusal("4k3/8/8/8/8/8/8/R3K2R w Q - 0 30 kr -/- fide:fide", "e1", "g1"),
            "No castling there any more: the King or the Rook of that corner has moved or is gone.");
  EXPECT_EQ(refusal("startpos", "e1", "g1"),
            "No castling while the Bishop on f1 stands between the King and its corner.");
  EXPECT_EQ(refusal("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 30 kr -/- fide:fide", "e1", "c1"),
            "No castling while the Knight on b1 stands between the King and its corner.");
  EXPECT_EQ(refusal("k3r3/8/8/8/8/8/8/R3K2R w KQ - 0 30 rr -/- fide:fide", "e1", "g1"),
            "No castling out of check, and the Rook on e8 gives check.");
  EXPECT_EQ(refusal("k4r2/8/8/8/8/8/8/R3K2R w KQ - 0 30 rr -/- fide:fide", "e1", "g1"),
            "No castling over f1, where the King would stand open to the Rook on f8.");
  EXPECT_EQ(refusal("k1r5/8/8/8/8/8/8/R3K2R w KQ - 0 30 rr -/- fide:fide", "e1", "c1"),
            "No castling over c1, where the King would stand open to the Rook on c8.");
  EXPECT_EQ(refusal("4k3/8/8/8/8/8/8/D3K3 w Q - 0 30 kr -/- clobberers:fide", "e1", "c1"),
            "The Colorbound Clobberers castle to b1 and b8: from there the Bede lands on a square of its own color.");
  EXPECT_EQ(refusal("4k3/8/8/8/8/8/8/R3K3 w Q - 0 30 kr -/- fide:fide", "e1", "b1").substr(0, 32),
            "The King on e1 cannot reach b1. ");
}

TEST(CassandraRefusal, SaysThatTheGameIsOver) {
  EXPECT_EQ(refusal("4k3/8/8/8/8/8/8/4K2R w - - 3 60 kr e8:1/- fide:fide", "e1", "e2"), "The game is over.");
  EXPECT_EQ(unread("4k3/8/8/8/8/8/8/4K2R w - - 3 60 kr e8:1/- fide:fide", "e1e2"), "The game is over.");
}

TEST(CassandraRefusal, SaysWhatATextLacks) {
  EXPECT_EQ(unread("startpos", ""), "A move names two squares, such as d2d3.");
  EXPECT_EQ(unread("startpos", "e4"), "This is no move: e4. Moves look like e2e4, b7b8q or e7e5~e4.");
  EXPECT_EQ(unread("startpos", "e2e4 "), "Only a Pawn that reaches the last rank is promoted.");
  EXPECT_EQ(unread("startpos", "e2e4qq"), "This is no move: e2e4qq. Moves look like e2e4, b7b8q or e7e5~e4.");
  EXPECT_EQ(unread("startpos", "e2e5").substr(0, 31), "The Pawn on e2 cannot reach e5.");
  const char* pawn = "4k3/P7/8/8/8/8/8/4K3 w - - 0 30 kk -/- fide:nutters";
  EXPECT_EQ(unread(pawn, "a7a8"), "Say what the Pawn becomes, with one of the letters r n b q g i t l after the move.");
  EXPECT_EQ(unread(pawn, "a7a8d"), "A Pawn can become one of r n b q g i t l in this game, and not d.");
  EXPECT_EQ(unread(pawn, "e1e2q"), "Only a Pawn that reaches the last rank is promoted.");
  EXPECT_EQ(unread(pawn, "a7a8g~e8"), "");
}

TEST(CassandraRefusal, SaysWhyNothingCanBeForetold) {
  EXPECT_EQ(unread("startpos", "e2e4~e5"), "White may make no prophecy with the first move.");
  EXPECT_EQ(
      test::parse_error(*after("startpos", "e2e4 e7e5~e4 g1f3"), "b8c6~f3"),
      "One prophecy of Black is outstanding already, for e4. The next one may come with the move after this one.");
  EXPECT_EQ(test::parse_error(*after("startpos", "e2e4", {{"prophecies", "off"}}), "e7e5~e4"),
            "This game is played without prophecies.");
  EXPECT_EQ(test::parse_error(*after("startpos", "e2e4"), "e7e5~"),
            "After ~ there must be a square, and this is none: ");
  EXPECT_EQ(test::parse_error(*after("startpos", "e2e4"), "e7e5~e9"),
            "After ~ there must be a square, and this is none: e9");
  EXPECT_EQ(test::parse_error(*after("startpos", "e2e4"), "e7e5~e4~e5"),
            "After ~ there must be a square, and this is none: e4~e5");
}

// In every position and for every pair of squares: a reason just where the move is not legal.
TEST(CassandraRefusal, IsEmptyJustWhereTheMoveIsLegal) {
  Random random(4);
  for (std::uint32_t game = 0; game < 4; ++game) {
    const auto here = position("startpos", {{"white-army", std::string(kArmyIds[game % 4])},
                                            {"black-army", std::string(kArmyIds[(game / 2 + 1) % 4])}});
    for (int ply = 0; ply < 50 && !here->outcome().over(); ++ply) {
      std::vector<std::string> legal;
      for (const std::string& move : moves(*here)) legal.push_back(move.substr(0, 4));
      for (int pair = 0; pair < 64 * 64; ++pair) {
        const auto from = static_cast<Square>(pair / 64);
        const auto to = static_cast<Square>(pair % 64);
        const std::string move = square_name(kSize, from) + square_name(kSize, to);
        ASSERT_EQ(here->refusal(from, to).empty(), std::binary_search(legal.begin(), legal.end(), move))
            << here->text() << ' ' << move << ' ' << say(here->refusal(from, to));
      }
      const auto actions = here->actions();
      here->apply(actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
    }
  }
}

}  // namespace
}  // namespace messhall::games::cassandra
