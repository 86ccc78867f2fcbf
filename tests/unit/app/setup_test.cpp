#include "app/setup.hpp"

#include "helpers.hpp"

namespace messhall::app {
namespace {

TEST(Setup, IsAHumanAgainstLevelTwoWhenNothingWasChosen) {
  const MatchSetup setup = remembered_setup(Settings{}, "smess");
  EXPECT_EQ(setup.game, "smess");
  EXPECT_EQ(setup.start, "startpos");
  EXPECT_EQ(setup.seats, kUsualSeats);
  EXPECT_TRUE(setup.options.empty());
}

TEST(Setup, RemembersSeatsAndOptionsButNoPosition) {
  Settings settings;
  MatchSetup chosen = smess({Seat{4}, kHuman}, kBrainHangs);
  chosen.options["promotion"] = "exchange";
  chosen.options["repetition"] = "off";
  remember_setup(settings, chosen);
  const MatchSetup again = remembered_setup(settings, "smess");
  EXPECT_EQ(again.seats, chosen.seats);
  EXPECT_EQ(again.options.at("promotion"), "exchange");
  EXPECT_EQ(again.options.at("repetition"), "off");
  EXPECT_EQ(again.start, "startpos");
}

TEST(Setup, SurvivesTheSettingsFile) {
  Settings settings;
  remember_setup(settings, smess({Seat{1}, Seat{3}}));
  const ReadSettings read = read_settings(write_settings(settings));
  EXPECT_TRUE(read.complaints.empty());
  EXPECT_EQ(remembered_setup(read.settings, "smess").seats, (Seats{Seat{1}, Seat{3}}));
}

TEST(Setup, TwoPeopleAreRememberedToo) {
  Settings settings;
  remember_setup(settings, smess({kHuman, kHuman}));
  EXPECT_EQ(remembered_setup(settings, "smess").seats, Seats{});
}

TEST(Setup, ALastGameThatCannotBeReadIsPassedOver) {
  Settings settings;
  settings.last_game = "game=checkers&players=human,9";
  EXPECT_EQ(remembered_setup(settings, "smess").seats, kUsualSeats);
}

TEST(Setup, RefusesALastGameThatIsNoLink) {
  Settings settings;
  EXPECT_TRUE(change_setting(settings, "lastGame", "hello"));
  EXPECT_TRUE(change_setting(settings, "lastGame", "game=smess&moves=" + std::string(500, 'a')));
  EXPECT_FALSE(change_setting(settings, "lastGame", "game=smess&players=human,3"));
  EXPECT_FALSE(change_setting(settings, "lastGame", ""));
}

TEST(Setup, LotsAreFair) {
  Random random(7);
  const Seats seats{kHuman, Seat{3}};
  int swaps = 0;
  for (int i = 0; i < 1000; ++i) {
    const Seats drawn = drawn_lots(seats, random);
    ASSERT_TRUE(drawn == seats || drawn == swapped(seats));
    if (drawn != seats) ++swaps;
  }
  EXPECT_GT(swaps, 430);
  EXPECT_LT(swaps, 570);
}

}  // namespace
}  // namespace messhall::app
