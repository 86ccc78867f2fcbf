#include "games/arrow/move.hpp"

#include <gtest/gtest.h>

namespace messhall::games::arrow {
namespace {

TEST(ArrowMove, KeepsItsSquares) {
  for (const int from : {0, 1, 55, 89}) {
    for (const int to : {0, 2, 54, 88}) {
      const Move move(static_cast<Square>(from), static_cast<Square>(to));
      EXPECT_EQ(move.from(), from);
      EXPECT_EQ(move.to(), to);
      EXPECT_EQ(Move::from_code(move.code()), move);
    }
  }
}

TEST(ArrowMove, IsTheNullMoveByDefault) {
  EXPECT_FALSE(Move());
  EXPECT_TRUE(Move(0, 1));
  EXPECT_EQ(Move(), Move::from_code(0));
}

}  // namespace
}  // namespace messhall::games::arrow
