#include "search/mess/landing.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

namespace messhall::search::mess {
namespace {

using games::mess::kJail;
using games::mess::kRim;
using games::mess::place;

int sum(const Landings& landings) { return std::accumulate(landings.begin(), landings.end(), 0); }

TEST(MessLanding, JailIsWhereTokensRestMostOften) {
  const Landings& often = long_run();
  EXPECT_EQ(std::max_element(often.begin(), often.end()) - often.begin(), kJail);
}

TEST(MessLanding, TheDearestRedStreetIsTheMostVisitedOfAll) {
  // As the standard game's students found: three Chance cards and the way out of jail lead to it.
  const Landings& often = long_run();
  Square most = 1;
  for (Square square = 0; square < kRim; ++square) {
    if (place(square).street() && often[square] > often[most]) most = square;
  }
  EXPECT_EQ(most, 24);
}

TEST(MessLanding, NobodyRestsWhereTokensAreSentToJail) { EXPECT_EQ(long_run()[games::mess::kGoToJail], 0); }

TEST(MessLanding, ATurnBringsALittleMoreThanOneLanding) {
  // One throw in six is a double and brings another, up to the third, which is jail.
  const int whole = kWholeLanding;
  EXPECT_GT(sum(long_run()), whole * 115 / 100);
  EXPECT_LT(sum(long_run()), whole * 120 / 100);
}

TEST(MessLanding, TheNextThrowIsMostLikelyASeven) {
  const Landings& next = next_turn(35);
  EXPECT_EQ(std::max_element(next.begin(), next.end()) - next.begin(), 2);
  EXPECT_EQ(next[2], kWholeLanding * 6 / 36);
  EXPECT_EQ(next[37], kWholeLanding / 36);
  EXPECT_EQ(next[36], 0);
  EXPECT_NEAR(sum(next), kWholeLanding, 10);
}

}  // namespace
}  // namespace messhall::search::mess
