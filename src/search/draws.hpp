// Part of searcher.hpp: endings that need no search.
#pragma once

#include "search/royal.hpp"
#include "search/searcher.hpp"

namespace messhall::search {

// The score of a node where the game is over, or that counts as such. Only for nodes below the root; what a move by
// itself ends (a royal piece taken, no move left) is seen elsewhere.
template <games::ConcretePosition P>
std::optional<Score> Searcher<P>::settled(int ply) {
  const bool may_have_ended = !HasRoyal<P> || position_.halfmove() == 0;  // only a capture leaves too little to go on
  if (may_have_ended) {
    switch (position_.ending()) {
      case games::Ending::None:
        break;
      case games::Ending::Win:
        return win_in(ply);
      case games::Ending::Loss:
        return loss_in(ply);
      case games::Ending::Draw:
        return kDraw;
    }
  }
  if (position_.move_limit() > 0 && position_.halfmove() >= position_.move_limit()) {
    return position_.ending() == games::Ending::Loss ? loss_in(ply) : kDraw;
  }
  if (repeated(ply)) return kDraw;
  if (ply >= kMaxPly) return evaluate(ply, std::nullopt);
  return std::nullopt;
}

// Twice within the search is enough: what was tried once can be tried again. Against the game's own past it takes the
// third time, as the rules say.
template <games::ConcretePosition P>
bool Searcher<P>::repeated(int /*ply*/) const {
  if (!position_.repetition_draws()) return false;
  const std::uint64_t key = position_.key();
  const std::size_t here = keys_.size();
  const auto reach = static_cast<std::size_t>(position_.halfmove());
  const std::size_t lowest = std::max(reversible_, here >= reach ? here - reach : 0);
  int in_the_past = 0;
  for (std::size_t back = 4; back <= here && here - back >= lowest; back += 2) {
    if (keys_[here - back] != key) continue;
    if (here - back > root_index_ || ++in_the_past == 2) return true;
  }
  return false;
}

}  // namespace messhall::search
