// Position texts and texts of actions: what was written is read, and what cannot be is refused with the reason.
#include <gtest/gtest.h>

#include "unit/games/mess_fixture.hpp"

namespace messhall::games::mess {
namespace {

using test::Fields;

// Why the text is refused; empty when it is not. All pieces are in hand unless said otherwise.
std::string refused(const Fields& fields, const std::string& hands = "PPPPPPPPNNBBRRQK/PPPPPPPPNNBBRRQK") {
  std::string text;
  for (const std::string& field : {fields.men, hands, fields.graveyards, fields.houses, fields.cash, fields.tokens,
                                   fields.jail, fields.cards, fields.decks, fields.turn, fields.phase, fields.claim,
                                   fields.rent, fields.roll, fields.doubles, fields.moved, fields.round}) {
    text += field + ' ';
  }
  const auto read = State::from_text(text + "0 " + fields.rounds, {});
  return read ? std::string() : say(read.error());
}

TEST(MessText, IsRefusedWithTheNameOfItsField) {
  EXPECT_EQ(refused({}), "");
  const auto unreadable = [](const std::string& field, const std::string& text, const std::string& example) {
    return "The field " + field + " cannot be read: \"" + text + "\". It should look like " + example + ".";
  };
  EXPECT_EQ(refused({.men = "5X/-"}), unreadable("men", "5X/-", "5P11N/39Q"));
  EXPECT_EQ(refused({.men = "42P/-"}), unreadable("men", "42P/-", "5P11N/39Q"));
  EXPECT_EQ(refused({.men = "5/-"}), unreadable("men", "5/-", "5P11N/39Q"));
  EXPECT_EQ(refused({}, "XX/-"), unreadable("hands", "XX/-", "PPNQ/-"));
  EXPECT_EQ(refused({}, "PPP"), unreadable("hands", "PPP", "PPNQ/-"));
  EXPECT_EQ(refused({.graveyards = "p/-"}), unreadable("graveyards", "p/-", "P/-"));
  EXPECT_EQ(refused({.houses = "1-3"}), unreadable("houses", "1-3", "1:3,3:4"));
  EXPECT_EQ(refused({.houses = "1:6"}), unreadable("houses", "1:6", "1:3,3:4"));
  EXPECT_EQ(refused({.houses = "1:2,1:2"}), unreadable("houses", "1:2,1:2", "1:3,3:4"));
  EXPECT_EQ(refused({.cash = "12"}), unreadable("cash", "12", "1500/90"));
  EXPECT_EQ(refused({.cash = "-5/0"}), unreadable("cash", "-5/0", "1500/90"));
  EXPECT_EQ(refused({.tokens = "40/0"}), unreadable("tokens", "40/0", "0/24"));
  EXPECT_EQ(refused({.tokens = "10/0", .jail = "4/-"}), unreadable("jail", "4/-", "-/2"));
  EXPECT_EQ(refused({.cards = "x/-"}), unreadable("cards", "x/-", "c/-"));
  EXPECT_EQ(refused({.decks = "fff/ffff"}), unreadable("decks", "fff/ffff", "ffff/03ff"));
  EXPECT_EQ(refused({.decks = "ffgf/ffff"}), unreadable("decks", "ffgf/ffff", "ffff/03ff"));
  EXPECT_EQ(refused({.turn = "2"}), unreadable("turn", "2", "0"));
  EXPECT_EQ(refused({.phase = "lunch"}), unreadable("phase", "lunch", "start"));
  EXPECT_EQ(refused({.claim = "0>0:60"}), unreadable("claim", "0>0:60", "0>1:60"));
  EXPECT_EQ(refused({.claim = "0>b:0"}), unreadable("claim", "0>b:0", "0>1:60"));
  EXPECT_EQ(refused({.rent = "triple"}), unreadable("rent", "triple", "plain"));
  EXPECT_EQ(refused({.roll = "0-7"}), unreadable("roll", "0-7", "3-4"));
  EXPECT_EQ(refused({.doubles = "3"}), unreadable("doubles", "3", "0"));
  EXPECT_EQ(refused({.moved = "yes"}), unreadable("moved", "yes", "0"));
  EXPECT_EQ(refused({.round = "0"}), unreadable("round", "0", "1"));
  EXPECT_EQ(refused({.rounds = "-1"}), unreadable("rounds", "-1", "20"));
}

TEST(MessText, SaysWhatIsImpossible) {
  EXPECT_EQ(refused({.men = "5P/5P"}), "Two pieces stand on square 5.");
  EXPECT_EQ(refused({.men = "5P/-"}), "Player 0 has 9 pieces of the letter P; 8 are needed.");
  EXPECT_EQ(refused({.houses = "1:1"}), "Square 1 cannot have houses: it is no street with a piece on it.");
  EXPECT_EQ(refused({.men = "1P3P6P8P9P11P13P14R/-", .houses = "1:4,3:4,6:4,8:4,9:4,11:4,13:4,14:5"},
                    "PNNBBRQK/PPPPPPPPNNBBRRQK"),
            "");
  EXPECT_EQ(refused({.men = "1P3P6P8P9P11P13P14R16B/-", .houses = "1:4,3:4,6:4,8:4,9:4,11:4,13:4,14:4,16:1"},
                    "PNNBRQK/PPPPPPPPNNBBRRQK"),
            "There are more houses or hotels than the bank has.");
  EXPECT_EQ(refused({.tokens = "30/0"}), "No token can stay on square 30: it goes to jail, square 10.");
  EXPECT_EQ(refused({.jail = "0/-"}), "Player 0 is in jail, but the token is not on square 10.");
  const std::string twice = "A card that frees from jail is in one place only: with one player, or in its deck.";
  EXPECT_EQ(refused({.cards = "c/c", .decks = "fbff/ffff"}), twice);
  EXPECT_EQ(refused({.cards = "c/-"}), twice);
  EXPECT_EQ(refused({.cards = "cm/-", .decks = "fbff/fffb"}), "");
  EXPECT_EQ(refused({.decks = "0000/ffff"}), "A deck is never empty: with its last card the next pass begins.");
}

TEST(MessText, SaysWhyThePhaseDoesNotFit) {
  const auto reason = [](const Fields& fields, const std::string& hands = "PPPPPPPPNNBBRRQK/PPPPPPPPNNBBRRQK") {
    const std::string error = refused(fields, hands);
    const std::string before = "The phase " + fields.phase + " does not fit the rest of the position: ";
    EXPECT_EQ(error.find(before), 0U) << error;
    return error.substr(std::min(before.size(), error.size()));
  };
  const std::string one_out = "PPPPPPPNNBBRRQK/PPPPPPPPNNBBRRQK";
  EXPECT_EQ(reason({.phase = "buy"}), "the token does not stand on a vacant property.");
  EXPECT_EQ(reason({.tokens = "39/0", .phase = "rent"}), "the token does not stand on a property of the other player.");
  EXPECT_EQ(reason({.tokens = "39/0", .phase = "card-dice", .rent = "fresh"}),
            "the token does not stand on a utility of the other player.");
  EXPECT_EQ(reason({.tokens = "39/0", .phase = "war"}), "the token does not stand on a property with a piece.");
  EXPECT_EQ(reason({.men = "1P/-", .tokens = "1/0", .phase = "conquest"}, one_out),
            "the token does not stand on an own street with houses.");
  EXPECT_EQ(reason({.phase = "card"}), "the token does not stand on a card square.");
  EXPECT_EQ(reason({.tokens = "10/0", .jail = "0/-"}), "the player on turn is in jail.");
  EXPECT_EQ(reason({.tokens = "10/0", .jail = "0/-", .phase = "dice"}), "the player on turn is in jail.");
  EXPECT_EQ(reason({.phase = "jail"}), "the player on turn is not in jail.");
  EXPECT_EQ(reason({.phase = "freedom"}), "the player on turn is not in jail.");
  EXPECT_EQ(reason({.tokens = "10/0", .jail = "3/-", .phase = "jail"}),
            "three failed rolls are only possible while the fine is owed.");
  EXPECT_EQ(reason({.phase = "debt"}), "nothing is owed.");
  EXPECT_EQ(reason({.claim = "0>b:60"}), "something is owed.");
  EXPECT_EQ(reason({.phase = "debt", .claim = "0>b:60"}), "the debtor has enough cash.");
  EXPECT_EQ(reason({.cash = "10/0", .phase = "debt", .claim = "0>b:60"}), "the debtor has no piece left.");
  EXPECT_EQ(reason({.men = "1P/-", .cash = "10/0", .phase = "over", .claim = "0>b:60"}, one_out),
            "the debtor has pieces left.");
  EXPECT_EQ(reason({.cash = "10/0", .phase = "over", .claim = "0>1:60"}),
            "the cash of a bankrupt goes to the other player.");
  EXPECT_EQ(reason({.phase = "over"}), "the game has no last round, and nobody is bankrupt.");
  EXPECT_EQ(reason({.doubles = "1"}), "doubles are counted.");
  EXPECT_EQ(reason({.phase = "after", .doubles = "1"}), "doubles are counted.");
  EXPECT_EQ(reason({.phase = "again"}), "no double was rolled.");
  EXPECT_EQ(reason({.phase = "after", .roll = "-"}), "no dice have been thrown yet.");
  EXPECT_EQ(reason({.moved = "1"}), "the peaceful move comes after the last roll.");
  EXPECT_EQ(reason({.rent = "double"}), "the rent that a card asks for is not due now.");
  EXPECT_EQ(reason({.men = "-/12P", .tokens = "12/0", .phase = "card-dice"}, "PPPPPPPPNNBBRRQK/PPPPPPPNNBBRRQK"),
            "no card asks for a fresh roll.");
}

TEST(MessText, SaysHowManyFieldsAreNeeded) {
  const auto read = State::from_text("a b c", {});
  ASSERT_FALSE(read);
  EXPECT_EQ(say(read.error()).find("The position text has 3 fields; 19 are needed: men hands"), 0U);
}

TEST(MessText, ActionsComeBack) {
  for (const char* word : {"roll",      "dice:3-4",    "attack:41",   "buy:Q",   "redeem:K",  "card:15",  "move:0-39",
                           "jail-card", "keep-houses", "sell-houses", "lot:1",   "build:39",  "sell:1",   "mortgage:40",
                           "hold",      "pay",         "end",         "decline", "jail-fine", "jail-roll"}) {
    const auto action = read_action(word);
    ASSERT_TRUE(action) << word;
    EXPECT_EQ(text(*action), word);
    EXPECT_EQ(Action::from_code(action->code()), *action);
  }
  for (const char* word : {"", "roll:1", "dice:0-1", "dice:1-7", "dice:1", "attack:42", "attack:01", "buy:X", "buy:PP",
                           "card:16", "move:5", "move:5-", "move:-5-6", "build", "Roll", "lot:2", "sell:+1"})
    EXPECT_FALSE(read_action(word)) << word;
}

TEST(MessText, AnActionInTheWrongFormIsShownTheRightOne) {
  const auto made = find("mess")->position("startpos", {});
  const Position* const position = made->get();
  const auto refusal = [&](std::string_view text) { return say(position->parse_action(text).error()); };
  EXPECT_EQ(refusal("fly"), "This is no action: fly. Actions are words such as roll, buy:P, move:5-7.");
  EXPECT_EQ(refusal("dice:7-2").find("dice:7-2 is not understood: this is written like dice:3-4. "), 0U);
  for (const auto& [word, form] : {std::pair{"roll:3", "roll"},
                                   {"attack", "attack:12"},
                                   {"move:5", "move:5-7"},
                                   {"buy:X", "buy:P"},
                                   {"card:16", "card:0"},
                                   {"lot:2", "lot:1"}}) {
    EXPECT_EQ(action_like(word), form);
    EXPECT_TRUE(read_action(form)) << form;
  }
}

}  // namespace
}  // namespace messhall::games::mess
