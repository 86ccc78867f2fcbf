// The text protocol: UCI as other engines speak it, for every game of the registry. Lines go in, lines come out.
//
//   Engine engine([](std::string_view line) { puts(line); }, search::steady_time());
//   engine.send("position startpos moves c2c3");
//   engine.send("go nodes 10000");
//   while (engine.step()) {}                         // ends with "bestmove ..."
//
// It works in slices: step() does one iteration of the search and returns, so that a worker without shared memory hears
// the next line in between. Where there are threads, stop_now() ends a slice at once.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "engine/bench.hpp"
#include "engine/command.hpp"
#include "engine/game_search.hpp"
#include "engine/options.hpp"
#include "games/game.hpp"

namespace messhall::engine {

class Engine {
 public:
  using Emit = std::function<void(std::string_view line)>;

  Engine(Emit emit, search::TimeSource now);
  Engine(const Engine&) = delete;
  Engine& operator=(const Engine&) = delete;

  // One line, without its end. Nonsense is answered with "info string error: ..." and changes nothing.
  void send(std::string_view line);
  // One slice of the work that send() began. True while there is more to do.
  bool step();
  // Ends the running slice soon; the "stop" line must still be sent. From any thread.
  void stop_now() { stop_.store(true, std::memory_order_relaxed); }

  // Something was begun and has not been answered.
  [[nodiscard]] bool busy() const { return task_ != Task::None; }
  // The answer waits for "stop".
  [[nodiscard]] bool waits_for_stop() const { return task_ == Task::Search && waits_; }
  // The search ends, and the answer comes, only after "stop".
  [[nodiscard]] bool endless() const { return task_ == Task::Search && endless_; }
  // "quit" was sent.
  [[nodiscard]] bool quitting() const { return quitting_; }

 private:
  enum class Task : std::uint8_t { None, Search, Perft, Bench };
  using Words = std::span<const std::string_view>;

  // What may be asked at any time; false when the command is none of these.
  bool hear_always(std::string_view command);
  Failure hear(std::string_view command, Words words);
  void introduce();
  void stop();
  void new_game();
  Failure change_option(Words words);
  Failure set_position(Words words);
  Failure go(Words words);
  void begin_search(const GoCommand& command, std::vector<games::Action> only);
  Failure begin_perft(Words words);
  Failure begin_bench(Words words);
  void show() const;
  [[nodiscard]] Result<std::vector<games::Action>> read_only(const GoCommand& command) const;

  bool step_search();
  bool step_perft();
  bool step_bench();
  void finish_search();
  void report(const SearchLine& line) const;
  void complain(const Message& message) const;
  void reset_position();
  [[nodiscard]] std::string line_text(const std::vector<games::Action>& moves) const;

  Emit emit_;
  search::TimeSource now_;
  std::atomic<bool> stop_{false};
  bool quitting_ = false;

  EngineOptions options_ = default_options();
  search::TranspositionTable table_{options_.hash_megabytes};
  std::unique_ptr<GameSearch> search_;
  std::unique_ptr<games::Position> position_;

  Task task_ = Task::None;
  bool infinite_ = false;  // "go infinite": the answer waits for "stop"
  bool endless_ = false;   // no limit at all
  bool waits_ = false;     // the search has come to its end and waits
  struct Count {
    int depth = 0;
    std::vector<games::Action> moves{};
    std::size_t next = 0;
    std::uint64_t nodes = 0;
  } count_{};
  std::optional<Bench> bench_{};
};

}  // namespace messhall::engine
