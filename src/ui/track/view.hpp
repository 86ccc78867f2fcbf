// The board of a property game: picture, input and mirror. It draws what it is told and knows no rules.
//
//   track::View view(match.info(), "board");
//   view.set(c, state);                        // moves what has changed
//   view.place(c, area);
//   if (const auto wish = view.show(c, pictures)) ...
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "ui/track/draw.hpp"

namespace messhall::ui::track {

struct Wish {
  Square from = kNoSquare;  // of a piece that was dragged; kNoSquare: a press
  Square to = kNoSquare;    // where it was let go, or what was pressed; kNoSquare: beside all squares
  bool small = false;       // pressed by hand on a board too small to be sure which square was meant
  friend bool operator==(const Wish&, const Wish&) = default;
};

class View {
 public:
  // `info` must outlive the view. `id` names the grid in the mirror: its cells are "ID.24".
  View(const games::GameInfo& info, std::string id) : info_(info), id_(std::move(id)) {}

  // Shows this state; what differs from the one before moves there, unless `jump`. `same`: nothing has moved since,
  // only marks have changed, and an animation that runs goes on.
  void set(const Context& c, State state, bool jump, bool same = false);
  // Shows this state at once.
  void put(State state);
  [[nodiscard]] const State& state() const { return state_; }
  [[nodiscard]] const games::GameInfo& info() const { return info_; }

  void place(const Context& c, Rect area);
  [[nodiscard]] const Layout& layout() const { return layout_; }
  void dice_in_corner(bool corner) { dice_in_corner_ = corner; }
  // Which squares a strip beside the board shows; marked on it. No squares: none.
  void strip(Square first, int count) {
    strip_ = first;
    strip_count_ = count;
  }
  [[nodiscard]] Square strip_first() const { return strip_; }
  // The theme of the boards ("wood").
  void dress(std::string_view theme) { cloth_ = cloth_of(theme); }
  // Neither title nor dice on the felt: for pictures.
  void bare() { bare_ = true; }

  [[nodiscard]] std::optional<Wish> show(Context& c, const Pictures& pictures);
  // The picture alone, without input and mirror.
  void paint(Context& c, const Pictures& pictures);
  // Above all else: the piece on its way to the graveyard of its owner, First's and Second's.
  void paint_fallen(Context& c, const Pictures& pictures, const std::array<Point, 2>& graveyards);
  // A row of squares of the rim, large; presses are those of the board.
  [[nodiscard]] std::optional<Wish> show_strip(Context& c, const Pictures& pictures, Rect rect, Square first,
                                               int count);

  // Arrow keys and Home on a square, Enter, when the keyboard is on one. Nothing for others.
  struct KeyResult {
    bool used = false;
    Square focus = kNoSquare;  // where the keyboard goes
    std::optional<Wish> wish{};
  };
  [[nodiscard]] KeyResult key(const ui::Key& key);
  [[nodiscard]] std::string cell_id(Square square) const { return id_ + "." + std::to_string(square); }
  [[nodiscard]] bool has_keyboard() const { return cursor_ != kNoSquare; }

  [[nodiscard]] bool animating(double now) { return motion_.running(now); }
  [[nodiscard]] bool rolled(double now) const { return motion_.rolled(now); }

 private:
  [[nodiscard]] std::optional<Square> square_of(std::string_view widget) const;
  [[nodiscard]] std::optional<Wish> act(Context& c);
  void write_mirror(Context& c);
  [[nodiscard]] Scene scene(const Pictures& pictures);
  [[nodiscard]] Square under(Point point, bool finger) const;

  const games::GameInfo& info_;
  std::string id_;
  State state_{};
  Layout layout_{};
  Motion motion_{};
  bool known_ = false;
  bool dice_in_corner_ = false;
  bool bare_ = false;
  Square strip_ = kNoSquare;
  int strip_count_ = 0;
  Cloth cloth_{};
  Square hovered_ = kNoSquare;
  Square focused_ = kNoSquare;
  // Where the keyboard is: ahead of the focus, which the page moves with the next frame.
  Square cursor_ = kNoSquare;
  std::string focus_{};  // the keyboard's widget as last seen
  Square dragged_ = kNoSquare;
  Point pointer_{};
  // The mirror's labels, written again when something has changed.
  std::vector<std::string> labels_{};
  const Translator* spoken_ = nullptr;
};

}  // namespace messhall::ui::track
