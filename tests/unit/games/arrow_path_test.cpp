#include "games/arrow/path.hpp"

#include <gtest/gtest.h>

#include "unit/games/smess_fixture.hpp"

namespace messhall::games {
namespace {

using smess::kSize;
using smess::sq;

TEST(ArrowPath, FindsTheDirectionOfSquaresInLine) {
  EXPECT_EQ(arrow::direction_to(kSize, sq("d4"), sq("d8")), Direction::N);
  EXPECT_EQ(arrow::direction_to(kSize, sq("d4"), sq("a1")), Direction::SW);
  EXPECT_EQ(arrow::direction_to(kSize, sq("d4"), sq("e3")), Direction::SE);
  EXPECT_EQ(arrow::direction_to(kSize, sq("a5"), sq("g5")), Direction::E);
}

TEST(ArrowPath, FindsNoneForOtherSquares) {
  EXPECT_EQ(arrow::direction_to(kSize, sq("d4"), sq("e6")), std::nullopt);
  EXPECT_EQ(arrow::direction_to(kSize, sq("d4"), sq("d4")), std::nullopt);
}

TEST(ArrowPath, ListsTheSquaresOnTheWay) {
  EXPECT_EQ(arrow::between(kSize, sq("d4"), sq("d7")), (std::vector<Square>{sq("d5"), sq("d6")}));
  EXPECT_EQ(arrow::between(kSize, sq("d4"), sq("a1")), (std::vector<Square>{sq("c3"), sq("b2")}));
  EXPECT_TRUE(arrow::between(kSize, sq("d4"), sq("d5")).empty());
  EXPECT_TRUE(arrow::between(kSize, sq("d4"), sq("e6")).empty());
}

}  // namespace
}  // namespace messhall::games
