// The four computer players, from bad to very good, and full strength.
#pragma once

#include <cstdint>
#include <optional>

namespace messhall::engine {

inline constexpr int kLeastLevel = 1;
inline constexpr int kMostLevel = 4;     // "very good": the best that answers within a second
inline constexpr int kFullStrength = 5;  // as strong as the limits of the search allow; the protocol's default

// A node budget and an error model.
struct Level {
  int number = 0;           // kLeastLevel to kMostLevel
  std::uint64_t nodes = 0;  // of a search; together with `depth` what the player can see at all
  int depth = 0;            // plies; 0: no limit
  int candidates = 1;       // so many moves get a score of their own, among which the errors choose
  // Errors. All come from the seed and the position: the same seed gives the same game.
  int misjudgement = 0;  // hundredths: how far off the scores of the candidates are (standard deviation)
  int blindness = 0;     // of 1,000 candidates so many are judged by their looks, without the answer to them
  int noise = 0;         // hundredths: how far off the evaluation of every position is, at most

  friend constexpr bool operator==(const Level&, const Level&) = default;
};

// level: kLeastLevel to kMostLevel. Others: nothing.
[[nodiscard]] std::optional<Level> find_level(int level);

}  // namespace messhall::engine
