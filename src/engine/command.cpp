#include "engine/command.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <system_error>

#include "base/text.hpp"
#include "search/score.hpp"

namespace messhall::engine {
namespace {

using Words = std::span<const std::string_view>;

// Answers to programs and their authors, in English only: an empty id marks what is not translated.
constexpr Text kNotANumber{"", "{what} must be a whole number from {least} to {most}, not {text}"};
constexpr Text kMissing{"", "{what} needs a value"};
constexpr Text kTwice{"", "{what} is given twice"};
constexpr Text kUnknownWord{"", "go does not know the word {text}"};
constexpr Text kNoName{"", "setoption must look like: setoption name NAME value VALUE"};
constexpr Text kNoPosition{"", "position must look like: position startpos|fen TEXT [moves MOVE...]"};
constexpr Text kNoMoves{"", "searchmoves needs at least one move"};
constexpr Text kNoTime{"", "{what} needs wtime or btime"};

// A clock may run below zero when its owner is late; a year is more than any game takes.
constexpr std::int64_t kMostTime = 31'536'000'000;
constexpr std::int64_t kMostNodes = 1'000'000'000'000'000'000;
constexpr std::int64_t kMostMate = search::kMaxPly / 2;

std::string join(Words words) {
  std::string text;
  for (const std::string_view word : words) {
    if (!text.empty()) text += ' ';
    text += word;
  }
  return text;
}

// The words up to `end`, which is cut off with them; all when it does not come.
Words take_until(Words& words, std::string_view end) {
  const auto found = std::find(words.begin(), words.end(), end);
  const auto count = static_cast<std::size_t>(found - words.begin());
  const Words taken = words.first(count);
  words = words.subspan(std::min(count + 1, words.size()));
  return taken;
}

bool is_go_word(std::string_view word) {
  constexpr std::array<std::string_view, 13> words{"depth",       "nodes",     "mate",  "movetime", "wtime",
                                                   "btime",       "winc",      "binc",  "perft",    "infinite",
                                                   "searchmoves", "movestogo", "ponder"};
  return std::find(words.begin(), words.end(), word) != words.end();
}

// One number of a go command: where it belongs and what it may be.
class GoReader {
 public:
  explicit GoReader(Words words) : words_(words) {}

  Result<GoCommand> read() {
    while (!words_.empty()) {
      const std::string_view word = next();
      if (std::find(seen_.begin(), seen_.end(), word) != seen_.end()) {
        return Message{kTwice, {{"what", "go " + std::string(word)}}};
      }
      seen_.push_back(word);
      if (const Failure failure = read_part(word)) return *failure;
    }
    return finish();
  }

 private:
  std::string_view next() {
    const std::string_view word = words_.front();
    words_ = words_.subspan(1);
    return word;
  }

  Failure read_part(std::string_view word) {
    if (word == "infinite") {
      go_.limits.infinite = true;
      return std::nullopt;
    }
    if (word == "searchmoves") return read_only();
    if (word == "depth")
      return read_number(word, 1, search::kMaxDepth, [&](auto n) { go_.limits.depth = static_cast<int>(n); });
    if (word == "mate") return read_number(word, 1, kMostMate, [&](auto n) { go_.limits.mate = static_cast<int>(n); });
    if (word == "perft") return read_number(word, 0, kMostPerftDepth, [&](auto n) { go_.perft = static_cast<int>(n); });
    if (word == "nodes")
      return read_number(word, 1, kMostNodes, [&](auto n) { go_.limits.nodes = static_cast<std::uint64_t>(n); });
    if (word == "movetime") return read_number(word, 0, kMostTime, [&](auto n) { go_.limits.move_time = n; });
    if (word == "wtime") return read_number(word, -kMostTime, kMostTime, [&](auto n) { first_ = n; });
    if (word == "btime") return read_number(word, -kMostTime, kMostTime, [&](auto n) { second_ = n; });
    if (word == "winc") return read_number(word, 0, kMostTime, [&](auto n) { first_increment_ = n; });
    if (word == "binc") return read_number(word, 0, kMostTime, [&](auto n) { second_increment_ = n; });
    if (word == "movestogo") return read_number(word, 1, 1000, [&](auto n) { moves_to_go_ = static_cast<int>(n); });
    return Message{kUnknownWord, {{"text", quotable(word)}}};
  }

  template <class Put>
  Failure read_number(std::string_view word, std::int64_t least, std::int64_t most, Put put) {
    const std::string what = "go " + std::string(word);
    if (words_.empty()) return Message{kMissing, {{"what", what}}};
    const Result<std::int64_t> number = read_whole(what, next(), least, most);
    if (!number) return number.error();
    put(*number);
    return std::nullopt;
  }

  Failure read_only() {
    while (!words_.empty() && !is_go_word(words_.front())) go_.only.emplace_back(next());
    if (go_.only.empty()) return Message{kNoMoves};
    return std::nullopt;
  }

  Result<GoCommand> finish() {
    const bool any_clock = first_ || second_;
    if (!any_clock && (first_increment_ != 0 || second_increment_ != 0 || moves_to_go_ != 0)) {
      return Message{kNoTime, {{"what", std::string(moves_to_go_ != 0 ? "go movestogo" : "an increment")}}};
    }
    if (first_) go_.first_clock = search::ClockTime{*first_, first_increment_, moves_to_go_};
    if (second_) go_.second_clock = search::ClockTime{*second_, second_increment_, moves_to_go_};
    return go_;
  }

  Words words_;
  std::vector<std::string_view> seen_{};
  GoCommand go_{};
  std::optional<std::int64_t> first_{};
  std::optional<std::int64_t> second_{};
  std::int64_t first_increment_ = 0;
  std::int64_t second_increment_ = 0;
  int moves_to_go_ = 0;
};

}  // namespace

Result<std::int64_t> read_whole(std::string_view what, std::string_view text, std::int64_t least, std::int64_t most) {
  std::int64_t value = 0;
  const char* const end = text.data() + text.size();
  const auto [stopped, code] = std::from_chars(text.data(), end, value);
  if (code != std::errc{} || stopped != end || value < least || value > most) {
    return Message{kNotANumber,
                   {{"what", std::string(what)},
                    {"least", std::to_string(least)},
                    {"most", std::to_string(most)},
                    {"text", quotable(text)}}};
  }
  return value;
}

Result<OptionCommand> read_option_command(Words words) {
  if (words.empty() || words.front() != "name") return Message{kNoName};
  words = words.subspan(1);
  OptionCommand option;
  option.name = join(take_until(words, "value"));
  option.value = join(words);
  if (option.name.empty()) return Message{kNoName};
  return option;
}

Result<PositionCommand> read_position_command(Words words) {
  if (words.empty()) return Message{kNoPosition};
  PositionCommand position;
  const std::string_view kind = words.front();
  words = words.subspan(1);
  const Words text = take_until(words, "moves");
  if (kind == "startpos" && text.empty()) {
    position.text = "startpos";
  } else if (kind == "fen" && !text.empty()) {
    position.text = join(text);
  } else {
    return Message{kNoPosition};
  }
  position.moves.assign(words.begin(), words.end());
  return position;
}

Result<GoCommand> read_go_command(Words words) { return GoReader(words).read(); }

}  // namespace messhall::engine
