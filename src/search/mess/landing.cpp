#include "search/mess/landing.hpp"

#include <cmath>
#include <cstddef>

#include "games/mess/cards.hpp"

namespace messhall::search::mess {
namespace {

namespace rules = games::mess;
using rules::kRim;

constexpr int kDoublesInARow = 3;
constexpr int kSteps = 400;  // throws until the chain has settled
constexpr double kRolls = 36.0;

// Shares of all tokens by square and by doubles thrown so far in the turn. Who is in jail pays and leaves.
using Shares = std::array<std::array<double, kDoublesInARow>, kRim>;

struct Chain {
  Shares waiting{};  // before a throw
  Shares next{};
  std::array<double, kRim> rested{};  // landings of this step
  double turns = 0;                   // that began in this step

  void rest(std::size_t square, int doubles, double share) {
    rested[square] += share;
    next[square][static_cast<std::size_t>(doubles)] += share;
  }
  void jail(double share) { rest(rules::kJail, 0, share); }

  void land(std::size_t square, int doubles, double share) {
    const auto kind = rules::place(static_cast<Square>(square)).kind;
    if (kind == rules::SquareKind::GoToJail) return jail(share);
    if (kind == rules::SquareKind::Chance) return draw(rules::Deck::Chance, square, doubles, share);
    if (kind == rules::SquareKind::Chest) return draw(rules::Deck::Chest, square, doubles, share);
    rest(square, doubles, share);
  }

  void draw(rules::Deck deck, std::size_t square, int doubles, double share) {
    const double each = share / rules::kCards;
    for (int index = 0; index < rules::kCards; ++index) {
      const rules::Card& card = rules::card(deck, index);
      switch (card.effect) {
        case rules::Effect::Advance:
          land(card.square, doubles, each);
          break;
        case rules::Effect::NearestRailroad:
          land(next_of(rules::SquareKind::Railroad, square), doubles, each);
          break;
        case rules::Effect::NearestUtility:
          land(next_of(rules::SquareKind::Utility, square), doubles, each);
          break;
        case rules::Effect::Back:
          land(square - static_cast<std::size_t>(card.amount), doubles, each);
          break;
        case rules::Effect::ToJail:
          jail(each);
          break;
        default:
          rest(square, doubles, each);
      }
    }
  }

  static std::size_t next_of(rules::SquareKind kind, std::size_t square) {
    do square = (square + 1) % kRim;
    while (rules::place(static_cast<Square>(square)).kind != kind);
    return square;
  }

  void step() {
    next = {};
    rested = {};
    turns = 0;
    for (std::size_t square = 0; square < kRim; ++square) {
      turns += waiting[square][0];
      for (int doubles = 0; doubles < kDoublesInARow; ++doubles) throw_from(square, doubles);
    }
    waiting = next;
  }

  void throw_from(std::size_t square, int doubles) {
    const double share = waiting[square][static_cast<std::size_t>(doubles)] / kRolls;
    if (share == 0) return;
    for (std::size_t a = 1; a <= 6; ++a) {
      for (std::size_t b = 1; b <= 6; ++b) {
        const bool third = a == b && doubles + 1 == kDoublesInARow;
        if (third) {
          jail(share);
        } else {
          land((square + a + b) % kRim, a == b ? doubles + 1 : 0, share);
        }
      }
    }
  }
};

Landings find_long_run() {
  Chain chain;
  chain.waiting[0][0] = 1;
  for (int i = 0; i < kSteps; ++i) chain.step();
  Landings landings{};
  for (std::size_t square = 0; square < kRim; ++square)
    landings[square] = static_cast<int>(std::lround(chain.rested[square] / chain.turns * kWholeLanding));
  return landings;
}

std::array<Landings, kRim> find_next_turns() {
  std::array<Landings, kRim> all{};
  for (std::size_t token = 0; token < kRim; ++token) {
    for (std::size_t a = 1; a <= 6; ++a) {
      for (std::size_t b = 1; b <= 6; ++b) all[token][(token + a + b) % kRim] += 1;
    }
    for (int& share : all[token]) share = share * kWholeLanding / static_cast<int>(kRolls);
  }
  return all;
}

}  // namespace

const Landings& long_run() {
  static const Landings kLandings = find_long_run();
  return kLandings;
}

const Landings& next_turn(Square token) {
  static const std::array<Landings, kRim> kLandings = find_next_turns();
  return kLandings[token];
}

}  // namespace messhall::search::mess
