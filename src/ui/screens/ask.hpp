// The question that follows a move which may carry a prophecy: which square, or none, or back.
#pragma once

#include <cstdint>
#include <string>

#include "ui/screens/foretelling.hpp"
#include "ui/screens/hall.hpp"
#include "ui/screens/table.hpp"

namespace messhall::ui {

class AskPanel {
 public:
  AskPanel(Hall& hall, Table& table) : hall_(hall), table_(table) {}

  // What is to be asked now. Once a frame, while the table asks.
  void update();
  // The height that all of it wants at this width, warnings included.
  [[nodiscard]] float height(const Context& c, float width) const;
  // As much of it as the rect has room for, at its bottom: first the heading goes, then the warnings move into the
  // sentence's place.
  void draw(Context& c, Rect rect);
  // In one line of 44, for embedded boards.
  void draw_bar(Context& c, Rect rect);
  [[nodiscard]] const Message& sentence() const { return question_.words; }

 private:
  void warnings(Context& c, Rect& rect, float room);
  void buttons(Context& c, Rect rect);
  [[nodiscard]] float panel_height(const Context& c, float width, bool head) const;
  [[nodiscard]] float warnings_height(const Context& c, float width) const;
  [[nodiscard]] Label foretell_label() const;
  [[nodiscard]] bool named() const;

  Hall& hall_;
  Table& table_;
  foretelling::Question question_{};
  std::string asked_{};   // what question_ belongs to
  std::string spoken_{};  // the move whose question has been said
};

}  // namespace messhall::ui
