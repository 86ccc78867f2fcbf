#include "ui/kit/scroll.hpp"

#include <algorithm>
#include <cmath>

namespace messhall::ui::kit {

namespace {
constexpr float kBar = 8;
constexpr float kLeastThumb = 36;
constexpr float kFade = 20;
constexpr double kBarShown = 900;      // ms after the last movement
constexpr float kFriction = 0.0030F;   // share of the speed lost per ms
constexpr float kSlowest = 0.02F;      // CSS px per ms: slower than this stands still
constexpr float kUnknown = 100000.0F;  // length of content(): as much as anything may need
}  // namespace

ScrollArea::ScrollArea(Context& c, std::string_view id, Rect view, float length, bool horizontal)
    : context_(c),
      id_(id),
      view_(view),
      content_(view),
      horizontal_(horizontal),
      state_(c.memory.scroll(id)),
      before_(c.clip),
      outer_(c.scroll) {
  if (length > 0) {
    state_.length = length;
    state_.known = true;
  }
  if (c.live) {
    drag();
    coast();
  }
  state_.offset = std::clamp(state_.offset, 0.0F, furthest());
  const float shift = snap(state_.offset, c.density);
  (horizontal_ ? content_.x : content_.y) -= shift;
  // Content may always grow, also beyond the length that it had.
  (horizontal_ ? content_.w : content_.h) = kUnknown;
  c.clip = c.clip.intersection(view_);
  c.draw->PushClipRect({c.clip.x, c.clip.y}, {c.clip.right(), c.clip.bottom()}, false);
  c.scroll = this;
  if (c.live)
    c.router.offer(
        {id_, Router::Kind::Scroll, view_, c.clip, false, horizontal_, state_.offset, furthest() - state_.offset});
}

ScrollArea::~ScrollArea() {
  context_.draw->PopClipRect();
  context_.scroll = outer_;
  fades();
  context_.clip = before_;
  if (furthest() > 0.5F) bar();
}

float ScrollArea::furthest() const { return state_.known ? std::max(0.0F, state_.length - span()) : 0.0F; }

void ScrollArea::used(float end) {
  const float length = std::round(end - (horizontal_ ? content_.x : content_.y));
  if (!state_.known || std::abs(length - state_.length) > 0.5F) context_.frame.request();
  state_.length = length;
  state_.known = true;
}

void ScrollArea::reveal(Rect part) {
  const float start = horizontal_ ? part.x - view_.x : part.y - view_.y;
  const float size = horizontal_ ? part.w : part.h;
  float wanted = state_.offset;
  if (start < 0) wanted += start;
  if (start + size > span()) wanted += std::min(start, start + size - span());
  if (wanted == state_.offset) return;
  state_.offset = wanted;
  state_.velocity = 0;
  context_.frame.request();
}

void ScrollArea::to_end() {
  // Beyond the end on purpose: the next frame knows how long the content is, and stops there.
  state_.offset = std::max(state_.offset, state_.length);
  context_.frame.request();
}

void ScrollArea::drag() {
  const Router::Scrolling scrolling = context_.router.scrolling(id_);
  if (scrolling.delta != 0) {
    state_.offset += scrolling.delta;
    state_.velocity = 0;
    state_.shown_until = context_.now + kBarShown;
    context_.frame.request();
  }
  if (!scrolling.flung || context_.theme.still()) return;
  state_.velocity = scrolling.velocity;
  state_.last = context_.now;
}

void ScrollArea::coast() {
  if (std::abs(state_.velocity) < kSlowest) {
    state_.velocity = 0;
    return;
  }
  const bool caught = context_.input.down;
  const auto passed = static_cast<float>(std::clamp(context_.now - state_.last, 0.0, 50.0));
  state_.offset += state_.velocity * passed;
  state_.velocity = caught ? 0 : state_.velocity * std::exp(-kFriction * passed);
  state_.last = context_.now;
  state_.shown_until = context_.now + kBarShown;
  if (state_.offset <= 0 || state_.offset >= furthest()) state_.velocity = 0;
  context_.frame.animate();
}

void ScrollArea::bar() {
  const std::string id = id_ + ".bar";
  const float thumb = std::max(std::min(kLeastThumb, span()), span() * span() / std::max(state_.length, 1.0F));
  const float way = span() - thumb;
  const float at = way * std::clamp(state_.offset / furthest(), 0.0F, 1.0F);
  const Rect rail = horizontal_ ? Rect{view_.x, view_.bottom() - kBar, view_.w, kBar}
                                : Rect{view_.right() - kBar, view_.y, kBar, view_.h};
  const Rect knob = horizontal_ ? Rect{rail.x + at, rail.y, thumb, kBar} : Rect{rail.x, rail.y + at, kBar, thumb};
  Area hand;
  if (!context_.touch()) hand = area(context_, id, rail);
  const float here = horizontal_ ? hand.at.x - rail.x : hand.at.y - rail.y;
  if (hand.began) state_.grab = here >= at && here <= at + thumb ? here - at : thumb / 2;
  if (hand.held && way > 0) {
    state_.offset = std::clamp((here - state_.grab) / way * furthest(), 0.0F, furthest());
    state_.velocity = 0;
    context_.frame.request();
  }
  const bool shown =
      hand.hovered || hand.held || context_.now < state_.shown_until || (context_.input.over && !context_.touch());
  if (context_.now < state_.shown_until) context_.frame.wake_at(state_.shown_until);
  if (!shown) return;
  const float strength = hand.held ? 0.9F : hand.hovered ? 0.7F : 0.4F;
  fill(context_, knob.inset(2), faded(context_.colours().line_strong, strength), kBar / 2 - 2);
}

// What goes on beyond the edge fades out there.
void ScrollArea::fades() {
  if (ground_ == 0) return;
  const Colour clear = faded(ground_, 0);
  const bool back = state_.offset > 1;
  const bool forth = state_.offset < furthest() - 1;
  const Rect r = view_.intersection(before_);
  ImDrawList& draw = *context_.draw;
  if (horizontal_) {
    if (back) draw.AddRectFilledMultiColor({r.x, r.y}, {r.x + kFade, r.bottom()}, ground_, clear, clear, ground_);
    if (forth)
      draw.AddRectFilledMultiColor({r.right() - kFade, r.y}, {r.right(), r.bottom()}, clear, ground_, ground_, clear);
    return;
  }
  if (back) draw.AddRectFilledMultiColor({r.x, r.y}, {r.right(), r.y + kFade}, ground_, ground_, clear, clear);
  if (forth)
    draw.AddRectFilledMultiColor({r.x, r.bottom() - kFade}, {r.right(), r.bottom()}, clear, clear, ground_, ground_);
}

void reveal(Context& c, Rect part) {
  if (c.scroll != nullptr) c.scroll->reveal(part);
}

}  // namespace messhall::ui::kit
