// The rules page: its examples show what their words say, and the house's decisions are marked.
#include "games/ivory/help.hpp"

#include <gtest/gtest.h>

#include <set>

#include "unit/games/ivory_fixture.hpp"

namespace messhall::games::ivory {
namespace {

HelpParagraph paragraph(Variant variant, std::string_view id) {
  for (const HelpParagraph& one : help(variant)) {
    if (one.text.id == id) return one;
  }
  ADD_FAILURE() << id;
  return {};
}

std::string targets_of(std::string_view id) {
  const HelpParagraph one = paragraph(Variant::Chinese, id);
  return targets(*position(one.position), one.select);
}
std::string korean_targets_of(std::string_view id) {
  const HelpParagraph one = paragraph(Variant::Korean, id);
  return targets(*korean(one.position), one.select);
}

TEST(IvoryHelp, ExamplesShowWhatTheySay) {
  const auto mate = position(paragraph(Variant::Chinese, "ivory.help.aim.try").position);
  ASSERT_TRUE(play(*mate, "c1d1"));
  EXPECT_EQ(mate->outcome().reason, "checkmate");
  const auto stalemate = position(paragraph(Variant::Chinese, "ivory.help.end.try").position);
  ASSERT_TRUE(play(*stalemate, "f9d9"));
  EXPECT_EQ(stalemate->outcome().reason, "stalemate");
  EXPECT_EQ(targets_of("ivory.help.arrows.try"), "d4 e5 f4");
  EXPECT_EQ(targets_of("ivory.help.brain.try"), "d2");
  EXPECT_EQ(targets_of("ivory.help.toady.try"), "d2 d3 e1 e3 f1 f2 f3");
  EXPECT_EQ(targets_of("ivory.help.yahoo.try"), "c4 c6 d3 f3 f7 g4 g6");
  EXPECT_EQ(targets_of("ivory.help.numskull.try"), "a4 b4 c1 c2 c3 c5 c6 c7 d4 e4 f4 g4 h4 i4");
  EXPECT_EQ(targets_of("ivory.help.clodhopper.try"), "b1 b2 b4 b8 c3 d3 h3");
  EXPECT_EQ(targets_of("ivory.help.fuddyduddy.try"), "c4 c6 c8 d6 d7 e4 e7 e8 f6 f7 g4 g6 g8");
  EXPECT_EQ(targets_of("ivory.help.ninny.try"), "a7 b7 c6 c8 c9 d7");
  EXPECT_EQ(targets_of("ivory.help.hands.try"), "h1 h2 h3 h4");
}

TEST(IvoryHelp, KoreanExamplesShowWhatTheySay) {
  EXPECT_EQ(korean_targets_of("ivory.help.korean.clodhopper.try"), "e3 f3 g3 h3");
  EXPECT_EQ(korean_targets_of("ivory.help.korean.fuddyduddy.try"), "b6 b7 c2 d8 f2 f8 g2 h3 h4 h6 h7");
}

TEST(IvoryHelp, TellsTheHousesDecisionsFromTheInventorsRules) {
  for (const char* id : {"ivory.help.end.repetition", "ivory.help.end.movelimit", "ivory.help.end.perpetual.which",
                         "ivory.help.end.perpetual.text"}) {
    EXPECT_TRUE(paragraph(Variant::Chinese, id).house_rule) << id;
  }
  for (const char* id : {"ivory.help.end.checkmate", "ivory.help.end.stalemate", "ivory.help.end.perpetual",
                         "ivory.help.options.zillions", "ivory.help.fuddyduddy.river", "ivory.help.ninny.charge"}) {
    EXPECT_FALSE(paragraph(Variant::Chinese, id).house_rule) << id;
  }
  // The inventor's words on these two are lost.
  EXPECT_TRUE(paragraph(Variant::Korean, "ivory.help.korean.clodhopper").house_rule);
  EXPECT_TRUE(paragraph(Variant::Korean, "ivory.help.korean.fuddyduddy").house_rule);
}

TEST(IvoryHelp, MarksTheOptionsThatAreTheHouses) {
  for (const OptionInfo& option : find("ivory-tower")->info().options) {
    EXPECT_EQ(option.house_rule, option.id != "repetition") << option.id;
  }
}

TEST(IvoryHelp, ExplainsEveryPiece) {
  for (const Variant variant : {Variant::Chinese, Variant::Korean}) {
    std::set<int> explained;
    std::set<int> shown;
    for (const HelpParagraph& one : help(variant)) {
      if (one.section != "pieces") continue;
      (one.position.empty() ? explained : shown).insert(one.kind);
    }
    EXPECT_EQ(explained.size(), kKinds);
    EXPECT_EQ(shown.size(), kKinds);
  }
}

TEST(IvoryInfo, HasTheTowersTheRiverAndTheHands) {
  const GameInfo& info = find("ivory-tower")->info();
  EXPECT_EQ(info.board.size, (BoardSize{9, 10}));
  EXPECT_EQ(info.board.hands.size(), 4U);
  EXPECT_EQ(info.board.towers.size(), 18U);
  EXPECT_EQ(info.board.river_above_rank, 5);
  ASSERT_EQ(info.kinds.size(), 7U);
  EXPECT_TRUE(info.kinds[0].royal);
}

TEST(IvoryView, ShowsTheSquaresThatAPiecePasses) {
  const auto path = [](const Position& here, std::string_view move) {
    Bits passed;
    for (const Square square : here.view(*here.parse_action(move)).path) passed |= Bits::of(square);
    return names(passed);
  };
  EXPECT_EQ(path(*position("3b5/9/9/9/4n4/4Y4/9/9/9/5B3 w 0 1"), "e5f7"), "f6");
  EXPECT_EQ(path(*position("3b5/9/9/9/9/9/2F6/9/9/4B4 w 0 1"), "c4c6"), "c5");
  EXPECT_EQ(path(*position("3b5/9/1c7/9/1c7/9/9/1C7/9/4B4 w 0 1"), "b3b8"), "b4 b5 b6 b7");
  EXPECT_EQ(path(*korean("9/5b3/9/9/9/4F4/9/9/3B5/9 w 0 1"), "e5g8"), "e6 f7");
  EXPECT_EQ(path(*position("startpos"), "a4a5"), "");
}

TEST(IvoryView, ShowsACapture) {
  const auto here = position("3b5/9/1c7/9/1c7/9/9/1C7/9/4B4 w 0 1");
  const ActionView view = here->view(*here->parse_action("b3b8"));
  EXPECT_EQ(view.notation, "b3×b8");
  EXPECT_EQ(view.captured, (Piece{sq("b8"), 4, Side::Second}));
  EXPECT_EQ(view.kind, 4);
  EXPECT_TRUE(here->warnings(*here->parse_action("b3b8")).empty());
}

TEST(IvoryView, CountsCapturedPiecesByKind) {
  const auto here = position("startpos");
  EXPECT_EQ(here->captured(Side::First), std::vector<int>(7));
  ASSERT_TRUE(play(*here, "b3b10"));
  EXPECT_EQ(here->captured(Side::Second), (std::vector<int>{0, 0, 1, 0, 0, 0, 0}));
  ASSERT_TRUE(here->undo());
  EXPECT_EQ(here->captured(Side::Second), std::vector<int>(7));
}

}  // namespace
}  // namespace messhall::games::ivory
