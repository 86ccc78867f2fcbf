#include "ui/rect.hpp"

#include <gtest/gtest.h>

namespace messhall::ui {
namespace {

TEST(Rect, CutsStripsOffItsSides) {
  Rect r{0, 0, 100, 80};
  EXPECT_EQ(r.cut_top(20, 5), (Rect{0, 0, 100, 20}));
  EXPECT_EQ(r, (Rect{0, 25, 100, 55}));
  EXPECT_EQ(r.cut_right(30, 10), (Rect{70, 25, 30, 55}));
  EXPECT_EQ(r, (Rect{0, 25, 60, 55}));
  EXPECT_EQ(r.cut_bottom(5), (Rect{0, 75, 60, 5}));
  EXPECT_EQ(r.cut_left(10), (Rect{0, 25, 10, 50}));
  EXPECT_EQ(r, (Rect{10, 25, 50, 50}));
}

TEST(Rect, NeverCutsMoreThanThereIs) {
  Rect r{10, 10, 30, 30};
  EXPECT_EQ(r.cut_top(100, 5).h, 30);
  EXPECT_EQ(r.h, 0);
  EXPECT_EQ(r.cut_top(10).h, 0);
  Rect s{0, 0, 30, 30};
  EXPECT_EQ(s.cut_right(100, 5), (Rect{0, 0, 30, 30}));
  EXPECT_EQ(s.w, 0);
}

TEST(Rect, DividesItselfIntoEqualColumnsAndRows) {
  const Rect r{0, 0, 100, 50};
  EXPECT_EQ(r.column(1, 3, 5), (Rect{35, 0, 30, 50}));
  EXPECT_EQ(r.row(4, 5), (Rect{0, 40, 100, 10}));
}

TEST(Rect, ContainsItsFirstEdgeButNotItsLast) {
  const Rect r{10, 10, 20, 20};
  EXPECT_TRUE(r.contains({10, 10}));
  EXPECT_FALSE(r.contains({30, 10}));
  EXPECT_FALSE(r.contains({9.9F, 15}));
}

TEST(Rect, IntersectionOfApartIsEmpty) {
  EXPECT_TRUE((Rect{0, 0, 10, 10}.intersection({20, 0, 10, 10}).empty()));
  EXPECT_EQ((Rect{0, 0, 10, 10}.intersection({5, 5, 10, 10})), (Rect{5, 5, 5, 5}));
}

}  // namespace
}  // namespace messhall::ui
