// A game of Mess at one moment: a plain value. It is a machine that waits for one action of one actor, a player or
// chance, at a time. The rules: the inventor's text, and the house rules on what it leaves open.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "games/game.hpp"
#include "games/mess/action.hpp"
#include "games/mess/board.hpp"
#include "games/mess/cards.hpp"
#include "games/mess/piece.hpp"

namespace messhall::games::mess {

enum class Phase : std::uint8_t {
  Start,     // manage, then roll
  Jail,      // the same in jail
  Dice,      // chance
  Card,      // chance
  CardDice,  // chance: a fresh roll for the rent of a utility
  Buy,       // a vacant property
  Rent,      // a property of the other
  War,       // whoever lost the square last: recapture or hold
  Conquest,  // what becomes of the houses on a square just taken
  Debt,      // whoever owes more than the cash: sell and mortgage
  Again,     // after a double
  After,     // a peaceful move, the end of the turn
  Over,
  Lot  // chance says who starts
};

// The word of the phase: "start", "card-dice".
[[nodiscard]] std::string_view phase_word(Phase phase);

struct Rules {
  Side first = Side::First;  // who starts
  bool lot = false;          // chance decides that first
  int rounds = 0;            // after so many turns of each the richer wins; 0: until one is bankrupt
  friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

class State {
 public:
  static constexpr int kMaxRounds = 9999;

  explicit State(Rules rules = {});

  // The fields of the position text, parted by spaces; "startpos" for the start under these rules. The error names the
  // field and the reason.
  //   men hands graveyards houses cash tokens jail cards decks turn phase roll doubles moved round first rounds
  // text.cpp says what each field holds.
  [[nodiscard]] static Result<State> from_text(std::string_view text, Rules rules);
  [[nodiscard]] std::string text() const;
  // The state in words for programs: one line of JSON, keys sorted.
  [[nodiscard]] std::string json() const;

  [[nodiscard]] Side turn() const { return turn_; }
  [[nodiscard]] Phase phase() const { return phase_; }
  // Side::Chance for dice and cards; also when the game is over, where nobody acts.
  [[nodiscard]] Side actor() const;
  // Sorted by text. Chance's are equally likely.
  [[nodiscard]] std::vector<Action> actions() const;
  // The same in no particular order, added to the list: for whoever looks at many positions.
  void generate(std::vector<Action>& list) const;
  // The action must be one of actions().
  void apply(Action action);

  [[nodiscard]] int cash(Side side) const { return cash_[index(side)]; }
  [[nodiscard]] Square token(Side side) const { return tokens_[index(side)]; }
  // Failed rolls so far; nothing when not in jail. 3 only while the fine is owed.
  [[nodiscard]] std::optional<int> jail(Side side) const {
    const int failed = jail_[index(side)];
    return failed < 0 ? std::nullopt : std::optional(failed);
  }
  [[nodiscard]] int jail_cards(Side side) const;
  [[nodiscard]] Man man(Square square) const { return men_[square]; }
  [[nodiscard]] const Set& hand(Side side) const { return hands_[index(side)]; }
  [[nodiscard]] const Set& graveyard(Side side) const { return graveyards_[index(side)]; }
  [[nodiscard]] int houses(Square square) const { return houses_[square]; }
  [[nodiscard]] int owed() const { return owed_; }
  // Whether what is owed goes to the other player, not to the bank.
  [[nodiscard]] bool owed_to_other() const { return owed_to_other_; }
  // The square of a rent, war or conquest.
  [[nodiscard]] std::optional<Square> at() const;
  [[nodiscard]] int doubles() const { return doubles_; }
  [[nodiscard]] bool moved() const { return moved_; }
  [[nodiscard]] int round() const { return round_; }
  [[nodiscard]] int roll() const { return dice_[0] + dice_[1]; }
  [[nodiscard]] const std::array<int, 2>& dice() const { return dice_; }
  [[nodiscard]] const Rules& rules() const { return rules_; }
  // Cards of the deck that have not been drawn in this pass, as bits.
  [[nodiscard]] std::uint16_t deck(Deck deck) const { return decks_[static_cast<std::size_t>(deck)]; }

  // Who owns the property; nothing when nobody does, or it is none.
  [[nodiscard]] std::optional<Side> owner(Square square) const;
  [[nodiscard]] Squares men(Side side) const;
  // Whether the side holds every property of the group.
  [[nodiscard]] bool monopoly(Side side, Group group) const;
  // What the property's owner may ask for now, for a token brought there by the last roll; 0 when nobody owns it.
  [[nodiscard]] int rent(Square square) const;
  // Own pieces on the board that reach the square.
  [[nodiscard]] Squares attackers(Side side, Square square) const;
  [[nodiscard]] int bank_houses() const;
  [[nodiscard]] int bank_hotels() const;
  // Cash, price of properties held, half price of houses, value of pieces in hand: what decides a short game.
  [[nodiscard]] int worth(Side side) const;
  // When the game is over. Nothing: as rich as each other.
  [[nodiscard]] std::optional<Side> winner() const;
  // Whether the game ended because all rounds were played.
  [[nodiscard]] bool ran_out() const { return phase_ == Phase::Over && !bankrupt_; }

  friend bool operator==(const State&, const State&) = default;

 private:
  friend class Reader;  // text.cpp

  enum class RentKind : std::uint8_t { Plain, DoubleRailroad, FreshRoll };

  void add_managing(std::vector<Action>& list) const;
  void add_pieces(std::vector<Action>& list, Verb verb, const Set& set, bool priced) const;
  void add_moves(std::vector<Action>& list) const;
  void add_sales(std::vector<Action>& list, Side side) const;
  void add_chance(std::vector<Action>& list) const;
  [[nodiscard]] bool may_build(Square square) const;
  [[nodiscard]] bool may_sell(Side side, Square square) const;

  void roll_dice(int a, int b);
  void roll_in_jail(bool equal);
  void draw(int index);
  void resolve(const Card& card);
  void advance(Square to);
  void land();
  void to_jail();
  void attack(Square from);
  void end_war();
  void build(Square square);
  void sell(Square square);
  void vacate(Square square);  // its houses are sold; the piece is gone
  void mortgage(Square square);
  void owe(Side debtor, int amount, bool to_other);
  void try_to_pay();
  void paid();
  void settled();
  void end_turn();
  [[nodiscard]] int held(Side side, Group group) const;
  [[nodiscard]] int repairs(const Card& card) const;

  std::array<Man, kSquares> men_{};
  std::array<std::uint8_t, kRim> houses_{};
  std::array<Set, 2> hands_{kFullSet, kFullSet};
  std::array<Set, 2> graveyards_{};
  std::array<int, 2> cash_{kStartCash, kStartCash};
  std::array<Square, 2> tokens_{kGo, kGo};
  std::array<std::int16_t, 2> jail_{-1, -1};
  std::array<std::int8_t, kDecks> card_holders_{-1, -1};  // who has the deck's out-of-jail card
  std::array<std::uint16_t, kDecks> decks_{0xFFFF, 0xFFFF};
  std::array<int, 2> dice_{};  // of the last roll
  int owed_ = 0;
  int doubles_ = 0;
  int round_ = 1;
  Side turn_ = Side::First;
  Side actor_ = Side::First;  // in a war, a debt and a bankruptcy; else First
  Phase phase_ = Phase::Start;
  RentKind rent_kind_ = RentKind::Plain;
  bool owed_to_other_ = false;
  bool moved_ = false;
  bool rolls_for_freedom_ = false;  // the dice are thrown in jail
  bool bankrupt_ = false;
  Rules rules_;
};

}  // namespace messhall::games::mess
