// A game's board as its picture: cut to some squares with figures on them, or whole.
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

  // Three squares by two, filling the rect; in the look of the settings, or in another.
  void draw(Context& c, const games::GameInfo& info, Rect rect);
  void draw(Context& c, const games::GameInfo& info, Rect rect, const board::Skin& skin);
  // Two squares, the first with arrows in both families: how arrows are drawn.
  void draw_arrows(Context& c, const games::GameInfo& info, Rect rect, const board::Skin& skin);
  // A royal piece of the first side and another of the second: how pieces look.
  static void draw_pair(Context& c, const games::GameInfo& info, Rect rect, const board::Skin& skin);
  // Whole rows of a game that is under way, from edge to edge: the rect has the height that belongs to its width.
  [[nodiscard]] static float band_height(const games::GameInfo& info, float width, int rows);
  void draw_band(Context& c, const games::GameInfo& info, Rect rect, int rows);
  // The whole board, set up for a new game, as large as fits.
  void draw_start(Context& c, const games::GameInfo& info, Rect rect);

 private:
  using Views = std::map<std::string_view, std::unique_ptr<board::View>>;
  static board::View& view(Views& views, const games::GameInfo& info, board::State (*picture)(const games::GameInfo&));

  Hall& hall_;
  Views corners_;
  Views bands_;
  Views bare_;
  Views starts_;
};

}  // namespace messhall::ui
