// What the tests of the app room share.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/session.hpp"

namespace messhall::app {

inline constexpr Seats kHumans{};
inline constexpr Seats kAgainstComputer{{0}, {3}};
inline constexpr Seats kComputers{{1}, {2}};

// The moves of a quiet opening of Smess.
inline constexpr std::string_view kOpening = "d2d3 e7e6 e2d2 d7e7";
// Blue takes the Brain with d7d6.
inline constexpr const char* kBrainHangs = "1N5/3N1s1/3b3/4B2/7/7/7/7 w 0 1";

inline std::vector<std::string> words(std::string_view text) {
  std::vector<std::string> out;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    if (end > 0) out.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return out;
}

inline MatchSetup smess(Seats seats = {}, std::string start = "startpos") {
  MatchSetup setup;
  setup.game = "smess";
  setup.seats = seats;
  setup.start = std::move(start);
  return setup;
}

inline Match make_match(const MatchSetup& setup, std::string_view moves = {}) {
  auto match = Match::create(setup);
  EXPECT_TRUE(match.ok()) << (match.ok() ? "" : say(match.error()));
  for (const std::string& move : words(moves)) {
    const Failure why = match->play(move, 0);
    EXPECT_FALSE(why) << move << ": " << say(*why);
  }
  return std::move(*match);
}

inline std::string text_of(const Failure& failure) { return failure ? say(*failure) : std::string(); }

// A small generator of its own, so that the tests are the same on every machine.
class Dice {
 public:
  explicit Dice(std::uint64_t seed) : state_(seed * 2 + 1) {}
  std::size_t below(std::size_t limit) {
    state_ ^= state_ << 13;
    state_ ^= state_ >> 7;
    state_ ^= state_ << 17;
    return static_cast<std::size_t>(state_ % limit);
  }

 private:
  std::uint64_t state_;
};

// Plays by chance until the end or the limit.
inline void play_randomly(Match& match, Dice& dice, std::size_t limit) {
  while (!match.over() && match.moves().size() < limit) {
    const std::string move = match.legal()[dice.below(match.legal().size())].text;
    ASSERT_FALSE(match.play(move, 1'000 + static_cast<std::int64_t>(match.moves().size())));
  }
}

class FakeLink final : public EngineLink {
 public:
  void send(std::string_view line) override { sent.emplace_back(line); }
  void restart() override { ++restarts; }

  // Lines sent since the last call.
  std::vector<std::string> take() { return std::exchange(sent, {}); }
  [[nodiscard]] bool has(std::string_view line) const {
    return std::find(sent.begin(), sent.end(), line) != sent.end();
  }
  [[nodiscard]] std::string last() const { return sent.empty() ? std::string() : sent.back(); }

  std::vector<std::string> sent;
  int restarts = 0;
};

class FakePlatform final : public Platform {
 public:
  [[nodiscard]] std::int64_t now() const override { return time; }
  void store(std::string_view key, std::string_view text) override { stored[std::string(key)] = text; }
  void event(std::string_view name, std::string_view json) override { events.emplace_back(name, json); }

  [[nodiscard]] std::size_t count(std::string_view name) const {
    return static_cast<std::size_t>(
        std::count_if(events.begin(), events.end(), [&](const auto& event) { return event.first == name; }));
  }

  std::int64_t time = 1'780'000'000'000;
  std::map<std::string, std::string> stored;
  std::vector<std::pair<std::string, std::string>> events;
};

}  // namespace messhall::app
