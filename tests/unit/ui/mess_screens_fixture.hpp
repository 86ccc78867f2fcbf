// Mess as a player meets it, without a page: what stands in the mirror, and what presses do.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "unit/ui/hall_fixture.hpp"

namespace messhall::ui {

class MessScreens : public HallFixture {
 protected:
  // Dice roll and tokens walk.
  MessScreens() { frames_of_motion = 200; }

  void sit(std::string_view moves = {}, app::Seats seats = {}, std::string start = "startpos") {
    app::MatchSetup setup;
    setup.game = "mess";
    setup.start = std::move(start);
    setup.seats = seats;
    setup.seed = 3;
    begin(setup, moves);
  }
  [[nodiscard]] bool says(std::string_view words) const {
    const auto& nodes = ui.mirror().nodes();
    return std::any_of(nodes.begin(), nodes.end(), [&](const Node& one) { return one.label == words; });
  }
  [[nodiscard]] std::string last_move() const { return session.match()->moves().back().view.text; }
  [[nodiscard]] std::string state() const { return session.match()->position().state_json(); }
};

}  // namespace messhall::ui
