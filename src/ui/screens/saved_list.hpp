// The games that were put aside, newest first: each with its last position, who played, and how it ended.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>

#include "ui/screens/hall.hpp"
#include "ui/screens/mini_board.hpp"

namespace messhall::ui {

class SavedList {
 public:
  // `opened` is called when a game was opened: its dialog goes.
  SavedList(Hall& hall, std::string id, std::function<void()> opened = {});

  // Fills the rect and scrolls in it.
  void draw(Context& c, Rect rect);
  // What all rows together want.
  [[nodiscard]] float height() const;

 private:
  void row(Context& c, Rect rect, const app::SavedGame& game);
  void picture(Context& c, Rect rect, const app::SavedGame& game);
  void words(Context& c, Rect rect, const app::SavedGame& game, const Message& who) const;
  void ask_to_delete(const app::SavedGame& game);
  void open(const app::SavedGame& game);

  Hall& hall_;
  std::string id_;
  std::function<void()> opened_;
  std::map<std::string, std::optional<MiniBoard>, std::less<>> pictures_;
};

// "You against Level 3"
[[nodiscard]] Message saved_players(const app::SavedGame& game);
// "Blue won after 34 moves", "Not finished, 12 moves"
[[nodiscard]] Message saved_result(const app::SavedGame& game);

}  // namespace messhall::ui
