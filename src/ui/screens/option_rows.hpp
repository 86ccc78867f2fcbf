// The options of a game as rows: choices side by side, or a switch; ours wear their tag.
#pragma once

#include <string_view>

#include "games/game.hpp"
#include "ui/context.hpp"

namespace messhall::ui {

inline constexpr Text kHouseRule{"rules.tag.house", "House rule"};
inline constexpr Text kInventorsRule{"rules.tag.inventor", "Inventor's rule"};

// What is chosen of this option: its default when nothing is.
[[nodiscard]] std::string_view chosen(const games::OptionInfo& option, const games::Options& options);
// On or off: its choices need no names.
[[nodiscard]] bool is_switch(const games::OptionInfo& option);

// What one side chooses for itself has no row: see army_chooser.hpp. Cuts the rows off `column`; their ids begin with
// `id`. True when `options` was changed.
bool option_rows(Context& c, std::string_view id, Rect& column, const games::GameInfo& info, games::Options& options,
                 bool disabled = false);

}  // namespace messhall::ui
