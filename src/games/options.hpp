// Choosing rules: what all games have in common.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "games/game.hpp"

namespace messhall::games {

inline constexpr Text kOn{"option.on", "On"};
inline constexpr Text kOff{"option.off", "Off"};

// Refuses an option that is not among those offered, and a choice that the option does not have.
[[nodiscard]] Failure check_option(std::span<const OptionInfo> offered, std::string_view id, std::string_view choice);

// Two switches that several games have, on by default, both the house's own: "repetition" and "move-limit".
inline constexpr std::string_view kRepetitionOption = "repetition";
inline constexpr std::string_view kMoveLimitOption = "move-limit";
[[nodiscard]] OptionInfo repetition_option();
// about: what counts as progress, where the game has its own words for it.
[[nodiscard]] OptionInfo move_limit_option(Text about = {});
// "on" or "off".
[[nodiscard]] std::string switch_choice(bool on);

}  // namespace messhall::games
