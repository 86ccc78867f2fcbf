// Part of searcher.hpp: the root and the iterations.
#pragma once

#include "search/movepick.hpp"
#include "search/searcher.hpp"

namespace messhall::search {

template <games::ConcretePosition P>
void Searcher<P>::start(const P& root, std::span<const std::uint64_t> history, const Limits& limits,
                        const Settings& settings, std::span<const Move> only, std::span<const Move> namings) {
  position_ = root;
  limits_ = limits;
  settings_ = settings;
  keys_.assign(history.begin(), history.end());
  keys_.reserve(history.size() + kMaxPly + 2);
  whole_keys_.clear();
  whole_keys_.reserve(kMaxPly + 2);
  reversible_ = 0;
  root_index_ = keys_.size();
  nodes_ = 0;
  depth_ = 0;
  stopped_ = false;
  verifying_ = false;
  started_ = now_();
  plan_ = plan_time(limits);
  table_.new_search();
  history_.age();
  only_namings_.clear();
  for (std::size_t i = 0; i < namings.size(); ++i) only_namings_.emplace_back(only[i], namings[i]);
  collect_root_moves(only);
  finished_ = root_moves_.empty();
}

// Whether the move wins at once, whatever goes with it.
template <games::ConcretePosition P>
[[nodiscard]] bool ends_game(const P& position, typename P::Move move) {
  P after = position;
  after.make(move);
  if constexpr (NamesSquares<P>) {
    if (after.naming()) {
      if (after.ending() == games::Ending::Win) return true;
      after.make(P::Move::name_nothing());
    }
  }
  return after.ending() == games::Ending::Loss;
}

template <games::ConcretePosition P>
void Searcher<P>::collect_root_moves(std::span<const Move> only) {
  root_moves_.clear();
  if (position_.ending() != games::Ending::None) return;
  const auto known = table_.probe(position_.key());
  MovePicker<P> picker(position_, history_, known ? Move::from_code(known->move) : Move{}, 0);
  for (Move move = picker.next(); !(move == Move{}); move = picker.next()) {
    if (!only.empty() && std::find(only.begin(), only.end(), move) == only.end()) continue;
    root_moves_.push_back({.move = move, .line = {move}});
    const auto named = std::find_if(only_namings_.begin(), only_namings_.end(),
                                    [move](const auto& entry) { return entry.first == move; });
    if (named != only_namings_.end() && !(named->second == Move{})) root_moves_.back().line.push_back(named->second);
  }
  // A move that ends the game stands first, whatever stops the search.
  std::stable_partition(root_moves_.begin(), root_moves_.end(),
                        [&](const RootMove<Move>& entry) { return ends_game(position_, entry.move); });
}

template <games::ConcretePosition P>
bool Searcher<P>::step() {
  if (finished_) return false;
  ++depth_;
  for (RootMove<Move>& entry : root_moves_) {
    entry.previous = entry.score;
    entry.score = -kInfinite;
  }
  const std::size_t lines = line_count();
  for (std::size_t first = 0; first < lines && !stopped_; ++first) search_line(first);
  sort_root_moves(0);
  for (std::size_t i = 0; i < lines; ++i) report(i, static_cast<int>(i) + 1);
  finished_ = stopped_ || complete();
  return !finished_;
}

// Finds the best of the moves from `first` on and puts it there.
template <games::ConcretePosition P>
void Searcher<P>::search_line(std::size_t first) {
  seldepth_ = 0;
  const Score guess = root_moves_[first].previous;
  int width = tuning::kAspirationWindow;
  Score alpha = -kInfinite;
  Score beta = kInfinite;
  if (depth_ >= tuning::kAspirationDepth && guess > -kInfinite && !is_sure(guess)) {
    alpha = guess - width;
    beta = guess + width;
  }
  while (true) {
    const Score score = search_root(alpha, beta, first);
    sort_root_moves(first);
    if (stopped_) return;
    width *= 2;
    const bool give_up = width > tuning::kAspirationGiveUp;
    if (score <= alpha) {
      alpha = give_up ? -kInfinite : std::max(score - width, -kInfinite);
    } else if (score >= beta) {
      beta = give_up ? kInfinite : std::min(score + width, kInfinite);
    } else {
      return;
    }
  }
}

template <games::ConcretePosition P>
Score Searcher<P>::search_root(Score alpha, Score beta, std::size_t first) {
  frame(0).threatened = threatened(position_);
  frame(0).evaluation = kNoScore;
  const Score before = alpha;
  Score best = -kInfinite;
  for (std::size_t i = first; i < root_moves_.size(); ++i) {
    RootMove<Move>& entry = root_moves_[i];
    const Score score = search_root_move(entry, alpha, beta, i == first);
    if (stopped_) return best;
    note_root_result(entry, score, alpha, beta, i == first);
    if (score > alpha && i > 0 && first == 0 && depth_ > 1) report(i, 1);
    best = std::max(best, score);
    alpha = std::max(alpha, score);
    if (score >= beta) break;
  }
  const Bound bound = best >= beta ? Bound::Lower : best > before ? Bound::Exact : Bound::Upper;
  if (first == 0) {
    const auto top = std::max_element(root_moves_.begin(), root_moves_.end(),
                                      [](const auto& a, const auto& b) { return a.score < b.score; });
    table_.store(position_.key(), {top->move.code(), to_table(best, 0), kNoScore, depth_, bound});
  }
  return best;
}

template <games::ConcretePosition P>
Score Searcher<P>::search_root_move(RootMove<Move>& entry, Score alpha, Score beta, bool first) {
  typename P::Undo undo;
  if (!enter(entry.move, 0, undo)) return kDraw;
  Score score = kDraw;
  const bool same_side = within_turn(position_);
  switch (position_.ending()) {
    case games::Ending::Loss:
      score = same_side ? loss_in(1) : win_in(1);
      break;
    case games::Ending::Win:
      score = same_side ? win_in(1) : loss_in(1);
      break;
    case games::Ending::Draw:
      score = kDraw;
      break;
    case games::Ending::None:
      score = can_take_royal(position_) ? lose_royal(alpha, 0) : search_child(alpha, beta, depth_, 0, 0, false, first);
  }
  leave(entry.move, undo);
  return score;
}

// Only a move that raised alpha has a score of its own; of the others no more is known than that they are not better.
template <games::ConcretePosition P>
void Searcher<P>::note_root_result(RootMove<Move>& entry, Score score, Score alpha, Score beta, bool first) {
  if (!first && score <= alpha) {
    entry.score = -kInfinite;
    return;
  }
  entry.score = score;
  entry.bound = score >= beta ? Bound::Lower : score <= alpha ? Bound::Upper : Bound::Exact;
  entry.seldepth = seldepth_;
  if (score <= alpha && depth_ > 1) return;  // fails low: the line of the iteration before is the better one
  const Line& below = line(1);
  if constexpr (NamesSquares<P>) {
    // Who takes the King may name a square besides: the one that was asked for.
    if (below.length == 0 && entry.line.size() == 2 && entry.line.back().is_naming()) return;
  }
  entry.line.assign(1, entry.move);
  entry.line.insert(entry.line.end(), below.moves.begin(), below.moves.begin() + below.length);
}

template <games::ConcretePosition P>
void Searcher<P>::sort_root_moves(std::size_t first) {
  std::stable_sort(root_moves_.begin() + static_cast<std::ptrdiff_t>(first), root_moves_.end(),
                   [](const RootMove<Move>& a, const RootMove<Move>& b) {
                     return a.score != b.score ? a.score > b.score : a.previous > b.previous;
                   });
}

// A move without a score of this iteration is reported with what the last one said.
template <games::ConcretePosition P>
void Searcher<P>::report(std::size_t index, int multi_pv) {
  const RootMove<Move>& entry = root_moves_[index];
  const bool fresh = entry.score > -kInfinite;
  if (!listener_ || (!fresh && entry.previous == -kInfinite)) return;
  listener_({.depth = fresh ? depth_ : depth_ - 1,
             .seldepth = entry.seldepth,
             .multi_pv = multi_pv,
             .score = fresh ? entry.score : entry.previous,
             .bound = fresh ? entry.bound : Bound::Exact,
             .nodes = nodes_,
             .milliseconds = now_() - started_,
             .hashfull = table_.hashfull(),
             .line = entry.line});
}

// Whether another iteration would be of no use.
template <games::ConcretePosition P>
bool Searcher<P>::complete() const {
  if (depth_ >= kMaxDepth || (limits_.depth > 0 && depth_ >= limits_.depth)) return true;
  const Score score = root_moves_.front().score;
  if (limits_.mate > 0 && score >= kSureWin && mate_moves(score) <= limits_.mate) return true;
  if (limits_.infinite) return false;
  // The end has been seen by searches that reach beyond it: nothing shorter will turn up.
  const auto proven = [&](const RootMove<Move>& entry) {
    return is_sure(entry.score) && plies_to_end(entry.score) < depth_;
  };
  if (std::all_of(root_moves_.begin(), root_moves_.begin() + static_cast<std::ptrdiff_t>(line_count()), proven))
    return true;
  if (!limits_.timed()) return false;
  const bool no_choice = root_moves_.size() == 1 && !NamesSquares<P>;
  return no_choice || now_() - started_ >= plan_.soft;
}

}  // namespace messhall::search
