// Players of a match between programs.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "base/random.hpp"
#include "base/result.hpp"
#include "engine/game_search.hpp"
#include "games/game.hpp"

namespace messhall::engine {

// "level=3", "nodes=5000", "depth=8", "movetime=100" (milliseconds), "random", or "sensible": any legal action by lot,
// without those that are plainly foolish in games where the engine knows them (sensible_actions()). With ",blind" after
// it the player knows nothing of prophecies, in games that have them: it makes none and fears none.
struct PlayerSpec {
  enum class Kind : std::uint8_t { Level, Nodes, Depth, MoveTime, Random, Sensible };
  Kind kind = Kind::Random;
  std::int64_t value = 0;
  bool blind = false;
};
[[nodiscard]] Result<PlayerSpec> read_player(std::string_view text);

class Player {
 public:
  // game: an id of the registry. seed: of all that is left to chance.
  Player(std::string_view game, const PlayerSpec& spec, std::uint64_t seed);

  // Before each game: nothing of the last one is remembered.
  void new_game(std::uint64_t seed);
  // The position must not be over.
  [[nodiscard]] games::Action choose(const games::Position& position);

 private:
  PlayerSpec spec_;
  std::uint64_t seed_;
  Random random_;
  search::TranspositionTable table_;
  std::atomic<bool> stop_{false};
  std::unique_ptr<GameSearch> search_;
};

}  // namespace messhall::engine
