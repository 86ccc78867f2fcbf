// What earlier visits found out about a position.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "search/score.hpp"

namespace messhall::search {

// How a stored score limits the true one.
enum class Bound : std::uint8_t { None, Upper, Lower, Exact };

struct TableEntry {
  std::uint16_t move = 0;       // code of the best move; 0: none
  Score score = kNoScore;       // as to_table() gives it; kNoScore with Bound::None
  Score evaluation = kNoScore;  // static evaluation; kNoScore when it was not computed
  int depth = 0;                // plies searched below the position
  Bound bound = Bound::None;
};

// A fixed block of memory; the least useful entry of a bucket makes room. One thread only: no atomics.
class TranspositionTable {
 public:
  static constexpr int kLeastMegabytes = 1;
  static constexpr int kMostMegabytes = 1024;
  static constexpr int kDefaultMegabytes = 16;

  explicit TranspositionTable(int megabytes = kDefaultMegabytes) { resize(megabytes); }

  // Empties the table. False, and the old size stays, when there is not so much memory.
  bool resize(int megabytes);
  void clear();
  // Marks what is there as old.
  void new_search() { generation_ = static_cast<std::uint8_t>((generation_ + 1) & kGenerationMask); }

  [[nodiscard]] std::optional<TableEntry> probe(std::uint64_t key) const;
  // Keeps the known move when `entry` has none.
  void store(std::uint64_t key, const TableEntry& entry);
  // Used by entries of this search, in thousandths.
  [[nodiscard]] int hashfull() const;
  [[nodiscard]] int megabytes() const { return megabytes_; }

 private:
  static constexpr std::uint8_t kGenerationMask = 63;

  struct Slot {
    std::uint32_t check = 0;  // lower half of the key; the upper half chose the bucket
    std::uint16_t move = 0;
    std::int16_t score = 0;
    std::int16_t evaluation = 0;
    std::uint8_t depth = 0;
    std::uint8_t state = 0;  // generation * 4 + bound; 0: free

    [[nodiscard]] Bound bound() const { return static_cast<Bound>(state & 3); }
    [[nodiscard]] int generation() const { return state >> 2; }
  };
  static constexpr std::size_t kSlots = 5;
  struct alignas(64) Bucket {
    std::array<Slot, kSlots> slots{};
  };
  static_assert(sizeof(Slot) == 12 && sizeof(Bucket) == 64);

  // 32 x 32 -> 64 bits: the wider product that full keys would need is three times slower in wasm.
  [[nodiscard]] std::size_t index(std::uint64_t key) const {
    return static_cast<std::size_t>(((key >> 32) * static_cast<std::uint64_t>(buckets_)) >> 32);
  }
  [[nodiscard]] int worth(const Slot& slot) const;

  std::unique_ptr<Bucket[]> table_;
  std::uint32_t buckets_ = 0;
  int megabytes_ = 0;
  std::uint8_t generation_ = 0;
};

}  // namespace messhall::search
