// Lines of the protocol: nonsense is answered and never ends the engine. Every search that begins ends with one
// "bestmove".
#include <algorithm>
#include <cctype>
#include <memory>
#include <string>

#include "engine/engine.hpp"
#include "fuzz.hpp"

using namespace messhall;

namespace {

constexpr int kMostLines = 40;
// Iterations of the search per command; the deepest of them take milliseconds.
constexpr int kMostSlices = 4;

bool says(std::string_view line, std::string_view word) {
  const auto same = [](unsigned char a, unsigned char b) { return std::tolower(a) == std::tolower(b); };
  return std::search(line.begin(), line.end(), word.begin(), word.end(), same) != line.end();
}

// Legal, but it would spend the run on memory or time: tables of gigabytes, counts of billions.
bool is_costly(std::string_view line) {
  const auto digits = std::count_if(line.begin(), line.end(), [](unsigned char c) { return std::isdigit(c) != 0; });
  return says(line, "hash") && digits > 1;
}

bool counts(std::string_view line) { return says(line, "perft") || says(line, "bench"); }

// An engine and what it says. Its table of megabytes takes longer to make than an input to read: one engine serves many
// inputs, each beginning with the options as they were.
class Listener {
 public:
  Listener() { engine_.send("setoption name Hash value 1"); }

  void begin() {
    for (const std::string_view line :
         {"stop", "setoption name UCI_Variant value smess", "setoption name MultiPV value 1", "ucinewgame"}) {
      engine_.send(line);
    }
  }
  engine::Engine& engine() { return engine_; }
  [[nodiscard]] int best_moves() const { return best_moves_; }

 private:
  void hear(std::string_view line) {
    fuzz::promise(line.find('\n') == std::string_view::npos, "an answer is one line");
    if (line.substr(0, 8) == "bestmove") ++best_moves_;
  }

  std::int64_t clock_ = 0;
  int best_moves_ = 0;
  engine::Engine engine_{[this](std::string_view line) { hear(line); }, [this] { return ++clock_; }};
};

void send(Listener& listener, std::string_view line) {
  engine::Engine& engine = listener.engine();
  const bool was_busy = engine.busy();
  const int before = listener.best_moves();
  engine.send(line);
  const bool began = !was_busy && engine.busy() && !counts(line);
  if (engine.busy()) {
    for (int slice = 0; slice < kMostSlices && !counts(line) && engine.step(); ++slice) {
    }
    engine.send("stop");
  }
  fuzz::promise(!engine.busy(), "stop ends everything");
  if (began) fuzz::promise(listener.best_moves() == before + 1, "a search is answered once");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static std::unique_ptr<Listener> listener;
  if (!listener || listener->engine().quitting()) listener = std::make_unique<Listener>();
  listener->begin();
  std::string_view input = fuzz::text_of(data, size);
  for (int lines = 0; lines < kMostLines && !input.empty(); ++lines) {
    const std::string_view line = fuzz::take_until(input, '\n');
    if (!is_costly(line)) send(*listener, line);
    if (listener->engine().quitting()) break;
  }
  return 0;
}
