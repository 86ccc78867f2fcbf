// The numbers that tune the search, in one place. Scores are hundredths of a Ninny, depths are plies.
//
// How they were found: the values that engines of the field agree on for chess were the start; each was then kept,
// changed or dropped by matches of 400 to 1,000 games at a fixed count of nodes against the version before
// (docs/engine.md tells how and with which results).
#pragma once

namespace messhall::search::tuning {

// Aspiration: from this depth on, an iteration first looks at a window of this half width around the last score; each
// failure doubles it.
inline constexpr int kAspirationDepth = 4;
inline constexpr int kAspirationWindow = 24;
inline constexpr int kAspirationGiveUp = 600;

// Reverse futility: so far ahead, for each ply that is left, that nothing the opponent does will matter.
inline constexpr int kReverseFutilityDepth = 6;
inline constexpr int kReverseFutilityMargin = 60;

// Razoring: so far behind, for each ply, that only captures could help; quiescence decides.
inline constexpr int kRazorDepth = 2;
inline constexpr int kRazorMargin = 220;

// Null move. Not when the mover has fewer than kNullPieces pieces: in arrow games the duty to move is often the whole
// point there (a lone Brain that must step into danger).
inline constexpr int kNullDepth = 3;
inline constexpr int kNullReduction = 3;
inline constexpr int kNullDepthShare = 4;  // reduction grows by one for each so many plies
inline constexpr int kNullPieces = 3;
inline constexpr int kNullVerifyDepth = 8;  // from here on a cutoff is verified without null moves

// Without a move from the table the position is searched a ply less deep: its order is a guess anyway.
inline constexpr int kInternalReductionDepth = 4;

// Late moves: quiet ones beyond a count are left out, hopeless quiet ones too.
inline constexpr int kLateMoveDepth = 5;
inline constexpr int kLateMoveBase = 4;  // count = base + depth * depth
inline constexpr int kFutilityDepth = 5;
inline constexpr int kFutilityBase = 100;
inline constexpr int kFutilityMargin = 90;  // for each ply

// Late move reductions, in 1/1024 of a ply: base + factor * log2(depth) * log2(move number), the logarithms in 1/32.
inline constexpr int kReductionDepth = 3;
inline constexpr int kReductionMoves = 2;  // so many moves are never reduced
inline constexpr int kReductionBase = 400;
inline constexpr int kReductionFactor = 256;
inline constexpr int kReductionHistory = 6000;  // history that is worth a ply

// Namings after the first: so many (and more by depth) away from the principal variation; one that cannot reach alpha
// with what it seems worth and so much more a ply is left out, as are all after it. Real threats are searched a ply
// less deep, others and late ones less.
inline constexpr int kNamingBase = 3;
inline constexpr int kNamingMargin = 40;
inline constexpr int kNamingThreat = 50;
inline constexpr int kNamingLate = 6;

// History: bonus = min(depth * depth * factor, most); entries saturate at kHistoryLimit.
inline constexpr int kHistoryFactor = 16;
inline constexpr int kHistoryMost = 1200;
inline constexpr int kHistoryLimit = 8192;

// Quiescence: a capture that even with this on top cannot reach alpha is left out.
inline constexpr int kDeltaMargin = 150;

}  // namespace messhall::search::tuning
