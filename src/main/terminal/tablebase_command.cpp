#include <cstdio>

#include "engine/tablebase.hpp"
#include "main/terminal/commands.hpp"

namespace messhall::terminal {

Exit build_tablebase(const Arguments& arguments) {
  const auto game = read_game(arguments[0]);
  if (!game) return game.error();
  const auto built = engine::build_tablebase(**game, arguments[1]);
  if (!built) return built.error();
  const auto line = [](const char* name, auto first, auto second) {
    std::printf("%s w %llu b %llu\n", name, static_cast<unsigned long long>(first),
                static_cast<unsigned long long>(second));
  };
  line("positions", built->positions[0], built->positions[1]);
  line("wins_w", built->first_wins[0], built->first_wins[1]);
  line("wins_b", built->second_wins[0], built->second_wins[1]);
  line("longest_win_plies", built->longest_win[0], built->longest_win[1]);
  const auto share = [&](const char* name, const auto& wins) {
    if (wins) line(name, (*wins)[0], (*wins)[1]);
  };
  share("wins_w_by_checkmate_only", built->checkmate_only);
  share("wins_w_by_stalemate_only", built->stalemate_only);
  std::printf("longest %s\n", built->longest.empty() ? "none" : built->longest.c_str());
  return kDone;
}

}  // namespace messhall::terminal
