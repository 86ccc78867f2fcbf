// Small seeded random numbers: the same seed gives the same numbers on every machine, native and wasm.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace messhall {

// SplitMix64 (Steele, Lea, Flood: "Fast splittable pseudorandom number generators", 2014). One word of state; good
// enough for hash keys, shuffles and dice, and usable at compile time. Not for secrets.
class Random {
 public:
  explicit constexpr Random(std::uint64_t seed) : state_(seed) {}

  [[nodiscard]] constexpr std::uint64_t next() {
    state_ += 0x9E3779B97F4A7C15U;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31U);
  }

  // A number from 0 to bound - 1, each equally likely; 0 when the bound is 0. Draws again where a remainder would
  // favour small numbers (Lemire: "Fast random integer generation in an interval", 2019).
  [[nodiscard]] constexpr std::uint32_t below(std::uint32_t bound) {
    if (bound == 0) return 0;
    const std::uint32_t unfair = (0U - bound) % bound;
    for (;;) {
      const std::uint64_t product = (next() >> 32U) * bound;
      if (static_cast<std::uint32_t>(product) >= unfair) return static_cast<std::uint32_t>(product >> 32U);
    }
  }

 private:
  std::uint64_t state_;
};

// Keys for Zobrist hashing, fixed at compile time. Every table has a seed of its own.
template <std::size_t N>
[[nodiscard]] constexpr std::array<std::uint64_t, N> zobrist_keys(std::uint64_t seed) {
  Random random(seed);
  std::array<std::uint64_t, N> keys{};
  for (std::uint64_t& key : keys) key = random.next();
  return keys;
}

}  // namespace messhall
