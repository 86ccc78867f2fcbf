// The examples of the rules page show what their words say.
#include "games/smess/help.hpp"

#include <gtest/gtest.h>

#include "unit/games/smess_fixture.hpp"

namespace messhall::games::smess {
namespace {

HelpParagraph paragraph(std::string_view id) {
  for (const HelpParagraph& one : help()) {
    if (one.text.id == id) return one;
  }
  ADD_FAILURE() << id;
  return {};
}

std::string targets_of(std::string_view id) {
  const HelpParagraph one = paragraph(id);
  return targets(*position(one.position), one.select);
}

TEST(SmessHelp, ExamplesShowWhatTheySay) {
  EXPECT_NE(targets_of("smess.help.aim.try").find("e8"), std::string::npos);
  EXPECT_EQ(targets_of("smess.help.arrows.try"), "c3 e3");
  EXPECT_EQ(targets_of("smess.help.brain.try"), "c1 d2 e1");
  EXPECT_EQ(targets_of("smess.help.numskull.try"), "a4 b4 c1 c2 c3 c5 c6 c7");
  EXPECT_EQ(targets_of("smess.help.ninny.try"), "b7 c6 c8 d7");
  EXPECT_EQ(targets_of("smess.help.hands.try"), "b4 c4 d4 e4");
}

TEST(SmessHelp, TellsTheHousesDecisionsFromTheInventorsRules) {
  for (const char* id :
       {"smess.help.end.both", "smess.help.end.repetition", "arrow.help.movelimit", "smess.help.options.again"}) {
    EXPECT_TRUE(paragraph(id).house_rule) << id;
  }
  for (const char* id :
       {"smess.help.end.brain", "smess.help.end.nomove", "smess.help.end.twobrains", "smess.help.options.exchange"}) {
    EXPECT_FALSE(paragraph(id).house_rule) << id;
  }
  EXPECT_EQ(say(paragraph("smess.help.options.exchange").source), "German rules of the same set");
}

TEST(SmessHelp, MarksTheOptionsThatAreTheHouses) {
  for (const OptionInfo& option : find("smess")->info().options) {
    EXPECT_EQ(option.house_rule, option.id != "promotion") << option.id;
  }
}

TEST(SmessInfo, HasTheBoardOfSmess) {
  const GameInfo& info = find("smess")->info();
  EXPECT_EQ(info.board.size, (BoardSize{7, 8}));
  EXPECT_EQ(info.board.hands.size(), 4U);
  EXPECT_TRUE(info.board.towers.empty());
  EXPECT_EQ(info.board.river_above_rank, 0);
  ASSERT_EQ(info.kinds.size(), 3U);
  EXPECT_TRUE(info.kinds[0].royal);
  EXPECT_EQ(info.kinds[1].letter, 'S');
}

}  // namespace
}  // namespace messhall::games::smess
