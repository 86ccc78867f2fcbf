// The computer player: asks an engine for moves and hints in the engine's own protocol (UCI), and does not give up when
// the engine dies. It never waits: lines, losses and ticks come in, answers go out to a listener.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/match.hpp"
#include "base/message.hpp"

namespace messhall::app {

// The way to an engine. What the engine says comes back through Computer::line().
class EngineLink {
 public:
  virtual ~EngineLink() = default;
  // One line of the protocol, without its end.
  virtual void send(std::string_view line) = 0;
  // Throws the engine away and starts a new one. No line of the old one arrives after this.
  virtual void restart() = 0;
};

// What the engine says while it thinks.
struct Thinking {
  int depth = 0;
  int seldepth = 0;
  std::optional<Score> score{};
  std::uint64_t nodes = 0;
  std::uint64_t nodes_per_second = 0;
  std::int64_t milliseconds = 0;
  std::vector<std::string> line{};  // the moves it expects, in exact text
};

class ComputerListener {
 public:
  virtual ~ComputerListener() = default;
  // The answer to think().
  virtual void computer_moves(std::string_view move, std::optional<Score> score) = 0;
  // The answer to hint().
  virtual void computer_hints(std::string_view move) = 0;
  // New numbers in thinking().
  virtual void computer_thinks() = 0;
  // The engine could not be brought back; the message says what to do. The request is given up.
  virtual void computer_failed(const Message& message) = 0;
};

class Computer {
 public:
  enum class State : std::uint8_t {
    Idle,
    Preparing,   // the engine is being asked whether it is ready
    Thinking,    // a search runs
    Stopping,    // an older search has been told to stop; its answer will be ignored
    Recovering,  // the engine was lost; a new one is started in a moment
  };

  Computer(EngineLink& link, ComputerListener& listener) : link_(link), listener_(listener) {}

  // Asks for a move for the side to move. An older request is dropped; its answer, however late, is ignored.
  // `match_id` tells games apart (a new one makes the engine forget the old); `seed` makes weak levels repeatable.
  void think(const Match& match, std::uint64_t match_id, int level, std::uint32_t seed);
  // Asks for the best move at the highest level.
  void hint(const Match& match, std::uint64_t match_id);
  // Lets the running search answer at once with the best move so far.
  void move_now();
  // Drops the request, if there is one.
  void cancel();

  // A line from the engine; nonsense is ignored.
  void line(std::string_view text);
  // The engine died. It is started anew and asked again, kMostRestarts times for one request.
  void lost(std::string_view reason);
  // Time goes by; `now` in milliseconds of any clock that does not go backwards. Gaps (a sleeping tab) do not count.
  void tick(std::int64_t now);

  [[nodiscard]] State state() const { return state_; }
  // A request waits for its answer.
  [[nodiscard]] bool busy() const { return request_.has_value(); }
  [[nodiscard]] bool hinting() const { return request_ && request_->hint; }
  // Numbers of the search that runs, or of the last one.
  [[nodiscard]] const Thinking& thinking() const { return thinking_; }
  [[nodiscard]] int restarts() const { return request_ ? request_->restarts : 0; }

  static constexpr int kMostRestarts = 3;
  // Silence of the engine, in milliseconds of counted time, after which it counts as lost. Loading takes its time on a
  // slow line, so there is more patience before the first answer than between two lines of a search.
  static constexpr std::int64_t kPatienceLoading = 60'000;
  static constexpr std::int64_t kPatienceThinking = 20'000;
  static constexpr std::int64_t kPatienceStopping = 4'000;
  // A gap between two ticks counts as this at most: a tab that slept has not waited for the engine.
  static constexpr std::int64_t kLongestTick = 1'500;

 private:
  struct Request {
    std::string variant;               // id of the game
    std::vector<std::string> options;  // lines "setoption ..."
    std::string position;              // line "position ..."
    std::string go;
    std::shared_ptr<const games::Position> asked;  // only what is legal here may be answered
    std::uint64_t match_id = 0;
    games::Side side = games::Side::First;
    bool hint = false;
    bool at_once = false;  // move_now() before the search began
    int restarts = 0;
  };

  [[nodiscard]] static Request make_request(const Match& match, std::uint64_t match_id, int level);
  void submit(Request request);
  void begin();
  void start_search();
  void stop_search();
  void recover(std::string_view reason);
  void give_up_engine();
  void start_anew();
  [[nodiscard]] std::int64_t patience() const;
  void read_info(std::string_view text);
  void read_best_move(std::string_view text);

  EngineLink& link_;
  ComputerListener& listener_;
  State state_ = State::Idle;
  std::optional<Request> request_;
  Thinking thinking_;
  bool dead_ = false;               // the engine is gone
  bool greeted_ = false;            // "uci" has been sent to this engine
  bool answered_ = false;           // this engine has said something
  int fences_ = 0;                  // "isready" without "readyok"
  std::uint64_t last_match_ = 0;    // the match that this engine knows
  std::int64_t silent_ = 0;         // since the engine's last word
  std::int64_t recover_after_ = 0;  // until a new engine is started
  std::optional<std::int64_t> last_tick_;
};

}  // namespace messhall::app
