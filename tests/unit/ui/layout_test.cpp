#include "ui/layout.hpp"

#include <gtest/gtest.h>

namespace messhall::ui {
namespace {

struct Case {
  float width;
  float height;
  Form form;
};

TEST(Layout, ChoosesTheSkeletonByTheWindow) {
  for (const Case& w : {Case{1280, 800, Form::Wide}, Case{1024, 768, Form::Wide}, Case{390, 844, Form::Tall},
                        Case{844, 390, Form::Flat}, Case{3840, 2160, Form::Wide}, Case{320, 568, Form::Tall},
                        Case{568, 320, Form::Flat}, Case{700, 900, Form::Tall}})
    EXPECT_EQ(choose_layout(w.width, w.height, false).form, w.form) << w.width << "x" << w.height;
}

TEST(Layout, BordersBelongToTheLargerForm) {
  EXPECT_EQ(choose_layout(899, 900, false).form, Form::Tall);
  EXPECT_EQ(choose_layout(900, 900, false).form, Form::Wide);
  EXPECT_EQ(choose_layout(1000, 499, false).form, Form::Flat);
  EXPECT_EQ(choose_layout(1000, 500, false).form, Form::Wide);
}

TEST(Layout, NarrowWindowsGiveTheSideColumnLess) {
  EXPECT_EQ(choose_layout(1280, 800, false).side(), 404);
  EXPECT_EQ(choose_layout(1279, 800, false).side(), 320);
  EXPECT_TRUE(choose_layout(1279, 800, false).narrow_side);
  EXPECT_EQ(choose_layout(390, 844, false).side(), 0);
}

TEST(Layout, MovesStandBesideTheBoardOnlyInBroadTallWindows) {
  EXPECT_TRUE(choose_layout(768, 1024, false).moves_beside);
  EXPECT_FALSE(choose_layout(639, 1024, false).moves_beside);
  EXPECT_FALSE(choose_layout(1024, 768, false).moves_beside);
}

TEST(Layout, SmallFramesAreEmbedsAndLargeOnesAreWindows) {
  EXPECT_EQ(choose_layout(320, 400, true).form, Form::Embed);
  EXPECT_EQ(choose_layout(400, 480, true).form, Form::Embed);
  EXPECT_EQ(choose_layout(320, 400, false).form, Form::Tall);
  EXPECT_EQ(choose_layout(1000, 700, true).form, Form::Wide);
}

TEST(Layout, RailIsThereOnlyBesideTheBoard) {
  EXPECT_EQ(choose_layout(1280, 800, false).rail(), 72);
  EXPECT_EQ(choose_layout(844, 390, false).rail(), 56);
  EXPECT_EQ(choose_layout(390, 844, false).rail(), 0);
  EXPECT_EQ(choose_layout(320, 400, true).rail(), 0);
}

TEST(Layout, ContentKeepsClearOfTheDevicesEdges) {
  const Layout layout = choose_layout(390, 844, false, {47, 0, 34, 0});
  EXPECT_EQ(layout.content(), (Rect{0, 47, 390, 763}));
  EXPECT_EQ(layout.window(), (Rect{0, 0, 390, 844}));
}

TEST(Layout, SnapsToWholeDevicePixels) {
  EXPECT_FLOAT_EQ(snap(10.4F, 1), 10);
  EXPECT_FLOAT_EQ(snap(10.4F, 2), 10.5F);
  EXPECT_FLOAT_EQ(snap(10.4F, 1.5F), 16 / 1.5F);
  EXPECT_FLOAT_EQ(snap(0.5F, 3), 2 / 3.0F);
}

}  // namespace
}  // namespace messhall::ui
