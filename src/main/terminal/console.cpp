#include <condition_variable>
#include <cstdio>
#include <deque>
#include <iostream>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>

#include "engine/engine.hpp"
#include "main/terminal/commands.hpp"
#include "search/time.hpp"

namespace messhall::terminal {
namespace {

// Lines from standard input, read by a thread of its own so that "stop" is heard while the engine thinks.
class Input {
 public:
  explicit Input(engine::Engine& engine) : engine_(engine), reader_([this] { read(); }) {}
  Input(const Input&) = delete;
  Input& operator=(const Input&) = delete;
  ~Input() { reader_.join(); }

  // The next line, if there is one already.
  std::optional<std::string> poll() {
    const std::lock_guard lock(mutex_);
    return take();
  }
  // Waits for a line; nothing when the input has ended.
  std::optional<std::string> wait() {
    std::unique_lock lock(mutex_);
    news_.wait(lock, [this] { return !lines_.empty() || ended_; });
    return take();
  }
  [[nodiscard]] bool ended() {
    const std::lock_guard lock(mutex_);
    return ended_ && lines_.empty();
  }

 private:
  std::optional<std::string> take() {
    if (lines_.empty()) return std::nullopt;
    std::string line = std::move(lines_.front());
    lines_.pop_front();
    return line;
  }

  void read() {
    std::string line;
    bool quit = false;
    while (!quit && std::getline(std::cin, line)) {
      const std::string_view word = std::string_view(line).substr(0, line.find_last_not_of(" \t\r") + 1);
      quit = word == "quit";
      // First the line, then the signal: a "go" that is begun in between must find the line waiting.
      push(line);
      if (quit || word == "stop") engine_.stop_now();
    }
    const std::lock_guard lock(mutex_);
    ended_ = true;
    news_.notify_all();
  }
  void push(const std::string& line) {
    const std::lock_guard lock(mutex_);
    lines_.push_back(line);
    news_.notify_all();
  }

  engine::Engine& engine_;
  std::mutex mutex_{};
  std::condition_variable news_{};
  std::deque<std::string> lines_{};
  bool ended_ = false;
  std::thread reader_;
};

}  // namespace

Exit run_console(const Arguments& /*arguments*/) {
  engine::Engine engine(
      [](std::string_view line) {
        std::fwrite(line.data(), 1, line.size(), stdout);
        std::fputc('\n', stdout);
        std::fflush(stdout);
      },
      search::steady_time());
  Input input(engine);
  while (!engine.quitting()) {
    const bool at_rest = !engine.busy() || engine.waits_for_stop();
    if (const auto line = at_rest ? input.wait() : input.poll()) {
      engine.send(*line);
    } else if (input.ended() && engine.endless()) {
      engine.send("stop");  // nobody is left to say it
    } else if (!at_rest) {
      engine.step();
    } else {
      break;
    }
  }
  return kDone;
}

}  // namespace messhall::terminal
