#include "ui/track/motion.hpp"

#include <algorithm>
#include <cmath>

#include "ui/theme.hpp"

namespace messhall::ui::track {
namespace {

constexpr double kStep = 90;       // milliseconds for a square
constexpr double kStraight = 420;  // across the board
constexpr double kPiece = 260;
constexpr double kFall = 620;
constexpr int kFarthestWalk = 12;                     // what two dice can bring
constexpr double kFace = 90;                          // how long a rolling die shows a face
constexpr std::array<float, 2> kRest{-0.14F, 0.19F};  // dice never lie straight

Point between(Point a, Point b, float t) { return {a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t}; }

int dead(const State& state, const games::Piece& piece) {
  const auto& graveyard = state.estate.purses[piece.owner == games::Side::Second ? 1 : 0].graveyard;
  return piece.kind < graveyard.size() ? graveyard[piece.kind] : 0;
}

// The piece that stood there before and lies in its owner's graveyard now.
std::optional<games::Piece> lost(const State& before, const State& after, Square moved_from) {
  for (const games::Piece& piece : before.pieces) {
    if (piece.square == moved_from) continue;
    const games::Piece* const now = after.piece_at(piece.square);
    const bool stands = now != nullptr && now->owner == piece.owner && now->kind == piece.kind;
    if (!stands && dead(after, piece) > dead(before, piece)) return piece;
  }
  return std::nullopt;
}

}  // namespace

int place_of(const State& state, std::size_t side) {
  const auto& purses = state.estate.purses;
  const bool together = purses[0].token == purses[1].token && purses[0].jail.has_value() == purses[1].jail.has_value();
  if (!together) return 0;
  return side == 0 ? -1 : 1;
}

void Motion::start(const State& before, const State& after, double now, bool reduced) {
  *this = {};
  reduced_ = reduced;
  start_ = now;
  throws_ = after.throws > before.throws;
  dice_ = !throws_ ? 0 : reduced ? tokens::motion::kReduced : tokens::motion::kDice;
  for (std::size_t side = 0; side < 2; ++side) {
    const games::Purse& old = before.estate.purses[side];
    const games::Purse& fresh = after.estate.purses[side];
    const int steps = (fresh.token - old.token + kRim) % kRim;
    const bool walked = throws_ && steps > 0 && steps <= kFarthestWalk && !fresh.jail;
    walks_[side] = {old.token, walked ? steps : 0, old.jail.has_value(),
                    !reduced && (steps != 0 || old.jail.has_value() != fresh.jail.has_value())};
  }
  if (!reduced && after.last && after.last->from < kSquares && after.last->to < kSquares) {
    const games::Piece* const piece = after.piece_at(after.last->to);
    const bool came = before.piece_at(after.last->from) != nullptr && after.piece_at(after.last->from) == nullptr;
    if (piece != nullptr && came) {
      piece_ = *piece;
      piece_from_ = after.last->from;
    }
  }
  if (!reduced) fallen_ = lost(before, after, piece_ ? piece_from_ : kNoSquare);
  running_ = end() > start_;
}

double Motion::walk_time(const Walk& walk) const {
  if (!walk.moves) return 0;
  return walk.steps > 0 ? walk.steps * kStep : kStraight;
}

double Motion::end() const {
  const double walk = std::max(walk_time(walks_[0]), walk_time(walks_[1]));
  return start_ + dice_ + std::max({walk, piece_ ? kPiece : 0, fallen_ ? kFall : 0});
}

bool Motion::running(double now) {
  if (running_ && now >= end()) running_ = false;
  return running_;
}

std::array<DiePose, 2> Motion::dice(const State& state, double now) const {
  std::array<DiePose, 2> poses;
  for (std::size_t i = 0; i < 2; ++i) {
    poses[i] = {state.estate.dice[i], kRest[i], {}, 1};
    if (!running_ || !throws_ || now >= start_ + dice_ || dice_ <= 0) continue;
    const auto t = static_cast<float>((now - start_) / dice_);
    if (reduced_) {
      poses[i].alpha = std::clamp(t, 0.0F, 1.0F);
      continue;
    }
    const float left = (1 - t) * (1 - t);
    // Faces that go by, the last of them the one that was thrown.
    const int seen = static_cast<int>((dice_ - (now - start_)) / kFace);
    poses[i].face = (state.estate.dice[i] + seen * (i == 0 ? 5 : 3) + 5) % 6 + 1;
    poses[i].angle += left * (i == 0 ? -9.0F : 7.0F);
    poses[i].shift = {left * (i == 0 ? 1.6F : 2.2F), -std::abs(std::sin(t * 9.42F)) * left * 1.4F};
  }
  return poses;
}

Point Motion::token(const State& state, std::size_t side, const Layout& layout, double now) const {
  const games::Purse& purse = state.estate.purses[side];
  const Point goal = layout.token(purse.token, place_of(state, side), purse.jail.has_value());
  const Walk& walk = walks_[side];
  if (!running_ || !walk.moves) return goal;
  const double passed = now - start_ - dice_;
  const double whole = walk_time(walk);
  if (passed >= whole) return goal;
  const Point origin = layout.token(walk.from, 0, walk.jailed);
  if (passed <= 0) return origin;
  if (walk.steps == 0) return between(origin, goal, ease_in_out(static_cast<float>(passed / whole)));
  const double at = passed / kStep;
  const int done = std::min(static_cast<int>(at), walk.steps - 1);
  const auto square = [&](int n) { return static_cast<Square>((walk.from + n) % kRim); };
  const Point a = done == 0 ? origin : layout.token(square(done), 0, false);
  const Point b = done + 1 == walk.steps ? goal : layout.token(square(done + 1), 0, false);
  const auto t = static_cast<float>(at - done);
  Point point = between(a, b, t);
  point.y -= std::sin(t * 3.14159265F) * layout.unit * 0.1F;  // a hop for each square
  return point;
}

std::optional<PiecePose> Motion::flying(const Layout& layout, double now) const {
  if (!running_ || !piece_) return std::nullopt;
  const double passed = now - start_ - dice_;
  if (passed >= kPiece) return std::nullopt;
  const auto t = static_cast<float>(std::clamp(passed / kPiece, 0.0, 1.0));
  return PiecePose{*piece_,
                   between(layout.piece(piece_from_).centre(), layout.piece(piece_->square).centre(), ease_in_out(t))};
}

std::optional<FallenPose> Motion::fallen(const Layout& layout, Point graveyard, double now) const {
  if (!running_ || !fallen_) return std::nullopt;
  const double passed = now - start_ - dice_;
  if (passed >= kFall) return std::nullopt;
  const auto t = static_cast<float>(std::clamp(passed / kFall, 0.0, 1.0));
  // It tips over first, and slides away then.
  constexpr float kTipped = 0.4F;
  const float tip = ease_in_out(std::min(1.0F, t / kTipped));
  const float slide = t <= kTipped ? 0.0F : ease_in_out((t - kTipped) / (1 - kTipped));
  const Rect place = layout.piece(fallen_->square);
  const float size = std::max(place.w, 22.0F);
  constexpr float kLying = 1.45F;
  FallenPose pose;
  pose.piece = *fallen_;
  pose.centre = between(place.centre(), graveyard, slide);
  pose.size = size + (26 - size) * slide;
  pose.angle = fallen_->owner == games::Side::First ? tip * kLying : -tip * kLying;
  pose.alpha = 1 - 0.5F * slide;
  return pose;
}

}  // namespace messhall::ui::track
