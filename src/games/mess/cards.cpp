#include "games/mess/cards.hpp"

namespace messhall::games::mess {
namespace {

constexpr Card to(Square square) { return {Effect::Advance, 0, 0, square}; }
constexpr Card money(Effect effect, int amount) { return {effect, amount, 0, 0}; }
constexpr Card plain(Effect effect) { return {effect, 0, 0, 0}; }

constexpr std::array<std::array<Card, kCards>, kDecks> kAll{{
    {to(kGo), to(24), to(11), to(5), to(39), plain(Effect::NearestRailroad), plain(Effect::NearestRailroad),
     plain(Effect::NearestUtility), money(Effect::Back, 3), plain(Effect::ToJail), plain(Effect::JailFree),
     money(Effect::Collect, 50), money(Effect::Collect, 150), money(Effect::Pay, 15), money(Effect::PayOther, 50),
     Card{Effect::Repairs, 25, 100, 0}},
    {to(kGo), plain(Effect::ToJail), plain(Effect::JailFree), money(Effect::Collect, 200), money(Effect::Collect, 100),
     money(Effect::Collect, 100), money(Effect::Collect, 100), money(Effect::Collect, 50), money(Effect::Collect, 25),
     money(Effect::Collect, 20), money(Effect::Collect, 10), money(Effect::CollectOther, 10), money(Effect::Pay, 50),
     money(Effect::Pay, 50), money(Effect::Pay, 100), Card{Effect::Repairs, 40, 115, 0}},
}};
static_assert(kAll[0][jail_card(Deck::Chance)].effect == Effect::JailFree);
static_assert(kAll[1][jail_card(Deck::Chest)].effect == Effect::JailFree);

}  // namespace

const Card& card(Deck deck, int index) { return kAll[static_cast<std::size_t>(deck)][static_cast<std::size_t>(index)]; }

}  // namespace messhall::games::mess
