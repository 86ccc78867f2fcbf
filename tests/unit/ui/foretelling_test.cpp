// What the screens say of prophecies, and the play screen that asks for them.
#include "ui/screens/foretelling.hpp"

#include <algorithm>
#include <string>

#include "unit/ui/hall_fixture.hpp"

namespace messhall::ui {
namespace {

using games::Side;

constexpr Square kE4 = 28;
constexpr std::string_view kForetold = "e2e4 e7e5~e4 g1f3 b8c6";

app::MatchSetup cassandra(app::Seats seats = {}, std::string start = "startpos") {
  app::MatchSetup setup;
  setup.game = "cassandra";
  setup.seats = seats;
  setup.start = std::move(start);
  return setup;
}

class ForetellingTest : public HallFixture {
 protected:
  void sit(std::string_view moves, app::Seats seats = {}, std::string start = "startpos") {
    begin(cassandra(seats, std::move(start)), moves);
  }
};

TEST_F(ForetellingTest, AsksAfterTheMoveAndPlaysBoth) {
  sit("e2e4");
  press("board.e7");
  press("board.e5");
  EXPECT_EQ(moves(), "e2e4");
  EXPECT_EQ(label("ask.title"), "Name a square");
  EXPECT_EQ(label("ask.words"), "If a White Pawn stands there just before Black's move 3, it vanishes.");
  EXPECT_TRUE(said("it vanishes"));
  EXPECT_TRUE(node("ask.foretell")->state.disabled);
  EXPECT_EQ(label("board.e5"), "Foretell e5: Black Pawn, last move to here");
  press("board.e4");
  EXPECT_EQ(label("ask.foretell"), "Foretell e4");
  EXPECT_EQ(label("play.moves.1"), "Black e5, not confirmed yet");
  press("ask.foretell");
  EXPECT_EQ(moves(), "e2e4 e7e5~e4");
  EXPECT_EQ(node("ask.foretell"), nullptr);
  EXPECT_EQ(label("play.moves.1"), "Black e5, foretells e4");
}

TEST_F(ForetellingTest, GoesBackStepByStep) {
  sit("e2e4");
  press("board.e7");
  press("board.e5");
  press("board.e4");
  key("Escape");
  EXPECT_EQ(label("ask.foretell"), "Foretell...");
  key("Escape");
  EXPECT_EQ(node("ask.foretell"), nullptr);
  EXPECT_EQ(label("board.e7"), "e7, Black Pawn");
  EXPECT_EQ(moves(), "e2e4");
}

TEST_F(ForetellingTest, SkipsAndConfirmsByKeys) {
  sit("e2e4");
  press("board.e7");
  press("board.e5");
  key("s");
  EXPECT_EQ(moves(), "e2e4 e7e5");
  press("board.g1");
  press("board.f3");
  press("board.e5");
  key("Enter");
  EXPECT_EQ(moves(), "e2e4 e7e5 g1f3~e5");
}

TEST_F(ForetellingTest, NamesBeforeTheMoveOnRequest) {
  app::Settings settings;
  settings.prophecies = app::Prophecies::Request;
  session.change_settings(settings);
  sit("e2e4");
  press("board.d7");
  press("board.d6");
  EXPECT_EQ(moves(), "e2e4 d7d6");
  press("play.foretell");
  EXPECT_NE(label("play.status").find("Name a square."), std::string::npos);
  press("board.d6");
  EXPECT_NE(label("play.status").find("d6 is named."), std::string::npos);
  press("board.g1");
  press("board.f3");
  EXPECT_EQ(label("ask.foretell"), "Foretell d6");
  press("ask.foretell");
  EXPECT_EQ(moves(), "e2e4 d7d6 g1f3~d6");
  press("board.a7");
  press("board.a6");
  press("play.foretell");
  EXPECT_NE(label("play.status").find("Only one prophecy at a time"), std::string::npos);
}

// Where no square may be named there is no question, and the warning waits with the move.
TEST_F(ForetellingTest, WarnsWhereNothingIsAsked) {
  sit("e2e4 e7e5~d4 a2a3~h5 a7a6");
  press("board.d2");
  press("board.d4");
  EXPECT_EQ(session.match()->moves().size(), 4U);
  EXPECT_NE(label("play.status").find("d4"), std::string::npos);
  EXPECT_NE(label("play.status").find("Black"), std::string::npos);
  press("board.d4");
  EXPECT_EQ(session.match()->moves().back().view.text, "d2d4");
}

TEST_F(ForetellingTest, WarnsOfAPromotionWhereNothingIsAsked) {
  sit("", {}, "8/P6k/8/8/8/8/6p1/K2Q4 w - - 0 20 pq e1:0/a8:0 fide:fide");
  press("board.a7");
  press("board.a8");
  press("promotion.queen");
  EXPECT_EQ(moves(), "");
  EXPECT_NE(label("play.status").find("a8"), std::string::npos);
  press("play.confirm");
  EXPECT_EQ(moves(), "a7a8q");
}

TEST_F(ForetellingTest, DoesNotWarnWhereThatIsSwitchedOff) {
  app::Settings settings = session.settings();
  settings.warn_brain = false;
  session.change_settings(settings);
  sit("e2e4 e7e5~d4 a2a3~h5 a7a6");
  press("board.d2");
  press("board.d4");
  EXPECT_EQ(session.match()->moves().back().view.text, "d2d4");
}

TEST_F(ForetellingTest, WarnsAndThenTellsWhatCameTrue) {
  sit(kForetold);
  press("board.d2");
  EXPECT_NE(label("play.status").find("foretold e4"), std::string::npos);
  press("board.d3");
  EXPECT_NE(label("ask.warning").find("foretold e4"), std::string::npos);
  press("ask.skip");
  EXPECT_EQ(label("play.moves.4.event"), "Before move 3 Black's prophecy took the Pawn on e4.");
  EXPECT_EQ(label("board.e4"), "e4, empty");
  EXPECT_NE(label("play.other").find("Pieces taken: 1. Target: Knight. Immune: Pawn."), std::string::npos);
}

TEST_F(ForetellingTest, OffersThePromotionsOfBothArmies) {
  sit("", {}, "8/P6k/8/8/8/8/6p1/K7 w - - 0 20 pp -/- fide:clobberers");
  press("board.a7");
  press("board.a8");
  for (const char* const kind : {"rook", "knight", "bishop", "queen", "bede", "waffle", "fad", "cardinal"}) {
    EXPECT_NE(node("promotion." + std::string(kind)), nullptr) << kind;
  }
  press("promotion.fad");
  press("ask.skip");
  EXPECT_EQ(moves(), "a7a8f");
}

TEST_F(ForetellingTest, AsksInAllWindows) {
  sit("e2e4");
  press("board.e7");
  press("board.e5");
  struct Window {
    float width, height;
    bool embedded;
  };
  for (const Window& w :
       {Window{1280, 800, false}, Window{1000, 700, false}, Window{390, 844, false}, Window{375, 640, false},
        Window{844, 390, false}, Window{700, 900, false}, Window{320, 400, true}}) {
    window(w.width, w.height, w.embedded);
    const Node* const board = node("board");
    ASSERT_NE(board, nullptr);
    for (const char* const id : {"ask.foretell", "ask.skip", "ask.back", "ask.words"}) {
      ASSERT_NE(node(id), nullptr) << id << " at " << w.width;
      const Rect both = node(id)->rect.intersection(board->rect);
      EXPECT_TRUE(both.empty()) << id << " lies on the board at " << w.width;
      EXPECT_LE(node(id)->rect.bottom(), w.height) << id << " at " << w.width;
    }
  }
}

TEST_F(ForetellingTest, MarksWhatIsForetoldAndWhatMayBe) {
  sit("e2e4 e7e5~e4 g1f3~c5", {{0}, {2}});
  auto marks = foretelling::marks(session);
  ASSERT_EQ(marks.size(), 2U);
  EXPECT_EQ(marks[0], (board::Foretold{34, true, 2, true, false}));
  EXPECT_EQ(marks[1], (board::Foretold{kE4, false, 2, true, false}));
  session.look(2);
  marks = foretelling::marks(session);
  ASSERT_EQ(marks.size(), 1U);
  EXPECT_EQ(marks[0].square, kE4);
}

TEST_F(ForetellingTest, SpeaksToThePlayerOfTheArmyThatIsHunted) {
  sit("", {{0}, {2}}, "dwfckfwd/8/8/8/8/8/8/RNBQKBNR w KQkq - 0 10 nn -/- fide:clobberers");
  ASSERT_FALSE(session.begin_turn("g1f3"));
  const auto question = foretelling::question(*session.match(), *session.draft());
  EXPECT_EQ(
      say(question.words),
      "If a **Black Knight** stands there just before **your move 3**, it vanishes. Black's Knight is the Waffle.");
  EXPECT_EQ(say(foretelling::about(*session.match(), Side::Second)), "Colorbound Clobberers · target: Knight");
}

TEST_F(ForetellingTest, PromisesVictoryForTheKing) {
  sit("", {}, "4k3/8/8/8/8/8/8/R3K3 w - - 0 10 kr -/- fide:fide");
  ASSERT_FALSE(session.begin_turn("a1a2"));
  EXPECT_EQ(say(foretelling::question(*session.match(), *session.draft()).words),
            "If the **Black King** stands there just before **White's move 3**, White wins.");
}

TEST_F(ForetellingTest, SaysWhyNothingMayBeForetold) {
  sit("");
  EXPECT_EQ(say(foretelling::refusal(*session.match())), "White's first move carries no prophecy.");
  sit("e2e4");
  EXPECT_TRUE(foretelling::refusal(*session.match()).empty());
}

}  // namespace
}  // namespace messhall::ui
