// A board on a screen: state, hand, animation and drawing together. One for each board that is shown.
//
//   View view(game.info(), "board");                    // kept by the screen
//   view.set(state);                                     // what stands where, what may be lifted
//   view.place(c, area, FrameStyle::Whole);              // in each frame
//   if (auto wish = view.show(c, skin)) {  // input, mirror, picture
//     switch (wish->kind) ...                            // Select: fill in selected and targets, then set() again
//   }
//   view.play(state_after, transition(action, side), c); // a move glides; set() jumps
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/game.hpp"
#include "ui/board/animation.hpp"
#include "ui/board/draw.hpp"
#include "ui/board/grid.hpp"
#include "ui/board/hand.hpp"
#include "ui/board/layout.hpp"
#include "ui/board/look.hpp"
#include "ui/board/skin.hpp"
#include "ui/board/state.hpp"
#include "ui/context.hpp"

namespace messhall::ui::board {

// The frame that suits a window.
[[nodiscard]] FrameStyle frame_style(Form form);

class View {
 public:
  // `info` must outlive the view (games are static). `id` names the grid in the mirror: its cells are "ID.d4".
  View(const games::GameInfo& info, std::string id);

  // Shows this state. A running animation goes on as long as the pieces stay the same.
  void set(State state);
  // Shows this state and animates how it came about.
  void play(State state, Transition transition, const Context& c);
  [[nodiscard]] const State& state() const { return state_; }
  [[nodiscard]] const games::GameInfo& info() const { return info_; }
  [[nodiscard]] const std::string& id() const { return id_; }

  // Where the board lies from now on: as large as fits into the area, in its middle.
  void place(const Context& c, Rect area, FrameStyle frame);
  // Only a part of it, filling the area, for thumbnails: see crop().
  void place_crop(const Context& c, Rect area, Cell upper_left, int columns, int rows);
  [[nodiscard]] const Layout& layout() const { return layout_; }

  // Input, mirror and picture of one frame. Widgets drawn later lie over the board and get their presses. Asks for
  // frames while something moves. When there is a wish, set() or play() the answer before the next frame: further
  // events wait for it.
  [[nodiscard]] std::optional<Wish> show(Context& c, const Skin& skin);
  // The picture alone, without input and mirror: thumbnails, examples in lists.
  void paint(Context& c, const Skin& skin);

  // Arrow keys, Home, End, Enter, Escape. `used` is false for others. The cursor's cell asks for the keyboard focus by
  // Ui::focus_widget(cell_id(cursor())).
  struct KeyResult {
    bool used = false;
    std::optional<Wish> wish{};
  };
  [[nodiscard]] KeyResult key(const ui::Key& key);

  [[nodiscard]] bool busy() const { return hand_.busy(); }
  [[nodiscard]] Square cursor() const { return hand_.cursor(); }
  [[nodiscard]] Square hovered() const { return hand_.hovered(); }
  [[nodiscard]] bool animating(double now) { return animation_.running(now); }
  [[nodiscard]] std::string cell_id(Square square) const;

 private:
  void collect(Context& c);
  [[nodiscard]] std::optional<Wish> act(Context& c);
  void follow_focus(std::string_view focus);
  // The square whose cell has this id.
  [[nodiscard]] std::optional<Square> square_of(std::string_view cell) const;
  void write_mirror(Context& c);
  void watch_marks(const State& next);
  void light_marks(const Context& c, Moment& moment);
  [[nodiscard]] Moment moment(double now) const;
  [[nodiscard]] LayoutRequest request(const Context& c, Rect area, FrameStyle frame) const;
  void lie(const Layout& layout);

  const games::GameInfo& info_;
  std::string id_;
  Look look_;
  State state_{};
  Layout layout_{};
  Rect crop_{};  // what may be seen of it, when it is a part; empty: all
  Hand hand_{};
  Animation animation_{};
  std::vector<PointerEvent> waiting_{};
  // Since when each foretold square has its mark, and its number 1; kAlways: no change that was seen.
  struct Life {
    double born = 0;
    double due = 0;
  };
  std::vector<Life> lives_{};
  bool shown_ = false;  // a state has been set
  // The mirror's nodes, written again when something has changed.
  std::vector<GridCell> cells_{};
  bool stale_ = true;
  const Translator* spoken_ = nullptr;
  std::string focus_{};  // the keyboard's widget as last seen
};

}  // namespace messhall::ui::board
