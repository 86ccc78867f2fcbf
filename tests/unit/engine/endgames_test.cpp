// Endings against a lone Brain, as found by programs that know nothing of this
// one: tests/data/endgames.json.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "engine/tablebase.hpp"
#include "games/ending_notes.hpp"
#include "games/registry.hpp"
#include "search/endings.hpp"

namespace messhall::engine {
namespace {

using Counts = std::array<std::size_t, 2>;

struct Row {
  std::string game{};
  std::string pieces{};
  Counts positions{};
  Counts wins{};
  std::array<int, 2> longest{};
  std::string longest_win{};
  std::optional<Counts> checkmate_only{};
  std::optional<Counts> stalemate_only{};
};

Counts counts(const nlohmann::json& sides) {
  return {sides.at("w").get<std::size_t>(), sides.at("b").get<std::size_t>()};
}

std::vector<Row> rows() {
  std::ifstream in(MESSHALL_TEST_DATA "/endgames.json");
  const nlohmann::json all = nlohmann::json::parse(in, nullptr, false);
  std::vector<Row> rows;
  for (const nlohmann::json& entry : all.at("endings")) {
    Row row{.game = entry.at("game").get<std::string>(),
            .pieces = entry.at("ending").get<std::string>(),
            .positions = counts(entry.at("positions")),
            .wins = counts(entry.at("wins"))};
    const Counts longest = counts(entry.at("longest_win_plies"));
    row.longest = {static_cast<int>(longest[0]), static_cast<int>(longest[1])};
    if (entry.at("longest_win").is_string()) row.longest_win = entry.at("longest_win").get<std::string>();
    if (entry.contains("wins_by_checkmate_only")) row.checkmate_only = counts(entry.at("wins_by_checkmate_only"));
    if (entry.contains("wins_by_stalemate_only")) row.stalemate_only = counts(entry.at("wins_by_stalemate_only"));
    rows.push_back(std::move(row));
  }
  return rows;
}

std::string name(const Row& row) {
  std::string text = row.game + '_' + row.pieces;
  std::replace_if(
      text.begin(), text.end(), [](char c) { return c == '-' || c == ' '; }, '_');
  return text;
}

void PrintTo(const Row& row, std::ostream* out) { *out << row.game << ' ' << row.pieces; }

Counts wide(const std::array<std::uint32_t, 2>& sides) { return {sides[0], sides[1]}; }

TablebaseStatistics told(const games::EndingNote& note) {
  TablebaseStatistics result;
  result.positions = wide(note.positions);
  result.first_wins = wide(note.wins);
  result.longest_win[0] = note.longest;
  result.checkmate_only = wide(note.checkmates);
  result.stalemate_only = wide(note.stalemates);
  return result;
}

const games::EndingNote* note_of(const Row& row) {
  for (const games::EndingNote& note : games::ending_notes(row.game)) {
    if (note.pieces.size() == 3 && row.pieces == std::string(note.pieces) + " v b") return &note;
  }
  return nullptr;
}

class Endgames : public testing::TestWithParam<Row> {};

// Those of four pieces are held to the notes, and the notes to the tables: none
// is built twice.
TEST_P(Endgames, ComeOutExactly) {
  const Row& row = GetParam();
  const games::Game* game = games::find(row.game);
  ASSERT_NE(game, nullptr);
  TablebaseStatistics found;
  if (const games::EndingNote* note = note_of(row); note != nullptr) {
    found = told(*note);
  } else {
    const auto built = build_tablebase(*game, row.pieces);
    ASSERT_TRUE(built) << say(built.error());
    found = *built;
    EXPECT_EQ(found.longest_win[1], row.longest[1]);
  }
  EXPECT_EQ(found.positions, row.positions);
  EXPECT_EQ(found.first_wins, row.wins);
  EXPECT_EQ(found.longest_win[0], row.longest[0]);
  if (row.checkmate_only) {
    EXPECT_EQ(found.checkmate_only, row.checkmate_only);
  }
  if (row.stalemate_only) {
    EXPECT_EQ(found.stalemate_only, row.stalemate_only);
  }
}

// Both sides by the tables, under the rules of the tables: no repetition, no
// limit of plies.
template <search::Placeable P>
void play_out(const Row& row) {
  const auto read = P::from_text(row.longest_win, {});
  ASSERT_TRUE(read) << say(read.error());
  P here = *read;
  search::Tablebase<P> table(search::Tablebase<P>::material_of(here), P{}.at(0));
  for (int left = row.longest[0]; left > 0; --left) {
    typename P::MoveList moves;
    here.generate(moves);
    std::optional<typename P::Move> found;
    for (const auto move : moves) {
      P after = here;
      after.make(move);
      search::Solved next{};
      if (after.ending() != games::Ending::None) {
        next = {.won = false, .lost = after.ending() == games::Ending::Loss, .plies = 0};
      } else {
        if (search::Tablebase<P>::material_of(after) != table.material()) {
          table = search::Tablebase<P>(search::Tablebase<P>::material_of(after), P{}.at(0));
        }
        next = table.at(table.index(after));
      }
      if ((next.won || next.lost) && next.plies == left - 1) found = move;
    }
    ASSERT_TRUE(found) << here.text() << ", " << left << " plies before the end";
    here.make(*found);
  }
  EXPECT_EQ(here.ending(), games::Ending::Loss) << here.text();
}

TEST_P(Endgames, LongestWinIsPlayedToItsEnd) {
  const Row& row = GetParam();
  if (row.longest_win.empty()) {
    EXPECT_EQ(row.longest[0], 0);
    return;
  }
  const bool known = games::visit_game(row.game, [&]<class P>() {
    if constexpr (search::Placeable<P>) {
      play_out<P>(row);
    } else {
      ADD_FAILURE() << "no tables";
    }
  });
  EXPECT_TRUE(known);
}

// "BCS v b" has four pieces.
std::vector<Row> rows_of_four(bool four) {
  std::vector<Row> chosen = rows();
  std::erase_if(chosen, [four](const Row& row) { return (row.pieces.size() == 7) != four; });
  return chosen;
}

INSTANTIATE_TEST_SUITE_P(OfThreePieces, Endgames, testing::ValuesIn(rows_of_four(false)),
                         [](const auto& row) { return name(row.param); });
INSTANTIATE_TEST_SUITE_P(OfFourPieces, Endgames, testing::ValuesIn(rows_of_four(true)),
                         [](const auto& row) { return name(row.param); });

// ---- what the page says of endings ----

struct Said {
  std::string_view game{};
  games::EndingNote note{};
};

std::vector<Said> said(std::size_t pieces) {
  std::vector<Said> all;
  for (const games::Game* game : games::all()) {
    for (const games::EndingNote& note : games::ending_notes(game->info().id)) {
      if (note.pieces.size() + 1 == pieces) all.push_back({game->info().id, note});
    }
  }
  return all;
}

void PrintTo(const Said& said, std::ostream* out) { *out << said.game << ' ' << said.note.pieces; }

class EndingNotes : public testing::TestWithParam<Said> {};

TEST_P(EndingNotes, SayWhatTheTablesSay) {
  const games::EndingNote& note = GetParam().note;
  const games::Game* game = games::find(GetParam().game);
  const auto built = build_tablebase(*game, note.pieces);
  ASSERT_TRUE(built) << say(built.error());
  EXPECT_EQ(built->positions, wide(note.positions));
  EXPECT_EQ(built->first_wins, wide(note.wins));
  EXPECT_EQ(built->longest_win[0], note.longest);
  EXPECT_EQ(built->checkmate_only.value_or(Counts{}), wide(note.checkmates));
  EXPECT_EQ(built->stalemate_only.value_or(Counts{}), wide(note.stalemates));
  const auto position = game->position(note.position, {});
  ASSERT_TRUE(position) << say(position.error());
  EXPECT_EQ((*position)->pieces().size(), note.pieces.size() + 1);
  EXPECT_FALSE((*position)->outcome().over());
}

INSTANTIATE_TEST_SUITE_P(OfThreePieces, EndingNotes, testing::ValuesIn(said(3)), [](const auto& row) {
  return name({.game = std::string(row.param.game), .pieces = std::string(row.param.note.pieces)});
});
INSTANTIATE_TEST_SUITE_P(OfFourPieces, EndingNotes, testing::ValuesIn(said(4)), [](const auto& row) {
  return name({.game = std::string(row.param.game), .pieces = std::string(row.param.note.pieces)});
});

}  // namespace
}  // namespace messhall::engine
