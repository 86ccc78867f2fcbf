// Endings with few pieces, solved by going backwards from the end (retrograde analysis). For concrete positions whose
// pieces can be placed one by one. Repetition and the limit of plies are left out of account: they need the history.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "games/concrete.hpp"

namespace messhall::search {

template <class P>
concept Placeable = games::ConcretePosition<P> && std::default_initializable<P> &&
    requires(P p, const P c, Square square, games::Side side) {
  p.place(square, c.at(square));
  p.set_side(side);
  P::piece_code(std::size_t{}, side);
};

// How a position ends with best play, for the side to move.
struct Solved {
  bool won = false;
  bool lost = false;  // neither: nobody can force the end
  int plies = 0;      // until the end; 0 when neither

  friend constexpr bool operator==(const Solved&, const Solved&) = default;
};

// All positions with the same pieces, and those that captures and promotions lead to from there.
template <Placeable P>
class Tablebase {
 public:
  using Code = decltype(std::declval<const P&>().at(Square{}));
  using Material = std::vector<Code>;  // piece codes, sorted
  static constexpr std::size_t kMostPieces = 3;

  // At most kMostPieces pieces. `empty` is the code of an empty square.
  Tablebase(Material material, Code empty) : material_(std::move(material)), empty_(empty) {
    std::sort(material_.begin(), material_.end());
    solve();
  }

  [[nodiscard]] const Material& material() const { return material_; }
  // Positions by index: not all exist (two pieces on one square; the pieces of a kind stand in ascending order).
  [[nodiscard]] std::size_t size() const { return results_.size(); }
  [[nodiscard]] bool exists(std::size_t index) const { return results_[index] != kNone; }
  [[nodiscard]] Solved at(std::size_t index) const { return solved(results_[index]); }
  [[nodiscard]] P position(std::size_t index) const;
  [[nodiscard]] std::size_t index(const P& position) const;

 private:
  // 0: nobody can force the end, or not known yet; n + 1: won in n plies; -(n + 1): lost in n plies.
  using Result = std::int16_t;
  static constexpr Result kNone = INT16_MIN;
  static constexpr std::size_t kSquares = P::kSquares;

  [[nodiscard]] static Solved solved(Result result) {
    if (result == kNone || result == 0) return {};
    return {result > 0, result < 0, (result > 0 ? result : -result) - 1};
  }
  // What a result of the next position means for the one before.
  [[nodiscard]] static Result before(Result after) {
    return static_cast<Result>(after > 0 ? -after - 1 : after < 0 ? -after + 1 : 0);
  }

  void solve();
  void list_successors();
  // Settles those that the results so far settle in exactly so many plies; false when there were none.
  bool settle(int plies);
  [[nodiscard]] Result judge(std::size_t index) const;
  [[nodiscard]] Material material_of(const P& position) const;
  [[nodiscard]] static std::uint64_t name_of(const Material& material) {
    std::uint64_t name = 0;
    for (const Code code : material) name = name * 256 + static_cast<std::uint64_t>(code) + 1;
    return name;
  }
  [[nodiscard]] Result result_elsewhere(const P& position);
  void add_successors(const P& position);

  // A successor is an index of this table, or a result that is known already.
  struct Successor {
    bool here = false;
    std::int32_t value = 0;
  };

  Material material_;
  Code empty_;
  std::vector<Result> results_{};
  std::vector<std::uint32_t> first_successor_{};  // by index; the last is followed by the end
  std::vector<Successor> successors_{};
  std::map<std::uint64_t, std::unique_ptr<Tablebase>> others_{};  // by name_of() their material
  int longest_elsewhere_ = 0;
};

template <Placeable P>
P Tablebase<P>::position(std::size_t index) const {
  P position{};
  position.set_side(index % 2 == 0 ? games::Side::First : games::Side::Second);
  index /= 2;
  for (std::size_t i = material_.size(); i-- > 0; index /= kSquares) {
    position.place(static_cast<Square>(index % kSquares), material_[i]);
  }
  return position;
}

template <Placeable P>
std::size_t Tablebase<P>::index(const P& position) const {
  // Pieces of a kind are taken in ascending order of their squares.
  std::array<Square, kMostPieces> squares{};
  std::size_t found = 0;
  std::array<bool, kMostPieces> filled{};
  for (std::size_t square = 0; square < kSquares && found < material_.size(); ++square) {
    const Code code = position.at(static_cast<Square>(square));
    for (std::size_t i = 0; code != empty_ && i < material_.size(); ++i) {
      if (filled[i] || material_[i] != code) continue;
      filled[i] = true;
      squares[i] = static_cast<Square>(square);
      ++found;
      break;
    }
  }
  std::size_t index = 0;
  for (std::size_t i = 0; i < material_.size(); ++i) index = index * kSquares + squares[i];
  return index * 2 + (position.side() == games::Side::Second ? 1 : 0);
}

template <Placeable P>
typename Tablebase<P>::Material Tablebase<P>::material_of(const P& position) const {
  Material material;
  for (std::size_t square = 0; square < kSquares; ++square) {
    const Code code = position.at(static_cast<Square>(square));
    if (code != empty_) material.push_back(code);
  }
  std::sort(material.begin(), material.end());
  return material;
}

template <Placeable P>
void Tablebase<P>::solve() {
  std::size_t size = 2;
  for (std::size_t i = 0; i < material_.size(); ++i) size *= kSquares;
  results_.assign(size, kNone);
  list_successors();
  // A pass may find nothing while results from other tables still wait for their turn.
  for (int plies = 1; settle(plies) || plies <= longest_elsewhere_ + 1; ++plies) {
  }
  successors_ = {};
  first_successor_ = {};
  others_.clear();
}

template <Placeable P>
void Tablebase<P>::list_successors() {
  first_successor_.reserve(results_.size() + 1);
  for (std::size_t i = 0; i < results_.size(); ++i) {
    first_successor_.push_back(static_cast<std::uint32_t>(successors_.size()));
    bool exists = true;
    std::size_t rest = i / 2;
    std::array<std::size_t, kMostPieces> squares{};
    for (std::size_t k = material_.size(); k-- > 0; rest /= kSquares) {
      squares[k] = rest % kSquares;
      for (std::size_t l = k + 1; l < material_.size(); ++l) {
        exists = exists && squares[k] != squares[l] && (material_[k] != material_[l] || squares[k] < squares[l]);
      }
    }
    if (!exists) continue;
    const P here = position(i);
    switch (here.ending()) {
      case games::Ending::None:
        results_[i] = 0;
        add_successors(here);
        break;
      case games::Ending::Win:
        results_[i] = 1;
        break;
      case games::Ending::Loss:
        results_[i] = -1;
        break;
      case games::Ending::Draw:
        results_[i] = 0;
        break;
    }
  }
  first_successor_.push_back(static_cast<std::uint32_t>(successors_.size()));
}

template <Placeable P>
void Tablebase<P>::add_successors(const P& position) {
  typename P::MoveList moves;
  position.generate(moves);
  for (const auto move : moves) {
    P after = position;
    after.make(move);
    if (position.captures(move) || position.promotes(move)) {
      successors_.push_back({false, result_elsewhere(after)});
    } else {
      successors_.push_back({true, static_cast<std::int32_t>(index(after))});
    }
  }
}

template <Placeable P>
typename Tablebase<P>::Result Tablebase<P>::result_elsewhere(const P& position) {
  switch (position.ending()) {
    case games::Ending::Win:
      return 1;
    case games::Ending::Loss:
      return -1;
    case games::Ending::Draw:
      return 0;
    case games::Ending::None:
      break;
  }
  const Material material = material_of(position);
  auto& other = others_[name_of(material)];
  if (!other) other = std::make_unique<Tablebase>(material, empty_);
  const Result result = other->results_[other->index(position)];
  longest_elsewhere_ = std::max(longest_elsewhere_, solved(result).plies);
  return result;
}

template <Placeable P>
typename Tablebase<P>::Result Tablebase<P>::judge(std::size_t index) const {
  Result best = static_cast<Result>(-INT16_MAX);
  bool open = false;
  for (std::uint32_t i = first_successor_[index]; i < first_successor_[index + 1]; ++i) {
    const Successor& next = successors_[i];
    const auto result =
        before(next.here ? results_[static_cast<std::size_t>(next.value)] : static_cast<Result>(next.value));
    if (result == 0) {
      open = true;
    } else if (result > 0) {
      best = best > 0 ? std::min(best, result) : result;
    } else if (best < 0) {
      best = std::min<Result>(best == -INT16_MAX ? result : best, result);
    }
  }
  return best > 0 || !open ? best : Result{0};
}

template <Placeable P>
bool Tablebase<P>::settle(int plies) {
  std::vector<std::pair<std::size_t, Result>> found;
  for (std::size_t i = 0; i < results_.size(); ++i) {
    if (results_[i] != 0 || first_successor_[i] == first_successor_[i + 1]) continue;
    const Result result = judge(i);
    if (result != 0 && solved(result).plies == plies) found.emplace_back(i, result);
  }
  for (const auto& [i, result] : found) results_[i] = result;
  return !found.empty();
}

}  // namespace messhall::search
