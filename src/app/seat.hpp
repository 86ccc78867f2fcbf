// Who plays a side: a human or the computer at a level.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "base/message.hpp"
#include "games/game.hpp"

namespace messhall::app {

inline constexpr int kLevels = 4;

struct Seat {
  int level = 0;  // 0: a human; 1 to kLevels: the computer

  [[nodiscard]] constexpr bool human() const { return level == 0; }
  [[nodiscard]] constexpr bool computer() const { return level != 0; }
  friend constexpr bool operator==(const Seat&, const Seat&) = default;
};

inline constexpr Seat kHuman{};

// The seats of First and Second.
struct Seats {
  Seat first{};
  Seat second{};

  [[nodiscard]] constexpr const Seat& of(games::Side side) const {
    return side == games::Side::Second ? second : first;
  }
  // Both human, one human, none.
  [[nodiscard]] constexpr int humans() const { return (first.human() ? 1 : 0) + (second.human() ? 1 : 0); }
  friend constexpr bool operator==(const Seats&, const Seats&) = default;
};

// "human" or "1" to "4"; nothing for anything else.
[[nodiscard]] std::optional<Seat> parse_seat(std::string_view text);
[[nodiscard]] std::string seat_text(Seat seat);

// The word for a level: "bad", "better", "good", "very good".
[[nodiscard]] Text level_name(int level);
// "You", "Player" or "Level 3", as a card or a list shows it. `alone` is true when the other seat is the computer's.
[[nodiscard]] Message seat_name(Seat seat, bool alone);

}  // namespace messhall::app
