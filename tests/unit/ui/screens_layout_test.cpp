// The screens in windows of every size and at rest: nothing lies over something else, nothing is cut, nothing moves.
#include <array>

#include "ui/screens/screens.hpp"
#include "unit/ui/hall_fixture.hpp"
#include "unit/ui/tidy_windows.hpp"

namespace messhall::ui {
namespace {

using app::Seats;

class ScreensLayoutTest : public HallFixture {
 protected:
  void sit(Seats seats = {}, std::string_view moves = {}, std::string start = "startpos") {
    begin(app::smess(seats, std::move(start)), moves);
  }
};

TEST_F(ScreensLayoutTest, LayOutTidilyInEveryWindow) {
  for (const Window& w : kWindows) {
    window(w.width, w.height, w.embedded);
    sit(kAgainstComputer, app::kOpening);
    expect_tidy(ui.mirror(), w, "play");
    const auto corner = session.square_rect("a1"), other = session.square_rect("g8");
    ASSERT_TRUE(corner && other) << w.width;
    EXPECT_GE(corner->x, 0);
    EXPECT_LE(corner->y + corner->height, w.height);
    EXPECT_GT(corner->width, 24) << w.width << "x" << w.height;
    if (w.embedded) continue;
    ui.navigate("lobby");
    draw();
    expect_tidy(ui.mirror(), w, "lobby");
    for (const char* screen : {"rules/smess", "endings/smess", "rules/cassandra/waffle", "rules/cassandra/lesson",
                               "rules/cassandra/armies", "rules/foo"}) {
      ui.navigate(screen);
      draw();
      expect_tidy(ui.mirror(), w, screen);
    }
  }
}

TEST_F(ScreensLayoutTest, EndingsSetTheInventorsWordsBesideTheSearchs) {
  window(1280, 800);
  ui.navigate("rules/smess");
  draw();
  press("rules.endings");
  EXPECT_EQ(ui.route(), "endings/smess");
  EXPECT_TRUE(node("endings.row.BS")->state.checked);
  EXPECT_EQ(label("endings.figure.first"), "Won with the move: 166\u00A0102 of 166\u00A0320 (99.8 %)");
  EXPECT_EQ(label("endings.figure.longest"), "Longest win: 11 moves");
  press("endings.row.BN");
  EXPECT_EQ(label("endings.figure.longest"), "Longest win: 27 moves");
  EXPECT_NE(node("endings.board.f7"), nullptr);
}

// Each example of a page stands on the board when it is asked for.
TEST_F(ScreensLayoutTest, RulesShowEveryExampleOfAPage) {
  window(1280, 800);
  ui.navigate("rules/college-mess/hands");
  draw();
  const std::string first = label("rules.try");
  press("rules.try.another");
  EXPECT_NE(label("rules.try"), first);
  EXPECT_NE(label("rules.try").find("f4"), std::string::npos);
  EXPECT_NE(label("rules.board.a1").find("Sophomore"), std::string::npos);
  press("rules.try.another");
  EXPECT_EQ(label("rules.try"), first);
}

TEST_F(ScreensLayoutTest, EndingsArePlayedFromTheirLongestWin) {
  window(390, 844);
  ui.navigate("endings/smess/BN");
  draw();
  press("endings.play");
  ASSERT_NE(session.match(), nullptr);
  EXPECT_EQ(session.match()->position().text(), "7/5B1/4b2/7/5N1/7/7/7 w 0 1");
  EXPECT_EQ(session.match()->seats().second, app::Seat{4});
}

TEST_F(ScreensLayoutTest, EndingsOfAGameWithoutThemShowThoseOfAnother) {
  window(1280, 800);
  ui.navigate("endings/chess");
  draw();
  EXPECT_NE(node("endings.play"), nullptr);
}

// While a window is dragged or unfolded it may be of any size for a moment.
TEST_F(ScreensLayoutTest, DrawInWindowsTooSmallToBeRead) {
  constexpr std::array<Point, 9> kSizes{
      {{1, 1}, {40, 40}, {60, 900}, {900, 60}, {200, 150}, {320, 240}, {660, 120}, {1000, 501}, {1400, 520}}};
  constexpr std::array<const char*, 10> kPlaces{{"lobby", "play", "rules/smess", "rules/smess/options",
                                                 "rules/college-mess/hands", "rules/cassandra/waffle",
                                                 "rules/cassandra/lesson", "rules/foo", "settings", "settings/look"}};
  const auto shrink = [this](Point size) {
    for (const bool embedded : {false, true}) {
      ui.resize({size.x, size.y, 1, embedded});
      for (int i = 0; i < 3; ++i) frame();
    }
  };
  sit(kAgainstComputer, app::kOpening);
  for (const Point size : kSizes) {
    for (const char* const place : kPlaces) {
      ui.navigate(place);
      shrink(size);
    }
    for (const auto& make : {make_menu, make_import, make_saved}) {
      ui.open(make(hall));
      shrink(size);
      ui.close();
    }
    for (const char* const game : {"smess", "cassandra"}) {
      hall.new_game(game);
      shrink(size);
      ui.close();
    }
    window(1280, 800, false);
    EXPECT_FALSE(ui.dialog_open()) << size.x << "x" << size.y;
  }
}

TEST_F(ScreensLayoutTest, ShowsNothingToPressOutsideOfAnEmbeddedBoard) {
  window(320, 400, true);
  hall.open("", true);
  draw();
  ASSERT_NE(session.match(), nullptr);
  EXPECT_NE(node("embed.undo"), nullptr);
  EXPECT_EQ(node("rail.lobby"), nullptr);
  EXPECT_EQ(node("play.menu"), nullptr);
}

TEST_F(ScreensLayoutTest, OffersARematchInTheBarOfAnEmbeddedBoard) {
  window(320, 400, true);
  hall.open("game=smess&position=1N5/3N1s1/3b3/4B2/7/7/7/7_w_0_1", true);
  draw();
  press("board.d7");
  press("board.d6");
  EXPECT_FALSE(ui.dialog_open());
  press("embed.rematch");
  EXPECT_EQ(moves(), "");
}

TEST_F(ScreensLayoutTest, RestWhenNothingChanges) {
  sit({}, app::kOpening);
  draw();
  EXPECT_LT(frame(), 0);
  ui.navigate("lobby");
  draw();
  EXPECT_LT(frame(), 0);
}

}  // namespace
}  // namespace messhall::ui
