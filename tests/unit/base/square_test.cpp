#include "base/square.hpp"

#include <gtest/gtest.h>

namespace messhall {
namespace {

constexpr BoardSize kSmess{7, 8};
constexpr BoardSize kTower{9, 10};

TEST(Square, NamesAreReadBackOnEveryBoard) {
  for (const BoardSize size : {kSmess, kTower, BoardSize{16, 16}, BoardSize{1, 1}}) {
    for (int s = 0; s < size.squares() && s < kNoSquare; ++s) {
      const std::string name = square_name(size, static_cast<Square>(s));
      std::string_view text = name;
      EXPECT_EQ(read_square(size, text), static_cast<Square>(s)) << name;
      EXPECT_TRUE(text.empty()) << name;
    }
  }
}

TEST(Square, CountsFromTheLowerLeftCorner) {
  EXPECT_EQ(square_name(kSmess, 0), "a1");
  EXPECT_EQ(square_name(kSmess, 6), "g1");
  EXPECT_EQ(square_name(kSmess, 55), "g8");
  EXPECT_EQ(square_name(kTower, 89), "i10");
}

TEST(Square, OffTheBoardHasNoName) {
  EXPECT_EQ(square_name(kSmess, kNoSquare), "-");
  EXPECT_EQ(square_name(kSmess, 56), "-");
}

TEST(Square, TwoInARowAreReadOneByOne) {
  std::string_view text = "a10a9";
  EXPECT_EQ(read_square(kTower, text), kTower.at(0, 9));
  EXPECT_EQ(read_square(kTower, text), kTower.at(0, 8));
  EXPECT_TRUE(text.empty());
}

TEST(Square, TakesOnlyDigitsThatBelongToARank) {
  std::string_view text = "a10";
  EXPECT_EQ(read_square(kSmess, text), kSmess.at(0, 0));
  EXPECT_EQ(text, "0");
}

TEST(Square, RefusesWhatIsNotOnTheBoard) {
  for (const char* bad : {"", "a", "1", "h1", "a0", "a9", "A1", "-1", "ab", " a1"}) {
    std::string_view text = bad;
    EXPECT_EQ(read_square(kSmess, text), std::nullopt) << bad;
    EXPECT_EQ(text, bad) << "nothing is cut off";
  }
}

}  // namespace
}  // namespace messhall
