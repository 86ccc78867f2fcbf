// Every entry of tests/data/cassandra.json, read, listed, counted and played.
#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

#include "unit/games/cassandra_fixture.hpp"
#include "unit/games/test_data.hpp"

namespace messhall::games::cassandra {
namespace {

using Json = nlohmann::json;
using Words = std::vector<std::string>;

const Json& entries() {
  static const Json data = test::read_json("cassandra.json");
  return data["entries"];
}

// What the table calls an end, and what the game does.
const std::map<std::string, std::string, std::less<>> kReasons{
    {"ongoing", ""},
    {"mate", "checkmate"},
    {"mate-after", "checkmate"},
    {"king-foretold", "king-foretold"},
    {"stalemate", "stalemate"},
    {"draw-100", "hundred-plies"},
};

struct Entry {
  const Json& json;
  std::string fen;
};

// All of them in one test: a process for each would take longer than what it looks at.
template <class Look>
void for_each_entry(Look look) {
  for (const Json& json : entries()) {
    const Entry entry{json, json["fen"]};
    SCOPED_TRACE(json["id"].get<std::string>() + ": " + entry.fen);
    look(entry);
  }
}

Words sorted(Words words) {
  std::sort(words.begin(), words.end());
  return words;
}

TEST(CassandraData, ReadsAndWritesTheText) {
  for_each_entry([](const Entry& entry) { EXPECT_EQ(position(entry.fen)->text(), entry.fen); });
}

TEST(CassandraData, KnowsHowTheGameStands) {
  for_each_entry([](const Entry& entry) {
    const Outcome outcome = position(entry.fen)->outcome();
    EXPECT_EQ(outcome.reason, kReasons.at(entry.json["status"].get<std::string>()));
    if (!outcome.over()) return;
    const Verdict winner = entry.json["winner"] == "w"   ? Verdict::FirstWins
                           : entry.json["winner"] == "b" ? Verdict::SecondWins
                                                         : Verdict::Draw;
    EXPECT_EQ(outcome.result, winner);
  });
}

TEST(CassandraData, ListsTheMovesAndWhetherTheyMayCarryAProphecy) {
  for_each_entry([](const Entry& entry) {
    const auto here = position(entry.fen);
    const bool allowed = entry.json["prophecy_allowed"];
    EXPECT_EQ(moves(*here), sorted(entry.json["moves"]));
    EXPECT_EQ(here->prophecies()->may_name, allowed);
    EXPECT_EQ(here->actions().size(), here->moves().size() * (allowed ? 65 : 1));
  });
}

TEST(CassandraData, ListsTheMovesOfOrdinaryChess) {
  for_each_entry([](const Entry& entry) {
    if (!entry.json.contains("moves_ordinary")) return;
    EXPECT_EQ(moves(*position(entry.fen, kOrdinary)), sorted(entry.json["moves_ordinary"]));
  });
}

TEST(CassandraData, StandsAfterTheFulfilment) {
  for_each_entry([](const Entry& entry) {
    if (!entry.json.contains("fen_after_fulfilment")) return;
    const State here = state(entry.fen);
    const State then = state(entry.json["fen_after_fulfilment"].get<std::string>());
    EXPECT_EQ(here.key(), then.key());
    EXPECT_EQ(here.halfmove(), then.halfmove());
    EXPECT_EQ(here.fullmove(), then.fullmove());
  });
}

TEST(CassandraData, GoesOnAsTheTableSays) {
  for_each_entry([](const Entry& entry) {
    if (!entry.json.contains("after")) return;
    for (const auto& [move, fen] : entry.json["after"].items()) {
      EXPECT_EQ(after(entry.fen, move)->text(), fen.get<std::string>()) << move;
    }
  });
}

TEST(CassandraData, CameAboutAsTheTableSays) {
  for_each_entry([](const Entry& entry) {
    if (!entry.json.contains("from")) return;
    const auto here = position(entry.json["from"].get<std::string>());
    const Words actions = entry.json["actions"];
    for (std::size_t i = 0; i < actions.size(); ++i) {
      ASSERT_TRUE(play(*here, actions[i])) << actions[i];
      EXPECT_EQ(here->text(), entry.json["fens"][i].get<std::string>() + " fide:fide");
    }
    EXPECT_EQ(here->text(), entry.fen);
    if (entry.json.contains("status_in_game")) {
      EXPECT_EQ(here->outcome().reason, kReasons.at(entry.json["status_in_game"].get<std::string>()));
    }
  });
}

TEST(CassandraData, CountsTheTree) {
  for_each_entry([](const Entry& entry) {
    const auto here = position(entry.fen);
    for (const auto& [depth, nodes] : entry.json["perft"].items()) {
      EXPECT_EQ(here->perft(std::stoi(depth)), nodes.get<std::uint64_t>()) << "depth " << depth;
    }
  });
}

TEST(CassandraData, CountsTheTreeOfOrdinaryChess) {
  for_each_entry([](const Entry& entry) {
    const auto here = position(entry.fen, kOrdinary);
    for (const auto& [depth, nodes] : entry.json["perft_moves"].items()) {
      EXPECT_EQ(here->perft(std::stoi(depth)), nodes.get<std::uint64_t>()) << "depth " << depth;
    }
  });
}

TEST(CassandraTable, IsThere) { EXPECT_EQ(entries().size(), 94U); }

// "draws switched off by the player"
TEST(CassandraTable, KnowsTheGameWithoutTheLimitOfPlies) {
  int seen = 0;
  for (const Json& entry : entries()) {
    if (entry["id"] != "halfmove-100") continue;
    const Json& other = entry["other_reading"];
    const auto here = position(other["fen"].get<std::string>(), {{"move-limit", "off"}});
    EXPECT_FALSE(here->outcome().over());
    EXPECT_EQ(moves(*here), sorted(other["moves"]));
    for (const auto& [depth, nodes] : other["perft"].items()) {
      EXPECT_EQ(here->perft(std::stoi(depth)), nodes.get<std::uint64_t>()) << "depth " << depth;
    }
    ++seen;
  }
  EXPECT_EQ(seen, 1);
}

}  // namespace
}  // namespace messhall::games::cassandra
