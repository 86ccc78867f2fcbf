// Shown for the rules of a game that is not there: says so, and lists the games that are.
#pragma once

#include <string>

#include "ui/screens/hall.hpp"
#include "ui/screens/thumbnail.hpp"

namespace messhall::ui {

class RulesList {
 public:
  explicit RulesList(Hall& hall) : hall_(hall), thumbnails_(hall) {}

  [[nodiscard]] static Message missing(const std::string& game);
  void draw(Context& c, Rect area, const std::string& missing_game);

 private:
  void row(Context& c, Rect rect, const games::GameInfo& info);

  Hall& hall_;
  Thumbnails thumbnails_;
};

}  // namespace messhall::ui
