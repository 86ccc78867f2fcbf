#include "search/mess/policy.hpp"

#include <gtest/gtest.h>

#include "base/random.hpp"
#include "unit/games/mess_fixture.hpp"

namespace messhall::search::mess {
namespace {

using games::Side;
using games::mess::Action;
using games::mess::Phase;
using games::mess::State;
using games::mess::Verb;
using games::mess::test::Fields;

std::string chosen(const State& state) { return text(choose(state, {})); }

// First stands on Second's dearest street, with three houses on each of its group: the rent is 1,400.
Fields at_a_hotel(const std::string& men) {
  Fields fields;
  fields.men = men;
  fields.houses = "37:3,39:3";
  fields.tokens = "39/0";
  fields.phase = "rent";
  return fields;
}

TEST(MessPolicy, BuysTheStreetThatCompletesAGroup) {
  Fields fields;
  fields.men = "37P/-";
  fields.tokens = "39/0";
  fields.phase = "buy";
  EXPECT_EQ(choose(fields.state(), {}).verb, Verb::Buy);
}

TEST(MessPolicy, DoesNotPayARentThatAWarWins) { EXPECT_EQ(chosen(at_a_hotel("20Q/37K39P").state()), "attack:20"); }

TEST(MessPolicy, PaysASmallRentRatherThanLoseAQueen) {
  Fields fields;
  fields.men = "20Q/0R1P9Q";
  fields.tokens = "1/0";
  fields.phase = "rent";
  EXPECT_EQ(chosen(fields.state()), "pay");
}

TEST(MessPolicy, AttacksWithTheCheaperPieceWhereItMayBeTaken) {
  EXPECT_EQ(chosen(at_a_hotel("20Q30B/37P39P").state()), "attack:30");
}

TEST(MessPolicy, BuildsOnAGroupAlthoughTheFirstHouseAloneIsWorthLittle) {
  Fields fields;
  fields.men = "37P39P/1P";
  fields.cash = "1500/900";
  fields.phase = "after";
  fields.moved = "1";
  EXPECT_EQ(choose(fields.state(), {}).verb, Verb::Build);
}

TEST(MessPolicy, RedeemsAPieceToBuyWithIt) {
  Fields fields;
  fields.men = "0Q2R4R7B17B20N22N33P36P38P10P12P5P15P25P/-";
  fields.graveyards = "K/-";
  fields.tokens = "39/0";
  fields.phase = "buy";
  EXPECT_EQ(chosen(fields.state()), "redeem:K");
}

TEST(MessPolicy, RanksSalesWithoutADebtLast) {
  Fields fields;
  fields.men = "37P39P/-";
  fields.houses = "37:2,39:2";
  const std::vector<Choice> choices = rank(fields.state(), {});
  EXPECT_EQ(choices.size(), fields.state().actions().size());
  EXPECT_TRUE(choices.front().worth_a_look);
  EXPECT_FALSE(choices.back().worth_a_look);
  EXPECT_TRUE(choices.back().action.verb == Verb::Mortgage || choices.back().action.verb == Verb::Sell);
}

TEST(MessPolicy, PaysADebtWithWhatIsWorthLeast) {
  Fields fields;
  fields.men = "5R20P/-";
  fields.cash = "150/1500";
  fields.tokens = "4/0";
  fields.roll = "1-3";
  fields.phase = "debt";
  fields.claim = "0>b:200";
  EXPECT_EQ(chosen(fields.state()), "mortgage:20");
}

TEST(MessPolicy, ChoosesTheFirstOfTheRanking) {
  Random dice(3);
  State state;
  for (int n = 0; n < 400 && state.phase() != Phase::Over; ++n) {
    if (state.actor() == Side::Chance) {
      const auto all = state.actions();
      state.apply(all[dice.below(static_cast<std::uint32_t>(all.size()))]);
      continue;
    }
    const Action action = choose(state, {});
    const auto choices = rank(state, {});
    EXPECT_TRUE(choices.front().worth_a_look);
    const auto same = std::find_if(choices.begin(), choices.end(), [&](const Choice& c) { return c.action == action; });
    ASSERT_NE(same, choices.end());
    EXPECT_EQ(same->value, choices.front().value) << state.text();
    state.apply(action);
  }
}

TEST(MessPolicy, EndsItsGamesAgainstItself) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    Random dice(seed);
    State state;
    std::vector<Action> all;
    while (state.phase() != Phase::Over && state.round() < 1000) {
      all.clear();
      state.generate(all);
      state.apply(state.actor() == Side::Chance ? all[dice.below(static_cast<std::uint32_t>(all.size()))]
                                                : choose(state, {}));
    }
    EXPECT_EQ(state.phase(), Phase::Over) << seed;
  }
}

}  // namespace
}  // namespace messhall::search::mess
