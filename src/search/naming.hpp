// Part of searcher.hpp: the second ply of a turn, in games where a move may be followed by the naming of a square.
//
// The side that has moved names a square or none, so the node is searched with the window and the sign of its parent
// and costs no depth. Most of the time none is as good as any: it comes first and is looked at in full, the others
// must promise enough and prove it with less depth. A prophecy changes nothing before it falls due.
#pragma once

#include <algorithm>

#include "search/royal.hpp"
#include "search/searcher.hpp"

namespace messhall::search {

// Turns until what is named now can come true; shorter ends of the game are not altered by it.
inline constexpr int kTurnsUntilDue = 4;

template <games::ConcretePosition P>
Score Searcher<P>::name(Score alpha, Score beta, int depth, int ply, bool expect_cut) {
  if constexpr (!NamesSquares<P>) {
    return kDraw;
  } else {
    line(ply).length = 0;
    seldepth_ = std::max(seldepth_, ply);
    if (position_.royal(games::other(position_.side())) == kNoSquare) return win_in(turns(ply));
    if (ply >= kMaxPly) return evaluate(ply, std::nullopt);
    const bool pv = beta - alpha > 1;
    const bool at_root = ply == 1;
    if (depth <= 0 && !at_root) return name_one({Move::name_nothing()}, 1, alpha, beta, depth, ply, expect_cut);

    const auto known = table_.probe(position_.key());
    if (known && !pv && !at_root && known->depth >= depth && known->bound != Bound::None) {
      const Score score = from_table(known->score, turns(ply));
      if (cuts_off(*known, score, beta)) return score;
    }
    collect_namings(ply, known ? Move::from_code(known->move) : Move{});
    const Score before = alpha;
    Score best = -kInfinite;
    Move best_move{};
    int number = 0;
    for (std::size_t i = 0; i < namings_[static_cast<std::size_t>(ply)].size(); ++i) {
      const Naming naming = namings_[static_cast<std::size_t>(ply)][i];
      ++number;
      if (number > 1) {
        if (is_sure(best) && plies_to_end(best) - turns(ply) < kTurnsUntilDue) break;
        const int room = tuning::kNamingMargin * std::max(depth, 1);
        const bool none = naming.move == Move::name_nothing();
        if (!pv && !at_root && !none && number > tuning::kNamingBase + depth * depth / 2) break;
        if (!at_root && !none && !is_sure(best) && best + naming.gain + room <= alpha) break;
      }
      const Score score = name_one(naming, number, alpha, beta, depth, ply, expect_cut);
      if (stopped_) return kDraw;
      if (score <= best) continue;
      best = score;
      if (score <= alpha) continue;
      alpha = score;
      best_move = naming.move;
      if (score >= beta) break;
    }
    const Bound bound = best >= beta ? Bound::Lower : alpha > before ? Bound::Exact : Bound::Upper;
    table_.store(position_.key(), {best_move.code(), to_table(best, turns(ply)), kNoScore, std::max(depth, 0), bound});
    return best;
  }
}

// The score of one naming: the first gets the whole window, the others must prove that they deserve it.
template <games::ConcretePosition P>
Score Searcher<P>::name_one(const Naming& naming, int number, Score alpha, Score beta, int depth, int ply,
                            bool expect_cut) {
  const bool gave_threat = frame(ply).threatened;
  typename P::Undo undo;
  if (!enter(naming.move, ply, undo)) return kDraw;
  Score score = kDraw;
  if (can_take_royal(position_)) {
    score = lose_royal(alpha, ply);
  } else {
    const int below = depth + (frame(ply + 1).threatened && !gave_threat ? 1 : 0);
    const bool first = number == 1;
    const int less = first ? 0 : naming_reduction(depth, number, naming);
    if (!first) score = -search(-alpha - 1, -alpha, below - less, ply + 1, true);
    if (!stopped_ && (first || score > alpha)) score = -search(-beta, -alpha, below, ply + 1, expect_cut);
  }
  leave(naming.move, undo);
  if (!stopped_ && score > alpha) extend_line(ply, naming.move);
  return score;
}

// What the node looks at, in that order: the table's naming, none, then the most promising squares.
template <games::ConcretePosition P>
void Searcher<P>::collect_namings(int ply, Move table_move) {
  if constexpr (NamesSquares<P>) {
    if (namings_.size() <= static_cast<std::size_t>(ply)) namings_.resize(kMaxPly + 2);
    std::vector<Naming>& list = namings_[static_cast<std::size_t>(ply)];
    list.clear();
    if (ply == 1 && !only_namings_.empty()) {
      for (const auto& [move, naming] : only_namings_)
        if (move == frame(0).move) list.push_back({naming, 0});
      return;
    }
    const auto rank = [&](Move move, int gain) { return move == table_move ? kNothing + 1 : gain; };
    list.push_back({Move::name_nothing(), rank(Move::name_nothing(), kNothing)});
    for (const Square square : position_.worth_naming()) {
      const Move move = Move::name(square);
      list.push_back({move, rank(move, position_.naming_gain(square))});
    }
    std::stable_sort(list.begin(), list.end(), [](const Naming& a, const Naming& b) { return a.gain > b.gain; });
  }
}

template <games::ConcretePosition P>
int Searcher<P>::naming_reduction(int depth, int number, const Naming& naming) const {
  if (naming.gain >= kNothing) return 0;
  int less = naming.gain >= tuning::kNamingThreat ? 1 : 2;
  if (number > tuning::kNamingLate) ++less;
  return std::clamp(less, 0, std::max(depth - 1, 0));
}

}  // namespace messhall::search
