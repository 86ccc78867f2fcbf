#include "ui/router.hpp"

#include <gtest/gtest.h>

namespace messhall::ui {
namespace {

constexpr Rect kWindow{0, 0, 400, 400};
constexpr Rect kButton{100, 100, 80, 40};

struct RouterTest : testing::Test {
  Router router;
  double time = 0;

  using Targets = std::vector<Router::Target>;
  void frame(Targets targets) {
    router.begin_frame();
    for (Router::Target& target : targets) {
      if (target.clip.empty()) target.clip = kWindow;
      router.offer(std::move(target));
    }
    router.end_frame();
  }
  bool send(PointerPhase phase, Point at, PointerKind kind = PointerKind::Mouse, int id = 1) {
    const bool down = phase == PointerPhase::Down || (phase == PointerPhase::Move && router.input().down);
    return router.pointer({phase, id, at, kind, down ? 1U : 0U, time += 16});
  }
  void tap(Point at, PointerKind kind = PointerKind::Mouse) {
    send(PointerPhase::Down, at, kind);
    send(PointerPhase::Up, at, kind);
  }
  static Targets one_button() { return {{"button", Router::Kind::Press, kButton, {}}}; }
};

TEST_F(RouterTest, ATapWithinOneFrameCounts) {
  frame(one_button());
  tap({120, 120});
  EXPECT_TRUE(router.clicked("button"));
  frame(one_button());
  EXPECT_FALSE(router.clicked("button")) << "once";
}

TEST_F(RouterTest, LettingGoElsewhereIsNoPress) {
  frame(one_button());
  send(PointerPhase::Down, {120, 120});
  EXPECT_TRUE(router.held("button"));
  send(PointerPhase::Move, {300, 300});
  EXPECT_FALSE(router.held("button"));
  send(PointerPhase::Up, {300, 300});
  EXPECT_FALSE(router.clicked("button"));
}

TEST_F(RouterTest, TheSecondButtonPressesNothing) {
  frame(one_button());
  router.pointer({PointerPhase::Down, 1, {120, 120}, PointerKind::Mouse, 2, 0});
  router.pointer({PointerPhase::Up, 1, {120, 120}, PointerKind::Mouse, 0, 10});
  EXPECT_FALSE(router.clicked("button"));
  EXPECT_EQ(router.input().events.size(), 2U) << "but who wants it can read it";
}

TEST_F(RouterTest, WhatLiesAboveIsPressed) {
  frame({{"below", Router::Kind::Press, kWindow, {}}, {"above", Router::Kind::Press, kButton, {}}});
  tap({120, 120});
  EXPECT_TRUE(router.clicked("above"));
  EXPECT_FALSE(router.clicked("below"));
}

TEST_F(RouterTest, ABlockLetsNothingThrough) {
  frame({{"below", Router::Kind::Press, kWindow, {}}, {"card", Router::Kind::Block, kButton, {}}});
  tap({120, 120});
  EXPECT_FALSE(router.clicked("below"));
}

TEST_F(RouterTest, WhatIsCutOffCannotBePressed) {
  frame({{"button", Router::Kind::Press, kButton, {100, 100, 80, 10}}});
  tap({120, 130});
  EXPECT_FALSE(router.clicked("button"));
}

TEST_F(RouterTest, FingersReachSmallButtonsFromBeside) {
  frame({{"small", Router::Kind::Press, {100, 100, 20, 20}, {}}});
  tap({92, 110}, PointerKind::Mouse);
  EXPECT_FALSE(router.clicked("small"));
  tap({92, 110}, PointerKind::Touch);
  EXPECT_TRUE(router.clicked("small"));
}

TEST_F(RouterTest, BetweenTwoSmallButtonsTheNearerIsMeant) {
  frame(
      {{"left", Router::Kind::Press, {100, 100, 20, 20}, {}}, {"right", Router::Kind::Press, {130, 100, 20, 20}, {}}});
  tap({127, 110}, PointerKind::Touch);
  EXPECT_TRUE(router.clicked("right"));
}

TEST_F(RouterTest, AFingerHoversNothingAndLeavesNothingLit) {
  frame(one_button());
  send(PointerPhase::Down, {120, 120}, PointerKind::Touch);
  EXPECT_FALSE(router.hovered("button"));
  EXPECT_TRUE(router.held("button"));
  send(PointerPhase::Up, {120, 120}, PointerKind::Touch);
  frame(one_button());
  EXPECT_FALSE(router.held("button"));
  EXPECT_FALSE(router.hovered("button"));
  EXPECT_FALSE(router.input().over);
}

TEST_F(RouterTest, AMouseHoversAndLeaves) {
  frame(one_button());
  EXPECT_TRUE(send(PointerPhase::Move, {120, 120}));
  EXPECT_TRUE(router.hovered("button"));
  EXPECT_FALSE(send(PointerPhase::Move, {121, 120})) << "nothing that is seen has changed";
  EXPECT_TRUE(send(PointerPhase::Leave, {0, 0}));
  EXPECT_FALSE(router.hovered("button"));
}

TEST_F(RouterTest, ARestingMouseHoversWhatComesUnderIt) {
  frame({});
  send(PointerPhase::Move, {120, 120});
  frame(one_button());
  EXPECT_TRUE(router.hovered("button"));
}

RouterTest::Targets board() { return {{"board", Router::Kind::Drag, kWindow, {}}}; }

TEST_F(RouterTest, ADragIsHeardToItsEndWhereverItGoes) {
  frame(board());
  send(PointerPhase::Down, {50, 50});
  EXPECT_TRUE(router.drag("board").began);
  frame(board());
  send(PointerPhase::Move, {900, 50});
  EXPECT_FALSE(router.drag("board").began);
  EXPECT_TRUE(router.drag("board").held);
  EXPECT_EQ(router.drag("board").at, (Point{900, 50}));
  send(PointerPhase::Up, {900, 50});
  EXPECT_TRUE(router.drag("board").ended);
  EXPECT_EQ(router.drag("board").from, (Point{50, 50}));
  frame(board());
  EXPECT_FALSE(router.drag("board").ended);
}

TEST_F(RouterTest, ADragThatIsTakenAwayIsCancelledNotEnded) {
  frame(board());
  send(PointerPhase::Down, {50, 50}, PointerKind::Touch);
  send(PointerPhase::Cancel, {50, 50}, PointerKind::Touch);
  EXPECT_TRUE(router.drag("board").cancelled);
  EXPECT_FALSE(router.drag("board").ended);
  EXPECT_TRUE(router.input().cancelled);
}

TEST_F(RouterTest, ATapOnABoardBeginsAndEndsInOneFrame) {
  frame(board());
  tap({50, 60});
  const Router::Drag drag = router.drag("board");
  EXPECT_TRUE(drag.began);
  EXPECT_TRUE(drag.ended);
  EXPECT_EQ(drag.from, (Point{50, 60}));
}

TEST_F(RouterTest, ASecondFingerDoesNotDisturbTheFirst) {
  frame(one_button());
  send(PointerPhase::Down, {120, 120}, PointerKind::Touch, 1);
  send(PointerPhase::Down, {300, 300}, PointerKind::Touch, 2);
  send(PointerPhase::Up, {300, 300}, PointerKind::Touch, 2);
  send(PointerPhase::Up, {120, 120}, PointerKind::Touch, 1);
  EXPECT_TRUE(router.clicked("button"));
}

Router::Target list(float before = 50, float after = 500) {
  return {"list", Router::Kind::Scroll, kWindow, {}, false, false, before, after};
}

TEST_F(RouterTest, AFingerThatMovesScrollsInsteadOfPressing) {
  frame({list(), {"button", Router::Kind::Press, kButton, {}}});
  send(PointerPhase::Down, {120, 130}, PointerKind::Touch);
  send(PointerPhase::Move, {120, 127}, PointerKind::Touch);
  EXPECT_EQ(router.scrolling("list").delta, 0) << "not yet";
  send(PointerPhase::Move, {120, 110}, PointerKind::Touch);
  send(PointerPhase::Move, {120, 90}, PointerKind::Touch);
  EXPECT_EQ(router.scrolling("list").delta, 20);
  EXPECT_TRUE(router.scrolling("list").dragging);
  EXPECT_FALSE(router.held("button"));
  send(PointerPhase::Up, {120, 90}, PointerKind::Touch);
  EXPECT_FALSE(router.clicked("button"));
  EXPECT_TRUE(router.scrolling("list").flung);
  EXPECT_NEAR(router.scrolling("list").velocity, 20 / 16.0F, 0.01F);
}

TEST_F(RouterTest, AMouseThatMovesDoesNotScroll) {
  frame({list(), {"button", Router::Kind::Press, kButton, {}}});
  send(PointerPhase::Down, {120, 130});
  send(PointerPhase::Move, {120, 105});
  send(PointerPhase::Up, {120, 105});
  EXPECT_EQ(router.scrolling("list").delta, 0);
  EXPECT_TRUE(router.clicked("button"));
}

TEST_F(RouterTest, AMovementAcrossTheListIsNotItsOwn) {
  frame({list()});
  send(PointerPhase::Down, {120, 130}, PointerKind::Touch);
  send(PointerPhase::Move, {60, 128}, PointerKind::Touch);
  send(PointerPhase::Move, {20, 120}, PointerKind::Touch);
  EXPECT_EQ(router.scrolling("list").delta, 0);
}

TEST_F(RouterTest, TheWheelIsTakenOnlyByListsThatCanMoveThatWay) {
  frame({list(0, 100)});
  EXPECT_TRUE(router.wheel({50, 50}, 0, 30));
  EXPECT_EQ(router.scrolling("list").delta, 30);
  EXPECT_FALSE(router.wheel({50, 50}, 0, -30)) << "the page around scrolls";
  EXPECT_FALSE(router.wheel({500, 50}, 0, 30));
}

TEST_F(RouterTest, TellsWhatWouldBePressed) {
  frame(one_button());
  EXPECT_EQ(router.at({120, 120}, false), "button");
  EXPECT_EQ(router.at({10, 10}, false), "");
}

}  // namespace
}  // namespace messhall::ui
