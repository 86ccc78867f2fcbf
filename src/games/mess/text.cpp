// The position text of Mess, and the state in words for programs. reading.cpp reads what is written here.
//
//   men         squares and letters of each player's pieces on the board: "5P11N/39Q", "-" for none
//   hands       letters in the order PNBRQK: "PPPPPPPPNNBBRRQK/-"
//   graveyards  the same
//   houses      "1:3,3:4", 5 for a hotel; "-" for none
//   cash        "1500/1500"
//   tokens      "0/0"
//   jail        failed rolls so far, "-" when free: "-/2"
//   cards       out-of-jail cards: "c" Chance's, "m" Community Chest's, "cm", "-"
//   decks       the cards not yet drawn in this pass, as bits in hexadecimal: Chance's, then Community Chest's
//   turn        0 or 1
//   phase       the word of the state; "freedom" for dice that are thrown in jail
//   claim       "0>1:60", "1>b:100" (b: the bank); "-" for none
//   rent        "plain"; "double" and "fresh" after the cards that say so
//   roll        the last dice: "3-4"; "-" before the first
//   doubles moved round
//   first rounds    who started, and after how many rounds the game ends; 0: never
#include <algorithm>
#include <utility>

#include "games/mess/state.hpp"
#include "games/mess/text_words.hpp"

namespace messhall::games::mess {
namespace {

std::string letters(const Set& set) {
  std::string out;
  for (std::size_t kind = 0; kind < kKinds; ++kind) out.append(set[kind], kLetters[kind]);
  return out;
}
std::string or_dash(const std::string& text) { return text.empty() ? "-" : text; }

std::string hexadecimal(std::uint16_t bits) {
  std::string out;
  for (int shift = 12; shift >= 0; shift -= 4) out += "0123456789abcdef"[bits >> shift & 0xF];
  return out;
}

std::string men_of(const State& state, Side side) {
  std::string out;
  for (Squares left = state.men(side); !left.empty();) {
    const Square square = left.pop();
    out += std::to_string(square) + letter(state.man(square).kind);
  }
  return or_dash(out);
}

std::string jail_of(const State& state, Side side) {
  const auto jail = state.jail(side);
  return jail ? std::to_string(*jail) : "-";
}

// "key":value,... for the keys that have one, sorted as text.
std::string object(std::vector<std::pair<std::string, std::string>> entries) {
  std::sort(entries.begin(), entries.end());
  std::string out = "{";
  for (const auto& [key, value] : entries) {
    if (out.size() > 1) out += ",";
    out += '"';
    out += key;
    out += "\":";
    out += value;
  }
  return out + "}";
}

template <class Value>
std::string both(Value value) {
  std::string out = "[";
  out += value(Side::First);
  out += ',';
  out += value(Side::Second);
  out += ']';
  return out;
}

}  // namespace

std::string_view phase_word(Phase phase) { return kPhases[static_cast<std::size_t>(phase)]; }

std::string State::text() const {
  const auto pair = [](auto value) { return value(Side::First) + "/" + value(Side::Second); };
  std::string houses;
  for (Square square = 0; square < kRim; ++square) {
    if (houses_[square] == 0) continue;
    if (!houses.empty()) houses += ',';
    houses += std::to_string(square) + ":" + std::to_string(houses_[square]);
  }
  const auto cards = [&](Side side) {
    std::string held;
    if (card_holders_[0] == static_cast<std::int8_t>(side)) held += 'c';
    if (card_holders_[1] == static_cast<std::int8_t>(side)) held += 'm';
    return or_dash(held);
  };
  const bool claims = phase_ == Phase::Debt || bankrupt_;
  const std::string claim = std::to_string(index(actor_)) + ">" +
                            (owed_to_other_ ? std::to_string(index(other(actor_))) : "b") + ":" + std::to_string(owed_);
  const std::array<std::string, 19> fields{
      pair([&](Side side) { return men_of(*this, side); }),
      pair([&](Side side) { return or_dash(letters(hand(side))); }),
      pair([&](Side side) { return or_dash(letters(graveyard(side))); }),
      or_dash(houses),
      pair([&](Side side) { return std::to_string(cash(side)); }),
      pair([&](Side side) { return std::to_string(token(side)); }),
      pair([&](Side side) { return jail_of(*this, side); }),
      pair(cards),
      hexadecimal(decks_[0]) + "/" + hexadecimal(decks_[1]),
      std::to_string(index(turn_)),
      std::string(rolls_for_freedom_ ? kFreedom : kPhases[static_cast<std::size_t>(phase_)]),
      claims ? claim : "-",
      std::string(kRentKinds[static_cast<std::size_t>(rent_kind_)]),
      dice_[0] == 0 ? "-" : std::to_string(dice_[0]) + "-" + std::to_string(dice_[1]),
      std::to_string(doubles_),
      moved_ ? "1" : "0",
      std::to_string(round_),
      std::to_string(index(rules_.first)),
      std::to_string(rules_.rounds)};
  std::string out;
  for (const std::string& field : fields) {
    if (!out.empty()) out += ' ';
    out += field;
  }
  return out;
}

std::string State::json() const {
  const auto quoted = [](const std::string& text) { return '"' + text + '"'; };
  const auto number = [](auto value) { return std::to_string(static_cast<int>(value)); };
  std::vector<std::pair<std::string, std::string>> houses;
  std::vector<std::pair<std::string, std::string>> pieces;
  for (Square square = 0; square < kSquares; ++square) {
    if (square < kRim && houses_[square] > 0) houses.emplace_back(number(square), number(houses_[square]));
    const Man& man = men_[square];
    if (man.present) pieces.emplace_back(number(square), quoted(number(index(man.owner)) + letter(man.kind)));
  }
  const Side acting = actor();
  const std::string actor = phase_ == Phase::Over    ? "null"
                            : acting == Side::Chance ? "\"chance\""
                                                     : number(index(acting));
  return object({
      {"turn", number(index(turn_))},
      {"actor", actor},
      {"phase", quoted(std::string(kPhases[static_cast<std::size_t>(phase_)]))},
      {"cash", both([&](Side side) { return number(cash(side)); })},
      {"tokens", both([&](Side side) { return number(token(side)); })},
      {"jail", both([&](Side side) { return jail(side) ? number(*jail(side)) : "null"; })},
      {"jail_cards", both([&](Side side) { return number(jail_cards(side)); })},
      {"pieces", object(pieces)},
      {"hands", both([&](Side side) { return quoted(letters(hand(side))); })},
      {"graveyards", both([&](Side side) { return quoted(letters(graveyard(side))); })},
      {"houses", object(houses)},
      {"owed", number(owed_)},
      {"at", at() ? number(*at()) : "null"},
      {"doubles", number(doubles_)},
      {"moved", moved_ ? "true" : "false"},
      {"round", number(round_)},
  });
}

}  // namespace messhall::games::mess
