// Part of searcher.hpp: endings that need no search.
#pragma once

#include "search/royal.hpp"
#include "search/searcher.hpp"

namespace messhall::search {

// The score of a node where the game is over, or that counts as such. Only for nodes below the root; what a move by
// itself ends (a royal piece taken, no move left) is seen elsewhere.
template <games::ConcretePosition P>
std::optional<Score> Searcher<P>::settled(int ply) {
  if constexpr (NamesSquares<P>) {
    if (position_.royal(position_.side()) == kNoSquare) return loss_in(turns(ply));
    if (position_.royal(games::other(position_.side())) == kNoSquare) return win_in(turns(ply));
  }
  // Only a capture leaves too little to go on.
  const bool may_have_ended = !kQuietMovesEnd<P> && (!HasRoyal<P> || position_.halfmove() == 0);
  if (may_have_ended) {
    switch (position_.ending()) {
      case games::Ending::None:
        break;
      case games::Ending::Win:
        return win_in(turns(ply));
      case games::Ending::Loss:
        return loss_in(turns(ply));
      case games::Ending::Draw:
        return kDraw;
    }
  }
  if (position_.move_limit() > 0 && position_.halfmove() >= position_.move_limit()) {
    return position_.ending() == games::Ending::Loss ? loss_in(turns(ply)) : kDraw;
  }
  if (const auto score = repeated(ply)) return *score;
  if (ply >= kMaxPly) return evaluate(ply, std::nullopt);
  return std::nullopt;
}

// A draw twice within the search is enough: what was tried once can be tried again, if the legal moves are the same
// still (checks may have been used up). Against the game's own past it takes the third time, as the rules say.
//
// Where the third time loses, its score falls just short of a sure one: it depends on the way to the position, of which
// the table of positions knows nothing, and so is no proof. Twice within the search is worth a draw there as well: the
// side that repeats gains nothing.
template <games::ConcretePosition P>
std::optional<Score> Searcher<P>::repeated(int ply) const {
  const games::ThirdTime rule = games::third_time(position_);
  if (rule == games::ThirdTime::Nothing) return std::nullopt;
  const std::uint64_t key = games::repetition_key(position_);
  const std::size_t here = keys_.size();
  const auto reach = static_cast<std::size_t>(position_.halfmove());
  const std::size_t lowest = std::max(reversible_, here >= reach ? here - reach : 0);
  int times = 1;
  bool again = false;
  for (std::size_t back = 4; back <= here && here - back >= lowest; back += 2) {
    if (keys_[here - back] != key) continue;
    ++times;
    again = again || (here - back > root_index_ && same_moves(here - back));
    if (times == 3 || (again && rule == games::ThirdTime::Draw)) break;
  }
  if (times == 3 && rule == games::ThirdTime::Loss) return kSureWin - 1 - turns(ply);
  return times == 3 || again ? std::optional(kDraw) : std::nullopt;
}

// Whether the position at that index of the search, which stands on the board again, has the moves of the present one.
template <games::ConcretePosition P>
bool Searcher<P>::same_moves(std::size_t index) const {
  if constexpr (HasRepetitionKey<P>) {
    return whole_keys_[index - root_index_] == position_.key();
  } else {
    return true;
  }
}

}  // namespace messhall::search
