// Tries everything: an independent judge of what the search finds in Cassandra Chess. It shares nothing with the search
// but the rules of the game, and looks at every move with every naming. Only where a naming cannot come true within the
// turns that are left does it stand for all others: what is named changes nothing before it falls due.
#pragma once

#include <array>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "games/cassandra/state.hpp"

namespace messhall::search::test {

class Solver {
 public:
  using State = games::cassandra::State;
  using Move = State::Move;
  struct Turn {
    Move move{};
    Move naming{};  // null where none may be made
    friend bool operator==(const Turn&, const Turn&) = default;
  };

  // prize: hundredths of a Pawn by which the winner may have come forward at the end, instead of a win; 0: none will
  // do.
  explicit Solver(int prize = 0) : prize_(prize) {}

  // All turns of the side to move that win by force in at most so many turns of both sides: its own one is the first. A
  // prophecy that wins the King at the start of a turn counts as a win after the turn before. Stops when it has found
  // `most`.
  [[nodiscard]] std::vector<Turn> winning_turns(State state, int turns, std::size_t most = SIZE_MAX) {
    std::vector<Turn> found;
    winner_ = state.side();
    balance_ = balance(state);
    each_turn(state, true, [&](Turn turn, State& after, bool took_king) {
      if (took_king || lost(after, turns - 1)) found.push_back(turn);
      return found.size() < most;
    });
    return found;
  }

  // Whether the side to move loses by force within so many turns.
  [[nodiscard]] bool lost(State& state, int turns) {
    using games::Ending;
    const Ending ending = state.ending();
    if (ending != Ending::None) return ending == Ending::Loss;
    if (turns == 0 || state.laid_open()) return false;
    if (draws_by_plies(state)) return false;
    const auto known = known_.find(slot(state, turns));
    if (known != known_.end()) return known->second;
    bool all = true;
    // One that falls due with the last turn comes too late: checkmate is judged before it.
    each_turn(state, turns > kTurnsUntilDue,
              [&](Turn, State& after, bool took_king) { return all = !took_king && won(after, turns - 1); });
    return known_[slot(state, turns)] = all;
  }

  // Whether the side to move wins by force within so many turns.
  [[nodiscard]] bool won(State& state, int turns) {
    using games::Ending;
    const Ending ending = state.ending();
    if (ending != Ending::None) return ending == Ending::Win;
    if (state.laid_open()) return true;
    if (turns == 0) return prize_ > 0 && balance(state) - balance_ >= prize_;
    if (draws_by_plies(state)) return false;
    const auto known = known_.find(slot(state, turns));
    if (known != known_.end()) return known->second;
    bool any = false;
    each_turn(state, turns >= kTurnsUntilDue,
              [&](Turn, State& after, bool took_king) { return !(any = took_king || lost(after, turns - 1)); });
    return known_[slot(state, turns)] = any;
  }

 private:
  static constexpr int kTurnsUntilDue = 4;

  // What the winner's pieces count more than the other's.
  [[nodiscard]] int balance(const State& state) const {
    constexpr std::array<int, games::kRungs> kWorth{100, 300, 300, 500, 900, 0};
    int sum = 0;
    for (const Square square : state.occupied()) {
      const auto piece = state.at(square);
      const int worth = kWorth[games::cassandra::rung_of(games::cassandra::kind_of(piece))];
      sum += State::owner(piece) == winner_ ? worth : -worth;
    }
    return sum;
  }

  [[nodiscard]] static bool draws_by_plies(const State& state) {
    return state.move_limit() > 0 && state.halfmove() >= state.move_limit();
  }
  // Half of the positions are asked whether they are won, half whether they are lost: the turns tell which.
  [[nodiscard]] static std::uint64_t slot(const State& state, int turns) {
    return state.key() ^ (static_cast<std::uint64_t>(turns) * 0x9E3779B97F4A7C15U);
  }

  // visit(turn, position after it, whether it took the King) says whether to go on.
  template <class Visit>
  static void each_turn(State& state, bool all_namings, Visit visit) {
    State::MoveList moves;
    state.generate(moves);
    for (const Move move : moves) {
      const auto undo = state.make(move);
      bool more = true;
      if (!state.naming()) {
        more = visit({move, {}}, state, false);
      } else if (state.ending() == games::Ending::Win) {
        more = visit({move, Move::name_nothing()}, state, true);
      } else {
        State::MoveList namings;
        state.generate(namings);
        for (const Move naming : namings) {
          const auto passed = state.make(naming);
          more = visit({move, naming}, state, false);
          state.unmake(naming, passed);
          if (!more || !all_namings) break;
        }
      }
      state.unmake(move, undo);
      if (!more) return;
    }
  }

  int prize_;
  games::Side winner_ = games::Side::First;
  int balance_ = 0;  // at the root
  std::unordered_map<std::uint64_t, bool> known_{};
};

}  // namespace messhall::search::test
