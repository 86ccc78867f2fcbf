// How long to think about a move.
#pragma once

#include <cstdint>
#include <functional>

#include "search/limits.hpp"

namespace messhall::search {

// Milliseconds since any fixed moment. Never read in searches without a time limit, except for the reports.
using TimeSource = std::function<std::int64_t()>;
[[nodiscard]] TimeSource steady_time();

struct TimePlan {
  std::int64_t soft = 0;  // no new iteration starts after so many milliseconds
  std::int64_t hard = 0;  // the search is cut off here

  friend constexpr bool operator==(const TimePlan&, const TimePlan&) = default;
};

// For limits with a time in them. Leaves a reserve for the way of the answer; both are at least one millisecond.
[[nodiscard]] TimePlan plan_time(const Limits& limits);

}  // namespace messhall::search
