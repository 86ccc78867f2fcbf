// The computer player of Mess behind the face of all searches.
#pragma once

#include <atomic>
#include <memory>

#include "engine/game_search.hpp"
#include "search/time.hpp"

namespace messhall::engine {

[[nodiscard]] std::unique_ptr<GameSearch> make_mess_search(const std::atomic<bool>& stop, search::TimeSource now);

}  // namespace messhall::engine
