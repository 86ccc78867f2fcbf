// What somebody chooses before a game, and what is remembered of it for the next time.
#pragma once

#include <string_view>

#include "app/match.hpp"
#include "app/seat.hpp"
#include "app/settings.hpp"
#include "base/random.hpp"

namespace messhall::app {

// For somebody who has chosen nothing yet.
inline constexpr Seats kUsualSeats{kHuman, Seat{2}};

// What was chosen last, for this game: the same seats, and the same options if it was the same game. Begins at the
// start of the game. A text that cannot be read is passed over.
[[nodiscard]] MatchSetup remembered_setup(const Settings& settings, std::string_view game);
// Remembers game, seats and options; not the position.
void remember_setup(Settings& settings, const MatchSetup& setup);

// Throws a coin for the sides.
[[nodiscard]] Seats drawn_lots(Seats seats, Random& random);
[[nodiscard]] constexpr Seats swapped(Seats seats) { return {seats.second, seats.first}; }

}  // namespace messhall::app
