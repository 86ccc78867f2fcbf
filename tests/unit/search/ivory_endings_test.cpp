// The tables of endings leave the rule against perpetual check out of account. Play from them does not have to.
#include <gtest/gtest.h>

#include <optional>

#include "games/ivory/state.hpp"
#include "search/tablebase.hpp"

namespace messhall::search {
namespace {

using games::Side;
using games::ivory::code;
using games::ivory::kEmpty;
using games::ivory::Kind;

// Plies to the end when both play the best of their legal moves by the table; nothing when it does not come in time.
template <class S>
std::optional<int> play_out(const Tablebase<S>& table, S here, int most) {
  for (int plies = 0; plies <= most; ++plies) {
    typename S::MoveList moves;
    here.generate(moves);
    if (moves.empty()) return plies;
    int best = -1'000;
    S next = here;
    for (const auto move : moves) {
      S after = here;
      after.make(move);
      // Where the extra piece is taken, nobody can force anything.
      const bool bare = after.piece_count(Side::First) == 1;
      const Solved solved = bare ? Solved{} : table.at(table.index(after));
      const int worth = solved.lost ? 500 - solved.plies : solved.won ? solved.plies - 500 : 0;
      if (worth > best) {
        best = worth;
        next = after;
      }
    }
    here = next;
  }
  return std::nullopt;
}

template <class S>
void expect_exact_wins(Kind kind) {
  constexpr std::size_t kStride = 13;  // of some thousand positions enough
  const Tablebase<S> table({code(Kind::Brain, Side::First), code(kind, Side::First), code(Kind::Brain, Side::Second)},
                           kEmpty);
  int won = 0;
  for (std::size_t i = 0; i < table.size(); i += kStride) {
    if (!table.exists(i) || !table.at(i).won || i % 2 != 0) continue;
    ++won;
    const int plies = table.at(i).plies;
    ASSERT_EQ(play_out(table, table.position(i), plies), plies) << table.position(i).text();
  }
  EXPECT_GT(won, 50);
}

TEST(IvoryEndings, NoThirdCheckIsNeededToWinInTime) {
  for (const Kind kind : {Kind::Numskull, Kind::FuddyDuddy, Kind::Yahoo, Kind::Ninny}) {
    expect_exact_wins<games::ivory::State>(kind);
    expect_exact_wins<games::ivory::KoreanState>(kind);
  }
}

}  // namespace
}  // namespace messhall::search
