#include "ui/screens/rules_book.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace messhall::ui {
namespace {

const games::GameInfo& smess() { return games::find("smess")->info(); }

TEST(RulesBook, HasAPageForEverySectionAndEveryPiece) {
  const std::vector<RulesPage> pages = rules_pages(smess());
  std::vector<std::string> ids;
  for (const RulesPage& page : pages) ids.push_back(page.id);
  EXPECT_EQ(ids, (std::vector<std::string>{"aim", "arrows", "brain", "numskull", "ninny", "hands", "end", "options"}));
  EXPECT_EQ(rules_sections(pages),
            (std::vector<std::string_view>{"aim", "arrows", "pieces", "hands", "end", "options"}));
}

TEST(RulesBook, HasAPageForEveryLessonBeforeTheOptions) {
  const games::GameInfo& info = games::find("cassandra")->info();
  const std::vector<RulesPage> pages = rules_pages(info);
  const std::size_t first = find_page(pages, "lesson");
  ASSERT_LT(first + 2, pages.size());
  EXPECT_EQ(pages[first].lesson, &info.lessons[0]);
  EXPECT_EQ(pages[first + 1].lesson, &info.lessons[1]);
  EXPECT_EQ(pages[first + 2].section, "options");
  EXPECT_EQ(find_page(pages, "mate-comes-first"), first + 1);
  EXPECT_EQ(say(page_title(info, pages[first + 1])), "Checkmate comes first");
}

TEST(RulesBook, GroupsPiecesByTheirArmies) {
  EXPECT_EQ(armies_of(smess()), nullptr);
  const games::GameInfo& info = games::find("cassandra")->info();
  const games::OptionInfo* const armies = armies_of(info);
  ASSERT_NE(armies, nullptr);
  const std::vector<RulesPage> pages = rules_pages(info);
  EXPECT_EQ(army_of(*armies, pages[find_page(pages, "waffle")].kind), 1U);
  EXPECT_EQ(army_of(*armies, pages[find_page(pages, "chancellor")].kind), 3U);
  EXPECT_FALSE(army_of(*armies, pages[find_page(pages, "king")].kind).has_value());
}

TEST(RulesBook, KeepsEveryParagraph) {
  std::multiset<std::string_view> wanted;
  for (const games::HelpParagraph& paragraph : smess().help) wanted.insert(paragraph.text.id);
  std::multiset<std::string_view> found;
  for (const RulesPage& page : rules_pages(smess())) {
    for (const games::HelpParagraph* const paragraph : page.paragraphs) found.insert(paragraph->text.id);
    for (const auto* const example : page.examples) found.insert(example->text.id);
  }
  EXPECT_EQ(found, wanted);
}

TEST(RulesBook, ExamplesHaveAPositionAndAPieceInHand) {
  int examples = 0;
  for (const RulesPage& page : rules_pages(smess())) {
    for (const auto* const example : page.examples) {
      ++examples;
      EXPECT_FALSE(example->position.empty()) << page.id;
      EXPECT_FALSE(example->select.empty()) << page.id;
    }
  }
  EXPECT_GE(examples, 6);
}

TEST(RulesBook, FindsPagesByTheirNameOrTheirSection) {
  const std::vector<RulesPage> pages = rules_pages(smess());
  EXPECT_EQ(pages[find_page(pages, "ninny")].id, "ninny");
  EXPECT_EQ(pages[find_page(pages, "pieces")].id, "brain");
  EXPECT_EQ(find_page(pages, "nothing of the kind"), 0U);
  EXPECT_EQ(find_page(pages, ""), 0U);
}

TEST(RulesBook, NamesItsPages) {
  const std::vector<RulesPage> pages = rules_pages(smess());
  EXPECT_EQ(say(page_title(smess(), pages[find_page(pages, "numskull")])), "The Numskull");
  EXPECT_EQ(say(page_name(smess(), pages[find_page(pages, "numskull")])), "Numskull");
  EXPECT_EQ(say(page_title(smess(), pages[find_page(pages, "end")])), "How it ends");
  EXPECT_EQ(say(section_name("options")), "Options");
}

TEST(RulesBook, OptionsOfHouseRulesExist) {
  int switches = 0;
  for (const games::HelpParagraph& paragraph : smess().help) {
    if (paragraph.option.empty()) continue;
    ++switches;
    const auto& options = smess().options;
    EXPECT_TRUE(std::any_of(options.begin(), options.end(), [&](const auto& o) { return o.id == paragraph.option; }))
        << paragraph.option;
  }
  EXPECT_EQ(switches, 2);
}

}  // namespace
}  // namespace messhall::ui
