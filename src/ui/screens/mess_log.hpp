// What has happened in a game of Mess, in words with amounts, and how rich both were.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "ui/screens/hall.hpp"

namespace messhall::ui {

// Both players' worth over a game, thinned out to what a plot can show, and the range that it spans.
struct WorthCourse {
  std::array<std::vector<float>, 2> values{};  // First's, Second's; as many of both, the last is now
  float least = 0;
  float most = 1;

  [[nodiscard]] static WorthCourse of(const app::Match& match);
};

class MessLog {
 public:
  explicit MessLog(Hall& hall) : hall_(hall) {}

  // Takes up what has changed. To be called in each frame before anything is drawn from it.
  void follow(const Context& c);
  // The sentences, the newest below; scrolls, and follows what happens.
  void draw(Context& c, Rect rect);
  // Both players' worth over the game.
  void draw_worth(Context& c, Rect rect) const;
  // The last sentences, as many as `count`, oldest first.
  [[nodiscard]] std::vector<std::string> last(std::size_t count) const;

 private:
  struct Line {
    games::Side side = games::Side::First;
    std::string text{};
    float height = 0;
  };
  void measure(const Context& c, float width);

  Hall& hall_;
  std::vector<Line> lines_;
  std::uint64_t match_ = 0;
  std::uint64_t revision_ = 0;
  std::size_t cursor_ = 0;
  const Translator* spoken_ = nullptr;
  float width_ = 0;
  std::size_t drawn_ = 0;
};

// The whole log with the plot, for windows that have no room for it beside the board.
[[nodiscard]] std::unique_ptr<Dialog> make_mess_log(Hall& hall);

}  // namespace messhall::ui
