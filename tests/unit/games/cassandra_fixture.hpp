// Short ways to set up Cassandra Chess in tests.
#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "games/cassandra/state.hpp"
#include "unit/games/game_fixture.hpp"

namespace messhall::games::cassandra {

using test::play;
using test::refusal;

inline Square sq(std::string_view name) { return read_square(kSize, name).value_or(kNoSquare); }

inline std::unique_ptr<Position> position(std::string_view text, const Options& options = {}) {
  return test::position("cassandra", text, options);
}

inline State state(std::string_view text, const Options& options = {}) {
  const auto result = State::from_text(text, options);
  if (!result) ADD_FAILURE() << text << ": " << say(result.error());
  return *result;
}

inline std::string refused(std::string_view text, const Options& options = {}) {
  return test::refused("cassandra", text, options);
}

// Chess with Different Armies, and nothing that ends it but mate and stalemate.
inline const Options kOrdinary{{"prophecies", "off"}, {"repetition", "off"}, {"move-limit", "off"}};

// "d1 e2", from the lowest square to the highest.
inline std::string names(Bits squares) {
  std::string all;
  for (const Square square : squares) all += (all.empty() ? "" : " ") + square_name(kSize, square);
  return all;
}

// The moves without what may be named with them, sorted.
inline std::vector<std::string> moves(const Position& position) {
  std::vector<std::string> moves;
  for (const Action action : position.moves()) moves.push_back(position.action_text(action));
  std::sort(moves.begin(), moves.end());
  return moves;
}

// Where the piece can go, as far as the rules of its kind and check are concerned: "c3 e3", each square once.
inline std::string targets(const Position& position, std::string_view from) {
  Bits found;
  for (const Action action : position.moves()) {
    const ActionView view = position.view(action);
    if (view.from == sq(from)) found |= Bits::of(view.to);
  }
  return names(found);
}

inline bool has_move(const Position& position, std::string_view move) {
  const auto all = moves(position);
  return std::binary_search(all.begin(), all.end(), move);
}

inline ActionView view(const Position& position, std::string_view move) {
  const auto action = position.parse_action(move);
  if (!action) ADD_FAILURE() << move << ": " << say(action.error());
  return action ? position.view(*action) : ActionView{};
}

inline std::string notation(const Position& position, std::string_view move) { return view(position, move).notation; }

inline std::vector<std::string> warnings(const Position& position, std::string_view move) {
  std::vector<std::string> said;
  const auto action = position.parse_action(move);
  if (!action) ADD_FAILURE() << move << ": " << say(action.error());
  if (!action) return said;
  for (const Message& warning : position.warnings(*action)) said.push_back(say(warning));
  return said;
}

// The position after the moves; they must be legal.
inline std::unique_ptr<Position> after(std::string_view text, std::string_view moves, const Options& options = {}) {
  auto here = position(text, options);
  EXPECT_TRUE(play(*here, moves)) << text << ' ' << moves;
  return here;
}

}  // namespace messhall::games::cassandra
