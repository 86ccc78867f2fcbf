#include "base/result.hpp"

#include <gtest/gtest.h>

#include <string>

namespace messhall {
namespace {

TEST(Result, HoldsAValue) {
  Result<std::string> result(std::string("d4"));
  ASSERT_TRUE(result.ok());
  EXPECT_TRUE(static_cast<bool>(result));
  EXPECT_EQ(*result, "d4");
  EXPECT_EQ(result->size(), 2U);
  *result += "d5";
  EXPECT_EQ(*result, "d4d5");
}

TEST(Result, HoldsTheReasonWhyThereIsNone) {
  const Result<int> result(Message{{"test.reason", "No."}});
  ASSERT_FALSE(result);
  EXPECT_EQ(say(result.error()), "No.");
}

}  // namespace
}  // namespace messhall
