// Board, reach, scenarios and whole games of Mess as independent programs computed them.
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <nlohmann/json.hpp>

#include "games/mess/cards.hpp"
#include "unit/games/mess_fixture.hpp"
#include "unit/games/test_data.hpp"

namespace messhall::games::mess {
namespace {

using nlohmann::json;

TEST(MessData, TheBoardIsThatOfTheTable) {
  const json board = messhall::test::read_json("mess/mess-board.json");
  ASSERT_EQ(board["squares"].size(), static_cast<std::size_t>(kRim));
  for (const json& row : board["squares"]) {
    const Square square = row["square"].get<Square>();
    const Place& here = place(square);
    EXPECT_EQ(kind_id(here.kind), row["kind"].get<std::string>()) << row;
    EXPECT_EQ(here.price, row.contains("price") ? row["price"].get<int>() : row.value("amount", 0)) << row;
    EXPECT_EQ(here.house, row.value("house", 0)) << row;
    EXPECT_EQ(group_id(here.group), row.value("group", kind_id(here.kind) == "railroad"  ? "railroad"
                                                       : kind_id(here.kind) == "utility" ? "utility"
                                                                                         : ""))
        << row;
    EXPECT_EQ(json(here.rent), row.value("rent", json(std::array<int, 6>{}))) << row;
  }
}

TEST(MessData, TheSumsOfTheRulesAreThoseOfTheTable) {
  const json board = messhall::test::read_json("mess/mess-board.json");
  for (std::size_t held = 1; held <= 4; ++held) EXPECT_EQ(kRailroadRent[held], board["railroad_rent"][held - 1]);
  for (std::size_t held = 1; held <= 2; ++held) EXPECT_EQ(kUtilityFactor[held], board["utility_multiplier"][held - 1]);
  EXPECT_EQ(kGoMoney, board["go"]);
  EXPECT_EQ(kJailFine, board["jail_fine"]);
  EXPECT_EQ(kHouses, board["houses"]);
  EXPECT_EQ(kHotels, board["hotels"]);
  for (std::size_t kind = 0; kind < kKinds; ++kind)
    EXPECT_EQ(kValue[kind], board["piece_values"][std::string(1, kLetters[kind])]);
}

TEST(MessData, TheCardsDoWhatTheTableSays) {
  const json board = messhall::test::read_json("mess/mess-board.json");
  const std::map<std::string, Effect> effects{{"advance", Effect::Advance},
                                              {"back", Effect::Back},
                                              {"jail", Effect::ToJail},
                                              {"jail-free", Effect::JailFree},
                                              {"collect", Effect::Collect},
                                              {"pay", Effect::Pay},
                                              {"pay-each-player", Effect::PayOther},
                                              {"collect-from-each-player", Effect::CollectOther},
                                              {"repairs", Effect::Repairs}};
  for (const Deck deck : {Deck::Chance, Deck::Chest}) {
    const json& rows = board[deck == Deck::Chance ? "chance" : "chest"];
    ASSERT_EQ(rows.size(), static_cast<std::size_t>(kCards));
    for (int index = 0; index < kCards; ++index) {
      const json& row = rows[static_cast<std::size_t>(index)];
      const Card& card = mess::card(deck, index);
      if (row["effect"] == "nearest") {
        EXPECT_EQ(card.effect, row["kind"] == "railroad" ? Effect::NearestRailroad : Effect::NearestUtility);
        continue;
      }
      EXPECT_EQ(card.effect, effects.at(row["effect"])) << row;
      EXPECT_EQ(card.square, row.value("to", 0)) << row;
      EXPECT_EQ(card.amount, row.value("amount", row.value("squares", row.value("house", 0)))) << row;
      EXPECT_EQ(card.hotel, row.value("hotel", 0)) << row;
    }
  }
}

TEST(MessData, EveryPieceReachesWhatTheTableSays) {
  const json table = messhall::test::read_json("mess/mess-reach.json");
  for (const auto& [letter, rows] : table.items()) {
    for (const auto& [from, goals] : rows.items()) {
      std::vector<int> found;
      for (Squares left = reach(*kind_of(letter[0]), static_cast<Square>(std::stoi(from))); !left.empty();)
        found.push_back(left.pop());
      EXPECT_EQ(json(found), goals) << letter << " from " << from;
    }
  }
}

// Plays a line of a file; says where it differs.
std::string replay(const json& game) {
  State state;
  std::map<std::size_t, json> checkpoints;
  for (const json& checkpoint : game["checkpoints"]) checkpoints[checkpoint["after"].get<std::size_t>()] = checkpoint;
  const json& actions = game["actions"];
  for (std::size_t i = 0; i <= actions.size(); ++i) {
    const std::string where = game["id"].get<std::string>() + " after " + std::to_string(i) + ": ";
    if (const auto found = checkpoints.find(i); found != checkpoints.end()) {
      if (state.json() != found->second["state"].dump()) return where + state.json();
      if (json(test::legal(state)) != found->second["legal"]) return where + "legal " + json(test::legal(state)).dump();
    }
    if (i == actions.size()) break;
    const auto action = read_action(actions[i].get<std::string>());
    if (!action || !test::is_legal(state, actions[i])) return where + actions[i].dump() + " is not legal";
    state.apply(*action);
  }
  const auto winner = state.winner();
  const std::string result = state.phase() != Phase::Over ? "*"
                             : !winner                    ? "1/2-1/2"
                             : *winner == Side::First     ? "1-0"
                                                          : "0-1";
  return result == game["result"] ? "" : game["id"].get<std::string>() + " ends with " + result;
}

void replay_all(const std::string& name, std::size_t wanted) {
  std::ifstream file(std::string(MESSHALL_MESS_GAMES) + "/" + name);
  std::size_t count = 0;
  for (std::string line; std::getline(file, line); ++count) {
    const json game = json::parse(line, nullptr, false);
    ASSERT_FALSE(game.is_discarded());
    EXPECT_EQ(replay(game), "");
  }
  EXPECT_EQ(count, wanted);
}

TEST(MessData, EveryScenarioReplays) { replay_all("scenarios.jsonl", 124); }
TEST(MessData, EveryGameReplays) { replay_all("games.jsonl", 87); }

}  // namespace
}  // namespace messhall::games::mess
