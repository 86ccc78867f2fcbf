#include "search/tablebase.hpp"

#include <gtest/gtest.h>

#include "games/smess/state.hpp"

namespace messhall::search {
namespace {

using games::Side;
using games::smess::Kind;
using games::smess::State;
using Table = Tablebase<State>;

Table::Material against_brain(std::initializer_list<Kind> kinds) {
  Table::Material material{games::smess::code(Kind::Brain, Side::Second)};
  for (const Kind kind : kinds) material.push_back(games::smess::code(kind, Side::First));
  return material;
}

State state(std::string_view text) { return *State::from_text(text, {}); }

struct Count {
  std::size_t positions = 0, wins = 0, losses = 0;
  int longest = 0;
};

Count count(const Table& table, std::size_t side) {
  Count result;
  for (std::size_t i = side; i < table.size(); i += 2) {
    result.positions += table.exists(i);
    result.wins += table.at(i).won;
    result.losses += table.at(i).lost;
    result.longest = std::max(result.longest, table.at(i).plies);
  }
  return result;
}

TEST(Tablebase, TwoBrainsAreADraw) {
  const Table table(against_brain({Kind::Brain}), games::smess::kEmpty);
  const Count white = count(table, 0);
  EXPECT_EQ(white.positions, 56U * 55U);
  EXPECT_EQ(white.wins + white.losses, 0U);
}

// The counts are those of an independent solver.
TEST(Tablebase, SolvesANumskullAgainstABareBrain) {
  const Table table(against_brain({Kind::Brain, Kind::Numskull}), games::smess::kEmpty);
  EXPECT_EQ(count(table, 0).positions, 166'320U);
  EXPECT_EQ(count(table, 0).wins, 166'102U);
  EXPECT_EQ(count(table, 1).losses, 147'784U);
  EXPECT_EQ(count(table, 1).wins, 9'568U);
  const State longest = state("7/7/7/2B4/3b3/7/7/S6 w 0 1");
  EXPECT_EQ(table.at(table.index(longest)), (Solved{.won = true, .lost = false, .plies = 21}));
}

TEST(Tablebase, FollowsPromotionsToOtherTables) {
  const Table table(against_brain({Kind::Brain, Kind::Ninny}), games::smess::kEmpty);
  EXPECT_EQ(count(table, 0).wins, 165'936U);
  EXPECT_EQ(count(table, 1).losses, 147'236U);
  const State longest = state("7/5B1/4b2/7/5N1/7/7/7 w 0 1");
  EXPECT_EQ(table.at(table.index(longest)), (Solved{.won = true, .lost = false, .plies = 53}));
}

TEST(Tablebase, IndexAndPositionAreInverse) {
  const Table table(against_brain({Kind::Brain}), games::smess::kEmpty);
  for (std::size_t i = 0; i < table.size(); ++i) {
    if (table.exists(i)) {
      EXPECT_EQ(table.index(table.position(i)), i);
    }
  }
}

}  // namespace
}  // namespace messhall::search
