// The options of Mess.
#pragma once

#include <span>

#include "base/result.hpp"
#include "games/game.hpp"
#include "games/mess/state.hpp"

namespace messhall::games::mess {

[[nodiscard]] std::span<const OptionInfo> options_offered();
// Errors: no such option, no such choice.
[[nodiscard]] Result<Rules> read_rules(const Options& options);
// All of them, as the options would say it. A game of another number of rounds than those offered has none of them.
[[nodiscard]] Options rules_as_options(const Rules& rules);

}  // namespace messhall::games::mess
