// How fast the inner loops are, for every game of the registry: generating moves, making them, judging a position,
// counting (perft), searching. All start from the same positions: those of one game that is played with fixed choices.
#include <benchmark/benchmark.h>

#include <atomic>
#include <string>
#include <vector>

#include "base/random.hpp"
#include "games/registry.hpp"
#include "search/mess/thinker.hpp"
#include "search/searcher.hpp"
#include "search/transposition.hpp"

namespace messhall {
namespace {

constexpr int kPositions = 24;
constexpr int kPerftDepth = 5;
constexpr std::size_t kTableMegabytes = 16;
constexpr std::uint64_t kSearchNodes = 200'000;

// Every second position of a game in which each move is chosen by its number, so that openings and endings are there.
template <games::ConcretePosition P>
std::vector<P> sample() {
  std::vector<P> positions;
  P position = *P::from_text("startpos", {});
  for (std::size_t ply = 0; positions.size() < kPositions; ++ply) {
    typename P::MoveList moves;
    position.generate(moves);
    if (moves.empty()) {
      position = *P::from_text("startpos", {});
      continue;
    }
    if (ply % 2 == 0) positions.push_back(position);
    (void)position.make(moves[ply * 7 % moves.size()]);
  }
  return positions;
}

void rate(benchmark::State& state, const char* name, double count) {
  state.counters[name] = benchmark::Counter(count, benchmark::Counter::kIsRate);
}

template <games::ConcretePosition P>
void generate(benchmark::State& state) {
  const std::vector<P> positions = sample<P>();
  double count = 0;
  for ([[maybe_unused]] auto round : state) {
    for (const P& position : positions) {
      typename P::MoveList moves;
      position.generate(moves);
      benchmark::DoNotOptimize(moves.begin());
      count += static_cast<double>(moves.size());
    }
  }
  rate(state, "moves/s", count);
}

template <games::ConcretePosition P>
void make_and_unmake(benchmark::State& state) {
  std::vector<P> positions = sample<P>();
  double count = 0;
  for ([[maybe_unused]] auto round : state) {
    for (P& position : positions) {
      typename P::MoveList moves;
      position.generate(moves);
      for (const typename P::Move move : moves) {
        const typename P::Undo undo = position.make(move);
        benchmark::DoNotOptimize(position.key());
        position.unmake(move, undo);
      }
      count += static_cast<double>(moves.size());
    }
  }
  rate(state, "moves/s", count);
}

template <games::ConcretePosition P>
void evaluate(benchmark::State& state) {
  const std::vector<P> positions = sample<P>();
  for ([[maybe_unused]] auto round : state) {
    for (const P& position : positions) benchmark::DoNotOptimize(position.evaluate());
  }
  rate(state, "positions/s", static_cast<double>(state.iterations()) * kPositions);
}

template <games::ConcretePosition P>
std::uint64_t count_leaves(P& position, int depth) {
  typename P::MoveList moves;
  position.generate(moves);
  if (depth <= 1) return moves.size();
  std::uint64_t leaves = 0;
  for (const typename P::Move move : moves) {
    const typename P::Undo undo = position.make(move);
    leaves += count_leaves(position, depth - 1);
    position.unmake(move, undo);
  }
  return leaves;
}

template <games::ConcretePosition P>
void perft(benchmark::State& state) {
  P position = *P::from_text("startpos", {});
  double leaves = 0;
  for ([[maybe_unused]] auto round : state) leaves += static_cast<double>(count_leaves(position, kPerftDepth));
  rate(state, "leaves/s", leaves);
}

template <games::ConcretePosition P>
void search(benchmark::State& state) {
  const P position = *P::from_text("startpos", {});
  search::TranspositionTable table(kTableMegabytes);
  const std::atomic<bool> stop{false};
  double nodes = 0;
  for ([[maybe_unused]] auto round : state) {
    search::Searcher<P> searcher(table, stop, search::steady_time());
    searcher.forget();
    search::Limits limits;
    limits.nodes = kSearchNodes;
    searcher.start(position, {}, limits, {});
    while (searcher.step()) {
    }
    nodes += static_cast<double>(searcher.nodes());
  }
  rate(state, "nodes/s", nodes);
}

template <games::ConcretePosition P>
void enlist() {
  const std::string game(P::kId);
  const auto add = [&](const char* name, void (*run)(benchmark::State&), benchmark::TimeUnit unit) {
    benchmark::RegisterBenchmark((game + "/" + name).c_str(), run)->Unit(unit);
  };
  add("generate", generate<P>, benchmark::kMicrosecond);
  add("make_and_unmake", make_and_unmake<P>, benchmark::kMicrosecond);
  add("evaluate", evaluate<P>, benchmark::kMicrosecond);
  add("perft", perft<P>, benchmark::kMillisecond);
  add("search", search<P>, benchmark::kMillisecond);
}

// --- Mess, which is played by states instead of moves and replies ---

namespace mess = games::mess;

// Every fiftieth state of a game that the policy plays against itself.
std::vector<mess::State> sample_mess() {
  std::vector<mess::State> states;
  Random dice(1);
  mess::State state;
  for (std::size_t n = 0; states.size() < kPositions; ++n) {
    if (state.phase() == mess::Phase::Over) state = mess::State();
    if (state.actor() != games::Side::Chance) {
      if (n % 50 < 3) states.push_back(state);
      state.apply(search::mess::choose(state, {}));
      continue;
    }
    const auto all = state.actions();
    state.apply(all[dice.below(static_cast<std::uint32_t>(all.size()))]);
  }
  return states;
}

void mess_generate(benchmark::State& bench) {
  const auto states = sample_mess();
  std::vector<mess::Action> actions;
  double count = 0;
  for ([[maybe_unused]] auto round : bench) {
    for (const mess::State& state : states) {
      actions.clear();
      state.generate(actions);
      count += static_cast<double>(actions.size());
    }
  }
  rate(bench, "actions/s", count);
}

void mess_apply(benchmark::State& bench) {
  const auto states = sample_mess();
  double count = 0;
  for ([[maybe_unused]] auto round : bench) {
    for (const mess::State& state : states) {
      for (const mess::Action action : state.actions()) {
        mess::State after = state;
        after.apply(action);
        benchmark::DoNotOptimize(after.phase());
        ++count;
      }
    }
  }
  rate(bench, "actions/s", count);
}

void mess_evaluate(benchmark::State& bench) {
  const auto states = sample_mess();
  for ([[maybe_unused]] auto round : bench) {
    for (const mess::State& state : states)
      benchmark::DoNotOptimize(search::mess::evaluate(state, games::Side::First, {}));
  }
  rate(bench, "states/s", static_cast<double>(bench.iterations()) * kPositions);
}

// Four playouts of each likely action, in each state.
void mess_playouts(benchmark::State& bench) {
  const auto states = sample_mess();
  double nodes = 0;
  for ([[maybe_unused]] auto round : bench) {
    for (const mess::State& state : states) {
      search::mess::Thinker thinker;
      thinker.start(state, {}, 1);
      thinker.step();
      nodes += static_cast<double>(thinker.nodes());
    }
  }
  rate(bench, "nodes/s", nodes);
}

void enlist_mess() {
  benchmark::RegisterBenchmark("mess/generate", mess_generate)->Unit(benchmark::kMicrosecond);
  benchmark::RegisterBenchmark("mess/apply", mess_apply)->Unit(benchmark::kMicrosecond);
  benchmark::RegisterBenchmark("mess/evaluate", mess_evaluate)->Unit(benchmark::kMicrosecond);
  benchmark::RegisterBenchmark("mess/playouts", mess_playouts)->Unit(benchmark::kMillisecond);
}

template <class... Positions>
void enlist_all(games::TypeList<Positions...> /*games*/) {
  (enlist<Positions>(), ...);
}

}  // namespace
}  // namespace messhall

int main(int argc, char** argv) {
  messhall::enlist_all(messhall::games::ConcreteGames{});
  messhall::enlist_mess();
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
