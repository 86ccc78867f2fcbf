// Short ways to set up Smess in tests.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "games/game.hpp"
#include "games/smess/state.hpp"

namespace messhall::games::smess {

inline Square sq(std::string_view name) { return read_square(kSize, name).value_or(kNoSquare); }

// A position through the contract; the text must be good.
inline std::unique_ptr<Position> position(std::string_view text, const Options& options = {}) {
  auto result = find("smess")->position(text, options);
  if (!result) ADD_FAILURE() << text << ": " << say(result.error());
  return std::move(*result);
}

// Plays moves given as words; false as soon as one is refused.
inline bool play(Position& position, std::string_view moves) {
  while (!moves.empty()) {
    const std::size_t end = std::min(moves.find(' '), moves.size());
    const auto action = position.parse_action(moves.substr(0, end));
    if (!action) return false;
    position.apply(*action);
    moves.remove_prefix(std::min(end + 1, moves.size()));
  }
  return true;
}

inline std::vector<std::string> sorted_moves(const Position& position) {
  std::vector<std::string> moves;
  for (const Action action : position.actions()) moves.push_back(position.action_text(action));
  std::sort(moves.begin(), moves.end());
  return moves;
}

// The squares to which the piece on a square may go, sorted: "c3 e3".
inline std::string targets(const Position& position, std::string_view from) {
  std::string all;
  for (const std::string& move : sorted_moves(position)) {
    if (move.substr(0, 2) != from) continue;
    if (!all.empty()) all += ' ';
    all += move.substr(2);
  }
  return all;
}

inline std::string refusal(const Position& position, std::string_view from, std::string_view to) {
  return say(position.refusal(sq(from), sq(to)));
}

inline State state(std::string_view text, const Options& options = {}) {
  const auto result = State::from_text(text, options);
  if (!result) ADD_FAILURE() << text << ": " << say(result.error());
  return *result;
}

}  // namespace messhall::games::smess
