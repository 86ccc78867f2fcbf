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
  std::size_t number = 0;
  [[nodiscard]] const Json& json() const { return entries()[number]; }
  [[nodiscard]] std::string fen() const { return json()["fen"]; }
};
void PrintTo(const Entry& entry, std::ostream* out) { *out << entry.json()["id"] << ": " << entry.fen(); }

std::vector<Entry> all_entries() {
  std::vector<Entry> all;
  for (std::size_t i = 0; i < entries().size(); ++i) all.push_back({i});
  return all;
}

std::string entry_name(const testing::TestParamInfo<Entry>& info) {
  std::string name = info.param.json()["id"];
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

Words sorted(Words words) {
  std::sort(words.begin(), words.end());
  return words;
}

class CassandraData : public testing::TestWithParam<Entry> {};

TEST_P(CassandraData, ReadsAndWritesTheText) { EXPECT_EQ(position(GetParam().fen())->text(), GetParam().fen()); }

TEST_P(CassandraData, KnowsHowTheGameStands) {
  const Json& entry = GetParam().json();
  const Outcome outcome = position(GetParam().fen())->outcome();
  EXPECT_EQ(outcome.reason, kReasons.at(entry["status"].get<std::string>()));
  if (!outcome.over()) return;
  const Verdict winner = entry["winner"] == "w"   ? Verdict::FirstWins
                         : entry["winner"] == "b" ? Verdict::SecondWins
                                                  : Verdict::Draw;
  EXPECT_EQ(outcome.result, winner);
}

TEST_P(CassandraData, ListsTheMovesAndWhetherTheyMayCarryAProphecy) {
  const Json& entry = GetParam().json();
  const auto here = position(GetParam().fen());
  const bool allowed = entry["prophecy_allowed"];
  EXPECT_EQ(moves(*here), sorted(entry["moves"]));
  EXPECT_EQ(here->prophecies()->may_name, allowed);
  EXPECT_EQ(here->actions().size(), here->moves().size() * (allowed ? 65 : 1));
}

TEST_P(CassandraData, ListsTheMovesOfOrdinaryChess) {
  const Json& entry = GetParam().json();
  if (!entry.contains("moves_ordinary")) return;
  EXPECT_EQ(moves(*position(GetParam().fen(), kOrdinary)), sorted(entry["moves_ordinary"]));
}

TEST_P(CassandraData, StandsAfterTheFulfilment) {
  const Json& entry = GetParam().json();
  if (!entry.contains("fen_after_fulfilment")) return;
  const State here = state(GetParam().fen());
  const State then = state(entry["fen_after_fulfilment"].get<std::string>());
  EXPECT_EQ(here.key(), then.key());
  EXPECT_EQ(here.halfmove(), then.halfmove());
  EXPECT_EQ(here.fullmove(), then.fullmove());
}

TEST_P(CassandraData, GoesOnAsTheTableSays) {
  const Json& entry = GetParam().json();
  if (!entry.contains("after")) return;
  for (const auto& [move, fen] : entry["after"].items()) {
    EXPECT_EQ(after(GetParam().fen(), move)->text(), fen.get<std::string>()) << move;
  }
}

TEST_P(CassandraData, CameAboutAsTheTableSays) {
  const Json& entry = GetParam().json();
  if (!entry.contains("from")) return;
  const auto here = position(entry["from"].get<std::string>());
  const Words actions = entry["actions"];
  for (std::size_t i = 0; i < actions.size(); ++i) {
    ASSERT_TRUE(play(*here, actions[i])) << actions[i];
    EXPECT_EQ(here->text(), entry["fens"][i].get<std::string>() + " fide:fide");
  }
  EXPECT_EQ(here->text(), GetParam().fen());
  if (entry.contains("status_in_game")) {
    EXPECT_EQ(here->outcome().reason, kReasons.at(entry["status_in_game"].get<std::string>()));
  }
}

TEST_P(CassandraData, CountsTheTree) {
  const auto here = position(GetParam().fen());
  for (const auto& [depth, nodes] : GetParam().json()["perft"].items()) {
    EXPECT_EQ(here->perft(std::stoi(depth)), nodes.get<std::uint64_t>()) << "depth " << depth;
  }
}

TEST_P(CassandraData, CountsTheTreeOfOrdinaryChess) {
  const auto here = position(GetParam().fen(), kOrdinary);
  for (const auto& [depth, nodes] : GetParam().json()["perft_moves"].items()) {
    EXPECT_EQ(here->perft(std::stoi(depth)), nodes.get<std::uint64_t>()) << "depth " << depth;
  }
}

INSTANTIATE_TEST_SUITE_P(All, CassandraData, testing::ValuesIn(all_entries()), entry_name);

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
