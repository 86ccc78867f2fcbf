#include "ui/board/animation.hpp"

#include <gtest/gtest.h>

#include "ui/theme.hpp"

namespace messhall::ui::board {
namespace {

using games::Side;

constexpr BoardSize kSize{7, 8};
const Layout kLayout = fit({{0, 0, 700, 800}, kSize, false, FrameStyle::None, 0, 1});
constexpr Square kD5 = 31;  // 4 * 7 + 3
constexpr Square kD6 = 38;
constexpr Square kG8 = 55;

Transition slide() {
  Transition t;
  t.moved = {kD5, 1, Side::First};
  t.to = kG8;
  t.path = {static_cast<Square>(kD5 + 8), static_cast<Square>(kD5 + 16)};
  return t;
}

Transition capture() {
  Transition t;
  t.moved = {kD5, 1, Side::First};
  t.to = kD6;
  t.captured = games::Piece{kD6, 2, Side::Second};
  return t;
}

void expect_point(Point a, Point b) {
  EXPECT_NEAR(a.x, b.x, 0.01F);
  EXPECT_NEAR(a.y, b.y, 0.01F);
}

TEST(BoardAnimation, SlidesFromSquareToSquareInTheMoveTime) {
  const Transition t = slide();
  EXPECT_EQ(duration(t), tokens::motion::kMove);
  expect_point(poses(t, 0, kLayout).back().centre, kLayout.centre(kD5));
  expect_point(poses(t, duration(t), kLayout).back().centre, kLayout.centre(kG8));
}

TEST(BoardAnimation, IsFastFirstAndSlowAtTheEnd) {
  const Pose half = poses(slide(), tokens::motion::kMove / 2, kLayout).back();
  EXPECT_GT(half.centre.x, (kLayout.centre(kD5).x + kLayout.centre(kG8).x) / 2);
}

TEST(BoardAnimation, PassesTheSquaresOfABentWay) {
  Transition t;
  t.moved = {kSize.at(0, 0), 0, Side::First};
  t.path = {kSize.at(0, 1)};
  t.to = kSize.at(3, 1);
  const Point corner = kLayout.centre(kSize.at(0, 1));
  bool met = false;
  for (double ms = 0; ms <= duration(t); ms += 0.25) {
    const Point p = poses(t, ms, kLayout).back().centre;
    // Along the file, then along the rank, never across.
    EXPECT_TRUE(std::abs(p.x - corner.x) < 0.01F || std::abs(p.y - corner.y) < 0.01F);
    met = met || (std::abs(p.x - corner.x) < 5 && std::abs(p.y - corner.y) < 5);
  }
  EXPECT_TRUE(met);
}

TEST(BoardAnimation, SettlesADroppedPieceFromTheHandWithALittleTooMuch) {
  Transition t = slide();
  t.dropped = kLayout.centre(kG8) + Point{-40, 0};
  EXPECT_EQ(duration(t), tokens::motion::kSettle);
  expect_point(poses(t, 0, kLayout).back().centre, *t.dropped);
  EXPECT_GT(poses(t, 0, kLayout).back().scale_x, 1.05F);
  float farthest = 0;
  for (double ms = 0; ms <= duration(t); ms += 1) farthest = std::max(farthest, poses(t, ms, kLayout).back().centre.x);
  EXPECT_GT(farthest, kLayout.centre(kG8).x);
  EXPECT_LT(farthest, kLayout.centre(kG8).x + 8);
  const Pose end = poses(t, duration(t), kLayout).back();
  expect_point(end.centre, kLayout.centre(kG8));
  EXPECT_NEAR(end.scale_x, 1, 0.001F);
}

TEST(BoardAnimation, TipsATakenPieceOverAndShrinksItTowardTheCard) {
  Transition t = capture();
  t.card = Point{900, 100};
  const Pose before = poses(t, 0, kLayout).front();
  EXPECT_EQ(before.kind, 2);
  EXPECT_EQ(before.owner, Side::Second);
  EXPECT_EQ(before.angle, 0);
  EXPECT_EQ(before.alpha, 1);
  const Pose after = poses(t, duration(t), kLayout).front();
  expect_point(after.centre, *t.card);
  EXPECT_GT(std::abs(after.angle), 1);
  EXPECT_LT(after.scale_x, 0.5F);
  EXPECT_EQ(after.alpha, 0);
}

TEST(BoardAnimation, LetsTheTakenPieceStandUntilItIsTouched) {
  const Transition t = capture();
  EXPECT_EQ(poses(t, 60, kLayout).front().angle, 0);
  EXPECT_NE(poses(t, 200, kLayout).front().angle, 0);
}

TEST(BoardAnimation, DrawsTheMoverAboveTheTakenPiece) {
  const auto both = poses(capture(), 50, kLayout);
  ASSERT_EQ(both.size(), 2U);
  EXPECT_FALSE(both[0].flying);
  EXPECT_TRUE(both[1].flying);
}

TEST(BoardAnimation, TurnsAPromotedPieceAfterItHasArrived) {
  Transition t = slide();
  t.promoted = 3;
  EXPECT_GT(duration(t), tokens::motion::kMove);
  EXPECT_EQ(poses(t, tokens::motion::kMove, kLayout).back().kind, 1);
  EXPECT_EQ(poses(t, duration(t), kLayout).back().kind, 3);
  EXPECT_NEAR(poses(t, duration(t), kLayout).back().scale_x, 1, 0.001F);
}

TEST(BoardAnimation, RunsBackwardsWhenTakenBack) {
  for (Transition t : {slide(), capture()}) {
    Transition back = t;
    back.backward = true;
    for (const double ms : {0.0, 40.0, 100.0, 180.0}) {
      const Pose there = poses(t, ms, kLayout).back();
      const Pose here = poses(back, duration(t) - ms, kLayout).back();
      expect_point(there.centre, here.centre);
    }
  }
}

TEST(BoardAnimation, HidesThePieceThatIsOnItsWay) {
  Animation animation;
  animation.start(capture(), 1000, false);
  EXPECT_TRUE(animation.hides(kD6));
  EXPECT_FALSE(animation.hides(kD5));
  Transition back = capture();
  back.backward = true;
  animation.start(back, 1000, false);
  EXPECT_TRUE(animation.hides(kD5));
  EXPECT_TRUE(animation.hides(kD6));
}

TEST(BoardAnimation, AsksForFramesOnlyWhileItRuns) {
  Animation animation;
  EXPECT_FALSE(animation.running(0));
  animation.start(slide(), 1000, false);
  EXPECT_TRUE(animation.running(1000));
  EXPECT_TRUE(animation.running(1179));
  EXPECT_FALSE(animation.running(1180));
  EXPECT_TRUE(animation.at(1181, kLayout).empty());
}

TEST(BoardAnimation, EndsAtOnceWhenTold) {
  Animation animation;
  animation.start(slide(), 1000, false);
  animation.finish();
  EXPECT_FALSE(animation.running(1001));
  EXPECT_FALSE(animation.hides(kG8));
}

TEST(BoardAnimation, DoesNotMoveForThoseWhoWantItStill) {
  Animation animation;
  animation.start(slide(), 1000, true);
  EXPECT_FALSE(animation.running(1000));
}

TEST(BoardAnimation, HasNothingToShowForAnActionWithoutSquares) {
  Animation animation;
  animation.start({}, 1000, false);
  EXPECT_FALSE(animation.running(1000));
}

// The King goes two squares, the rook beside it.
Transition castling() {
  Transition t;
  t.moved = {4, 0, Side::First};
  t.to = 6;
  t.shift = games::Shift{5, 3};
  t.shifted = games::Piece{5, 1, Side::First};
  return t;
}

TEST(BoardAnimation, MovesTheRookWithTheKing) {
  Animation animation;
  animation.start(castling(), 0, false);
  EXPECT_TRUE(animation.hides(6));
  EXPECT_TRUE(animation.hides(3));
  const auto moving = animation.at(1, kLayout);
  ASSERT_EQ(moving.size(), 2U);
  EXPECT_EQ(moving[0].kind, 1);
  EXPECT_FALSE(moving[0].flying);
  EXPECT_TRUE(moving[1].flying);
  const auto end = poses(castling(), 10'000, kLayout);
  expect_point(end[0].centre, kLayout.centre(3));
  expect_point(end[1].centre, kLayout.centre(6));
}

TEST(BoardAnimation, LetsWhatIsForetoldVanishAfterTheMove) {
  Transition t = slide();
  t.vanished = games::Piece{kD6, 2, Side::Second};
  const double arrived = tokens::motion::kMove;
  EXPECT_EQ(duration(t), arrived + tokens::motion::kFulfil);
  auto now = poses(t, arrived / 2, kLayout);
  ASSERT_EQ(now.size(), 2U);
  EXPECT_EQ(now[0].halo, 0);
  EXPECT_EQ(now[0].scale_x, 1);
  now = poses(t, arrived + tokens::motion::kFulfil * 0.9, kLayout);
  EXPECT_GT(now[0].halo, 0.8F);
  EXPECT_LT(now[0].scale_x, 1);
  now = poses(t, duration(t), kLayout);
  EXPECT_EQ(now[0].alpha, 0);
}

TEST(BoardAnimation, ShowsOnceWhatMovesAndThenVanishes) {
  Transition t = slide();
  t.vanished = games::Piece{kG8, 1, Side::First};
  EXPECT_EQ(poses(t, 10, kLayout).size(), 1U);
  const auto later = poses(t, tokens::motion::kMove + 10, kLayout);
  ASSERT_EQ(later.size(), 1U);
  EXPECT_GT(later[0].halo, 0);
}

TEST(BoardAnimation, FadesWhatVanishesForThoseWhoWantItStill) {
  Transition t = slide();
  t.vanished = games::Piece{kD6, 2, Side::Second};
  Animation animation;
  animation.start(t, 0, true);
  EXPECT_TRUE(animation.running(100));
  EXPECT_FALSE(animation.hides(kG8));
  const auto now = animation.at(75, kLayout);
  ASSERT_EQ(now.size(), 1U);
  EXPECT_NEAR(now[0].alpha, 0.5F, 0.01F);
  EXPECT_EQ(now[0].scale_x, 1);
  EXPECT_FALSE(animation.running(150));
}

TEST(BoardAnimation, TakesItsTransitionFromTheContract) {
  games::ActionView view;
  view.from = kD5;
  view.to = kD6;
  view.kind = 4;
  view.captured = games::Piece{kD6, 2, Side::First};
  view.promoted = static_cast<std::uint8_t>(1);
  const Transition t = transition(view, Side::Second, true);
  EXPECT_EQ(t.moved, (games::Piece{kD5, 4, Side::Second}));
  EXPECT_EQ(t.to, kD6);
  EXPECT_EQ(t.captured, view.captured);
  EXPECT_EQ(t.promoted, 1);
  EXPECT_TRUE(t.backward);
}

}  // namespace
}  // namespace messhall::ui::board
