// Turns of two plies: a move and the naming of a square, in Cassandra Chess.
#include "search/naming.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.hpp"
#include "games/cassandra/state.hpp"
#include "search/searcher.hpp"
#include "unit/search/foresight_solver.hpp"

namespace messhall::search {
namespace {

using games::Ending;
using games::cassandra::State;
using Move = State::Move;

State state(std::string_view text, const games::Options& options = {}) { return *State::from_text(text, options); }

std::string name(Square square) { return square_name(State::kSize, square); }

// "c4a6 ~a8 a8b8": promotions are not told apart.
std::string text(std::span<const Move> line) {
  std::string out;
  for (const Move move : line) {
    out += out.empty() ? "" : " ";
    if (!move.is_naming()) out += name(move.from()) + name(move.to());
    if (move.is_naming()) out += "~" + (move.named() == kNoSquare ? std::string() : name(move.named()));
  }
  return out;
}

struct Bench {
  TranspositionTable table{4};
  std::atomic<bool> stop{false};
  Searcher<State> searcher{table, stop, [] { return std::int64_t{0}; }};

  void run(const State& root, const Limits& limits, std::span<const Move> only = {},
           std::span<const Move> namings = {}) {
    searcher.start(root, {}, limits, {}, only, namings);
    while (searcher.step()) {
    }
  }
  [[nodiscard]] const RootMove<Move>& top() const { return searcher.moves().front(); }
};

// The King on a8 has no move, and none of Black's pawns lets it out.
constexpr std::string_view kTrapped = "k7/P3b3/K7/8/8/8/8/8 w - - 0 30 kk -/- fide:fide";

TEST(Naming, WinsATrappedKingByNamingItsSquare) {
  Bench bench;
  bench.run(state(kTrapped), {.depth = 6});
  EXPECT_EQ(text(bench.top().line).substr(0, 8), "a6b6 ~a8");
  EXPECT_EQ(bench.top().score, win_in(4));  // in turns: own, foe's, own, foe's, and then it comes true
  EXPECT_EQ(mate_moves(bench.top().score), 2);
}

TEST(Naming, TellsWholeTurns) {
  Bench bench;
  bench.run(state("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 2 pp -/- fide:fide"), {.depth = 5});
  const std::vector<Move>& line = bench.top().line;
  ASSERT_GE(line.size(), 4U);
  EXPECT_FALSE(line[0].is_naming());
  EXPECT_TRUE(line[1].is_naming());
  EXPECT_FALSE(line[2].is_naming());
  EXPECT_TRUE(line[3].is_naming());
  EXPECT_EQ(bench.searcher.moves().size(), 20U);  // a naming makes no move of its own
}

TEST(Naming, SeesThatItsOwnKingMustLeaveANamedSquare) {
  // White's King falls on e1 unless it goes now.
  const State root = state("7k/pppppppp/8/8/8/8/PPPPP1PP/RNBQK1NR w - - 0 9 pk -/e1:1 fide:fide");
  ASSERT_EQ(root.menaced(), root.royal(games::Side::First));
  EXPECT_TRUE(threatened(root));
  Bench bench;
  bench.run(root, {.depth = 3});
  EXPECT_EQ(bench.top().move.from(), root.royal(games::Side::First));
  for (const auto& entry : bench.searcher.moves()) {
    if (entry.move.from() != root.royal(games::Side::First)) {
      EXPECT_LE(entry.known(), loss_in(1));
    }
  }
}

TEST(Naming, QuiescenceTriesTheWaysOutOfANamedSquare) {
  // The Queen on d4 vanishes unless it goes: to the search of no depth at all that costs no more than the move.
  const State stays = state("7k/8/8/8/3Q4/8/7P/7K w - - 0 30 pq -/- fide:fide");
  const State goes = state("7k/8/8/8/3Q4/8/7P/7K w - - 0 30 pq -/d4:1 fide:fide");
  EXPECT_LT(goes.evaluate(), stays.evaluate() - 700);
  Bench bench;
  bench.run(goes, {.depth = 1});
  EXPECT_EQ(name(bench.top().move.from()), "d4");
  EXPECT_GT(bench.top().score, stays.evaluate() - 200);
}

TEST(Naming, ChecksBeforeAFulfilment) {
  // The Bishop shields its King. When it is gone the Rook takes the King, without mate and whatever it leaves behind.
  Bench bench;
  bench.run(state("4k3/4b3/8/8/8/8/8/4R2K w - - 5 30 bp e7:1/- fide:fide"), {.depth = 2});
  EXPECT_EQ(text({bench.top().line.data(), 1}), "e1e8");
  EXPECT_EQ(bench.top().score, win_in(1));
  EXPECT_EQ(mate_moves(bench.top().score), 1);
}

TEST(Naming, KnowsThatACheckmateComesBeforeTheFulfilment) {
  // The seed's own example: 1 f4 e5 2 g4 Qh4, whatever White foretold.
  Bench bench;
  bench.run(state("rnbqkbnr/pppp1ppp/8/4p3/5PP1/8/PPPPP2P/RNBQKBNR b KQkq g3 0 2 pk e8:0/- fide:fide"), {.depth = 3});
  EXPECT_EQ(text({bench.top().line.data(), 1}), "d8h4");
  EXPECT_EQ(bench.top().score, win_in(1));
}

TEST(Naming, MayBeToldWhatToName) {
  const State root = state(kTrapped);
  const Move move(40, 41);  // a6b6
  const std::vector<Move> only{move, move};
  // h1 is not worth naming, but legal.
  const std::vector<Move> namings{Move::name(7), Move::name_nothing()};
  Bench bench;
  bench.run(root, {.depth = 4}, only, namings);
  ASSERT_EQ(bench.searcher.moves().size(), 1U);
  const Move named = bench.top().line.at(1);
  EXPECT_TRUE(named == namings[0] || named == namings[1]);
  EXPECT_FALSE(is_sure(bench.top().score));

  const std::vector<Move> one{Move::name(7)};
  bench.run(root, {.depth = 4}, {only.data(), 1}, one);
  EXPECT_EQ(text({bench.top().line.data(), 2}), "a6b6 ~h1");
}

TEST(Naming, HasAMoveAndANamingFromTheFirstNodeOn) {
  Bench bench;
  for (const std::uint64_t nodes : {1U, 2U, 3U, 10U, 100U}) {
    bench.run(state(kTrapped), {.nodes = nodes});
    EXPECT_FALSE(bench.searcher.best() == Move{});
    EXPECT_LE(bench.searcher.nodes(), nodes);
  }
}

// Positions with few pieces, as chance sets them up, in which something can be foretold.
State chance_position(Random& random) {
  using namespace games::cassandra;
  using games::Side;
  for (;;) {
    Rules rules;
    rules.armies = {static_cast<Army>(random.below(kArmies)), static_cast<Army>(random.below(kArmies))};
    State position(rules);
    const auto place = [&](Kind kind, Side side) {
      const auto square =
          static_cast<Square>(kind == Kind::King && side == Side::Second ? 56 + random.below(8) : 8 + random.below(48));
      if (position.at(square) == kEmpty) position.place(square, code(kind, side));
    };
    place(Kind::King, Side::Second);
    place(Kind::King, Side::First);
    place(kind_of(rules.armies[0], static_cast<Slot>(random.below(kSlots))), Side::First);
    place(kind_of(rules.armies[0], static_cast<Slot>(random.below(kSlots))), Side::First);
    place(kind_of(rules.armies[1], static_cast<Slot>(random.below(kSlots))), Side::Second);
    if (position.royal(Side::First) == kNoSquare) continue;
    State::Turn turn;
    turn.fullmove = 20;
    turn.targets = {kKingRung, kKingRung};
    if (random.below(2) == 0) turn.foretold[1] = {position.royal(Side::First), kKingRung, 1};
    if (position.attacked(position.royal(Side::Second), Side::First)) continue;
    position.begin(turn);
    if (position.ending() == Ending::None) return position;
  }
}

// What it claims is true. That it finds what is there cannot be promised of a search that leaves things out.
TEST(Naming, ClaimsOnlyWinsThatThereAreAndFindsMost) {
  Random random(5);
  int wins = 0;
  int found = 0;
  for (int i = 0; i < 50; ++i) {
    State position = chance_position(random);
    test::Solver solver;
    int shortest = 0;
    for (int turns = 1; turns <= 4 && shortest == 0; ++turns)
      if (solver.won(position, turns)) shortest = turns;
    Bench bench;
    bench.run(position, {.nodes = 20'000});
    const Score score = bench.top().known();
    wins += shortest > 0;
    found += shortest > 0 && score == win_in(shortest);
    EXPECT_LE(score, shortest > 0 ? win_in(shortest) : win_in(5)) << position.text();
  }
  EXPECT_GE(wins, 6);
  EXPECT_GE(10 * found, 8 * wins);
}

}  // namespace
}  // namespace messhall::search
