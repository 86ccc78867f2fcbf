#include <gtest/gtest.h>

#include "ui/screens/option_rows.hpp"
#include "ui/screens/saved_list.hpp"
#include "ui/screens/setting_rows.hpp"
#include "ui/screens/settings_groups.hpp"
#include "ui/screens/words.hpp"
#include "ui/texts.hpp"

namespace messhall::ui {
namespace {

TEST(FindASetting, LooksForEveryWordAnywhere) {
  EXPECT_TRUE(holds("Evaluation bar while playing", "bar"));
  EXPECT_TRUE(holds("Evaluation bar while playing", "PLAY eval"));
  EXPECT_TRUE(holds("Evaluation bar while playing", "  "));
  EXPECT_FALSE(holds("Evaluation bar while playing", "bar clock"));
}

TEST(Languages, AreThoseWhoseTextsAreThere) {
  const auto list = R"({"files":{"fonts/a.ttf":{},"texts/de.json":{"bytes":3},"texts/gl.json":{},"texts/x":{}}})";
  EXPECT_EQ(languages_in(list), (std::vector<std::string>{"en", "de", "gl"}));
}

TEST(Languages, EnglishIsThereWhateverTheListSays) {
  for (const std::string_view list : {"", "[]", "{\"files\":3}", "{\"files\":{}}", "{"})
    EXPECT_EQ(languages_in(list), std::vector<std::string>{"en"}) << list;
}

TEST(Languages, AreCalledAsTheyCallThemselves) {
  EXPECT_EQ(language_name("de"), "Deutsch");
  EXPECT_EQ(language_name("gl"), "Galego");
  EXPECT_EQ(language_name("xx"), "xx");
}

TEST(OptionRows, AMissingChoiceIsTheDefault) {
  const games::GameInfo& info = games::find("smess")->info();
  const games::OptionInfo& promotion = info.options.at(0);
  EXPECT_EQ(chosen(promotion, {}), "always");
  EXPECT_EQ(chosen(promotion, {{"promotion", "exchange"}}), "exchange");
  EXPECT_FALSE(is_switch(promotion));
  EXPECT_TRUE(is_switch(info.options.at(1)));
}

TEST(Words, DecimalsAreWrittenAsTheLanguageDoes) {
  EXPECT_EQ(say(words::tenths(19)), "1.9");
  EXPECT_EQ(say(words::tenths(120)), "12.0");
  Texts german;
  ASSERT_TRUE(german.read(R"({"texts":{"words.decimal":"{whole},{tenth}"}})"));
  EXPECT_EQ(say(words::tenths(7), &german), "0,7");
}

TEST(SavedGames, SayHowTheyEnded) {
  app::SavedGame game;
  game.game = "smess";
  game.plies = 35;
  game.seats = {app::kHuman, app::Seat{3}};
  EXPECT_EQ(say(saved_players(game)), "You against Level 3");
  EXPECT_EQ(say(saved_result(game)), "Not finished, 18 moves");
  game.result = "0-1";
  EXPECT_EQ(say(saved_result(game)), "Red won after 18 moves");
  game.result = "1/2-1/2";
  game.plies = 1;
  EXPECT_EQ(say(saved_result(game)), "A draw after 1 move");
}

}  // namespace
}  // namespace messhall::ui
