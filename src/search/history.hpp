// Which moves turned out well elsewhere in the tree.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "games/game.hpp"
#include "search/score.hpp"
#include "search/tuning.hpp"

namespace messhall::search {

// Killers by ply, and counts by from and to for each side. (Moves that answered the opponent's last one well, tried
// before the others, cost 26 Elo: docs/engine.md.)
template <class P>
class History {
 public:
  using Move = typename P::Move;

  History() : counts_(2 * kPairs) {}

  void clear() {
    std::fill(counts_.begin(), counts_.end(), std::int16_t{0});
    killers_.fill({});
  }
  // Before a new search: plies have shifted, and old counts weigh less.
  void age() {
    for (std::int16_t& count : counts_) count = static_cast<std::int16_t>(count / 2);
    killers_.fill({});
  }

  [[nodiscard]] int count(games::Side side, Move move) const { return counts_[slot(side, move)]; }
  [[nodiscard]] bool killer(int ply, Move move) const {
    const auto& known = killers_[static_cast<std::size_t>(ply)];
    return move == known[0] || move == known[1];
  }
  // A quiet move was too good for the opponent.
  void reward(games::Side side, int ply, Move move, int depth) {
    auto& known = killers_[static_cast<std::size_t>(ply)];
    if (!(known[0] == move)) known = {move, known[0]};
    update(side, move, bonus(depth));
  }
  // A quiet move was tried before a better one.
  void punish(games::Side side, Move move, int depth) { update(side, move, -bonus(depth)); }

 private:
  static constexpr std::size_t kPairs = static_cast<std::size_t>(P::kSquares) * P::kSquares;

  [[nodiscard]] static std::size_t slot(games::Side side, Move move) {
    return (static_cast<std::size_t>(side) * P::kSquares + move.from()) * P::kSquares + move.to();
  }
  [[nodiscard]] static int bonus(int depth) {
    return std::min(depth * depth * tuning::kHistoryFactor, tuning::kHistoryMost);
  }
  // Moves toward the limit, the slower the nearer: the limit is never passed.
  void update(games::Side side, Move move, int change) {
    std::int16_t& count = counts_[slot(side, move)];
    count = static_cast<std::int16_t>(count + change - count * std::abs(change) / tuning::kHistoryLimit);
  }

  std::vector<std::int16_t> counts_;
  std::array<std::array<Move, 2>, kMaxPly + 1> killers_{};
};

}  // namespace messhall::search
