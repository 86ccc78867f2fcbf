#include "engine/command.hpp"

#include <gtest/gtest.h>

#include <string>

#include "base/text.hpp"

namespace messhall::engine {
namespace {

Result<GoCommand> go(std::string_view text) { return read_go_command(split_fields(text)); }
Result<PositionCommand> position(std::string_view text) { return read_position_command(split_fields(text)); }
Result<OptionCommand> option(std::string_view text) { return read_option_command(split_fields(text)); }

TEST(GoCommand, WithoutWordsHasNoLimits) {
  const auto command = go("");
  ASSERT_TRUE(command);
  EXPECT_EQ(command->limits.depth, 0);
  EXPECT_EQ(command->limits.nodes, 0U);
  EXPECT_FALSE(command->limits.timed());
  EXPECT_FALSE(command->limits.infinite);
}

TEST(GoCommand, ReadsEveryLimit) {
  const auto command = go("depth 5 nodes 1000000000000 mate 3 movetime 250 infinite");
  ASSERT_TRUE(command);
  EXPECT_EQ(command->limits.depth, 5);
  EXPECT_EQ(command->limits.nodes, 1'000'000'000'000U);
  EXPECT_EQ(command->limits.mate, 3);
  EXPECT_EQ(command->limits.move_time, 250);
  EXPECT_TRUE(command->limits.infinite);
}

TEST(GoCommand, ReadsBothClocks) {
  const auto command = go("wtime 60000 btime -10 winc 1000 binc 0 movestogo 20");
  ASSERT_TRUE(command);
  EXPECT_EQ(command->first_clock->remaining, 60'000);
  EXPECT_EQ(command->first_clock->increment, 1'000);
  EXPECT_EQ(command->first_clock->moves_to_go, 20);
  EXPECT_EQ(command->second_clock->remaining, -10);
}

TEST(GoCommand, SearchmovesEndAtTheNextLimit) {
  const auto command = go("searchmoves c2c3 d2d3 depth 4");
  ASSERT_TRUE(command);
  EXPECT_EQ(command->only, (std::vector<std::string>{"c2c3", "d2d3"}));
  EXPECT_EQ(command->limits.depth, 4);
}

TEST(GoCommand, RefusesNonsenseAndSaysWhere) {
  const struct {
    std::string_view text;
    std::string_view error;
  } table[]{
      {"depth", "go depth needs a value"},
      {"depth x", "go depth must be a whole number from 1 to 100, not x"},
      {"depth 0", "go depth must be a whole number from 1 to 100, not 0"},
      {"depth 101", "go depth must be a whole number from 1 to 100, not 101"},
      {"depth -3", "go depth must be a whole number from 1 to 100, not -3"},
      {"depth 3.5", "go depth must be a whole number from 1 to 100, not 3.5"},
      {"depth 5 depth 6", "go depth is given twice"},
      {"nodes 0", "go nodes must be a whole number from 1 to 1000000000000000000, not 0"},
      {"nodes 99999999999999999999",
       "go nodes must be a whole number from 1 to 1000000000000000000, not 99999999999999999999"},
      {"movetime -1", "go movetime must be a whole number from 0 to 31536000000, not -1"},
      {"ponder", "go does not know the word ponder"},
      {"dpeth 5", "go does not know the word dpeth"},
      {"5", "go does not know the word 5"},
      {"searchmoves", "searchmoves needs at least one move"},
      {"searchmoves depth 5", "searchmoves needs at least one move"},
      {"winc 5", "an increment needs wtime or btime"},
      {"movestogo 5", "go movestogo needs wtime or btime"},
      {"perft 99", "go perft must be a whole number from 0 to 20, not 99"},
  };
  for (const auto& [text, error] : table) {
    const auto command = go(text);
    ASSERT_FALSE(command) << text;
    EXPECT_EQ(say(command.error()), error);
  }
}

TEST(PositionCommand, ReadsStartAndMoves) {
  const auto plain = position("startpos");
  ASSERT_TRUE(plain);
  EXPECT_EQ(plain->text, "startpos");
  EXPECT_TRUE(plain->moves.empty());
  const auto fen = position("fen 7/7/7/2B4/3b3/7/7/S6 w 0 1 moves c5c6 d4c3");
  ASSERT_TRUE(fen);
  EXPECT_EQ(fen->text, "7/7/7/2B4/3b3/7/7/S6 w 0 1");
  EXPECT_EQ(fen->moves, (std::vector<std::string>{"c5c6", "d4c3"}));
  EXPECT_TRUE(position("startpos moves"));
}

TEST(PositionCommand, RefusesOtherForms) {
  for (const std::string_view text : {"", "moves", "fen", "fen moves a1a2", "startpos a1a2", "start", "7/7/7"}) {
    EXPECT_FALSE(position(text)) << text;
  }
}

TEST(OptionCommand, NamesAndValuesMayHaveSpaces) {
  const auto command = option("name Skill Level value 3");
  ASSERT_TRUE(command);
  EXPECT_EQ(command->name, "Skill Level");
  EXPECT_EQ(command->value, "3");
  EXPECT_EQ(option("name Clear Hash")->value, "");
  EXPECT_EQ(option("name A value b  c")->value, "b c");
}

TEST(OptionCommand, RefusesOtherForms) {
  for (const std::string_view text : {"", "Hash 16", "name", "name value 3", "value 3 name Hash"}) {
    EXPECT_FALSE(option(text)) << text;
  }
}

}  // namespace
}  // namespace messhall::engine
