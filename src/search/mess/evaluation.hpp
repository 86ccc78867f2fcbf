// What a position of Mess is worth, in dollars.
#pragma once

#include "games/mess/state.hpp"

namespace messhall::search::mess {

// What the judgement depends on; found by self-play (tools/mess/tune.cpp). Percentages unless said otherwise.
struct Weights {
  int horizon = 40;     // turns of the other player for which rent is counted
  int next = 60;        // weight of the exact odds of the other's next throw
  int hand = 28;        // of the value of pieces in hand
  int ready = 30;       // dollars for each of the first two pieces in hand, while there is something to be had
  int board = 163;      // of the value of pieces on the board
  int possession = 70;  // of the price of a property held, beside its rent
  int half_group = 6;   // of the price of a group's properties, when all but one are held
  int monopoly = 35;    // of the price of a whole group
  int reserve = 355;    // dollars of cash that one wants to have
  int fear = 0;         // of the highest rent of the other, which one wants to have beside them
  int shortage = 45;    // of what is missing of it
  int war = 138;        // of what wars are expected to bring
  friend constexpr bool operator==(const Weights&, const Weights&) = default;
};

// So sure a win.
inline constexpr int kWin = 100'000;

// How much better off the side is than the other. kWin when the other is bankrupt.
[[nodiscard]] int evaluate(const games::mess::State& state, games::Side side, const Weights& weights);

// What a fight for the property brings to the side that attacks first, when both capture with the least valuable piece
// that reaches it and stop in time: in dollars of difference between the players; 0 when it had better pay.
[[nodiscard]] int exchange(const games::mess::State& state, Square square, games::Side attacker,
                           const Weights& weights);

}  // namespace messhall::search::mess
