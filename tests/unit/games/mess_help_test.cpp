// The rules page and the lessons: examples show what their words say, and the house's decisions are marked.
#include "games/mess/help.hpp"

#include <gtest/gtest.h>

#include <set>

#include "unit/games/mess_fixture.hpp"

namespace messhall::games::mess {
namespace {

using test::is_legal;
using test::play;

HelpParagraph paragraph(std::string_view id) {
  for (const HelpParagraph& one : help()) {
    if (one.text.id == id) return one;
  }
  ADD_FAILURE() << id;
  return {};
}

State example(std::string_view id) { return test::position(paragraph(id).position); }

// The squares that the piece reaches, by number.
std::set<std::string> reached(const State& state, Square from) {
  std::set<std::string> found;
  for (Squares left = reach(state.man(from).kind, from); !left.empty();) found.insert(std::to_string(left.pop()));
  return found;
}

TEST(MessHelp, PiecesReachWhatTheirExamplesSay) {
  using Names = std::set<std::string>;
  EXPECT_EQ(reached(example("mess.help.pawn.try"), 13), (Names{"14", "15"}));
  EXPECT_EQ(reached(example("mess.help.knight.try.rim"), 24), (Names{"40", "41"}));
  EXPECT_EQ(reached(example("mess.help.knight.try"), 41).size(), 19U);
  for (const Square square : {Square{24}, Square{13}}) {
    const State knight = example("mess.help.knight.try");
    EXPECT_TRUE(reach(Kind::Knight, 41).contains(square) && knight.owner(square) == Side::Second);
  }
  EXPECT_EQ(reached(example("mess.help.bishop.try"), 25),
            (Names{"20", "21", "22", "23", "24", "26", "27", "28", "29", "30"}));
  EXPECT_EQ(reached(example("mess.help.rook.try"), 35),
            (Names{"30", "31", "32", "33", "34", "36", "37", "38", "39", "0", "15"}));
  EXPECT_EQ(reached(example("mess.help.queen.try"), 10).size(), 39U);
  EXPECT_EQ(reached(example("mess.help.king.try"), 0), (Names{"1", "39"}));
}

TEST(MessHelp, ThePiecesAreThoseOfThePage) {
  for (const HelpParagraph& one : help()) {
    if (one.section != "pieces") continue;
    EXPECT_GE(one.kind, 0);
    if (one.position.empty()) continue;
    const State state = test::position(one.position);
    const auto square = static_cast<Square>(std::stoi(std::string(one.select)));
    EXPECT_EQ(index(state.man(square).kind), static_cast<std::size_t>(one.kind)) << one.text.id;
    EXPECT_EQ(state.man(square).owner, state.turn()) << one.text.id;
  }
}

TEST(MessHelp, TheDearestStreetIsTakenForNothing) {
  State state = example("mess.help.property.try");
  play(state, "move:11-39");
  EXPECT_EQ(state.owner(39), Side::First);
  EXPECT_EQ(state.cash(Side::First), 1500);
  EXPECT_FALSE(state.owner(11));
}

TEST(MessHelp, ThePawnGetsOutOfTheKingsReach) {
  const State state = example("mess.help.property.try.safe");
  EXPECT_FALSE(state.attackers(Side::Second, 1).empty());
  EXPECT_TRUE(is_legal(state, "move:1-2"));
  EXPECT_FALSE(place(2).property());
}

TEST(MessHelp, ItsWarsGoAsItSays) {
  State state = example("mess.help.wars.try");
  EXPECT_EQ(state.attackers(Side::First, 19).count(), 2);
  EXPECT_EQ(state.attackers(Side::Second, 19).count(), 1);
  play(state, "attack:10 attack:20 attack:31 hold");
  EXPECT_EQ(state.owner(19), Side::First);
  State houses = example("mess.help.wars.try.houses");
  play(houses, "attack:39");
  EXPECT_EQ(test::legal(houses), std::vector<std::string>{"hold"});
  play(houses, "hold");
  EXPECT_EQ(houses.phase(), Phase::Conquest);
  State queen = example("mess.help.wars.try.queen");
  play(queen, "attack:41");
  EXPECT_EQ(queen.graveyard(Side::Second)[index(Kind::Queen)], 1);
  State jail = example("mess.help.cards.try");
  EXPECT_TRUE(jail.jail(Side::First));
  play(jail, "attack:19");
  EXPECT_EQ(jail.owner(13), Side::First);
}

TEST(MessHelp, ItsDebtsComeOutAsItSays) {
  for (const char* way : {"mortgage:12", "mortgage:25 mortgage:5"}) {
    State state = example("mess.help.money.try");
    EXPECT_EQ(state.rent(39), 1400);
    play(state, way);
    EXPECT_NE(state.phase(), Phase::Debt) << way;
    EXPECT_FALSE(state.winner());
  }
  State last = example("mess.help.end.try");
  EXPECT_EQ(last.rent(18), 950);
  play(last, "mortgage:5");
  EXPECT_EQ(last.cash(Side::First), 0);
  EXPECT_FALSE(last.winner());
}

TEST(MessHelp, ItsHousesStandAsItSays) {
  const State state = example("mess.help.building.try");
  EXPECT_TRUE(is_legal(state, "build:16"));
  EXPECT_TRUE(is_legal(state, "build:19"));
  EXPECT_FALSE(is_legal(state, "build:18"));
  const State broken = example("mess.help.building.try.broken");
  EXPECT_FALSE(is_legal(broken, "build:31"));
  EXPECT_TRUE(is_legal(broken, "sell:31"));
  EXPECT_EQ(broken.rent(31), 390);
}

TEST(MessHelp, TellsTheSeedFromTheStandardGameAndTheHouse) {
  const auto source = [](std::string_view id) { return std::string(paragraph(id).source.english); };
  // In the seed.
  for (const char* id : {"mess.help.aim.deeds", "mess.help.turn.peace", "mess.help.property.move", "mess.help.wars",
                         "mess.help.money.mortgage", "mess.help.building", "mess.help.end", "mess.help.rook.across"}) {
    EXPECT_EQ(source(id), kOrigin.english) << id;
  }
  // "Each player rolls the dice and moves his token as usual": what is usual.
  for (const char* id : {"mess.help.turn.double", "mess.help.property.rent", "mess.help.money.go",
                         "mess.help.building.even", "mess.help.cards.jail"}) {
    EXPECT_EQ(source(id), kStandard.english) << id;
  }
  // Decisions.
  for (const char* id : {"mess.help.turn.once", "mess.help.property.decline", "mess.help.wars.leave",
                         "mess.help.wars.jail", "mess.help.money.debt", "mess.help.building.broken",
                         "mess.help.cards.double", "mess.help.end.rounds", "mess.help.end.cash"}) {
    EXPECT_TRUE(paragraph(id).house_rule) << id;
  }
}

TEST(MessLessons, CanBePlayedToTheirEnds) {
  ASSERT_EQ(lessons().size(), 2U);
  for (const Lesson& lesson : lessons()) {
    State state = test::position(std::string(lesson.position));
    for (const LessonStep& step : lesson.steps) {
      ASSERT_TRUE(is_legal(state, std::string(step.move))) << lesson.id << ": " << step.move;
      play(state, std::string(step.move));
    }
  }
}

TEST(MessLessons, TheWarEndsAsTheySay) {
  const Lesson lesson = lessons()[0];
  State state = test::position(std::string(lesson.position));
  EXPECT_EQ(state.rent(14), 12);
  for (const LessonStep& step : lesson.steps) play(state, std::string(step.move));
  EXPECT_EQ(state.owner(14), Side::First);
  EXPECT_EQ(state.cash(Side::First), 1500);
  EXPECT_EQ(state.graveyard(Side::First)[index(Kind::Bishop)], 1);
  EXPECT_EQ(state.graveyard(Side::Second)[index(Kind::Rook)], 1);
}

TEST(MessLessons, OnlyTheRookGoesAcross) {
  const Lesson lesson = lessons()[1];
  for (const Kind kind : {Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::King}) {
    EXPECT_FALSE(reach(kind, 11).contains(39));
  }
  State state = test::position(std::string(lesson.position));
  for (const LessonStep& step : lesson.steps) play(state, std::string(step.move));
  EXPECT_EQ(state.owner(39), Side::First);
  EXPECT_EQ(state.cash(Side::First), 1360);
  EXPECT_TRUE(state.attackers(Side::Second, 39).contains(37));
}

}  // namespace
}  // namespace messhall::games::mess
