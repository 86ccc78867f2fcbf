// Reading and writing positions of Cassandra Chess.
#include <gtest/gtest.h>

#include <string>

#include "unit/games/cassandra_fixture.hpp"

namespace messhall::games::cassandra {
namespace {

const std::string kBoard = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

// "After 1 e2e4 e7e5 with Black prophesying e4"
TEST(CassandraText, IsTheExampleOfTheRules) {
  EXPECT_EQ(after("startpos", "e2e4 e7e5~e4")->text(),
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2 pp -/e4:0 fide:fide");
}

TEST(CassandraText, MayLeaveOutTheArmies) {
  EXPECT_EQ(position(kBoard + " w KQkq - 0 1 pp -/-")->text(), State::kStart);
}

// "It shows the position before the fulfilment."
TEST(CassandraText, ShowsThePositionBeforeTheFulfilment) {
  const char* text = "4k3/8/8/3pP3/8/8/8/4K2R w K d6 0 30 pp d5:1/- fide:fide";
  EXPECT_EQ(position(text)->text(), text);
  EXPECT_FALSE(position(text)->piece_at(sq("d5")));
}

TEST(CassandraText, TheArmiesOfATextWinOverTheOptions) {
  const auto here = position("4k3/8/8/8/8/8/8/4K3 w - - 0 30 kk -/- nutters:rookies",
                             {{"white-army", "clobberers"}, {"black-army", "clobberers"}});
  EXPECT_EQ(here->options().at("white-army"), "nutters");
  EXPECT_EQ(here->options().at("black-army"), "rookies");
  EXPECT_EQ(here->options().at("prophecies"), "on");
}

TEST(CassandraText, WritesTheTypeOfASpentProphecy) {
  const char* text = "4k3/8/8/8/8/8/8/4K2n w - - 0 30 nk f6:0:p/- fide:fide";
  EXPECT_EQ(position(text)->text(), text);
  EXPECT_EQ(position("4k3/7p/8/8/8/8/8/4K2n w - - 0 30 nk f6:0:n/- fide:fide")->text(),
            "4k3/7p/8/8/8/8/8/4K2n w - - 0 30 nk f6:0/- fide:fide");
}

TEST(CassandraText, RefusesFieldsThatAreMissingOrTooMany) {
  EXPECT_EQ(refused(""), "The position text is empty.");
  EXPECT_EQ(refused(kBoard + " w"), "The position text ends too early: the field castling is missing.");
  EXPECT_EQ(refused(kBoard + " w KQkq - 0 1"), "The position text ends too early: the field targets is missing.");
  EXPECT_EQ(refused(kBoard + " w KQkq - 0 1 pp"), "The position text ends too early: the field prophecies is missing.");
  EXPECT_EQ(refused(kBoard + " w KQkq - 0 1 pp -/- fide:fide more"),
            "The position text goes on after its last field: more");
}

TEST(CassandraText, RefusesWhatCannotStandOnTheBoard) {
  EXPECT_EQ(refused("8/8/8/8/8/8/8/4K3 w - - 0 30 pp -/-"), "Field placement: Black must have a King, and has none.");
  // "Refused: ... two Kings"
  EXPECT_EQ(refused("k6k/8/8/8/8/8/8/4K3 w - - 0 30 pp -/-"), "Field placement: Black must have one King, and has 2.");
  EXPECT_EQ(refused("4k3/8/8/8/8/8/8/P3K3 w - - 0 30 pp -/-"),
            "Field placement: a Pawn stands on a1, and none can be on the first or last rank.");
  EXPECT_EQ(refused("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 30 pp -/-"),
            "Field placement: White has 9 Pawns, and no side ever has more than 8.");
  EXPECT_EQ(refused("4k3/8/8/8/8/QQQQQQQQ/QQQQQQQQ/4K3 w - - 0 30 pp -/-"),
            "Field placement: White has 17 pieces, and no side ever has more than 16.");
  EXPECT_EQ(refused("4k3/8/8/8/8/8/8/4K2Z w - - 0 30 pp -/-"),
            "Field placement: rank 1 has a character that is no piece: Z");
}

// "Refused: ... pieces of a third army"
TEST(CassandraText, RefusesPiecesOfAThirdArmy) {
  EXPECT_EQ(refused("4k3/8/8/8/8/8/8/4K2D w - - 0 30 pp -/- fide:nutters"),
            "Field placement: a Bede stands on h1, and it belongs to neither army: fide:nutters");
  // Promoted pieces of the other army are no strangers.
  EXPECT_EQ(refused("4k3/8/8/8/8/8/8/4K2I w - - 0 30 kn -/- fide:nutters"), "");
}

// "Refused: castling rights without King and rook-slot piece at home"
TEST(CassandraText, RefusesCastlingRightsWithoutTheirPieces) {
  EXPECT_EQ(refused("4k3/8/8/8/8/8/8/4K3 w K - 0 30 kk -/-"),
            "Field castling: K needs the King on e1 and a Rook on h1.");
  EXPECT_EQ(refused("4k3/8/8/8/8/8/8/R4K2 w Q - 0 30 kr -/-"),
            "Field castling: Q needs the King on e1 and a Rook on a1.");
  EXPECT_EQ(refused("4k2r/8/8/8/8/8/8/4K3 b k - 0 30 rk -/- fide:clobberers"),
            "Field castling: k needs the King on e8 and a Bede on h8.");
  EXPECT_EQ(refused("4k3/8/8/8/8/8/8/4K2R w KK - 0 30 kr -/-"),
            "Field castling: it must be - or some of the letters KQkq, not KK");
  EXPECT_EQ(refused("4k3/8/8/8/8/8/8/4K2R w x - 0 30 kr -/-"),
            "Field castling: it must be - or some of the letters KQkq, not x");
  EXPECT_EQ(position("r3k2r/8/8/8/8/8/8/R3K2R w qkQK - 0 30 rr -/-")->text(),
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 30 rr -/- fide:fide");
}

TEST(CassandraText, RefusesEnPassantWithoutItsPawn) {
  EXPECT_EQ(refused("4k3/8/8/3pP3/8/8/8/4K3 w - d3 0 30 pp -/-"),
            "Field en passant: it must be - or a square on rank 6, not d3");
  EXPECT_EQ(refused("4k3/8/8/3pP3/8/8/8/4K3 w - e6 0 30 pp -/-"),
            "Field en passant: no Pawn of Black can have gone over e6 just now.");
  EXPECT_EQ(refused("4k3/3p4/8/3pP3/8/8/8/4K3 w - d6 0 30 pp -/-"),
            "Field en passant: no Pawn of Black can have gone over d6 just now.");
  EXPECT_EQ(refused("4k3/8/8/8/3P4/8/8/4K3 b - d3 0 30 kp -/-"), "");
}

TEST(CassandraText, RefusesBadTargetsAndProphecies) {
  EXPECT_EQ(refused(kBoard + " w KQkq - 0 2 px -/-"),
            "Field targets: it must be two of the letters p n b r q k, not px");
  EXPECT_EQ(refused(kBoard + " w KQkq - 0 2 ppp -/-"),
            "Field targets: it must be two of the letters p n b r q k, not ppp");
  for (const std::string field :
       {"-", "-/-/-", "e9:0/-", "e4/-", "e4:2/-", "e4:0:/-", "e4:0:x/-", "e4:0:pp/-", "e4:00/-"}) {
    EXPECT_EQ(
        refused(kBoard + " w KQkq - 0 9 pp " + field),
        "Field prophecies: it must be two of them with / in between, each - or such as e4:0 or e4:1, not " + field);
  }
  EXPECT_EQ(refused(kBoard + " w KQkq - 0 9 pp -/e4:0:n"),
            "Field prophecies: the prophecy of Black is about a type that comes after the target.");
}

// "Refused: ... White's prophecy before White's first move"
TEST(CassandraText, RefusesAProphecyBeforeWhitesFirstMove) {
  EXPECT_EQ(refused(kBoard + " w KQkq - 0 1 pp e5:0/-"),
            "Field prophecies: White has made no prophecy yet, for none may come with the first move.");
}

TEST(CassandraText, RefusesBadArmiesAndCounters) {
  EXPECT_EQ(refused(kBoard + " w KQkq - 0 1 pp -/- fide"),
            "Field armies: it must be two of fide, clobberers, nutters, rookies with : in between, not fide");
  EXPECT_EQ(refused(kBoard + " w KQkq - 0 1 pp -/- fide:knights"),
            "Field armies: it must be two of fide, clobberers, nutters, rookies with : in between, not fide:knights");
  EXPECT_EQ(refused(kBoard + " x KQkq - 0 1 pp -/-"), "Field side to move: it must be w or b, not x");
  EXPECT_EQ(refused(kBoard + " w KQkq - x 1 pp -/-"), "Field halfmove: it must be a whole number, not x");
  EXPECT_EQ(refused(kBoard + " w KQkq - 0 0 pp -/-"), "Field fullmove: it must be from 1 to 9999, not 0");
}

TEST(CassandraText, RefusesUnknownOptions) {
  EXPECT_EQ(refused("startpos", {{"white-army", "knights"}}), "The option white-army cannot be knights.");
  EXPECT_EQ(refused("startpos", {{"promotion", "on"}}), "This game has no option named promotion.");
}

}  // namespace
}  // namespace messhall::games::cassandra
