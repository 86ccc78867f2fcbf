// The entries of tests/data/perft.json and the lines of tests/data/positions/GAME.txt, and what is tested with each.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "unit/games/game_fixture.hpp"
#include "unit/games/test_data.hpp"

namespace messhall::test {

struct PerftCase {
  std::string game;
  std::string note;
  std::string fen;
  std::vector<std::string> moves;  // sorted
  std::vector<std::pair<int, std::uint64_t>> nodes;
};

inline std::vector<PerftCase> perft_cases(std::string_view game) {
  std::vector<PerftCase> cases;
  for (const auto& entry : read_json("perft.json")) {
    if (entry["game"] != game) continue;
    PerftCase one{entry["game"], entry["note"], entry["fen"], entry["moves"], {}};
    std::sort(one.moves.begin(), one.moves.end());
    for (const auto& [depth, nodes] : entry["perft"].items()) one.nodes.emplace_back(std::stoi(depth), nodes);
    cases.push_back(std::move(one));
  }
  return cases;
}

inline void PrintTo(const PerftCase& one, std::ostream* out) { *out << one.note << ": " << one.fen; }

// "Entry7", for INSTANTIATE_TEST_SUITE_P.
inline std::string perft_name(const testing::TestParamInfo<PerftCase>& test) {
  return "Entry" + std::to_string(test.index);
}

inline void expect_listed_moves(const PerftCase& entry) {
  EXPECT_EQ(sorted_moves(*position(entry.game, entry.fen)), entry.moves);
}

// Through the contract.
inline void expect_counted_tree(const PerftCase& entry) {
  const auto root = position(entry.game, entry.fen);
  for (const auto& [depth, nodes] : entry.nodes) EXPECT_EQ(root->perft(depth), nodes) << "depth " << depth;
  EXPECT_EQ(root->text(), entry.fen);
}

// On the bare position.
template <class State>
void expect_counted_tree_of(const PerftCase& entry) {
  auto root = State::from_text(entry.fen, {});
  ASSERT_TRUE(root) << say(root.error());
  for (const auto& [depth, nodes] : entry.nodes) EXPECT_EQ(root->perft(depth), nodes) << "depth " << depth;
}

// Every line of positions/GAME.txt: `position text;move move ...`.
inline void expect_table_of_positions(const std::string& game, std::size_t count) {
  const auto lines = read_lines("positions/" + game + ".txt");
  ASSERT_EQ(lines.size(), count);
  for (const std::string& line : lines) {
    const std::size_t cut = line.find(';');
    const auto here = position(game, line.substr(0, cut));
    auto expected = words(line.substr(cut + 1));
    std::sort(expected.begin(), expected.end());
    EXPECT_EQ(sorted_moves(*here), expected) << line;
    EXPECT_EQ(here->text(), line.substr(0, cut));
  }
}

}  // namespace messhall::test
