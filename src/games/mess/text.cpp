// The position text of Mess, and the state in words for programs.
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
#include <charconv>
#include <utility>

#include "base/text.hpp"
#include "games/mess/state.hpp"

namespace messhall::games::mess {
namespace {

constexpr std::array<Text, 19> kFields{{
    {"mess.field.men", "men"},       {"mess.field.hands", "hands"}, {"mess.field.graveyards", "graveyards"},
    {"mess.field.houses", "houses"}, {"mess.field.cash", "cash"},   {"mess.field.tokens", "tokens"},
    {"mess.field.jail", "jail"},     {"mess.field.cards", "cards"}, {"mess.field.decks", "decks"},
    {"mess.field.turn", "turn"},     {"mess.field.phase", "phase"}, {"mess.field.claim", "claim"},
    {"mess.field.rent", "rent"},     {"mess.field.roll", "roll"},   {"mess.field.doubles", "doubles"},
    {"mess.field.moved", "moved"},   {"mess.field.round", "round"}, {"mess.field.first", "first"},
    {"mess.field.rounds", "rounds"},
}};
enum Field : std::size_t {
  kMen,
  kHands,
  kGraveyards,
  kHousesField,
  kCash,
  kTokens,
  kJailField,
  kCardsField,
  kDecksField,
  kTurn,
  kPhase,
  kClaim,
  kRent,
  kRoll,
  kDoubles,
  kMoved,
  kRound,
  kFirst,
  kRounds
};

constexpr Text kFieldCount{"mess.text.count", "The position text has {count} fields; {wanted} are needed: {names}."};
constexpr Text kBadField{"mess.text.field", "The field {field} cannot be read: \"{text}\"."};
constexpr Text kBadSet{"mess.text.set",
                       "Player {player} has {count} pieces of the letter {letter}; {wanted} are needed."};
constexpr Text kTwoMen{"mess.text.two", "Two pieces stand on square {square}."};
constexpr Text kBadHouses{"mess.text.houses",
                          "Square {square} cannot have houses: it is no street with a piece on it."};
constexpr Text kBankHouses{"mess.text.bank", "There are more houses or hotels than the bank has."};
constexpr Text kBadPhase{"mess.text.phase", "The phase {phase} does not fit the rest of the position: {reason}."};

constexpr Text kNoProperty{"mess.text.reason.property", "the token does not stand on a property of that kind"};
constexpr Text kNoCards{"mess.text.reason.cards", "the token does not stand on a card square"};
constexpr Text kNoJail{"mess.text.reason.jail", "who is in jail does not fit"};
constexpr Text kNoClaim{"mess.text.reason.claim", "the claim does not fit"};
constexpr Text kNoDoubles{"mess.text.reason.doubles", "the doubles do not fit"};
constexpr Text kNoDice{"mess.text.reason.dice", "no dice have been thrown yet"};

constexpr std::array<std::string_view, 14> kPhases{"start", "jail",     "dice", "card",  "card-dice", "buy",  "rent",
                                                   "war",   "conquest", "debt", "again", "after",     "over", "lot"};
constexpr std::string_view kFreedom = "freedom";
constexpr std::array<std::string_view, 3> kRentKinds{"plain", "double", "fresh"};
constexpr int kMostCash = 10'000'000;

std::string letters(const Set& set) {
  std::string out;
  for (std::size_t kind = 0; kind < kKinds; ++kind) out.append(set[kind], kLetters[kind]);
  return out;
}
std::string or_dash(std::string text) { return text.empty() ? "-" : text; }

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

// Fills a state field by field.
class Reader {
 public:
  Reader(std::vector<std::string_view> fields, Rules rules) : fields_(std::move(fields)), state_(rules) {}

  [[nodiscard]] Result<State> read() {
    if (fields_.size() != kFields.size()) return count_error();
    using Part = bool (Reader::*)();
    constexpr std::array<std::pair<Field, Part>, 19> kParts{{
        {kMen, &Reader::men},
        {kHands, &Reader::hands},
        {kGraveyards, &Reader::graveyards},
        {kHousesField, &Reader::houses},
        {kCash, &Reader::cash},
        {kTokens, &Reader::tokens},
        {kJailField, &Reader::jail},
        {kCardsField, &Reader::cards},
        {kDecksField, &Reader::decks},
        {kTurn, &Reader::turn},
        {kClaim, &Reader::claim},
        {kPhase, &Reader::phase},
        {kRent, &Reader::rent},
        {kRoll, &Reader::roll},
        {kDoubles, &Reader::doubles},
        {kMoved, &Reader::moved},
        {kRound, &Reader::round},
        {kFirst, &Reader::first},
        {kRounds, &Reader::rounds},
    }};
    for (const auto& [field, part] : kParts) {
      if (!(this->*part)()) {
        if (error_) return *error_;
        return Message{kBadField, {{"field", kFields[field]}, {"text", quotable(fields_[field])}}};
      }
    }
    if (const Failure wrong = check()) return *wrong;
    return state_;
  }

 private:
  [[nodiscard]] Message count_error() const {
    std::string names;
    for (const Text& field : kFields) {
      if (!names.empty()) names += ' ';
      names += field.english;
    }
    return {kFieldCount,
            {{"count", std::to_string(fields_.size())}, {"wanted", std::to_string(kFields.size())}, {"names", names}}};
  }

  static std::optional<int> number(std::string_view text, int least, int most) {
    const Number read = read_number(text, least, most);
    return read.error ? std::nullopt : std::optional(read.value);
  }

  // Both players' parts of a field.
  template <class Part>
  bool pair(Field field, Part part) {
    const auto parts = split(fields_[field], '/');
    return parts.size() == 2 && part(Side::First, parts[0]) && part(Side::Second, parts[1]);
  }
  template <class Value>
  bool whole(Field field, int least, int most, Value& value) {
    const auto read = number(fields_[field], least, most);
    if (read) value = static_cast<Value>(*read);
    return read.has_value();
  }

  bool men() {
    return pair(kMen, [&](Side side, std::string_view text) {
      if (text == "-") return true;
      while (!text.empty()) {
        const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
        const auto square = number(text.substr(0, digits), 0, kSquares - 1);
        if (!square || digits == text.size()) return false;
        const auto kind = kind_of(text[digits]);
        if (!kind) return false;
        Man& man = state_.men_[static_cast<std::size_t>(*square)];
        if (man.present) {
          error_ = Message{kTwoMen, {{"square", std::to_string(*square)}}};
          return false;
        }
        man = {true, *kind, side};
        text.remove_prefix(digits + 1);
      }
      return true;
    });
  }
  static bool set(std::string_view text, Set& set) {
    set = {};
    if (text == "-") return true;
    return std::all_of(text.begin(), text.end(), [&](char letter) {
      const auto kind = kind_of(letter);
      if (kind && set[index(*kind)] < kFullSet[0]) return ++set[index(*kind)], true;
      return false;
    });
  }
  bool hands() {
    return pair(kHands, [&](Side side, std::string_view text) { return set(text, state_.hands_[index(side)]); });
  }
  bool graveyards() {
    return pair(kGraveyards,
                [&](Side side, std::string_view text) { return set(text, state_.graveyards_[index(side)]); });
  }
  bool houses() {
    const std::string_view text = fields_[kHousesField];
    if (text == "-") return true;
    for (const std::string_view entry : split(text, ',')) {
      const auto parts = split(entry, ':');
      if (parts.size() != 2) return false;
      const auto square = number(parts[0], 0, kRim - 1);
      const auto level = number(parts[1], 1, kHotel);
      if (!square || !level || state_.houses_[static_cast<std::size_t>(*square)] != 0) return false;
      state_.houses_[static_cast<std::size_t>(*square)] = static_cast<std::uint8_t>(*level);
    }
    return true;
  }
  bool cash() {
    return pair(kCash, [&](Side side, std::string_view text) {
      const auto read = number(text, 0, kMostCash);
      if (read) state_.cash_[index(side)] = *read;
      return read.has_value();
    });
  }
  bool tokens() {
    return pair(kTokens, [&](Side side, std::string_view text) {
      const auto read = number(text, 0, kRim - 1);
      if (read) state_.tokens_[index(side)] = static_cast<Square>(*read);
      return read && *read != kGoToJail;
    });
  }
  bool jail() {
    return pair(kJailField, [&](Side side, std::string_view text) {
      if (text == "-") return true;
      const auto read = number(text, 0, 3);
      if (read) state_.jail_[index(side)] = static_cast<std::int8_t>(*read);
      return read && state_.token(side) == kJail;
    });
  }
  bool cards() {
    return pair(kCardsField, [&](Side side, std::string_view text) {
      if (text == "-") return true;
      return !text.empty() && std::all_of(text.begin(), text.end(), [&](char letter) {
        if (letter != 'c' && letter != 'm') return false;
        return std::exchange(state_.card_holders_[letter == 'c' ? 0 : 1], static_cast<std::int8_t>(side)) == -1;
      });
    });
  }
  bool decks() {
    return pair(kDecksField, [&](Side side, std::string_view text) {
      // The two decks stand where two players do elsewhere.
      std::uint16_t& deck = state_.decks_[index(side)];
      const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), deck, 16);
      const int kept = jail_card(side == Side::First ? Deck::Chance : Deck::Chest);
      const bool held_and_there = state_.card_holders_[index(side)] >= 0 && (deck >> kept & 1) != 0;
      return text.size() == 4 && error == std::errc{} && end == text.data() + text.size() && deck != 0 &&
             !held_and_there;
    });
  }
  bool turn() { return whole(kTurn, 0, 1, state_.turn_); }
  bool phase() {
    const std::string_view text = fields_[kPhase];
    state_.rolls_for_freedom_ = text == kFreedom;
    const auto* const found = std::find(kPhases.begin(), kPhases.end(), state_.rolls_for_freedom_ ? "dice" : text);
    if (found == kPhases.end()) return false;
    state_.phase_ = static_cast<Phase>(found - kPhases.begin());
    state_.rules_.lot = state_.phase_ == Phase::Lot;
    state_.bankrupt_ = state_.phase_ == Phase::Over && fields_[kClaim] != "-";
    if (state_.phase_ == Phase::War)
      state_.actor_ = other(state_.owner(state_.token(state_.turn_)).value_or(Side::First));
    return true;
  }
  bool claim() {
    const std::string_view text = fields_[kClaim];
    if (text == "-") return true;
    if (text.size() < 5 || text[1] != '>' || text[3] != ':') return false;
    const auto debtor = number(text.substr(0, 1), 0, 1);
    const auto amount = number(text.substr(4), 1, kMostCash);
    if (!debtor || !amount) return false;
    state_.actor_ = static_cast<Side>(*debtor);
    state_.owed_ = *amount;
    state_.owed_to_other_ = text[2] != 'b';
    return text[2] == 'b' || text[2] == static_cast<char>('1' - *debtor);
  }
  bool rent() {
    const auto* const found = std::find(kRentKinds.begin(), kRentKinds.end(), fields_[kRent]);
    if (found == kRentKinds.end()) return false;
    state_.rent_kind_ = static_cast<State::RentKind>(found - kRentKinds.begin());
    return true;
  }
  bool roll() {
    const std::string_view text = fields_[kRoll];
    if (text == "-") return true;
    const auto action = read_action("dice:" + std::string(text));
    if (action) state_.dice_ = {action->a, action->b};
    return action.has_value();
  }
  bool doubles() { return whole(kDoubles, 0, 2, state_.doubles_); }
  bool moved() { return whole(kMoved, 0, 1, state_.moved_); }
  bool round() { return whole(kRound, 1, State::kMaxRounds, state_.round_); }
  bool first() { return whole(kFirst, 0, 1, state_.rules_.first); }
  bool rounds() { return whole(kRounds, 0, State::kMaxRounds, state_.rules_.rounds); }

  [[nodiscard]] Failure check() const {
    if (Failure wrong = check_sets()) return wrong;
    for (Square square = 0; square < kRim; ++square) {
      const bool may = place(square).street() && state_.owner(square);
      if (state_.houses(square) > 0 && !may) return Message{kBadHouses, {{"square", std::to_string(square)}}};
    }
    if (state_.bank_houses() < 0 || state_.bank_hotels() < 0) return Message{kBankHouses};
    if (const Text reason = wrong_phase(); !reason.english.empty())
      return Message{kBadPhase, {{"phase", std::string(fields_[kPhase])}, {"reason", reason}}};
    return std::nullopt;
  }
  [[nodiscard]] Failure check_sets() const {
    for (const Side side : {Side::First, Side::Second}) {
      for (std::size_t kind = 0; kind < kKinds; ++kind) {
        int count = state_.hand(side)[kind] + state_.graveyard(side)[kind];
        for (const Man& man : state_.men_) count += man.present && man.owner == side && index(man.kind) == kind;
        if (count != kFullSet[kind])
          return Message{kBadSet,
                         {{"player", std::to_string(index(side))},
                          {"count", std::to_string(count)},
                          {"letter", std::string(1, kLetters[kind])},
                          {"wanted", std::to_string(kFullSet[kind])}}};
      }
    }
    return std::nullopt;
  }
  // What is wrong, or an empty text.
  [[nodiscard]] Text wrong_phase() const {
    const Square square = state_.token(state_.turn_);
    const auto owner = state_.owner(square);
    const bool foes = owner == other(state_.turn_);
    const auto kind = place(square).kind;
    const auto jail = state_.jail(state_.turn_);
    const bool thrown = state_.dice_[0] > 0;
    const bool in_debt = state_.phase_ == Phase::Debt;
    if (in_debt || state_.bankrupt_) {
      const bool has_men = !state_.men(state_.actor_).empty();
      if (state_.owed_ == 0 || has_men != in_debt || state_.cash(state_.actor_) >= state_.owed_) return kNoClaim;
      if (state_.owed_to_other_ && !in_debt && state_.cash(state_.actor_) > 0) return kNoClaim;
    } else if (state_.owed_ > 0) {
      return kNoClaim;
    }
    if (state_.jail(other(state_.turn_)) == 3 || (jail == 3 && !in_debt && !state_.bankrupt_)) return kNoJail;
    if (!thrown && state_.phase_ != Phase::Start && state_.phase_ != Phase::Dice && state_.phase_ != Phase::Jail &&
        state_.phase_ != Phase::Lot)
      return kNoDice;
    switch (state_.phase_) {
      case Phase::Start:
        return jail ? kNoJail : state_.doubles_ > 0 ? kNoDoubles : Text{};
      case Phase::Jail:
        return !jail ? kNoJail : state_.doubles_ > 0 ? kNoDoubles : Text{};
      case Phase::Dice:
        return jail.has_value() != state_.rolls_for_freedom_ ? kNoJail : Text{};
      case Phase::Card:
        return kind != SquareKind::Chance && kind != SquareKind::Chest ? kNoCards : Text{};
      case Phase::CardDice:
        return kind != SquareKind::Utility || !foes ? kNoProperty : Text{};
      case Phase::Buy:
        return !place(square).property() || owner ? kNoProperty : Text{};
      case Phase::Rent:
        return !foes ? kNoProperty : Text{};
      case Phase::War:
        return !owner ? kNoProperty : Text{};
      case Phase::Conquest:
        return owner != state_.turn_ || state_.houses(square) == 0 ? kNoProperty : Text{};
      case Phase::Again:
        return state_.doubles_ == 0 || jail ? kNoDoubles : Text{};
      case Phase::After:
        return state_.doubles_ > 0 ? kNoDoubles : Text{};
      case Phase::Debt:
        return {};
      case Phase::Over:
        return !state_.bankrupt_ && state_.rules_.rounds == 0 ? kNoClaim : Text{};
      case Phase::Lot:
        return {};
    }
    return {};
  }

  std::vector<std::string_view> fields_;
  State state_;
  Failure error_{};
};

Result<State> State::from_text(std::string_view text, Rules rules) {
  if (text == "startpos") return State(rules);
  return Reader(split_fields(text), rules).read();
}

}  // namespace messhall::games::mess
