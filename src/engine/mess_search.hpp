// The computer player of Mess behind the face of all searches.
#pragma once

#include <atomic>
#include <memory>
#include <vector>

#include "engine/game_search.hpp"
#include "search/time.hpp"

namespace messhall::engine {

[[nodiscard]] std::unique_ptr<GameSearch> make_mess_search(const std::atomic<bool>& stop, search::TimeSource now);

// The legal actions without those that hardly anybody would want: selling and mortgaging without a debt, peaceful moves
// to nothing better. All of them in another game. Never empty when a player of Mess acts.
[[nodiscard]] std::vector<games::Action> sensible_actions(const games::Position& position);

}  // namespace messhall::engine
