// What happens is told, whatever it is: money that changes hands, tokens that move, pieces that come and go.
#include "games/mess/story.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "games/mess/words.hpp"
#include "unit/games/mess_fixture.hpp"

namespace messhall::games::mess {
namespace {

using nlohmann::json;
using test::Fields;

std::string told(const State& state, const std::string& action) {
  std::string out;
  for (const Message& message : story(state, *read_action(action))) out += (out.empty() ? "" : " ") + say(message);
  return out;
}

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

// What the action changes and the story does not tell.
std::string untold(const State& before, const std::string& action) {
  State after = before;
  after.apply(*read_action(action));
  const std::string words = told(before, action);
  std::string missing;
  for (const Side side : {Side::First, Side::Second}) {
    const Text name = side_name(side);
    const bool money = before.cash(side) != after.cash(side);
    const bool token = before.token(side) != after.token(side);
    if (money && !has(words, "$")) missing += " the cash of " + std::string(name.english);
    if (token && !has(words, place_name(after.token(side)).english)) missing += " the way of the token";
    if (before.men(side) != after.men(side) && words.empty()) missing += " the pieces";
  }
  if (after.phase() == Phase::Debt && before.phase() != Phase::Debt && !has(words, "owes")) missing += " the debt";
  if (after.phase() == Phase::Over && after.owed() > 0 && !has(words, "bankrupt")) missing += " the bankruptcy";
  return missing.empty() ? missing : action + " in " + before.text() + " does not tell" + missing + ": " + words;
}

TEST(MessStory, TellsAllThatChanges) {
  for (const char* name : {"scenarios.jsonl", "games.jsonl"}) {
    std::ifstream file(std::string(MESSHALL_MESS_GAMES) + "/" + name);
    for (std::string line; std::getline(file, line);) {
      const json game = json::parse(line, nullptr, false);
      ASSERT_FALSE(game.is_discarded());
      State state;
      for (const json& action : game["actions"]) {
        const auto text = action.get<std::string>();
        ASSERT_EQ(untold(state, text), "");
        state.apply(*read_action(text));
      }
    }
  }
}

TEST(MessStory, TellsOfHousesThatAreSoldBecauseTheirPieceLeaves) {
  EXPECT_EQ(told(Fields{.men = "1R3P/5P", .houses = "1:2,3:2", .tokens = "5/0", .phase = "rent"}.state(), "attack:1"),
            "White sells the buildings of Crumb Corner for $50. White takes the Pawn on Tea Trolley with the Rook of "
            "Crumb Corner.");
  EXPECT_EQ(told(Fields{.men = "1R3P/-", .houses = "1:1,3:1", .phase = "after"}.state(), "move:1-5"),
            "White sells the buildings of Crumb Corner for $25. White moves the Rook of Crumb Corner to Tea Trolley.");
}

TEST(MessStory, TellsWhereTheTokenGoesWhenTheFineIsPaid) {
  State state = Fields{.men = "39P/-", .cash = "20/1500", .tokens = "10/0", .jail = "2/-", .phase = "jail"}.state();
  test::play(state, "jail-roll dice:1-2");
  EXPECT_EQ(told(state, "mortgage:39"),
            "White mortgages the Pawn on Captain's Table for $50. White pays $50 to the bank. White comes to Biscuit "
            "Lane.");
}

}  // namespace
}  // namespace messhall::games::mess
