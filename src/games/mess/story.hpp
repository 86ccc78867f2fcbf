// Mess in sentences: what is asked, what has happened, what is not allowed and why.
#pragma once

#include <vector>

#include "base/message.hpp"
#include "games/mess/state.hpp"

namespace messhall::games::mess {

// What the player who acts is asked, with what it costs.
[[nodiscard]] Message question(const State& state);

// What the action does, with amounts, the most important first.
[[nodiscard]] std::vector<Message> story(const State& before, Action action);

// Why the action is not legal now; empty when it is.
[[nodiscard]] Message refusal(const State& state, Action action);

// How the game has ended; empty while it goes on.
[[nodiscard]] Message ending(const State& state);

}  // namespace messhall::games::mess
