#include "ui/ui.hpp"

#include "ui/kit.hpp"
#include "ui_fixture.hpp"

namespace messhall::ui {
namespace {

constexpr Rect kUndo{100, 100, 120, 44};
constexpr Rect kRedo{230, 100, 120, 44};
constexpr Rect kVolume{100, 200, 200, 44};
constexpr Rect kName{100, 300, 200, 44};

struct TestScreen : Screen {
  int undone = 0;
  int refused = 0;
  bool hovered = false;
  float volume = 0.5F;
  std::string name;
  std::string rest;
  std::vector<std::string> keys;

  void enter(Context&, std::string_view what) override { rest = what; }
  void draw(Context& c, Rect) override {
    const kit::Touch undo = kit::button(c, "test.undo", kUndo, Text{"test.undo", "Undo"});
    undone += undo.pressed ? 1 : 0;
    hovered = undo.hovered;
    kit::ButtonStyle off;
    off.disabled = true;
    refused += kit::button(c, "test.redo", kRedo, Text{"test.redo", "Redo"}, off).refused ? 1 : 0;
    kit::slider(c, "test.volume", kVolume, Text{"test.volume", "Volume"}, volume, 0.1F, Label(std::string("loud")));
    kit::text_field(c, "test.name", kName, Text{"test.name", "Name"}, name);
  }
  bool key(const Key& key) override {
    keys.push_back(key.name);
    return key.name == "u";
  }
  [[nodiscard]] Label title() const override { return Text{"test.title", "Test"}; }
};

struct TestDialog : Dialog {
  bool* was_dismissed;
  explicit TestDialog(bool* dismissed) : was_dismissed(dismissed) {}
  [[nodiscard]] std::string_view id() const override { return "ask"; }
  [[nodiscard]] Label title() const override { return Text{"test.ask", "Really?"}; }
  [[nodiscard]] Point size(Context&, float) override { return {300, 100}; }
  void draw(Context& c, Rect content) override {
    if (kit::button(c, "ask.yes", content.cut_bottom(44), Text{"test.yes", "Yes"})) c.ui.close();
  }
  void dismissed() override { *was_dismissed = true; }
};

struct UiTest : UiFixture {
  TestScreen* screen = nullptr;
  bool dismissed = false;

  UiTest() {
    auto made = std::make_unique<TestScreen>();
    screen = made.get();
    ui.add("first", std::move(made));
    ui.add("second", std::make_unique<TestScreen>());
    ui.arrive("first/a/b");
    settle();
  }
  void open() {
    ui.open(std::make_unique<TestDialog>(&dismissed));
    settle();
  }
};

TEST_F(UiTest, RestsWhenNothingChanges) {
  const int draws = device.draws;
  EXPECT_EQ(ui.frame(now + 5000), FrameControl::kRest);
  EXPECT_EQ(device.draws, draws + 1) << "only because the test drew it";
  EXPECT_FALSE(ui.frames().wanted());
}

TEST_F(UiTest, APressActsInTheNextFrame) {
  press(kUndo.centre());
  EXPECT_TRUE(ui.frames().wanted());
  frame();
  EXPECT_EQ(screen->undone, 1);
  settle();
  EXPECT_EQ(screen->undone, 1);
}

TEST_F(UiTest, KeyboardAndScreenReaderPressByName) {
  ui.activate("test.undo");
  frame();
  EXPECT_EQ(screen->undone, 1);
  frame();
  EXPECT_EQ(screen->undone, 1) << "once";
}

TEST_F(UiTest, ADisabledButtonAnswersWithARefusal) {
  press(kRedo.centre());
  frame();
  EXPECT_EQ(screen->refused, 1);
  EXPECT_TRUE(ui.mirror().find("test.redo")->state.disabled);
}

TEST_F(UiTest, FingersDoNotHover) {
  ui.pointer({PointerPhase::Move, 1, kUndo.centre(), PointerKind::Mouse, 0, now});
  frame();
  EXPECT_TRUE(screen->hovered);
  press(kUndo.centre(), PointerKind::Touch);
  settle();
  EXPECT_FALSE(screen->hovered);
}

TEST_F(UiTest, TheMirrorTellsWhatIsThere) {
  const Node* undo = ui.mirror().find("test.undo");
  ASSERT_NE(undo, nullptr);
  EXPECT_EQ(undo->label, "Undo");
  EXPECT_EQ(undo->rect, kUndo);
  ASSERT_FALSE(host.mirrors.empty());
  const std::size_t told = host.mirrors.size();
  frame();
  EXPECT_EQ(host.mirrors.size(), told) << "nothing has changed";
}

TEST_F(UiTest, ScreensHearTheRestOfTheirRoute) {
  EXPECT_EQ(screen->rest, "a/b");
  EXPECT_EQ(host.titled, "Test");
  EXPECT_EQ(ui.screen(), "first");
}

TEST_F(UiTest, NavigatingTellsThePageAndArrivingDoesNot) {
  ui.navigate("second");
  EXPECT_EQ(host.routes, std::vector<std::string>{"second"});
  ui.arrive("first");
  EXPECT_EQ(host.routes.size(), 1U);
  EXPECT_EQ(ui.route(), "first");
  ui.back();
  EXPECT_EQ(ui.route(), "second");
}

TEST_F(UiTest, UnknownRoutesShowTheFirstScreen) {
  ui.navigate("nowhere/at/all");
  EXPECT_EQ(ui.route(), "first");
}

TEST_F(UiTest, ADialogTakesEverything) {
  open();
  EXPECT_EQ(ui.mirror().find("test.undo"), nullptr);
  ASSERT_NE(ui.mirror().find("ask.yes"), nullptr);
  EXPECT_EQ(ui.mirror().find("ask.yes")->group, "ask");
  press(kUndo.centre());
  frame();
  EXPECT_EQ(screen->undone, 0);
}

TEST_F(UiTest, EscapeAndTheScrimDismissADialog) {
  open();
  EXPECT_TRUE(ui.key({"Escape", 0}));
  EXPECT_TRUE(dismissed);
  settle();
  EXPECT_FALSE(ui.dialog_open());
  dismissed = false;
  open();
  press({5, 5});
  settle();
  EXPECT_TRUE(dismissed);
  EXPECT_FALSE(ui.dialog_open());
}

TEST_F(UiTest, AnAnsweredDialogIsNotDismissedAndGivesTheFocusBack) {
  ui.focus("test.undo");
  frame();
  open();
  ui.activate("ask.yes");
  settle();
  EXPECT_FALSE(ui.dialog_open());
  EXPECT_FALSE(dismissed);
  EXPECT_EQ(host.focused, std::vector<std::string>{"test.undo"});
}

TEST_F(UiTest, KeysThatNobodyUsesAreThePages) {
  EXPECT_TRUE(ui.key({"u", 0}));
  EXPECT_FALSE(ui.key({"F5", 0}));
  EXPECT_EQ(screen->keys, (std::vector<std::string>{"u", "F5"}));
}

TEST_F(UiTest, ArrowsMoveTheFocusedSlider) {
  ui.focus("test.volume");
  frame();
  EXPECT_TRUE(ui.key({"ArrowRight", 0}));
  frame();
  EXPECT_NEAR(screen->volume, 0.6F, 1e-4F);
  EXPECT_TRUE(ui.key({"Home", 0}));
  frame();
  EXPECT_EQ(screen->volume, 0);
}

TEST_F(UiTest, ASliderFollowsThePointer) {
  ui.pointer({PointerPhase::Down, 1, {kVolume.x + 160, kVolume.centre().y}, PointerKind::Touch, 1, now});
  frame();
  EXPECT_NEAR(screen->volume, 0.8F, 1e-4F);
}

TEST_F(UiTest, TextComesFromThePagesField) {
  EXPECT_EQ(ui.mirror().find("test.name")->role, Role::TextBox);
  ui.text("test.name", "Ana", false);
  frame();
  EXPECT_EQ(screen->name, "Ana");
  EXPECT_EQ(ui.mirror().find("test.name")->value, "Ana");
}

TEST_F(UiTest, AToastIsSaidAndGoes) {
  ui.toast(Text{"test.saved", "Saved."});
  EXPECT_EQ(host.said, std::vector<std::string>{"Saved."});
  settle();
  const double wait = ui.frame(now);
  EXPECT_GT(wait, 0);
  EXPECT_EQ(ui.frame(now + 10'000), FrameControl::kRest);
}

TEST_F(UiTest, DrawsNothingWhileHiddenOrWithoutAContext) {
  const int draws = device.draws;
  ui.hide(true);
  EXPECT_EQ(frame(), FrameControl::kRest);
  ui.hide(false);
  ui.context_lost();
  EXPECT_EQ(frame(), FrameControl::kRest);
  EXPECT_EQ(device.draws, draws);
}

TEST_F(UiTest, RotationAndDensityAreNewLayouts) {
  EXPECT_TRUE(ui.layout().wide());
  ui.resize({390, 844, 3});
  EXPECT_TRUE(ui.layout().tall());
  EXPECT_TRUE(ui.frames().wanted());
}

TEST_F(UiTest, TellsWhatLiesUnderAPoint) {
  EXPECT_EQ(ui.widget_at(kUndo.centre()), "test.undo");
  EXPECT_EQ(ui.widget_at({1000, 700}), "");
}

}  // namespace
}  // namespace messhall::ui
