#include "search/mess/thinker.hpp"

#include <gtest/gtest.h>

#include <set>

#include "unit/games/mess_fixture.hpp"

namespace messhall::search::mess {
namespace {

using games::Side;
using games::mess::Action;
using games::mess::State;
using games::mess::Verb;
using games::mess::test::Fields;

constexpr Thinking kShort{.turns = 6, .playouts = 16};

Fields purchase() {
  Fields fields;
  fields.men = "1K37P/5N16R";
  fields.tokens = "39/10";
  fields.cash = "900/700";
  fields.phase = "buy";
  return fields;
}

Thinker thought(const State& state, const Thinking& thinking = kShort, std::uint64_t seed = 1,
                const std::vector<Action>& only = {}) {
  Thinker thinker;
  thinker.start(state, thinking, seed, only);
  while (thinker.step()) {
  }
  return thinker;
}

TEST(MessThinker, TheSameSeedGivesTheSameThoughts) {
  const Thinker one = thought(purchase().state());
  const Thinker two = thought(purchase().state());
  ASSERT_EQ(one.candidates().size(), two.candidates().size());
  EXPECT_EQ(one.nodes(), two.nodes());
  for (std::size_t i = 0; i < one.candidates().size(); ++i) {
    EXPECT_EQ(one.candidates()[i].action, two.candidates()[i].action);
    EXPECT_EQ(one.candidates()[i].values, two.candidates()[i].values);
  }
}

TEST(MessThinker, LooksAtEveryLegalAction) {
  const State state = purchase().state();
  EXPECT_EQ(thought(state).candidates().size(), state.actions().size());
}

TEST(MessThinker, BuysTheStreetThatCompletesAGroup) {
  EXPECT_EQ(thought(purchase().state()).candidates().front().action.verb, Verb::Buy);
}

TEST(MessThinker, DoesNotPayARentThatAWarWins) {
  Fields fields;
  fields.men = "20Q30B/37P39P";
  fields.houses = "37:3,39:3";
  fields.tokens = "39/0";
  fields.phase = "rent";
  EXPECT_EQ(text(thought(fields.state()).candidates().front().action), "attack:30");
}

TEST(MessThinker, PlaysLikelyActionsOnAsOftenAsItMay) {
  const Thinker thinker = thought(purchase().state(), {.within = 10'000, .turns = 6, .playouts = 16});
  const auto& candidates = thinker.candidates();
  EXPECT_EQ(candidates[0].values.size(), static_cast<std::size_t>(thinker.done()));
  EXPECT_LE(thinker.done(), 16);
  EXPECT_FALSE(candidates[5].values.empty());
  EXPECT_TRUE(candidates[6].values.empty());
}

TEST(MessThinker, DoesNotPlayOnWhatLooksMuchWorse) {
  const Thinker thinker = thought(purchase().state(), {.within = 0, .turns = 6, .playouts = 16});
  EXPECT_EQ(thinker.done(), 0);
}

TEST(MessThinker, LooksOnlyAtWhatItIsToldTo) {
  const std::vector<Action> only{{Verb::Decline, 0, 0}};
  const Thinker thinker = thought(purchase().state(), kShort, 1, only);
  ASSERT_EQ(thinker.candidates().size(), 1U);
  EXPECT_EQ(thinker.candidates().front().action, only.front());
}

TEST(MessThinker, MayBeToldToSellWithoutNeed) {
  const std::vector<Action> only{*games::mess::read_action("mortgage:1"), *games::mess::read_action("mortgage:37")};
  EXPECT_EQ(text(thought(purchase().state(), kShort, 1, only).candidates().front().action), "mortgage:1");
}

TEST(MessThinker, TellsTheLineUpToWhereChanceActs) {
  const Thinker thinker = thought(purchase().state());
  State state = purchase().state();
  for (const Action action : thinker.line(0)) {
    EXPECT_NE(state.actor(), Side::Chance);
    state.apply(action);
  }
  EXPECT_EQ(thinker.line(0).front(), thinker.candidates().front().action);
}

TEST(MessThinker, WhimsChooseAnything) {
  std::set<std::string> chosen;
  for (std::uint64_t seed = 0; seed < 40; ++seed)
    chosen.insert(
        text(thought(purchase().state(), {.candidates = 1, .whims = 1000}, seed).candidates().front().action));
  EXPECT_GT(chosen.size(), 5U);
  EXPECT_EQ(chosen.count("mortgage:37"), 0U);
}

TEST(MessThinker, MisjudgesByNoMoreThanItIsTold) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const auto rightly = thought(purchase().state(), {.candidates = 1}, seed);
    const auto wrongly = thought(purchase().state(), {.candidates = 1, .misjudgement = 30}, seed);
    for (const auto& candidate : wrongly.candidates()) {
      for (const auto& right : rightly.candidates()) {
        if (right.action == candidate.action) {
          EXPECT_LE(std::abs(right.looks - candidate.looks), 30);
        }
      }
    }
  }
}

}  // namespace
}  // namespace messhall::search::mess
