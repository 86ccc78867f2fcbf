// The state line: one sentence that says what is going on, and at most one thing to do about it.
#pragma once

#include "ui/screens/hall.hpp"
#include "ui/screens/table.hpp"

namespace messhall::ui {

class StatusLine {
 public:
  StatusLine(Hall& hall, Table& table) : hall_(hall), table_(table) {}

  // What is to be said now. Once a frame, before height() and draw().
  void update(Context& c);
  // For text of this width, with the padding of a panel.
  [[nodiscard]] float height(const Context& c, float width) const;
  // Without a ground of its own.
  void draw(Context& c, Rect rect);
  // For the bar of an embedded board.
  [[nodiscard]] const Message& sentence() const { return words_; }

 private:
  enum class Offer : std::uint8_t { None, Confirm, Unname, Retry, Return, Resume, Rematch };

  void choose(Context& c);
  void say(const char* icon, Message words);
  [[nodiscard]] float offer_width(const Context& c) const;
  void draw_offer(Context& c, Rect rect);
  [[nodiscard]] Message waiting(const app::Match& match) const;

  Hall& hall_;
  Table& table_;
  Message words_{};
  const char* icon_ = nullptr;
  Sprite picture_{};
  Offer offer_ = Offer::None;
  bool bad_ = false;
};

}  // namespace messhall::ui
