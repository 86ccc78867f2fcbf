// The hall as a user meets it, without a page: what stands in the mirror, and what presses do.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "ui/screens/hall.hpp"
#include "unit/app/helpers.hpp"
#include "unit/ui/board_fixture.hpp"
#include "unit/ui/ui_fixture.hpp"

namespace messhall::ui {

using app::kAgainstComputer;
using app::kComputers;

class HallFixture : public UiFixture {
 protected:
  HallFixture() {
    std::string themes(board::kThemes);
    themes.replace(themes.find("\"oak\": {\"texture\""), 5, "\"seventies\"");
    ui.art().receive("themes.json", std::vector<std::uint8_t>(themes.begin(), themes.end()));
    ui.art().receive("symbols.json", std::vector<std::uint8_t>(board::kSymbols.begin(), board::kSymbols.end()));
    ui.on_frame([this](double time) {
      platform.time += static_cast<std::int64_t>(time - ticked_);
      ticked_ = time;
      hall.tick(time);
    });
  }

  void begin(const app::MatchSetup& setup, std::string_view moves) {
    hall.open("");
    ASSERT_FALSE(session.new_game(setup, moves));
    ui.navigate("play");
    draw();
  }
  // Long enough for every motion to come to its end.
  void draw() { draw(frames_of_motion); }
  // As the page does: at rest there is no frame until the one that was asked for is due.
  void draw(int frames) {
    hall.settle();
    for (const double end = now + kFrame * frames; now < end;) {
      const double wait = frame();
      const double due = wait < 0 ? end : now + wait;
      now = std::clamp(due - kFrame, now, std::max(now, end - kFrame));
    }
  }
  void press(std::string_view id) {
    ASSERT_NE(node(id), nullptr) << id << " is not on the screen";
    ui.activate(id);
    draw();
  }
  void key(const char* name) {
    ui.key({name, 0});
    draw();
  }
  void window(float width, float height, bool embedded = false) {
    ui.resize({width, height, 1, embedded});
    draw();
  }
  [[nodiscard]] const Node* node(std::string_view id) const { return ui.mirror().find(id); }
  [[nodiscard]] std::string label(std::string_view id) const {
    return node(id) == nullptr ? "(nothing)" : node(id)->label;
  }
  [[nodiscard]] std::string moves() const { return session.match()->moves_text(); }
  [[nodiscard]] bool said(std::string_view words) const {
    return std::any_of(host.said.begin(), host.said.end(),
                       [&](const std::string& text) { return text.find(words) != std::string::npos; });
  }

  int frames_of_motion = 60;
  app::FakePlatform platform;
  app::FakeLink link;
  app::Session session{platform, link};
  Hall hall{session, ui};

 private:
  double ticked_ = 0;
};

}  // namespace messhall::ui
