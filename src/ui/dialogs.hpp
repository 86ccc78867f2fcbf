// The stack of dialogs: where they stand, how they come and go, and what closes them.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "ui/context.hpp"

namespace messhall::ui {

class Dialog;

class Dialogs {
 public:
  Dialogs();
  ~Dialogs();

  // `focus`: the widget to which the keyboard returns when the dialog has gone.
  void open(std::unique_ptr<Dialog> dialog, std::string_view focus, double now);
  // The top one goes, at the next begin().
  void close();
  // As close(), and the dialog hears that nothing was answered.
  void dismiss();
  void close_all();
  [[nodiscard]] bool any() const;
  [[nodiscard]] Dialog* top();

  // Start of a frame: what was closed goes.
  void begin(double now);
  void draw(Context& c);
  // The widget to which the keyboard should go back, once.
  [[nodiscard]] std::string take_return();

 private:
  struct Open;
  struct Place {
    Rect scope{};
    Rect card{};
    bool sheet = false;
    bool whole = false;  // fills the window
  };
  // The uppermost that is not about to go; nullptr: none.
  [[nodiscard]] Open* top_open() const;
  [[nodiscard]] static Place place(Context& c, Open& open);
  void draw_one(Context& c, Open& open, bool top);
  void draw_ground(Context& c, Open& open, const Place& place, float shown);
  void pull(Context& c, Open& open, const Place& place);

  std::vector<std::unique_ptr<Open>> stack_;
  std::string return_;
};

}  // namespace messhall::ui
