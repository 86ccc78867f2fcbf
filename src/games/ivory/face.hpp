// What people see of Storm the Ivory Tower: games/adapter.hpp says what each function is for.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "games/game.hpp"
#include "games/ivory/state.hpp"

namespace messhall::games::ivory {

template <Variant V>
struct FaceOf {
  using State = StateOf<V>;

  static const GameInfo& info();  // info.cpp
  static Options options(const State& state) { return write_rules(state.rules()); }
  static std::optional<Piece> piece_at(const State& state, Square square);
  static std::string action_text(const State& state, arrow::Move move);
  static ActionView view(const State& state, arrow::Move move);
  static Message refusal(const State& state, Square from, Square to);  // refusal.cpp
  // Nothing to warn of: no move that leaves the Brain open is legal.
  static std::vector<Message> warnings(const State& /*after*/, arrow::Move /*move*/) { return {}; }
  static Message notice(const State& state);
  static Outcome outcome(const State& state, std::optional<arrow::Move> last);
  static std::vector<int> captured(const State& start, std::span<const arrow::Move> moves, Side owner);
};

using Face = FaceOf<Variant::Chinese>;
using KoreanFace = FaceOf<Variant::Korean>;

}  // namespace messhall::games::ivory
