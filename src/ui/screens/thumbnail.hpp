// A piece of a game's board as its picture: three squares by two, with figures on them.
#pragma once

#include <map>
#include <memory>
#include <string_view>

#include "ui/board/view.hpp"
#include "ui/screens/hall.hpp"

namespace messhall::ui {

class Thumbnails {
 public:
  explicit Thumbnails(Hall& hall) : hall_(hall) {}

  // Fills the rect; in the theme of the settings, or in another.
  void draw(Context& c, const games::GameInfo& info, Rect rect, std::string_view theme = {});

 private:
  Hall& hall_;
  std::map<std::string_view, std::unique_ptr<board::View>> views_;
};

}  // namespace messhall::ui
