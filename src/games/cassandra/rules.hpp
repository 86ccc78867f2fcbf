// What the players choose before a game of Cassandra Chess.
#pragma once

#include <array>
#include <span>

#include "base/result.hpp"
#include "games/cassandra/piece.hpp"
#include "games/game.hpp"

namespace messhall::games::cassandra {

struct Rules {
  std::array<Army, 2> armies{Army::Fide, Army::Fide};  // by Side
  bool foresight = true;                               // prophecies; without them, Chess with Different Armies
  bool third_draws = true;                             // the third occurrence of a position is a draw
  bool move_limit = true;  // kMoveLimit plies without capture, pawn move or success are a draw

  [[nodiscard]] Army army(Side side) const { return armies[index(side)]; }
};

inline constexpr int kMoveLimit = 100;

// "white-army", "black-army", "prophecies", "repetition" and "move-limit", as the players see them; options.cpp.
[[nodiscard]] std::span<const OptionInfo> options_offered();

// Reads the options; a missing one has its default. Refuses an unknown option or choice.
[[nodiscard]] Result<Rules> read_rules(const Options& options);
// The same the other way, every option named.
[[nodiscard]] Options write_rules(const Rules& rules);

}  // namespace messhall::games::cassandra
