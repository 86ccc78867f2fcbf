// What a player of Cassandra Chess hunts: the six targets in their order, from Pawn to King.
#pragma once

#include <array>

#include "ui/kit/widget.hpp"

namespace messhall::ui::kit {

struct Ladder {
  std::array<Sprite, 6> pictures{};  // the foe's pieces, one a rung
  int now = 0;                       // the rung that is hunted; those before it are done with
  bool shown = false;                // most games have none
};
inline constexpr float kLadderHeight = 34;

// Six cells side by side: done ones faded, with a check; the hunted one in the colour of prophecies. When the hunt goes
// on to the next rung, the mark glides there.
void ladder(Context& c, std::string_view id, Rect rect, const Ladder& ladder);

}  // namespace messhall::ui::kit
