// Scores: hundredths of the game's least piece, from the view of the side to move, with won and lost endings as
// distances.
#pragma once

namespace messhall::search {

using Score = int;  // always within [-kInfinite, kInfinite], so that it fits 16 bits

inline constexpr int kMaxPly = 128;    // deepest line, in plies from the root
inline constexpr int kMaxDepth = 100;  // deepest iteration, in plies

inline constexpr Score kInfinite = 32001;
inline constexpr Score kNoScore = 32002;  // not a score: "unknown"
inline constexpr Score kWin = 32000;
inline constexpr Score kDraw = 0;
// Scores at or beyond this, either way, are distances to the end of the game; static evaluations stay inside.
inline constexpr Score kSureWin = kWin - 2 * kMaxPly;

// The game is won (lost) for the side to move at the root of the count, `ply` half moves from there.
[[nodiscard]] constexpr Score win_in(int ply) { return kWin - ply; }
[[nodiscard]] constexpr Score loss_in(int ply) { return -kWin + ply; }
[[nodiscard]] constexpr bool is_sure(Score score) { return score >= kSureWin || score <= -kSureWin; }

// Half moves until the game ends, of a sure score.
[[nodiscard]] constexpr int plies_to_end(Score score) { return score > 0 ? kWin - score : kWin + score; }

// UCI's "mate N": moves of the winner until the end, negative when the side to move loses. A game that ends before the
// winner has moved (by a prophecy that comes true) still counts as one.
[[nodiscard]] constexpr int mate_moves(Score score) {
  const int plies = plies_to_end(score);
  if (score > 0) return plies < 2 ? 1 : (plies + 1) / 2;
  return plies < 2 ? -1 : -(plies / 2);
}

// The transposition table keeps distances from its own position, the search from the root.
[[nodiscard]] constexpr Score to_table(Score score, int ply) {
  if (score >= kSureWin) return score + ply;
  if (score <= -kSureWin) return score - ply;
  return score;
}
[[nodiscard]] constexpr Score from_table(Score score, int ply) {
  if (score >= kSureWin) return score - ply;
  if (score <= -kSureWin) return score + ply;
  return score;
}

}  // namespace messhall::search
