// The rules that the players choose before a game of Smess.
#pragma once

#include <cstdint>
#include <span>

#include "base/result.hpp"
#include "games/game.hpp"

namespace messhall::games::smess {

enum class Promotion : std::uint8_t {
  Always,    // a Ninny becomes a Numskull wherever an enemy Numskull started
  Exchange,  // only while one of the player's own Numskulls is captured (German rules of the same set)
};

struct Rules {
  Promotion promotion = Promotion::Always;
  bool repetition = true;  // the third occurrence of a position is a draw
  bool move_limit = true;  // kMoveLimit plies without capture or promotion are a draw
};

inline constexpr int kMoveLimit = 100;
// All Numskulls of a colour that the box holds.
inline constexpr int kNumskullsInBox = 4;

// "promotion", "repetition" and "move-limit", as the players see them; options.cpp.
[[nodiscard]] std::span<const OptionInfo> options_offered();

// Reads the options; a missing one has its default. Refuses an unknown
// option or choice.
[[nodiscard]] Result<Rules> read_rules(const Options& options);
// The same the other way, every option named.
[[nodiscard]] Options write_rules(const Rules& rules);

}  // namespace messhall::games::smess
