// What ends a search.
#pragma once

#include <cstdint>
#include <optional>

namespace messhall::search {

// Milliseconds on the clock of the side to move.
struct ClockTime {
  std::int64_t remaining = 0;
  std::int64_t increment = 0;
  int moves_to_go = 0;  // until the next time control; 0: the rest of the game
};

// Every limit that is set holds; the first one that is reached ends the search. With none the search goes on to
// kMaxDepth or until it is stopped.
struct Limits {
  int depth = 0;                            // plies; 0: no limit
  std::uint64_t nodes = 0;                  // positions visited, exactly; 0: no limit
  int mate = 0;                             // ends when a win in so many moves is proven; 0: no limit
  std::optional<std::int64_t> move_time{};  // milliseconds
  std::optional<ClockTime> clock{};
  bool infinite = false;  // the answer waits for "stop" even when the search has come to its end

  [[nodiscard]] bool limited() const { return depth > 0 || nodes > 0 || mate > 0 || timed(); }
  [[nodiscard]] bool timed() const { return move_time.has_value() || clock.has_value(); }
};

}  // namespace messhall::search
