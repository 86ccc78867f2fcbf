// Fixed searches. Their count of nodes is the fingerprint of the search: one commit gives one count, on every machine,
// native and wasm.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "engine/game_search.hpp"
#include "search/time.hpp"
#include "search/transposition.hpp"

namespace messhall::engine {

inline constexpr int kBenchDepth = 13;
// Of the game's fingerprint, when no other depth is asked for: kBenchDepth for most.
[[nodiscard]] int bench_depth(std::string_view game);

class Bench {
 public:
  // game: an id of the registry. depth: of each search, in plies.
  Bench(std::string_view game, int depth, search::TimeSource now);

  // One iteration of one search. True while there is more to do.
  bool step();
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
  [[nodiscard]] std::int64_t milliseconds() const { return milliseconds_; }
  [[nodiscard]] std::uint64_t nodes_per_second() const;

 private:
  bool start_next();

  const games::Game* game_;
  int depth_;
  search::TimeSource now_;
  std::span<const std::string_view> texts_;
  search::TranspositionTable table_{search::TranspositionTable::kDefaultMegabytes};
  std::atomic<bool> stop_{false};
  std::unique_ptr<GameSearch> search_;
  std::size_t next_ = 0;
  bool running_ = false;
  std::uint64_t nodes_ = 0;
  std::int64_t milliseconds_ = 0;
};

// Nodes a second, without a division by zero.
[[nodiscard]] std::uint64_t per_second(std::uint64_t nodes, std::int64_t milliseconds);

}  // namespace messhall::engine
