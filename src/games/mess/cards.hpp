// The effects of the two decks of 16 cards, as in the standard game. Their words are not the rules' business.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/mess/board.hpp"

namespace messhall::games::mess {

enum class Deck : std::uint8_t { Chance, Chest };
inline constexpr std::size_t kDecks = 2;
inline constexpr int kCards = 16;

enum class Effect : std::uint8_t {
  Advance,          // clockwise to `square`
  NearestRailroad,  // clockwise to the next; the rent is doubled
  NearestUtility,   // clockwise to the next; the rent is ten times a fresh roll
  Back,             // by `amount` squares
  ToJail,
  JailFree,      // is kept
  Collect,       // `amount` from the bank
  Pay,           // `amount` to the bank
  PayOther,      // `amount` to the other player
  CollectOther,  // `amount` from the other player
  Repairs,       // `amount` a house, `hotel` a hotel, to the bank
};

struct Card {
  Effect effect = Effect::Collect;
  int amount = 0;
  int hotel = 0;
  Square square = 0;
};

[[nodiscard]] const Card& card(Deck deck, int index);
// Which deck a card square draws from.
[[nodiscard]] constexpr Deck deck_at(Square square) {
  return place(square).kind == SquareKind::Chance ? Deck::Chance : Deck::Chest;
}
// The out-of-jail card of the deck.
[[nodiscard]] constexpr int jail_card(Deck deck) { return deck == Deck::Chance ? 10 : 2; }

}  // namespace messhall::games::mess
