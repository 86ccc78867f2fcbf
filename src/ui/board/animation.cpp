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

// When all have arrived and nothing but a prophecy is left to come true.
double arrival_time(const Transition& t) {
  if (t.still || t.to == kNoSquare) return 0;
  double end = travel_time(t);
  if (t.promoted) end += kSwapTime;
  if (t.captured) end = std::max(end, contact_time(t) + kFallTime);
  return end;
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

// The rook goes its own straight way beside the King.
Pose companion(const Transition& t, double elapsed, const Layout& layout) {
  const float f = part(elapsed, 0, tokens::motion::kMove);
  Pose pose;
  pose.kind = t.shifted->kind;
  pose.owner = t.shifted->owner;
  pose.centre = mix(layout.centre(t.shift->from), layout.centre(t.shift->to), ease_out(f));
  return pose;
}

// It stands in a light that spreads, swells, and is gone.
Pose vanishing(const Transition& t, double elapsed, const Layout& layout) {
  constexpr float kSwell = 0.35F;  // part of the time
  constexpr float kSwollen = 1.15F;
  Pose pose;
  pose.kind = t.vanished->kind;
  pose.owner = t.vanished->owner;
  pose.centre = layout.centre(t.vanished->square);
  if (t.still) {
    pose.alpha = 1 - part(elapsed, 0, tokens::motion::kReduced);
    return pose;
  }
  const float f = part(elapsed, arrival_time(t), tokens::motion::kFulfil);
  pose.halo = f;
  const float swell = std::min(1.0F, f / kSwell);
  const float leave = std::max(0.0F, (f - kSwell) / (1 - kSwell));
  const float size = (1 + (kSwollen - 1) * ease_out(swell)) * (1 - ease_in_out(leave));
  pose.scale_x = pose.scale_y = std::max(0.02F, size);
  pose.angle = leave * leave * 1.2F;
  pose.alpha = 1 - part(leave, 0.6, 0.4);
  return pose;
}

// What vanishes may be what has just moved: it does not stand there twice.
bool moves_first(const Transition& t) {
  return t.vanished && (t.vanished->square == t.to || (t.shift && t.vanished->square == t.shift->to));
}

}  // namespace

Transition transition(const games::ActionView& action, games::Side side, bool backward) {
  Transition t;
  t.moved = {action.from, action.kind, side};
  t.to = action.to;
  t.path = action.path;
  t.captured = action.captured;
  t.promoted = action.promoted;
  t.shift = action.shift;
  t.vanished = backward ? std::nullopt : action.vanished;
  t.backward = backward;
  return t;
}

double duration(const Transition& t) {
  const double fulfilment = t.still ? tokens::motion::kReduced : tokens::motion::kFulfil;
  return arrival_time(t) + (t.vanished ? fulfilment : 0);
}

std::vector<Pose> poses(const Transition& t, double elapsed, const Layout& layout) {
  const double end = duration(t);
  const double now = std::clamp(t.backward ? end - elapsed : elapsed, 0.0, end);
  const bool arrived = now >= arrival_time(t);
  std::vector<Pose> out;
  if (t.vanished && (arrived || !moves_first(t))) out.push_back(vanishing(t, now, layout));
  if (t.still || t.to == kNoSquare) return out;
  if (t.captured) out.push_back(fallen(t, now, layout));
  const bool gone = arrived && moves_first(t);
  if (t.shift && t.shifted && !(gone && t.vanished->square == t.shift->to)) out.push_back(companion(t, now, layout));
  if (!(gone && t.vanished->square == t.to)) out.push_back(mover(t, now, layout));
  return out;
}

void Animation::start(Transition transition, double now, bool reduced_motion) {
  transition_.reset();
  transition.still = reduced_motion;
  // An action without squares (a pass, a choice) has nothing to show.
  const bool goes = transition.to != kNoSquare && (transition.moved.square != kNoSquare || transition.dropped);
  if (!transition.vanished && (reduced_motion || !goes)) return;
  transition_ = std::move(transition);
  start_ = now;
}

bool Animation::running(double now) {
  if (transition_ && now - start_ >= duration(*transition_)) transition_.reset();
  return transition_.has_value();
}

bool Animation::hides(Square square) const {
  if (!transition_ || transition_->still) return false;
  const bool shifts = transition_->shift && transition_->shifted;
  if (!transition_->backward) return square == transition_->to || (shifts && square == transition_->shift->to);
  if (shifts && square == transition_->shift->from) return true;
  return square == transition_->moved.square || (transition_->captured && square == transition_->captured->square);
}

std::vector<Pose> Animation::at(double now, const Layout& layout) const {
  if (!transition_) return {};
  return poses(*transition_, std::max(0.0, now - start_), layout);
}

}  // namespace messhall::ui::board
