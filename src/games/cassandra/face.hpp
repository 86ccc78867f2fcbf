// What people see of Cassandra Chess: games/adapter.hpp says what each function is for.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/cassandra/state.hpp"
#include "games/game.hpp"

namespace messhall::games::cassandra {

struct Face {
  using State = cassandra::State;

  static const GameInfo& info();  // info.cpp
  static Options options(const State& state) { return write_rules(state.rules()); }
  static std::optional<Piece> piece_at(const State& state, Square square);
  // "e7e5", "b7b8q", "e1g1", with what is named: "e7e5~e4".
  static std::string action_text(const State& state, Move move, Square named);
  static Result<Action> read(const State& state, std::string_view text);  // reading.cpp
  // The notation is that of chess, "N×f3+", and behind it what is named, " ~e4", and what vanishes, " †c6".
  static ActionView view(const State& state, Move move, Square named);  // notation.cpp
  static Message refusal(const State& state, Square from, Square to);   // refusal.cpp
  static std::vector<Message> warnings(const State& before, const State& after, Move move, Square named);  // omens.cpp
  static Message notice(const State& state);                                                               // omens.cpp
  // Nothing where they are switched off.
  static std::optional<Prophecies> prophecies(const State& state);
  static Outcome outcome(const State& state, std::optional<Move> last);
  static Outcome plies_draw(const State& state);
  static std::vector<int> captured(const State& start, std::span<const Move> plies, Side owner);
};

}  // namespace messhall::games::cassandra
