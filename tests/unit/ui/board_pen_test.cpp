#include "ui/board/pen.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <memory>

#include "unit/ui/ui_fixture.hpp"

namespace messhall::ui::board {
namespace {

constexpr Colour kInk = 0xFF402010U;

// A list of its own, within the interface's Dear ImGui.
struct BoardPen : UiFixture {
  std::unique_ptr<ImDrawList> list;

  void SetUp() override {
    frame();
    list = std::make_unique<ImDrawList>(ImGui::GetDrawListSharedData());
    clear();
  }
  void clear() const {
    list->_ResetForNewFrame();
    list->PushTextureID(nullptr);
    list->PushClipRectFullScreen();
  }
  // Everything that is drawn lies in it.
  [[nodiscard]] Rect extent() const {
    float left = 1e9F;
    float top = 1e9F;
    float right = -1e9F;
    float bottom = -1e9F;
    for (const ImDrawVert& v : list->VtxBuffer) {
      left = std::min(left, v.pos.x);
      top = std::min(top, v.pos.y);
      right = std::max(right, v.pos.x);
      bottom = std::max(bottom, v.pos.y);
    }
    return {left, top, right - left, bottom - top};
  }
};

TEST_F(BoardPen, GivesTheListBackAsItWas) {
  const float before = list->_FringeScale;
  {
    const Pen pen(*list, 2, 1);
    EXPECT_FLOAT_EQ(list->_FringeScale, 0.5F);
  }
  EXPECT_FLOAT_EQ(list->_FringeScale, before);
}

TEST_F(BoardPen, DrawsLinesThatAreThinnerThanAPixel) {
  for (const float width : {0.3F, 0.6F, 0.98F, 1.0F, 2.0F}) {
    clear();
    Pen pen(*list, 2, 1);
    pen.line({10, 20}, {30, 20}, kInk, width);
    ASSERT_GT(list->VtxBuffer.Size, 0) << width;
    const Rect drawn = extent();
    EXPECT_NEAR(drawn.w, 20, width + 1);
    EXPECT_NEAR(drawn.h, width, 1);
    EXPECT_GT(drawn.h, width * 0.9F) << "it has an inside";
  }
}

TEST_F(BoardPen, DashesFromCornerToCornerAndNoFarther) {
  for (const float density : {1.0F, 1.5F, 2.0F, 3.0F}) {
    for (const float side : {20.0F, 37.0F, 52.0F, 88.0F, 131.0F}) {
      clear();
      Pen pen(*list, density, 1);
      const Rect rect{10, 20, side, side};
      pen.dashes(rect, kInk, 4, side * 0.14F, side * 0.1F);
      const Rect drawn = extent();
      EXPECT_NEAR(drawn.x, rect.x, 0.01F);
      EXPECT_NEAR(drawn.y, rect.y, 0.01F);
      EXPECT_NEAR(drawn.right(), rect.right(), 1 / density);
      EXPECT_NEAR(drawn.bottom(), rect.bottom(), 1 / density);
    }
  }
}

TEST_F(BoardPen, DrawsSquareOutlinesWithSharpEdges) {
  Pen pen(*list, 1, 1);
  pen.outline({10, 20, 30, 40}, kInk, 3);
  EXPECT_EQ(extent(), (Rect{10, 20, 30, 40}));
  // Four bars of four corners: no smoothing at their edges.
  EXPECT_EQ(list->VtxBuffer.Size, 16);
}

TEST_F(BoardPen, TintsColoursButNotTheirOpacity) {
  const Pen dark(*list, 1, 0.5F);
  EXPECT_EQ(dark.tinted(0x80FFFF00U), 0x80808000U);
  const Pen light(*list, 1, 1);
  EXPECT_EQ(light.tinted(0x80FFFF00U), 0x80FFFF00U);
}

TEST_F(BoardPen, SnapsToDevicePixels) {
  const Pen pen(*list, 2, 1);
  EXPECT_FLOAT_EQ(pen.snap(1.3F), 1.5F);
  EXPECT_EQ(pen.snap(Point{0.2F, 0.8F}), (Point{0, 1}));
}

TEST_F(BoardPen, RoundsCirclesFinerAtHigherDensity) {
  int counts[2] = {};
  for (int i = 0; i < 2; ++i) {
    clear();
    Pen pen(*list, i == 0 ? 1.0F : 3.0F, 1);
    pen.disc({50, 50}, 20, kInk);
    counts[i] = list->VtxBuffer.Size;
  }
  EXPECT_GT(counts[1], counts[0]);
}

TEST_F(BoardPen, TurnsPicturesAboutTheirMiddle) {
  Pen pen(*list, 1, 1);
  Sprite sprite;
  sprite.texture = reinterpret_cast<ImTextureID>(1);  // NOLINT: any will do
  pen.sprite(sprite, {100, 100}, 40, 20, 1, 1.57079633F);
  const Rect drawn = extent();
  EXPECT_NEAR(drawn.w, 20, 0.01F);
  EXPECT_NEAR(drawn.h, 40, 0.01F);
  EXPECT_NEAR(drawn.centre().x, 100, 0.01F);
}

TEST_F(BoardPen, DrawsNothingWithoutAPicture) {
  Pen pen(*list, 1, 1);
  pen.sprite({}, {100, 100}, 40, 20);
  EXPECT_EQ(list->VtxBuffer.Size, 0);
}

TEST_F(BoardPen, PutsDotsAtBothEnds) {
  Pen pen(*list, 1, 1);
  pen.dots({10, 10}, {110, 10}, kInk, 8, 15);
  const Rect drawn = extent();
  EXPECT_NEAR(drawn.x, 6, 1);
  EXPECT_NEAR(drawn.right(), 114, 1);
}

}  // namespace
}  // namespace messhall::ui::board
