// The rules page and the lessons: examples show what their words say, and the house's decisions are marked.
#include "games/cassandra/help.hpp"

#include <gtest/gtest.h>

#include <set>

#include "unit/games/game_fixture.hpp"

namespace messhall::games::cassandra {
namespace {

using test::play;
using test::square;

const GameInfo& info() { return find("cassandra")->info(); }

HelpParagraph paragraph(std::string_view id) {
  for (const HelpParagraph& one : help()) {
    if (one.text.id == id) return one;
  }
  ADD_FAILURE() << id;
  return {};
}

std::unique_ptr<Position> example(std::string_view id) { return test::position("cassandra", paragraph(id).position); }

// Where the example's piece may go, and where it takes: "c4 d5x".
std::string targets_of(std::string_view id) {
  const HelpParagraph one = paragraph(id);
  const auto here = test::position("cassandra", one.position);
  const Square from = square(*here, one.select);
  std::set<std::string> found;
  for (const Action action : here->moves()) {
    const ActionView view = here->view(action);
    if (view.from == from) found.insert(square_name(info().board.size, view.to) + (view.captured ? "x" : ""));
  }
  std::string all;
  for (const std::string& name : found) all += (all.empty() ? "" : " ") + name;
  return all;
}

TEST(CassandraHelp, PiecesGoWhereTheirExamplesSay) {
  EXPECT_EQ(targets_of("cassandra.help.rook.try"), "c4 d1 d2 d3 d5 d6 d7x e4 f4 g4x");
  EXPECT_EQ(targets_of("cassandra.help.knight.try"), "b3 b5 c2 c6x e2 e6x f3 f5");
  EXPECT_EQ(targets_of("cassandra.help.bishop.try"), "a7 b6 c5 e3 e5 f2 f6 g1 g7x");
  EXPECT_EQ(targets_of("cassandra.help.queen.try"),
            "a4 a7x b4 b6 c3 c4 c5 d1 d2 d3 d5 d6 d7x e3 e4 e5 f2 f4 f6 g1 g4x g7 h8");
  EXPECT_EQ(targets_of("cassandra.help.bede.try"), "b4 b6x c5 d2 d6x e3 e5 f2 f4x f6 g1 g7 h8");
  EXPECT_EQ(targets_of("cassandra.help.waffle.try"), "b2 b6x c4 d3 d5 e4 f2 f6x");
  EXPECT_EQ(targets_of("cassandra.help.fad.try"), "b2 b4 b6x c3 c5 d2 d6x e3 f2 f4 f6");
  EXPECT_EQ(targets_of("cassandra.help.cardinal.try"), "a7 b3 b5 b6 c2 c5 c6x e2 e3 e5 e6 f2 f3 f5 f6x g1");
  EXPECT_EQ(targets_of("cassandra.help.charging-rook.try"), "c3 c4 d3 d5 d6 d7x e3 e4 f4 g4x");
  EXPECT_EQ(targets_of("cassandra.help.fibnif.try"), "c2 c3 c6x e2 e3 e6x");
  EXPECT_EQ(targets_of("cassandra.help.charging-knight.try"), "b5 c3 c4 c6x d3 e3 e4 e6 f5x");
  EXPECT_EQ(targets_of("cassandra.help.colonel.try"), "a4 b4 b5 c3 c4 c5 c6x d3 d5 d6 d7x e3 e4 e5 e6 f4 f5 g4x");
  EXPECT_EQ(targets_of("cassandra.help.short-rook.try"), "a4 b1 b2 b3 b5 b6 b7x c4 d4 e4 f4");
  EXPECT_EQ(targets_of("cassandra.help.woody-rook.try"), "b4 c4x d2 d3 d6x e4 f4");
  EXPECT_EQ(targets_of("cassandra.help.half-duck.try"), "a4 b4 c3 c5 d1 d2 d7x e3 e5 f4 g4x");
  EXPECT_EQ(targets_of("cassandra.help.chancellor.try"), "b3 b5 c2 c4 c6 d1 d2 d3 d5 d6 d7x e2 e4 e6 f3 f4 f5x g4 h4");
  EXPECT_EQ(targets_of("cassandra.help.king.try"), "c1 d1 d2 e2 f1 f2 g1");
  EXPECT_EQ(targets_of("cassandra.help.pawn.try"), "d6x e6");
}

TEST(CassandraHelp, ProphecyExamplesComeTrueAsTheySay) {
  const auto king = example("cassandra.help.aim.try");
  for (const Action action : king->moves()) {
    const auto next = king->clone();
    next->apply(action);
    EXPECT_EQ(next->outcome().result, Verdict::FirstWins) << king->action_text(action);
  }
  const auto blocked = example("cassandra.help.prophecies.try");
  for (const Action action : blocked->moves()) {
    EXPECT_TRUE(blocked->view(action).vanished) << blocked->action_text(action);
  }
  const auto dodge = example("cassandra.help.prophecies.try.dodge");
  for (const Action action : dodge->moves()) {
    const ActionView view = dodge->view(action);
    EXPECT_EQ(view.vanished.has_value(), view.from != square(*dodge, "c6")) << view.text;
  }
  const auto first = example("cassandra.help.prophecies.try.name");
  EXPECT_TRUE(play(*first, "f1b5~e5"));
}

TEST(CassandraHelp, TargetExamplesAdvanceAsTheySay) {
  const auto absent = example("cassandra.help.targets.try");
  ASSERT_TRUE(play(*absent, "e4d5"));
  EXPECT_EQ(absent->prophecies()->seers[0].target, 3);
  const auto immune = example("cassandra.help.targets.try.immune");
  ASSERT_TRUE(play(*immune, "c7c6"));
  EXPECT_FALSE(immune->prophecies()->vanished);
  const auto slot = example("cassandra.help.targets.try.slot");
  ASSERT_TRUE(play(*slot, "e8d8"));
  EXPECT_TRUE(slot->prophecies()->vanished);
  const auto spent = example("cassandra.help.targets.try.void");
  ASSERT_TRUE(play(*spent, "d2d1q"));
  EXPECT_FALSE(spent->prophecies()->vanished);
  EXPECT_TRUE(spent->piece_at(square(*spent, "d1")));
}

TEST(CassandraHelp, TurnExamplesEndAsTheySay) {
  const auto mate = example("cassandra.help.turn.try");
  ASSERT_TRUE(play(*mate, "d8h4"));
  EXPECT_EQ(mate->outcome().result, Verdict::SecondWins);
  EXPECT_TRUE(mate->piece_at(square(*mate, "e8")));
  const auto open = example("cassandra.help.turn.try.open");
  ASSERT_TRUE(play(*open, "e1e8"));
  EXPECT_EQ(open->outcome().result, Verdict::FirstWins);
  EXPECT_EQ(targets_of("cassandra.help.turn.try.exposed"), "g1");
  const auto stalemate = example("cassandra.help.end.try.stalemate");
  ASSERT_TRUE(play(*stalemate, "f5f7"));
  EXPECT_EQ(stalemate->outcome().result, Verdict::Draw);
}

TEST(CassandraHelp, ArmyExamplesAllowWhatTheySay) {
  EXPECT_TRUE(play(*example("cassandra.help.armies.try.castling"), "e1g1"));
  const auto castled = example("cassandra.help.armies.try.castling");
  ASSERT_TRUE(play(*castled, "e1b1"));
  ASSERT_TRUE(castled->piece_at(square(*castled, "c1")));
  EXPECT_FALSE(play(*example("cassandra.help.armies.try.castling"), "e1c1"));
  const auto promotion = example("cassandra.help.armies.try.promotion");
  std::set<int> kinds;
  for (const Action action : promotion->moves()) {
    if (const auto kind = promotion->view(action).promoted) kinds.insert(*kind);
  }
  EXPECT_EQ(kinds.size(), 8U);
}

TEST(CassandraHelp, TellsTheHousesDecisionsFromTheInventorsRules) {
  for (const char* id : {"cassandra.help.targets.void", "cassandra.help.targets.never-back", "cassandra.help.turn.open",
                         "cassandra.help.armies.clobberers", "cassandra.help.end.repetition"}) {
    EXPECT_TRUE(paragraph(id).house_rule) << id;
  }
  for (const char* id : {"cassandra.help.prophecies", "cassandra.help.prophecies.first", "cassandra.help.targets",
                         "cassandra.help.targets.absent", "cassandra.help.turn"}) {
    EXPECT_FALSE(paragraph(id).house_rule) << id;
  }
}

TEST(CassandraHelp, ExplainsAndShowsEveryPiece) {
  std::set<int> explained;
  std::set<int> shown;
  for (const HelpParagraph& one : help()) {
    if (one.section == "pieces") (one.position.empty() ? explained : shown).insert(one.kind);
  }
  EXPECT_EQ(explained.size(), info().kinds.size());
  EXPECT_EQ(shown.size(), info().kinds.size());
}

TEST(CassandraHelp, EverySectionHasABoard) {
  std::set<std::string_view> sections;
  std::set<std::string_view> shown;
  for (const HelpParagraph& one : help()) {
    sections.insert(one.section);
    if (!one.position.empty()) shown.insert(one.section);
  }
  sections.erase("options");
  EXPECT_EQ(shown, sections);
}

TEST(CassandraLessons, CanBePlayedToTheirEnds) {
  ASSERT_EQ(lessons().size(), 2U);
  for (const Lesson& lesson : lessons()) {
    const auto here = test::position("cassandra", lesson.position);
    for (const LessonStep& step : lesson.steps) {
      ASSERT_TRUE(play(*here, step.move)) << lesson.id << ": " << step.move;
    }
  }
}

TEST(CassandraLessons, ThePawnVanishes) {
  const auto here = test::position("cassandra", lessons()[0].position);
  ASSERT_TRUE(play(*here, "f1b5~e5 a7a6"));
  // While one is outstanding there is no other.
  EXPECT_FALSE(here->prophecies()->may_name);
  ASSERT_TRUE(play(*here, "b5a4 g8f6"));
  EXPECT_FALSE(here->piece_at(square(*here, "e5")));
  EXPECT_EQ(here->prophecies()->seers[0].target, 1);
}

TEST(CassandraLessons, CheckmateComesBeforeTheKingsProphecy) {
  const auto here = test::position("cassandra", lessons()[1].position);
  ASSERT_TRUE(play(*here, "f2f4~e8 e7e5~e1 g2g4 d8h4"));
  EXPECT_EQ(here->outcome().result, Verdict::SecondWins);
  EXPECT_EQ(here->outcome().reason, "checkmate");
  EXPECT_TRUE(here->piece_at(square(*here, "e8")));
}

TEST(CassandraInfo, EachSideChoosesAnArmyOfFourPieces) {
  std::set<Side> sides;
  for (const OptionInfo& option : info().options) {
    if (!option.side) continue;
    sides.insert(*option.side);
    ASSERT_EQ(option.choices.size(), 4U);
    std::set<int> kinds;
    for (const OptionChoice& choice : option.choices) {
      EXPECT_EQ(choice.kinds.size(), 4U);
      kinds.insert(choice.kinds.begin(), choice.kinds.end());
    }
    EXPECT_EQ(kinds.size(), 16U);
  }
  EXPECT_EQ(sides.size(), 2U);
}

}  // namespace
}  // namespace messhall::games::cassandra
