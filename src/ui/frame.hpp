// When to draw. Nothing is drawn while nothing changes: a frame is drawn because something asked for it.
#pragma once

#include <cstdint>
#include <limits>

namespace messhall::ui {

class FrameControl {
 public:
  // After input the picture needs a few frames to settle (press, hover, layout).
  static constexpr int kFramesAfterInput = 3;
  static constexpr double kRest = -1.0;

  // Draw once more.
  void request() { owed_ = owed_ < 1 ? 1 : owed_; }
  // Something moves: draw the next frame too. To be said again in each frame of the movement.
  void animate() { request(); }
  // Something will change at this time (milliseconds, the clock of begin()): a clock's second, a bubble's end.
  void wake_at(double time);
  // A key, a pointer, a resize, a finished download.
  void input() { owed_ = kFramesAfterInput; }

  // Whether a frame is due at once.
  [[nodiscard]] bool wanted() const { return owed_ > 0 && !hidden_; }

  void hide(bool hidden);
  [[nodiscard]] bool hidden() const { return hidden_; }

  // Called at the start of a frame.
  void begin(double now);
  // Called at its end: kRest, 0 (next frame please) or the milliseconds until the next frame is due.
  [[nodiscard]] double end() const;
  // Frames drawn since the start.
  [[nodiscard]] std::uint64_t count() const { return count_; }
  [[nodiscard]] double now() const { return now_; }

 private:
  static constexpr double kNever = std::numeric_limits<double>::infinity();
  int owed_ = kFramesAfterInput;
  double now_ = 0;
  double wake_ = kNever;
  std::uint64_t count_ = 0;
  bool hidden_ = false;
};

}  // namespace messhall::ui
