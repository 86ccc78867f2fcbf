// Reads position texts; text.cpp says what each field holds.
#include <algorithm>
#include <charconv>
#include <utility>

#include "base/text.hpp"
#include "games/mess/state.hpp"
#include "games/mess/text_words.hpp"

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

// What a field looks like, in the order above.
constexpr std::array<std::string_view, 19> kExamples{
    "5P11N/39Q", "PPNQ/-", "P/-",   "1:3,3:4", "1500/90", "0/24", "-/2", "c/-", "ffff/03ff", "0",
    "start",     "0>1:60", "plain", "3-4",     "0",       "0",    "1",   "0",   "20"};

constexpr Text kFieldCount{"mess.text.count", "The position text has {count} fields; {wanted} are needed: {names}."};
constexpr Text kBadField{"mess.text.like",
                         "The field {field} cannot be read: \"{text}\". It should look like {example}."};
constexpr Text kBadSet{"mess.text.set",
                       "Player {player} has {count} pieces of the letter {letter}; {wanted} are needed."};
constexpr Text kTwoMen{"mess.text.two", "Two pieces stand on square {square}."};
constexpr Text kBadHouses{"mess.text.houses",
                          "Square {square} cannot have houses: it is no street with a piece on it."};
constexpr Text kBankHouses{"mess.text.bank", "There are more houses or hotels than the bank has."};
constexpr Text kOnGoToJail{"mess.text.token", "No token can stay on square 30: it goes to jail, square 10."};
constexpr Text kJailElsewhere{"mess.text.jail", "Player {player} is in jail, but the token is not on square 10."};
constexpr Text kCardTwice{"mess.text.card",
                          "A card that frees from jail is in one place only: with one player, or in its deck."};
constexpr Text kEmptyDeck{"mess.text.deck", "A deck is never empty: with its last card the next pass begins."};
constexpr Text kBadPhase{"mess.text.phase", "The phase {phase} does not fit the rest of the position: {reason}."};

constexpr Text kNoVacant{"mess.text.reason.vacant", "the token does not stand on a vacant property"};
constexpr Text kNoFoe{"mess.text.reason.foe", "the token does not stand on a property of the other player"};
constexpr Text kNoUtility{"mess.text.reason.utility", "the token does not stand on a utility of the other player"};
constexpr Text kNoHeld{"mess.text.reason.held", "the token does not stand on a property with a piece"};
constexpr Text kNoConquest{"mess.text.reason.conquest", "the token does not stand on an own street with houses"};
constexpr Text kNoCards{"mess.text.reason.cards", "the token does not stand on a card square"};
constexpr Text kJailed{"mess.text.reason.jailed", "the player on turn is in jail"};
constexpr Text kFree{"mess.text.reason.free", "the player on turn is not in jail"};
constexpr Text kThirdRoll{"mess.text.reason.third", "three failed rolls are only possible while the fine is owed"};
constexpr Text kNothingOwed{"mess.text.reason.nothing", "nothing is owed"};
constexpr Text kOwed{"mess.text.reason.owed", "something is owed"};
constexpr Text kSuffices{"mess.text.reason.suffices", "the debtor has enough cash"};
constexpr Text kPiecesLeft{"mess.text.reason.pieces", "the debtor has pieces left"};
constexpr Text kNoPieces{"mess.text.reason.nopieces", "the debtor has no piece left"};
constexpr Text kCashLeft{"mess.text.reason.cash", "the cash of a bankrupt goes to the other player"};
constexpr Text kDoublesCount{"mess.text.reason.doubles", "doubles are counted"};
constexpr Text kNoDouble{"mess.text.reason.nodouble", "no double was rolled"};
constexpr Text kNoDice{"mess.text.reason.dice", "no dice have been thrown yet"};
constexpr Text kMovedEarly{"mess.text.reason.moved", "the peaceful move comes after the last roll"};
constexpr Text kRentCard{"mess.text.reason.rent", "the rent that a card asks for is not due now"};
constexpr Text kNoFresh{"mess.text.reason.fresh", "no card asks for a fresh roll"};
constexpr Text kNoRounds{"mess.text.reason.rounds", "the game has no last round, and nobody is bankrupt"};

constexpr int kMostCash = 10'000'000;

}  // namespace

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
        return Message{kBadField,
                       {{"field", kFields[field]},
                        {"text", quotable(fields_[field])},
                        {"example", std::string(kExamples[field])}}};
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

  // A field that can be read, and says what cannot be.
  bool wrong(Message message) {
    error_ = std::move(message);
    return false;
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
          return wrong({kTwoMen, {{"square", std::to_string(*square)}}});
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
      if (!read) return false;
      state_.tokens_[index(side)] = static_cast<Square>(*read);
      return *read != kGoToJail || wrong({kOnGoToJail});
    });
  }
  bool jail() {
    return pair(kJailField, [&](Side side, std::string_view text) {
      if (text == "-") return true;
      const auto read = number(text, 0, 3);
      if (!read) return false;
      state_.jail_[index(side)] = static_cast<std::int16_t>(*read);
      return state_.token(side) == kJail || wrong({kJailElsewhere, {{"player", std::to_string(index(side))}}});
    });
  }
  bool cards() {
    return pair(kCardsField, [&](Side side, std::string_view text) {
      if (text == "-") return true;
      return !text.empty() && std::all_of(text.begin(), text.end(), [&](char letter) {
        if (letter != 'c' && letter != 'm') return false;
        std::int8_t& holder = state_.card_holders_[letter == 'c' ? 0 : 1];
        return std::exchange(holder, static_cast<std::int8_t>(side)) == -1 || wrong({kCardTwice});
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
      if (text.size() != 4 || error != std::errc{} || end != text.data() + text.size()) return false;
      if (deck == 0) return wrong({kEmptyDeck});
      return !held_and_there || wrong({kCardTwice});
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
    for (const Text reason : {wrong_claim(), wrong_jail(), wrong_dice(), wrong_place(), wrong_rent()}) {
      if (!reason.english.empty()) return reason;
    }
    return {};
  }
  [[nodiscard]] Text wrong_claim() const {
    const bool in_debt = state_.phase_ == Phase::Debt;
    if (!in_debt && !state_.bankrupt_) {
      if (state_.owed_ > 0) return kOwed;
      return state_.phase_ == Phase::Over && state_.rules_.rounds == 0 ? kNoRounds : Text{};
    }
    if (state_.owed_ == 0) return kNothingOwed;
    if (state_.cash(state_.actor_) >= state_.owed_) return kSuffices;
    const bool has_men = !state_.men(state_.actor_).empty();
    if (has_men != in_debt) return has_men ? kPiecesLeft : kNoPieces;
    return state_.owed_to_other_ && !in_debt && state_.cash(state_.actor_) > 0 ? kCashLeft : Text{};
  }
  [[nodiscard]] Text wrong_jail() const {
    const auto jail = state_.jail(state_.turn_);
    const bool owes = state_.phase_ == Phase::Debt || state_.bankrupt_;
    if (state_.jail(other(state_.turn_)) == 3 || (jail == 3 && !owes)) return kThirdRoll;
    switch (state_.phase_) {
      case Phase::Start:
      case Phase::Again:
        return jail ? kJailed : Text{};
      case Phase::Jail:
        return jail ? Text{} : kFree;
      case Phase::Dice:
        if (state_.rolls_for_freedom_) return jail ? Text{} : kFree;
        return jail ? kJailed : Text{};
      default:
        return {};
    }
  }
  [[nodiscard]] Text wrong_dice() const {
    const Phase phase = state_.phase_;
    const bool before = phase == Phase::Start || phase == Phase::Jail || phase == Phase::Dice || phase == Phase::Lot;
    if (!before && state_.dice_[0] == 0) return kNoDice;
    if (state_.moved_ && phase != Phase::After) return kMovedEarly;
    if (phase == Phase::Again) return state_.doubles_ == 0 ? kNoDouble : Text{};
    const bool none = phase == Phase::Start || phase == Phase::Jail || phase == Phase::After || phase == Phase::Lot;
    return none && state_.doubles_ > 0 ? kDoublesCount : Text{};
  }
  [[nodiscard]] Text wrong_place() const {
    const Square square = state_.token(state_.turn_);
    const auto owner = state_.owner(square);
    const bool foes = owner == other(state_.turn_);
    const auto kind = place(square).kind;
    switch (state_.phase_) {
      case Phase::Card:
        return kind != SquareKind::Chance && kind != SquareKind::Chest ? kNoCards : Text{};
      case Phase::CardDice:
        return kind != SquareKind::Utility || !foes ? kNoUtility : Text{};
      case Phase::Buy:
        return !place(square).property() || owner ? kNoVacant : Text{};
      case Phase::Rent:
        return !foes ? kNoFoe : Text{};
      case Phase::War:
        return !owner ? kNoHeld : Text{};
      case Phase::Conquest:
        return owner != state_.turn_ || state_.houses(square) == 0 ? kNoConquest : Text{};
      default:
        return {};
    }
  }

  [[nodiscard]] Text wrong_rent() const {
    using RentKind = State::RentKind;
    const Phase phase = state_.phase_;
    if (state_.rent_kind_ == RentKind::Plain) return phase == Phase::CardDice ? kNoFresh : Text{};
    const auto kind = place(state_.token(state_.turn_)).kind;
    const auto wanted = state_.rent_kind_ == RentKind::FreshRoll ? SquareKind::Utility : SquareKind::Railroad;
    const bool open = phase == Phase::CardDice || phase == Phase::Buy || phase == Phase::Rent || phase == Phase::War ||
                      phase == Phase::Debt || phase == Phase::Over;
    return kind == wanted && open ? Text{} : kRentCard;
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
