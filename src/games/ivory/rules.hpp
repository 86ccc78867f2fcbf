// The rules that the players choose before a game of Storm the Ivory Tower.
#pragma once

#include <cstdint>
#include <span>

#include "base/result.hpp"
#include "games/game.hpp"

namespace messhall::games::ivory {

enum class Repetition : std::uint8_t {
  PerpetualCheck,  // a piece may not give check on three of its owner's turns in a row
  Zillions,        // whoever brings about a position for the third time loses
};

struct Rules {
  Repetition repetition = Repetition::PerpetualCheck;
  bool third_draws = true;  // with PerpetualCheck: any other third occurrence of a position is a draw
  bool move_limit = true;   // kMoveLimit plies without a capture are a draw
};

inline constexpr int kMoveLimit = 100;

// "repetition", "third-time" and "move-limit", as the players see them; options.cpp.
[[nodiscard]] std::span<const OptionInfo> options_offered();

// Reads the options; a missing one has its default. Refuses an unknown option or choice.
[[nodiscard]] Result<Rules> read_rules(const Options& options);
// The same the other way, every option named.
[[nodiscard]] Options write_rules(const Rules& rules);

}  // namespace messhall::games::ivory
