// What must hold in every position: random games look at all of it after every move.
#include "games/smess/state.hpp"

#include <gtest/gtest.h>

#include "base/random.hpp"
#include "games/arrow/movers.hpp"
#include "games/registry.hpp"
#include "unit/games/smess_fixture.hpp"

namespace messhall::games::smess {
namespace {

std::vector<arrow::Move> moves_of(const State& here) {
  State::MoveList list;
  here.generate(list);
  return {list.begin(), list.end()};
}

std::vector<arrow::Move> noisy_of(const State& here) {
  State::MoveList list;
  here.generate_noisy(list);
  return {list.begin(), list.end()};
}

// Sides and kinds tell the same story as the squares.
void expect_whole(const State& here) {
  Bits seen;
  for (int s = 0; s < State::kSquares; ++s) {
    const auto square = static_cast<Square>(s);
    const PieceCode piece = here.at(square);
    for (const Side side : {Side::First, Side::Second}) {
      for (const Kind kind : {Kind::Brain, Kind::Numskull, Kind::Ninny}) {
        ASSERT_EQ(here.of(kind, side).contains(square), piece == code(kind, side));
      }
    }
    if (piece != kEmpty) seen |= Bits::of(square);
  }
  ASSERT_EQ(here.occupied(), seen);
  ASSERT_EQ(here.key(), here.computed_key());
}

// Whether a piece of the side may really go to the square: the attack test, the long way.
bool attacked_slowly(const State& here, Square square, Side by) {
  for (const Square from : here.of(by)) {
    const Bits reached = kind_of(here.at(from)) == Kind::Numskull ? arrow::slide(kTables, from, here.occupied())
                                                                  : arrow::step(kTables, from);
    if (reached.contains(square)) return true;
  }
  return false;
}

void expect_noisy_subset(const State& here) {
  std::vector<arrow::Move> expected;
  for (const arrow::Move move : moves_of(here)) {
    if (here.captures(move) || here.promotes(move)) expected.push_back(move);
  }
  ASSERT_EQ(noisy_of(here), expected) << here.text();
}

void expect_undone(const State& before, State here, arrow::Move move) {
  const State::Undo undo = here.make(move);
  ASSERT_EQ(here.key(), here.computed_key());
  here.unmake(move, undo);
  expect_whole(here);
  ASSERT_EQ(here.text(), before.text());
  ASSERT_EQ(here.key(), before.key());
}

class SmessRandomGames : public testing::TestWithParam<const char*> {};

TEST_P(SmessRandomGames, BreakNoInvariant) {
  const Options options{{"promotion", GetParam()}};
  Random random(1970);
  for (int game = 0; game < 30; ++game) {
    State here = state("startpos", options);
    for (int ply = 0; ply < 150; ++ply) {
      expect_whole(here);
      expect_noisy_subset(here);
      for (int s = 0; s < State::kSquares; ++s) {
        const auto square = static_cast<Square>(s);
        for (const Side by : {Side::First, Side::Second}) {
          ASSERT_EQ(here.attacked(square, by), attacked_slowly(here, square, by)) << here.text();
        }
      }
      const auto moves = moves_of(here);
      ASSERT_EQ(moves.empty(), here.ending() != Ending::None) << here.text();
      if (moves.empty()) break;
      for (const arrow::Move move : moves) expect_undone(here, here, move);
      if (HasFatalFailure()) return;
      if (!here.brain_taken()) {
        const State again = state(here.text(), options);
        ASSERT_EQ(again.text(), here.text());
        ASSERT_EQ(again.key(), here.key());
      }
      here.make(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Promotion, SmessRandomGames, testing::Values("always", "exchange"),
                         [](const auto& test) { return std::string(test.param); });

TEST(SmessState, IsTheFirstConcreteGame) {
  static_assert(ConcretePosition<State>);
  bool visited = false;
  EXPECT_TRUE(visit_game("smess", [&]<class P>() { visited = std::is_same_v<P, State>; }));
  EXPECT_TRUE(visited);
  EXPECT_FALSE(visit_game("chess", []<class P>() { FAIL(); }));
}

TEST(SmessState, MovesComeInTheSameOrderEveryTime) {
  const State here = state("startpos");
  EXPECT_EQ(moves_of(here), moves_of(state("startpos")));
}

TEST(SmessState, SideToMoveIsPartOfTheKey) {
  EXPECT_NE(state("3b3/7/7/7/7/7/N6/3B3 w 0 1").key(), state("3b3/7/7/7/7/7/N6/3B3 b 0 1").key());
}

TEST(SmessState, CountersAreNotPartOfTheKey) {
  EXPECT_EQ(state("3b3/7/7/7/7/7/N6/3B3 w 0 1").key(), state("3b3/7/7/7/7/7/N6/3B3 w 5 9").key());
}

TEST(SmessState, DifferentWaysToAPositionGiveOneKey) {
  const auto a = position("startpos");
  const auto b = position("startpos");
  ASSERT_TRUE(play(*a, "c2c3 c7c6 e2e3 e7e6"));
  ASSERT_TRUE(play(*b, "e2e3 e7e6 c2c3 c7c6"));
  EXPECT_EQ(a->hash(), b->hash());
}

TEST(SmessState, ANullMovePassesTheTurn) {
  State here = state("startpos");
  const std::uint64_t key = here.key();
  const State::Undo undo = here.make_null();
  EXPECT_EQ(here.side(), Side::Second);
  EXPECT_EQ(here.key(), here.computed_key());
  EXPECT_NE(here.key(), key);
  EXPECT_EQ(here.halfmove(), 1);
  here.unmake_null(undo);
  EXPECT_EQ(here.key(), key);
  EXPECT_EQ(here.text(), State::kStart);
}

TEST(SmessState, CountersStopBeforeTheyCannotBeRead) {
  State here = state("3b3/7/7/7/7/7/N6/3B3 b 9999 9999");
  here.make({sq("d8"), sq("c8")});
  EXPECT_EQ(here.text(), "2b4/7/7/7/7/7/N6/3B3 w 9999 9999");
  EXPECT_TRUE(State::from_text(here.text(), {}).ok());
}

TEST(SmessState, EndingIsSeenByTheSideToMove) {
  EXPECT_EQ(state("startpos").ending(), Ending::None);
  EXPECT_EQ(state("3b3/7/7/7/7/7/7/3B3 w 0 1").ending(), Ending::Draw);
  State here = state("4b2/4S2/7/7/7/7/7/3B3 w 0 1");
  here.make({sq("e7"), sq("e8")});
  EXPECT_EQ(here.ending(), Ending::Loss);
}

TEST(SmessState, TheFullestBoardFitsIntoTheMoveList) {
  State here(Rules{});
  for (int s = 0; s < State::kSquares; ++s) {
    here.place(static_cast<Square>(s),
               code(s == 0 ? Kind::Brain : Kind::Numskull, s % 2 == 0 ? Side::First : Side::Second));
  }
  EXPECT_LE(moves_of(here).size(), State::MoveList::kCapacity);
}

TEST(SmessState, ValuesOrderCaptures) {
  const State here = state("1ssbss1/4N2/7/7/7/7/7/3B3 w 0 1");
  EXPECT_GT(here.captured_value({sq("e7"), sq("e8")}), here.moving_value({sq("e7"), sq("e8")}));
  EXPECT_EQ(here.captured_value({sq("e7"), sq("e6")}), 0);
  EXPECT_TRUE(here.captures({sq("e7"), sq("e8")}));
  EXPECT_TRUE(here.promotes({sq("e7"), sq("e8")}));
  EXPECT_FALSE(here.promotes({sq("e7"), sq("d7")}));
}

}  // namespace
}  // namespace messhall::games::smess
