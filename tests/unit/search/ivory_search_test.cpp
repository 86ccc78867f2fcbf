// The search of a game with check, in which having no move loses, and with rules of repetition of its own.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/ivory/state.hpp"
#include "search/searcher.hpp"

namespace messhall::search {
namespace {

using games::Ending;
using games::ivory::KoreanState;
using games::ivory::State;
using Move = State::Move;

const games::Options kZillions{{"repetition", "zillions"}};
constexpr std::string_view kChase = "9/3nb4/7S1/9/9/9/9/9/5B3/9 w 0 1";
constexpr std::string_view kShuffle = "5b3/9/9/n8/9/9/N8/9/9/3B5 w 0 1";

std::string text(Move move) { return square_name(State::kSize, move.from()) + square_name(State::kSize, move.to()); }

Move move(std::string_view name) {
  const auto from = read_square(State::kSize, name);
  return {*from, *read_square(State::kSize, name)};
}

// A position with the game that led to it.
template <class S = State>
struct Game {
  S state;
  std::vector<std::uint64_t> keys{};

  explicit Game(std::string_view start, const games::Options& options = {}) : state(*S::from_text(start, options)) {}
  Game& play(std::initializer_list<const char*> moves) {
    for (const std::string_view one : moves) {
      keys.push_back(games::repetition_key(state));
      state.make(move(one));
    }
    return *this;
  }
};

template <class S = State>
struct Bench {
  TranspositionTable table{4};
  std::atomic<bool> stop{false};
  Searcher<S> searcher{table, stop, [] { return std::int64_t{0}; }};

  void run(const Game<S>& game, int depth, std::initializer_list<const char*> only = {}) {
    std::vector<Move> moves;
    for (const char* one : only) moves.push_back(move(one));
    searcher.start(game.state, game.keys, {.depth = depth}, {}, moves);
    while (searcher.step()) {
    }
  }
  [[nodiscard]] const RootMove<Move>& top() const { return searcher.moves().front(); }
  [[nodiscard]] bool looks_at(std::string_view name) const {
    return std::any_of(searcher.moves().begin(), searcher.moves().end(),
                       [&](const auto& entry) { return text(entry.move) == name; });
  }
};

// Whether the side to move wins or loses by force within so many plies, and in how many; by trying all.
template <class S>
std::optional<Score> brute_force(S& position, int plies, int ply) {
  if (position.ending() == Ending::Loss) return loss_in(ply);
  if (plies == 0) return std::nullopt;
  typename S::MoveList moves;
  position.generate(moves);
  Score best = -kInfinite;
  bool unknown = false;
  for (const Move m : moves) {
    const auto undo = position.make(m);
    const auto score = brute_force(position, plies - 1, ply + 1);
    position.unmake(m, undo);
    unknown |= !score || (*score > 0 && *score < best);
    if (score) best = std::max(best, -*score);
  }
  if (best > 0) return best;
  return unknown ? std::nullopt : std::optional(best);
}

template <class S>
int compare_with_brute_force(const std::string& table) {
  std::ifstream file(std::string(MESSHALL_TEST_DATA) + "/positions/" + table);
  EXPECT_TRUE(file);
  int sure = 0;
  int number = 0;
  for (std::string line; std::getline(file, line); ++number) {
    if (number % 5 != 0) continue;
    Game<S> game(line.substr(0, line.find(';')));
    typename S::MoveList moves;
    game.state.generate(moves);
    if (moves.empty() || moves.size() > 25) continue;
    const auto expected = brute_force(game.state, 3, 0);
    if (!expected) continue;
    ++sure;
    Bench<S> bench;
    bench.run(game, 7);
    EXPECT_EQ(bench.top().score, *expected) << line;
  }
  return sure;
}

// Stalemate is counted as well as checkmate: both are what brute_force() finds.
TEST(IvorySearch, FindsTheShortestWinsAndLongestLosses) {
  EXPECT_GT(compare_with_brute_force<State>("ivory-tower.txt"), 5);
  EXPECT_GT(compare_with_brute_force<KoreanState>("ivory-tower-korean.txt"), 5);
}

TEST(IvorySearch, CheckmatesInOne) {
  Bench<> bench;
  bench.run(Game("9/9/3b5/9/9/9/9/9/9/2S1B4 w 0 1"), 4);
  EXPECT_EQ(text(bench.searcher.best()), "c1d1");
  EXPECT_EQ(bench.top().score, win_in(1));
}

TEST(IvorySearch, StalematesInOne) {
  Game game("3F5/5b3/9/9/9/9/9/9/9/4B4 w 0 1");
  Bench<> bench;
  bench.run(game, 4);
  EXPECT_EQ(bench.top().score, win_in(1));
  game.state.make(bench.searcher.best());
  EXPECT_EQ(game.state.ending(), Ending::Loss);
  EXPECT_FALSE(game.state.checked());
}

TEST(IvorySearch, WinsTheLongestEndingOfANumskull) {
  Bench<> bench;
  const Game longest("9/4b4/9/9/9/9/9/4B4/2S6/9 w 0 1");
  bench.run(longest, 14);
  EXPECT_EQ(bench.top().score, win_in(9));
  EXPECT_EQ(bench.top().line.size(), 9U);
}

TEST(IvorySearch, NeverLooksAtAThirdCheckByTheSamePiece) {
  Game game(kChase);
  game.play({"h8h9", "e9e8", "h9h8", "e8e9"});
  Bench<> bench;
  bench.run(game, 6);
  EXPECT_FALSE(bench.looks_at("h8h9"));
  EXPECT_FALSE(bench.looks_at("h8e8"));
  EXPECT_TRUE(bench.looks_at("h8g8"));
  Bench<> fresh;
  fresh.run(Game(kChase), 6);
  EXPECT_TRUE(fresh.looks_at("h8h9"));
}

TEST(IvorySearch, LinesHoldNoThirdCheck) {
  Bench<> bench;
  int reports = 0;
  bench.searcher.listen([&](const Report<Move>& report) {
    ++reports;
    State here = Game(kChase).state;
    for (const Move m : report.line) {
      State::MoveList moves;
      here.generate(moves);
      ASSERT_NE(std::find(moves.begin(), moves.end(), m), moves.end()) << text(m);
      here.make(m);
    }
  });
  bench.run(Game(kChase), 10);
  EXPECT_GT(reports, 2);
}

// Red is far behind, and checking for ever would be all that is left.
constexpr std::string_view kDesperate = "9/3b5/9/2S6/9/7n1/3s5/9/7s1/5B3 w 0 1";

TEST(IvorySearch, DoesNotHopeForADrawByChecksThatAreNotAllowed) {
  Bench<> bench;
  bench.run(Game(kDesperate), 7);
  EXPECT_LT(bench.top().score, -300);
  // Where checks are not counted, going round in circles holds.
  Bench<> free;
  free.run(Game(kDesperate, kZillions), 7);
  EXPECT_EQ(free.top().score, kDraw);
}

TEST(IvorySearch, ScoresTheThirdOccurrenceAsADraw) {
  Game game(kShuffle);
  game.play({"d1d2", "f10f9", "d2d1", "f9f10", "d1d2", "f10f9", "d2d1"});
  Bench<> bench;
  bench.run(game, 4, {"f9f10"});
  EXPECT_EQ(bench.top().score, kDraw);
}

TEST(IvorySearch, UnderZillionsAvoidsTheThirdOccurrence) {
  Game game(kShuffle, kZillions);
  game.play({"d1d2", "f10f9", "d2d1", "f9f10", "d1d2", "f10f9", "d2d1"});
  Bench<> bench;
  bench.run(game, 5, {"f9f10"});
  EXPECT_LT(bench.top().score, -10'000);
  EXPECT_FALSE(is_sure(bench.top().score));
  Bench<> free;
  free.run(game, 5);
  EXPECT_NE(text(free.searcher.best()), "f9f10");
  EXPECT_GT(free.top().score, -1'000);
}

TEST(IvorySearch, UnderZillionsSeesThatTheOpponentMustRepeat) {
  // One move before: Red's d2-d1 leaves Blue the choice, and nothing is lost yet.
  Game game(kShuffle, kZillions);
  game.play({"d1d2", "f10f9", "d2d1", "f9f10", "d1d2", "f10f9"});
  Bench<> bench;
  bench.run(game, 5, {"d2d1"});
  EXPECT_FALSE(is_sure(bench.top().score));
  EXPECT_LT(std::abs(bench.top().score), 2'000);
}

TEST(IvorySearch, UnderZillionsMayCheckForEver) {
  Game game(kChase, kZillions);
  game.play({"h8h9", "e9e8", "h9h8", "e8e9"});
  Bench<> bench;
  bench.run(game, 6);
  EXPECT_TRUE(bench.looks_at("h8h9"));
}

TEST(IvorySearch, TheMoveLimitDoesNotUndoACheckmate) {
  Bench<> bench;
  bench.run(Game("9/9/3b5/9/9/9/9/9/9/2S1B4 w 99 60"), 4);
  EXPECT_EQ(bench.top().score, win_in(1));
}

}  // namespace
}  // namespace messhall::search
