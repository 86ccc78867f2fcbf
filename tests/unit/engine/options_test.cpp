#include "engine/options.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace messhall::engine {
namespace {

using testing::Contains;
using testing::HasSubstr;

TEST(EngineOptions, AreListedWithAllGamesAndTheirRules) {
  const auto lines = option_lines();
  for (const games::Game* game : games::all()) {
    EXPECT_THAT(lines, Contains(HasSubstr(" var " + std::string(game->info().id))));
  }
  EXPECT_THAT(lines, Contains(testing::StartsWith("option name UCI_Variant type combo default smess var smess")));
  EXPECT_THAT(lines, Contains("option name Promotion type combo default always var always var exchange"));
  EXPECT_THAT(lines,
              Contains("option name Repetition type combo default on var on var off var perpetual-check var zillions"));
  EXPECT_THAT(lines, Contains("option name Skill Level type spin default 5 min 1 max 5"));
  EXPECT_THAT(lines, Contains("option name MultiPV type spin default 1 min 1 max 64"));
  EXPECT_THAT(lines, Contains("option name Hash type spin default 16 min 1 max 1024"));
}

TEST(EngineOptions, AreSetWithoutRegardToCase) {
  EngineOptions options = default_options();
  EXPECT_TRUE(set_option(options, "multipv", "3"));
  EXPECT_TRUE(set_option(options, "SKILL level", "2"));
  EXPECT_TRUE(set_option(options, "hash", "8"));
  EXPECT_TRUE(set_option(options, "seed", "4294967295"));
  EXPECT_TRUE(set_option(options, "Promotion", "Exchange"));
  EXPECT_TRUE(set_option(options, "move-limit", "off"));
  EXPECT_EQ(options.multi_pv, 3);
  EXPECT_EQ(options.level, 2);
  EXPECT_EQ(options.hash_megabytes, 8);
  EXPECT_EQ(options.seed, 4'294'967'295U);
  EXPECT_EQ(options.rules, (games::Options{{"promotion", "exchange"}, {"move-limit", "off"}}));
}

TEST(EngineOptions, SayWhatTheyConcern) {
  EngineOptions options = default_options();
  EXPECT_EQ(*set_option(options, "UCI_Variant", "smess"), OptionKind::Rules);
  EXPECT_EQ(*set_option(options, "Hash", "2"), OptionKind::Memory);
  EXPECT_EQ(*set_option(options, "Clear Hash", ""), OptionKind::ClearMemory);
  EXPECT_EQ(*set_option(options, "MultiPV", "2"), OptionKind::Search);
}

TEST(EngineOptions, StayAsTheyAreWhenTheValueIsWrong) {
  const struct {
    std::string_view name, value, error;
  } table[]{
      {"MultiPV", "0", "MultiPV must be a whole number from 1 to 64, not 0"},
      {"MultiPV", "", "MultiPV must be a whole number from 1 to 64, not "},
      {"Skill Level", "6", "Skill Level must be a whole number from 1 to 5, not 6"},
      {"Hash", "lots", "Hash must be a whole number from 1 to 1024, not lots"},
      {"Seed", "-1", "Seed must be a whole number from 0 to 4294967295, not -1"},
      {"UCI_Variant", "chess", "UCI_Variant does not know chess"},
      {"Promotion", "never", "Promotion cannot be never; it can be always, exchange"},
      {"Contempt", "5", "there is no option Contempt"},
  };
  for (const auto& [name, value, error] : table) {
    EngineOptions options = default_options();
    const auto result = set_option(options, name, value);
    ASSERT_FALSE(result) << name;
    EXPECT_EQ(say(result.error()), error);
    EXPECT_EQ(options.multi_pv, default_options().multi_pv);
    EXPECT_EQ(options.level, kFullStrength);
    EXPECT_TRUE(options.rules.empty());
  }
}

}  // namespace
}  // namespace messhall::engine
