// The hand over the board: from pointers and keys to wishes. Pure: no clock, no Dear ImGui.
//
//   press and release on a piece of one's own      Select; a second time Deselect; on another one Select that
//   then press and release on a square             Try (also where the piece may not go: the screen says why)
//   drag a piece to a square                       Select at the press, Try at the release
//   drag it outside                                Deselect: it goes back
//   while a square is to be named, any press       Name, where it is released
//   cancel, lost window                            what the press did is undone
#pragma once

#include <cstdint>
#include <optional>

#include "base/square.hpp"
#include "ui/board/layout.hpp"
#include "ui/board/state.hpp"
#include "ui/input.hpp"

namespace messhall::ui::board {

// Keys that mean something on a board.
enum class Stroke : std::uint8_t { Left, Right, Up, Down, Home, End, Enter, Escape };

// Reads a key; nothing for those that are not the board's (Tab, letters, anything with Control or Alt).
[[nodiscard]] std::optional<Stroke> read_stroke(const ui::Key& key);

struct Wish {
  enum class Kind {
    Select,    // take the piece on `to` in hand
    Deselect,  // put it back
    Try,       // move `from` to `to`; `dragged` when the piece was carried there
    Name,      // foretell `to`
    Poke,      // pressed a square with which nothing can be done now: an empty one, the other side's piece
  };
  Kind kind = Kind::Poke;
  Square from = kNoSquare;
  Square to = kNoSquare;
  bool dragged = false;
  Point at{};  // where a dragged piece was let go

  friend bool operator==(const Wish&, const Wish&) = default;
};

// How far a pointer may wander before a press becomes a drag, in CSS px: a finger rolls more than a mouse.
[[nodiscard]] float drag_threshold(PointerKind kind);

// Named so that it is not mistaken for ui::Input, which says what happened in a frame.
class Hand {
 public:
  // Every pointer event goes here, also those outside of the board. `layout` and `state` are those on the screen now.
  [[nodiscard]] std::optional<Wish> pointer(const PointerEvent& event, const Layout& layout, const State& state);
  [[nodiscard]] std::optional<Wish> key(Stroke stroke, const Layout& layout, const State& state);
  // The square's cell of the mirror was clicked, or Enter pressed on it.
  [[nodiscard]] std::optional<Wish> activate(Square square, const State& state);
  // The window lost the focus or was hidden: like a cancelled pointer.
  [[nodiscard]] std::optional<Wish> blur();
  // Lets go of a dragged piece that is not in hand any more. To be called whenever the state changes.
  void reconcile(const State& state);

  [[nodiscard]] bool busy() const { return press_.has_value(); }
  // The square whose piece follows the pointer, and the pointer; kNoSquare when none does.
  [[nodiscard]] Square dragged() const { return press_ && press_->dragging ? press_->square : kNoSquare; }
  [[nodiscard]] Point pointer_at() const { return press_ ? press_->now : hover_at_; }
  // The square under a mouse or pen; never set by touch.
  [[nodiscard]] Square hovered() const { return hovered_; }
  // The keyboard cursor. It is shown after a key or focus moved it, until a pointer is used.
  [[nodiscard]] Square cursor() const { return cursor_; }
  [[nodiscard]] bool cursor_shown() const { return cursor_shown_; }
  void set_cursor(Square square, bool shown) {
    cursor_ = square;
    cursor_shown_ = shown;
  }
  void hide_cursor() { cursor_shown_ = false; }
  // The square at which the dragged piece would land now; kNoSquare outside of the board.
  [[nodiscard]] Square aim(const Layout& layout, const State& state) const;

 private:
  struct Press {
    int id = 0;
    PointerKind kind = PointerKind::Mouse;
    Point start{};
    Point now{};
    Square square = kNoSquare;
    bool lifts = false;         // on a piece that may be dragged
    bool selected_now = false;  // this press took the piece in hand
    bool dragging = false;
    bool strayed = false;  // too far from its start to be a tap
  };

  [[nodiscard]] std::optional<Wish> down(const PointerEvent& event, const Layout& layout, const State& state);
  void move(const PointerEvent& event, const Layout& layout);
  [[nodiscard]] std::optional<Wish> up(const PointerEvent& event, const Layout& layout, const State& state);
  [[nodiscard]] std::optional<Wish> cancel();
  [[nodiscard]] std::optional<Wish> drop(const Press& press, Point at, const Layout& layout, const State& state) const;

  std::optional<Press> press_{};
  Point hover_at_{};
  Square hovered_ = kNoSquare;
  Square cursor_ = kNoSquare;
  bool cursor_shown_ = false;
};

}  // namespace messhall::ui::board
