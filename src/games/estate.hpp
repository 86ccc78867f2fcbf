// What a property game (Mess) shows beside its pieces. All money in dollars.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/message.hpp"
#include "base/square.hpp"

namespace messhall::games {

// A square of the track as it is printed. Numbers run the way that tokens run.
struct Deed {
  Text name{};               // the house's own
  std::string_view classic;  // the name of the standard game, the same in all languages
  std::string_view kind{};   // "street", "railroad", "utility", "go", "chest", "chance", "tax", "jail", "free-parking",
                             // "go-to-jail", "pile"
  std::string_view group{};  // "brown", "light-blue", ..., "railroad", "utility"; empty for what nobody can own
  int price = 0;             // of a property; the amount of a tax
  int house = 0;             // what a level of building costs
  std::array<int, 6> rent{};  // of a street: bare, with 1 to 4 houses, with a hotel
};

// One player's belongings.
struct Purse {
  int cash = 0;
  int worth = 0;              // cash, price of properties, half price of houses, value of pieces in hand
  Square token = 0;           // where it stands
  std::optional<int> jail{};  // failed rolls so far; nothing when free
  int jail_cards = 0;
  std::vector<int> hand{};                 // by kind
  std::vector<int> graveyard{};            // by kind
  std::vector<std::string_view> groups{};  // held as a whole: monopolies
};

// One possible capture of a rent war, in the order in which it would be made: cheapest first.
struct Rung {
  Square from = kNoSquare;
  std::uint8_t kind = 0;
  int value = 0;                // of the piece, which may be lost
  Square gives_up = kNoSquare;  // the property that it leaves for it; kNoSquare when it stands on none
};

// A property that is fought for, or could be.
struct War {
  Square square = kNoSquare;
  int rent = 0;                              // that is due when the owner keeps it
  std::uint8_t owner = 0;                    // whose piece stands there now: 0 First, 1 Second
  std::array<std::vector<Rung>, 2> rungs{};  // First's, Second's
};

// How a property game stands.
struct Estate {
  std::array<Purse, 2> purses{};  // First's, Second's
  std::vector<int> houses{};      // by square; 5 is a hotel
  std::vector<int> rents{};       // what a landing would cost now, by square; 0 where nobody collects
  std::string_view phase{};       // of the turn: "start", "buy", "war", ...
  std::optional<Square> at{};     // of a rent, war, conquest or purchase
  std::optional<War> war{};       // in "rent" and "war"
  int owed = 0;                   // in a debt and a bankruptcy
  std::uint8_t turn = 0;          // whose turn it is, whoever acts
  std::array<int, 2> dice{};      // of the last throw; 0 before the first
  int doubles = 0;                // in a row, this turn
  bool moved = false;             // the peaceful move has been made
  int round = 1;
  int last_round = 0;  // after which the game ends; 0: none
  int bank_houses = 0;
  int bank_hotels = 0;
  std::array<int, 2> cards_left{};  // in this pass of the Chance deck and of the Community Chest deck
};

}  // namespace messhall::games
