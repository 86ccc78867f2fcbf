// What people see of College Mess: games/adapter.hpp says what each function is for.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "games/college/state.hpp"
#include "games/game.hpp"

namespace messhall::games::college {

struct Face {
  using State = college::State;

  static const GameInfo& info();  // info.cpp
  static Options options(const State& state) { return write_rules(state.rules()); }
  static std::optional<Piece> piece_at(const State& state, Square square);
  static std::string action_text(const State& state, arrow::Move move);
  static ActionView view(const State& state, arrow::Move move);
  static Message refusal(const State& state, Square from, Square to);  // refusal.cpp
  static std::vector<Message> warnings(const State& after, arrow::Move move);
  static Outcome outcome(const State& state, std::optional<arrow::Move> last);
  static std::vector<int> captured(const State& start, std::span<const arrow::Move> moves, Side owner);
};

}  // namespace messhall::games::college
