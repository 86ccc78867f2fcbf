// Turns of Cassandra Chess: a move and the square that is foretold with it, in steps.
#include <nlohmann/json.hpp>

#include "session_fixture.hpp"

namespace messhall::app {
namespace {

using Json = nlohmann::json;
using games::Side;

constexpr Square kE4 = 28;
constexpr Square kH5 = 39;
// Black has foretold e4, where White's Pawn still stands before White's third move.
constexpr std::string_view kForetold = "e2e4 e7e5~e4 g1f3 b8c6";

MatchSetup cassandra(Seats seats = {}, std::string start = "startpos") {
  MatchSetup setup;
  setup.game = "cassandra";
  setup.seats = seats;
  setup.start = std::move(start);
  return setup;
}

class TurnTest : public SessionFixture {
 protected:
  void begin(std::string_view moves, Seats seats = {}) { ASSERT_FALSE(session.new_game(cassandra(seats), moves)); }
  Json state() { return call({{"do", "state"}})["value"]; }
};

TEST_F(TurnTest, CountsOnlyWhenItIsFinished) {
  begin("e2e4");
  ASSERT_FALSE(session.begin_turn("e7e5"));
  EXPECT_EQ(match().moves().size(), 1U);
  session.name(kH5);
  session.name(kE4);
  ASSERT_TRUE(session.draft());
  EXPECT_EQ(session.draft()->move->text, "e7e5");
  EXPECT_EQ(session.draft()->named, kE4);
  ASSERT_FALSE(session.finish_turn(true));
  EXPECT_EQ(match().moves_text(), "e2e4 e7e5~e4");
  EXPECT_FALSE(session.draft());
}

TEST_F(TurnTest, MayNameNothing) {
  begin("e2e4");
  ASSERT_FALSE(session.begin_turn("e7e5"));
  session.name(kE4);
  ASSERT_FALSE(session.finish_turn(false));
  EXPECT_EQ(match().moves_text(), "e2e4 e7e5");
}

TEST_F(TurnTest, TakesASquareBeforeTheMove) {
  begin("e2e4");
  session.name(kE4);
  ASSERT_TRUE(session.draft());
  EXPECT_FALSE(session.draft()->move);
  EXPECT_EQ(text_of(session.finish_turn(true)), "Make a move first: the prophecy goes with it.");
  ASSERT_FALSE(session.begin_turn("e7e5"));
  EXPECT_EQ(session.draft()->named, kE4);
  session.drop_turn();
  EXPECT_FALSE(session.draft());
  session.name(kE4);
  session.name(kNoSquare);
  EXPECT_FALSE(session.draft());
}

TEST_F(TurnTest, IsAMoveAtOnceWhereNothingMayBeForetold) {
  begin("");
  ASSERT_FALSE(session.begin_turn("e2e4"));
  EXPECT_EQ(match().moves_text(), "e2e4");
  session.name(kE4);
  ASSERT_FALSE(session.begin_turn("e7e5"));
  ASSERT_FALSE(session.finish_turn(true));
  ASSERT_FALSE(session.play("g1f3"));
  // One of Black's is outstanding.
  session.name(kH5);
  EXPECT_FALSE(session.draft());
  ASSERT_FALSE(session.begin_turn("b8c6"));
  EXPECT_EQ(match().moves_text(), kForetold);
}

TEST_F(TurnTest, SaysWhyAMoveIsNotLegal) {
  begin("e2e4");
  EXPECT_TRUE(session.begin_turn("e7e4"));
  EXPECT_FALSE(session.draft());
}

TEST_F(TurnTest, IsKeptBetweenVisits) {
  begin("e2e4");
  ASSERT_FALSE(session.begin_turn("e7e5"));
  session.name(kE4);
  Session later(platform, link);
  later.restore(platform.stored);
  ASSERT_TRUE(later.draft());
  EXPECT_EQ(later.draft()->move->text, "e7e5");
  EXPECT_EQ(later.draft()->named, kE4);
  ASSERT_FALSE(later.finish_turn(true));
  Session last(platform, link);
  last.restore(platform.stored);
  EXPECT_FALSE(last.draft());
  EXPECT_EQ(last.match()->moves_text(), "e2e4 e7e5~e4");
}

TEST_F(TurnTest, PassesOverAStoredTurnThatDoesNotFit) {
  begin("e2e4");
  Json stored = Json::parse(platform.stored["match"]);
  for (const char* const text : {R"({"move":"e2e4","named":"z9"})", R"("e7e5")", R"({"move":3})"}) {
    stored["draft"] = Json::parse(text);
    platform.stored["match"] = stored.dump();
    Session later(platform, link);
    later.restore(platform.stored);
    ASSERT_NE(later.match(), nullptr);
    EXPECT_FALSE(later.draft()) << text;
  }
}

TEST_F(TurnTest, IsForgottenWhenAnotherMoveIsPlayedOrTakenBack) {
  begin("e2e4");
  ASSERT_FALSE(session.begin_turn("e7e5"));
  ASSERT_FALSE(session.play("d7d5"));
  EXPECT_FALSE(session.draft());
  ASSERT_FALSE(session.begin_turn("g1f3"));
  ASSERT_FALSE(session.undo());
  EXPECT_FALSE(session.draft());
}

TEST_F(TurnTest, StandsStillWhileOneLooksBack) {
  begin("e2e4");
  ASSERT_FALSE(session.begin_turn("e7e5"));
  session.look(0);
  session.look(1);
  ASSERT_TRUE(session.draft());
  ASSERT_FALSE(session.finish_turn(false));
}

TEST_F(TurnTest, IsToldToThePage) {
  begin("e2e4");
  EXPECT_EQ(state()["draft"], nullptr);
  ASSERT_FALSE(session.begin_turn("e7e5"));
  EXPECT_EQ(state()["draft"], (Json{{"move", "e7e5"}, {"named", nullptr}}));
  session.name(kE4);
  EXPECT_EQ(state()["draft"], (Json{{"move", "e7e5"}, {"named", "e4"}}));
  ASSERT_FALSE(session.finish_turn(true));
  const Json prophecies = state()["prophecies"];
  EXPECT_EQ(prophecies["mayName"], true);
  EXPECT_EQ(prophecies["first"], (Json{{"target", "pawn"}, {"outstanding", nullptr}}));
  EXPECT_EQ(prophecies["second"],
            (Json{{"target", "pawn"},
                  {"outstanding", {{"square", "e4"}, {"target", "pawn"}, {"movesLeft", 1}, {"spent", false}}}}));
  EXPECT_EQ(platform.events.back().first, "state");
}

TEST_F(TurnTest, PlaysAWholeTurnByItsText) {
  begin("");
  ASSERT_EQ(call({{"do", "play"}, {"move", "e2e4"}})["ok"], true);
  ASSERT_EQ(call({{"do", "play"}, {"move", "e7e5~e4"}})["ok"], true);
  EXPECT_EQ(call({{"do", "play"}, {"move", "g1f3~z9"}})["ok"], false);
  // The moves of the board, not each with each square.
  EXPECT_EQ(call({{"do", "legalMoves"}, {"from", "g1"}})["value"], (Json{"g1e2", "g1f3", "g1h3"}));
}

TEST_F(TurnTest, TellsWhatCameTrue) {
  begin(kForetold);
  EXPECT_FALSE(match().warnings("d2d3").empty());
  std::ignore = session.take_notices();
  ASSERT_FALSE(session.play("d2d3"));
  EXPECT_EQ(notices(), "White: Pawn d2 to d3. Black's prophecy comes true: the Pawn on e4 vanishes.|");
  EXPECT_EQ(match().captured_by(Side::Second).size(), 1U);
  EXPECT_FALSE(match().position().piece_at(kE4));
  EXPECT_EQ(state()["prophecies"]["second"]["target"], "knight");
  ASSERT_FALSE(session.undo());
  EXPECT_TRUE(match().position().piece_at(kE4));
  EXPECT_EQ(match().moves_text(), kForetold);
  ASSERT_FALSE(session.redo());
  EXPECT_FALSE(match().position().piece_at(kE4));
}

TEST_F(TurnTest, TellsCastlingAndProphecies) {
  begin("e2e4 e7e5 g1f3 g8f6 f1c4 f8c5");
  std::ignore = session.take_notices();
  ASSERT_FALSE(session.play("e1g1~e5"));
  EXPECT_EQ(notices(), "White castles: King e1 to g1, the corner piece to f1. White foretells e5.|");
}

TEST_F(TurnTest, ComesBackFromRecordsAndLinks) {
  begin("e2e4 e7e5~e4 g1f3~d7 b8c6 d2d3");
  const std::string position = match().position().text();
  const auto record = read_record(write_record(match()));
  ASSERT_TRUE(record.ok());
  EXPECT_EQ(record->position().text(), position);
  const auto linked = read_link(write_link(match()));
  ASSERT_TRUE(linked.ok());
  EXPECT_EQ(linked->moves_text(), match().moves_text());
}

TEST_F(TurnTest, TakesProphecyFromTheComputer) {
  begin("e2e4", {{0}, {4}});
  session.engine_line("readyok");
  session.engine_line("bestmove e7e5~e4");
  platform.time += 5'000;
  session.tick();
  EXPECT_EQ(match().moves_text(), "e2e4 e7e5~e4");
}

TEST_F(TurnTest, HintsAtMoveAndSquare) {
  begin("e2e4");
  ASSERT_FALSE(session.ask_hint());
  session.engine_line("readyok");
  session.engine_line("bestmove e7e5~e4");
  ASSERT_TRUE(session.hint());
  EXPECT_EQ(session.hint()->named, kE4);
  EXPECT_NE(notices().find("Hint: e7 to e5, and foretell e4."), std::string::npos);
}

TEST(MatchProphecies, SaysWhatATurnWouldForetell) {
  const Match match = make_match(cassandra(), "e2e4");
  EXPECT_TRUE(match.may_name());
  const auto whole = match.named("e7e5", kE4);
  ASSERT_TRUE(whole);
  EXPECT_EQ(whole->text, "e7e5~e4");
  const auto prophecy = match.prophecy_of(whole->text);
  ASSERT_TRUE(prophecy);
  EXPECT_EQ(prophecy->square, kE4);
  EXPECT_EQ(prophecy->rung, 0);
  EXPECT_FALSE(match.prophecy_of("e7e5"));
  EXPECT_FALSE(match.named("e7e4", kE4));
}

TEST(MatchProphecies, AreNoneInOtherGames) {
  const Match match = make_match(smess());
  EXPECT_FALSE(match.may_name());
  EXPECT_FALSE(match.named("d2d3", 20));
  EXPECT_TRUE(match.named("d2d3", kNoSquare));
}

}  // namespace
}  // namespace messhall::app
