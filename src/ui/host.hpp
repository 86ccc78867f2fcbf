// What the interface asks of the page it lives in. src/main implements it; tests use a recording one.
#pragma once

#include <string_view>

namespace messhall::ui {

class Host {
 public:
  virtual ~Host() = default;
  // A call of the frame function is wanted at the next repaint.
  virtual void request_frame() = 0;
  // Answered later by Art::receive or Art::fail.
  virtual void request_asset(std::string_view name) = 0;
  // The mirror's whole list.
  virtual void mirror(std::string_view json) = 0;
  // Said by the screen reader: politely, or at once for errors.
  virtual void announce(std::string_view text, bool assertive) = 0;
  virtual void copy(std::string_view text) = 0;
  // Lets the user keep a text as a file of this name.
  virtual void save_file(std::string_view name, std::string_view text) = 0;
  // Lets the user choose a file; its text comes as what was written into the field `id`.
  virtual void open_file(std::string_view id) = 0;
  virtual void share(std::string_view url) = 0;
  // The address's hash, without '#'.
  virtual void navigate(std::string_view hash) = 0;
  // As navigate(), in place of an address that leads nowhere: the way back does not pass it again.
  virtual void correct(std::string_view hash) = 0;
  // What the window is called.
  virtual void title(std::string_view title) = 0;
  virtual void open_link(std::string_view url) = 0;
  // Moves the keyboard to the element of this widget.
  virtual void focus(std::string_view id) = 0;
};

}  // namespace messhall::ui
