// The session with the real engine behind it: whole games, move by move.
#include <nlohmann/json.hpp>

#include "app/session.hpp"
#include "engine/engine.hpp"
#include "helpers.hpp"

namespace messhall::app {
namespace {

// Runs the engine in the same thread. Its lines wait until they are fetched, as they would between a page and a worker.
class RealLink final : public EngineLink {
 public:
  void send(std::string_view line) override { engine_->send(line); }
  void restart() override { start(); }

  // Lets the engine finish and hands its lines over.
  void deliver(Session& session) {
    while (engine_->step()) {
    }
    for (const std::string& line : std::exchange(lines_, {})) session.engine_line(line);
  }

 private:
  void start() {
    lines_.clear();
    engine_ = std::make_unique<engine::Engine>([this](std::string_view line) { lines_.emplace_back(line); },
                                               search::steady_time());
  }

  std::vector<std::string> lines_;
  std::unique_ptr<engine::Engine> engine_ = std::make_unique<engine::Engine>(
      [this](std::string_view line) { lines_.emplace_back(line); }, search::steady_time());
};

class EngineGame : public testing::Test {
 protected:
  EngineGame() {
    Settings settings;
    settings.pace = 0;
    session.change_settings(settings);
  }
  void step() {
    link.deliver(session);
    platform.time += 10;
    session.tick();
  }
  [[nodiscard]] bool over() const { return session.match()->over(); }

  FakePlatform platform;
  RealLink link;
  Session session{platform, link};
};

TEST_F(EngineGame, LevelOneAgainstLevelOneComesToAnEnd) {
  ASSERT_FALSE(session.new_game(smess({{1}, {1}})));
  for (int i = 0; i < 4'000 && !over(); ++i) step();
  ASSERT_TRUE(over()) << session.match()->moves_text();
  EXPECT_TRUE(session.engine_trouble().empty());
  EXPECT_EQ(platform.count("end"), 1U);
  EXPECT_EQ(platform.count("move"), session.match()->moves().size());
  const auto read = read_record(session.export_record());
  ASSERT_TRUE(read);
  EXPECT_EQ(read->outcome().reason, session.match()->outcome().reason);
}

TEST_F(EngineGame, AHumanWhoMovesByChanceGetsAnAnswerToEachMove) {
  MatchSetup setup = smess({{0}, {2}});
  setup.options["promotion"] = "exchange";
  ASSERT_FALSE(session.new_game(setup));
  Dice dice(4);
  for (int i = 0; i < 2'000 && !over(); ++i) {
    if (session.match()->human_to_move()) {
      const auto& legal = session.match()->legal();
      ASSERT_FALSE(session.play(legal[dice.below(legal.size())].text));
    }
    step();
  }
  EXPECT_TRUE(over());
  EXPECT_TRUE(session.engine_trouble().empty());
}

TEST_F(EngineGame, GivesAHintThatIsLegal) {
  ASSERT_FALSE(session.new_game(smess({{0}, {1}}, kBrainHangs)));
  ASSERT_FALSE(session.ask_hint());
  for (int i = 0; i < 10 && !session.hint(); ++i) step();
  ASSERT_TRUE(session.hint());
  EXPECT_EQ(session.hint()->text, "d7d6") << "takes the Brain";
}

TEST_F(EngineGame, PlaysOnAfterUndoInTheMiddleOfASearch) {
  ASSERT_FALSE(session.new_game(smess({{0}, {3}})));
  ASSERT_FALSE(session.play("d2d3"));
  ASSERT_FALSE(session.undo());
  ASSERT_FALSE(session.play("g2g1"));
  for (int i = 0; i < 10 && session.match()->moves().size() < 2; ++i) step();
  EXPECT_EQ(session.match()->moves().size(), 2U);
  EXPECT_EQ(session.match()->moves()[0].view.text, "g2g1");
  EXPECT_TRUE(session.match()->moves()[1].score);
}

}  // namespace
}  // namespace messhall::app
