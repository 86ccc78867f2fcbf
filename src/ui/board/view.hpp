// A board on a screen: state, input, animation and drawing together. One for each board that is shown.
//
//   View view{game.info()};
//   view.set(state);                                     // what stands where, what may be lifted
//   view.place(area, FrameStyle::Whole, density);        // every frame, before input and drawing
//   if (auto wish = view.pointer(event)) ...             // Select: fill in selected and targets, then set() again
//   view.play(state_after, transition(action, side));    // a move; set() would jump
//   view.draw(list, {pictures, theme, "characters"}, now);
#pragma once

#include <imgui.h>

#include <optional>
#include <string_view>
#include <vector>

#include "games/game.hpp"
#include "ui/board/animation.hpp"
#include "ui/board/draw.hpp"
#include "ui/board/grid.hpp"
#include "ui/board/hand.hpp"
#include "ui/board/layout.hpp"
#include "ui/board/look.hpp"
#include "ui/board/state.hpp"
#include "ui/board/theme.hpp"

namespace messhall::ui::board {

struct Skin {
  Pictures& pictures;
  const Theme& theme;
  std::string_view piece_set = "characters";
  bool dark = false;
};

class View {
 public:
  // `info` must outlive the view (games are static).
  explicit View(const games::GameInfo& info);

  // Shows this state, at once; a running animation goes on when the pieces are the same as before.
  void set(State state);
  // Shows this state and animates how it came about. `now` in milliseconds, as for draw().
  void play(State state, Transition transition, double now, bool reduced_motion = false);
  [[nodiscard]] const State& state() const { return state_; }
  [[nodiscard]] const games::GameInfo& info() const { return info_; }

  // The board lies in this area from now on.
  void place(Rect area, FrameStyle frame, float density);
  // Only a part of it, filling the area: for thumbnails.
  void place_crop(Rect area, Cell upper_left, int columns, int rows, float density);
  [[nodiscard]] const Layout& layout() const { return layout_; }

  // Input. Each ends a running animation when it does something.
  [[nodiscard]] std::optional<Wish> pointer(const PointerEvent& event);
  [[nodiscard]] std::optional<Wish> key(Key key);
  [[nodiscard]] std::optional<Wish> activate(Square square);
  [[nodiscard]] std::optional<Wish> blur();
  // The mirror's cell of this square got or lost the keyboard focus.
  void focus(Square square);
  void unfocus();
  [[nodiscard]] bool busy() const { return input_.busy(); }
  [[nodiscard]] Square cursor() const { return input_.cursor(); }
  [[nodiscard]] Square hovered() const { return input_.hovered(); }

  void draw(ImDrawList& list, const Skin& skin, double now);
  // True while draw() must be called every frame.
  [[nodiscard]] bool animating(double now) { return animation_.running(now); }

  [[nodiscard]] std::vector<GridCell> cells(const Translator* translator = nullptr) const;

 private:
  const games::GameInfo& info_;
  Look look_;
  State state_{};
  Layout layout_{};
  Input input_{};
  Animation animation_{};
};

}  // namespace messhall::ui::board
