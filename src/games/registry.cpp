#include "games/registry.hpp"

#include <algorithm>
#include <array>

#include "games/adapter.hpp"
#include "games/mess/face.hpp"

namespace messhall::games {
namespace {

template <class Face>
const AdaptedGame<Face> kGame{};

// The game with dice.
const mess::MessGame kMess{};

template <class... Faces>
constexpr std::array<const Game*, sizeof...(Faces) + 1> list(FaceList<Faces...> /*games*/) {
  return {&kGame<Faces>..., &kMess};
}

constexpr auto kGames = list(Games{});

}  // namespace

std::span<const Game* const> all() { return kGames; }

const Game* find(std::string_view id) {
  const auto found =
      std::find_if(kGames.begin(), kGames.end(), [&](const Game* game) { return game->info().id == id; });
  return found == kGames.end() ? nullptr : *found;
}

}  // namespace messhall::games
