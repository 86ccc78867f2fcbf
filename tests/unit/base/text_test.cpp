#include "base/text.hpp"

#include <gtest/gtest.h>

namespace messhall {
namespace {

using Views = std::vector<std::string_view>;

TEST(SplitFields, CutsAtRunsOfBlanks) {
  EXPECT_EQ(split_fields("a b"), (Views{"a", "b"}));
  EXPECT_EQ(split_fields("  a \t  b  "), (Views{"a", "b"}));
  EXPECT_EQ(split_fields(""), Views{});
  EXPECT_EQ(split_fields("   "), Views{});
}

TEST(Split, KeepsEmptyParts) {
  EXPECT_EQ(split("a//b", '/'), (Views{"a", "", "b"}));
  EXPECT_EQ(split("", '/'), Views{""});
  EXPECT_EQ(split("/", '/'), (Views{"", ""}));
}

TEST(ReadNumber, TakesWholeNumbersInRange) {
  EXPECT_EQ(read_number("0", 0, 9).value, 0);
  EXPECT_EQ(read_number("9", 0, 9).value, 9);
  EXPECT_EQ(read_number("007", 0, 9).value, 7);
  EXPECT_EQ(read_number("-3", -5, 5).value, -3);
  EXPECT_FALSE(read_number("9", 0, 9).error);
}

TEST(ReadNumber, SaysWhatIsWrong) {
  for (const char* bad : {"", "x", "1x", "1 ", " 1", "+1", "1.5", "--1", "-", "0x10", "1e3"}) {
    EXPECT_EQ(read_number(bad, -100, 100).error, NumberError::NotANumber) << bad;
  }
  EXPECT_EQ(read_number("-1", 0, 9).error, NumberError::TooSmall);
  EXPECT_EQ(read_number("10", 0, 9).error, NumberError::TooLarge);
}

TEST(ReadNumber, SurvivesMoreDigitsThanAMachineWord) {
  const std::string huge(400, '9');
  EXPECT_EQ(read_number(huge, 0, 9).error, NumberError::TooLarge);
  EXPECT_EQ(read_number("-" + huge, 0, 9).error, NumberError::TooSmall);
  EXPECT_EQ(read_number(huge + "x", 0, 9).error, NumberError::NotANumber);
}

TEST(Quotable, ShortensAndCleans) {
  EXPECT_EQ(quotable("d4"), "d4");
  EXPECT_EQ(quotable("a\nb\x01\xC3\xA9"), "a?b???");
  EXPECT_EQ(quotable(std::string(30, 'x')), std::string(24, 'x') + "...");
}

}  // namespace
}  // namespace messhall
