#include "ui/frame.hpp"

#include <gtest/gtest.h>

namespace messhall::ui {
namespace {

int frames_until_rest(FrameControl& frame, double now) {
  int drawn = 0;
  double wait = 0;
  while (wait == 0 && drawn < 100) {
    frame.begin(now);
    ++drawn;
    wait = frame.end();
    now += 16;
  }
  return drawn;
}

TEST(FrameControl, RestsAfterTheFirstFrames) {
  FrameControl frame;
  EXPECT_EQ(frames_until_rest(frame, 0), FrameControl::kFramesAfterInput);
  EXPECT_EQ(frame.end(), FrameControl::kRest);
  EXPECT_FALSE(frame.wanted());
}

TEST(FrameControl, DrawsAFewFramesAfterInputAndOneAfterARequest) {
  FrameControl frame;
  frames_until_rest(frame, 0);
  frame.input();
  EXPECT_EQ(frames_until_rest(frame, 100), FrameControl::kFramesAfterInput);
  frame.request();
  EXPECT_TRUE(frame.wanted());
  EXPECT_EQ(frames_until_rest(frame, 200), 1);
}

TEST(FrameControl, GoesOnWhileSomethingMoves) {
  FrameControl frame;
  frames_until_rest(frame, 0);
  frame.begin(100);
  frame.animate();
  EXPECT_EQ(frame.end(), 0);
  frame.begin(116);
  EXPECT_EQ(frame.end(), FrameControl::kRest);
}

TEST(FrameControl, WakesAtTheEarliestTimeAskedFor) {
  FrameControl frame;
  frames_until_rest(frame, 0);
  frame.begin(1000);
  frame.wake_at(1800);
  frame.wake_at(1500);
  EXPECT_EQ(frame.end(), 500);
  frame.begin(1500);
  EXPECT_EQ(frame.end(), FrameControl::kRest) << "who still waits says so again";
}

TEST(FrameControl, ATimeThatHasPassedIsSoonNotNever) {
  FrameControl frame;
  frames_until_rest(frame, 0);
  frame.begin(1000);
  frame.wake_at(900);
  EXPECT_EQ(frame.end(), 1);
}

TEST(FrameControl, DrawsNothingWhileHiddenAndAllWhenShownAgain) {
  FrameControl frame;
  frame.hide(true);
  frame.input();
  EXPECT_FALSE(frame.wanted());
  EXPECT_EQ(frame.end(), FrameControl::kRest);
  frame.hide(false);
  EXPECT_TRUE(frame.wanted());
}

TEST(FrameControl, CountsWhatItDrew) {
  FrameControl frame;
  frames_until_rest(frame, 0);
  EXPECT_EQ(frame.count(), static_cast<std::uint64_t>(FrameControl::kFramesAfterInput));
}

}  // namespace
}  // namespace messhall::ui
