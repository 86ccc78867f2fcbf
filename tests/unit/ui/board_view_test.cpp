#include "ui/board/view.hpp"

#include <gtest/gtest.h>
#include <imgui.h>

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ui/kit/button.hpp"
#include "unit/ui/board_fixture.hpp"
#include "unit/ui/ui_fixture.hpp"

namespace messhall::ui::board {
namespace {

using games::Side;

// Shows one board of 3 by 3 and answers its wishes as a screen does. Blue's Ninny on a1 may go to a2 and take on b1.
class Stage : public Screen {
 public:
  Stage(const games::GameInfo& info, Skin skin) : view(info, "board"), skin_(std::move(skin)) { view.set(rest()); }

  void draw(Context& c, Rect /*area*/) override {
    view.place(c, {100, 100, 376, 376}, FrameStyle::Whole);
    if (const auto wish = view.show(c, skin_)) answer(*wish, c);
    if (covered) kit::button(c, "over", {100, 100, 376, 376}, Label(std::string("Over")), {});
  }
  bool key(const Key& key) override {
    const auto result = view.key(key);
    if (result.wish) wishes.push_back(*result.wish);
    return result.used;
  }
  [[nodiscard]] Label title() const override { return Label(std::string("Stage")); }

  static State rest() {
    State state;
    state.pieces = {{0, 1, Side::First}, {1, 1, Side::Second}};
    state.movable = {0};
    return state;
  }

  View view;
  std::vector<Wish> wishes;
  bool covered = false;

 private:
  void answer(const Wish& wish, const Context& c) {
    wishes.push_back(wish);
    State state = rest();
    if (wish.kind == Wish::Kind::Select) {
      state.selected = wish.to;
      state.targets = {{3, false}, {1, true}};
    }
    if (wish.kind != Wish::Kind::Try) return view.set(std::move(state));
    Transition how;
    how.moved = {wish.from, 1, Side::First};
    how.to = wish.to;
    state.pieces = {{wish.to, 1, Side::First}};
    state.movable.clear();
    view.play(std::move(state), how, c);
  }

  Skin skin_;
};

struct BoardView : UiFixture {
  games::GameInfo info = tiny_game();
  Stage* stage = nullptr;

  void SetUp() override {
    auto skin = parse_skin(kThemes, "plain");
    ASSERT_TRUE(skin);
    auto made = std::make_unique<Stage>(info, *skin);
    stage = made.get();
    ui.add("stage", std::move(made));
    ui.navigate("stage");
    settle();
  }
  [[nodiscard]] Point centre(Square square) const { return stage->view.layout().centre(square); }
  [[nodiscard]] std::string label(const std::string& id) const {
    const Node* node = ui.mirror().find(id);
    return node == nullptr ? "" : node->label;
  }
};

// Dots from hand to hand take more corners than a ray.
TEST_F(BoardView, JoinsTwoHandsOfAColourByALine) {
  const auto corners = [&](bool by_hand) {
    State state = Stage::rest();
    state.selected = 0;
    state.targets = {{8, false, by_hand}};
    stage->view.set(std::move(state));
    ui.frames().input();
    settle();
    return ImGui::GetDrawData()->TotalVtxCount;
  };
  const int ray = corners(false);
  EXPECT_GT(corners(true), ray + 40);
}

TEST_F(BoardView, SelectsAndMovesByPresses) {
  press(centre(0));
  settle();
  ASSERT_EQ(stage->wishes.size(), 1U);
  EXPECT_EQ(stage->wishes[0].kind, Wish::Kind::Select);
  EXPECT_EQ(stage->view.state().selected, 0);
  press(centre(3));
  settle();
  ASSERT_EQ(stage->wishes.size(), 2U);
  EXPECT_EQ(stage->wishes[1].kind, Wish::Kind::Try);
  EXPECT_EQ(stage->wishes[1].to, 3);
}

TEST_F(BoardView, UnderstandsTwoQuickPressesBetweenTwoFrames) {
  press(centre(0));
  press(centre(3));
  settle();
  ASSERT_EQ(stage->wishes.size(), 2U);
  EXPECT_EQ(stage->wishes[1].kind, Wish::Kind::Try);
  EXPECT_EQ(stage->wishes[1].from, 0);
}

TEST_F(BoardView, CarriesAPiece) {
  ui.pointer({PointerPhase::Down, 1, centre(0), PointerKind::Mouse, 1, now});
  settle();
  ui.pointer({PointerPhase::Move, 1, centre(1), PointerKind::Mouse, 1, now});
  settle();
  EXPECT_TRUE(stage->view.busy());
  ui.pointer({PointerPhase::Up, 1, centre(1), PointerKind::Mouse, 0, now});
  settle();
  ASSERT_EQ(stage->wishes.size(), 2U);
  EXPECT_TRUE(stage->wishes[1].dragged);
  EXPECT_FALSE(stage->view.busy());
}

TEST_F(BoardView, LeavesPressesToWhatLiesOverIt) {
  stage->covered = true;
  ui.frames().request();
  settle();
  press(centre(0));
  settle();
  EXPECT_TRUE(stage->wishes.empty());
}

TEST_F(BoardView, StandsInTheMirrorAsAGridOfCells) {
  EXPECT_EQ(ui.mirror().find("board")->role, ui::Role::Grid);
  EXPECT_EQ(label("board"), "Tiny board");
  EXPECT_EQ(ui.mirror().find("board.row3")->role, ui::Role::Row);
  EXPECT_EQ(ui.mirror().find("board.row3")->group, "board");
  const Node* cell = ui.mirror().find("board.a1");
  ASSERT_NE(cell, nullptr);
  EXPECT_EQ(cell->role, ui::Role::GridCell);
  EXPECT_EQ(cell->group, "board.row1");
  EXPECT_EQ(cell->rect, stage->view.layout().square_rect(0));
  EXPECT_EQ(cell->label, "a1, Blue Ninny, arrow north");
}

TEST_F(BoardView, IsPlayedThroughTheMirror) {
  ui.activate("board.a1");
  settle();
  EXPECT_TRUE(ui.mirror().find("board.a1")->state.selected.value_or(false));
  EXPECT_EQ(label("board.a2"), "a2, empty, arrows all ways, may go here");
  ui.activate("board.a2");
  settle();
  ASSERT_EQ(stage->wishes.size(), 2U);
  EXPECT_EQ(stage->wishes[1].kind, Wish::Kind::Try);
  EXPECT_EQ(label("board.a2"), "a2, Blue Ninny, arrows all ways");
}

TEST_F(BoardView, FollowsTheKeyboard) {
  ui.focus("board.b2");
  settle();
  EXPECT_EQ(stage->view.cursor(), 4);
  EXPECT_TRUE(ui.key({"ArrowRight", 0}));
  EXPECT_EQ(stage->view.cursor(), 5);
  // The page has not moved the focus yet: the cursor stays ahead.
  settle();
  EXPECT_EQ(stage->view.cursor(), 5);
  EXPECT_FALSE(ui.key({"x", 0}));
}

TEST_F(BoardView, RestsWhenNothingMoves) {
  EXPECT_EQ(frame(), FrameControl::kRest);
  press(centre(0));
  EXPECT_LT(settle(), 10);
  EXPECT_EQ(frame(), FrameControl::kRest);
}

TEST_F(BoardView, AsksForFramesWhileAPieceMoves) {
  press(centre(0));
  settle();
  press(centre(3));
  const int frames = settle();
  // 180 ms at 16 ms a frame, and those that follow any input.
  EXPECT_GE(frames, 11);
  EXPECT_LE(frames, 16);
  EXPECT_FALSE(stage->view.animating(now));
}

TEST_F(BoardView, JumpsForThoseWhoWantItStill) {
  ui.media({false, true});
  press(centre(0));
  settle();
  press(centre(3));
  EXPECT_LE(settle(), 6);
}

TEST_F(BoardView, EndsAMovementWithTheNextPress) {
  press(centre(0));
  settle();
  press(centre(3));
  frame();
  frame();
  EXPECT_TRUE(stage->view.animating(now));
  press(centre(8));
  frame();
  EXPECT_FALSE(stage->view.animating(now));
}

TEST_F(BoardView, DrawsBeforeItsPicturesAreThere) { EXPECT_GT(device.vertices, 500); }

}  // namespace
}  // namespace messhall::ui::board
