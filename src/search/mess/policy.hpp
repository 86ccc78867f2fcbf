// How a player of Mess decides without looking ahead: each action is judged by the position after it, wars are played
// out to their end, and chance is left to the evaluation.
#pragma once

#include <vector>

#include "games/mess/state.hpp"
#include "search/mess/evaluation.hpp"

namespace messhall::search::mess {

struct Choice {
  games::mess::Action action{};
  int value = 0;  // dollars, for the side that acts; see evaluate()
  bool worth_a_look = true;
};

// What the position is worth to the side when wars, rents and conquests that are under way are decided by each player's
// best.
[[nodiscard]] int settled_value(const games::mess::State& state, games::Side side, const Weights& weights);

// The legal actions of the player who acts, best first. Not for chance. At the end stands what is not worth a look:
// selling without a debt, peaceful moves to nothing better.
[[nodiscard]] std::vector<Choice> rank(const games::mess::State& state, const Weights& weights);

// The first of them, in less time: for playing many games out.
[[nodiscard]] games::mess::Action choose(const games::mess::State& state, const Weights& weights);

}  // namespace messhall::search::mess
