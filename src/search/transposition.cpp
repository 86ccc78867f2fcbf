#include "search/transposition.hpp"

#include <algorithm>
#include <new>

namespace messhall::search {
namespace {

// An entry that is one search older counts as so many plies shallower when room is made.
constexpr int kAgePenalty = 4;
// hashfull() looks at so many buckets.
constexpr std::uint32_t kSample = 200;

}  // namespace

bool TranspositionTable::resize(int megabytes) {
  const int size = std::clamp(megabytes, kLeastMegabytes, kMostMegabytes);
  if (size == megabytes_) {
    clear();
    return true;
  }
  const std::size_t buckets = static_cast<std::size_t>(size) * 1024 * 1024 / sizeof(Bucket);
  std::unique_ptr<Bucket[]> table(new (std::nothrow) Bucket[buckets]);
  if (!table) return false;
  table_ = std::move(table);
  buckets_ = static_cast<std::uint32_t>(buckets);
  megabytes_ = size;
  generation_ = 0;
  return true;
}

void TranspositionTable::clear() {
  std::fill_n(table_.get(), buckets_, Bucket{});
  generation_ = 0;
}

std::optional<TableEntry> TranspositionTable::probe(std::uint64_t key) const {
  const auto check = static_cast<std::uint32_t>(key);
  for (const Slot& slot : table_[index(key)].slots)
    if (slot.check == check && slot.state != 0)
      return TableEntry{slot.move, slot.score, slot.evaluation, slot.depth, slot.bound()};
  return std::nullopt;
}

int TranspositionTable::worth(const Slot& slot) const {
  if (slot.state == 0) return -kInfinite;
  const int age = (generation_ - slot.generation()) & kGenerationMask;
  return slot.depth - kAgePenalty * age;
}

void TranspositionTable::store(std::uint64_t key, const TableEntry& entry) {
  const auto check = static_cast<std::uint32_t>(key);
  Bucket& bucket = table_[index(key)];
  Slot* place = &bucket.slots[0];
  for (Slot& slot : bucket.slots) {
    if (slot.check == check && slot.state != 0) {
      place = &slot;
      break;
    }
    if (worth(slot) < worth(*place)) place = &slot;
  }
  const bool same = place->state != 0 && place->check == check;
  if (entry.move != 0 || !same) place->move = entry.move;
  // A much deeper result of this search is worth more than a shallow bound that comes later.
  const bool keep = same && entry.bound != Bound::Exact && place->generation() == generation_ &&
                    entry.depth + kAgePenalty <= place->depth;
  if (keep) return;
  place->check = check;
  place->score = static_cast<std::int16_t>(entry.score);
  place->evaluation = static_cast<std::int16_t>(entry.evaluation);
  place->depth = static_cast<std::uint8_t>(std::clamp(entry.depth, 0, 255));
  place->state = static_cast<std::uint8_t>(generation_ * 4 + static_cast<int>(entry.bound));
}

int TranspositionTable::hashfull() const {
  const std::uint32_t sample = std::min(kSample, buckets_);
  std::size_t used = 0;
  for (std::uint32_t i = 0; i < sample; ++i)
    for (const Slot& slot : table_[i].slots) used += slot.state != 0 && slot.generation() == generation_;
  return static_cast<int>(used * 1000 / (sample * kSlots));
}

}  // namespace messhall::search
