// What must hold in every position: random games look at all of it after every move.
#include "games/ivory/state.hpp"

#include <gtest/gtest.h>

#include "base/random.hpp"
#include "games/registry.hpp"
#include "unit/games/ivory_fixture.hpp"

namespace messhall::games::ivory {
namespace {

using Moves = std::vector<arrow::Move>;

template <class S>
Moves moves_of(const S& here) {
  typename S::MoveList list;
  here.generate(list);
  return {list.begin(), list.end()};
}

template <class S>
Moves noisy_of(const S& here) {
  typename S::MoveList list;
  here.generate_noisy(list);
  return {list.begin(), list.end()};
}

// Sides and kinds tell the same story as the squares.
template <class S>
void expect_whole(const S& here) {
  Bits seen;
  for (int s = 0; s < S::kSquares; ++s) {
    const auto square = static_cast<Square>(s);
    const PieceCode piece = here.at(square);
    for (const Side side : {Side::First, Side::Second}) {
      for (std::size_t kind = 0; kind < kKinds; ++kind) {
        ASSERT_EQ(here.of(static_cast<Kind>(kind), side).contains(square), piece == S::piece_code(kind, side));
      }
    }
    if (piece != kEmpty) seen |= Bits::of(square);
  }
  ASSERT_EQ(here.occupied(), seen);
  ASSERT_EQ(here.repetition_key(), here.computed_repetition_key());
  ASSERT_TRUE(here.lawful());
  ASSERT_EQ(here.checkers(), here.attackers(here.royal(here.side()), other(here.side())));
}

// The attack test, the long way: put a piece of the other side on the square and see who can go there.
template <class S>
Bits attackers_slowly(const S& here, Square square, Side by) {
  Bits found;
  S scene = here;
  if (here.at(square) == kEmpty || here.of(by).contains(square)) return found;
  for (const Square from : here.of(by)) {
    if (scene.targets(from).contains(square)) found |= Bits::of(from);
  }
  return found;
}

template <class S>
void expect_attackers(const S& here) {
  for (const Side by : {Side::First, Side::Second}) {
    for (const Square square : here.of(other(by)) & ~here.of(Kind::Brain)) {
      ASSERT_EQ(here.attackers(square, by), attackers_slowly(here, square, by)) << here.text();
    }
  }
}

// The legal moves, the long way: every way that leads somewhere, tried out.
template <class S>
Moves moves_slowly(const S& here) {
  Moves found;
  for (const Square from : here.of(here.side())) {
    for (const Square to : here.targets(from)) {
      S after = here;
      after.make({from, to});
      if (!after.lawful()) continue;
      // The pieces that have checked twice in a row, at their new places.
      Bits tired = here.checks(here.side()).twice;
      if (tired.contains(from)) tired = (tired ^ Bits::of(from)) | Bits::of(to);
      if (here.rules().repetition == Repetition::PerpetualCheck && !after.checkers().disjoint(tired)) continue;
      found.push_back({from, to});
    }
  }
  return found;
}

template <class S>
void expect_undone(const S& before, S here, arrow::Move move) {
  const typename S::Undo undo = here.make(move);
  const std::uint64_t key = here.key();
  ASSERT_EQ(here.repetition_key(), here.computed_repetition_key());
  here.unmake(move, undo);
  ASSERT_EQ(here.text(), before.text());
  ASSERT_EQ(here.key(), before.key());
  ASSERT_EQ(here.checks(Side::First), before.checks(Side::First));
  ASSERT_EQ(here.checks(Side::Second), before.checks(Side::Second));
  here.make(move);
  ASSERT_EQ(here.key(), key);
}

template <class S>
void expect_origins(const S& here) {
  for (const arrow::Move move : moves_of(here)) {
    if (here.captures(move)) continue;
    S after = here;
    after.make(move);
    ASSERT_TRUE(after.origins(move.to()).contains(move.from())) << here.text();
  }
}

template <class S>
void play_random_games(const Options& options) {
  Random random(2003);
  int ends = 0;
  for (int game = 0; game < 40; ++game) {
    S here = state<S>("startpos", options);
    for (int ply = 0; ply < 300; ++ply) {
      expect_whole(here);
      expect_attackers(here);
      expect_origins(here);
      const Moves moves = moves_of(here);
      ASSERT_EQ(moves, moves_slowly(here)) << here.text();
      ASSERT_EQ(moves.empty(), here.ending() == Ending::Loss) << here.text();
      ASSERT_EQ(moves.empty(), !here.has_move());
      Moves noisy;
      std::copy_if(moves.begin(), moves.end(), std::back_inserter(noisy),
                   [&](auto move) { return here.captures(move); });
      ASSERT_EQ(noisy_of(here), noisy) << here.text();
      if (moves.empty() && ++ends > 0) break;
      for (const arrow::Move move : moves) expect_undone(here, here, move);
      if (testing::Test::HasFatalFailure()) return;
      const S again = state<S>(here.text(), options);
      ASSERT_EQ(again.text(), here.text());
      ASSERT_EQ(again.repetition_key(), here.repetition_key());
      // Checks are rare in random games: prefer them.
      arrow::Move next = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
      for (const arrow::Move move : moves) {
        S after = here;
        after.make(move);
        if (after.checked() && random.below(3) == 0) next = move;
      }
      here.make(next);
    }
  }
  EXPECT_GT(ends, 5);
}

TEST(IvoryRandomGames, BreakNoInvariant) { play_random_games<State>({}); }
TEST(IvoryRandomGames, BreakNoInvariantUnderZillions) { play_random_games<State>({{"repetition", "zillions"}}); }
TEST(IvoryRandomGames, BreakNoInvariantInTheKoreanVariant) { play_random_games<KoreanState>({}); }

TEST(IvoryState, IsAConcreteGame) {
  static_assert(ConcretePosition<State>);
  static_assert(ConcretePosition<KoreanState>);
  bool visited = false;
  EXPECT_TRUE(visit_game("ivory-tower-korean", [&]<class P>() { visited = std::is_same_v<P, KoreanState>; }));
  EXPECT_TRUE(visited);
}

TEST(IvoryState, SideToMoveIsPartOfTheKey) {
  EXPECT_NE(state("3b5/9/9/9/9/9/9/9/9/4B4 w 0 1").key(), state("3b5/9/9/9/9/9/9/9/9/4B4 b 0 1").key());
}

TEST(IvoryState, CountersAreNotPartOfTheKey) {
  EXPECT_EQ(state("3b5/9/9/9/9/9/9/9/9/4B4 w 0 1").key(), state("3b5/9/9/9/9/9/9/9/9/4B4 w 5 9").key());
}

TEST(IvoryState, ANullMovePassesTheTurn) {
  State here = state("startpos");
  const std::uint64_t key = here.key();
  const State::Undo undo = here.make_null();
  EXPECT_EQ(here.side(), Side::Second);
  EXPECT_NE(here.key(), key);
  EXPECT_EQ(here.halfmove(), 1);
  here.unmake_null(undo);
  EXPECT_EQ(here.key(), key);
  EXPECT_EQ(here.text(), State::kStart);
}

TEST(IvoryState, CountersStopBeforeTheyCannotBeRead) {
  State here = state("3b5/9/9/9/9/9/9/9/9/4B4 b 9999 9999");
  here.make({sq("d10"), sq("d9")});
  EXPECT_EQ(here.text(), "9/3b5/9/9/9/9/9/9/9/4B4 w 9999 9999");
  EXPECT_TRUE(State::from_text(here.text(), {}).ok());
}

TEST(IvoryState, TheBestPlacedPiecesFitIntoTheMoveList) {
  // Sixteen Numskulls, with as much room as there is: no piece has more moves than a Numskull.
  Random random(16);
  for (int round = 0; round < 200; ++round) {
    State here(Rules{});
    here.place(sq("e2"), code(Kind::Brain, Side::First));
    here.place(sq("d10"), code(Kind::Brain, Side::Second));
    while (here.piece_count(Side::First) < kMostPieces) {
      const auto square = static_cast<Square>(random.below(State::kSquares));
      if (here.at(square) == kEmpty) here.place(square, code(Kind::Numskull, Side::First));
    }
    ASSERT_LE(moves_of(here).size(), State::MoveList::kCapacity);
  }
}

TEST(IvoryState, ValuesOrderCaptures) {
  const State here = state("3b5/9/9/9/4s4/3N5/9/9/9/4B4 w 0 1");
  const arrow::Move take{sq("d5"), sq("e6")};
  EXPECT_EQ(here.captured_value({sq("e1"), sq("e2")}), 0);
  EXPECT_GT(here.captured_value(take), here.moving_value(take));
  EXPECT_TRUE(here.captures(take));
  EXPECT_FALSE(here.promotes(take));
}

// "Piece values: Brain > Numskull > Clodhopper > Yahoo = Toady > Fuddy-Duddy > Ninny."
TEST(IvoryState, PiecesAreWorthWhatTheInventorSays) {
  const auto value = [](Kind kind) {
    State here(Rules{});
    here.place(sq("e2"), code(kind, Side::First));
    return here.moving_value({sq("e2"), sq("e1")});
  };
  EXPECT_GT(value(Kind::Brain), value(Kind::Numskull));
  EXPECT_GT(value(Kind::Numskull), value(Kind::Clodhopper));
  EXPECT_GT(value(Kind::Clodhopper), value(Kind::Yahoo));
  EXPECT_EQ(value(Kind::Yahoo), value(Kind::Toady));
  EXPECT_GT(value(Kind::Toady), value(Kind::FuddyDuddy));
  EXPECT_GT(value(Kind::FuddyDuddy), value(Kind::Ninny));
}

}  // namespace
}  // namespace messhall::games::ivory
