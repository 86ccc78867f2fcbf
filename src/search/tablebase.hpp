// Endings with few pieces, solved by going backwards from the end (retrograde analysis; K. Thompson, "Retrograde
// Analysis of Certain Endgames", ICCA Journal 9(3), 1986). For concrete positions whose pieces can be placed one by
// one. Repetition and the limit of plies are left out of account: they need the history.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "games/concrete.hpp"

namespace messhall::search {

// at(), place(), set_side(), piece_code(), owner(): setting up. targets(from): the squares to which the piece there may
// go, without asking whose turn it is or whether the royal piece is left in danger.
template <class P>
concept Placeable = games::ConcretePosition<P> && std::default_initializable<P> &&
    requires(P p, const P c, Square square, games::Side side) {
  { P::owner(c.at(square)) } -> std::same_as<games::Side>;
  p.place(square, c.at(square));
  p.set_side(side);
  P::piece_code(std::size_t{}, side);
  c.targets(square);
};

// What a game may add; without it, all squares and all positions count, and origins are found by trying.
// may_stand(code, square): whether the table has such pieces there at all.
template <class P>
concept Confined = requires(const P c, Square square) {
  { P::may_stand(c.at(square), square) } -> std::same_as<bool>;
};
// remembers(): whether more than the pieces and the side to move decides what is legal. Tables know no such positions.
template <class P>
concept Remembering = requires(const P c) {
  { c.remembers() } -> std::same_as<bool>;
};
// lawful(): false when the side that has moved left its royal piece in danger.
template <class P>
concept Lawful = requires(const P c) {
  { c.lawful() } -> std::same_as<bool>;
};
// checked(): whether the side to move is in check; parts checkmate from stalemate.
template <class P>
concept Checking = requires(const P c) {
  { c.checked() } -> std::same_as<bool>;
};
// origins(to): the empty squares from which the piece that stands there now could have come without taking or
// promoting.
template <class P>
concept Reversible = requires(const P c, Square square) {
  c.origins(square).contains(square);
};

// How a position ends with best play, for the side to move.
struct Solved {
  bool won = false;
  bool lost = false;  // neither: nobody can force the end
  int plies = 0;      // until the end; 0 when neither

  friend constexpr bool operator==(const Solved&, const Solved&) = default;
};

// Which ends count as won: all, or only those of one kind. The others are then draws.
enum class Goal : std::uint8_t { Any, Checkmate, Stalemate };

// All positions with the same pieces, and those that captures and promotions lead to from there.
template <Placeable P>
class Tablebase {
 public:
  using Code = decltype(std::declval<const P&>().at(Square{}));
  using Material = std::vector<Code>;  // piece codes, sorted
  static constexpr std::size_t kMostPieces = 4;

  // At most kMostPieces pieces. `empty` is the code of an empty square.
  Tablebase(Material material, Code empty, Goal goal = Goal::Any)
      : material_(std::move(material)), empty_(empty), goal_(goal) {
    std::sort(material_.begin(), material_.end());
    for (const Code code : material_) slots_.push_back(slots_of(code));
    solve();
  }

  [[nodiscard]] const Material& material() const { return material_; }
  [[nodiscard]] static Material material_of(const P& position);
  // Positions by index: not all exist (two pieces on one square; the pieces of a kind stand in ascending order).
  [[nodiscard]] std::size_t size() const { return results_.size(); }
  [[nodiscard]] bool exists(std::size_t index) const { return results_[index] != kNone; }
  [[nodiscard]] Solved at(std::size_t index) const { return solved(results_[index]); }
  [[nodiscard]] P position(std::size_t index) const;
  // Whether each piece of a position with just this material stands where it may, and the position is lawful.
  [[nodiscard]] bool holds(const P& position) const;
  // Of a position that it holds.
  [[nodiscard]] std::size_t index(const P& position) const;

 private:
  // 0: nobody can force the end, or not known yet; n + 1: won in n plies; -(n + 1): lost in n plies.
  using Result = std::int16_t;
  static constexpr Result kNone = INT16_MIN;
  static constexpr std::size_t kSquares = P::kSquares;

  // The squares where a piece may stand, and the place of each square among them.
  static constexpr std::uint8_t kNowhere = 255;
  struct Slots {
    std::vector<Square> squares{};
    std::array<std::uint8_t, kSquares> of{};  // kNowhere where it may not
  };
  using Squares = std::array<Square, kMostPieces>;
  // Something that becomes known of a position after so many plies: it is won, or one more of its moves loses.
  class News {
   public:
    News(std::size_t index, bool won) : packed_(static_cast<std::uint32_t>(2 * index + (won ? 1 : 0))) {}
    [[nodiscard]] std::size_t index() const { return packed_ / 2; }
    [[nodiscard]] bool won() const { return packed_ % 2 != 0; }

   private:
    std::uint32_t packed_;  // by the hundred million
  };

  [[nodiscard]] static Solved solved(Result result) {
    if (result == kNone || result == 0) return {};
    return {result > 0, result < 0, (result > 0 ? result : -result) - 1};
  }
  [[nodiscard]] static Slots slots_of(Code code);
  [[nodiscard]] static std::uint64_t name_of(const Material& material) {
    std::uint64_t name = 0;
    for (const Code code : material) name = name * 256 + static_cast<std::uint64_t>(code) + 1;
    return name;
  }
  [[nodiscard]] bool read_squares(std::size_t index, Squares& squares) const;
  [[nodiscard]] std::size_t index_of(const Squares& squares, games::Side side) const;
  [[nodiscard]] P set_up(const Squares& squares, games::Side side) const;

  void solve();
  void look_ahead(std::size_t index);
  [[nodiscard]] bool counts(const P& ended) const;
  [[nodiscard]] Solved elsewhere(const P& position);
  // Tells what follows from an outcome of a move, so many plies before the end.
  void tell(std::size_t index, const Solved& after);
  void hear(int plies, std::vector<std::uint32_t>& settled);
  void look_back(std::size_t index);
  // Calls visit(square) for those from which this piece could have come without taking or promoting.
  template <class Visit>
  void visit_origins(const Squares& squares, std::size_t piece, games::Side mover, Visit visit) const;
  void sort_kind(Squares& squares, std::size_t piece) const;

  Material material_;
  Code empty_;
  Goal goal_;
  std::vector<Slots> slots_{};  // by place in material_
  std::vector<Result> results_{};
  std::vector<std::uint8_t> open_moves_{};                        // not yet known to lose, by index
  std::vector<std::vector<News>> news_{};                         // by plies
  std::map<std::uint64_t, std::unique_ptr<Tablebase>> others_{};  // by name_of() their material
};

template <Placeable P>
typename Tablebase<P>::Slots Tablebase<P>::slots_of(Code code) {
  Slots slots;
  slots.of.fill(kNowhere);
  for (std::size_t i = 0; i < kSquares; ++i) {
    const auto square = static_cast<Square>(i);
    if constexpr (Confined<P>) {
      if (!P::may_stand(code, square)) continue;
    }
    slots.of[i] = static_cast<std::uint8_t>(slots.squares.size());
    slots.squares.push_back(square);
  }
  return slots;
}

// False when two pieces share a square, or those of a kind do not ascend.
template <Placeable P>
bool Tablebase<P>::read_squares(std::size_t index, Squares& squares) const {
  index /= 2;
  for (std::size_t i = material_.size(); i-- > 0;) {
    const std::vector<Square>& room = slots_[i].squares;
    squares[i] = room[index % room.size()];
    index /= room.size();
    for (std::size_t k = i + 1; k < material_.size(); ++k) {
      if (squares[i] == squares[k] || (material_[i] == material_[k] && squares[i] > squares[k])) return false;
    }
  }
  return true;
}

template <Placeable P>
std::size_t Tablebase<P>::index_of(const Squares& squares, games::Side side) const {
  std::size_t index = 0;
  for (std::size_t i = 0; i < material_.size(); ++i) {
    index = index * slots_[i].squares.size() + slots_[i].of[squares[i]];
  }
  return index * 2 + (side == games::Side::Second ? 1 : 0);
}

template <Placeable P>
P Tablebase<P>::set_up(const Squares& squares, games::Side side) const {
  P position{};
  position.set_side(side);
  for (std::size_t i = 0; i < material_.size(); ++i) position.place(squares[i], material_[i]);
  return position;
}

template <Placeable P>
P Tablebase<P>::position(std::size_t index) const {
  Squares squares{};
  static_cast<void>(read_squares(index, squares));
  return set_up(squares, index % 2 == 0 ? games::Side::First : games::Side::Second);
}

template <Placeable P>
std::size_t Tablebase<P>::index(const P& position) const {
  Squares squares{};
  std::array<bool, kMostPieces> filled{};
  for (std::size_t square = 0; square < kSquares; ++square) {
    const Code code = position.at(static_cast<Square>(square));
    for (std::size_t i = 0; code != empty_ && i < material_.size(); ++i) {
      if (filled[i] || material_[i] != code) continue;
      filled[i] = true;
      squares[i] = static_cast<Square>(square);
      break;
    }
  }
  return index_of(squares, position.side());
}

template <Placeable P>
bool Tablebase<P>::holds(const P& position) const {
  if constexpr (Remembering<P>) {
    if (position.remembers()) return false;
  }
  if constexpr (Confined<P>) {
    for (std::size_t i = 0; i < kSquares; ++i) {
      const auto square = static_cast<Square>(i);
      if (const Code code = position.at(square); code != empty_ && !P::may_stand(code, square)) return false;
    }
  }
  return exists(index(position));
}

template <Placeable P>
typename Tablebase<P>::Material Tablebase<P>::material_of(const P& position) {
  const Code empty = P{}.at(0);
  Material material;
  for (std::size_t square = 0; square < kSquares; ++square) {
    const Code code = position.at(static_cast<Square>(square));
    if (code != empty) material.push_back(code);
  }
  std::sort(material.begin(), material.end());
  return material;
}

template <Placeable P>
void Tablebase<P>::solve() {
  std::size_t size = 2;
  for (const Slots& slots : slots_) size *= slots.squares.size();
  results_.assign(size, kNone);
  open_moves_.assign(size, 0);
  for (std::size_t i = 0; i < size; ++i) look_ahead(i);
  others_.clear();
  std::vector<std::uint32_t> settled;
  for (int plies = 0; plies < static_cast<int>(news_.size()); ++plies) {
    settled.clear();
    hear(plies, settled);
    for (const std::uint32_t index : settled) look_back(index);
  }
  news_ = {};
  open_moves_ = {};
}

// Counts the moves of a position, and hears what those mean that leave the table.
template <Placeable P>
void Tablebase<P>::look_ahead(std::size_t index) {
  Squares squares{};
  if (!read_squares(index, squares)) return;
  const P here = set_up(squares, index % 2 == 0 ? games::Side::First : games::Side::Second);
  if constexpr (Lawful<P>) {
    if (!here.lawful()) return;
  }
  results_[index] = 0;
  typename P::MoveList moves;
  here.generate(moves);
  open_moves_[index] = static_cast<std::uint8_t>(moves.size());
  if (moves.empty()) {
    const games::Ending ending = here.ending();
    if (ending == games::Ending::Draw || !counts(here)) return;
    results_[index] = static_cast<Result>(ending == games::Ending::Win ? 1 : -1);
    if (news_.empty()) news_.resize(1);
    news_[0].push_back({index, false});
    return;
  }
  for (const auto move : moves) {
    if (!here.captures(move) && !here.promotes(move)) continue;
    P after = here;
    after.make(move);
    tell(index, elsewhere(after));
  }
}

template <Placeable P>
bool Tablebase<P>::counts(const P& ended) const {
  if constexpr (Checking<P>) {
    return goal_ == Goal::Any || ended.checked() == (goal_ == Goal::Checkmate);
  } else {
    return goal_ == Goal::Any;
  }
}

template <Placeable P>
Solved Tablebase<P>::elsewhere(const P& position) {
  switch (position.ending()) {
    case games::Ending::Win:
      return {.won = counts(position), .lost = false, .plies = 0};
    case games::Ending::Loss:
      return {.won = false, .lost = counts(position), .plies = 0};
    case games::Ending::Draw:
      return {};
    case games::Ending::None:
      break;
  }
  Material material = material_of(position);
  auto& other = others_[name_of(material)];
  if (!other) other = std::make_unique<Tablebase>(std::move(material), empty_, goal_);
  return other->at(other->index(position));
}

template <Placeable P>
void Tablebase<P>::tell(std::size_t index, const Solved& after) {
  if (!after.won && !after.lost) return;
  const auto plies = static_cast<std::size_t>(after.plies) + 1;
  if (news_.size() <= plies) news_.resize(plies + 1);
  news_[plies].push_back({index, after.lost});
}

template <Placeable P>
void Tablebase<P>::hear(int plies, std::vector<std::uint32_t>& settled) {
  for (const News news : news_[static_cast<std::size_t>(plies)]) {
    Result& result = results_[news.index()];
    if (plies > 0) {
      if (result != 0) continue;
      if (!news.won() && --open_moves_[news.index()] > 0) continue;
      result = static_cast<Result>(news.won() ? plies + 1 : -plies - 1);
    }
    settled.push_back(static_cast<std::uint32_t>(news.index()));
  }
  news_[static_cast<std::size_t>(plies)] = {};
}

// Tells the positions from which a move inside the table leads here.
template <Placeable P>
void Tablebase<P>::look_back(std::size_t index) {
  Squares squares{};
  static_cast<void>(read_squares(index, squares));
  const games::Side mover = games::other(index % 2 == 0 ? games::Side::First : games::Side::Second);
  const Solved after = solved(results_[index]);
  for (std::size_t i = 0; i < material_.size(); ++i) {
    if (P::owner(material_[i]) != mover) continue;
    visit_origins(squares, i, mover, [&](Square from) {
      Squares before = squares;
      before[i] = from;
      sort_kind(before, i);
      const std::size_t earlier = index_of(before, mover);
      if (results_[earlier] == 0) tell(earlier, after);
    });
  }
}

// Puts a piece back in the ascending order of those of its kind.
template <Placeable P>
void Tablebase<P>::sort_kind(Squares& squares, std::size_t piece) const {
  std::size_t first = piece;
  std::size_t last = piece + 1;
  while (first > 0 && material_[first - 1] == material_[piece]) --first;
  while (last < material_.size() && material_[last] == material_[piece]) ++last;
  std::sort(squares.begin() + static_cast<std::ptrdiff_t>(first), squares.begin() + static_cast<std::ptrdiff_t>(last));
}

template <Placeable P>
template <class Visit>
void Tablebase<P>::visit_origins(const Squares& squares, std::size_t piece, games::Side mover, Visit visit) const {
  if constexpr (Reversible<P>) {
    for (const Square from : set_up(squares, games::other(mover)).origins(squares[piece])) {
      if (slots_[piece].of[from] != kNowhere) visit(from);
    }
  } else {
    for (const Square from : slots_[piece].squares) {
      const auto end = squares.begin() + static_cast<std::ptrdiff_t>(material_.size());
      if (std::find(squares.begin(), end, from) != end) continue;
      Squares before = squares;
      before[piece] = from;
      const P there = set_up(before, mover);
      const typename P::Move move(from, squares[piece]);
      if (there.targets(from).contains(move.to()) && !there.promotes(move)) visit(from);
    }
  }
}

}  // namespace messhall::search
