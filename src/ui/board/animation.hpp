// How pieces get from one position to the next: pure functions of time over one plain description.
#pragma once

#include <optional>
#include <vector>

#include "games/game.hpp"
#include "ui/board/layout.hpp"

namespace messhall::ui::board {

// One action as it looks. `moved` and `captured` stand where they stood before it.
struct Transition {
  games::Piece moved{};
  Square to = kNoSquare;
  std::vector<Square> path{};  // squares passed on the way
  std::optional<games::Piece> captured{};
  std::optional<std::uint8_t> promoted{};
  std::optional<games::Shift> shift{};     // another piece of the mover that goes along: the rook when castling
  std::optional<games::Piece> shifted{};   // that piece, where it stood before
  std::optional<games::Piece> vanished{};  // what a prophecy takes away when all stand where they should
  std::optional<Point> dropped{};          // let go here by the hand: it settles instead of sliding from its square
  std::optional<Point> card{};             // where taken pieces go; without it they shrink where they stand
  bool backward = false;                   // an action that is taken back
  bool still = false;                      // nothing moves: what vanishes fades
};

// The transition of an action as the contract describes it; `side` acts.
[[nodiscard]] Transition transition(const games::ActionView& action, games::Side side, bool backward = false);

// A piece on its way, in CSS px. Scale 1 is the size of a resting piece; the angle is in radians, clockwise.
struct Pose {
  std::uint8_t kind = 0;
  games::Side owner = games::Side::First;
  Point centre{};  // of the square it would stand on
  float scale_x = 1;
  float scale_y = 1;
  float angle = 0;
  float alpha = 1;
  bool flying = false;  // drawn above all others
  float halo = 0;       // 0 to 1: how far the light of a fulfilled prophecy has spread round it
};

[[nodiscard]] double duration(const Transition& transition);
// The moving pieces after `elapsed` milliseconds, lowest first. All other pieces rest.
[[nodiscard]] std::vector<Pose> poses(const Transition& transition, double elapsed, const Layout& layout);

// The running transition, if any.
class Animation {
 public:
  void start(Transition transition, double now, bool reduced_motion);
  // Ends at once; the position shown is the final one.
  void finish() { transition_.reset(); }
  // True while frames are needed; ends by itself when the time is over.
  [[nodiscard]] bool running(double now);
  // A square whose resting piece is not drawn now, because it is on its way.
  [[nodiscard]] bool hides(Square square) const;
  [[nodiscard]] std::vector<Pose> at(double now, const Layout& layout) const;

 private:
  std::optional<Transition> transition_{};
  double start_ = 0;
};

}  // namespace messhall::ui::board
