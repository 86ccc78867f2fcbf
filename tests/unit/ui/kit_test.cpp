#include "ui/kit.hpp"

#include <functional>

#include "ui_fixture.hpp"

namespace messhall::ui {
namespace {

// Runs what a test wants to see drawn.
struct Stage : Screen {
  std::function<void(Context&, Rect)> play;
  void draw(Context& c, Rect area) override {
    if (play) play(c, area);
  }
  [[nodiscard]] Label title() const override { return Text{"test.stage", "Stage"}; }
};

struct KitTest : UiFixture {
  Stage* stage = nullptr;

  KitTest() {
    auto made = std::make_unique<Stage>();
    stage = made.get();
    ui.add("stage", std::move(made));
    ui.arrive("stage");
  }
  void show(std::function<void(Context&, Rect)> play) {
    stage->play = std::move(play);
    ui.frames().input();
    settle();
  }
};

TEST_F(KitTest, ParagraphsBreakAtSpacesAndCountTheirLines) {
  show([](Context& c, Rect) {
    const float word = kit::text_width(c, type::kBody, "word");
    const float space = kit::text_width(c, type::kBody, " ");
    const float two = 2 * word + space;
    EXPECT_EQ(kit::paragraph_height(c, two + 1, type::kBody, "word word word"), 2 * type::kBody.line);
    EXPECT_EQ(kit::paragraph_height(c, two - 1, type::kBody, "word word word"), 3 * type::kBody.line);
    EXPECT_EQ(kit::paragraph_height(c, 1000, type::kBody, "word\nword"), 2 * type::kBody.line);
    EXPECT_EQ(kit::paragraph_height(c, 1, type::kBody, "word word word", 2), 2 * type::kBody.line);
    EXPECT_EQ(kit::paragraph_height(c, 100, type::kBody, ""), 0);
  });
}

TEST_F(KitTest, BoldMarksAreNotText) {
  show([](Context& c, Rect) {
    EXPECT_EQ(kit::plain("**Numskull** on d5."), "Numskull on d5.");
    EXPECT_EQ(kit::text_width(c, type::kBody, "**ab**"), kit::text_width(c, bold_of(type::kBody), "ab"));
  });
}

TEST_F(KitTest, WordsThatHangTogetherStayTogether) {
  show([](Context& c, Rect) {
    const float width = kit::text_width(c, type::kBody, "d5xd7");
    EXPECT_EQ(kit::paragraph_height(c, width + 1, type::kBody, "go d5**x**d7"), 2 * type::kBody.line);
  });
}

TEST_F(KitTest, SegmentsGiveTheNewChoiceOnly) {
  std::optional<int> result;
  const std::array<kit::Choice, 2> choices{kit::Choice{"on", Text{"test.on", "On"}},
                                           kit::Choice{"off", Text{"test.off", "Off"}}};
  show([&](Context& c, Rect) {
    const auto now_chosen = kit::segmented(c, "test.seg", {0, 0, 200, 44}, Text{"test.seg", "Seg"}, choices, 0);
    if (now_chosen) result = now_chosen;
  });
  press({20, 20});
  settle();
  EXPECT_FALSE(result) << "it was chosen already";
  press({150, 20});
  settle();
  EXPECT_EQ(result, 1);
  EXPECT_EQ(ui.mirror().find("test.seg")->role, Role::RadioGroup);
  EXPECT_EQ(ui.mirror().find("test.seg.off")->group, "test.seg");
  EXPECT_EQ(ui.mirror().find("test.seg.on")->state.checked, true);
}

TEST_F(KitTest, AListScrollsByWheelAndStopsAtItsEnds) {
  float top = 0;
  show([&](Context& c, Rect) {
    kit::ScrollArea area(c, "test.list", {0, 0, 300, 200}, 1000);
    top = area.content().y;
  });
  EXPECT_FALSE(ui.wheel({50, 50}, 0, -40)) << "it stands at its start";
  EXPECT_TRUE(ui.wheel({50, 50}, 0, 40));
  settle();
  EXPECT_EQ(top, -40);
  ui.wheel({50, 50}, 0, 5000);
  settle();
  EXPECT_EQ(top, -800);
}

TEST_F(KitTest, AFlungListCoastsAndComesToRest) {
  float top = 0;
  show([&](Context& c, Rect) {
    kit::ScrollArea area(c, "test.list", {0, 0, 300, 200}, 10000);
    top = area.content().y;
  });
  const auto finger = [&](PointerPhase phase, float y) {
    ui.pointer({phase, 1, {50, y}, PointerKind::Touch, phase == PointerPhase::Up ? 0U : 1U, now});
    frame();
  };
  finger(PointerPhase::Down, 180);
  for (float y = 170; y >= 100; y -= 10) finger(PointerPhase::Move, y);
  const float held = top;
  finger(PointerPhase::Up, 100);
  settle();
  EXPECT_LT(top, held - 20) << "it goes on after the finger";
  EXPECT_FALSE(ui.frames().wanted());
}

TEST_F(KitTest, TheKeyboardBringsWhatIsHiddenIntoView) {
  float top = 0;
  show([&](Context& c, Rect) {
    kit::ScrollArea area(c, "test.list", {0, 0, 300, 200}, 1000);
    top = area.content().y;
    kit::button(c, "test.low", area.content().moved(0, 700).cut_top(44), Text{"test.low", "Low"});
  });
  ASSERT_NE(ui.mirror().find("test.low"), nullptr) << "hidden, but there";
  ui.focus("test.low");
  settle();
  EXPECT_LE(top + 744, 200);
  EXPECT_GE(top + 700, 0);
}

TEST_F(KitTest, WhatIsScrolledAwayCannotBePressed) {
  int pressed = 0;
  show([&](Context& c, Rect) {
    kit::ScrollArea area(c, "test.list", {0, 0, 300, 200}, 1000);
    if (kit::button(c, "test.low", area.content().moved(0, 300).cut_top(44), Text{"test.low", "Low"})) ++pressed;
  });
  press({50, 320});
  settle();
  EXPECT_EQ(pressed, 0);
}

TEST_F(KitTest, BubblesCoverNeitherTargetNorWhatIsKept) {
  const Rect room{0, 0, 700, 800};
  const Rect target{300, 400, 100, 100};
  const std::array<Rect, 1> keep{Rect{300, 500, 100, 100}};
  const kit::BubblePlace place = kit::place_bubble(room, target, keep, 380, 96);
  EXPECT_TRUE(place.rect.intersection(target).empty());
  EXPECT_TRUE(place.rect.intersection(keep[0]).empty());
  EXPECT_LT(place.rect.bottom(), target.y) << "above, because below is taken";
  const Rect top{300, 0, 100, 100};
  EXPECT_GT(kit::place_bubble(room, top, keep, 380, 96).rect.y, top.y) << "no room above";
}

TEST_F(KitTest, BubblesStandAsideWhenTheTargetIsAtTheEdge) {
  const Rect room{0, 0, 900, 800};
  const Rect target{300, 0, 100, 100};
  const std::array<Rect, 2> keep{Rect{300, 100, 100, 100}, Rect{0, 100, 900, 100}};
  const kit::BubblePlace place = kit::place_bubble(room, target, keep, 380, 96);
  EXPECT_TRUE(place.rect.intersection(target).empty());
  EXPECT_TRUE(place.rect.intersection(keep[1]).empty());
  EXPECT_GT(place.rect.x, target.right());
  EXPECT_GT(place.tip.x, target.right()) << "the tail points at the target from the right";
}

TEST_F(KitTest, MovesAreListedInPairsAndCanBeChosen) {
  std::optional<int> chosen;
  const std::vector<kit::MoveEntry> moves{{"a2-a3"}, {"b7-b6"}, {"c2-c3"}};
  show([&](Context& c, Rect) {
    if (const auto move = kit::move_list(c, "test.moves", {0, 0, 300, 200}, {moves, 2})) chosen = move;
  });
  EXPECT_TRUE(ui.mirror().find("test.moves.2")->state.current);
  const Rect second = ui.mirror().find("test.moves.1")->rect;
  EXPECT_EQ(second.y, ui.mirror().find("test.moves.0")->rect.y) << "one row a pair";
  press(second.centre());
  settle();
  EXPECT_EQ(chosen, 1);
}

TEST_F(KitTest, ContentMayGrowBeyondTheLengthItHad) {
  show([](Context& c, Rect) {
    kit::ScrollArea area(c, "test.grow", {0, 0, 100, 100}, 150);
    Rect column = area.content();
    column.cut_top(140);
    EXPECT_EQ(column.cut_top(80).h, 80);
    area.used(column.y);
  });
}

// The mark beside the name stands where the name does; without a name there is nothing else to see.
TEST_F(KitTest, ANameStandsInTheMiddleUntilSomethingIsBelowIt) {
  const Rect strip{0, 100, 300, kit::kPlayerStripHeight};
  kit::PlayerCard player;
  float top = 0;  // of all that was drawn
  const auto look = [&] {
    show([&](Context& c, Rect) {
      const int before = c.draw->VtxBuffer.Size;
      kit::player_strip(c, "test.strip", strip, player);
      top = strip.bottom();
      for (int i = before; i < c.draw->VtxBuffer.Size; ++i) top = std::min(top, c.draw->VtxBuffer[i].pos.y);
    });
  };
  look();
  EXPECT_NEAR(top, strip.centre().y - 6, 1) << "the mark is 12 high";
  const float alone = top;
  player.captured.ahead = 2;
  look();
  EXPECT_LT(top, alone - 5);
}

TEST_F(KitTest, GlidesArriveAndRest) {
  float value = -1;
  float target = 0;
  show([&](Context& c, Rect) { value = kit::glide(c, "test.glide", target, 180); });
  EXPECT_EQ(value, 0);
  target = 1;
  ui.frames().request();
  frame();
  EXPECT_LT(value, 1);
  settle();
  EXPECT_EQ(value, 1);
  ui.theme().choose(Motion::Less);
  target = 0;
  frame();
  EXPECT_EQ(value, 0) << "at once";
}

}  // namespace
}  // namespace messhall::ui
