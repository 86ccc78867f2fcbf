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

// Every result follows from those of the moves, as the rules of play say; taken apart from how it was found.
TEST(Tablebase, AgreesWithTheMovesOfEachPosition) {
  const Table table(against_brain({Kind::Brain, Kind::Numskull}), games::smess::kEmpty);
  for (std::size_t i = 0; i < table.size(); ++i) {
    if (!table.exists(i)) continue;
    const State here = table.position(i);
    State::MoveList moves;
    here.generate(moves);
    int quickest = 0;
    int slowest = 0;
    bool all_lose = true;
    for (const auto move : moves) {
      State after = here;
      after.make(move);
      Solved next{};
      if (after.ending() == games::Ending::Loss) {
        next.lost = true;
      } else if (after.ending() == games::Ending::None) {
        next = table.at(table.index(after));
      }
      if (next.lost && (quickest == 0 || next.plies + 1 < quickest)) quickest = next.plies + 1;
      all_lose = all_lose && next.won;
      slowest = std::max(slowest, next.plies + 1);
    }
    Solved expected{};
    if (quickest > 0) {
      expected = {.won = true, .lost = false, .plies = quickest};
    } else if (all_lose) {
      expected = {.won = false, .lost = true, .plies = slowest};
    }
    ASSERT_EQ(table.at(i), expected) << here.text();
  }
}

TEST(Tablebase, OriginsAreTheMovesBackwards) {
  for (const std::string_view text :
       {"1s1b1s1/n1n1n2/2N4/3S3/2n1N2/7/N1NN1NN/1SSB1S1 w 0 1", "2N4/7/7/4b2/2B4/7/7/7 b 0 1"}) {
    const State here = state(text);
    for (Square to = 0; to < State::kSquares; ++to) {
      if (here.at(to) == games::smess::kEmpty) continue;
      games::smess::Bits expected;
      for (Square from = 0; from < State::kSquares; ++from) {
        if (here.at(from) != games::smess::kEmpty) continue;
        State before;
        before.set_side(games::smess::owner_of(here.at(to)));
        for (Square square = 0; square < State::kSquares; ++square) {
          if (square != to && here.at(square) != games::smess::kEmpty) before.place(square, here.at(square));
        }
        before.place(from, here.at(to));
        if (before.targets(from).contains(to) && !before.promotes({from, to})) expected |= games::smess::Bits::of(from);
      }
      EXPECT_EQ(here.origins(to), expected) << text << " " << int{to};
    }
  }
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
