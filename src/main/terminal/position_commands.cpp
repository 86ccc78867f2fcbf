#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "base/text.hpp"
#include "engine/command.hpp"
#include "engine/position.hpp"
#include "main/terminal/commands.hpp"

namespace messhall::terminal {
namespace {

constexpr Text kNoGame{"", "there is no game {id}; there are: {games}"};

using PositionPtr = std::unique_ptr<games::Position>;

// The position that the first two words name, under the rules that the options choose.
Result<PositionPtr> read_position(const Arguments& arguments) {
  const auto game = read_game(arguments[0]);
  if (!game) return game.error();
  return (*game)->position(arguments[1], arguments.rules());
}

void print(const std::string& line) { std::printf("%s\n", line.c_str()); }

// The move, and what it does in words where the game has them, else its notation.
std::string told(const games::Position& position, games::Action action) {
  const games::ActionView view = position.view(action);
  std::string line = view.text;
  if (view.notation != view.text) line.append(" ").append(view.notation);
  for (const Message& sentence : view.story) line.append(" ").append(say(sentence));
  return line;
}

void print_end(const games::Position& position) {
  print("fen " + position.text());
  print("status " + engine::status(position));
  if (const std::string state = position.state_json(); !state.empty()) print("state " + state);
}

}  // namespace

Result<const games::Game*> read_game(std::string_view id) {
  if (const games::Game* game = games::find(id)) return game;
  std::string names;
  for (const games::Game* game : games::all()) names += (names.empty() ? "" : ", ") + std::string(game->info().id);
  return Message{kNoGame, {{"id", quotable(id)}, {"games", names}}};
}

Exit list_games(const Arguments& /*arguments*/) {
  for (const games::Game* game : games::all()) print(std::string(game->info().id) + ' ' + say(game->info().name));
  return kDone;
}

Exit list_moves(const Arguments& arguments) {
  const auto position = read_position(arguments);
  if (!position) return position.error();
  for (const std::string& move : engine::sorted_moves(**position)) {
    const auto action = (*position)->parse_action(move);
    print(arguments.has("--told") && action ? told(**position, *action) : move);
  }
  return kDone;
}

Exit count_perft(const Arguments& arguments) {
  const auto depth = engine::read_whole("DEPTH", arguments[2], 0, engine::kMostPerftDepth);
  if (!depth) return depth.error();
  const auto position = read_position(arguments);
  if (!position) return position.error();
  if (arguments.has("--divide") && *depth > 0) {
    for (const std::string& move : engine::sorted_moves(**position)) {
      const PositionPtr after = (*position)->clone();
      after->apply(*after->parse_action(move));
      print(move + ": " + std::to_string(after->perft(static_cast<int>(*depth) - 1)));
    }
  }
  print("nodes " + std::to_string((*position)->perft(static_cast<int>(*depth))));
  return kDone;
}

Exit show_position(const Arguments& arguments) {
  const auto position = read_position(arguments);
  if (!position) return position.error();
  for (const std::string& line : engine::drawing(**position)) print(line);
  print_end(**position);
  return kDone;
}

Exit play_moves(const Arguments& arguments) {
  const auto game = read_game(arguments[0]);
  if (!game) return game.error();
  const auto start = (*game)->position(arguments[1], arguments.rules());
  if (!start) return start.error();
  const auto words = arguments.from(2);
  const std::vector<std::string> moves(words.begin(), words.end());
  const auto position = engine::position_after(**game, arguments[1], arguments.rules(), moves);
  if (!position) {
    std::fprintf(stderr, "messhall: %s\n", say(position.error()).c_str());
    return kRefused;
  }
  if (arguments.has("--told")) {
    const PositionPtr here = (*start)->clone();
    for (const games::Action action : (*position)->played()) {
      print(told(*here, action));
      here->apply(action);
    }
  }
  print_end(**position);
  return kDone;
}

}  // namespace messhall::terminal
