// The search of any game behind one face: positions of the contract go in, actions come out.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/level.hpp"
#include "games/game.hpp"
#include "search/limits.hpp"
#include "search/score.hpp"
#include "search/time.hpp"
#include "search/transposition.hpp"

namespace messhall::engine {

// A report of the search. The score is for the side to move.
struct SearchLine {
  int depth = 0;
  int seldepth = 0;
  int multi_pv = 1;
  search::Score score = 0;
  search::Bound bound = search::Bound::Exact;
  std::uint64_t nodes = 0;
  std::int64_t milliseconds = 0;
  int hashfull = 0;
  std::vector<games::Action> moves{};
};

struct SearchRequest {
  search::Limits limits{};
  int multi_pv = 1;
  // With a level its budget is one more limit, its errors choose the move, and nothing is remembered from earlier
  // searches: position, moves before it and seed decide alone.
  std::optional<Level> level{};
  std::uint64_t seed = 0;
  std::vector<games::Action> only{};  // the moves to look at; empty: all
  bool blind = false;                 // knows nothing of prophecies, in games that have them: makes none and fears none
};

class GameSearch {
 public:
  using Listener = std::function<void(const SearchLine&)>;
  virtual ~GameSearch() = default;

  virtual void listen(Listener listener) = 0;
  // Sets up a search from the position, knowing the history that led to it.
  virtual void start(const games::Position& position, const SearchRequest& request) = 0;
  // Does one iteration. True while there is more to do.
  virtual bool step() = 0;
  // The move to play, by the level's errors if it has some; nothing when the game is over.
  [[nodiscard]] virtual std::optional<games::Action> choice() const = 0;
  [[nodiscard]] virtual std::uint64_t nodes() const = 0;
  // Forgets what earlier searches found.
  virtual void forget() = 0;
};

// All referenced things must outlive the search. `stop` may be set by another thread. Null when no game has the id.
[[nodiscard]] std::unique_ptr<GameSearch> make_game_search(std::string_view game, search::TranspositionTable& table,
                                                           const std::atomic<bool>& stop, search::TimeSource now);

}  // namespace messhall::engine
