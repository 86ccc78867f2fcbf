// The examples of the rules page show what their words say.
#include "games/college/help.hpp"

#include <gtest/gtest.h>

#include "unit/games/college_fixture.hpp"

namespace messhall::games::college {
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

TEST(CollegeHelp, ExamplesShowWhatTheySay) {
  EXPECT_NE(targets_of("college.help.aim.try").find("e8"), std::string::npos);
  EXPECT_EQ(targets_of("college.help.arrows.try"), "a4 b4 c1 c2 c3 c6");
  EXPECT_EQ(targets_of("college.help.professor.try"), "a1 d2 g1");
  EXPECT_EQ(targets_of("college.help.professor.try.threat"), "c1 d2 e1");
  EXPECT_EQ(targets_of("college.help.sophomore.try"), "b3 d1");
  EXPECT_EQ(targets_of("college.help.freshman.try"), "a2 b2 c1 c4 d2 e2");
  EXPECT_EQ(targets_of("college.help.freshman.try.promotion"), "d7 e6 e8 f7");
  EXPECT_EQ(targets_of("college.help.hands.try"), "c5 g8");
  EXPECT_NE(targets_of("college.help.hands.try.danger").find("f4"), std::string::npos);
}

TEST(CollegeHelp, TellsTheHousesDecisionsFromTheInventorsRules) {
  for (const char* id : {"college.help.professor.threat", "college.help.end.nomove", "college.help.end.twoprofessors",
                         "college.help.end.repetition", "arrow.help.movelimit", "college.help.options.blue"}) {
    EXPECT_TRUE(paragraph(id).house_rule) << id;
  }
  for (const char* id : {"college.help.professor.leap", "college.help.sophomore", "college.help.freshman",
                         "college.help.freshman.promotion", "college.help.hands", "college.help.hands.end",
                         "college.help.end.professor", "college.help.options.first"}) {
    EXPECT_FALSE(paragraph(id).house_rule) << id;
    EXPECT_EQ(say(paragraph(id).source), "Kevin Pacey") << id;
  }
}

TEST(CollegeHelp, MarksTheOptionsThatAreTheHouses) {
  for (const OptionInfo& option : find("college-mess")->info().options) {
    EXPECT_EQ(option.house_rule, option.id != "first-player") << option.id;
  }
}

TEST(CollegeInfo, HasThePiecesOfTheCollege) {
  const GameInfo& info = find("college-mess")->info();
  ASSERT_EQ(info.kinds.size(), 3U);
  EXPECT_TRUE(info.kinds[0].royal);
  EXPECT_EQ(info.kinds[0].id, "professor");
  EXPECT_EQ(info.kinds[1].letter, 'S');
  EXPECT_EQ(info.kinds[2].letter, 'F');
}

}  // namespace
}  // namespace messhall::games::college
