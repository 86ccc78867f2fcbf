#include "ui/frame.hpp"

#include <algorithm>

namespace messhall::ui {

void FrameControl::wake_at(double time) { wake_ = std::min(wake_, time); }

void FrameControl::hide(bool hidden) {
  if (hidden_ && !hidden) input();
  hidden_ = hidden;
}

void FrameControl::begin(double now) {
  now_ = now;
  ++count_;
  if (owed_ > 0) --owed_;
  // Whoever still waits says so again while this frame is drawn.
  wake_ = kNever;
}

double FrameControl::end() const {
  if (hidden_) return kRest;
  if (owed_ > 0) return 0;
  if (wake_ == kNever) return kRest;
  return std::max(1.0, wake_ - now_);
}

}  // namespace messhall::ui
