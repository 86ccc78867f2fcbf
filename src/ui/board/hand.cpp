#include "ui/board/hand.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "ui/board/geometry.hpp"

namespace messhall::ui::board {
namespace {

constexpr unsigned kMainButton = 1;

// The square that a press or release means. A square that means something by itself wins over a target beside it.
std::optional<Square> meant(Point p, const Layout& layout, const State& state) {
  const std::optional<Square> under = layout.square_at(p);
  if (state.selected == kNoSquare || state.targets.empty()) return under;
  if (under && (*under == state.selected || state.may_lift(*under))) return under;
  std::vector<Square> targets;
  targets.reserve(state.targets.size());
  for (const Target& t : state.targets) targets.push_back(t.square);
  if (const std::optional<Square> target = nearest_target(layout, p, targets)) return target;
  return under;
}

// What a click on the square means when nothing is being dragged.
Wish click(Square square, const State& state) {
  if (state.naming) return {Wish::Kind::Name, kNoSquare, square, false, {}};
  const bool holding = state.selected != kNoSquare;
  if (holding && square == state.selected) return {Wish::Kind::Deselect, square, square, false, {}};
  if (holding && state.target(square) != nullptr) return {Wish::Kind::Try, state.selected, square, false, {}};
  if (state.may_lift(square)) return {Wish::Kind::Select, kNoSquare, square, false, {}};
  if (holding) return {Wish::Kind::Try, state.selected, square, false, {}};
  return {Wish::Kind::Poke, kNoSquare, square, false, {}};
}

}  // namespace

float drag_threshold(PointerKind kind) {
  switch (kind) {
    case PointerKind::Mouse:
      return 4;
    case PointerKind::Pen:
      return 7;
    case PointerKind::Touch:
      break;
  }
  return 12;
}

std::optional<Stroke> read_stroke(const ui::Key& key) {
  if (!key.plain()) return std::nullopt;
  struct Name {
    std::string_view name;
    Stroke stroke;
  };
  constexpr std::array<Name, 9> names{{{"ArrowLeft", Stroke::Left},
                                       {"ArrowRight", Stroke::Right},
                                       {"ArrowUp", Stroke::Up},
                                       {"ArrowDown", Stroke::Down},
                                       {"Home", Stroke::Home},
                                       {"End", Stroke::End},
                                       {"Enter", Stroke::Enter},
                                       {" ", Stroke::Enter},
                                       {"Escape", Stroke::Escape}}};
  const auto found = std::find_if(names.begin(), names.end(), [&key](const Name& n) { return n.name == key.name; });
  if (found == names.end()) return std::nullopt;
  return found->stroke;
}

std::optional<Wish> Hand::pointer(const PointerEvent& event, const Layout& layout, const State& state) {
  switch (event.phase) {
    case PointerPhase::Down:
      return down(event, layout, state);
    case PointerPhase::Move:
      // A release that never arrived (outside of the frame, in a menu of the system): the button is up by now.
      if (press_ && event.id == press_->id && press_->kind == PointerKind::Mouse && (event.buttons & kMainButton) == 0)
        return cancel();
      move(event, layout);
      return std::nullopt;
    case PointerPhase::Up:
      return up(event, layout, state);
    case PointerPhase::Cancel:
      if (press_ && event.id == press_->id) return cancel();
      return std::nullopt;
    case PointerPhase::Leave:
      // A captured pointer does not leave; what leaves is only hovering.
      hovered_ = kNoSquare;
      return std::nullopt;
  }
  return std::nullopt;
}

std::optional<Wish> Hand::down(const PointerEvent& event, const Layout& layout, const State& state) {
  cursor_shown_ = false;
  if (press_) {
    // Another finger is not for us; another button of the same mouse puts the dragged piece back.
    return event.id == press_->id ? cancel() : std::nullopt;
  }
  if (event.kind == PointerKind::Mouse && (event.buttons & kMainButton) == 0) return std::nullopt;
  const std::optional<Square> square = meant(event.at, layout, state);
  if (!square) return std::nullopt;
  hovered_ = event.kind == PointerKind::Touch ? kNoSquare : *square;
  cursor_ = *square;

  Press press;
  press.id = event.id;
  press.kind = event.kind;
  press.start = press.now = event.at;
  press.square = *square;
  const bool is_target = state.selected != kNoSquare && state.target(*square) != nullptr;
  press.lifts = state.may_lift(*square) && !is_target && !state.naming;
  press.selected_now = press.lifts && *square != state.selected;
  press_ = press;
  if (!press.selected_now) return std::nullopt;
  return Wish{Wish::Kind::Select, kNoSquare, *square, false, {}};
}

void Hand::move(const PointerEvent& event, const Layout& layout) {
  if (event.kind != PointerKind::Touch && !press_) {
    hover_at_ = event.at;
    hovered_ = layout.square_at(event.at).value_or(kNoSquare);
  }
  if (!press_ || event.id != press_->id) return;
  press_->now = event.at;
  if (distance(event.at, press_->start) <= drag_threshold(press_->kind)) return;
  press_->strayed = true;
  if (press_->lifts) press_->dragging = true;
}

std::optional<Wish> Hand::up(const PointerEvent& event, const Layout& layout, const State& state) {
  if (!press_ || event.id != press_->id) return std::nullopt;
  move(event, layout);
  const Press press = *press_;
  press_.reset();
  if (press.dragging) return drop(press, event.at, layout, state);
  if (press.selected_now) return std::nullopt;  // the press has done it already
  if (state.naming) {
    const std::optional<Square> to = layout.square_at(event.at);
    return to ? std::optional(click(*to, state)) : std::nullopt;
  }
  // A press that ends on another square than it began on is a change of mind.
  if (press.strayed && meant(event.at, layout, state) != press.square) return std::nullopt;
  return click(press.square, state);
}

std::optional<Wish> Hand::drop(const Press& press, Point at, const Layout& layout, const State& state) const {
  if (state.selected != press.square) return std::nullopt;
  const std::optional<Square> to = meant(at, layout, state);
  if (!to) return Wish{Wish::Kind::Deselect, press.square, press.square, true, at};
  if (*to == press.square) return std::nullopt;  // back on its square, still in hand
  return Wish{Wish::Kind::Try, press.square, *to, true, at};
}

Square Hand::aim(const Layout& layout, const State& state) const {
  return press_ ? meant(press_->now, layout, state).value_or(kNoSquare) : kNoSquare;
}

std::optional<Wish> Hand::cancel() {
  if (!press_) return std::nullopt;
  const Press press = *press_;
  press_.reset();
  if (!press.selected_now) return std::nullopt;
  return Wish{Wish::Kind::Deselect, press.square, press.square, false, {}};
}

std::optional<Wish> Hand::key(Stroke stroke, const Layout& layout, const State& state) {
  if (stroke == Stroke::Escape) {
    if (press_ && press_->dragging && !press_->selected_now) {
      press_.reset();
      return std::nullopt;
    }
    press_.reset();
    if (state.selected == kNoSquare) return std::nullopt;
    return Wish{Wish::Kind::Deselect, state.selected, state.selected, false, {}};
  }
  if (stroke == Stroke::Enter) {
    if (cursor_ == kNoSquare) return std::nullopt;
    cursor_shown_ = true;
    return activate(cursor_, state);
  }
  cursor_shown_ = true;
  if (cursor_ == kNoSquare || cursor_ >= layout.size.squares()) {
    cursor_ = state.selected != kNoSquare ? state.selected : layout.square_in({0, layout.size.ranks - 1});
    return std::nullopt;
  }
  Cell cell = layout.cell(cursor_);
  switch (stroke) {
    case Stroke::Left:
      --cell.column;
      break;
    case Stroke::Right:
      ++cell.column;
      break;
    case Stroke::Up:
      --cell.row;
      break;
    case Stroke::Down:
      ++cell.row;
      break;
    case Stroke::Home:
      cell.column = 0;
      break;
    case Stroke::End:
      cell.column = layout.size.files - 1;
      break;
    case Stroke::Enter:
    case Stroke::Escape:
      break;
  }
  if (const Square next = layout.square_in(cell); next != kNoSquare) cursor_ = next;
  return std::nullopt;
}

std::optional<Wish> Hand::activate(Square square, const State& state) {
  if (press_) return std::nullopt;  // the hand is on the board
  cursor_ = square;
  return click(square, state);
}

std::optional<Wish> Hand::blur() {
  hovered_ = kNoSquare;
  return cancel();
}

void Hand::reconcile(const State& state) {
  if (!press_ || !press_->lifts) return;
  if (state.selected != press_->square || !state.may_lift(press_->square)) press_.reset();
}

}  // namespace messhall::ui::board
