// What moves on a track: dice roll, tokens walk, pieces go from square to square. Pure functions of time.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "ui/track/layout.hpp"
#include "ui/track/state.hpp"

namespace messhall::ui::track {

// A die on its way: what it shows now, turned by so much (radians), off its place by so much (parts of its size).
struct DiePose {
  int face = 0;
  float angle = 0;
  Point shift{};
  float alpha = 1;
};

struct PiecePose {
  games::Piece piece{};
  Point centre{};
};

// A piece that tips over and goes to its owner's graveyard.
struct FallenPose {
  games::Piece piece{};
  Point centre{};
  float size = 0;   // of its plate
  float angle = 0;  // radians
  float alpha = 1;
};

class Motion {
 public:
  // From one state to the next, at this time. Reduced motion: dice fade in, all else jumps.
  void start(const State& before, const State& after, double now, bool reduced);
  // All stand where they should.
  void finish() { running_ = false; }
  [[nodiscard]] bool running(double now);

  [[nodiscard]] std::array<DiePose, 2> dice(const State& state, double now) const;
  // Where the token of a side stands.
  [[nodiscard]] Point token(const State& state, std::size_t side, const Layout& layout, double now) const;
  // The piece on its way, if there is one: it is not drawn where it will stand.
  [[nodiscard]] std::optional<PiecePose> flying(const Layout& layout, double now) const;
  // The piece that was taken or mortgaged, on its way to `graveyard`.
  [[nodiscard]] std::optional<FallenPose> fallen(const Layout& layout, Point graveyard, double now) const;
  // Whose it is.
  [[nodiscard]] games::Side fallen_side() const { return fallen_ ? fallen_->owner : games::Side::First; }
  // The dice have come to rest: what follows from them may be shown.
  [[nodiscard]] bool rolled(double now) const { return !running_ || !throws_ || now >= start_ + dice_; }

 private:
  struct Walk {
    Square from = 0;
    int steps = 0;  // forward along the rim; 0: straight
    bool jailed = false;
    bool moves = false;
  };
  [[nodiscard]] double walk_time(const Walk& walk) const;
  [[nodiscard]] double end() const;

  bool running_ = false;
  bool throws_ = false;
  bool reduced_ = false;
  double start_ = 0;
  double dice_ = 0;  // how long the dice roll
  std::array<Walk, 2> walks_{};
  std::optional<games::Piece> piece_{};  // as it will stand
  Square piece_from_ = kNoSquare;
  std::optional<games::Piece> fallen_{};  // as it stood
};

// Whether a token stands beside another one on its square, and on which side of it: -1, 0, 1.
[[nodiscard]] int place_of(const State& state, std::size_t side);

}  // namespace messhall::ui::track
