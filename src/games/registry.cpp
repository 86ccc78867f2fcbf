#include "games/registry.hpp"

#include <algorithm>
#include <array>

#include "games/adapter.hpp"
#include "games/smess/face.hpp"

namespace messhall::games {
namespace {

const AdaptedGame<smess::Face> kSmess;

constexpr std::array<const Game*, 1> kGames{&kSmess};

}  // namespace

std::span<const Game* const> all() { return kGames; }

const Game* find(std::string_view id) {
  const auto found =
      std::find_if(kGames.begin(), kGames.end(), [&](const Game* game) { return game->info().id == id; });
  return found == kGames.end() ? nullptr : *found;
}

}  // namespace messhall::games
