// The players of Mess beside the board: cash, worth, pieces in hand and in the graveyard, deeds by group.
#pragma once

#include "ui/screens/hall.hpp"

namespace messhall::ui::mess {

inline constexpr float kPanelHeight = 166;
inline constexpr float kStripHeight = 54;

// In the side column. A panel lower than kPanelHeight leaves out what does not fit.
void player_panel(Context& c, Hall& hall, std::string_view id, Rect rect, games::Side side);
// Where the pieces of the graveyard begin in such a panel.
[[nodiscard]] Point graveyard_in(Rect panel);
// In one line or two: name, worth, hand, cash.
void player_strip(Context& c, Hall& hall, std::string_view id, Rect rect, games::Side side, bool panelled);

}  // namespace messhall::ui::mess
