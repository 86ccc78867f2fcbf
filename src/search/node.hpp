// Part of searcher.hpp: one position of the tree.
//
// Taking the royal piece ends the game, and nobody is kept from leaving it in danger. The search sees that a ply early:
// a child in which the opponent could take it is not entered but scored as lost (search_moves), so that a node below
// the root never has the opponent's royal piece to take.
#pragma once

#include <array>
#include <bit>

#include "search/movepick.hpp"
#include "search/royal.hpp"
#include "search/searcher.hpp"

namespace messhall::search {

template <games::ConcretePosition P>
Score Searcher<P>::search(Score alpha, Score beta, int depth, int ply, bool expect_cut) {
  if (depth <= 0) return quiesce(alpha, beta, ply);
  const bool pv = beta - alpha > 1;
  line(ply).length = 0;
  seldepth_ = std::max(seldepth_, ply);
  if (const auto score = settled(ply)) return *score;

  // No line from here can beat a shorter win that is known.
  alpha = std::max(alpha, loss_in(turns(ply)));
  beta = std::min(beta, win_in(turns(ply) + 1));
  if (alpha >= beta) return alpha;

  const auto known = table_.probe(position_.key());
  if (known && !pv && known->depth >= depth && known->bound != Bound::None) {
    const Score score = from_table(known->score, turns(ply));
    if (cuts_off(*known, score, beta)) return score;
  }
  const Move table_move = known ? Move::from_code(known->move) : Move{};
  frame(ply).evaluation = frame(ply).threatened ? kNoScore : evaluate(ply, known);

  if (!pv && !frame(ply).threatened) {
    if (const auto score = prune_node(alpha, beta, depth, ply, expect_cut)) return *score;
    if (stopped_) return kDraw;
  }
  if (table_move == Move{} && depth >= tuning::kInternalReductionDepth) --depth;
  return search_moves(alpha, beta, depth, ply, expect_cut, table_move);
}

// Cutoffs without trying a move.
template <games::ConcretePosition P>
std::optional<Score> Searcher<P>::prune_node(Score alpha, Score beta, int depth, int ply, bool expect_cut) {
  const Score standing = frame(ply).evaluation;
  if (is_sure(beta) || is_sure(alpha)) return std::nullopt;
  if (depth <= tuning::kReverseFutilityDepth && standing - tuning::kReverseFutilityMargin * depth >= beta)
    return standing;
  if (depth <= tuning::kRazorDepth && standing + tuning::kRazorMargin * depth <= alpha) {
    const Score score = quiesce(alpha, beta, ply);
    if (stopped_ || score <= alpha) return score;
  }
  if (expect_cut && standing >= beta) return try_null_move(beta, depth, ply);
  return std::nullopt;
}

// If even passing keeps the score above beta, some move will. Wrong where every move does harm, which on arrow boards
// is common in endings and possible elsewhere; so not with few pieces, and with a second look at depth.
template <games::ConcretePosition P>
std::optional<Score> Searcher<P>::try_null_move(Score beta, int depth, int ply) {
  const bool passed_before = ply > 0 && previous_move(ply) == Move{};
  if (verifying_ || passed_before || depth < tuning::kNullDepth) return std::nullopt;
  if (position_.piece_count(position_.side()) < tuning::kNullPieces) return std::nullopt;

  const int reduced = depth - tuning::kNullReduction - depth / tuning::kNullDepthShare;
  const std::size_t reversible = reversible_;
  frame(ply).move = Move{};
  push_keys();
  reversible_ = keys_.size();
  const typename P::Undo undo = position_.make_null();
  begin_turn(ply + 1);
  frame(ply + 1).threatened = threatened(position_);
  // What comes true as the turn passes may lay the royal piece open.
  const Score score = can_take_royal(position_) ? -kInfinite : -search(-beta, -beta + 1, reduced, ply + 1, false);
  position_.unmake_null(undo);
  pop_keys();
  reversible_ = reversible;
  if (stopped_) return kDraw;
  if (score < beta || is_sure(score)) return std::nullopt;
  if (depth < tuning::kNullVerifyDepth) return score;

  verifying_ = true;
  const Score verified = search(beta - 1, beta, reduced, ply, false);
  verifying_ = false;
  if (stopped_) return kDraw;
  return verified >= beta ? std::optional<Score>(score) : std::nullopt;
}

// In how many plies less a late move is looked at first.
template <games::ConcretePosition P>
int Searcher<P>::reduction(int depth, int number, Move move, games::Side mover, bool pv, bool expect_cut) const {
  if (depth < tuning::kReductionDepth || number <= tuning::kReductionMoves) return 0;
  // Binary logarithms in 1/32, by straight lines between powers of two: whole numbers give the same on every machine.
  const auto log2 = [](int x) {
    const int whole = static_cast<int>(std::bit_width(static_cast<unsigned>(x))) - 1;
    return 32 * whole + ((x << 5) >> whole) % 32;
  };
  int plies = tuning::kReductionBase + tuning::kReductionFactor * log2(depth) * log2(number) / 1024;
  plies -= history_.count(mover, move) * 1024 / tuning::kReductionHistory;
  if (pv) plies -= 1024;
  if (expect_cut) plies += 1024;
  return std::clamp(plies / 1024, 0, depth - 2);
}

template <games::ConcretePosition P>
Score Searcher<P>::search_moves(Score alpha, Score beta, int depth, int ply, bool expect_cut, Move table_move) {
  const bool pv = beta - alpha > 1;
  const bool in_danger = frame(ply).threatened;
  const Score standing = frame(ply).evaluation;
  const games::Side mover = position_.side();
  const Score before = alpha;
  Score best = -kInfinite;
  Move best_move{};
  int number = 0;
  std::array<Move, 64> quiets;
  std::size_t quiet_count = 0;

  MovePicker<P> picker(position_, history_, table_move, ply);
  if (picker.size() == 0) return without_moves(ply);
  const Square leaves_danger = menaced(position_);
  for (Move move = picker.next(); !(move == Move{}); move = picker.next()) {
    const bool quiet = !position_.captures(move) && !position_.promotes(move);
    ++number;
    // Where quiet moves end the game, none is left out once a win is known: one of them may be quicker.
    const bool all_matter = kQuietMovesEnd<P> && (alpha >= kSureWin || saves(move, leaves_danger));
    if (quiet && !in_danger && best > -kSureWin && !all_matter) {
      if (!pv && depth <= tuning::kLateMoveDepth && number > tuning::kLateMoveBase + depth * depth) continue;
      if (depth <= tuning::kFutilityDepth && number > 1 &&
          standing + tuning::kFutilityBase + tuning::kFutilityMargin * depth <= alpha)
        continue;
    }
    const int less = quiet && !in_danger && !history_.killer(ply, move) && !saves(move, leaves_danger)
                         ? reduction(depth, number, move, mover, pv, expect_cut)
                         : 0;
    typename P::Undo undo;
    if (!enter(move, ply, undo)) return kDraw;
    const bool blunder = can_take_royal(position_);
    const Score score =
        blunder ? lose_royal(alpha, ply) : search_child(alpha, beta, depth, ply, less, expect_cut, number == 1);
    leave(move, undo);
    if (stopped_) return kDraw;

    if (score > best) {
      best = score;
      if (score > alpha) {
        alpha = score;
        best_move = move;
        extend_line(ply, move);
        if (score >= beta) {
          if (quiet) reward_cutoff(move, {quiets.data(), quiet_count}, depth, ply);
          break;
        }
      }
    }
    if (quiet && !blunder && quiet_count < quiets.size()) quiets[quiet_count++] = move;
  }
  const Bound bound = best >= beta ? Bound::Lower : alpha > before ? Bound::Exact : Bound::Upper;
  table_.store(position_.key(), {best_move.code(), to_table(best, turns(ply)), standing, depth, bound});
  return best;
}

// The score of a move after which the opponent takes the royal piece. Finishes the line for the reader.
template <games::ConcretePosition P>
Score Searcher<P>::lose_royal(Score alpha, int ply) {
  const Score score = loss_in(turns(ply + 1) + 1);
  if (score > alpha) {
    line(ply + 1).moves[0] = royal_capture(position_);
    line(ply + 1).length = 1;
  }
  return score;
}

// Principal variation search: the first move gets the whole window, the others must prove that they deserve it.
template <games::ConcretePosition P>
Score Searcher<P>::search_child(Score alpha, Score beta, int depth, int ply, int less, bool expect_cut, bool first) {
  const bool pv = beta - alpha > 1;
  const bool gives_threat = frame(ply + 1).threatened;
  const int below = depth - 1 + (gives_threat ? 1 : 0);
  if (first) return search_below(alpha, beta, below, ply, !pv && !expect_cut);
  if (gives_threat) less = 0;
  Score score = search_below(alpha, alpha + 1, below - less, ply, true);
  if (stopped_) return kDraw;
  if (score > alpha && less > 0) score = search_below(alpha, alpha + 1, below, ply, !expect_cut);
  if (stopped_) return kDraw;
  if (pv && score > alpha && score < beta) score = search_below(alpha, beta, below, ply, false);
  return score;
}

// The child that the board shows, seen from the node at `ply`: the other side's turn, or the second ply of this one.
// expect_cut: of the other side's node.
template <games::ConcretePosition P>
Score Searcher<P>::search_below(Score alpha, Score beta, int depth, int ply, bool expect_cut) {
  if constexpr (NamesSquares<P>) {
    if (position_.naming()) return name(alpha, beta, depth, ply + 1, expect_cut);
  }
  return -search(-beta, -alpha, depth, ply + 1, expect_cut);
}

// Without a legal move the game is lost, or drawn where the game says so.
template <games::ConcretePosition P>
Score Searcher<P>::without_moves(int ply) const {
  if constexpr (NamesSquares<P>) {
    if (position_.ending() == games::Ending::Draw) return kDraw;
  }
  return loss_in(turns(ply));
}

// Whether a known result, deep enough, ends a node with an empty window.
template <games::ConcretePosition P>
bool Searcher<P>::cuts_off(const TableEntry& known, Score score, Score beta) {
  return known.bound == Bound::Exact || known.bound == (score >= beta ? Bound::Lower : Bound::Upper);
}

template <games::ConcretePosition P>
void Searcher<P>::reward_cutoff(Move best, std::span<const Move> quiets, int depth, int ply) {
  const games::Side side = position_.side();
  history_.reward(side, ply, best, depth);
  for (const Move move : quiets) history_.punish(side, move, depth);
}

template <games::ConcretePosition P>
Score Searcher<P>::evaluate(int ply, const std::optional<TableEntry>& known) {
  Score score = known ? known->evaluation : kNoScore;
  if (score == kNoScore) {
    score = position_.evaluate();
    if (settings_.noise > 0) {
      // A position keeps its error for the whole search.
      const std::uint64_t mixed = (position_.key() ^ settings_.seed) * 0x9E3779B97F4A7C15U;
      score += static_cast<int>((mixed >> 33) % static_cast<std::uint64_t>(2 * settings_.noise + 1)) - settings_.noise;
    }
    score = std::clamp(score, -kSureWin + 1, kSureWin - 1);
  }
  frame(ply).evaluation = score;
  return score;
}

template <games::ConcretePosition P>
void Searcher<P>::extend_line(int ply, Move move) {
  Line& here = line(ply);
  const Line& below = line(ply + 1);
  here.moves[0] = move;
  const int length = std::min(below.length, kMaxPly);
  std::copy_n(below.moves.begin(), length, here.moves.begin() + 1);
  here.length = length + 1;
}

template <games::ConcretePosition P>
bool Searcher<P>::out_of_budget() {
  constexpr std::uint64_t kPollMask = 1023;  // looks at the clock and the flag every so many nodes
  if (stopped_) return true;
  if (limits_.nodes > 0 && nodes_ >= limits_.nodes) {
    stopped_ = true;
  } else if ((nodes_ & kPollMask) == 0) {
    stopped_ = stop_.load(std::memory_order_relaxed) || (limits_.timed() && now_() - started_ >= plan_.hard);
  }
  return stopped_;
}

template <games::ConcretePosition P>
bool Searcher<P>::enter(Move move, int ply, typename P::Undo& undo) {
  if (out_of_budget()) return false;
  frame(ply).move = move;
  if (within_turn(position_)) {
    if constexpr (NamesSquares<P>) {
      frame(ply + 1).turns = frame(ply).turns;
      // To name nothing is the end of the move that was counted.
      nodes_ += move == Move::name_nothing() ? 0 : 1;
    }
  } else {
    ++nodes_;
    push_keys();
    begin_turn(ply + 1);
  }
  undo = position_.make(move);
  line(ply + 1).length = 0;
  frame(ply + 1).threatened = threatened(position_);
  return true;
}

template <games::ConcretePosition P>
void Searcher<P>::leave(Move move, const typename P::Undo& undo) {
  position_.unmake(move, undo);
  if (!within_turn(position_)) pop_keys();
}

template <games::ConcretePosition P>
void Searcher<P>::push_keys() {
  keys_.push_back(games::repetition_key(position_));
  if constexpr (HasRepetitionKey<P>) whole_keys_.push_back(position_.key());
}

template <games::ConcretePosition P>
void Searcher<P>::pop_keys() {
  keys_.pop_back();
  if constexpr (HasRepetitionKey<P>) whole_keys_.pop_back();
}

}  // namespace messhall::search
