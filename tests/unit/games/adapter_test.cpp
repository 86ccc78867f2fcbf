// The contract, as every game has it, shown on Smess.
#include "games/adapter.hpp"

#include <gtest/gtest.h>

#include "base/random.hpp"
#include "unit/games/smess_fixture.hpp"

namespace messhall::games::smess {
namespace {

TEST(Position, UndoBringsEverythingBack) {
  Random random(8);
  for (int game = 0; game < 20; ++game) {
    const auto here = position("startpos");
    std::vector<std::pair<std::string, std::uint64_t>> trail;
    for (int ply = 0; ply < 120 && !here->outcome().over(); ++ply) {
      trail.emplace_back(here->text(), here->hash());
      const auto actions = here->actions();
      here->apply(actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
    }
    for (auto step = trail.rbegin(); step != trail.rend(); ++step) {
      ASSERT_TRUE(here->undo());
      ASSERT_EQ(here->text(), step->first);
      ASSERT_EQ(here->hash(), step->second);
      ASSERT_FALSE(here->outcome().over());
    }
    EXPECT_FALSE(here->undo());
  }
}

TEST(Position, NothingCanBeUndoneAtTheStart) { EXPECT_FALSE(position("startpos")->undo()); }

TEST(Position, ACloneGoesItsOwnWayWithItsOwnHistory) {
  const auto here = position("startpos");
  ASSERT_TRUE(play(*here, "c2c3"));
  const auto twin = here->clone();
  ASSERT_TRUE(play(*twin, "c7c6"));
  EXPECT_NE(twin->text(), here->text());
  EXPECT_TRUE(twin->undo());
  EXPECT_TRUE(twin->undo());
  EXPECT_EQ(twin->text(), here->info().start);
  EXPECT_EQ(here->to_move(), Side::Second);
}

TEST(Position, ACloneRemembersRepetitions) {
  const auto here = position("3b3/7/7/7/7/7/N6/3B3 w 0 1");
  ASSERT_TRUE(play(*here, "a2a1 d8c8 a1a2 c8d8 a2a1 d8c8 a1a2"));
  const auto twin = here->clone();
  ASSERT_TRUE(play(*twin, "c8d8"));
  EXPECT_EQ(twin->outcome().reason, "repetition");
}

TEST(Position, ShowsAQuietMove) {
  const auto here = position("startpos");
  const ActionView view = here->view(*here->parse_action("c2c3"));
  EXPECT_EQ(view.text, "c2c3");
  EXPECT_EQ(view.notation, "c2–c3");
  EXPECT_EQ(view.from, sq("c2"));
  EXPECT_EQ(view.to, sq("c3"));
  EXPECT_EQ(view.kind, 2);
  EXPECT_FALSE(view.captured);
  EXPECT_FALSE(view.promoted);
  EXPECT_TRUE(view.path.empty());
}

TEST(Position, ShowsACaptureAndTheSquaresOnTheWay) {
  const auto here = position("3b3/2n4/7/7/2S4/7/7/3B3 w 0 1");
  const ActionView view = here->view(*here->parse_action("c4c7"));
  EXPECT_EQ(view.notation, "c4×c7");
  EXPECT_EQ(view.captured, (Piece{sq("c7"), 2, Side::Second}));
  EXPECT_EQ(view.path, (std::vector<Square>{sq("c5"), sq("c6")}));
}

TEST(Position, ShowsAPromotion) {
  const auto here = position("1ssb3/2N4/7/7/7/7/7/3B3 w 0 1");
  EXPECT_EQ(here->view(*here->parse_action("c7c8")).notation, "c7×c8=S");
  EXPECT_EQ(here->view(*here->parse_action("c7c8")).promoted, 1);
  const auto quiet = position("6b/2N4/7/7/7/7/7/3B3 w 0 1");
  EXPECT_EQ(quiet->view(*quiet->parse_action("c7c8")).notation, "c7–c8=S");
}

TEST(Position, CountsCapturedPiecesByKind) {
  const auto here = position("startpos");
  EXPECT_EQ(here->captured(Side::First), (std::vector<int>{0, 0, 0}));
  const auto later = position("3b3/2n4/7/7/2S4/7/7/3B3 w 0 1");
  EXPECT_EQ(later->captured(Side::First), (std::vector<int>{0, 3, 7}));
  EXPECT_EQ(later->captured(Side::Second), (std::vector<int>{0, 4, 6}));
  ASSERT_TRUE(play(*later, "c4c7"));
  EXPECT_EQ(later->captured(Side::Second), (std::vector<int>{0, 4, 7}));
  ASSERT_TRUE(later->undo());
  EXPECT_EQ(later->captured(Side::Second), (std::vector<int>{0, 4, 6}));
}

TEST(Position, APromotedNinnyIsNotCounted) {
  const auto here = position("6b/2N4/7/7/7/7/NNNNNN1/1SSBSS1 w 0 1");
  ASSERT_TRUE(play(*here, "c7c8"));
  EXPECT_EQ(here->captured(Side::First), (std::vector<int>{0, 0, 0}));
  // Five Numskulls in a position text: one of them must have been a Ninny.
  EXPECT_EQ(position(here->text())->captured(Side::First), (std::vector<int>{0, 0, 0}));
}

TEST(Position, AnExchangeTakesANumskullBackFromTheCaptured) {
  const auto here = position("6b/2N4/7/7/7/7/NNNNNN1/1SSB1S1 w 0 1", {{"promotion", "exchange"}});
  EXPECT_EQ(here->captured(Side::First), (std::vector<int>{0, 1, 0}));
  ASSERT_TRUE(play(*here, "c7c8"));
  EXPECT_EQ(here->captured(Side::First), (std::vector<int>{0, 0, 1}));
}

TEST(Position, KnowsNoPieceOffTheBoard) {
  EXPECT_EQ(position("startpos")->piece_at(56), std::nullopt);
  EXPECT_EQ(position("startpos")->piece_at(kNoSquare), std::nullopt);
}

TEST(Position, HasNoChance) { EXPECT_TRUE(position("startpos")->chance_weights().empty()); }

}  // namespace
}  // namespace messhall::games::smess
