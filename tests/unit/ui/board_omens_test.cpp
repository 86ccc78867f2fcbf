#include "ui/board/omens.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "unit/ui/shipped.hpp"
#include "unit/ui/ui_fixture.hpp"

namespace messhall::ui::board {
namespace {

constexpr int kSide = 64;

std::vector<std::uint8_t> painted(const OmenShapes& shapes, std::string_view cell) {
  std::vector<std::uint8_t> pixels(kSide * kSide * 4);
  OmenPainter(shapes).paint(cell, {pixels.data(), kSide * 4, kSide});
  return pixels;
}

// Opaque pixels, of all of them.
double covered(const std::vector<std::uint8_t>& pixels) {
  int count = 0;
  for (std::size_t i = 3; i < pixels.size(); i += 4) count += pixels[i] > 128 ? 1 : 0;
  return static_cast<double>(count) / (kSide * kSide);
}

bool clear_at(const std::vector<std::uint8_t>& pixels, int x, int y) {
  return pixels[static_cast<std::size_t>((y * kSide + x) * 4 + 3)] == 0;
}

OmenShapes shapes() {
  auto read = parse_omens(shipped("omens.json"));
  EXPECT_TRUE(read) << (read ? "" : say(read.error()));
  return read ? *read : OmenShapes{};
}

TEST(Omens, PaintEveryPartOfBothSidesDifferently) {
  const OmenShapes all = shapes();
  std::vector<std::vector<std::uint8_t>> seen;
  for (const std::string_view whose : kWhoseNames) {
    for (const std::string_view part : kOmenParts) {
      const auto pixels = painted(all, std::string(whose) + "-" + std::string(part));
      EXPECT_GT(covered(pixels), 0.1) << whose << " " << part;
      EXPECT_EQ(std::count(seen.begin(), seen.end(), pixels), 0) << whose << " " << part;
      seen.push_back(pixels);
    }
  }
}

TEST(Omens, LeaveTheMiddleOfARingAndTheCornersOfItsSquareFree) {
  const OmenShapes all = shapes();
  for (const char* cell : {"own-ring", "foe-ring", "own-draft", "foe-draft"}) {
    const auto pixels = painted(all, cell);
    EXPECT_TRUE(clear_at(pixels, kSide / 2, kSide / 2)) << cell;
    EXPECT_TRUE(clear_at(pixels, 1, 1)) << cell;
    EXPECT_TRUE(clear_at(pixels, kSide - 2, kSide - 2)) << cell;
  }
  EXPECT_LT(covered(painted(all, "own-draft")), covered(painted(all, "own-ring")));
}

TEST(Omens, PaintNothingThatHasNoName) {
  const OmenShapes all = shapes();
  for (const char* cell : {"", "own", "own-", "their-ring", "own-crown", "-"})
    EXPECT_EQ(covered(painted(all, cell)), 0) << cell;
}

TEST(Omens, WriteTheNumberInAColourOfEachSide) {
  const OmenShapes all = shapes();
  EXPECT_NE(all.digit[0], 0U);
  EXPECT_NE(all.digit[0], all.digit[1]);
}

// Removes each member of the file in turn, at any depth.
void without_each(const nlohmann::json& root, nlohmann::json& part, int& tried) {
  if (part.is_array() && !part.empty()) without_each(root, part.front(), tried);
  if (!part.is_object()) return;
  std::vector<std::string> keys;
  for (const auto& [key, value] : part.items()) keys.push_back(key);
  for (const std::string& key : keys) {
    without_each(root, part[key], tried);
    const nlohmann::json kept = part[key];
    part.erase(key);
    EXPECT_FALSE(parse_omens(root.dump())) << key;
    part[key] = kept;
    ++tried;
  }
}

TEST(Omens, RefuseAFileFromWhichAnythingIsMissing) {
  auto file = nlohmann::json::parse(shipped("omens.json"), nullptr, false);
  int tried = 0;
  without_each(file, file, tried);
  EXPECT_GT(tried, 30);
  for (const char* text : {"", "[]", "{}", R"({"box": 0})"}) EXPECT_FALSE(parse_omens(text)) << text;
}

class OmensOnABoard : public UiFixture {
 protected:
  void give(const std::string& text) { ui.art().receive("omens.json", {text.begin(), text.end()}); }
  Omens omens;
};

TEST_F(OmensOnABoard, AskForTheirFileWhenTheyAreFirstShown) {
  EXPECT_EQ(std::count(host.assets.begin(), host.assets.end(), "omens.json"), 0);
  EXPECT_FALSE(omens.sprite(ui.art(), Whose::Own, OmenPart::Ring, 40));
  EXPECT_EQ(omens.digit(ui.art(), Whose::Own), 0U);
  EXPECT_EQ(std::count(host.assets.begin(), host.assets.end(), "omens.json"), 1);
  give(shipped("omens.json"));
  const Sprite ring = omens.sprite(ui.art(), Whose::Own, OmenPart::Ring, 40);
  EXPECT_TRUE(ring);
  EXPECT_EQ(ring.width, 40);
  EXPECT_NE(omens.digit(ui.art(), Whose::Foe), 0U);
}

TEST_F(OmensOnABoard, ShareATextureForTheSquareAndOneForItsCorners) {
  give(shipped("omens.json"));
  const Sprite ring = omens.sprite(ui.art(), Whose::Own, OmenPart::Ring, 40);
  EXPECT_EQ(ring.texture, omens.sprite(ui.art(), Whose::Foe, OmenPart::Plate, 40).texture);
  const Sprite eye = omens.sprite(ui.art(), Whose::Own, OmenPart::Eye, 16);
  EXPECT_NE(eye.texture, ring.texture);
  EXPECT_EQ(eye.texture, omens.sprite(ui.art(), Whose::Foe, OmenPart::Count, 16).texture);
}

TEST_F(OmensOnABoard, ShowNothingOfAFileThatIsBroken) {
  give("{}");
  EXPECT_FALSE(omens.sprite(ui.art(), Whose::Own, OmenPart::Ring, 40));
}

}  // namespace
}  // namespace messhall::ui::board
