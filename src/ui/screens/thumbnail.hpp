// A game's board as its picture: cut to some squares with figures on them.
#pragma once

#include <map>
#include <memory>
#include <string_view>

#include "ui/board/view.hpp"
#include "ui/screens/hall.hpp"
#include "ui/track/view.hpp"

namespace messhall::ui {

class Thumbnails {
 public:
  explicit Thumbnails(Hall& hall) : hall_(hall) {}

  // Three squares by two, filling the rect; in the look of the settings, or in another.
  void draw(Context& c, const games::GameInfo& info, Rect rect);
  void draw(Context& c, const games::GameInfo& info, Rect rect, const board::Skin& skin);
  // Two squares, the first with arrows in both families: how arrows are drawn.
  void draw_arrows(Context& c, const games::GameInfo& info, Rect rect, const board::Skin& skin);
  // A royal piece of the first side and another of the second: how pieces look.
  static void draw_pair(Context& c, const games::GameInfo& info, Rect rect, const board::Skin& skin);

 private:
  using Views = std::map<std::string_view, std::unique_ptr<board::View>>;
  void draw_track(Context& c, const games::GameInfo& info, Rect rect, const board::Skin& skin);
  static board::View& view(Views& views, const games::GameInfo& info, board::State (*picture)(const games::GameInfo&));

  Hall& hall_;
  Views corners_;
  Views bare_;
  std::unique_ptr<track::View> track_;
};

}  // namespace messhall::ui
