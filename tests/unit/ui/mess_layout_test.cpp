// Mess in windows of every size.
#include <array>

#include "games/mess/sketch.hpp"
#include "unit/ui/mess_screens_fixture.hpp"
#include "unit/ui/tidy_windows.hpp"

namespace messhall::ui {
namespace {

using games::mess::Sketch;

TEST_F(MessScreens, StepsThroughTheGameInEveryWindow) {
  for (const Point size : {Point{1280, 800}, Point{390, 844}, Point{844, 390}}) {
    window(size.x, size.y);
    sit("roll dice:2-4 buy:P end");
    session.look(0);
    draw();
    EXPECT_EQ(label("ask.note"), "Step 0 of 4");
    press("ask.next");
    EXPECT_EQ(session.match()->cursor(), 1U);
    press("ask.next");
    press("ask.before");
    press("ask.first");
    EXPECT_EQ(session.match()->cursor(), 0U);
    press("ask.back");
    EXPECT_FALSE(session.match()->looking_back());
  }
}

TEST_F(MessScreens, ShowsTheLaddersOfTheEstateInEveryWindow) {
  const std::string war = Sketch{.men = "13P19R/12P14B39Q", .tokens = "14/0", .phase = "rent"}.text();
  for (const Point size : {Point{1280, 800}, Point{844, 390}, Point{390, 844}}) {
    window(size.x, size.y);
    sit({}, {}, war);
    const auto estate = session.match()->position().estate();
    ASSERT_TRUE(estate && estate->war);
    float lowest = 0;
    for (const games::Rung& rung : estate->war->rungs[0]) {
      const Node* const own = node("ask.rung." + std::to_string(rung.from));
      ASSERT_NE(own, nullptr) << size.x << ": " << int{rung.from};
      EXPECT_GT(own->rect.y, lowest) << "the cheapest first";
      lowest = own->rect.y;
    }
    for (const games::Rung& rung : estate->war->rungs[1])
      EXPECT_NE(node("ask.foe." + std::to_string(rung.from)), nullptr) << size.x << ": " << int{rung.from};
    // All of it is seen without scrolling.
    ASSERT_NE(node("ask.course"), nullptr);
    EXPECT_TRUE(node("ask.course")->clip.empty()) << size.x;
    EXPECT_LE(node("ask.course")->rect.bottom(), node("ask.attack")->rect.y) << size.x;
  }
}

TEST_F(MessScreens, KeepsTheWholeLogInTheMenuOfEveryWindow) {
  sit("roll dice:2-4 buy:P");
  for (const Point size : {Point{844, 390}, Point{390, 844}, Point{1024, 600}, Point{360, 640}}) {
    window(size.x, size.y);
    press(node("play.menu") != nullptr ? "play.menu" : "top.menu");
    press("menu.log");
    EXPECT_NE(label("mess.log.first").find("In hand: 7 Pawn"), std::string::npos) << size.x;
    EXPECT_NE(label("mess.log.first").find("On the board: 1 Pawn. In the graveyard: empty."), std::string::npos);
    EXPECT_TRUE(node("mess.log.second") != nullptr) << size.x;
    EXPECT_TRUE(says("White buys Oat Row with a Pawn for $100.")) << size.x;
    press("mess.log.close");
  }
}

TEST_F(MessScreens, LayOutTidilyInEveryWindow) {
  constexpr std::array<std::string_view, 3> kGames{"", "roll dice:2-4", "roll dice:2-4 buy:P"};
  for (const Window& w : kWindows) {
    window(w.width, w.height, w.embedded);
    for (const std::string_view moves : kGames) {
      sit(moves, kAgainstComputer);
      expect_tidy(ui.mirror(), w, moves);
      EXPECT_TRUE(session.square_rect("0")) << w.width;
    }
  }
}

TEST_F(MessScreens, DrawInWindowsTooSmallToBeRead) {
  constexpr std::array<Point, 8> kSizes{
      {{1, 1}, {40, 40}, {60, 900}, {900, 60}, {200, 150}, {320, 240}, {660, 120}, {1000, 501}}};
  sit("roll dice:2-4", kAgainstComputer);
  for (const Point size : kSizes) {
    for (const bool embedded : {false, true}) {
      ui.resize({size.x, size.y, 1, embedded});
      for (int i = 0; i < 3; ++i) frame();
    }
  }
  window(1280, 800);
  EXPECT_NE(node("ask.buy"), nullptr);
}

}  // namespace
}  // namespace messhall::ui
