#include "app/setup.hpp"

#include <string>

#include "app/record.hpp"

namespace messhall::app {

MatchSetup remembered_setup(const Settings& settings, std::string_view game) {
  MatchSetup setup;
  setup.game = game;
  setup.seats = kUsualSeats;
  if (settings.last_game.empty()) return setup;
  const auto last = read_link(settings.last_game);
  if (!last) return setup;
  setup.seats = last->seats();
  if (last->info().id == game) setup.options = last->options();
  return setup;
}

void remember_setup(Settings& settings, const MatchSetup& setup) {
  MatchSetup usual = setup;
  usual.start = "startpos";
  if (const auto match = Match::create(usual)) settings.last_game = write_link(*match);
}

Seats drawn_lots(Seats seats, Random& random) { return random.below(2) == 0 ? seats : swapped(seats); }

}  // namespace messhall::app
