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
  int within = 200;      // dollars: what looks worse than the best by more is not played on from
  int turns = 12;        // of both players together that a playout lasts
  int playouts = 64;     // of each candidate, at most
  int misjudgement = 0;  // dollars: how far off the looks are (most)
  int whims = 0;         // of 1,000 decisions so many are made without looking at all
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
    int looks = 0;  // dollars, see rank()
    bool worth_a_look = true;
    std::vector<int> values{};        // of its playouts, as chances
    [[nodiscard]] int value() const;  // dollars
  };
  // Best first; those that fell out stand behind.
  [[nodiscard]] const std::vector<Candidate>& candidates() const { return candidates_; }
  // The candidate, and how its player and the other would go on until chance acts.
  [[nodiscard]] std::vector<games::mess::Action> line(std::size_t candidate) const;
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }  // actions taken in all playouts
  [[nodiscard]] int done() const { return done_; }              // playouts of the best

 private:
  [[nodiscard]] int play_on(games::mess::State state, std::uint64_t seed);
  void judge();

  games::mess::State root_{};
  games::Side side_ = games::Side::First;
  Thinking thinking_{};
  std::vector<Candidate> candidates_;
  games::mess::Action favourite_{};  // by looks
  std::size_t alive_ = 0;
  std::uint64_t seed_ = 0;
  std::uint64_t nodes_ = 0;
  int done_ = 0;
};

}  // namespace messhall::search::mess
