#include "app/settings.hpp"

#include "helpers.hpp"

namespace messhall::app {
namespace {

TEST(Settings, RoundTrip) {
  Settings settings;
  settings.theme = "ivory";
  settings.pieces = "discs";
  settings.arrows = "thin";
  settings.light = Light::Dark;
  settings.motion = Motion::Less;
  settings.coordinates = Coordinates::Squares;
  settings.language = "de";
  settings.confirm_move = true;
  settings.warn_brain = false;
  settings.flip = true;
  settings.pace = 0;
  const ReadSettings read = read_settings(write_settings(settings));
  EXPECT_EQ(read.settings, settings);
  EXPECT_TRUE(read.complaints.empty());
}

TEST(Settings, KeepWhatANewerVersionWrote) {
  const ReadSettings read = read_settings(R"({"clock":{"minutes":5},"theme":"wood"})");
  EXPECT_TRUE(read.complaints.empty());
  EXPECT_EQ(read.settings.theme, "wood");
  EXPECT_EQ(read_settings(write_settings(read.settings)).settings, read.settings);
  EXPECT_NE(write_settings(read.settings).find("minutes"), std::string::npos);
}

TEST(Settings, ReplaceABadValueAndSaySo) {
  const ReadSettings read = read_settings(R"({"theme":"neon","confirmMove":"yes","pace":-4,"light":"dark"})");
  EXPECT_EQ(read.settings.theme, "seventies");
  EXPECT_FALSE(read.settings.confirm_move);
  EXPECT_EQ(read.settings.pace, Settings{}.pace);
  EXPECT_EQ(read.settings.light, Light::Dark);
  ASSERT_EQ(read.complaints.size(), 3U);
  EXPECT_EQ(say(read.complaints[0]), "The setting theme cannot be \"neon\". It is back at its default.");
}

TEST(Settings, AreAllBackAtTheirDefaultsWhenTheTextIsDamaged) {
  for (const char* const text : {"", "{", "[]", "null", "7"}) {
    const ReadSettings read = read_settings(text);
    EXPECT_EQ(read.settings, Settings{}) << text;
    EXPECT_EQ(read.complaints.size(), 1U) << text;
  }
}

TEST(Settings, ChangeByName) {
  Settings settings;
  EXPECT_FALSE(change_setting(settings, "theme", "wood"));
  EXPECT_FALSE(change_setting(settings, "showTargets", "false"));
  EXPECT_FALSE(change_setting(settings, "pace", "100"));
  EXPECT_FALSE(change_setting(settings, "language", "pt-BR"));
  EXPECT_EQ(settings.theme, "wood");
  EXPECT_FALSE(settings.show_targets);
  EXPECT_EQ(settings.pace, 100);
  EXPECT_EQ(settings.language, "pt-BR");
}

TEST(Settings, ReadTheMotionThatWasCalledNoneOnce) {
  const ReadSettings read = read_settings(R"({"motion":"none"})");
  EXPECT_EQ(read.settings.motion, Motion::Less);
  EXPECT_TRUE(read.complaints.empty());
}

TEST(Settings, KnowEveryBoardSetOfPiecesAndStyleOfArrows) {
  Settings settings;
  for (const std::string_view id : kThemes) EXPECT_FALSE(change_setting(settings, "theme", id)) << id;
  for (const std::string_view id : kPieceSets) EXPECT_FALSE(change_setting(settings, "pieces", id)) << id;
  for (const std::string_view id : kArrowStyles) EXPECT_FALSE(change_setting(settings, "arrows", id)) << id;
  EXPECT_EQ(settings.theme, "contrast");
  EXPECT_EQ(settings.pieces, "discs");
  EXPECT_EQ(settings.arrows, "thin");
  EXPECT_FALSE(change_setting(settings, "arrows", kOwnArrows));
}

TEST(Settings, SayWhichValuesThereAre) {
  Settings settings;
  EXPECT_EQ(text_of(change_setting(settings, "theme", "neon")),
            "theme cannot be \"neon\". It can be: seventies, wood, marble, felt, ivory, contrast.");
  EXPECT_EQ(text_of(change_setting(settings, "pieces", "fruit")),
            "pieces cannot be \"fruit\". It can be: characters, likeness, discs.");
  EXPECT_EQ(text_of(change_setting(settings, "arrows", "wavy")),
            "arrows cannot be \"wavy\". It can be: auto, bold, bordered, thin.");
  EXPECT_EQ(text_of(change_setting(settings, "motion", "lots")), "motion cannot be \"lots\". It can be: full, less.");
  EXPECT_EQ(text_of(change_setting(settings, "volume", "11")), "There is no setting called volume.");
  EXPECT_TRUE(change_setting(settings, "pace", "9999"));
  EXPECT_TRUE(change_setting(settings, "language", "<b>"));
  EXPECT_EQ(settings, Settings{});
}

}  // namespace
}  // namespace messhall::app
