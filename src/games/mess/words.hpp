// What things are called in Mess.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "base/message.hpp"
#include "games/mess/cards.hpp"
#include "games/mess/piece.hpp"

namespace messhall::games::mess {

inline constexpr Text kWhite{"mess.side.white", "White"};
inline constexpr Text kBlack{"mess.side.black", "Black"};
[[nodiscard]] constexpr Text side_name(Side side) { return side == Side::Second ? kBlack : kWhite; }

inline constexpr std::array<Text, kKinds> kKindNames{{
    {"mess.kind.pawn", "Pawn"},
    {"mess.kind.knight", "Knight"},
    {"mess.kind.bishop", "Bishop"},
    {"mess.kind.rook", "Rook"},
    {"mess.kind.queen", "Queen"},
    {"mess.kind.king", "King"},
}};
[[nodiscard]] constexpr Text kind_name(Kind kind) { return kKindNames[index(kind)]; }

// The squares of a mess hall, in the house's own words.
[[nodiscard]] Text place_name(Square square);
// What the standard game calls them; the same in all languages.
[[nodiscard]] std::string_view classic_name(Square square);

// What a card says, in the house's own words.
[[nodiscard]] Text card_words(Deck deck, int index);
[[nodiscard]] constexpr Text deck_name(Deck deck) {
  return deck == Deck::Chance ? Text{"mess.deck.chance", "Chance"} : Text{"mess.deck.chest", "Chest"};
}

}  // namespace messhall::games::mess
