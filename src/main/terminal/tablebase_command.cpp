#include "main/terminal/commands.hpp"

namespace messhall::terminal {

Exit build_tablebase(const Arguments& arguments) {
  const auto game = read_game(arguments[0]);
  if (!game) return game.error();
  return Message{{"", "tablebase does not know how to build this"}};
}

}  // namespace messhall::terminal
