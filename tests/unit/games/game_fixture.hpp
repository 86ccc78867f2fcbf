// Short ways to set up a position of any game in tests, and to say what it allows.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "games/game.hpp"

namespace messhall::test {

// A position through the contract; the text must be good.
inline std::unique_ptr<games::Position> position(std::string_view game, std::string_view text,
                                                 const games::Options& options = {}) {
  auto result = games::find(game)->position(text, options);
  if (!result) ADD_FAILURE() << text << ": " << say(result.error());
  return std::move(*result);
}

// Why a position text is refused; empty when it is not.
inline std::string refused(std::string_view game, std::string_view text, const games::Options& options = {}) {
  const auto result = games::find(game)->position(text, options);
  return result ? "" : say(result.error());
}

inline Square square(const games::Position& position, std::string_view name) {
  return read_square(position.info().board.size, name).value_or(kNoSquare);
}

// Plays moves given as words; false as soon as one is refused.
inline bool play(games::Position& position, std::string_view moves) {
  while (!moves.empty()) {
    const std::size_t end = std::min(moves.find(' '), moves.size());
    const auto action = position.parse_action(moves.substr(0, end));
    if (!action) return false;
    position.apply(*action);
    moves.remove_prefix(std::min(end + 1, moves.size()));
  }
  return true;
}

inline std::vector<std::string> sorted_moves(const games::Position& position) {
  std::vector<std::string> moves;
  for (const games::Action action : position.actions()) moves.push_back(position.action_text(action));
  std::sort(moves.begin(), moves.end());
  return moves;
}

// The squares to which the piece on a square may go, sorted by name: "c3 e3".
inline std::string targets(const games::Position& position, std::string_view from) {
  const BoardSize size = position.info().board.size;
  const Square start = square(position, from);
  std::vector<std::string> names;
  for (const games::Action action : position.actions()) {
    const games::ActionView view = position.view(action);
    if (view.from == start) names.push_back(square_name(size, view.to));
  }
  std::sort(names.begin(), names.end());
  std::string all;
  for (const std::string& name : names) all += (all.empty() ? "" : " ") + name;
  return all;
}

inline std::string refusal(const games::Position& position, std::string_view from, std::string_view to) {
  return say(position.refusal(square(position, from), square(position, to)));
}

inline std::string parse_error(const games::Position& position, std::string_view text) {
  const auto action = position.parse_action(text);
  return action ? "" : say(action.error());
}

// For every pair of squares: refusal() is empty just where the move is legal.
inline void expect_refusals_to_fit(const games::Position& position) {
  const BoardSize size = position.info().board.size;
  const auto legal = sorted_moves(position);
  for (int from = 0; from < size.squares(); ++from) {
    for (int to = 0; to < size.squares(); ++to) {
      const auto a = static_cast<Square>(from);
      const auto b = static_cast<Square>(to);
      const std::string move = square_name(size, a) + square_name(size, b);
      EXPECT_EQ(position.refusal(a, b).empty(), std::binary_search(legal.begin(), legal.end(), move))
          << position.text() << ' ' << move;
    }
  }
}

}  // namespace messhall::test
