#include "engine/engine.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "base/text.hpp"
#include "engine/position.hpp"

namespace messhall::engine {
namespace {

constexpr Text kUnknownCommand{"", "there is no command {text}"};
constexpr Text kBusy{"", "{command} must wait: a search is running; send stop first"};
constexpr Text kNotAlone{"", "{command} takes no words after it"};
constexpr Text kOver{"", "the game is over: {status}"};
constexpr Text kChance{"", "a throw of dice or a card comes next, which nobody chooses"};
constexpr Text kNoMemory{"", "there is no memory for a Hash of {megabytes} MB"};
constexpr Text kOneNumber{"", "{command} takes one number"};

std::string score_text(const SearchLine& line) {
  std::string text = search::is_sure(line.score) ? "mate " + std::to_string(search::mate_moves(line.score))
                                                 : "cp " + std::to_string(line.score);
  if (line.bound == search::Bound::Lower) text += " lowerbound";
  if (line.bound == search::Bound::Upper) text += " upperbound";
  return text;
}

bool takes_no_words(std::string_view command) {
  constexpr std::array<std::string_view, 7> alone{"uci", "isready", "ucinewgame", "stop", "quit", "d", "eval"};
  return std::find(alone.begin(), alone.end(), command) != alone.end();
}

}  // namespace

Engine::Engine(Emit emit, search::TimeSource now) : emit_(std::move(emit)), now_(std::move(now)) { reset_position(); }

void Engine::send(std::string_view line) {
  while (!line.empty() && (line.back() == '\n' || line.back() == '\r')) line.remove_suffix(1);
  const std::vector<std::string_view> words = split_fields(line);
  if (words.empty()) return;
  const std::string_view command = words.front();
  const Words rest = Words(words).subspan(1);
  if (takes_no_words(command) && !rest.empty()) return complain({kNotAlone, {{"command", std::string(command)}}});
  if (hear_always(command)) return;
  if (const Failure failure = hear(command, rest)) complain(*failure);
}

bool Engine::hear_always(std::string_view command) {
  if (command == "uci") {
    introduce();
  } else if (command == "isready") {
    emit_("readyok");
  } else if (command == "stop") {
    stop();
  } else if (command == "quit") {
    stop();
    quitting_ = true;
  } else {
    // Nothing to do for "debug on": what there is to say is always said.
    return command == "debug";
  }
  return true;
}

Failure Engine::hear(std::string_view command, Words words) {
  constexpr std::array<std::string_view, 8> known{"ucinewgame", "setoption", "position", "go",
                                                  "perft",      "bench",     "d",        "eval"};
  if (std::find(known.begin(), known.end(), command) == known.end()) {
    return Message{kUnknownCommand, {{"text", quotable(command)}}};
  }
  if (command == "d") {
    show();
    return std::nullopt;
  }
  if (command == "eval") {
    emit_("eval " + std::to_string(position_->evaluate()));
    return std::nullopt;
  }
  if (busy()) return Message{kBusy, {{"command", std::string(command)}}};
  if (command == "setoption") return change_option(words);
  if (command == "position") return set_position(words);
  if (command == "go") return go(words);
  if (command == "perft") return begin_perft(words);
  if (command == "bench") return begin_bench(words);
  new_game();
  return std::nullopt;
}

void Engine::introduce() {
  emit_("id name Mess Hall");
  emit_("id author the authors of Mess Hall");
  for (const std::string& line : option_lines()) emit_(line);
  emit_("uciok");
}

void Engine::new_game() {
  search_->forget();
  reset_position();
}

void Engine::reset_position() {
  if (!search_ || (position_ && &position_->info() != &options_.game->info())) {
    search_ = make_game_search(options_.game->info().id, table_, stop_, now_);
    search_->listen([this](const SearchLine& line) { report(line); });
    search_->forget();
  }
  // The game's own start text and choices that set_option() accepted: always a position.
  position_ = std::move(*options_.game->position("startpos", options_.rules));
}

Failure Engine::change_option(Words words) {
  const Result<OptionCommand> command = read_option_command(words);
  if (!command) return command.error();
  EngineOptions changed = options_;
  const Result<OptionKind> kind = set_option(changed, command->name, command->value);
  if (!kind) return kind.error();
  if (*kind == OptionKind::Memory && !table_.resize(changed.hash_megabytes)) {
    return Message{kNoMemory, {{"megabytes", std::to_string(changed.hash_megabytes)}}};
  }
  const bool new_rules = changed.game != options_.game || changed.rules != options_.rules;
  options_ = std::move(changed);
  if (*kind == OptionKind::ClearMemory) search_->forget();
  if (new_rules) {
    reset_position();
    search_->forget();
  }
  return std::nullopt;
}

Failure Engine::set_position(Words words) {
  const Result<PositionCommand> command = read_position_command(words);
  if (!command) return command.error();
  auto position = position_after(*options_.game, command->text, options_.rules, command->moves);
  if (!position) return position.error();
  position_ = std::move(*position);
  return std::nullopt;
}

Result<std::vector<games::Action>> Engine::read_only(const GoCommand& command) const {
  std::vector<games::Action> only;
  for (const std::string& text : command.only) {
    const Result<games::Action> action = position_->parse_action(text);
    if (!action) return action.error();
    only.push_back(*action);
  }
  return only;
}

Failure Engine::go(Words words) {
  const Result<GoCommand> command = read_go_command(words);
  if (!command) return command.error();
  if (command->perft) {
    const std::string depth = std::to_string(*command->perft);
    const std::array<std::string_view, 1> number{depth};
    return begin_perft(number);
  }
  if (position_->outcome().over()) {
    emit_("info string " + say({kOver, {{"status", status(*position_)}}}));
    emit_("bestmove (none)");
    return std::nullopt;
  }
  if (position_->to_move() == games::Side::Chance) return Message{kChance, {}};
  Result<std::vector<games::Action>> only = read_only(*command);
  if (!only) return only.error();
  begin_search(*command, std::move(*only));
  return std::nullopt;
}

void Engine::begin_search(const GoCommand& command, std::vector<games::Action> only) {
  SearchRequest request;
  request.limits = command.limits;
  request.limits.clock = position_->to_move() == games::Side::Second ? command.second_clock : command.first_clock;
  request.multi_pv = options_.multi_pv;
  request.level = find_level(options_.level);
  request.seed = options_.seed;
  request.only = std::move(only);
  stop_.store(false, std::memory_order_relaxed);
  infinite_ = command.limits.infinite;
  endless_ = infinite_ || !(request.level || request.limits.limited());
  waits_ = false;
  task_ = Task::Search;
  search_->start(*position_, request);
}

Failure Engine::begin_perft(Words words) {
  if (words.size() != 1) return Message{kOneNumber, {{"command", std::string("perft")}}};
  const Result<std::int64_t> depth = read_whole("perft", words.front(), 0, kMostPerftDepth);
  if (!depth) return depth.error();
  stop_.store(false, std::memory_order_relaxed);
  count_ = {.depth = static_cast<int>(*depth), .moves = position_->actions(), .next = 0, .nodes = 0};
  if (count_.depth == 0) count_ = {.depth = 0, .moves = {}, .next = 0, .nodes = 1};
  task_ = Task::Perft;
  return std::nullopt;
}

Failure Engine::begin_bench(Words words) {
  if (words.size() > 1) return Message{kOneNumber, {{"command", std::string("bench")}}};
  int depth = bench_depth(options_.game->info().id);
  if (!words.empty()) {
    const Result<std::int64_t> number = read_whole("bench", words.front(), 1, search::kMaxDepth);
    if (!number) return number.error();
    depth = static_cast<int>(*number);
  }
  stop_.store(false, std::memory_order_relaxed);
  bench_.emplace(options_.game->info().id, depth, now_);
  task_ = Task::Bench;
  return std::nullopt;
}

void Engine::show() const {
  for (const std::string& line : drawing(*position_)) emit_(line);
  emit_("fen " + position_->text());
  emit_("status " + status(*position_));
  if (const std::string state = position_->state_json(); !state.empty()) emit_("state " + state);
}

bool Engine::step() {
  switch (task_) {
    case Task::None:
      return false;
    case Task::Search:
      return step_search();
    case Task::Perft:
      return step_perft();
    case Task::Bench:
      return step_bench();
  }
  return false;
}

bool Engine::step_search() {
  if (waits_) return false;
  if (search_->step()) return true;
  if (infinite_ && !stop_.load(std::memory_order_relaxed)) {
    waits_ = true;
  } else {
    finish_search();
  }
  return false;
}

bool Engine::step_perft() {
  if (count_.next == count_.moves.size()) {
    emit_("nodes " + std::to_string(count_.nodes));
    task_ = Task::None;
    return false;
  }
  const games::Action action = count_.moves[count_.next++];
  const auto after = position_->clone();
  after->apply(action);
  const std::uint64_t nodes = after->perft(count_.depth - 1);
  emit_(position_->action_text(action) + ": " + std::to_string(nodes));
  count_.nodes += nodes;
  return true;
}

bool Engine::step_bench() {
  if (bench_->step()) return true;
  emit_("nodes " + std::to_string(bench_->nodes()));
  emit_("nps " + std::to_string(bench_->nodes_per_second()));
  bench_.reset();
  task_ = Task::None;
  return false;
}

void Engine::stop() {
  stop_.store(true, std::memory_order_relaxed);
  if (task_ == Task::Search) finish_search();
  if (task_ == Task::Bench) bench_.reset();
  task_ = Task::None;
}

void Engine::finish_search() {
  task_ = Task::None;
  const auto move = search_->choice();
  emit_("bestmove " + (move ? position_->action_text(*move) : "(none)"));
}

std::string Engine::line_text(const std::vector<games::Action>& moves) const {
  std::string text;
  const auto position = position_->clone();
  for (const games::Action move : moves) {
    text += ' ' + position->action_text(move);
    position->apply(move);
  }
  return text;
}

void Engine::report(const SearchLine& line) const {
  std::string text = "info depth " + std::to_string(line.depth) + " seldepth " + std::to_string(line.seldepth) +
                     " multipv " + std::to_string(line.multi_pv) + " score " + score_text(line) + " nodes " +
                     std::to_string(line.nodes) + " nps " + std::to_string(per_second(line.nodes, line.milliseconds)) +
                     " hashfull " + std::to_string(line.hashfull) + " time " + std::to_string(line.milliseconds);
  if (!line.moves.empty()) text += " pv" + line_text(line.moves);
  emit_(text);
}

void Engine::complain(const Message& message) const { emit_("info string error: " + say(message)); }

}  // namespace messhall::engine
