// What holds in every game of Mess, played at random. issue: "Money is conserved: in 10,000 random games every dollar
// that leaves a purse arrives at the other player or the bank, no square holds two pieces, owner and piece agree,
// houses stay within 32 and 12, every game can end. Text of a position round-trips at every step of these games."
#include <gtest/gtest.h>

#include "base/random.hpp"
#include "unit/games/mess_fixture.hpp"

namespace messhall::games::mess {
namespace {

#ifdef __has_feature
#if __has_feature(address_sanitizer)
#define MESSHALL_SANITIZED
#endif
#endif
#ifdef __SANITIZE_ADDRESS__
#define MESSHALL_SANITIZED
#endif

// Under the sanitizers, where a step takes thirty times as long, a few games show what they can show.
#ifdef MESSHALL_SANITIZED
constexpr int kGames = 200;
constexpr int kEnding = 5;
#else
constexpr int kGames = 10'000;
constexpr int kEnding = 100;
#endif
constexpr int kParts = 4;      // of the games, so that they can be played side by side
constexpr int kActions = 250;  // of each; long enough for wars, houses, debts

int half_of_houses(const State& state, Square square) {
  return square < kRim ? state.houses(square) * place(square).house / 2 : 0;
}

// What the bank pays out to both players together by the table of the rules, computed from what has changed on the
// board and not from the purses.
class Ledger {
 public:
  Ledger(const State& before, Action action, const State& after) : before_(before), action_(action), after_(after) {}

  [[nodiscard]] int paid_out() const {
    switch (action_.verb) {
      case Verb::Buy:
        return -place(here()).price;
      case Verb::Build:
        return -place(action_.a).house;
      case Verb::Sell:
        return sold_levels() * place(action_.a).house / 2 + debts();
      case Verb::Mortgage:
        return value(before_.man(action_.a).kind) + half_of_houses(before_, action_.a) + debts();
      case Verb::Redeem:
        return -value(action_.kind());
      case Verb::Move:
      case Verb::Attack:
        return half_of_houses(before_, action_.a);
      case Verb::SellHouses:
        return half_of_houses(before_, here());
      case Verb::JailFine:
        return -kJailFine;
      case Verb::Dice:
        return before_.phase() == Phase::CardDice ? 0 : by_dice();
      case Verb::Card:
        return by_card();
      default:
        return 0;
    }
  }

 private:
  [[nodiscard]] Side mover() const { return before_.turn(); }
  [[nodiscard]] Square here() const { return before_.token(mover()); }
  [[nodiscard]] bool open() const { return after_.phase() == Phase::Debt || after_.phase() == Phase::Over; }
  [[nodiscard]] int sold_levels() const { return before_.houses(action_.a) - after_.houses(action_.a); }

  // A debt to the bank that was settled by the action, with what comes of it: the third failed roll moves the token.
  [[nodiscard]] int debts() const {
    if (before_.phase() != Phase::Debt || before_.owed_to_other()) return 0;
    if (after_.phase() == Phase::Debt && after_.owed() == before_.owed() &&
        after_.jail(mover()) == before_.jail(mover()))
      return 0;
    if (after_.phase() == Phase::Over) return 0;
    if (before_.jail(mover()) != 3) return -before_.owed();
    return -before_.owed() + landed(static_cast<Square>(kJail + before_.roll()));
  }

  [[nodiscard]] int go(Square from, Square to) const { return to < from ? kGoMoney : 0; }
  [[nodiscard]] int landed(Square square) const {
    return place(square).kind == SquareKind::Tax && !open() ? -place(square).price : 0;
  }

  [[nodiscard]] int by_dice() const {
    const bool equal = action_.a == action_.b;
    const auto reached = static_cast<Square>((here() + action_.a + action_.b) % kRim);
    if (before_.jail(mover())) {
      if (equal) return landed(reached);
      if (before_.jail(mover()) != 2) return 0;
      return after_.jail(mover()) == 3 ? 0 : -kJailFine + landed(reached);
    }
    if (equal && before_.doubles() == 2) return 0;
    return go(here(), reached) + landed(reached);
  }

  [[nodiscard]] int by_card() const {
    const Card& drawn = card(place(here()).kind == SquareKind::Chance ? Deck::Chance : Deck::Chest, action_.a);
    const Square reached = after_.token(mover());
    switch (drawn.effect) {
      case Effect::Advance:
      case Effect::NearestRailroad:
      case Effect::NearestUtility:
        return go(here(), reached) + landed(reached);
      case Effect::Back:
        return landed(reached);
      case Effect::Collect:
        return drawn.amount;
      case Effect::Pay:
        return open() ? 0 : -drawn.amount;
      case Effect::Repairs:
        return open() ? 0 : -repairs(drawn);
      default:
        return 0;
    }
  }
  [[nodiscard]] int repairs(const Card& drawn) const {
    int cost = 0;
    for (Square square = 0; square < kRim; ++square) {
      if (before_.owner(square) != mover()) continue;
      const int level = before_.houses(square);
      cost += level == kHotel ? drawn.hotel : level * drawn.amount;
    }
    return cost;
  }

  const State& before_;
  Action action_;
  const State& after_;
};

std::string broken(const State& state) {
  int houses = 0;
  int hotels = 0;
  for (Square square = 0; square < kRim; ++square) {
    const int level = state.houses(square);
    (level == kHotel ? hotels : houses) += level == kHotel ? 1 : level;
    if (level > 0 && !state.owner(square)) return "houses without an owner";
    if (state.owner(square) && state.man(square).owner != *state.owner(square)) return "owner and piece differ";
  }
  if (houses > kHouses || hotels > kHotels) return "too many houses";
  for (const Side side : {Side::First, Side::Second}) {
    if (state.cash(side) < 0) return "a purse below nothing";
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
      int count = state.hand(side)[kind] + state.graveyard(side)[kind];
      for (Squares left = state.men(side); !left.empty();) count += index(state.man(left.pop()).kind) == kind;
      if (count != kFullSet[kind]) return "a piece too many or too few";
    }
  }
  const Result<State> read = State::from_text(state.text(), {});
  if (!read) return say(read.error());
  return *read == state && read->text() == state.text() ? "" : "text does not come back";
}

// Any action, but sales only now and then: else nobody ever owns anything.
Action pick(const State& state, Random& random) {
  std::vector<Action> actions;
  state.generate(actions);
  for (;;) {
    const Action action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
    const bool sale = action.verb == Verb::Sell || action.verb == Verb::Mortgage;
    if (!sale || state.phase() == Phase::Debt || random.below(20) == 0) return action;
  }
}

class MessRandom : public testing::TestWithParam<int> {};

TEST_P(MessRandom, MoneyAndPiecesAndTextsAreKeptInEveryStep) {
  for (int game = GetParam(); game < kGames; game += kParts) {
    Random random(static_cast<std::uint64_t>(game));
    State state;
    for (int n = 0; n < kActions && state.phase() != Phase::Over; ++n) {
      const State before = state;
      const Action action = pick(state, random);
      state.apply(action);
      const int purses =
          state.cash(Side::First) + state.cash(Side::Second) - before.cash(Side::First) - before.cash(Side::Second);
      ASSERT_EQ(purses, Ledger(before, action, state).paid_out()) << before.text() << ' ' << text(action);
      ASSERT_EQ(broken(state), "") << before.text() << ' ' << text(action);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Games, MessRandom, testing::Range(0, kParts));

TEST(MessRandomGame, CanEnd) {
  // Whoever decides against himself for long enough is bankrupt.
  for (int game = 0; game < kEnding; ++game) {
    Random random(static_cast<std::uint64_t>(game));
    State state;
    int n = 0;
    for (; n < 100'000 && state.phase() != Phase::Over; ++n) state.apply(pick(state, random));
    EXPECT_EQ(state.phase(), Phase::Over) << game;
    EXPECT_TRUE(state.actions().empty());
  }
}

TEST(MessRandomGame, ComesFromItsSeedAndChoices) {
  const auto game = [](std::uint64_t seed) {
    Random random(seed);
    State state;
    for (int n = 0; n < 500 && state.phase() != Phase::Over; ++n) state.apply(pick(state, random));
    return state.text();
  };
  EXPECT_EQ(game(7), game(7));
  EXPECT_NE(game(7), game(8));
}

}  // namespace
}  // namespace messhall::games::mess
