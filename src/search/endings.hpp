// Plays endings with few pieces from their tables, which are built when such a position first stands on the board.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "games/concrete.hpp"
#include "search/score.hpp"
#include "search/tablebase.hpp"

namespace messhall::search {

// A move with what it leads to, for the side that makes it, when both play their best from there.
template <class Move>
struct EndingMove {
  Move move{};
  Score score = kDraw;
  std::vector<Move> line{};  // starts with the move, ends with the game; the move alone when nobody can force the end
};

// Moves that bring about a position for the third time, and what that is worth to the side that makes them.
template <class Move>
struct ThirdTimes {
  std::vector<Move> moves{};
  Score score = kDraw;
};

template <Placeable P>
class Endings {
 public:
  using Move = typename P::Move;
  // A table of so many pieces takes a part of a second; one of four takes seconds.
  static constexpr std::size_t kPieces = 3;

  // Nothing when there are too many pieces, or the table has no such position. Builds the table if need be.
  [[nodiscard]] std::optional<Solved> probe(const P& position);

  // The moves of the position, best first: the quickest win, else a draw, else the slowest loss. Nothing where the
  // tables do not tell: too many pieces, or a win so slow that the limit of plies would come before it. `drawn`: moves
  // of which the history makes a draw. `only`: the moves to look at; empty means all legal ones.
  [[nodiscard]] std::optional<std::vector<EndingMove<Move>>> moves(const P& position, const ThirdTimes<Move>& third,
                                                                   std::span<const Move> only);

 private:
  using Table = Tablebase<P>;

  [[nodiscard]] static bool few(const P& position);
  // For the side that has moved, so many plies from where the count began.
  [[nodiscard]] std::optional<Score> score_after(const P& after, int plies);
  [[nodiscard]] std::optional<EndingMove<Move>> best(const P& position);

  std::map<std::vector<std::uint64_t>, std::unique_ptr<Table>> tables_{};  // by piece codes
};

template <Placeable P>
bool Endings<P>::few(const P& position) {
  const auto empty = P{}.at(0);
  std::size_t pieces = 0;
  for (Square square = 0; square < P::kSquares; ++square) pieces += position.at(square) != empty;
  return pieces <= kPieces;
}

template <Placeable P>
std::optional<Solved> Endings<P>::probe(const P& position) {
  if (!few(position)) return std::nullopt;
  typename Table::Material material = Table::material_of(position);
  auto& table = tables_[std::vector<std::uint64_t>(material.begin(), material.end())];
  if (!table) table = std::make_unique<Table>(std::move(material), P{}.at(0));
  if (!table->holds(position)) return std::nullopt;
  return table->at(table->index(position));
}

template <Placeable P>
std::optional<Score> Endings<P>::score_after(const P& after, int plies) {
  switch (after.ending()) {
    case games::Ending::Loss:
      return win_in(plies);
    case games::Ending::Win:
      return loss_in(plies);
    case games::Ending::Draw:
      return kDraw;
    case games::Ending::None:
      break;
  }
  const std::optional<Solved> solved = probe(after);
  if (!solved) return std::nullopt;
  if (solved->lost) return win_in(plies + solved->plies);
  if (solved->won) return loss_in(plies + solved->plies);
  return kDraw;
}

template <Placeable P>
std::optional<EndingMove<typename P::Move>> Endings<P>::best(const P& position) {
  typename P::MoveList list;
  position.generate(list);
  std::optional<EndingMove<Move>> found;
  for (const Move move : list) {
    P after = position;
    after.make(move);
    const std::optional<Score> score = score_after(after, 1);
    if (!score) return std::nullopt;
    if (!found || *score > found->score) found = {move, *score, {}};
  }
  return found;
}

template <Placeable P>
std::optional<std::vector<EndingMove<typename P::Move>>> Endings<P>::moves(const P& position,
                                                                           const ThirdTimes<Move>& third,
                                                                           std::span<const Move> only) {
  if (!few(position) || position.ending() != games::Ending::None) return std::nullopt;
  const auto among = [](std::span<const Move> set, Move move) {
    return std::find(set.begin(), set.end(), move) != set.end();
  };
  std::vector<EndingMove<Move>> found;
  typename P::MoveList list;
  position.generate(list);
  for (const Move move : list) {
    if (!only.empty() && !among(only, move)) continue;
    P after = position;
    after.make(move);
    const std::optional<Score> score = among(third.moves, move) ? std::optional(third.score) : score_after(after, 1);
    if (!score) return std::nullopt;
    const bool fades = position.move_limit() > 0 && is_sure(*score) &&
                       position.halfmove() + plies_to_end(*score) > position.move_limit();
    if (fades) return std::nullopt;
    found.push_back({move, *score, {move}});
  }
  std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.score > b.score; });
  for (EndingMove<Move>& entry : found) {
    if (!is_sure(entry.score)) continue;
    P here = position;
    here.make(entry.move);
    for (auto next = best(here); next && is_sure(next->score) && entry.line.size() < kMaxPly; next = best(here)) {
      entry.line.push_back(next->move);
      here.make(next->move);
    }
  }
  return found;
}

}  // namespace messhall::search
