// Where tokens come to stand in Mess, in the long run and with the next throw.
#pragma once

#include <array>

#include "games/mess/board.hpp"

namespace messhall::search::mess {

// Parts of a landing: 10,000 is one landing on the square in every turn.
inline constexpr int kWholeLanding = 10'000;
using Landings = std::array<int, games::mess::kRim>;

// How often a turn brings the token to rest on each square, over a long game: doubles, cards and jail included. As
// with the Markov chain that the property game's students use (Ash and Bishop, "Monopoly as a Markov process", 1972).
[[nodiscard]] const Landings& long_run();

// The same for the next turn of a token that stands there; further throws after doubles and what cards do are left to
// long_run().
[[nodiscard]] const Landings& next_turn(Square token);

}  // namespace messhall::search::mess
