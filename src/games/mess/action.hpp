// What the players and chance do in Mess. The texts are those of records: "roll", "dice:3-4", "attack:24".
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/mess/piece.hpp"

namespace messhall::games::mess {

enum class Verb : std::uint8_t {
  Attack,   // with the piece on a square; recaptures too
  Build,    // one level on a street
  Buy,      // the square that the token stands on, with a piece of the hand
  Card,     // chance: the card of this index
  Decline,  // to buy
  Dice,     // chance: two numbers
  End,      // the turn
  Hold,     // no recapture: the war is over
  JailCard,
  JailFine,
  JailRoll,
  KeepHouses,
  Lot,       // chance: who starts, 0 or 1
  Mortgage,  // the piece on a square
  Move,      // peacefully, from a square to another
  Pay,       // the rent
  Redeem,    // a piece of the graveyard
  Roll,
  Sell,        // one level of a street
  SellHouses,  // all of the square that was conquered
};

// a: a square, the number of the first die, the index of a card or of a kind; b: a square, the second die.
struct Action {
  Verb verb = Verb::End;
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  friend constexpr bool operator==(const Action&, const Action&) = default;

  [[nodiscard]] Kind kind() const { return static_cast<Kind>(a); }
  [[nodiscard]] constexpr std::uint32_t code() const {
    return static_cast<std::uint32_t>(verb) << 16U | static_cast<std::uint32_t>(a) << 8U | b;
  }
  [[nodiscard]] static constexpr Action from_code(std::uint32_t code) {
    return {static_cast<Verb>(code >> 16U & 0xFFU), static_cast<std::uint8_t>(code >> 8U & 0xFFU),
            static_cast<std::uint8_t>(code & 0xFFU)};
  }
};

[[nodiscard]] constexpr Action on(Verb verb, Square square) { return {verb, square, 0}; }
[[nodiscard]] constexpr Action with(Verb verb, Kind kind) { return {verb, static_cast<std::uint8_t>(kind), 0}; }

[[nodiscard]] std::string text(Action action);
// Nothing when it is not the text of an action; whether the action is legal is another question.
[[nodiscard]] std::optional<Action> read_action(std::string_view text);
// How an action that begins with this text's word is written: "dice:3-4" for "dice:9". Empty when there is no such
// word.
[[nodiscard]] std::string action_like(std::string_view text);

}  // namespace messhall::games::mess
