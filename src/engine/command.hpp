// What a line of the protocol asks for. Reading changes nothing: a line is understood wholly or refused.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "search/limits.hpp"

namespace messhall::engine {

// "setoption name NAME [value VALUE]"; names and values may hold spaces.
struct OptionCommand {
  std::string name;
  std::string value;
};

// "position startpos|fen TEXT [moves MOVE...]". The moves are not looked at yet.
struct PositionCommand {
  std::string text;  // "startpos" or position text
  std::vector<std::string> moves;
};

// "go [LIMIT...] [searchmoves MOVE...]". wtime and winc belong to the side that moves first.
struct GoCommand {
  search::Limits limits{};  // without the clock
  std::optional<search::ClockTime> first_clock{};
  std::optional<search::ClockTime> second_clock{};
  std::vector<std::string> only{};
  std::optional<int> perft{};  // instead of a search
};

// The words after the command's own. The error says which word is wrong and what was expected.
[[nodiscard]] Result<OptionCommand> read_option_command(std::span<const std::string_view> words);
[[nodiscard]] Result<PositionCommand> read_position_command(std::span<const std::string_view> words);
[[nodiscard]] Result<GoCommand> read_go_command(std::span<const std::string_view> words);

// A whole number from least to most. `what` names it in the error.
[[nodiscard]] Result<std::int64_t> read_whole(std::string_view what, std::string_view text, std::int64_t least,
                                              std::int64_t most);

inline constexpr int kMostPerftDepth = 20;

}  // namespace messhall::engine
