#include "search/score.hpp"

#include <gtest/gtest.h>

namespace messhall::search {
namespace {

TEST(Score, CountsMatesInMovesOfTheWinner) {
  EXPECT_EQ(mate_moves(win_in(1)), 1);
  EXPECT_EQ(mate_moves(win_in(3)), 2);
  EXPECT_EQ(mate_moves(loss_in(2)), -1);
  EXPECT_EQ(mate_moves(loss_in(4)), -2);
}

TEST(Score, PrefersTheShorterWinAndTheLongerLoss) {
  EXPECT_GT(win_in(3), win_in(5));
  EXPECT_GT(loss_in(4), loss_in(2));
}

TEST(Score, IsSureOnlyWhenItIsADistance) {
  EXPECT_TRUE(is_sure(win_in(kMaxPly)));
  EXPECT_TRUE(is_sure(loss_in(kMaxPly)));
  EXPECT_FALSE(is_sure(kSureWin - 1));
  EXPECT_FALSE(is_sure(kDraw));
}

TEST(Score, KeepsDistancesFromThePositionInTheTable) {
  for (const Score score : {win_in(7), loss_in(8), Score{25}, kDraw}) {
    EXPECT_EQ(from_table(to_table(score, 5), 5), score);
  }
  // Won 7 plies from a root that is 5 plies up: won in 2 from here.
  EXPECT_EQ(to_table(win_in(7), 5), win_in(2));
  EXPECT_EQ(from_table(win_in(2), 9), win_in(11));
}

}  // namespace
}  // namespace messhall::search
