// The options of the protocol and what they are set to.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "engine/level.hpp"
#include "games/game.hpp"
#include "search/transposition.hpp"

namespace messhall::engine {

inline constexpr int kMostLines = 64;

struct EngineOptions {
  const games::Game* game = nullptr;  // never null after default_options()
  games::Options rules{};             // of the game; a missing one has its default
  int multi_pv = 1;
  int hash_megabytes = search::TranspositionTable::kDefaultMegabytes;
  int level = kFullStrength;
  std::uint64_t seed = 0;
};

[[nodiscard]] EngineOptions default_options();

// What an option concerns, so that the engine knows what to renew.
enum class OptionKind : std::uint8_t { Search, Rules, Memory, ClearMemory };

// Changes one option, or nothing and says why. Names are read without regard to case.
[[nodiscard]] Result<OptionKind> set_option(EngineOptions& options, std::string_view name, std::string_view value);

// The lines "option name ..." that answer "uci". The rules of all games are listed.
[[nodiscard]] std::vector<std::string> option_lines();

}  // namespace messhall::engine
