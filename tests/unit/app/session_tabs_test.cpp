// One visitor, two tabs.
#include "session_fixture.hpp"

namespace messhall::app {
namespace {

class TabsTest : public SessionTest {
 protected:
  // The other tab opens what this one has stored.
  void open_other() {
    other.restore(platform.stored);
    other_platform.time = platform.time;
  }
  bool hear(std::string_view key = "match") { return session.follow(key, other_platform.stored.at(std::string(key))); }

  FakePlatform other_platform;
  FakeLink other_link;
  Session other{other_platform, other_link};
};

TEST_F(TabsTest, ShowTheSameGameMoveByMove) {
  begin(kHumans, "d2d3");
  open_other();
  ASSERT_FALSE(other.play("e7e6"));
  session.look(0);
  const std::uint64_t id = session.match_id();
  platform.stored.clear();
  EXPECT_TRUE(hear());
  EXPECT_TRUE(session.following());
  EXPECT_EQ(match().moves_text(), "d2d3 e7e6");
  EXPECT_FALSE(match().looking_back());
  EXPECT_EQ(session.match_id(), id);
  EXPECT_EQ(notices(), "The game goes on in another tab. This one shows it too.|Red: Ninny e7 to e6.|");
  EXPECT_TRUE(platform.stored.empty()) << "the other tab would follow in turn";
  ASSERT_FALSE(other.undo());
  EXPECT_TRUE(hear());
  EXPECT_EQ(match().moves_text(), "d2d3");
}

TEST_F(TabsTest, LeaveTheThinkingToTheOneThatIsPlayedIn) {
  begin(kAgainstComputer);
  open_other();
  ASSERT_FALSE(other.play("d2d3"));
  link.take();
  EXPECT_TRUE(hear());
  pass(1'000);
  EXPECT_FALSE(session.thinking());
  EXPECT_TRUE(other.thinking());
  session.come_back();
  EXPECT_TRUE(session.thinking());
}

TEST_F(TabsTest, GoOnWhereSomethingIsDone) {
  begin();
  open_other();
  ASSERT_FALSE(other.play("d2d3"));
  EXPECT_TRUE(hear());
  ASSERT_FALSE(session.play("e7e6"));
  EXPECT_FALSE(session.following());
  EXPECT_TRUE(other.follow("match", platform.stored.at("match")));
  EXPECT_EQ(other.match()->moves_text(), "d2d3 e7e6");
}

TEST_F(TabsTest, SeeAnEndThatIsNoMove) {
  begin(kHumans, "d2d3");
  open_other();
  ASSERT_FALSE(other.resign());
  EXPECT_TRUE(hear());
  EXPECT_TRUE(match().over());
  EXPECT_TRUE(hear("games"));
  EXPECT_EQ(session.saved().size(), 1U);
}

TEST_F(TabsTest, KeepDifferentGamesApart) {
  begin(kHumans, "d2d3");
  open_other();
  platform.time += 5;
  other_platform.time += 5;
  ASSERT_FALSE(other.new_game(smess(), "c2c3"));
  EXPECT_FALSE(hear());
  EXPECT_EQ(match().moves_text(), "d2d3");
  EXPECT_FALSE(session.following());
}

TEST_F(TabsTest, ShareSettingsAndBelieveNothing) {
  open_other();
  Settings settings;
  settings.theme = "wood";
  other.change_settings(settings);
  EXPECT_TRUE(hear("settings"));
  EXPECT_EQ(session.settings().theme, "wood");
  begin();
  for (const char* const key : {"match", "games", "settings", "other"}) {
    for (const char* const text : {"", "{", "[1]", "7"}) {
      EXPECT_FALSE(session.follow(key, text)) << key << " " << text;
    }
  }
  EXPECT_FALSE(session.follow("match", R"({"id":")" + session.current_id() + R"(","record":"{}"})"));
}

}  // namespace
}  // namespace messhall::app
