// The rules of Cassandra Chess, one after the other: Ralph Betza's page, and what it leaves open and the rules page
// decides. Each test names the sentence that it is about.
#include <gtest/gtest.h>

#include <string>

#include "unit/games/cassandra_fixture.hpp"

namespace messhall::games::cassandra {
namespace {

constexpr const char* kStart = "startpos";

std::string reason(const Position& position) { return std::string(position.outcome().reason); }

// ---- prophecies ----

// Betza 1: "White may make no prophecy on his first move."
TEST(CassandraRules, WhiteMakesNoProphecyOnTheFirstMove) {
  EXPECT_FALSE(position(kStart)->prophecies()->may_name);
  EXPECT_TRUE(after(kStart, "e2e4")->prophecies()->may_name);
  EXPECT_TRUE(after(kStart, "e2e4 e7e5")->prophecies()->may_name);
}

// Betza 2: "All prophecies are aimed two moves in the future." Made with move N, due just before move N + 2.
TEST(CassandraRules, AProphecyFallsDueBeforeTheMoveAfterNext) {
  const auto here = after(kStart, "e2e4 e7e5~e4 g1f3");
  EXPECT_EQ(here->prophecies()->seers[1].outstanding->moves_left, 1);
  ASSERT_TRUE(play(*here, "b8c6"));
  EXPECT_EQ(here->prophecies()->seers[1].outstanding->moves_left, 0);
  EXPECT_TRUE(here->piece_at(sq("e4")));
  ASSERT_TRUE(play(*here, "f1b5"));
  EXPECT_FALSE(here->piece_at(sq("e4")));
  EXPECT_EQ(here->prophecies()->vanished->square, sq("e4"));
  EXPECT_EQ(here->prophecies()->due->square, sq("e4"));
  EXPECT_FALSE(here->prophecies()->seers[1].outstanding);
}

// Betza 3: "no more than one outstanding": none with move N + 1, the next with move N + 2, after the fulfilment.
TEST(CassandraRules, OnlyOneProphecyIsOutstanding) {
  const auto here = after(kStart, "e2e4 e7e5~e4 g1f3");
  EXPECT_FALSE(here->prophecies()->may_name);
  ASSERT_TRUE(play(*here, "b8c6 f1b5"));
  EXPECT_TRUE(here->prophecies()->may_name);
}

// "Any square may be named, empty or not." Naming none is always allowed.
TEST(CassandraRules, AnySquareMayBeNamed) {
  const auto here = after(kStart, "e2e4");
  EXPECT_EQ(here->moves().size(), 20U);
  EXPECT_EQ(here->actions().size(), 20U * 65U);
  const Action move = here->moves().front();
  for (int square = 0; square < State::kSquares; ++square) {
    const auto action = here->naming(move, static_cast<Square>(square));
    ASSERT_TRUE(action);
    EXPECT_EQ(here->view(*action).named, square);
  }
  EXPECT_EQ(here->naming(*here->naming(move, 5), kNoSquare), move);
  EXPECT_FALSE(position(kStart)->naming(position(kStart)->moves().front(), 5));
}

// "Either way it is spent."
TEST(CassandraRules, AProphecyThatMissesIsSpent) {
  const auto here = after(kStart, "e2e4 e7e5~a5 g1f3 b8c6 f1b5");
  EXPECT_EQ(here->prophecies()->due->square, sq("a5"));
  EXPECT_FALSE(here->prophecies()->vanished);
  EXPECT_FALSE(here->prophecies()->seers[1].outstanding);
  EXPECT_EQ(here->prophecies()->seers[1].target, 0);
  EXPECT_EQ(here->pieces().size(), 32U);
}

// ---- targets ----

// Betza 4: "Once a player has a successful prophecy about Pawns, that player may then target Knights, and may no longer
// target Pawns."
TEST(CassandraRules, ASuccessAdvancesTheTarget) {
  const auto here = after(kStart, "e2e4 e7e5~e4 g1f3 b8c6 f1b5");
  EXPECT_EQ(here->prophecies()->seers[1].target, 1);
  EXPECT_EQ(here->prophecies()->seers[0].target, 0);
}

// The order of the ladder: Pawn, Knight, Bishop, Rook, Queen, King.
TEST(CassandraRules, TargetsGoFromPawnToKing) {
  const char* letters = "pnbrqk";
  const std::string full = "rnbqk3/p7/8/8/8/8/8/4K3 w - - 0 30 ";
  for (int rung = 0; rung < 6; ++rung) {
    const auto here = position(full + letters[rung] + "k -/- fide:fide");
    EXPECT_EQ(here->prophecies()->seers[0].target, rung);
  }
  const auto nutters = position("gitlk3/p7/8/8/8/8/8/4K3 w - - 0 30 pk -/- fide:nutters")->prophecies();
  const std::array<std::uint8_t, 6> kinds = nutters->seers[0].kinds;
  EXPECT_EQ(kinds[0], index(Kind::Pawn));
  EXPECT_EQ(kinds[1], index(Kind::Fibnif));
  EXPECT_EQ(kinds[2], index(Kind::ChargingKnight));
  EXPECT_EQ(kinds[3], index(Kind::ChargingRook));
  EXPECT_EQ(kinds[4], index(Kind::Colonel));
  EXPECT_EQ(kinds[5], index(Kind::King));
}

// "a type that the foe has none of is passed over freely": at once, after every move, for both players.
TEST(CassandraRules, MissingTypesArePassedOverAtOnce) {
  EXPECT_EQ(after("4k2r/8/8/3p4/4P3/8/8/4K3 w - - 0 30 pp -/- fide:fide", "e4d5")->prophecies()->seers[0].target, 3);
  // The own promotion of the last Pawn moves the foe's target on.
  EXPECT_EQ(after("4k3/8/8/8/8/8/3p4/K6B b - - 0 30 pb -/- fide:fide", "d2d1q")->prophecies()->seers[0].target, 4);
}

// "a text with a target that the foe has none of is read as already passed on."
TEST(CassandraRules, ATextsMissingTargetIsPassedOver) {
  EXPECT_EQ(position("4k2r/8/8/8/8/8/8/4K3 w - - 0 30 pp -/- fide:fide")->text(),
            "4k2r/8/8/8/8/8/8/4K3 w - - 0 30 rk -/- fide:fide");
}

// "Passed types are immune from then on", "Passing over is never undone".
TEST(CassandraRules, PassingOverIsNeverUndone) {
  const auto here = after("2b1k3/8/8/8/8/8/p7/4K2R b - - 0 30 br -/- fide:fide", "e8e7 e1e2 a2a1n");
  EXPECT_EQ(here->prophecies()->seers[0].target, 2);
}

// "A prophecy keeps the type that it was made about. If that type is passed over before it is due it can no longer
// succeed, and still counts as outstanding."
TEST(CassandraRules, AProphecyAboutAPassedTypeIsVoidButOutstanding) {
  const auto here = after("4k3/8/8/8/8/8/3p4/K7 w - - 0 30 pk -/- fide:fide", "a1a2~d1 e8e7 a2a3");
  ASSERT_TRUE(play(*here, "d2d1n"));
  EXPECT_TRUE(here->piece_at(sq("d1")));
  EXPECT_TRUE(here->prophecies()->due->spent);
  const auto pending = position("4k3/8/8/8/8/8/8/K3n3 w - - 0 31 nk d1:0:p/- fide:fide");
  EXPECT_TRUE(pending->prophecies()->seers[0].outstanding->spent);
  EXPECT_FALSE(pending->prophecies()->may_name);
}

// "whose target (once the move is made)": a move that passes a type over prophesies about the next.
TEST(CassandraRules, TheTargetIsReadAfterTheMove) {
  const auto here = after("4k1n1/8/8/3p4/4P3/8/8/4K3 w - - 0 30 pp -/- fide:fide", "e4d5~f6");
  EXPECT_EQ(here->prophecies()->seers[0].outstanding->rung, 1);
}

// "by slot in the army (a Fibnif counts as a Knight, a promoted piece by its new slot)"
TEST(CassandraRules, PiecesCountByTheirSlot) {
  const auto fibnif = position("i3k3/8/8/8/8/8/8/4K2R w - - 3 30 nr a8:1/- fide:nutters");
  EXPECT_EQ(fibnif->prophecies()->vanished->kind, index(Kind::Fibnif));
  const auto queen = position("2c1k3/8/8/8/8/8/8/q3K2R w - - 3 30 qr a1:1/- fide:clobberers");
  EXPECT_EQ(queen->prophecies()->vanished->kind, index(Kind::Queen));
}

// ---- the order of a turn ----

// Betza's example, and (a): "checkmated by the ordinary rules on the board as it is: the game is over, before any
// fulfilment". With both at the King's rung, as his example has it.
TEST(CassandraRules, CheckmateComesBeforeTheFulfilment) {
  const auto here =
      after("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 2 kk -/- fide:fide", "f2f4~e8 e7e5~e1 g2g4 d8h4");
  EXPECT_EQ(here->outcome().result, Verdict::SecondWins);
  EXPECT_EQ(reason(*here), "checkmate");
  EXPECT_TRUE(here->piece_at(sq("e8")));
  EXPECT_EQ(here->prophecies()->seers[0].outstanding->moves_left, 0);
  EXPECT_EQ(say(here->outcome().story),
            "Checkmate: the King on e1 is in check, and White has no move that helps. The game is over before the "
            "prophecy of White falls due.");
}

// The same, had Black moved something else: the King on e8 is foretold.
TEST(CassandraRules, ASuccessAgainstTheKingWins) {
  const auto here =
      after("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 2 kk -/- fide:fide", "f2f4~e8 e7e5~e1 g2g4 d8g5");
  EXPECT_EQ(here->outcome().result, Verdict::FirstWins);
  EXPECT_EQ(reason(*here), "king-foretold");
  EXPECT_EQ(here->outcome().square, sq("e8"));
  EXPECT_EQ(say(here->outcome().story), "The prophecy of White came true: the King of Black stood on e8 and vanished.");
  EXPECT_FALSE(here->piece_at(sq("e8")));
  EXPECT_TRUE(here->actions().empty());
  EXPECT_EQ(here->prophecies()->vanished->kind, index(Kind::King));
}

// (a) goes by the board as it is, though the fulfilment would remove what gives mate.
TEST(CassandraRules, NoFulfilmentSavesFromCheckmate) {
  const auto here = position("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 5 qp h4:1/- fide:fide");
  EXPECT_EQ(reason(*here), "checkmate");
  EXPECT_TRUE(here->piece_at(sq("h4")));
}

// (b) and (c): "A success sets halfmove to 0 before the move is counted." The 100th ply comes first.
TEST(CassandraRules, TheHundredthPlyComesBeforeTheFulfilment) {
  const auto here = position("4k3/8/8/3p4/8/8/8/4K2R w - - 100 90 pr d5:1/- fide:fide");
  EXPECT_EQ(reason(*here), "hundred-plies");
  EXPECT_TRUE(here->piece_at(sq("d5")));
  EXPECT_EQ(say(here->outcome().story), "For 100 plies nothing was taken, no Pawn moved and no prophecy came true.");
  const auto before = position("4k3/8/8/3p4/8/8/8/4K2R w - - 99 90 pr d5:1/- fide:fide");
  EXPECT_FALSE(before->outcome().over());
  ASSERT_TRUE(play(*before, "h1h2"));
  EXPECT_EQ(before->text(), "4k3/8/8/8/8/8/7R/4K3 b - - 1 90 kr -/- fide:fide");
}

TEST(CassandraRules, AForetoldKingComesAfterTheHundredthPly) {
  EXPECT_EQ(reason(*position("4k3/8/8/8/8/8/8/4K2R w - - 100 90 kr e8:1/- fide:fide")), "hundred-plies");
  EXPECT_EQ(reason(*position("4k3/8/8/8/8/8/8/4K2R w - - 100 90 kr e8:1/- fide:fide", {{"move-limit", "off"}})),
            "king-foretold");
}

// A mate on the board comes before the count of plies.
TEST(CassandraRules, CheckmateComesBeforeTheHundredthPly) {
  EXPECT_EQ(reason(*position("6k1/8/8/8/8/8/5PPP/r5K1 w - - 100 50 kp g8:1/- fide:fide")), "checkmate");
}

// "100 plies without capture, pawn move or success"
TEST(CassandraRules, PawnMovesAndCapturesAndSuccessesAreProgress) {
  const auto here = after("4k3/p7/8/8/8/8/P7/4K2R w - - 99 90 pp -/- fide:fide", "a2a3");
  EXPECT_FALSE(here->outcome().over());
  EXPECT_TRUE(after("4k3/p7/8/8/8/8/P7/4K2R w - - 99 90 pp -/- fide:fide", "h1h2")->outcome().over());
}

// (d): "No legal move now: checkmate if in check, else stalemate, a draw."
TEST(CassandraRules, OwnFulfilmentCanMate) {
  const auto here = position("4k2r/8/8/2b5/7n/8/6P1/7K w - - 0 40 np h4:1/- fide:fide");
  EXPECT_EQ(here->outcome().result, Verdict::SecondWins);
  EXPECT_EQ(reason(*here), "checkmate");
  EXPECT_EQ(say(here->outcome().story),
            "The prophecy of White came true on h4 and opened its own King on h1. White has no move that helps: "
            "checkmate.");
}

TEST(CassandraRules, StalemateIsADraw) {
  const auto here = position("4k3/8/8/8/8/8/2q5/K7 w - - 5 50 qk -/- fide:fide");
  EXPECT_EQ(here->outcome().result, Verdict::Draw);
  EXPECT_EQ(reason(*here), "stalemate");
  EXPECT_EQ(say(here->outcome().story), "Stalemate: White is not in check and has no legal move.");
}

// "If the fulfilment exposes the player's own King, that is check and must be met."
TEST(CassandraRules, AnExposedOwnKingIsInCheck) {
  const auto here = position("4k2r/8/8/8/7n/8/6P1/7K w - - 0 40 np h4:1/- fide:fide");
  EXPECT_EQ(moves(*here), std::vector<std::string>{"h1g1"});
  EXPECT_EQ(here->checked(), sq("h1"));
}

// "If a fulfilment laid the foe's King open, any piece that reaches it may take it, whatever that does to the player's
// own King, and wins; like any move it may carry a prophecy."
TEST(CassandraRules, ALaidOpenKingMayBeTaken) {
  const auto here = position("4k3/8/8/4n3/8/8/8/r3R1K1 w - - 0 40 nr e5:1/- fide:fide");
  ASSERT_TRUE(has_move(*here, "e1e8"));
  ASSERT_TRUE(play(*here, "e1e8~a1"));
  EXPECT_EQ(here->outcome().result, Verdict::FirstWins);
  EXPECT_EQ(reason(*here), "king-taken");
  EXPECT_EQ(here->outcome().square, sq("e8"));
  EXPECT_EQ(say(here->outcome().story), "The King of Black was taken on e8, after a prophecy had laid it open.");
  EXPECT_TRUE(here->undo());
  EXPECT_TRUE(here->piece_at(sq("e8")));
}

TEST(CassandraRules, ThePawnThatTakesTheKingIsPromoted) {
  const auto here = after("3k4/4P3/8/8/8/8/8/4K3 w - - 0 40 kp -/- fide:fide", "e7d8n");
  EXPECT_EQ(reason(*here), "king-taken");
}

// It need not be taken: then the other side is simply in check.
TEST(CassandraRules, ALaidOpenKingMayBeSpared) {
  const auto here = after("4k3/8/8/4n3/8/8/8/r3R1K1 w - - 0 40 nr e5:1/- fide:fide", "g1h2");
  EXPECT_EQ(here->checked(), sq("e8"));
  EXPECT_FALSE(here->outcome().over());
}

// "A fulfilment that removes a piece of the rook slot from its home ends that castling right"
TEST(CassandraRules, AForetoldCornerPieceTakesTheRightAlong) {
  const auto here = after("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 4 20 rr -/h1:1 fide:fide", "a8b8");
  EXPECT_EQ(here->text(), "1r2k2r/8/8/8/8/8/8/R3K3 w Qk - 1 21 rk -/- fide:fide");
}

// "one that removes a pawn that could be taken en passant ends that too."
TEST(CassandraRules, AForetoldPawnCannotBeTakenInPassing) {
  EXPECT_FALSE(has_move(*position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 30 pp d5:1/- fide:fide"), "e5d6"));
  EXPECT_TRUE(has_move(*position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 30 pp d6:1/- fide:fide"), "e5d6"));
}

// ---- draws ----

constexpr const char* kRoundAndRound = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 ";

// "The third repetition is a draw"
TEST(CassandraRules, TheThirdRepetitionIsADraw) {
  const auto here = after(kStart, kRoundAndRound + std::string("f6g8"));
  EXPECT_EQ(here->outcome().result, Verdict::Draw);
  EXPECT_EQ(reason(*here), "repetition");
  EXPECT_FALSE(after(kStart, kRoundAndRound + std::string("f6g8"), {{"repetition", "off"}})->outcome().over());
}

// "(prophecies, targets, castling rights and the en passant square as written are part of the position)"
TEST(CassandraRules, APendingProphecyMakesAnotherPosition) {
  EXPECT_FALSE(after(kStart, kRoundAndRound + std::string("f6g8~a1"))->outcome().over());
}

TEST(CassandraRules, AnEnPassantSquareAsWrittenMakesAnotherPosition) {
  // After 1 e4 the square e3 is written; it is gone when the same board comes back.
  const auto here = after(kStart, "e2e4 g8f6 g1f3 f6g8 f3g1 g8f6 g1f3 f6g8 f3g1");
  EXPECT_FALSE(here->outcome().over());
  ASSERT_TRUE(play(*here, "g8f6"));
  EXPECT_EQ(reason(*here), "repetition");
}

// (b): repetition is judged before the fulfilment: what is due is part of the position.
TEST(CassandraRules, RepetitionComesBeforeTheFulfilment) {
  const char* start = "4k3/8/8/8/8/8/8/4K3 w - - 0 30 kk a8:1/- fide:fide";
  const auto here = after(start, "e1d1~a8 e8d8 d1e1 d8e8 e1d1~a8 e8d8 d1e1");
  EXPECT_FALSE(here->outcome().over());
  ASSERT_TRUE(play(*here, "d8e8"));
  EXPECT_EQ(reason(*here), "repetition");
  EXPECT_EQ(here->text(), "4k3/8/8/8/8/8/8/4K3 w - - 8 34 kk a8:1/- fide:fide");
  // Without a prophecy due it would be another position.
  EXPECT_FALSE(after(start, "e1d1~a8 e8d8 d1e1 d8e8 e1d1 e8d8 d1e1 d8e8")->outcome().over());
}

// "There is no draw by lack of material: two bare Kings can still prophesy."
TEST(CassandraRules, BareKingsPlayOn) {
  const auto here = position("4k3/8/8/8/8/8/8/4K3 b - - 7 80 kk e8:0/- fide:fide");
  EXPECT_FALSE(here->outcome().over());
  ASSERT_TRUE(play(*here, "e8d8 e1d1"));
  EXPECT_FALSE(here->outcome().over());
  ASSERT_TRUE(play(*here, "d8e8"));
  EXPECT_EQ(reason(*here), "king-foretold");
}

// ---- castling ----

// "Short, every army: King e1g1, corner piece h1 to f1. Long, fide, nutters, rookies: King e1c1, corner piece a1 to
// d1."
TEST(CassandraCastling, OfThreeArmiesIsThatOfChess) {
  for (const std::string army : {"fide", "nutters", "rookies"}) {
    const std::string corner = army == "fide" ? "R" : army == "nutters" ? "G" : "S";
    const std::string text = "4k3/8/8/8/8/8/8/" + corner + "3K2" + corner + " w KQ - 4 20 kk -/- " + army + ":fide";
    EXPECT_EQ(after(text, "e1g1")->text().substr(0, 23), "4k3/8/8/8/8/8/8/" + corner + "4" + corner + "K1 b");
    EXPECT_EQ(after(text, "e1c1")->text().substr(0, 23), "4k3/8/8/8/8/8/8/2K" + corner + "3" + corner + " b");
    EXPECT_FALSE(has_move(*position(text), "e1b1"));
  }
}

// "Long, clobberers: King e1b1 (three squares, not optional; e1c1 is illegal), Bede a1 to c1."
TEST(CassandraCastling, OfTheClobberersGoesToB1) {
  const std::string text = "d3k2d/8/8/8/8/8/8/D3K2D w KQkq - 4 20 rr -/- clobberers:clobberers";
  EXPECT_EQ(after(text, "e1b1")->text(), "d3k2d/8/8/8/8/8/8/1KD4D b kq - 5 20 rr -/- clobberers:clobberers");
  EXPECT_EQ(after(text, "e1g1")->text(), "d3k2d/8/8/8/8/8/8/D4DK1 b kq - 5 20 rr -/- clobberers:clobberers");
  EXPECT_FALSE(has_move(*position(text), "e1c1"));
  EXPECT_EQ(after(text, "a1a3 e8b8")->text(), "1kd4d/8/8/8/8/D7/8/4K2D w K - 6 21 rr -/- clobberers:clobberers");
}

// "b1 may be attacked" for the others; "d1, c1, b1 not attacked; a1 may be" for the Clobberers.
TEST(CassandraCastling, LooksAtTheSquaresThatTheKingCrosses) {
  EXPECT_TRUE(has_move(*position("1r2k3/8/8/8/8/8/8/R3K3 w Q - 4 20 rr -/- fide:fide"), "e1c1"));
  EXPECT_FALSE(has_move(*position("2r1k3/8/8/8/8/8/8/R3K3 w Q - 4 20 rr -/- fide:fide"), "e1c1"));
  EXPECT_FALSE(has_move(*position("3rk3/8/8/8/8/8/8/R3K3 w Q - 4 20 rr -/- fide:fide"), "e1c1"));
  EXPECT_FALSE(has_move(*position("1r2k3/8/8/8/8/8/8/D3K3 w Q - 4 20 rr -/- clobberers:fide"), "e1b1"));
  EXPECT_TRUE(has_move(*position("r3k3/8/8/8/8/8/8/D3K3 w Q - 4 20 rr -/- clobberers:fide"), "e1b1"));
  EXPECT_FALSE(has_move(*position("4kr2/8/8/8/8/8/8/R3K2R w K - 4 20 rr -/- fide:fide"), "e1g1"));
  EXPECT_FALSE(has_move(*position("4k1r1/8/8/8/8/8/8/R3K2R w K - 4 20 rr -/- fide:fide"), "e1g1"));
  EXPECT_TRUE(has_move(*position("4k2r/8/8/8/8/8/8/4K2R w K - 4 20 rr -/- fide:fide"), "e1g1"));
}

TEST(CassandraCastling, NeedsRightRoomAndPeace) {
  EXPECT_FALSE(has_move(*position("4k3/8/8/8/8/8/8/R3K2R w - - 4 20 kr -/- fide:fide"), "e1g1"));
  EXPECT_FALSE(has_move(*position("4k3/8/8/8/8/8/8/RN2K3 w Q - 4 20 kr -/- fide:fide"), "e1c1"));
  EXPECT_FALSE(has_move(*position("4r2k/8/8/8/8/8/8/R3K2R w KQ - 4 20 rr -/- fide:fide"), "e1g1"));
  // The right goes with the first move of either piece, and with the capture of the corner piece.
  EXPECT_EQ(after("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 9 rr -/- fide:fide", "a1a8")->text(),
            "R3k2r/8/8/8/8/8/8/4K2R b Kk - 0 9 rr -/- fide:fide");
  EXPECT_EQ(after("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 9 rr -/- fide:fide", "e1e2")->text(),
            "r3k2r/8/8/8/8/8/4K3/R6R b kq - 1 9 rr -/- fide:fide");
}

// A fulfilment may free the way: castling out of what was check.
TEST(CassandraCastling, FollowsTheFulfilment) {
  EXPECT_TRUE(has_move(*position("4k3/4r3/8/8/8/8/8/D3K2D w KQ - 4 20 rr e7:1/- clobberers:fide"), "e1b1"));
}

// ---- promotion ----

// "To any of the rook-, knight-, bishop-, queen-slot pieces of either player's army (4 choices if both play the same
// army, else 8), whatever is on the board."
TEST(CassandraPromotion, GivesThePiecesOfEitherArmy) {
  const std::array<std::string, kArmies> letters{"bnqr", "cdfw", "gilt", "hosy"};
  for (std::size_t white = 0; white < kArmies; ++white) {
    for (std::size_t black = 0; black < kArmies; ++black) {
      const std::string armies = std::string(kArmyIds[white]) + ":" + std::string(kArmyIds[black]);
      std::string wanted = white == black ? letters[white] : letters[white] + letters[black];
      std::sort(wanted.begin(), wanted.end());
      std::string found;
      for (const std::string& move : moves(*position("4k3/P7/8/8/8/8/8/4K3 w - - 0 30 kk -/- " + armies))) {
        if (move.substr(0, 4) == "a7a8") found += move.substr(4);
      }
      EXPECT_EQ(found, wanted) << armies;
      std::string by_black;
      for (const std::string& move : moves(*position("4k3/8/8/8/8/8/p7/4K3 b - - 0 30 kk -/- " + armies))) {
        if (move.substr(0, 4) == "a2a1") by_black += move.substr(4);
      }
      EXPECT_EQ(by_black, wanted) << armies;
    }
  }
}

// ---- without prophecies ----

// Chess with Different Armies: what is due or written about prophecies plays no part.
TEST(CassandraWithoutProphecies, NothingIsForetold) {
  const Options off{{"prophecies", "off"}};
  const auto here = position("4k3/8/8/3p4/8/8/8/4K3 w - - 0 30 pp d5:1/- fide:fide", off);
  EXPECT_TRUE(here->piece_at(sq("d5")));
  EXPECT_FALSE(here->prophecies());
  EXPECT_EQ(here->actions().size(), here->moves().size());
  EXPECT_EQ(here->text(), "4k3/8/8/3p4/8/8/8/4K3 w - - 0 30 pp -/- fide:fide");
}

TEST(CassandraWithoutProphecies, APlainChessTextWillDo) {
  const auto here = position("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", {{"prophecies", "off"}});
  EXPECT_EQ(here->text(), "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1 pp -/- fide:fide");
}

}  // namespace
}  // namespace messhall::games::cassandra
