#include "ui/board/animation.hpp"

#include <algorithm>
#include <cmath>

#include "ui/board/geometry.hpp"
#include "ui/theme.hpp"

namespace messhall::ui::board {
namespace {

constexpr double kFallTime = 300;    // a taken piece tips over and leaves
constexpr double kSwapTime = 220;    // a promoted piece turns into the new one
constexpr float kHeldScale = 1.08F;  // size in the hand, where a dropped piece starts from
constexpr float kFallAngle = 1.5F;   // radians, a little less than flat
constexpr float kShrunk = 0.3F;      // size on arriving in the taker's card
constexpr float kContact = 0.65F;    // part of the way at which the mover touches what it takes

double travel_time(const Transition& t) { return t.dropped ? tokens::motion::kSettle : tokens::motion::kMove; }

double contact_time(const Transition& t) {
  // A dropped piece is there at once.
  return t.dropped ? 0 : travel_time(t) * static_cast<double>(kContact);
}

float part(double elapsed, double start, double length) {
  return static_cast<float>(std::clamp((elapsed - start) / length, 0.0, 1.0));
}

// The point at `t` (0 to 1) of the way through all squares passed; beyond 1 it runs on in the last direction.
Point along(const std::vector<Point>& stops, float t) {
  if (stops.size() < 2 || t <= 0) return stops.front();
  if (t > 1) return mix(stops[stops.size() - 2], stops.back(), t);
  float total = 0;
  for (std::size_t i = 1; i < stops.size(); ++i) total += distance(stops[i - 1], stops[i]);
  float left = total * t;
  for (std::size_t i = 1; i < stops.size(); ++i) {
    const float step = distance(stops[i - 1], stops[i]);
    if (left <= step && step > 0) return mix(stops[i - 1], stops[i], left / step);
    left -= step;
  }
  return stops.back();
}

std::vector<Point> way(const Transition& t, const Layout& layout) {
  if (t.dropped) return {*t.dropped, layout.centre(t.to)};
  std::vector<Point> stops{layout.centre(t.moved.square)};
  for (const Square s : t.path) stops.push_back(layout.centre(s));
  stops.push_back(layout.centre(t.to));
  return stops;
}

Pose fallen(const Transition& t, double elapsed, const Layout& layout) {
  const float f = part(elapsed, contact_time(t), kFallTime);
  const float e = ease_out(f);
  Pose pose;
  pose.kind = t.captured->kind;
  pose.owner = t.captured->owner;
  pose.centre = layout.centre(t.captured->square);
  // It falls away from the mover.
  const bool left = layout.centre(t.moved.square).x > pose.centre.x;
  pose.angle = (left ? -kFallAngle : kFallAngle) * std::min(1.0F, e * 1.4F);
  const float size = 1 - (1 - kShrunk) * e;
  pose.scale_x = pose.scale_y = size;
  if (t.card) pose.centre = mix(pose.centre, *t.card, f * f * (3 - 2 * f));
  pose.alpha = 1 - part(f, 0.7, 0.3);
  return pose;
}

Pose mover(const Transition& t, double elapsed, const Layout& layout) {
  const float f = part(elapsed, 0, travel_time(t));
  Pose pose;
  pose.kind = t.moved.kind;
  pose.owner = t.moved.owner;
  pose.flying = true;
  pose.centre = along(way(t, layout), t.dropped ? overshoot(f) : ease_out(f));
  if (t.dropped) pose.scale_x = pose.scale_y = kHeldScale + (1 - kHeldScale) * overshoot(f);
  if (!t.promoted) return pose;
  // It turns about its own axis: flat in the middle, then the other side shows.
  const float turn = part(elapsed, travel_time(t), kSwapTime);
  pose.scale_x *= std::max(0.05F, std::fabs(std::cos(turn * 3.14159265F)));
  if (turn >= 0.5F) pose.kind = *t.promoted;
  return pose;
}

}  // namespace

Transition transition(const games::ActionView& action, games::Side side, bool backward) {
  Transition t;
  t.moved = {action.from, action.kind, side};
  t.to = action.to;
  t.path = action.path;
  t.captured = action.captured;
  t.promoted = action.promoted;
  t.backward = backward;
  return t;
}

double duration(const Transition& t) {
  double end = travel_time(t);
  if (t.promoted) end += kSwapTime;
  if (t.captured) end = std::max(end, contact_time(t) + kFallTime);
  return end;
}

std::vector<Pose> poses(const Transition& t, double elapsed, const Layout& layout) {
  const double end = duration(t);
  const double now = std::clamp(t.backward ? end - elapsed : elapsed, 0.0, end);
  std::vector<Pose> out;
  if (t.captured) out.push_back(fallen(t, now, layout));
  out.push_back(mover(t, now, layout));
  return out;
}

void Animation::start(Transition transition, double now, bool reduced_motion) {
  transition_.reset();
  // An action without squares (a pass, a choice) has nothing to show.
  if (reduced_motion || transition.to == kNoSquare || (transition.moved.square == kNoSquare && !transition.dropped))
    return;
  transition_ = std::move(transition);
  start_ = now;
}

bool Animation::running(double now) {
  if (transition_ && now - start_ >= duration(*transition_)) transition_.reset();
  return transition_.has_value();
}

bool Animation::hides(Square square) const {
  if (!transition_) return false;
  if (!transition_->backward) return square == transition_->to;
  return square == transition_->moved.square || (transition_->captured && square == transition_->captured->square);
}

std::vector<Pose> Animation::at(double now, const Layout& layout) const {
  if (!transition_) return {};
  return poses(*transition_, std::max(0.0, now - start_), layout);
}

}  // namespace messhall::ui::board
