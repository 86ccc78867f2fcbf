// What people see of Cassandra Chess: notation, what an action does, warnings, the state of the game.
#include "games/cassandra/face.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "base/random.hpp"
#include "unit/games/cassandra_fixture.hpp"
#include "unit/games/test_data.hpp"

namespace messhall::games::cassandra {
namespace {

using Words = std::vector<std::string>;
constexpr const char* kStart = "startpos";

// ---- notation ----

TEST(CassandraNotation, IsThatOfChess) {
  EXPECT_EQ(notation(*position(kStart), "e2e4"), "e4");
  EXPECT_EQ(notation(*position(kStart), "g1f3"), "Nf3");
  EXPECT_EQ(notation(*after(kStart, "e2e4 d7d5"), "e4d5"), "e×d5");
  EXPECT_EQ(notation(*after(kStart, "e2e4 d7d5 e4d5"), "d8d5"), "Q×d5");
  EXPECT_EQ(notation(*after(kStart, "f2f4 e7e5"), "g2g3"), "g3");
  EXPECT_EQ(notation(*after(kStart, "f2f3 e7e5 g2g4"), "d8h4"), "Qh4#");
  EXPECT_EQ(notation(*after(kStart, "f2f3 e7e5 a2a3"), "d8h4"), "Qh4+");
}

TEST(CassandraNotation, TellsPiecesOfAKindApart) {
  EXPECT_EQ(notation(*position("4k3/8/8/8/8/8/8/R3K2R w - - 0 30 kr -/-"), "a1d1"), "Rd1");
  EXPECT_EQ(notation(*position("4k3/8/8/8/8/8/4K3/R6R w - - 0 30 kr -/-"), "a1d1"), "Rad1");
  EXPECT_EQ(notation(*position("4k3/8/8/R7/8/8/4K3/R7 w - - 0 30 kr -/-"), "a1a3"), "R1a3");
  EXPECT_EQ(notation(*position("4k3/8/8/Q1Q5/8/Q7/4K3/8 w - - 0 30 kq -/-"), "a5b4"), "Qa5b4");
  // A pinned one cannot go there anyway.
  EXPECT_EQ(notation(*position("4k3/4r3/8/8/8/8/4N3/N3K3 w - - 0 30 rn -/-"), "e1d1"), "Kd1");
  EXPECT_EQ(notation(*position("4k3/4r3/8/8/8/8/N3N3/4K3 w - - 0 30 rn -/-"), "a2c3"), "Nc3");
}

TEST(CassandraNotation, KnowsCastlingAndPromotion) {
  const char* text = "4k3/1P6/8/8/8/8/8/D3K2D w KQ - 0 30 kr -/- clobberers:fide";
  EXPECT_EQ(notation(*position(text), "e1g1"), "O-O");
  EXPECT_EQ(notation(*position(text), "e1b1"), "O-O-O");
  EXPECT_EQ(notation(*position(text), "b7b8q"), "b8=Q+");
  EXPECT_EQ(notation(*position(text), "b7b8w"), "b8=W");
}

TEST(CassandraNotation, ShowsWhatIsNamedAndWhatVanishes) {
  EXPECT_EQ(notation(*after(kStart, "e2e4"), "e7e5~e4"), "e5 ~e4");
  EXPECT_EQ(notation(*after(kStart, "e2e4 e7e5~e4 g1f3 b8c6"), "f1b5"), "Bb5 †e4");
  EXPECT_EQ(notation(*after(kStart, "e2e4 e7e5~e4 g1f3 b8c6"), "f1b5~e5"), "Bb5 ~e5 †e4");
}

// ---- what an action does ----

TEST(CassandraView, TellsOfCaptures) {
  const ActionView taken = view(*after(kStart, "e2e4 d7d5"), "e4d5");
  ASSERT_TRUE(taken.captured);
  EXPECT_EQ(*taken.captured, (Piece{sq("d5"), static_cast<std::uint8_t>(Kind::Pawn), Side::Second}));
  const ActionView passing = view(*position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 30 pp -/- fide:fide"), "e5d6");
  ASSERT_TRUE(passing.captured);
  EXPECT_EQ(passing.captured->square, sq("d5"));
  EXPECT_EQ(passing.to, sq("d6"));
}

TEST(CassandraView, TellsOfCastling) {
  const ActionView castled = view(*position("4k3/8/8/8/8/8/8/D3K2D w KQ - 0 30 kr -/- clobberers:fide"), "e1b1");
  ASSERT_TRUE(castled.shift);
  EXPECT_EQ(castled.shift->from, sq("a1"));
  EXPECT_EQ(castled.shift->to, sq("c1"));
  EXPECT_EQ(castled.path, (std::vector<Square>{sq("d1"), sq("c1")}));
}

TEST(CassandraView, TellsOfPromotionAndOfTheWay) {
  const ActionView promoted = view(*position("4k3/1P6/8/8/8/8/8/4K3 w - - 0 30 kk -/- fide:nutters"), "b7b8l~e7");
  EXPECT_EQ(promoted.text, "b7b8l~e7");
  EXPECT_EQ(promoted.promoted, static_cast<std::uint8_t>(Kind::Colonel));
  EXPECT_EQ(promoted.named, sq("e7"));
  const auto rook = position("4k3/8/8/8/8/8/8/R3K3 w - - 0 30 kr -/- fide:fide");
  EXPECT_EQ(view(*rook, "a1a4").path, (std::vector<Square>{sq("a2"), sq("a3")}));
  EXPECT_TRUE(view(*position(kStart), "g1f3").path.empty());
  EXPECT_EQ(view(*position(kStart), "e2e4").path, std::vector<Square>{sq("e3")});
}

TEST(CassandraView, TellsWhatTheFoesProphecyTakes) {
  const ActionView lost = view(*after(kStart, "e2e4 e7e5~e4 g1f3 b8c6"), "f1b5");
  ASSERT_TRUE(lost.vanished);
  EXPECT_EQ(*lost.vanished, (Piece{sq("e4"), static_cast<std::uint8_t>(Kind::Pawn), Side::First}));
  EXPECT_FALSE(view(*after(kStart, "e2e4 e7e6~e4 g1f3 b8c6"), "e4e5").vanished);
}

// ---- warnings ----

TEST(CassandraWarning, SaysThatAPieceVanishesRightAfterTheMove) {
  const auto here = after(kStart, "e2e4 e7e5~d4 g1f3 b8c6");
  EXPECT_EQ(warnings(*here, "d2d4"), Words{"Black has foretold d4: your Pawn there vanishes right after this move."});
  EXPECT_EQ(warnings(*here, "d2d3"), Words{});
}

TEST(CassandraWarning, SaysThatAPieceIsLostIfItStays) {
  const auto here = after(kStart, "e2e4 e7e5~d4");
  EXPECT_EQ(warnings(*here, "d2d4"),
            Words{"Black has foretold a Pawn on d4: it is lost if it still stands there after your next move."});
  EXPECT_EQ(warnings(*here, "d2d3"), Words{});
}

TEST(CassandraWarning, FearsForTheKing) {
  const auto now = position("4k3/8/8/8/8/8/8/4K3 b - - 7 80 kk e8:1/- fide:fide");
  EXPECT_EQ(warnings(*now, "e8e7"), Words{});
  const auto here = position("3k4/8/8/8/8/8/8/4K3 b - - 7 80 kk e8:1/- fide:fide");
  EXPECT_EQ(warnings(*here, "d8e8"),
            Words{"White has foretold your King on e8: it vanishes right after this move, and you lose."});
  const auto later = position("3k4/8/8/8/8/8/8/4K3 b - - 7 80 kk e8:0/- fide:fide");
  EXPECT_EQ(warnings(*later, "d8e8"),
            Words{"White has foretold your King on e8: you lose if it still stands there after your next move."});
}

TEST(CassandraWarning, SaysThatAProphecyLaysTheKingOpen) {
  const auto here = position("4k3/p7/8/4n3/8/8/8/r3R1K1 b - - 0 39 np e5:1/- fide:fide");
  EXPECT_EQ(warnings(*here, "a7a6"),
            Words{"White has foretold e5: your Knight there vanishes right after this move, and "
                  "lays your King open to the Rook on e1."});
}

TEST(CassandraWarning, SaysThatAnOwnProphecyOpensTheOwnKing) {
  const auto here = position("4k2r/8/8/8/7n/8/6P1/7K w - - 0 40 np -/- fide:fide");
  EXPECT_EQ(warnings(*here, "g2g3~h4"),
            Words{"If your prophecy for h4 comes true as things stand, it opens your King to the Rook on h8."});
  EXPECT_EQ(warnings(*here, "g2g3"), Words{});
}

// ---- notices ----

TEST(CassandraNotice, SaysCheckAndDanger) {
  const auto notice = [](const char* text) { return say(position(text)->notice()); };
  EXPECT_EQ(notice("4k3/8/8/8/8/8/4r3/4K3 w - - 0 30 rk -/- fide:fide"), "Check from the Rook on e2.");
  EXPECT_EQ(notice("4r3/8/8/k7/8/3n4/8/4K3 w - - 0 30 nk -/- fide:fide"),
            "Check from the Knight on d3 and from the Rook on e8.");
  EXPECT_EQ(notice("4k3/8/8/3p4/8/8/8/4K3 b - - 0 30 pk d5:1/- fide:fide"),
            "White has foretold your Pawn on d5: it vanishes after this move unless it leaves.");
  EXPECT_EQ(notice("4k3/8/8/8/8/8/8/4K3 b - - 0 30 kk e8:1/- fide:fide"),
            "White has foretold your King on e8: you lose unless it leaves now.");
  EXPECT_EQ(
      notice("4k3/8/8/3p4/8/8/4R3/4K3 b - - 0 30 pr d5:1/- fide:fide"),
      "Check from the Rook on e2. White has foretold your Pawn on d5: it vanishes after this move unless it leaves.");
  EXPECT_EQ(notice("4k3/8/8/4n3/8/8/8/r3R1K1 w - - 0 40 nr e5:1/- fide:fide"),
            "The King on e8 lies open: take it and win.");
  EXPECT_EQ(notice("startpos"), "");
}

// ---- captured pieces ----

TEST(CassandraCaptured, CountsWhatWasTakenAndWhatVanished) {
  const auto here = after(kStart, "e2e4 e7e5~e4 g1f3 b8c6 f1b5 g8f6 b5c6 d7c6");
  const auto white = here->captured(Side::First);
  EXPECT_EQ(white[index(Kind::Pawn)], 1);
  EXPECT_EQ(white[index(Kind::Bishop)], 1);
  const auto black = here->captured(Side::Second);
  EXPECT_EQ(black[index(Kind::Knight)], 1);
  EXPECT_EQ(black[index(Kind::Pawn)], 0);
}

// ---- texts go there and back ----

TEST(CassandraActions, ReadWhatTheyWriteAndComeBack) {
  Random random(11);
  for (std::uint32_t game = 0; game < 16; ++game) {
    const auto here = position(
        "startpos", {{"white-army", std::string(kArmyIds[game / 4])}, {"black-army", std::string(kArmyIds[game % 4])}});
    std::vector<std::string> texts{here->text()};
    std::vector<std::uint64_t> hashes{here->hash()};
    for (int turn = 0; turn < 80 && !here->outcome().over(); ++turn) {
      const auto actions = here->actions();
      const Action action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
      const std::string text = here->action_text(action);
      const auto read = here->parse_action(text);
      ASSERT_TRUE(read) << here->text() << ' ' << text;
      ASSERT_EQ(*read, action);
      ASSERT_EQ(here->view(action).text, text);
      here->apply(action);
      ASSERT_EQ(here->played().back(), action);
      texts.push_back(here->text());
      hashes.push_back(here->hash());
    }
    for (std::size_t left = texts.size() - 1; left > 0; --left) {
      ASSERT_EQ(here->text(), texts[left]);
      ASSERT_EQ(here->hash(), hashes[left]);
      ASSERT_TRUE(here->undo());
    }
    EXPECT_FALSE(here->undo());
    EXPECT_EQ(here->text(), texts[0]);
  }
}

// ---- games of the inventor ----

struct Recorded {
  std::string armies;
  Words coordinates;
  Words notation;  // as on the page, with its own piece letters
};

Recorded read_game(const std::string& file) {
  Recorded game;
  const std::string coordinates = "# coordinates (misprints mended): ";
  for (const std::string& line : test::read_lines("games/" + file)) {
    if (line.substr(0, 9) == "# armies ") game.armies = line.substr(9);
    if (line.substr(0, coordinates.size()) == coordinates)
      game.coordinates = test::words(line.substr(coordinates.size()));
    if (line.empty() || line[0] == '#') continue;
    for (const std::string& word : test::words(line)) {
      if (word.back() != '.' && word != "0-1") game.notation.push_back(word);
    }
  }
  return game;
}

class CassandraGame : public testing::TestWithParam<const char*> {};

// Roytman - Betza, by e-mail, 1996. Each move's notation fits the page's: same target square, and a capture, a check or
// castling where the page has one.
TEST_P(CassandraGame, ReplaysToTheEnd) {
  const Recorded game = read_game(GetParam());
  ASSERT_FALSE(game.coordinates.empty());
  ASSERT_EQ(game.notation.size(), game.coordinates.size());
  const std::size_t colon = game.armies.find(':');
  const auto here = position(
      "startpos", {{"white-army", game.armies.substr(0, colon)}, {"black-army", game.armies.substr(colon + 1)}});
  for (std::size_t i = 0; i < game.coordinates.size(); ++i) {
    const std::string& page = game.notation[i];
    const ActionView shown = view(*here, game.coordinates[i]);
    EXPECT_EQ(shown.text, game.coordinates[i]);
    if (page.substr(0, 3) == "O-O") {
      EXPECT_EQ(shown.notation.substr(0, page.size()), page);
    } else {
      EXPECT_NE(page.find(square_name(kSize, shown.to)), std::string::npos) << page << ' ' << shown.notation;
      EXPECT_NE(shown.notation.find(square_name(kSize, shown.to)), std::string::npos);
    }
    EXPECT_TRUE(play(*here, game.coordinates[i])) << game.coordinates[i];
  }
  EXPECT_FALSE(here->outcome().over());  // White resigned
  EXPECT_EQ(here->played().size(), game.coordinates.size());
}

INSTANTIATE_TEST_SUITE_P(OfTheInventor, CassandraGame, testing::Values("cwda_cc_fide_01.txt", "cwda_fide_cc_02.txt"),
                         [](const testing::TestParamInfo<const char*>& test) {
                           return test.index == 0 ? "First" : "Second";
                         });

}  // namespace
}  // namespace messhall::games::cassandra
