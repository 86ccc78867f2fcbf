#include "ui/theme.hpp"

#include <gtest/gtest.h>

namespace messhall::ui {
namespace {

TEST(Theme, AutoFollowsTheDevice) {
  Theme theme;
  EXPECT_FALSE(theme.dark());
  theme.device({true, false});
  EXPECT_TRUE(theme.dark());
  theme.choose(Brightness::Light);
  EXPECT_FALSE(theme.dark());
  theme.choose(Brightness::Dark);
  theme.device({false, false});
  EXPECT_TRUE(theme.dark());
  EXPECT_EQ(theme.colours().hall, tokens::kDark.hall);
}

TEST(Theme, ReducedMotionStopsAllButTheEssential) {
  Theme theme;
  EXPECT_EQ(theme.duration(180), 180);
  theme.device({false, true});
  EXPECT_TRUE(theme.still());
  EXPECT_EQ(theme.duration(180), 0);
  EXPECT_EQ(theme.duration(700, true), 150);
  theme.device({false, false});
  EXPECT_FALSE(theme.still());
  theme.choose(Motion::Less);
  EXPECT_TRUE(theme.still());
}

TEST(Theme, ColoursMixChannelByChannel) {
  EXPECT_EQ(mixed(0xFF000000U, 0xFFFFFFFFU, 0), 0xFF000000U);
  EXPECT_EQ(mixed(0xFF000000U, 0xFFFFFFFFU, 1), 0xFFFFFFFFU);
  EXPECT_EQ(mixed(0x00000000U, 0xFF804020U, 0.5F), 0x80402010U);
  EXPECT_EQ(faded(0x80112233U, 0.5F), 0x40112233U);
}

TEST(Theme, CurvesBeginAndEndWhereTheyShould) {
  for (const auto curve : {ease_out, ease_in_out, overshoot}) {
    EXPECT_NEAR(curve(0), 0, 1e-5);
    EXPECT_NEAR(curve(1), 1, 1e-5);
  }
  EXPECT_GT(overshoot(0.8F), 1) << "a dropped piece goes a little too far";
}

TEST(Theme, BoldSisterHasTheSameSize) {
  for (const Type* regular : {&type::kSmall, &type::kBody, &type::kLarge}) {
    EXPECT_EQ(bold_of(*regular).px, regular->px);
    EXPECT_EQ(bold_of(*regular).face, tokens::Face::Text600);
  }
}

}  // namespace
}  // namespace messhall::ui
