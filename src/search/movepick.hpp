// The order in which moves are tried: best first.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "games/game.hpp"
#include "search/history.hpp"
#include "search/royal.hpp"

namespace messhall::search {

// A capture that loses material when the piece is taken back: the taker is worth more, and the target is guarded.
template <class P>
[[nodiscard]] bool losing_capture(const P& position, typename P::Move move) {
  return position.captured_value(move) < position.moving_value(move) &&
         position.attacked(move.to(), games::other(position.side()));
}

// Whether the move takes a piece away from a square where it would vanish.
template <class Move>
[[nodiscard]] bool saves(Move move, Square menaced) {
  return menaced != kNoSquare && move.from() == menaced;
}

// What a capture or promotion is worth in the order: the dearest victim first, by the cheapest taker.
template <class P>
[[nodiscard]] int noisy_rank(const P& position, typename P::Move move) {
  constexpr int kVictimWeight = 16;
  constexpr int kPromotion = 400;
  constexpr int kDearest = 1000;  // a royal piece that takes is a dear one, no more
  return position.captured_value(move) * kVictimWeight - std::min(position.moving_value(move), kDearest) +
         (position.promotes(move) ? kPromotion * kVictimWeight : 0);
}

// Sorts as it goes: most nodes are cut off after a move or two.
template <class P>
class MovePicker {
 public:
  using Move = typename P::Move;

  // All moves: the table's, good captures and promotions, killers, quiet ones by history, captures
  // that lose material.
  MovePicker(const P& position, const History<P>& history, Move table_move, int ply) {
    position.generate(moves_);
    const games::Side side = position.side();
    const Square leaves_danger = menaced(position);
    for (std::size_t i = 0; i < moves_.size(); ++i) {
      const Move move = moves_[i];
      if (move == table_move) {
        ranks_[i] = kTable;
      } else if (position.captures(move) || position.promotes(move)) {
        ranks_[i] = noisy_rank(position, move) + (losing_capture(position, move) ? kLosing : kGood);
      } else if (saves(move, leaves_danger)) {
        ranks_[i] = kSaving + history.count(side, move);
      } else if (history.killer(ply, move)) {
        ranks_[i] = kKiller;
      } else {
        ranks_[i] = history.count(side, move);
      }
    }
  }

  // Captures and promotions only; those that lose material are left out. Besides, the ways out of the square where a
  // piece would vanish.
  MovePicker(const P& position, Move table_move) {
    typename P::MoveList noisy;
    position.generate_noisy(noisy);
    for (const Move move : noisy) {
      if (losing_capture(position, move)) continue;
      ranks_[moves_.size()] = move == table_move ? kTable : noisy_rank(position, move);
      moves_.push(move);
    }
    if (const Square square = menaced(position); square != kNoSquare) add_ways_out(position, square);
  }

  // The best of those that are left, or the null move.
  [[nodiscard]] Move next() {
    if (next_ == moves_.size()) return Move{};
    std::size_t best = next_;
    for (std::size_t i = next_ + 1; i < moves_.size(); ++i)
      if (ranks_[i] > ranks_[best]) best = i;
    // Moves over the gap, so that equals keep the order in which they were generated.
    const Move move = moves_[best];
    const int rank = ranks_[best];
    for (; best > next_; --best) {
      moves_[best] = moves_[best - 1];
      ranks_[best] = ranks_[best - 1];
    }
    moves_[next_] = move;
    ranks_[next_] = rank;
    ++next_;
    return move;
  }

  [[nodiscard]] std::size_t size() const { return moves_.size(); }

 private:
  void add_ways_out(const P& position, Square square) {
    typename P::MoveList all;
    position.generate(all);
    for (const Move move : all) {
      if (move.from() != square || position.captures(move) || position.promotes(move)) continue;
      ranks_[moves_.size()] = 0;
      moves_.push(move);
    }
  }

  static constexpr int kTable = 1 << 30;
  static constexpr int kGood = 1 << 28;
  static constexpr int kSaving = 1 << 21;
  static constexpr int kKiller = 1 << 20;
  static constexpr int kLosing = -(1 << 28);

  typename P::MoveList moves_;
  std::array<int, P::MoveList::kCapacity> ranks_;  // NOLINT: set along with the moves
  std::size_t next_ = 0;
};

}  // namespace messhall::search
