// Short ways to set up College Mess in tests.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>

#include "games/college/state.hpp"
#include "games/game.hpp"
#include "unit/games/game_fixture.hpp"

namespace messhall::games::college {

using test::parse_error;
using test::play;
using test::refusal;
using test::sorted_moves;
using test::targets;

inline Square sq(std::string_view name) { return read_square(kSize, name).value_or(kNoSquare); }

inline std::unique_ptr<Position> position(std::string_view text, const Options& options = {}) {
  return test::position("college-mess", text, options);
}

inline std::string refused(std::string_view text, const Options& options = {}) {
  return test::refused("college-mess", text, options);
}

// Where the piece on a square of this position may go.
inline std::string targets_in(std::string_view text, std::string_view from) { return targets(*position(text), from); }

inline State state(std::string_view text, const Options& options = {}) {
  const auto result = State::from_text(text, options);
  if (!result) ADD_FAILURE() << text << ": " << say(result.error());
  return *result;
}

}  // namespace messhall::games::college
