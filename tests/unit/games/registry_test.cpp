#include "games/registry.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "base/text.hpp"

namespace messhall::games {
namespace {

TEST(Registry, FindsEveryGameByItsId) {
  ASSERT_FALSE(all().empty());
  for (const Game* game : all()) EXPECT_EQ(find(game->info().id), game);
}

TEST(Registry, KnowsNoOtherGames) {
  EXPECT_EQ(find("chess"), nullptr);
  EXPECT_EQ(find(""), nullptr);
}

TEST(Registry, EveryGameIsFitToBeShown) {
  for (const Game* game : all()) {
    const GameInfo& info = game->info();
    SCOPED_TRACE(info.id);
    EXPECT_FALSE(info.name.english.empty());
    EXPECT_FALSE(info.pitch.english.empty());
    EXPECT_FALSE(info.origin.english.empty());
    EXPECT_FALSE(info.first.english.empty());
    EXPECT_FALSE(info.second.english.empty());
    EXPECT_FALSE(info.kinds.empty());
    EXPECT_TRUE(info.board.arrows.empty() || static_cast<int>(info.board.arrows.size()) == info.board.size.squares());
    ASSERT_TRUE(game->position("startpos", {}));
    EXPECT_EQ((*game->position("startpos", {}))->text(), info.start);
  }
}

TEST(Registry, EveryOptionCanBeChosen) {
  for (const Game* game : all()) {
    for (const OptionInfo& option : game->info().options) {
      EXPECT_GE(option.choices.size(), 2U);
      const auto defaults = game->position("startpos", {});
      EXPECT_EQ((*defaults)->options().at(std::string(option.id)), option.choices[0].id);
      for (const OptionChoice& choice : option.choices) {
        const auto chosen = game->position("startpos", {{std::string(option.id), std::string(choice.id)}});
        ASSERT_TRUE(chosen) << option.id << ' ' << choice.id;
        EXPECT_EQ((*chosen)->options().at(std::string(option.id)), choice.id);
      }
    }
  }
}

// A square by its name, or by its number on a track.
std::optional<Square> selected(const GameInfo& info, std::string_view text) {
  if (info.deeds.empty()) return read_square(info.board.size, text);
  const Number read = read_number(text, 0, static_cast<int>(info.deeds.size()) - 1);
  return read.error ? std::nullopt : std::optional(static_cast<Square>(read.value));
}

TEST(Registry, HelpExamplesCanBeTried) {
  const std::set<std::string_view> arrow_sections{"aim", "arrows", "pieces", "hands", "end", "options"};
  const std::set<std::string_view> chess_sections{"aim",    "prophecies", "targets", "turn",
                                                  "armies", "pieces",     "end",     "options"};
  const std::set<std::string_view> property_sections{"aim",   "turn",     "property", "pieces", "wars",
                                                     "money", "building", "cards",    "end",    "options"};
  for (const Game* game : all()) {
    const auto& sections = !game->info().deeds.empty()         ? property_sections
                           : game->info().board.arrows.empty() ? chess_sections
                                                               : arrow_sections;
    std::set<std::string_view> seen;
    for (const HelpParagraph& paragraph : game->info().help) {
      SCOPED_TRACE(paragraph.text.english);
      EXPECT_FALSE(paragraph.text.english.empty());
      EXPECT_TRUE(sections.count(paragraph.section)) << paragraph.section;
      EXPECT_LT(paragraph.kind, static_cast<int>(game->info().kinds.size()));
      // A house rule has no other source; an inventor's rule that is no example has one.
      EXPECT_EQ(paragraph.source.english.empty(), paragraph.house_rule || !paragraph.position.empty());
      seen.insert(paragraph.section);
      if (paragraph.position.empty()) continue;
      const auto position = game->position(paragraph.position, {});
      ASSERT_TRUE(position) << say(position.error());
      const auto square = selected(game->info(), paragraph.select);
      ASSERT_TRUE(square);
      const auto actions = (*position)->actions();
      EXPECT_TRUE(std::any_of(actions.begin(), actions.end(),
                              [&](Action action) { return (*position)->view(action).from == *square; }));
    }
    EXPECT_EQ(seen, sections);
  }
}

TEST(Registry, TextIdsAreUniqueWithinTheHelp) {
  for (const Game* game : all()) {
    std::set<std::string_view> ids;
    for (const HelpParagraph& paragraph : game->info().help) {
      EXPECT_TRUE(ids.insert(paragraph.text.id).second) << paragraph.text.id;
    }
  }
}

}  // namespace
}  // namespace messhall::games
