// The list of the games: adding one is a folder and its line here.
#pragma once

#include <string_view>

#include "games/cassandra/face.hpp"
#include "games/college/face.hpp"
#include "games/concrete.hpp"
#include "games/ivory/face.hpp"
#include "games/smess/face.hpp"

namespace messhall::games {

template <ConcretePosition... Positions>
struct TypeList {};

template <class... Faces>
struct FaceList {
  using Positions = TypeList<typename Faces::State...>;
};

// The games without dice, in the order in which they are shown. Each Face (games/adapter.hpp) brings what people see
// and the position that the search is compiled for.
using Games = FaceList<smess::Face, college::Face, ivory::Face, ivory::KoreanFace, cassandra::Face>;
using ConcreteGames = Games::Positions;

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
