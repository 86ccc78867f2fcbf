#include "games/mess/sketch.hpp"

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <string_view>

#include "base/text.hpp"
#include "games/mess/piece.hpp"

namespace messhall::games::mess {
namespace {

// What is left of a full set.
std::string hand(std::string_view on_board, std::string_view dead) {
  std::string out;
  for (std::size_t kind = 0; kind < kKinds; ++kind) {
    const auto used = std::count(on_board.begin(), on_board.end(), kLetters[kind]) +
                      std::count(dead.begin(), dead.end(), kLetters[kind]);
    out.append(static_cast<std::size_t>(std::max(kFullSet[kind] - used, std::ptrdiff_t{0})), kLetters[kind]);
  }
  return out.empty() ? "-" : out;
}

std::string hands(std::string_view men, std::string_view graveyards) {
  const auto on_board = split(men, '/');
  const auto dead = split(graveyards, '/');
  std::string both = hand(on_board[0], dead[0]);
  both += '/';
  both += hand(on_board[1], dead[1]);
  return both;
}

}  // namespace

std::string Sketch::text() const {
  const std::string both_hands = hands(men, graveyards);
  constexpr std::string_view kCards = "-/-";
  constexpr std::string_view kDecks = "ffff/ffff";
  constexpr std::string_view kRent = "plain";
  constexpr std::string_view kLast = "0 0 12 0 0";  // doubles, moved, round, first, rounds
  std::string out;
  for (const std::string_view field : std::initializer_list<std::string_view>{
           men, both_hands, graveyards, houses, cash, tokens, jail, kCards, kDecks, turn, phase, claim, kRent, roll}) {
    out += field;
    out += ' ';
  }
  return out.append(kLast);
}

}  // namespace messhall::games::mess
