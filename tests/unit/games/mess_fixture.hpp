// What the tests of Mess share.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include "games/mess/state.hpp"
#include "games/mess/story.hpp"

namespace messhall::games::mess::test {

inline std::vector<std::string> legal(const State& state) {
  std::vector<std::string> texts;
  for (const Action action : state.actions()) texts.push_back(text(action));
  return texts;
}

inline bool is_legal(const State& state, const std::string& action) {
  const auto texts = legal(state);
  return std::find(texts.begin(), texts.end(), action) != texts.end();
}

// Plays words parted by blanks; fails where one is not legal.
inline State& play(State& state, const std::string& actions) {
  std::istringstream words(actions);
  for (std::string word; words >> word;) {
    EXPECT_TRUE(is_legal(state, word)) << word << " in " << state.text();
    if (!is_legal(state, word)) return state;
    state.apply(*read_action(word));
  }
  return state;
}

inline State played(const std::string& actions, Rules rules = {}) {
  State state(rules);
  play(state, actions);
  return state;
}

inline State position(const std::string& text) {
  const Result<State> state = State::from_text(text, {});
  EXPECT_TRUE(state.ok()) << (state ? "" : say(state.error()));
  return state ? *state : State{};
}

inline std::string refusal_of(const State& state, const std::string& action) {
  return say(refusal(state, *read_action(action)));
}

// The fields of a position text, to be changed one by one. What is not set is as at the start of a game.
struct Fields {
  std::string men = "-/-";
  std::string graveyards = "-/-";
  std::string houses = "-";
  std::string cash = "1500/1500";
  std::string tokens = "0/0";
  std::string jail = "-/-";
  std::string cards = "-/-";
  std::string decks = "ffff/ffff";
  std::string turn = "0";
  std::string phase = "start";
  std::string claim = "-";
  std::string rent = "plain";
  std::string roll = "1-2";
  std::string doubles = "0";
  std::string moved = "0";
  std::string round = "5";
  std::string rounds = "0";

  // The pieces that are neither on the board nor in a graveyard are in hand.
  [[nodiscard]] static std::string hand(const std::string& on_board, const std::string& dead) {
    std::string out;
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
      const auto used = std::count(on_board.begin(), on_board.end(), kLetters[kind]) +
                        std::count(dead.begin(), dead.end(), kLetters[kind]);
      out.append(static_cast<std::size_t>(kFullSet[kind] - used), kLetters[kind]);
    }
    return out.empty() ? "-" : out;
  }
  [[nodiscard]] State state() const {
    const auto half = [](const std::string& pair, bool second) {
      const std::size_t slash = pair.find('/');
      return second ? pair.substr(slash + 1) : pair.substr(0, slash);
    };
    const std::string hands =
        hand(half(men, false), half(graveyards, false)) + "/" + hand(half(men, true), half(graveyards, true));
    return position(men + ' ' + hands + ' ' + graveyards + ' ' + houses + ' ' + cash + ' ' + tokens + ' ' + jail + ' ' +
                    cards + ' ' + decks + ' ' + turn + ' ' + phase + ' ' + claim + ' ' + rent + ' ' + roll + ' ' +
                    doubles + ' ' + moved + ' ' + round + " 0 " + rounds);
  }
};

}  // namespace messhall::games::mess::test
