#include <algorithm>
#include <condition_variable>
#include <cstdio>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "engine/bench.hpp"
#include "engine/match.hpp"
#include "engine/player.hpp"
#include "main/terminal/commands.hpp"

namespace messhall::terminal {
namespace {

constexpr Text kMissingPlayer{"", "match needs {name}"};

// Plays the games of a match on several threads and hands the results out in order.
class Tournament {
 public:
  Tournament(const engine::MatchPlan& plan, int games, int jobs)
      : plan_(plan), results_(static_cast<std::size_t>(games)) {
    for (int i = 0; i < jobs; ++i) workers_.emplace_back([this] { work(); });
  }
  Tournament(const Tournament&) = delete;
  Tournament& operator=(const Tournament&) = delete;
  ~Tournament() {
    for (std::thread& worker : workers_) worker.join();
  }

  // Waits until the game has been played.
  [[nodiscard]] engine::GameResult result(int number) {
    std::unique_lock lock(mutex_);
    const auto& slot = results_[static_cast<std::size_t>(number - 1)];
    news_.wait(lock, [&] { return slot.has_value(); });
    return *slot;
  }

 private:
  void work() {
    for (;;) {
      std::unique_lock lock(mutex_);
      if (next_ > static_cast<int>(results_.size())) return;
      const int number = next_++;
      lock.unlock();
      engine::GameResult result = engine::play_game(plan_, number);
      lock.lock();
      results_[static_cast<std::size_t>(number - 1)] = std::move(result);
      news_.notify_all();
    }
  }

  const engine::MatchPlan& plan_;
  std::mutex mutex_{};
  std::condition_variable news_{};
  std::vector<std::optional<engine::GameResult>> results_;
  int next_ = 1;
  std::vector<std::thread> workers_{};
};

Result<engine::PlayerSpec> player(const Arguments& arguments, std::string_view name) {
  const auto text = arguments.value(name);
  if (!text) return Message{kMissingPlayer, {{"name", std::string(name) + " SPEC"}}};
  return engine::read_player(*text);
}

// Games that look at the clock are played one by one: others would take their time away.
int default_jobs(const engine::MatchPlan& plan) {
  using Kind = engine::PlayerSpec::Kind;
  if (plan.first.kind == Kind::MoveTime || plan.second.kind == Kind::MoveTime) return 1;
  return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

}  // namespace

Exit run_bench(const Arguments& arguments) {
  const auto game = read_game(arguments.size() > 0 ? arguments[0] : games::all().front()->info().id);
  if (!game) return game.error();
  const auto depth = arguments.number("--depth", engine::bench_depth((*game)->info().id), 1, search::kMaxDepth);
  if (!depth) return depth.error();
  engine::Bench bench((*game)->info().id, static_cast<int>(*depth), search::steady_time());
  while (bench.step()) {
  }
  std::printf("nodes %llu\nnps %llu\n", static_cast<unsigned long long>(bench.nodes()),
              static_cast<unsigned long long>(bench.nodes_per_second()));
  return kDone;
}

Exit run_match(const Arguments& arguments) {
  constexpr std::int64_t kMostGames = 1'000'000;
  const auto game = read_game(arguments[0]);
  if (!game) return game.error();
  const auto first = player(arguments, "--first");
  if (!first) return first.error();
  const auto second = player(arguments, "--second");
  if (!second) return second.error();
  const auto games = arguments.number("--games", 100, 1, kMostGames);
  if (!games) return games.error();
  const auto seed = arguments.number("--seed", 1, 0, INT64_MAX);
  if (!seed) return seed.error();
  const engine::MatchPlan plan{*game, *first, *second, static_cast<std::uint64_t>(*seed)};
  const auto jobs = arguments.number("--jobs", default_jobs(plan), 1, 256);
  if (!jobs) return jobs.error();

  engine::Score score;
  Tournament tournament(plan, static_cast<int>(*games), static_cast<int>(*jobs));
  for (int number = 1; number <= *games; ++number) {
    const engine::GameResult result = tournament.result(number);
    score.add(result);
    std::printf("%s\n", engine::result_line(plan, result).c_str());
    std::fflush(stdout);
  }
  for (const std::string& line : engine::score_lines(score)) std::printf("%s\n", line.c_str());
  return kDone;
}

}  // namespace messhall::terminal
