// Part of searcher.hpp: plays out captures and promotions, so that only quiet positions are judged by the evaluation.
#pragma once

#include "search/movepick.hpp"
#include "search/royal.hpp"
#include "search/searcher.hpp"

namespace messhall::search {

template <games::ConcretePosition P>
Score Searcher<P>::quiesce(Score alpha, Score beta, int ply) {
  line(ply).length = 0;
  seldepth_ = std::max(seldepth_, ply);
  if (const auto score = settled(ply)) return *score;

  const bool pv = beta - alpha > 1;
  const auto known = table_.probe(position_.key());
  if (known && !pv && known->bound != Bound::None) {
    const Score score = from_table(known->score, turns(ply));
    if (cuts_off(*known, score, beta)) return score;
  }
  const Move table_move = known ? Move::from_code(known->move) : Move{};

  // With the royal piece in danger, standing still is no choice: look at every way out.
  if (frame(ply).threatened) return quiesce_moves(alpha, beta, loss_in(turns(ply)), ply, table_move);
  // Nor is it without a legal move, which loses in all games.
  if constexpr (RoyalIsNeverTaken<P>) {
    if (position_.ending() == games::Ending::Loss) return loss_in(turns(ply));
  }
  const Score standing = evaluate(ply, known);
  if (standing >= beta) return standing;
  return quiesce_moves(std::max(alpha, standing), beta, standing, ply, table_move);
}

template <games::ConcretePosition P>
Score Searcher<P>::quiesce_moves(Score alpha, Score beta, Score best, int ply, Move table_move) {
  const bool all = frame(ply).threatened;
  const Score futile = best + tuning::kDeltaMargin;
  Move best_move{};
  MovePicker<P> picker =
      all ? MovePicker<P>(position_, history_, table_move, ply) : MovePicker<P>(position_, table_move);
  if (all && picker.size() == 0) return without_moves(ply);
  for (Move move = picker.next(); !(move == Move{}); move = picker.next()) {
    const bool counts = position_.promotes(move) || !position_.captures(move);
    if (!all && !counts && futile + position_.captured_value(move) <= alpha) {
      best = std::max(best, futile + position_.captured_value(move));
      continue;
    }
    typename P::Undo undo;
    if (!enter(move, ply, undo)) return kDraw;
    const Score score = can_take_royal(position_) ? lose_royal(alpha, ply) : search_below(alpha, beta, 0, ply, false);
    leave(move, undo);
    if (stopped_) return kDraw;
    if (score <= best) continue;
    best = score;
    if (score <= alpha) continue;
    alpha = score;
    best_move = move;
    extend_line(ply, move);
    if (score >= beta) break;
  }
  const Bound bound = best >= beta ? Bound::Lower : Bound::Upper;
  table_.store(position_.key(), {best_move.code(), to_table(best, turns(ply)), frame(ply).evaluation, 0, bound});
  return best;
}

}  // namespace messhall::search
