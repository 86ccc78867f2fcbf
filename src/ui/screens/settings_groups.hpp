// The groups of the settings: how the house looks, how one plays, in which language.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "ui/board/view.hpp"
#include "ui/screens/hall.hpp"
#include "ui/screens/setting_rows.hpp"
#include "ui/screens/thumbnail.hpp"

namespace messhall::ui {

// Changes the settings: change(hall, [](app::Settings& s) { s.flip = true; });
template <class F>
void change(Hall& hall, F&& how) {
  app::Settings settings = hall.session.settings();
  how(settings);
  hall.session.change_settings(std::move(settings));
  hall.ui.frames().input();
}

class LookSettings {
 public:
  explicit LookSettings(Hall& hall) : hall_(hall), thumbnails_(hall) {}

  // Boards, pieces and arrows to choose from, as pictures, from the rect's top; narrower where it is low.
  void boards(Context& c, Rect rect);
  // How high they want to be at this width.
  [[nodiscard]] float boards_height(const Context& c, float width) const;
  void rows(Context& c, SettingRows& rows);

 private:
  void themes(Context& c, Rect rect);
  void pieces(Context& c, Rect rect);
  void arrows(Context& c, Rect rect);
  // The board last played on has squares on which some looks are hard to read.
  [[nodiscard]] bool proposes() const;

  Hall& hall_;
  Thumbnails thumbnails_;
};

class PlaySettings {
 public:
  explicit PlaySettings(Hall& hall);

  void rows(Context& c, SettingRows& rows);
  // A board that shows what the rows mean.
  void preview(Context& c, Rect rect);

 private:
  void prophecies(SettingRows& rows);
  void street_names(SettingRows& rows);
  [[nodiscard]] board::State state() const;

  Hall& hall_;
  board::View view_;
  Square held_ = kNoSquare;
  std::unique_ptr<games::Position> position_;
};

class LanguageSettings {
 public:
  explicit LanguageSettings(Hall& hall) : hall_(hall) {}

  // All languages, one a row, cut off the column.
  void list(Context& c, Rect& column);
  // "English", "As the device says"
  [[nodiscard]] Label current() const;

 private:
  void read(Context& c);

  Hall& hall_;
  std::vector<std::string> languages_{"en"};
  bool known_ = false;
};

// What a language calls itself, by its two letters; the letters for one that is not known here.
[[nodiscard]] std::string language_name(std::string_view tag);
// The languages whose texts are among the files of this asset-list.json, English first.
[[nodiscard]] std::vector<std::string> languages_in(std::string_view asset_list);

}  // namespace messhall::ui
