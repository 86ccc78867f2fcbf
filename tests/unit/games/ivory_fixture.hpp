// Short ways to set up Storm the Ivory Tower and its Korean variant in tests.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "games/ivory/state.hpp"
#include "unit/games/game_fixture.hpp"

namespace messhall::games::ivory {

using test::play;
using test::refusal;
using test::sorted_moves;
using test::targets;

inline Square sq(std::string_view name) { return read_square(kSize, name).value_or(kNoSquare); }

inline std::unique_ptr<Position> position(std::string_view text, const Options& options = {}) {
  return test::position("ivory-tower", text, options);
}
inline std::unique_ptr<Position> korean(std::string_view text, const Options& options = {}) {
  return test::position("ivory-tower-korean", text, options);
}

template <class S = State>
S state(std::string_view text, const Options& options = {}) {
  const auto result = S::from_text(text, options);
  if (!result) ADD_FAILURE() << text << ": " << say(result.error());
  return *result;
}

// "d1 e2", from the lowest square to the highest.
inline std::string names(Bits squares) {
  std::string all;
  for (const Square square : squares) all += (all.empty() ? "" : " ") + square_name(kSize, square);
  return all;
}

}  // namespace messhall::games::ivory
