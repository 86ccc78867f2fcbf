#include "search/searcher.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "games/smess/state.hpp"

namespace messhall::search {
namespace {

using games::Ending;
using games::smess::State;
using Move = State::Move;

constexpr std::string_view kStart = "startpos";
constexpr std::string_view kMiddle = "n1sbss1/2nnnnn/n6/1s5/7/NS5/2NNNNN/2SB1SS b 0 1";

State state(std::string_view text, const games::Options& options = {}) { return *State::from_text(text, options); }

std::string text(Move move) { return square_name(State::kSize, move.from()) + square_name(State::kSize, move.to()); }

Move move(std::string_view name) {
  const auto from = read_square(State::kSize, name);
  return {*from, *read_square(State::kSize, name)};
}

Limits to_depth(int depth) { return {.depth = depth}; }
Limits to_nodes(std::uint64_t nodes) { return {.nodes = nodes}; }

// A searcher with all that it stands on. Time stands still unless told otherwise.
struct Bench {
  TranspositionTable table{4};
  std::atomic<bool> stop{false};
  std::int64_t now = 0;
  Searcher<State> searcher{table, stop, [this] { return now; }};

  void run(const State& root, const Limits& limits, const Settings& settings = {},
           std::span<const std::uint64_t> history = {}, std::span<const Move> only = {}) {
    searcher.start(root, history, limits, settings, only);
    while (searcher.step()) {
    }
  }
  [[nodiscard]] const RootMove<Move>& top() const { return searcher.moves().front(); }
};

// Whether the side to move wins (true) or loses (false) by force within so many plies, and in how many; by trying all.
std::optional<Score> brute_force(State& position, int plies, int ply) {
  switch (position.ending()) {
    case Ending::Loss:
      return loss_in(ply);
    case Ending::Win:
      return win_in(ply);
    case Ending::Draw:
      return std::nullopt;
    case Ending::None:
      break;
  }
  if (plies == 0) return std::nullopt;
  State::MoveList moves;
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

TEST(Searcher, TakesTheBrainAtOnce) {
  Bench bench;
  bench.run(state("4b2/4S2/7/n6/7/7/7/3B3 w 0 1"), to_nodes(1));
  EXPECT_EQ(text(bench.searcher.best()), "e7e8");
  bench.run(state("4b2/4S2/7/n6/7/7/7/3B3 w 0 1"), to_depth(5));
  EXPECT_EQ(text(bench.searcher.best()), "e7e8");
  EXPECT_EQ(bench.top().score, win_in(1));
  EXPECT_EQ(bench.searcher.depth(), 2);  // nothing shorter can come: the search ends by itself
}

TEST(Searcher, FindsTheShortestWinsAndLongestLosses) {
  std::ifstream file(std::string(MESSHALL_TEST_DATA) + "/positions/smess.txt");
  ASSERT_TRUE(file);
  int sure = 0;
  int number = 0;
  for (std::string line; std::getline(file, line); ++number) {
    if (number % 4 != 0) continue;
    State position = state(line.substr(0, line.find(';')));
    if (position.ending() != Ending::None) continue;
    const auto expected = brute_force(position, 4, 0);
    if (!expected) continue;
    ++sure;
    Bench bench;
    bench.run(position, to_depth(9));
    EXPECT_EQ(bench.top().score, *expected) << line;
  }
  EXPECT_GT(sure, 20);
}

TEST(Searcher, WinsTheLongestEndingOfANumskull) {
  Bench bench;
  const State longest = state("7/7/7/2B4/3b3/7/7/S6 w 0 1");
  bench.run(longest, {.depth = 40, .mate = 11});
  EXPECT_EQ(bench.top().score, win_in(21));
  EXPECT_EQ(bench.top().line.size(), 21U);
}

TEST(Searcher, LosesWhenThereIsNoMove) {
  // Red's Ninny g8 points south at its own Ninny, which has one step left.
  Bench bench;
  State position = state("3b2n/6n/7/7/7/7/7/3B3 w 0 1");
  bench.run(position, to_depth(6));
  EXPECT_FALSE(bench.searcher.moves().empty());
  EXPECT_FALSE(is_sure(bench.top().score));
}

TEST(Searcher, ScoresTwoBrainsAsADraw) {
  // The capture leaves two Brains and nothing else.
  Bench bench;
  const std::vector<Move> only{move("d7e7")};
  bench.run(state("7/3bN2/7/7/7/7/7/3B3 b 0 1"), to_depth(6), {}, {}, only);
  EXPECT_EQ(bench.top().score, kDraw);
}

TEST(Searcher, HasNothingToSayWhenTheGameIsOver) {
  Bench bench;
  State over = state("4b2/4S2/7/n6/7/7/7/3B3 w 0 1");
  over.make(move("e7e8"));
  bench.run(over, to_depth(5));
  EXPECT_TRUE(bench.searcher.moves().empty());
  EXPECT_EQ(bench.searcher.best(), Move{});
  EXPECT_EQ(bench.searcher.nodes(), 0U);
}

TEST(Searcher, StopsExactlyAtTheNodeLimit) {
  Bench bench;
  for (const std::uint64_t nodes : {1, 2, 13, 100, 1'023, 1'024, 1'025, 5'000, 20'000}) {
    bench.searcher.forget();
    bench.run(state(kMiddle), to_nodes(nodes));
    EXPECT_EQ(bench.searcher.nodes(), nodes);
    EXPECT_NE(bench.searcher.best(), Move{});
  }
}

TEST(Searcher, RepeatsItselfExactly) {
  std::vector<std::string> lines[2];
  for (auto& seen : lines) {
    Bench bench;
    bench.searcher.listen([&](const Report<Move>& report) {
      std::string line =
          std::to_string(report.depth) + ' ' + std::to_string(report.nodes) + ' ' + std::to_string(report.score);
      for (const Move m : report.line) line += ' ' + text(m);
      seen.push_back(line);
    });
    bench.run(state(kMiddle), to_nodes(30'000));
    bench.run(state(kStart), to_nodes(30'000));
  }
  EXPECT_EQ(lines[0], lines[1]);
  EXPECT_GT(lines[0].size(), 10U);
}

TEST(Searcher, ForgetMakesItNew) {
  Bench bench;
  bench.run(state(kMiddle), to_depth(8));
  const std::uint64_t nodes = bench.searcher.nodes();
  bench.run(state(kMiddle), to_depth(8));
  EXPECT_LT(bench.searcher.nodes(), nodes);
  Bench other;
  other.run(state(kStart), to_depth(8));
  other.searcher.forget();
  other.run(state(kMiddle), to_depth(8));
  EXPECT_EQ(other.searcher.nodes(), nodes);
}

TEST(Searcher, DoesOneIterationAStep) {
  Bench bench;
  bench.searcher.start(state(kStart), {}, to_depth(4), {});
  for (int depth = 1; depth <= 4; ++depth) {
    EXPECT_EQ(bench.searcher.step(), depth < 4);
    EXPECT_EQ(bench.searcher.depth(), depth);
  }
  EXPECT_FALSE(bench.searcher.step());
  EXPECT_EQ(bench.searcher.depth(), 4);
}

TEST(Searcher, LinesAreLegalToTheirEnd) {
  Bench bench;
  int reports = 0;
  bench.searcher.listen([&](const Report<Move>& report) {
    ++reports;
    State position = state(kMiddle);
    for (const Move m : report.line) {
      State::MoveList moves;
      position.generate(moves);
      ASSERT_NE(std::find(moves.begin(), moves.end(), m), moves.end()) << text(m);
      position.make(m);
    }
  });
  bench.run(state(kMiddle), to_depth(10), {.multi_pv = 3});
  EXPECT_GE(reports, 30);
}

TEST(Searcher, GivesSeveralLinesBestFirstWithDifferentMoves) {
  Bench bench;
  bench.run(state(kMiddle), to_depth(8), {.multi_pv = 5});
  std::set<std::uint16_t> firsts;
  for (std::size_t i = 0; i < 5; ++i) {
    const auto& entry = bench.searcher.moves()[i];
    EXPECT_GT(entry.score, -kInfinite);
    EXPECT_EQ(entry.line.front(), entry.move);
    firsts.insert(entry.move.code());
    if (i > 0) {
      EXPECT_LE(entry.score, bench.searcher.moves()[i - 1].score);
    }
  }
  EXPECT_EQ(firsts.size(), 5U);
}

TEST(Searcher, GivesAllLinesWhenAskedForMoreThanThereAre) {
  Bench bench;
  bench.run(state(kStart), to_depth(3), {.multi_pv = 1000});
  EXPECT_EQ(bench.searcher.moves().size(), 12U);
  for (const auto& entry : bench.searcher.moves()) EXPECT_GT(entry.score, -kInfinite);
}

TEST(Searcher, LooksOnlyAtTheMovesThatAreAskedFor) {
  Bench bench;
  const std::vector<Move> only{move("g2g3"), move("a2a3")};
  bench.run(state(kStart), to_depth(5), {}, {}, only);
  EXPECT_EQ(bench.searcher.moves().size(), 2U);
}

TEST(Searcher, StopsWhenTheFlagIsSet) {
  Bench bench;
  bench.searcher.start(state(kStart), {}, {}, {});
  bench.searcher.step();
  bench.stop = true;
  while (bench.searcher.step()) {
  }
  EXPECT_LT(bench.searcher.nodes(), 3'000U);
  EXPECT_NE(bench.searcher.best(), Move{});
}

TEST(Searcher, StopsWhenTheTimeIsUp) {
  Bench bench;
  bench.searcher.start(state(kStart), {}, {.move_time = 100}, {});
  bench.searcher.step();
  bench.now = 100;
  EXPECT_FALSE(bench.searcher.step());
}

TEST(Searcher, DoesNotThinkLongAboutTheOnlyMove) {
  Bench bench;
  const std::vector<Move> only{move("g2g3")};
  bench.run(state(kStart), {.move_time = 1'000}, {}, {}, only);
  EXPECT_EQ(bench.searcher.depth(), 1);
}

TEST(Searcher, AvoidsRepeatingWhenItIsAhead) {
  // Blue has a Numskull more; the position after b1a1 has been on the board twice.
  const State root = state("3b3/n5n/7/7/7/7/N5N/1S1B3 w 10 20");
  State after = root;
  after.make(move("b1a1"));
  const std::vector<Move> repeating{move("b1a1")};
  // History holds one position a ply; those of the other side to move stand at every second place before the root.
  const std::vector<std::uint64_t> plies{1, after.key(), 3, 4, 5, after.key(), 7, 8, 9, 10};
  Bench bench;
  bench.run(root, to_depth(6), {}, plies, repeating);
  EXPECT_EQ(bench.top().score, kDraw);
  Bench fresh;
  fresh.run(root, to_depth(6), {}, {}, repeating);
  EXPECT_GT(fresh.top().score, 200);
  bench.run(root, to_depth(6), {}, plies);
  EXPECT_NE(text(bench.searcher.best()), "b1a1");
}

TEST(Searcher, SeeksRepetitionWhenItIsBehind) {
  const State root = state("3b3/n1s3n/7/7/7/7/N5N/3B3 w 10 20");
  State after = root;
  after.make(move("d1e1"));
  const std::vector<std::uint64_t> plies{1, after.key(), 3, 4, 5, after.key(), 7, 8, 9, 10};
  Bench bench;
  bench.run(root, to_depth(6), {}, plies);
  EXPECT_EQ(text(bench.searcher.best()), "d1e1");
  EXPECT_EQ(bench.top().score, kDraw);
  // With the rule switched off there is nothing to be had.
  Bench without;
  without.run(state("3b3/n1s3n/7/7/7/7/N5N/3B3 w 10 20", {{"repetition", "off"}}), to_depth(6), {}, plies);
  EXPECT_LT(without.top().score, -200);
}

TEST(Searcher, KnowsTheMoveLimit) {
  // Nothing is captured or promoted within the one ply that is left.
  Bench bench;
  bench.run(state("3b3/7/7/7/7/7/7/S2B3 w 99 60"), to_depth(8));
  EXPECT_EQ(bench.top().score, kDraw);
  Bench without;
  without.run(state("3b3/7/7/7/7/7/7/S2B3 w 99 60", {{"move-limit", "off"}}), to_depth(8));
  EXPECT_GT(without.top().score, 300);
}

TEST(Searcher, NoiseComesFromTheSeedAlone) {
  const auto score = [](std::uint64_t seed) {
    Bench bench;
    bench.run(state(kStart), to_depth(4), {.noise = 50, .seed = seed});
    return bench.top().score;
  };
  EXPECT_EQ(score(1), score(1));
  std::set<Score> scores;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) scores.insert(score(seed));
  EXPECT_GT(scores.size(), 3U);
}

}  // namespace
}  // namespace messhall::search
