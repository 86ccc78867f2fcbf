// The list of the games. Adding one is a folder, its line in ConcreteGames (for the search) and its line in
// registry.cpp (for everyone else).
#pragma once

#include <string_view>

#include "games/concrete.hpp"
#include "games/smess/state.hpp"

namespace messhall::games {

template <ConcretePosition... Positions>
struct TypeList {};

// The games without dice: the search is compiled once for each.
using ConcreteGames = TypeList<smess::State>;

// Calls visitor.template operator()<P>() with the position type of the game; false when no game here has this id.
//   visit_game(id, [&]<class P>() { searcher = std::make_unique<Searcher<P>>(); });
template <class Visitor, class... Positions>
bool visit_game(std::string_view id, Visitor&& visitor, TypeList<Positions...> /*games*/) {
  return ((Positions::kId == id && (visitor.template operator()<Positions>(), true)) || ...);
}
template <class Visitor>
bool visit_game(std::string_view id, Visitor&& visitor) {
  return visit_game(id, visitor, ConcreteGames{});
}

}  // namespace messhall::games
