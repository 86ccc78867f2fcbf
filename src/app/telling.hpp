// What an action of a property game does, in one sentence or a few: for lists, announcements and hints.
#pragma once

#include <string>
#include <string_view>

#include "games/game.hpp"

namespace messhall::app {

// The sentences of the action, one after the other; empty when it tells nothing by itself (a roll, before the dice).
[[nodiscard]] Message story(const games::ActionView& view);
// The same; what tells nothing is said as what the player is to do: "Roll the dice."
[[nodiscard]] Message advice(const games::ActionView& view);

// How a square is called in commands: "d4", or its number on a track.
[[nodiscard]] std::string square_word(const games::GameInfo& info, Square square);
[[nodiscard]] std::optional<Square> read_square_word(const games::GameInfo& info, std::string_view text);

}  // namespace messhall::app
