// The commands of the terminal program. Each gives the exit code; a message means: bad arguments, exit 2.
#pragma once

#include <string_view>

#include "base/result.hpp"
#include "games/game.hpp"
#include "main/terminal/arguments.hpp"

namespace messhall::terminal {

inline constexpr int kDone = 0;
inline constexpr int kRefused = 1;  // an illegal move
inline constexpr int kBadArguments = 2;

using Exit = Result<int>;

// position_commands.cpp
Exit list_games(const Arguments& arguments);
Exit list_moves(const Arguments& arguments);
Exit count_perft(const Arguments& arguments);
Exit show_position(const Arguments& arguments);
Exit play_moves(const Arguments& arguments);

// match_commands.cpp
Exit run_bench(const Arguments& arguments);
Exit run_match(const Arguments& arguments);

// tablebase_command.cpp
Exit build_tablebase(const Arguments& arguments);

// console.cpp: the protocol on standard input and output, until "quit" or the end of the input.
Exit run_console(const Arguments& arguments);

// The game with this id; the error lists those that there are.
[[nodiscard]] Result<const games::Game*> read_game(std::string_view id);

}  // namespace messhall::terminal
