// Every Smess entry of perft.json and every line of positions/smess.txt, played through the contract.
#include <gtest/gtest.h>

#include "unit/games/smess_fixture.hpp"
#include "unit/games/test_data.hpp"

namespace messhall::games::smess {
namespace {

struct PerftCase {
  std::string note;
  std::string fen;
  std::vector<std::string> moves;
  std::vector<std::pair<int, std::uint64_t>> nodes;
};

std::vector<PerftCase> perft_cases() {
  std::vector<PerftCase> cases;
  for (const auto& entry : test::read_json("perft.json")) {
    if (entry["game"] != "smess") continue;
    PerftCase one{entry["note"], entry["fen"], entry["moves"], {}};
    for (const auto& [depth, nodes] : entry["perft"].items()) one.nodes.emplace_back(std::stoi(depth), nodes);
    cases.push_back(std::move(one));
  }
  return cases;
}

class SmessPerft : public testing::TestWithParam<PerftCase> {};

TEST_P(SmessPerft, ListsTheLegalMoves) {
  auto expected = GetParam().moves;
  std::sort(expected.begin(), expected.end());
  EXPECT_EQ(sorted_moves(*position(GetParam().fen)), expected);
}

TEST_P(SmessPerft, CountsTheTree) {
  const auto root = position(GetParam().fen);
  for (const auto& [depth, nodes] : GetParam().nodes) EXPECT_EQ(root->perft(depth), nodes) << "depth " << depth;
  EXPECT_EQ(root->text(), GetParam().fen);
}

TEST_P(SmessPerft, CountsTheSameOnTheBarePosition) {
  State root = state(GetParam().fen);
  for (const auto& [depth, nodes] : GetParam().nodes) EXPECT_EQ(root.perft(depth), nodes) << "depth " << depth;
}

INSTANTIATE_TEST_SUITE_P(Table, SmessPerft, testing::ValuesIn(perft_cases()),
                         [](const auto& test) { return "Entry" + std::to_string(test.index); });

TEST(SmessPerftTable, IsThere) { EXPECT_EQ(perft_cases().size(), 10U); }

TEST(SmessPerftTable, DepthZeroIsThePositionItself) { EXPECT_EQ(position("startpos")->perft(0), 1U); }

TEST(SmessPositions, HaveTheLegalMovesOfTheTable) {
  const auto lines = test::read_lines("positions/smess.txt");
  ASSERT_EQ(lines.size(), 500U);
  for (const std::string& line : lines) {
    const std::size_t cut = line.find(';');
    const auto here = position(line.substr(0, cut));
    auto expected = test::words(line.substr(cut + 1));
    std::sort(expected.begin(), expected.end());
    EXPECT_EQ(sorted_moves(*here), expected) << line;
    EXPECT_EQ(here->text(), line.substr(0, cut));
  }
}

}  // namespace
}  // namespace messhall::games::smess
