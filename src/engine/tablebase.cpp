#include "engine/tablebase.hpp"

#include <algorithm>
#include <cctype>
#include <optional>
#include <vector>

#include "base/text.hpp"
#include "games/registry.hpp"
#include "search/tablebase.hpp"

namespace messhall::engine {
namespace {

constexpr Text kForm{"",
                     "PIECES are letters such as BS, or those of both sides parted by v, such as BSvbn, not {text}"};
constexpr Text kNoKind{"", "{game} has no piece {letter}"};
constexpr Text kRoyal{"", "each side needs one {royal}, not {text}"};
constexpr Text kTooMany{"", "at most {most} pieces can be solved, not {count}"};
constexpr Text kNotBuilt{"", "endings of {game} cannot be solved"};

struct PieceWish {
  std::size_t kind = 0;
  games::Side owner = games::Side::First;
};

Result<std::vector<PieceWish>> read_pieces(const games::GameInfo& info, std::string_view text) {
  std::vector<PieceWish> pieces;
  std::array<int, 2> royals{};
  std::size_t sides = 1;
  for (const char c : text) {
    if (c == ' ') continue;
    if (c == 'v') {
      ++sides;
      continue;
    }
    const auto upper = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    const auto kind =
        std::find_if(info.kinds.begin(), info.kinds.end(), [&](const auto& k) { return k.letter == upper; });
    if (kind == info.kinds.end()) {
      return Message{kNoKind, {{"game", std::string(info.id)}, {"letter", quotable(std::string_view(&c, 1))}}};
    }
    const games::Side owner = sides == 1 ? games::Side::First : games::Side::Second;
    if ((owner == games::Side::First) != (c == upper)) return Message{kForm, {{"text", quotable(text)}}};
    royals[static_cast<std::size_t>(owner)] += kind->royal;
    pieces.push_back({static_cast<std::size_t>(kind - info.kinds.begin()), owner});
  }
  if (sides > 2) return Message{kForm, {{"text", quotable(text)}}};
  const auto royal = std::find_if(info.kinds.begin(), info.kinds.end(), [](const auto& kind) { return kind.royal; });
  if (sides == 1 && royal != info.kinds.end()) {
    ++royals[1];
    pieces.push_back({static_cast<std::size_t>(royal - info.kinds.begin()), games::Side::Second});
  }
  if (royal != info.kinds.end() && royals != std::array<int, 2>{1, 1}) {
    return Message{kRoyal, {{"royal", royal->name}, {"text", quotable(text)}}};
  }
  return pieces;
}

template <search::Placeable P>
TablebaseStatistics statistics(const search::Tablebase<P>& table) {
  TablebaseStatistics result;
  for (std::size_t i = 0; i < table.size(); ++i) {
    if (!table.exists(i)) continue;
    const std::size_t side = i % 2;
    const search::Solved solved = table.at(i);
    ++result.positions[side];
    const bool first = side == 0 ? solved.won : solved.lost;
    const bool second = side == 0 ? solved.lost : solved.won;
    result.first_wins[side] += first;
    result.second_wins[side] += second;
    if (!first || solved.plies <= result.longest_win[side]) continue;
    result.longest_win[side] = solved.plies;
    if (side == 0) result.longest = table.position(i).text();
  }
  return result;
}

// Of First, by the side to move, when only this end counts.
template <search::Placeable P>
std::array<std::size_t, 2> wins(const typename search::Tablebase<P>::Material& material, search::Goal goal) {
  const search::Tablebase<P> table(material, P{}.at(0), goal);
  std::array<std::size_t, 2> found{};
  for (std::size_t i = 0; i < table.size(); ++i) found[i % 2] += i % 2 == 0 ? table.at(i).won : table.at(i).lost;
  return found;
}

template <class P>
Result<TablebaseStatistics> solve(const games::GameInfo& info, const std::vector<PieceWish>& pieces) {
  if constexpr (search::Placeable<P>) {
    using Table = search::Tablebase<P>;
    if (pieces.size() > Table::kMostPieces) {
      return Message{kTooMany,
                     {{"most", std::to_string(Table::kMostPieces)}, {"count", std::to_string(pieces.size())}}};
    }
    typename Table::Material material;
    for (const PieceWish& piece : pieces) material.push_back(P::piece_code(piece.kind, piece.owner));
    TablebaseStatistics result = statistics(Table(material, P{}.at(0)));
    if constexpr (search::Checking<P>) {
      result.checkmate_only = wins<P>(material, search::Goal::Checkmate);
      result.stalemate_only = wins<P>(material, search::Goal::Stalemate);
    }
    return result;
  } else {
    return Message{kNotBuilt, {{"game", std::string(info.id)}}};
  }
}

}  // namespace

Result<TablebaseStatistics> build_tablebase(const games::Game& game, std::string_view pieces) {
  const auto wishes = read_pieces(game.info(), pieces);
  if (!wishes) return wishes.error();
  std::optional<Result<TablebaseStatistics>> result;
  games::visit_game(game.info().id, [&]<class P>() { result.emplace(solve<P>(game.info(), *wishes)); });
  if (!result) return Message{kNotBuilt, {{"game", std::string(game.info().id)}}};
  return *result;
}

}  // namespace messhall::engine
