#include "ui/track/view.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <utility>

#include "ui/board/hand.hpp"
#include "ui/kit/widget.hpp"
#include "ui/track/label.hpp"

namespace messhall::ui::track {
namespace {

constexpr float kFinger = 22;  // how far a finger may miss a square
constexpr float kWander = 8;   // before a press becomes a drag
constexpr int kSides = 4;
constexpr int kOnSide = 10;

bool apart(Point a, Point b) { return std::hypot(a.x - b.x, a.y - b.y) > kWander; }

}  // namespace

void View::set(const Context& c, State state, bool jump, bool same) {
  labels_.clear();
  if (known_ && !jump && !same) motion_.start(state_, state, c.now, c.theme.still());
  if (!known_ || (jump && !same)) motion_.finish();
  known_ = true;
  state_ = std::move(state);
}

void View::put(State state) {
  labels_.clear();
  motion_.finish();
  known_ = true;
  state_ = std::move(state);
}

void View::place(const Context& c, Rect area) { layout_ = fit(area, c.density); }

std::optional<Square> View::square_of(std::string_view widget) const {
  if (widget.size() <= id_.size() + 1 || widget.substr(0, id_.size()) != id_ || widget[id_.size()] != '.')
    return std::nullopt;
  widget.remove_prefix(id_.size() + 1);
  int square = 0;
  const auto [end, error] = std::from_chars(widget.data(), widget.data() + widget.size(), square);
  if (error != std::errc{} || end != widget.data() + widget.size() || square < 0 || square >= kSquares)
    return std::nullopt;
  return static_cast<Square>(square);
}

Square View::under(Point point, bool finger) const {
  if (!layout_.outer.contains(point)) return kNoSquare;
  const auto hit = finger ? layout_.nearest(point, kFinger) : layout_.square_at(point);
  return hit.value_or(kNoSquare);
}

std::optional<Wish> View::act(Context& c) {
  const kit::Area hand = kit::area(c, id_, layout_.outer);
  hovered_ = hand.hovered && !c.touch() && !c.input.events.empty() ? under(c.input.events.back().at, false) : hovered_;
  if (!hand.hovered || c.touch()) hovered_ = kNoSquare;
  if (hand.cancelled || !c.live) dragged_ = kNoSquare;
  if (!c.live) return std::nullopt;
  if (const auto square = square_of(c.activated)) return Wish{kNoSquare, *square};
  if (hand.held || hand.ended) {
    const Square from = under(hand.from, c.touch());
    const bool movable = std::find(state_.movable.begin(), state_.movable.end(), from) != state_.movable.end();
    pointer_ = hand.at;
    if (hand.held) dragged_ = movable && apart(hand.from, hand.at) ? from : kNoSquare;
    if (!hand.ended) return std::nullopt;
    dragged_ = kNoSquare;
    const Square to = under(hand.at, c.touch());
    if (!apart(hand.from, hand.at)) return Wish{kNoSquare, from, !layout_.detailed()};
    if (movable && to != from) return Wish{from, to};
  }
  return std::nullopt;
}

void View::write_mirror(Context& c) {
  if (labels_.empty() || spoken_ != c.translator) {
    labels_.clear();
    for (Square square = 0; square < kSquares; ++square)
      labels_.push_back(cell_label(info_, state_, square, c.translator));
    spoken_ = c.translator;
  }
  const std::string name = say({{"board.name", "{game} board"}, {{"game", info_.name}}}, c.translator);
  const kit::Group grid(c, {id_, Role::Grid, name, layout_.outer});
  const auto row = [&](const std::string& id, Square first, Square last) {
    const kit::Group cells(c, {id, Role::Row, {}, layout_.outer});
    for (Square square = first; square <= last; ++square) {
      Node node{cell_id(square), Role::GridCell, labels_[square], layout_.cell(square)};
      node.state.selected = square == state_.selected;
      c.mirror.add(std::move(node));
    }
  };
  for (int side = 0; side < kSides; ++side) {
    const auto first = static_cast<Square>(side * kOnSide);
    row(id_ + ".side" + std::to_string(side), first, static_cast<Square>(first + kOnSide - 1));
  }
  row(id_ + ".piles", kFirstPile, kSecondPile);
}

Scene View::scene(const Pictures& pictures) {
  return {info_,    layout_,  state_,          motion_, pictures, hovered_,     focused_,
          dragged_, pointer_, dice_in_corner_, bare_,   strip_,   strip_count_, cloth_};
}

void View::paint(Context& c, const Pictures& pictures) {
  if (motion_.running(c.now)) c.frame.animate();
  draw(c, scene(pictures));
}

void View::paint_fallen(Context& c, const Pictures& pictures, const std::array<Point, 2>& graveyards) {
  const Point goal = graveyards[motion_.fallen_side() == games::Side::Second ? 1 : 0];
  draw_fallen(c, scene(pictures), goal);
}

std::optional<Wish> View::show(Context& c, const Pictures& pictures) {
  const std::optional<Wish> wish = act(c);
  if (wish) motion_.finish();
  focused_ = square_of(c.focus).value_or(kNoSquare);
  if (c.focus != focus_) {
    focus_ = c.focus;
    cursor_ = focused_;
  }
  if (c.live) write_mirror(c);
  paint(c, pictures);
  return wish;
}

std::optional<Wish> View::show_strip(Context& c, const Pictures& pictures, Rect rect, Square first, int count) {
  std::optional<Wish> wish;
  const kit::Area hand = kit::area(c, id_ + ".strip", rect);
  if (c.live && hand.ended && !apart(hand.from, hand.at)) {
    for (int i = 0; i < count; ++i) {
      if (strip_cell(rect, i, count).contains(hand.at)) wish = Wish{kNoSquare, static_cast<Square>((first + i) % kRim)};
    }
  }
  draw_strip(c, scene(pictures), rect, first, count);
  return wish;
}

View::KeyResult View::key(const ui::Key& key) {
  const auto stroke = board::read_stroke(key);
  if (cursor_ == kNoSquare || !stroke) return {};
  using board::Stroke;
  const auto go = [&](Square to) {
    cursor_ = to;
    return KeyResult{true, to, std::nullopt};
  };
  switch (*stroke) {
    case Stroke::Left:
      return go(step(cursor_, Way::Left));
    case Stroke::Right:
      return go(step(cursor_, Way::Right));
    case Stroke::Up:
      return go(step(cursor_, Way::Up));
    case Stroke::Down:
      return go(step(cursor_, Way::Down));
    case Stroke::Home:
      return go(0);
    case Stroke::End:
      return go(state_.estate.purses[state_.estate.turn].token);
    case Stroke::Enter:
      return {true, kNoSquare, Wish{kNoSquare, cursor_}};
    case Stroke::Escape:
      break;
  }
  return {};
}

}  // namespace messhall::ui::track
