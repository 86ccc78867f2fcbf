// The rules that the players choose before a game of College Mess.
#pragma once

#include <span>

#include "base/result.hpp"
#include "games/game.hpp"

namespace messhall::games::college {

struct Rules {
  Side first_player = Side::First;  // who moves first from the start; a position text says for itself
  bool repetition = true;           // the third occurrence of a position is a draw
  bool move_limit = true;           // kMoveLimit plies without capture or promotion are a draw
};

inline constexpr int kMoveLimit = 100;

// "first-player", "repetition" and "move-limit", as the players see them; options.cpp.
[[nodiscard]] std::span<const OptionInfo> options_offered();

// Reads the options; a missing one has its default. Refuses an unknown option or choice.
[[nodiscard]] Result<Rules> read_rules(const Options& options);
// The same the other way, every option named.
[[nodiscard]] Options write_rules(const Rules& rules);

}  // namespace messhall::games::college
