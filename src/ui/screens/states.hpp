// All widgets in all states, for those who work on them: reachable as #states, led to from nowhere.
#pragma once

#include <memory>

namespace messhall::ui {

class Screen;
[[nodiscard]] std::unique_ptr<Screen> make_states();

}  // namespace messhall::ui
