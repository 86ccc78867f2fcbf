// Choosing rules: what all games have in common.
#pragma once

#include <span>
#include <string_view>

#include "base/result.hpp"
#include "games/game.hpp"

namespace messhall::games {

inline constexpr Text kOn{"option.on", "On"};
inline constexpr Text kOff{"option.off", "Off"};

// Refuses an option that is not among those offered, and a choice that the option does not have.
[[nodiscard]] Failure check_option(std::span<const OptionInfo> offered, std::string_view id, std::string_view choice);

}  // namespace messhall::games
