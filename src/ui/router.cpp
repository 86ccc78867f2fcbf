#include "ui/router.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace messhall::ui {

void Router::begin_frame() { building_.clear(); }

void Router::offer(Target target) { building_.push_back(std::move(target)); }

void Router::end_frame() {
  targets_.swap(building_);
  clicked_.clear();
  deltas_.clear();
  began_ = false;
  ended_.clear();
  flung_.clear();
  input_.pressed = false;
  input_.released = false;
  input_.cancelled = false;
  input_.events.clear();
  // What lies under a resting mouse may have changed with the picture.
  const Target* under = input_.over && !input_.touch() ? hit(input_.at, false) : nullptr;
  if (primary_ < 0) over_ = under == nullptr ? std::string() : under->id;
}

bool Router::hovered(std::string_view id) const {
  return !input_.touch() && over_ == id && (primary_ < 0 || pressed_ == id);
}

bool Router::held(std::string_view id) const { return primary_ >= 0 && pressed_ == id && over_ == id; }

bool Router::clicked(std::string_view id) const {
  return std::find(clicked_.begin(), clicked_.end(), id) != clicked_.end();
}

Router::Drag Router::drag(std::string_view id) const {
  Drag result;
  result.at = input_.at;
  const bool now = pressed_ == id && pressed_kind_ == Kind::Drag;
  result.held = now && primary_ >= 0;
  result.began = began_ && (now || ended_ == id);
  result.from = now ? from_ : ended_from_;
  if (ended_ == id && !ended_.empty()) {
    result.ended = ended_well_;
    result.cancelled = !ended_well_;
    result.at = ended_at_;
  }
  return result;
}

Router::Scrolling Router::scrolling(std::string_view id) const {
  Scrolling result;
  for (const Delta& delta : deltas_)
    if (delta.id == id) result.delta += delta.value;
  result.dragging = scrolled_ == id && !scrolled_.empty();
  result.flung = flung_ == id && !flung_.empty();
  result.velocity = result.flung ? velocity_ : 0;
  return result;
}

const Router::Target* Router::hit(Point point, bool finger) const {
  const auto top = std::find_if(targets_.rbegin(), targets_.rend(), [point](const Target& target) {
    return target.kind != Kind::Scroll && target.rect.contains(point) && target.clip.contains(point);
  });
  // A finger on a card's ground may still mean the small button beside it.
  if (top != targets_.rend() && (top->kind != Kind::Block || !finger)) return &*top;
  if (!finger) return nullptr;
  const Target* best = nullptr;
  float least = 0;
  for (const Target& target : targets_) {
    if (target.kind != Kind::Press || !target.grow || !target.clip.contains(point)) continue;
    const float dx = std::max(0.0F, (kFinger - target.rect.w) / 2);
    const float dy = std::max(0.0F, (kFinger - target.rect.h) / 2);
    if (!Rect{target.rect.x - dx, target.rect.y - dy, target.rect.w + 2 * dx, target.rect.h + 2 * dy}.contains(point))
      continue;
    const Point way = target.rect.centre() - point;
    const float far = std::hypot(way.x, way.y);
    if (best == nullptr || far < least) {
      best = &target;
      least = far;
    }
  }
  return best;
}

std::string_view Router::at(Point point, bool finger) const {
  const Target* target = hit(point, finger);
  return target == nullptr ? std::string_view{} : std::string_view{target->id};
}

const Router::Target* Router::scroll_at(Point point, bool horizontal, float delta) const {
  const auto top = std::find_if(targets_.rbegin(), targets_.rend(), [&](const Target& target) {
    if (!target.clip.contains(point) || !target.rect.contains(point)) return false;
    if (target.kind == Kind::Block && target.id.empty()) return true;
    if (target.kind != Kind::Scroll || target.horizontal != horizontal) return false;
    return (delta > 0 && target.after > 0) || (delta < 0 && target.before > 0);
  });
  return top == targets_.rend() || top->kind != Kind::Scroll ? nullptr : &*top;
}

bool Router::pointer(const PointerEvent& event) {
  const std::string before = over_;
  const bool idle = primary_ < 0;
  input_.kind = event.kind;
  input_.events.push_back(event);
  if (primary_ >= 0 && event.id != primary_) return true;
  switch (event.phase) {
    case PointerPhase::Down:
      down(event);
      break;
    case PointerPhase::Move:
      move(event);
      break;
    case PointerPhase::Up:
      up(event);
      break;
    case PointerPhase::Cancel:
      cancel();
      break;
    case PointerPhase::Leave:
      if (primary_ >= 0) return false;
      input_.over = false;
      over_.clear();
      break;
  }
  if (!idle || (event.phase != PointerPhase::Move && event.phase != PointerPhase::Leave)) return true;
  const bool dragged_over = !over_.empty() && over_kind_ == Kind::Drag;
  return over_ != before || dragged_over;
}

void Router::down(const PointerEvent& event) {
  input_.at = event.at;
  input_.over = true;
  if (primary_ >= 0 || (event.buttons & 1U) == 0) return;
  primary_ = event.id;
  input_.down = true;
  input_.pressed = true;
  from_ = event.at;
  const Target* target = hit(event.at, event.kind != PointerKind::Mouse);
  pressed_ = target == nullptr ? std::string() : target->id;
  pressed_kind_ = target == nullptr ? Kind::Block : target->kind;
  over_ = pressed_;
  began_ = pressed_kind_ == Kind::Drag;
  scrolled_.clear();
  samples_.clear();
}

void Router::move(const PointerEvent& event) {
  input_.at = event.at;
  input_.over = true;
  const Target* target = hit(event.at, event.kind != PointerKind::Mouse);
  over_ = target == nullptr ? std::string() : target->id;
  over_kind_ = target == nullptr ? Kind::Block : target->kind;
  if (primary_ < 0 || event.kind == PointerKind::Mouse || pressed_kind_ == Kind::Drag) return;
  if (!scrolled_.empty()) {
    scroll_by(event);
    return;
  }
  const Point way = event.at - from_;
  if (std::max(std::abs(way.x), std::abs(way.y)) < kSlop) return;
  const bool horizontal = std::abs(way.x) > std::abs(way.y);
  // Content follows the finger: a finger that goes up moves the view down.
  const Target* list = scroll_at(from_, horizontal, horizontal ? -way.x : -way.y);
  if (list == nullptr) return;
  scrolled_ = list->id;
  scroll_axis_ = horizontal;
  pressed_.clear();
  pressed_kind_ = Kind::Block;
  samples_.push_back({event.time, horizontal ? event.at.x : event.at.y});
}

void Router::scroll_by(const PointerEvent& event) {
  const float along = scroll_axis_ ? event.at.x : event.at.y;
  const float before = samples_.empty() ? along : samples_.back().along;
  deltas_.push_back({scrolled_, before - along});
  samples_.push_back({event.time, along});
  if (samples_.size() > 32) samples_.erase(samples_.begin());
}

float Router::fling_velocity(double now) const {
  constexpr double kWindow = 100;  // ms: what the finger did just before it left
  const auto first = std::find_if(samples_.begin(), samples_.end(),
                                  [now](const Sample& sample) { return now - sample.time <= kWindow; });
  if (first == samples_.end() || samples_.back().time - first->time < 8) return 0;
  return (first->along - samples_.back().along) / static_cast<float>(samples_.back().time - first->time);
}

void Router::up(const PointerEvent& event) {
  input_.at = event.at;
  if (primary_ < 0 || (event.buttons & 1U) != 0) return;
  primary_ = -1;
  input_.down = false;
  input_.released = true;
  if (!scrolled_.empty()) {
    flung_ = scrolled_;
    velocity_ = fling_velocity(event.time);
  } else if (pressed_kind_ == Kind::Drag) {
    ended_ = pressed_;
    ended_well_ = true;
    ended_from_ = from_;
    ended_at_ = event.at;
  } else if (pressed_kind_ == Kind::Press) {
    const Target* target = hit(event.at, event.kind != PointerKind::Mouse);
    if (target != nullptr && target->id == pressed_) clicked_.push_back(pressed_);
  }
  pressed_.clear();
  pressed_kind_ = Kind::Block;
  scrolled_.clear();
  // A finger leaves nothing behind: no widget stays lit under it.
  if (event.kind != PointerKind::Mouse) {
    input_.over = false;
    over_.clear();
  }
}

void Router::cancel() {
  if (primary_ < 0) return;
  primary_ = -1;
  input_.down = false;
  input_.cancelled = true;
  if (pressed_kind_ == Kind::Drag) {
    ended_ = pressed_;
    ended_well_ = false;
    ended_from_ = from_;
    ended_at_ = input_.at;
  }
  pressed_.clear();
  pressed_kind_ = Kind::Block;
  scrolled_.clear();
  input_.over = false;
  over_.clear();
}

bool Router::wheel(Point point, float dx, float dy) {
  const bool horizontal = std::abs(dx) > std::abs(dy);
  const float delta = horizontal ? dx : dy;
  const Target* list = scroll_at(point, horizontal, delta);
  // A wheel that only turns one way also moves lists that lie on their side.
  if (list == nullptr && !horizontal) list = scroll_at(point, true, delta);
  if (list == nullptr) return false;
  deltas_.push_back({list->id, delta});
  return true;
}

}  // namespace messhall::ui
