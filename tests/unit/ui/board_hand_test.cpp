#include "ui/board/hand.hpp"

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <string_view>
#include <vector>

// A board of 7 by 8 squares of 100 px with a frame of 38. The player's pieces stand on d3, b4 and d5, red ones on d6
// and g8. d5 may go to d6 (taking) and e5; d3 to c3 and e3. The scripts below are sequences of what pointers and keys
// do; the tiny screen answers Select and Deselect as a real one would.
namespace messhall::ui::board {
namespace {

constexpr BoardSize kBoard{7, 8};

Square at(std::string_view name) {
  const auto square = read_square(kBoard, name);
  return square ? *square : kNoSquare;
}

std::string word(const Wish& wish) {
  const std::string to = square_name(kBoard, wish.to);
  switch (wish.kind) {
    case Wish::Kind::Select:
      return "select:" + to;
    case Wish::Kind::Deselect:
      return "deselect";
    case Wish::Kind::Try:
      return std::string(wish.dragged ? "drag:" : "try:") + square_name(kBoard, wish.from) + to;
    case Wish::Kind::Name:
      return "name:" + to;
    case Wish::Kind::Poke:
      return "poke:" + to;
  }
  return "?";
}

class Table {
 public:
  explicit Table(float width = 776, float height = 876)
      : layout_(fit({{0, 0, width, height}, kBoard, false, FrameStyle::Whole, 0, 1})) {
    for (const char* name : {"d3", "b4", "d5"}) {
      state.pieces.push_back({at(name), 0, games::Side::First});
      state.movable.push_back(at(name));
    }
    state.pieces.push_back({at("d6"), 0, games::Side::Second});
    state.pieces.push_back({at("g8"), 0, games::Side::Second});
  }

  // Steps: "down d5", "move e5", "up e5", "cancel", "blur", "key Enter", "activate d5"; "down2"... is another pointer;
  // squares may be moved by pixels ("d5+3,-2"); "out" is outside of the board, "frame" on its frame. A kind
  // ("touch", "mouse", "pen") holds for what follows. Gives the wishes, parted by blanks.
  std::string run(std::string_view script) {
    std::istringstream words{std::string(script)};
    std::string out;
    for (std::string verb; words >> verb;) {
      const std::optional<Wish> wish = step(verb, words);
      if (!wish) continue;
      if (!out.empty()) out += ' ';
      out += word(*wish);
      answer(*wish);
    }
    return out;
  }

  State state;
  Hand hand;
  const Layout& layout() const { return layout_; }

 private:
  std::optional<Wish> step(const std::string& verb, std::istringstream& words) {
    if (verb == "touch" || verb == "mouse" || verb == "pen") {
      kind_ = verb == "touch" ? PointerKind::Touch : verb == "pen" ? PointerKind::Pen : PointerKind::Mouse;
      return std::nullopt;
    }
    if (verb == "cancel") return send(PointerPhase::Cancel, 1, {}, 0);
    if (verb == "leave") return send(PointerPhase::Leave, 1, {}, 0);
    if (verb == "blur") return hand.blur();
    std::string argument;
    words >> argument;
    if (verb == "key") {
      const auto stroke = read_stroke({argument, 0});
      return stroke ? hand.key(*stroke, layout_, state) : std::nullopt;
    }
    if (verb == "activate") return hand.activate(at(argument), state);
    if (verb == "refuse") return state.selected = kNoSquare, hand.reconcile(state), std::nullopt;
    const Point p = point(argument);
    const int id = verb.back() == '2' ? 2 : 1;
    const std::string name = id == 2 ? verb.substr(0, verb.size() - 1) : verb;
    if (name == "down") return send(PointerPhase::Down, id, p, 1);
    if (name == "right") return send(PointerPhase::Down, id, p, 2);
    if (name == "move") return send(PointerPhase::Move, id, p, 1);
    if (name == "hover") return send(PointerPhase::Move, id, p, 0);
    if (name == "up") return send(PointerPhase::Up, id, p, 0);
    ADD_FAILURE() << "no such step: " << verb;
    return std::nullopt;
  }

  std::optional<Wish> send(PointerPhase phase, int id, Point p, unsigned buttons) {
    PointerEvent event;
    event.phase = phase;
    event.id = id;
    event.at = p;
    event.kind = kind_;
    event.buttons = buttons;
    return hand.pointer(event, layout_, state);
  }

  Point point(const std::string& text) const {
    if (text == "out") return {-60, 300};
    if (text == "frame") return {layout_.outer.x + 5, layout_.outer.y + 5};
    Point p = layout_.centre(at(text.substr(0, 2)));
    if (text.size() > 2) {
      std::istringstream shift(text.substr(2));
      char comma = 0;
      Point by;
      shift >> by.x >> comma >> by.y;
      p = p + by;
    }
    return p;
  }

  void answer(const Wish& wish) {
    state.selected = kNoSquare;
    state.targets.clear();
    if (wish.kind == Wish::Kind::Select) {
      state.selected = wish.to;
      if (wish.to == at("d5")) state.targets = {{at("d6"), true}, {at("e5"), false}};
      if (wish.to == at("d3")) state.targets = {{at("c3"), false}, {at("e3"), false}};
    }
    hand.reconcile(state);
  }

  Layout layout_;
  PointerKind kind_ = PointerKind::Mouse;
};

struct Case {
  const char* name;
  const char* script;
  const char* wishes;
};

class HandSequences : public testing::TestWithParam<Case> {};

TEST_P(HandSequences, GiveTheseWishes) {
  Table table;
  EXPECT_EQ(table.run(GetParam().script), GetParam().wishes) << GetParam().script;
}

const Case kClicks[] = {
    {"PressSelectsAtOnce", "down d5", "select:d5"},
    {"ReleaseKeepsIt", "down d5 up d5", "select:d5"},
    {"SecondClickPutsBack", "down d5 up d5 down d5 up d5", "select:d5 deselect"},
    {"ThirdClickSelectsAgain", "down d5 up d5 down d5 up d5 down d5 up d5", "select:d5 deselect select:d5"},
    {"ClickClickMoves", "down d5 up d5 down e5 up e5", "select:d5 try:d5e5"},
    {"ClickClickTakes", "down d5 up d5 down d6 up d6", "select:d5 try:d5d6"},
    {"ClickWhereItMayNotGoAsks", "down d5 up d5 down a1 up a1", "select:d5 try:d5a1"},
    {"AnotherPieceIsSelectedInstead", "down d5 up d5 down b4 up b4", "select:d5 select:b4"},
    {"EmptySquareIsPoked", "down a1 up a1", "poke:a1"},
    {"OtherSidesPieceIsPoked", "down g8 up g8", "poke:g8"},
    {"FrameDoesNothing", "down frame up frame", ""},
    {"FrameKeepsTheSelection", "down d5 up d5 down frame up frame down e5 up e5", "select:d5 try:d5e5"},
    {"OutsideDoesNothing", "down out up out", ""},
    {"SlidingOffIsAChangeOfMind", "down d5 up d5 down e5 move a1 up a1", "select:d5"},
    {"SlidingOffTheBoardIsAChangeOfMind", "down d5 up d5 down e5 move out up out", "select:d5"},
    {"SlidingBackCounts", "down d5 up d5 down e5 move a1 move e5 up e5", "select:d5 try:d5e5"},
    {"ShakingCounts", "down d5 up d5 down e5 move e5+3,2 up e5+3,2", "select:d5 try:d5e5"},
    {"OtherButtonsDoNothing", "right d5 up d5", ""},
    {"ReleaseWithoutPressDoesNothing", "up d5", ""},
    {"TwoReleasesMoveOnce", "down d5 up d5 down e5 up e5 up e5", "select:d5 try:d5e5"},
    {"OneTapNeverMovesTwice", "touch down d5 up d5 down e5 up e5 up e5 move e5 up e5", "select:d5 try:d5e5"},
};
INSTANTIATE_TEST_SUITE_P(Clicks, HandSequences, testing::ValuesIn(kClicks), [](const auto& p) { return p.param.name; });

const Case kDrags[] = {
    {"CarryingMoves", "down d5 move d5+0,-50 move d6 up d6", "select:d5 drag:d5d6"},
    {"CarryingAtOnceMoves", "down d5 move e5 up e5", "select:d5 drag:d5e5"},
    {"ReleaseFarAwayWithoutMoveIsADrag", "down d5 up e5", "select:d5 drag:d5e5"},
    {"CarryingWhereItMayNotGoAsks", "down d5 move a1 up a1", "select:d5 drag:d5a1"},
    {"OntoOwnPieceAsks", "down d5 move b4 up b4", "select:d5 drag:d5b4"},
    {"OutsidePutsBack", "down d5 move out up out", "select:d5 deselect"},
    {"OntoTheFramePutsBack", "down d5 move frame up frame", "select:d5 deselect"},
    {"BackOnItsSquareStaysInHand", "down d5 move e5 move d5 up d5 down e5 up e5", "select:d5 try:d5e5"},
    {"UnderTheThresholdIsAClick", "down d5 move d5+3,0 up d5+3,0 down e5 up e5", "select:d5 try:d5e5"},
    {"SelectedPieceCanBeCarried", "down d5 up d5 down d5 move e5 up e5", "select:d5 drag:d5e5"},
    {"SelectedPieceCarriedNowhereStays", "down d5 up d5 down d5 move e5 move d5 up d5", "select:d5"},
    {"OtherSidesPieceCannotBeCarried", "down g8 move f8 up f8", ""},
    {"EmptySquareCannotBeCarried", "down a1 move a2 up a2", ""},
    {"FingerMayRoll", "touch down d5 move d5+9,0 up d5+9,0 down e5 up e5", "select:d5 try:d5e5"},
    {"FingerCarriesBeyondItsSlop", "touch down d5 move d5+14,0 move d6 up d6", "select:d5 drag:d5d6"},
    {"PenIsBetween", "pen down d5 move d5+5,0 up d5+5,0", "select:d5"},
};
INSTANTIATE_TEST_SUITE_P(Drags, HandSequences, testing::ValuesIn(kDrags), [](const auto& p) { return p.param.name; });

const Case kTrouble[] = {
    {"CancelUndoesThePress", "down d5 cancel", "select:d5 deselect"},
    {"CancelPutsTheCarriedPieceBack", "down d5 move e5 cancel up e5", "select:d5 deselect"},
    {"CancelKeepsWhatWasSelectedBefore", "down d5 up d5 down d5 move e5 cancel down e5 up e5", "select:d5 try:d5e5"},
    {"CancelOfAClickMovesNothing", "down d5 up d5 down e5 cancel up e5", "select:d5"},
    {"BlurUndoesThePress", "down d5 move e5 blur up e5", "select:d5 deselect"},
    {"BlurAtRestDoesNothing", "down d5 up d5 blur down e5 up e5", "select:d5 try:d5e5"},
    {"SecondFingerIsIgnored", "touch down d5 down2 a1 up2 a1 move e5 up e5", "select:d5 drag:d5e5"},
    {"SecondFingerCannotDrop", "touch down d5 move e5 up2 e5 up e5", "select:d5 drag:d5e5"},
    {"SecondFingerCannotMove", "touch down d5 up d5 down a1 down2 e5 up2 e5 up a1", "select:d5 try:d5a1"},
    {"SecondButtonPutsTheCarriedPieceBack", "down d5 move e5 right e5 up e5", "select:d5 deselect"},
    {"LostReleaseIsNoticed", "down d5 move e5 hover e6 up e6", "select:d5 deselect"},
    {"LeaveDoesNotStopACarriedPiece", "down d5 move e5 leave up e5", "select:d5 drag:d5e5"},
    {"ATakenPieceCannotBeDropped", "down d5 move e5 refuse x up e5", "select:d5"},
};
INSTANTIATE_TEST_SUITE_P(Trouble, HandSequences, testing::ValuesIn(kTrouble),
                         [](const auto& p) { return p.param.name; });

const Case kKeys[] = {
    {"EnterWithoutCursorDoesNothing", "key Enter", ""},
    {"ArrowsBeginAtTheLowerLeft", "key ArrowRight key Enter", "poke:a1"},
    {"ArrowsMoveTheCursor", "key ArrowUp key ArrowUp key ArrowRight key Enter", "poke:b2"},
    {"SpaceIsEnterInTheMirror", "activate d5 activate e5", "select:d5 try:d5e5"},
    {"EnterSelectsAndMoves", "activate d5 key ArrowRight key Enter", "select:d5 try:d5e5"},
    {"EnterTwicePutsBack", "activate d5 key Enter", "select:d5 deselect"},
    {"EscapePutsBack", "activate d5 key Escape key Enter", "select:d5 deselect select:d5"},
    {"EscapeAtRestDoesNothing", "key Escape", ""},
    {"EscapePutsTheCarriedPieceBack", "down d5 move e5 key Escape up e5", "select:d5 deselect"},
    {"CursorStaysOnTheBoard", "activate a1 key ArrowLeft key ArrowDown key Enter", "poke:a1 poke:a1"},
    {"HomeAndEndGoToTheRowsEnds", "activate d3 key End key ArrowUp key Home key Enter", "select:d3 try:d3a4"},
    {"KeysDoNothingWhileThePointerHolds", "down d5 move e5 activate a1 up e5", "select:d5 drag:d5e5"},
    {"OtherKeysAreNotTheBoards", "key Tab key u", ""},
};
INSTANTIATE_TEST_SUITE_P(Keys, HandSequences, testing::ValuesIn(kKeys), [](const auto& p) { return p.param.name; });

TEST(Hand, KnowsWhichPieceFollowsThePointer) {
  Table table;
  table.run("down d5");
  EXPECT_EQ(table.hand.dragged(), kNoSquare);
  EXPECT_TRUE(table.hand.busy());
  table.run("move e5");
  EXPECT_EQ(table.hand.dragged(), at("d5"));
  EXPECT_EQ(table.hand.pointer_at(), table.layout().centre(at("e5")));
  EXPECT_EQ(table.hand.aim(table.layout(), table.state), at("e5"));
  table.run("up e5");
  EXPECT_EQ(table.hand.dragged(), kNoSquare);
  EXPECT_FALSE(table.hand.busy());
}

TEST(Hand, TellsWhereACarriedPieceWasLetGo) {
  Table table;
  table.run("down d5 move e5");
  PointerEvent up;
  up.phase = PointerPhase::Up;
  up.id = 1;
  up.at = table.layout().centre(at("e5")) + Point{7, 3};
  const auto wish = table.hand.pointer(up, table.layout(), table.state);
  ASSERT_TRUE(wish);
  EXPECT_EQ(wish->at, up.at);
}

TEST(Hand, HoversWithAMouseButNotWithAFinger) {
  Table table;
  table.run("hover d5");
  EXPECT_EQ(table.hand.hovered(), at("d5"));
  table.run("leave");
  EXPECT_EQ(table.hand.hovered(), kNoSquare);
  table.run("touch hover d5");
  EXPECT_EQ(table.hand.hovered(), kNoSquare);
}

TEST(Hand, ShowsTheCursorForKeysAndHidesItForPointers) {
  Table table;
  table.run("key ArrowRight");
  EXPECT_TRUE(table.hand.cursor_shown());
  table.run("down a1 up a1");
  EXPECT_FALSE(table.hand.cursor_shown());
}

TEST(Hand, FollowsTheScreenWhenTheBoardIsFlipped) {
  Table table;
  const Layout flipped = fit({{0, 0, 776, 876}, kBoard, true, FrameStyle::Whole, 0, 1});
  table.hand.set_cursor(at("d5"), true);
  EXPECT_FALSE(table.hand.key(Stroke::Right, flipped, table.state));
  EXPECT_EQ(table.hand.cursor(), at("c5"));
  EXPECT_FALSE(table.hand.key(Stroke::Up, flipped, table.state));
  EXPECT_EQ(table.hand.cursor(), at("c4"));
}

TEST(Hand, ReachesNearTargetsOnSmallSquares) {
  Table table(300, 340);
  ASSERT_LT(table.layout().unit, kSmallSquare);
  // Beside e5, on f5 by a few pixels.
  EXPECT_EQ(table.run("touch down d5 up d5 down e5+21,0 up e5+21,0"), "select:d5 try:d5e5");
  // A piece of one's own is meant, although a target is near.
  EXPECT_EQ(table.run("touch down d3 up d3 down b4+5,5 up b4+5,5"), "select:d3 select:b4");
}

TEST(Hand, NamesAnySquareWhileOneIsToBeNamed) {
  Table table;
  table.state.naming = true;
  EXPECT_EQ(table.run("down d5 up d5"), "name:d5");  // a piece of one's own
  EXPECT_EQ(table.run("down a1 up a1 activate g8"), "name:a1 name:g8");
  EXPECT_EQ(table.run("touch down d6 move e5 up e5"), "name:e5");  // where it is let go
  EXPECT_EQ(table.run("mouse down d6 move e5 up out"), "");
  EXPECT_EQ(table.run("down d6 cancel"), "");
  table.hand.set_cursor(at("c3"), true);
  EXPECT_EQ(table.run("key ArrowUp key Enter"), "name:c4");
}

TEST(Hand, LeavesKeysWithModifiersToThePage) {
  EXPECT_FALSE(read_stroke({"ArrowLeft", kControl}));
  EXPECT_FALSE(read_stroke({"Enter", kMeta}));
  EXPECT_EQ(read_stroke({"Enter", kShift}), Stroke::Enter);
}

}  // namespace
}  // namespace messhall::ui::board
