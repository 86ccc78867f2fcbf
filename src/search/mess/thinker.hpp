// The computer player of Mess: the likely actions are compared by playing the game on from each of them, many times,
// with the same dice for all (common random numbers), so that luck cancels out of the comparison.
//
// Deterministic: the same position, settings and seed give the same choice on every machine.
#pragma once

#include <cstdint>
#include <vector>

#include "base/random.hpp"
#include "games/mess/state.hpp"
#include "search/mess/policy.hpp"

namespace messhall::search::mess {

struct Thinking {
  int candidates = 6;    // so many actions are played on from, the best by their looks; 1: looks alone decide
  int turns = 12;        // of both players together that a playout lasts
  int playouts = 64;     // of each candidate, at most
  int misjudgement = 0;  // dollars: how far off the looks are (most)
  Weights weights{};
};

class Thinker {
 public:
  // The state waits for a player.
  void start(const games::mess::State& state, const Thinking& thinking, std::uint64_t seed,
             const std::vector<games::mess::Action>& only = {});
  // Plays on a few times from each candidate that can still be the best. True while there is more to do.
  bool step();

  struct Candidate {
    games::mess::Action action{};
    int looks = 0;         // dollars, see rank()
    std::int64_t sum = 0;  // of what the playouts were worth
    int playouts = 0;
    [[nodiscard]] int value() const { return playouts > 0 ? static_cast<int>(sum / playouts) : looks; }
  };
  // Best first; those that fell out stand behind.
  [[nodiscard]] const std::vector<Candidate>& candidates() const { return candidates_; }
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }  // actions taken in all playouts
  [[nodiscard]] int done() const { return done_; }              // playouts of the best

 private:
  [[nodiscard]] int play_on(games::mess::State state, std::uint64_t seed);
  void drop_the_beaten();

  games::mess::State root_{};
  games::Side side_ = games::Side::First;
  Thinking thinking_{};
  std::vector<Candidate> candidates_;
  std::vector<std::vector<int>> values_;  // of each candidate's playouts
  std::size_t alive_ = 0;
  std::uint64_t seed_ = 0;
  std::uint64_t nodes_ = 0;
  int done_ = 0;
};

}  // namespace messhall::search::mess
