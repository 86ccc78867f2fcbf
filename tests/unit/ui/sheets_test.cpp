#include "ui/sheets.hpp"

#include "ui_fixture.hpp"

namespace messhall::ui {
namespace {

struct CountingPainter : Painter {
  void paint(std::string_view cell, const Patch& patch) const override {
    painted.emplace_back(cell);
    patch.pixels[3] = 255;
    patch.pixels[static_cast<std::size_t>(patch.side - 1) * (patch.stride + 4) + 3] = 255;
  }
  mutable std::vector<std::string> painted;
};

struct SheetsTest : testing::Test {
  CountingDevice device;
  Sheets sheets{device};
  CountingPainter painter;
  std::vector<std::string> cells{"e", "n", "s"};

  SheetCell get(std::string_view cell, float px, std::uint64_t now = 0, std::string_view name = "wood thin") {
    return sheets.cell({name, cells, painter}, cell, px, now);
  }
};

TEST_F(SheetsTest, PaintsAllCellsOnce) {
  const SheetCell n = get("n", 64);
  const SheetCell e = get("e", 64);
  ASSERT_TRUE(n);
  EXPECT_EQ(n.texture, e.texture);
  EXPECT_NE(n.u0, e.u0);
  EXPECT_EQ(painter.painted.size(), 3U);
  EXPECT_EQ(n.side, 64);
}

TEST_F(SheetsTest, MakesASheetForEverySizeAndName) {
  get("n", 64);
  get("n", 63.5F);
  EXPECT_EQ(device.textures.size(), 1U) << "half a pixel is a whole one";
  get("n", 90);
  get("n", 64, 0, "felt thin");
  EXPECT_EQ(device.textures.size(), 3U);
}

TEST_F(SheetsTest, NeverPaintsLargerThanItMayBe) {
  EXPECT_EQ(get("n", 5000).side, Sheets::kLargestCell);
  EXPECT_EQ(get("n", 0).side, 1);
}

TEST_F(SheetsTest, GivesNothingForACellThatIsNotOnIt) { EXPECT_FALSE(get("w", 64)); }

TEST_F(SheetsTest, PaintsAgainAfterALostContext) {
  get("n", 64);
  sheets.context_lost();
  EXPECT_TRUE(get("n", 64));
  EXPECT_EQ(painter.painted.size(), 6U);
}

TEST_F(SheetsTest, GivesUpWhatWasNotUsedForLongest) {
  for (int i = 0; i < 40; ++i) get("n", static_cast<float>(20 + i), static_cast<std::uint64_t>(i));
  EXPECT_EQ(sheets.count(), Sheets::kKept);
  EXPECT_EQ(device.textures.size(), Sheets::kKept);
  const std::size_t before = painter.painted.size();
  get("n", 59, 40);
  EXPECT_EQ(painter.painted.size(), before) << "the last one is still there";
}

TEST_F(SheetsTest, KeepsWhatThisFrameShows) {
  for (int i = 0; i < 40; ++i) get("n", static_cast<float>(20 + i), 7);
  EXPECT_EQ(sheets.count(), 40U);
}

}  // namespace
}  // namespace messhall::ui
