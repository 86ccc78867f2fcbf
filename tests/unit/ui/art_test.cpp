#include "ui/art.hpp"

#include <algorithm>

#include "ui_fixture.hpp"

namespace messhall::ui {
namespace {

// A PNG of one red pixel, half transparent.
const std::vector<std::uint8_t> kPixel{
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48, 0x44, 0x52, 0x00, 0x00,
    0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x08, 0x06, 0x00, 0x00, 0x00, 0x1F, 0x15, 0xC4, 0x89, 0x00, 0x00, 0x00,
    0x0D, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9C, 0x63, 0xF8, 0xCF, 0xC0, 0xD0, 0x00, 0x00, 0x04, 0x81, 0x01, 0x80,
    0x2C, 0x55, 0xCE, 0xB0, 0x00, 0x00, 0x00, 0x00, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82};
constexpr std::string_view kTable = R"({"width":4,"height":2,"mips":3,"cells":{"blue-brain":[1,0,2,2]}})";

struct ArtTest : testing::Test {
  RecordingHost host;
  CountingDevice device;
  FrameControl frame;
  Art art{host, device, frame};

  void text(std::string_view name, std::string_view words) {
    art.receive(name, std::vector<std::uint8_t>(words.begin(), words.end()));
  }
  void atlas(const std::string& base) {
    text(base + ".json", kTable);
    art.receive(base + ".png", kPixel);
  }
  [[nodiscard]] bool asked(std::string_view name) const {
    return std::find(host.assets.begin(), host.assets.end(), name) != host.assets.end();
  }
};

TEST_F(ArtTest, AsksForAFileOnce) {
  EXPECT_EQ(art.file("themes.json"), "");
  EXPECT_EQ(art.file("themes.json"), "");
  EXPECT_EQ(host.assets, std::vector<std::string>{"themes.json"});
  EXPECT_FALSE(art.complete());
  text("themes.json", "{}");
  EXPECT_EQ(art.file("themes.json"), "{}");
  EXPECT_TRUE(art.complete());
}

TEST_F(ArtTest, GivesTheSizeThatSuitsTheScreen) {
  EXPECT_FALSE(art.sprite("pieces", "blue-brain", 80));
  EXPECT_TRUE(asked("atlas/pieces-96.png"));
  EXPECT_FALSE(asked("atlas/pieces-192.png"));
  atlas("atlas/pieces-96");
  const Sprite sprite = art.sprite("pieces", "blue-brain", 80);
  ASSERT_TRUE(sprite);
  EXPECT_EQ(sprite.uv0.x, 0.25F);
  EXPECT_EQ(sprite.uv1.x, 0.75F);
  EXPECT_EQ(sprite.width, 2);
}

TEST_F(ArtTest, ASmallerSizeStandsInUntilTheRightOneIsThere) {
  EXPECT_FALSE(art.sprite("pieces", "blue-brain", 300));
  EXPECT_TRUE(asked("atlas/pieces-192.png")) << "the largest comes second";
  EXPECT_FALSE(asked("atlas/pieces-320.png"));
  atlas("atlas/pieces-192");
  const Sprite stand_in = art.sprite("pieces", "blue-brain", 300);
  EXPECT_TRUE(stand_in);
  EXPECT_TRUE(asked("atlas/pieces-320.png"));
  atlas("atlas/pieces-320");
  EXPECT_NE(art.sprite("pieces", "blue-brain", 300).texture, stand_in.texture);
}

TEST_F(ArtTest, ASizeThatCannotBeHadIsReplaced) {
  art.sprite("pieces", "blue-brain", 80);
  art.fail("atlas/pieces-96.png", "404");
  art.sprite("pieces", "blue-brain", 80);
  EXPECT_TRUE(asked("atlas/pieces-192.png"));
  atlas("atlas/pieces-192");
  EXPECT_TRUE(art.sprite("pieces", "blue-brain", 80));
}

TEST_F(ArtTest, UnknownCellsAreEmpty) {
  art.sprite("pieces", "blue-brain", 80);
  atlas("atlas/pieces-96");
  EXPECT_FALSE(art.sprite("pieces", "green-brain", 80));
}

TEST_F(ArtTest, TexturesComeBackAfterALostContext) {
  art.picture("textures/wood.png", true);
  art.receive("textures/wood.png", kPixel);
  const Sprite before = art.picture("textures/wood.png", true);
  ASSERT_TRUE(before);
  art.context_lost();
  const Sprite after = art.picture("textures/wood.png", true);
  EXPECT_TRUE(after);
  EXPECT_NE(after.texture, before.texture);
  EXPECT_EQ(host.assets.size(), 1U) << "from what was kept";
}

TEST_F(ArtTest, BrokenPicturesAreFailures) {
  art.picture("textures/wood.png");
  text("textures/wood.png", "no picture");
  EXPECT_FALSE(art.picture("textures/wood.png"));
  EXPECT_EQ(art.failures(), std::vector<std::string>{"textures/wood.png"});
  art.retry();
  EXPECT_EQ(host.assets.size(), 2U);
}

TEST_F(ArtTest, BrokenTablesDoNoHarm) {
  art.sprite("pieces", "blue-brain", 80);
  text("atlas/pieces-96.json", R"({"width":"x","cells":{"blue-brain":[1,"a"],"b":7}})");
  art.receive("atlas/pieces-96.png", kPixel);
  EXPECT_FALSE(art.sprite("pieces", "blue-brain", 80));
}

TEST_F(ArtTest, AFileThatComesAsksForAFrame) {
  while (frame.wanted()) frame.begin(0);
  text("themes.json", "{}");
  EXPECT_TRUE(frame.wanted());
}

}  // namespace
}  // namespace messhall::ui
