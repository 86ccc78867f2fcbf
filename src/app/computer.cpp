#include "app/computer.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

namespace messhall::app {
namespace {

using games::Side;

constexpr int kHintLevel = kLevels;
constexpr std::int64_t kLongestThought = 3'000;
// Pauses before the first, second and third new engine: a fault that passes gets a chance to pass.
constexpr std::array<std::int64_t, Computer::kMostRestarts> kPauses{0, 400, 2'000};

std::string_view next_word(std::string_view& text) {
  text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
  const std::string_view word = text.substr(0, std::min(text.find_first_of(" \t\r\n"), text.size()));
  text.remove_prefix(word.size());
  return word;
}

template <class Number>
std::optional<Number> next_number(std::string_view& text) {
  const std::string_view word = next_word(text);
  Number value{};
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (error != std::errc{} || end != word.data() + word.size()) return std::nullopt;
  return value;
}

// Reads what follows "score"; nothing for bounds, which are no verdict yet, and for nonsense.
std::optional<Score> read_score(std::string_view& text, Side side) {
  const std::string_view kind = next_word(text);
  const auto value = next_number<int>(text);
  std::string_view rest = text;
  const std::string_view after = next_word(rest);
  if (!value || after == "lowerbound" || after == "upperbound") return std::nullopt;
  const int seen_by_first = side == Side::Second ? -*value : *value;
  if (kind == "cp") return Score{seen_by_first, std::nullopt};
  if (kind == "mate" && *value != 0) return Score{0, seen_by_first};
  return std::nullopt;
}

}  // namespace

Computer::Request Computer::make_request(const Match& match, std::uint64_t match_id, int level) {
  Request request;
  request.variant = match.info().id;
  request.match_id = match_id;
  request.side = match.to_move();
  request.options.push_back("setoption name UCI_Variant value " + request.variant);
  for (const auto& [name, value] : match.options()) {
    request.options.emplace_back("setoption name ").append(name).append(" value ").append(value);
  }
  request.options.push_back("setoption name Skill Level value " + std::to_string(level));
  // Start and moves, not the bare position: repetition is part of the rules.
  request.position = "position fen " + match.start();
  if (!match.moves().empty()) request.position += " moves " + match.moves_text();
  // The level brings its own limit in nodes; the time is only for machines on which that takes too long.
  request.go = "go movetime " + std::to_string(kLongestThought);
  request.asked = match.position().clone();
  return request;
}

void Computer::think(const Match& match, std::uint64_t match_id, int level, std::uint32_t seed) {
  Request request = make_request(match, match_id, level);
  request.options.push_back("setoption name Seed value " + std::to_string(seed));
  submit(std::move(request));
}

void Computer::hint(const Match& match, std::uint64_t match_id) {
  Request request = make_request(match, match_id, kHintLevel);
  request.hint = true;
  submit(std::move(request));
}

void Computer::submit(Request request) {
  request_ = std::move(request);
  thinking_ = {};
  switch (state_) {
    case State::Idle:
    case State::Preparing:
      dead_ ? start_anew() : begin();
      return;
    case State::Thinking:
      stop_search();
      return;
    case State::Stopping:
    case State::Recovering:
      return;  // begins when that is over
  }
}

void Computer::begin() {
  if (!request_) {
    state_ = State::Idle;
    return;
  }
  state_ = State::Preparing;
  silent_ = 0;
  if (!std::exchange(greeted_, true)) link_.send("uci");
  // The variant first: what other options mean may depend on it.
  if (std::exchange(last_match_, request_->match_id) != request_->match_id) link_.send("ucinewgame");
  for (const std::string& option : request_->options) link_.send(option);
  ++fences_;
  link_.send("isready");
}

void Computer::start_search() {
  state_ = State::Thinking;
  silent_ = 0;
  thinking_ = {};
  const std::string go = request_->at_once ? "go depth 1" : request_->go;
  link_.send(request_->position);
  link_.send(go);
}

void Computer::stop_search() {
  state_ = State::Stopping;
  silent_ = 0;
  link_.send("stop");
}

void Computer::move_now() {
  if (!request_) return;
  if (state_ == State::Thinking) {
    link_.send("stop");
  } else {
    request_->at_once = true;
  }
}

void Computer::cancel() {
  request_.reset();
  if (state_ == State::Thinking) {
    stop_search();
  } else if (state_ == State::Preparing) {
    state_ = State::Idle;
  }
}

void Computer::line(std::string_view text) {
  std::string_view rest = text;
  const std::string_view word = next_word(rest);
  answered_ = true;
  silent_ = 0;
  if (word == "readyok") {
    if (fences_ > 0) --fences_;
    if (fences_ == 0 && state_ == State::Preparing) start_search();
  } else if (word == "info") {
    if (state_ == State::Thinking) read_info(rest);
  } else if (word == "bestmove") {
    // Every search gives one answer, and none begins before the answer to the last has come: so this answer belongs to
    // the search that runs.
    if (state_ == State::Thinking) {
      read_best_move(rest);
    } else if (state_ == State::Stopping) {
      begin();
    }
  }
}

void Computer::read_info(std::string_view text) {
  Thinking now = thinking_;
  now.score.reset();
  bool first_line = true;
  for (std::string_view word = next_word(text); !word.empty(); word = next_word(text)) {
    if (word == "string") return;
    if (word == "depth") now.depth = next_number<int>(text).value_or(now.depth);
    if (word == "seldepth") now.seldepth = next_number<int>(text).value_or(now.seldepth);
    if (word == "nodes") now.nodes = next_number<std::uint64_t>(text).value_or(now.nodes);
    if (word == "nps") now.nodes_per_second = next_number<std::uint64_t>(text).value_or(now.nodes_per_second);
    if (word == "time") now.milliseconds = next_number<std::int64_t>(text).value_or(now.milliseconds);
    if (word == "multipv") first_line = next_number<int>(text).value_or(1) == 1;
    if (word == "score") now.score = read_score(text, request_->side);
    if (word == "pv") {
      now.line.clear();
      for (std::string_view move = next_word(text); !move.empty(); move = next_word(text)) now.line.emplace_back(move);
    }
  }
  if (!first_line) return;
  if (!now.score) now.score = thinking_.score;
  thinking_ = std::move(now);
  listener_.computer_thinks();
}

void Computer::read_best_move(std::string_view text) {
  const std::string move(next_word(text));
  if (!request_->asked->parse_action(move)) {
    recover("answered \"" + move + "\"");
    return;
  }
  const bool hint = request_->hint;
  request_.reset();
  state_ = State::Idle;
  if (hint) {
    listener_.computer_hints(move);
  } else {
    listener_.computer_moves(move, thinking_.score);
  }
}

void Computer::lost(std::string_view reason) { recover(reason); }

void Computer::recover(std::string_view reason) {
  if (state_ == State::Recovering) return;
  greeted_ = false;
  answered_ = false;
  fences_ = 0;
  last_match_ = 0;
  silent_ = 0;
  if (!request_) {
    give_up_engine();
    return;
  }
  if (request_->restarts == kMostRestarts) {
    request_.reset();
    give_up_engine();
    listener_.computer_failed(
        {{"app.engine.failed",
          "The computer player stopped working and could not be started again ({reason}). Your game "
          "is safe. Try again, or reload the page."},
         {{"reason", std::string(reason)}}});
    return;
  }
  recover_after_ = kPauses[static_cast<std::size_t>(request_->restarts)];
  ++request_->restarts;
  state_ = State::Recovering;
  if (recover_after_ == 0) start_anew();
}

// A new one is started when the next question comes, not before: a broken engine must not be started again and again.
void Computer::give_up_engine() {
  dead_ = true;
  state_ = State::Idle;
}

void Computer::start_anew() {
  dead_ = false;
  state_ = State::Idle;
  link_.restart();
  // restart() may have reported the next loss at once.
  if (state_ == State::Idle && !dead_) begin();
}

std::int64_t Computer::patience() const {
  switch (state_) {
    case State::Preparing:
      return answered_ ? kPatienceThinking : kPatienceLoading;
    case State::Thinking:
      return kPatienceThinking;
    default:
      return kPatienceStopping;
  }
}

void Computer::tick(std::int64_t now) {
  const std::int64_t passed = last_tick_ ? std::clamp<std::int64_t>(now - *last_tick_, 0, kLongestTick) : 0;
  last_tick_ = now;
  if (state_ == State::Idle) return;
  if (state_ == State::Recovering) {
    recover_after_ -= passed;
    if (recover_after_ <= 0) start_anew();
    return;
  }
  silent_ += passed;
  if (silent_ > patience()) recover("no answer");
}

}  // namespace messhall::app
