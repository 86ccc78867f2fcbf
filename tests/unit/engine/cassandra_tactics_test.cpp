// Positions with one winning action, most of which exist only through a prophecy.
#include <gtest/gtest.h>

#include <atomic>
#include <fstream>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>
#include "engine/game_search.hpp"
#include "engine/level.hpp"
#include "games/cassandra/state.hpp"
#include "unit/search/foresight_solver.hpp"

namespace messhall::engine {
namespace {

using games::cassandra::State;
using search::test::Solver;

struct Tactic {
  std::string idea;
  std::string position;
  std::string action;
  int turns = 0;
  int prize = 0;  // hundredths of a Pawn; 0: the game
};

std::vector<Tactic> tactics() {
  std::ifstream file(std::string(MESSHALL_TEST_DATA) + "/cassandra-tactics.json");
  const auto data = nlohmann::json::parse(file, nullptr, false);
  std::vector<Tactic> found;
  if (data.is_discarded()) return found;
  for (const auto& entry : data["entries"]) {
    found.push_back({entry["idea"], entry["position"], entry["action"], entry["turns"], entry.value("prize", 0)});
  }
  return found;
}

std::unique_ptr<games::Position> position_of(const Tactic& tactic) {
  return std::move(*games::find("cassandra")->position(tactic.position, {}));
}

TEST(CassandraTactics, AreOfManyKinds) {
  const std::vector<Tactic> all = tactics();
  EXPECT_GE(all.size(), 20U);
  std::map<std::string, int> ideas;
  for (const Tactic& tactic : all) ++ideas[tactic.idea];
  for (const char* idea : {"trapped-king", "two-at-once", "opened-line", "pinned-defender", "dodge", "mate-first"}) {
    EXPECT_GE(ideas[idea], 2) << idea;
  }
}

// By trying everything: full width, all namings, nothing in common with the search.
TEST(CassandraTactics, HaveOneWinningActionEach) {
  for (const Tactic& tactic : tactics()) {
    const auto position = position_of(tactic);
    const auto action = position->parse_action(tactic.action);
    ASSERT_TRUE(action) << tactic.position;
    Solver solver(tactic.prize);
    const auto turns = solver.winning_turns(*State::from_text(tactic.position, {}), tactic.turns);
    ASSERT_EQ(turns.size(), 1U) << tactic.position;
    EXPECT_EQ(turns[0].move.code(), action->code & 0xFFFFU) << tactic.position;
    const Square named = turns[0].naming.is_naming() ? turns[0].naming.named() : kNoSquare;
    EXPECT_EQ(position->view(*action).named, named) << tactic.position;
  }
}

TEST(CassandraTactics, AreSolvedAtTheFourthLevel) {
  for (const Tactic& tactic : tactics()) {
    search::TranspositionTable table;
    std::atomic<bool> stop{false};
    const auto search = make_game_search("cassandra", table, stop, [] { return std::int64_t{0}; });
    const auto position = position_of(tactic);
    SearchRequest request;
    request.level = find_level(4);
    search->start(*position, request);
    while (search->step()) {
    }
    EXPECT_EQ(position->action_text(*search->choice()), tactic.action) << tactic.position;
  }
}

// Who knows nothing of prophecies never names a square, and does not see that its King is about to vanish.
TEST(CassandraTactics, AreHiddenFromTheBlind) {
  search::TranspositionTable table;
  std::atomic<bool> stop{false};
  const auto search = make_game_search("cassandra", table, stop, [] { return std::int64_t{0}; });
  int solved = 0;
  for (const Tactic& tactic : tactics()) {
    const auto position = position_of(tactic);
    SearchRequest request;
    request.limits.nodes = 20'000;
    request.blind = true;
    search->forget();
    search->start(*position, request);
    while (search->step()) {
    }
    const auto choice = search->choice();
    ASSERT_TRUE(choice) << tactic.position;
    EXPECT_EQ(position->view(*choice).named, kNoSquare) << tactic.position;
    solved += position->action_text(*choice) == tactic.action;
  }
  EXPECT_LE(solved, 2);
}

}  // namespace
}  // namespace messhall::engine
