// What must hold in every position of College Mess: random games look at all of it after every move.
#include "games/college/state.hpp"

#include <gtest/gtest.h>

#include "base/random.hpp"
#include "games/registry.hpp"
#include "unit/games/college_fixture.hpp"

namespace messhall::games::college {
namespace {

std::vector<arrow::Move> moves_of(const State& here) {
  State::MoveList list;
  here.generate(list);
  return {list.begin(), list.end()};
}

// Sides and kinds tell the same story as the squares.
void expect_whole(const State& here) {
  Bits seen;
  for (int s = 0; s < State::kSquares; ++s) {
    const auto square = static_cast<Square>(s);
    const State::PieceCode piece = here.at(square);
    for (const Side side : {Side::First, Side::Second}) {
      for (const Kind kind : {Kind::Professor, Kind::Sophomore, Kind::Freshman}) {
        ASSERT_EQ(here.of(kind, side).contains(square), piece == State::code(kind, side));
      }
    }
    if (piece != State::kEmpty) seen |= Bits::of(square);
  }
  ASSERT_EQ(here.occupied(), seen);
  ASSERT_EQ(here.key(), here.computed_key());
  for (const Side side : {Side::First, Side::Second}) {
    ASSERT_TRUE(!here.unmoved(side) || here.royal(side) == kStudy[index(side)]);
  }
}

// The attack test, the long way: by all that the pieces can reach.
void expect_attacks(const State& here) {
  for (const Side by : {Side::First, Side::Second}) {
    std::array<Bits, State::kSquares> attackers{};
    for (const Square from : here.of(by)) {
      for (const Square to : here.targets(from)) attackers[to] |= Bits::of(from);
    }
    for (int s = 0; s < State::kSquares; ++s) {
      const auto square = static_cast<Square>(s);
      if (here.of(by).contains(square)) continue;  // targets() leaves out own pieces
      ASSERT_EQ(here.attackers(square, by), attackers[square]) << here.text() << ' ' << square_name(kSize, square);
      ASSERT_EQ(here.attacked(square, by), !attackers[square].empty());
    }
  }
}

// The way back, the long way: from which empty squares the piece could have come.
void expect_origins(const State& here) {
  for (const Square to : here.occupied()) {
    const State::PieceCode piece = here.at(to);
    const Side mover = State::owner_of(piece);
    const bool promotes = State::kind_of(piece) == Kind::Freshman && kPromotion[index(mover)].contains(to);
    Bits expected;
    for (int s = 0; s < State::kSquares && !promotes; ++s) {
      const auto from = static_cast<Square>(s);
      if (here.at(from) != State::kEmpty) continue;
      State before(here.rules());
      for (const Square square : here.occupied()) before.place(square == to ? from : square, here.at(square));
      if (before.targets(from).contains(to)) expected |= Bits::of(from);
    }
    ASSERT_EQ(here.origins(to), expected) << here.text() << ' ' << square_name(kSize, to);
  }
}

void expect_noisy_subset(const State& here) {
  std::vector<arrow::Move> expected;
  for (const arrow::Move move : moves_of(here)) {
    if (here.captures(move) || here.promotes(move)) expected.push_back(move);
  }
  State::MoveList noisy;
  here.generate_noisy(noisy);
  ASSERT_EQ(std::vector<arrow::Move>(noisy.begin(), noisy.end()), expected) << here.text();
}

void expect_undone(const State& before, State here, arrow::Move move) {
  const State::Undo undo = here.make(move);
  ASSERT_EQ(here.key(), here.computed_key());
  here.unmake(move, undo);
  expect_whole(here);
  ASSERT_EQ(here.text(), before.text());
  ASSERT_EQ(here.key(), before.key());
}

class CollegeRandomGames : public testing::TestWithParam<const char*> {};

TEST_P(CollegeRandomGames, BreakNoInvariant) {
  const Options options{{"first-player", GetParam()}};
  Random random(1970);
  for (int game = 0; game < 30; ++game) {
    State here = state("startpos", options);
    for (int ply = 0; ply < 150; ++ply) {
      expect_whole(here);
      expect_noisy_subset(here);
      expect_attacks(here);
      if (ply % 10 == 0) expect_origins(here);
      const auto moves = moves_of(here);
      ASSERT_EQ(moves.empty(), here.ending() != Ending::None) << here.text();
      if (moves.empty()) break;
      for (const arrow::Move move : moves) expect_undone(here, here, move);
      if (HasFatalFailure()) return;
      const State again = state(here.text(), options);
      ASSERT_EQ(again.text(), here.text());
      ASSERT_EQ(again.key(), here.key());
      here.make(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(FirstPlayer, CollegeRandomGames, testing::Values("blue", "red"),
                         [](const auto& test) { return std::string(test.param); });

TEST(CollegeState, IsAConcreteGame) {
  static_assert(ConcretePosition<State>);
  bool visited = false;
  EXPECT_TRUE(visit_game("college-mess", [&]<class P>() { visited = std::is_same_v<P, State>; }));
  EXPECT_TRUE(visited);
}

TEST(CollegeState, SideToMoveAndUnmovedProfessorsArePartOfTheKey) {
  const std::uint64_t key = state("3p3/7/7/7/7/7/F6/3P3 w - 0 1").key();
  EXPECT_NE(key, state("3p3/7/7/7/7/7/F6/3P3 b - 0 1").key());
  EXPECT_NE(key, state("3p3/7/7/7/7/7/F6/3P3 w P 0 1").key());
  EXPECT_NE(state("3p3/7/7/7/7/7/F6/3P3 w P 0 1").key(), state("3p3/7/7/7/7/7/F6/3P3 w p 0 1").key());
  EXPECT_EQ(key, state("3p3/7/7/7/7/7/F6/3P3 w - 5 9").key()) << "counters are not";
}

TEST(CollegeState, RemembersMoreThanItsPiecesWhileAProfessorMayStillLeap) {
  EXPECT_TRUE(state("3p3/7/7/7/7/7/F6/3P3 w p 0 1").remembers());
  EXPECT_FALSE(state("3p3/7/7/7/7/7/F6/3P3 w - 0 1").remembers());
}

TEST(CollegeState, OnlyAProfessorAtHomeCanBeUnmoved) {
  State here(Rules{});
  here.place(sq("c1"), State::code(Kind::Professor, Side::First));
  here.set_unmoved(Side::First);
  here.set_unmoved(Side::Second);
  EXPECT_FALSE(here.unmoved(Side::First));
  EXPECT_FALSE(here.unmoved(Side::Second));
  EXPECT_EQ(here.key(), here.computed_key());
}

TEST(CollegeState, ANullMovePassesTheTurn) {
  State here = state("startpos");
  const std::uint64_t key = here.key();
  const State::Undo undo = here.make_null();
  EXPECT_EQ(here.side(), Side::Second);
  EXPECT_EQ(here.key(), here.computed_key());
  EXPECT_EQ(here.halfmove(), 1);
  here.unmake_null(undo);
  EXPECT_EQ(here.key(), key);
  EXPECT_EQ(here.text(), State::kStart);
}

TEST(CollegeState, CountersStopBeforeTheyCannotBeRead) {
  State here = state("3p3/7/7/7/7/7/F6/3P3 b - 9999 9999");
  here.make({sq("d8"), sq("c8")});
  EXPECT_EQ(here.text(), "2p4/7/7/7/7/7/F6/3P3 w - 9999 9999");
}

TEST(CollegeState, EndingIsSeenByTheSideToMove) {
  EXPECT_EQ(state("startpos").ending(), Ending::None);
  EXPECT_EQ(state("3p3/7/7/7/7/7/7/3P3 w Pp 0 1").ending(), Ending::Draw);
  State here = state("4p2/4S2/7/7/7/7/7/3P3 w - 0 1");
  here.make({sq("e7"), sq("e8")});
  EXPECT_EQ(here.ending(), Ending::Loss);
}

TEST(CollegeState, TheFullestBoardFitsIntoTheMoveList) {
  // As many of one side's Sophomores as possible see everything when all that is taken out of their way is the enemy's.
  State here(Rules{});
  for (int s = 0; s < State::kSquares; ++s) {
    here.place(static_cast<Square>(s),
               State::code(s == 3 ? Kind::Professor : Kind::Sophomore, s % 2 == 1 ? Side::First : Side::Second));
  }
  EXPECT_LE(moves_of(here).size(), State::MoveList::kCapacity);
}

TEST(CollegeState, ValuesOrderCaptures) {
  const State here = state("1sspss1/4F2/7/7/7/7/7/3P3 w - 0 1");
  EXPECT_GT(here.captured_value({sq("e7"), sq("e8")}), here.moving_value({sq("e7"), sq("e8")}));
  EXPECT_EQ(here.captured_value({sq("e7"), sq("e6")}), 0);
  EXPECT_TRUE(here.promotes({sq("e7"), sq("e8")}));
  EXPECT_FALSE(here.promotes({sq("e7"), sq("d7")}));
}

}  // namespace
}  // namespace messhall::games::college
