// Mess as a player meets it, without a page: what stands in the mirror, and what presses do.
#pragma once

#include <algorithm>
#include <array>
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

// A position text whose hands hold what is not on the board.
struct Setting {
  std::string men = "-/-";
  std::string houses = "-";
  std::string cash = "1500/1500";
  std::string tokens = "0/0";
  std::string jail = "-/-";
  std::string phase = "start";

  [[nodiscard]] std::string text() const {
    const std::size_t slash = men.find('/');
    return men + " " + hand(men.substr(0, slash)) + "/" + hand(men.substr(slash + 1)) + " -/- " + houses + " " + cash +
           " " + tokens + " " + jail + " -/- ffff/ffff 0 " + phase + " - plain 1-2 0 0 5 0 0";
  }

 private:
  static std::string hand(const std::string& on_board) {
    constexpr std::array<std::pair<char, std::ptrdiff_t>, 6> kSet{
        {{'P', 8}, {'N', 2}, {'B', 2}, {'R', 2}, {'Q', 1}, {'K', 1}}};
    std::string out;
    for (const auto& [letter, count] : kSet)
      out.append(static_cast<std::size_t>(count - std::count(on_board.begin(), on_board.end(), letter)), letter);
    return out;
  }
};

}  // namespace messhall::ui
