#include "search/time.hpp"

#include <algorithm>
#include <chrono>

namespace messhall::search {
namespace {

// Milliseconds kept back for pipes and message queues. A worker's message takes 1 to 5 ms, a busy page's frame 16.
constexpr std::int64_t kReserve = 20;
// A game of Smess lasts about 40 moves a side (measured in matches of level 4 against itself); most are decided
// earlier.
constexpr std::int64_t kExpectedMoves = 30;
// Share of the increment that a move may use, in percent; the rest slowly fills the clock.
constexpr std::int64_t kIncrementShare = 75;
// An unfinished iteration may use so many times the planned time, but never more than this share of the clock.
constexpr std::int64_t kOverrun = 4;
constexpr std::int64_t kClockShare = 40;

TimePlan plan_clock(const ClockTime& clock) {
  const std::int64_t left = std::max<std::int64_t>(clock.remaining - kReserve, 1);
  const std::int64_t moves =
      clock.moves_to_go > 0 ? std::min<std::int64_t>(clock.moves_to_go, kExpectedMoves) : kExpectedMoves;
  const std::int64_t share = left / moves + clock.increment * kIncrementShare / 100;
  // With one move to go the whole clock is ours.
  const std::int64_t most = clock.moves_to_go == 1 ? left : std::max<std::int64_t>(left * kClockShare / 100, 1);
  const std::int64_t soft = std::clamp<std::int64_t>(share, 1, most);
  return {soft, std::clamp<std::int64_t>(share * kOverrun, soft, most)};
}

}  // namespace

TimeSource steady_time() {
  return [] {
    using namespace std::chrono;
    return static_cast<std::int64_t>(duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count());
  };
}

TimePlan plan_time(const Limits& limits) {
  TimePlan plan{INT64_MAX, INT64_MAX};
  if (limits.clock) plan = plan_clock(*limits.clock);
  if (limits.move_time) {
    const std::int64_t all = std::max<std::int64_t>(*limits.move_time, 1);
    plan.soft = std::min(plan.soft, all);
    plan.hard = std::min(plan.hard, all);
  }
  return plan;
}

}  // namespace messhall::search
