#include "engine/drawing.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <utility>

namespace messhall::engine {
namespace {

using games::Side;

constexpr int kRim = 40;
constexpr int kOnSide = 10;  // squares from a corner to the one before the next
constexpr int kWide = 8;     // of a square, without its border
constexpr int kHigh = 2;
constexpr int kColumns = (kOnSide + 1) * (kWide + 1) + 1;
constexpr int kLines = (kOnSide + 1) * (kHigh + 1) + 1;
constexpr int kInner = kWide + 4;  // where the words within the rim begin
constexpr int kHalf = 39;          // what each player has of them
constexpr std::size_t kNameLength = 5;
constexpr int kHotel = 5;

constexpr Text kRound{"", "Round {round}. {who}."};
constexpr Text kRoundOf{"", "Round {round} of {last}. {who}."};
constexpr Text kTurn{"", "{side}'s turn"};
constexpr Text kOver{"", "The game is over"};
constexpr Text kRolled{"", "Last roll {a} and {b}."};
constexpr Text kAsked{"", "{side}: {question}"};
constexpr Text kChance{"", "Chance acts: dice, a card or the lot."};
constexpr Text kPurse{"", "{side}: ${cash}, worth ${worth}"};
constexpr Text kJailed{"", "in jail, failed rolls: {count}"};
constexpr Text kJailCards{"", "cards that free from jail: {count}"};
constexpr Text kHand{"", "in hand {pieces}"};
constexpr Text kGraveyard{"", "in the graveyard {pieces}"};
constexpr Text kHolding{"", "{square} {place}, {piece}"};
constexpr Text kRented{"", "{square} {place}, {piece}, ${rent}"};
constexpr Text kHouses{"", "{square} {place}, {piece}, {houses}h, ${rent}"};
constexpr Text kHotelThere{"", "{square} {place}, {piece}, hotel, ${rent}"};
constexpr Text kLegend{
    "", "Upper case: {first}, lower case: {second}. 3h: three houses, H: a hotel. *{a} *{b}: the tokens."};
constexpr Text kBank{"", "The bank has {houses} houses and {hotels} hotels."};

std::string number(int value) { return std::to_string(value); }

// Lines of a fixed width, to be written on anywhere.
class Sheet {
 public:
  Sheet() : lines_(kLines, std::string(kColumns, ' ')) {}
  void write(int x, int y, std::string_view text) {
    std::string& line = lines_[static_cast<std::size_t>(y)];
    for (std::size_t i = 0; i < text.size(); ++i) {
      const std::size_t at = static_cast<std::size_t>(x) + i;
      if (at < line.size()) line[at] = text[i];
    }
  }
  void box(int x, int y) {
    const std::string edge = std::string("+").append(kWide, '-').append("+");
    write(x, y, edge);
    write(x, y + kHigh + 1, edge);
    for (int line = 1; line <= kHigh; ++line) {
      write(x, y + line, "|");
      write(x + kWide + 1, y + line, "|");
    }
  }
  [[nodiscard]] std::vector<std::string> take() { return std::move(lines_); }

 private:
  std::vector<std::string> lines_;
};

// Go in the bottom right corner, then clockwise.
std::pair<int, int> cell(int square) {
  const int along = square % kOnSide;
  switch (square / kOnSide) {
    case 0:
      return {kOnSide - along, kOnSide};
    case 1:
      return {0, kOnSide - along};
    case 2:
      return {along, 0};
    default:
      return {kOnSide, along};
  }
}

class TrackDrawing {
 public:
  explicit TrackDrawing(const games::Position& position)
      : position_(position), info_(position.info()), estate_(position.estate().value_or(games::Estate{})) {}

  [[nodiscard]] std::vector<std::string> draw() {
    for (int square = 0; square < kRim; ++square) draw_square(square);
    int line = kHigh + 2;
    for (const std::string& words : head()) sheet_.write(kInner, line++, words);
    ++line;
    write_column(kInner, line, belongings(Side::First));
    write_column(kInner + kHalf, line, belongings(Side::Second));
    std::vector<std::string> lines = sheet_.take();
    lines.push_back(say({kLegend,
                         {{"first", info_.first},
                          {"second", info_.second},
                          {"a", std::string(1, initial(Side::First))},
                          {"b", std::string(1, initial(Side::Second))}}}));
    return lines;
  }

 private:
  [[nodiscard]] Text name(Side side) const { return side == Side::First ? info_.first : info_.second; }
  [[nodiscard]] char initial(Side side) const { return name(side).english.front(); }
  [[nodiscard]] const games::Purse& purse(Side side) const { return estate_.purses[side == Side::First ? 0 : 1]; }

  void write_column(int x, int y, const std::vector<std::string>& lines) {
    for (const std::string& line : lines) {
      if (y >= kLines - kHigh - 2) return;
      sheet_.write(x, y++, std::string_view(line).substr(0, kHalf - 1));
    }
  }

  // "39 Capta", and below "$400", or "P3h" for who holds it; tokens at the right.
  void draw_square(int square) {
    const auto [column, row] = cell(square);
    const int x = column * (kWide + 1);
    const int y = row * (kHigh + 1);
    sheet_.box(x, y);
    const std::string words = say({info_.deeds[static_cast<std::size_t>(square)].name});
    std::string first = square < kOnSide ? " " : "";
    first.append(number(square)).append(" ");
    first += words.substr(0, std::min(kNameLength, words.find(' ')));
    sheet_.write(x + 1, y + 1, first);
    sheet_.write(x + 1, y + 2, holder(square));
    const std::string here = tokens(square);
    sheet_.write(x + 1 + kWide - static_cast<int>(here.size()), y + 2, here);
  }
  [[nodiscard]] std::string holder(int square) const {
    const games::Deed& deed = info_.deeds[static_cast<std::size_t>(square)];
    const auto piece = position_.piece_at(static_cast<Square>(square));
    if (!piece) return deed.price > 0 ? std::string("$").append(number(deed.price)) : std::string();
    const char upper = info_.kinds[piece->kind].letter;
    const auto lower = static_cast<char>(std::tolower(static_cast<unsigned char>(upper)));
    std::string text(1, piece->owner == Side::First ? upper : lower);
    const int level = estate_.houses[static_cast<std::size_t>(square)];
    if (level == kHotel) return text + 'H';
    if (level > 0) text.append(number(level)).append("h");
    return text;
  }
  [[nodiscard]] std::string tokens(int square) const {
    std::string text;
    for (const Side side : {Side::First, Side::Second}) {
      if (purse(side).token == square) text.append("*").append(1, initial(side));
    }
    return text;
  }

  // Round, roll, question, bank.
  [[nodiscard]] std::vector<std::string> head() const {
    std::vector<std::string> lines;
    const bool over = position_.outcome().over();
    const Side turn = estate_.turn == 0 ? Side::First : Side::Second;
    const Message who = over ? Message{kOver} : Message{kTurn, {{"side", name(turn)}}};
    std::string now = say({estate_.last_round > 0 ? kRoundOf : kRound,
                           {{"round", number(estate_.round)}, {"last", number(estate_.last_round)}, {"who", who}}});
    if (estate_.dice[0] > 0)
      now.append(" ").append(say({kRolled, {{"a", number(estate_.dice[0])}, {"b", number(estate_.dice[1])}}}));
    lines.push_back(std::move(now));
    if (over) {
      lines.push_back(say(position_.outcome().story));
    } else if (position_.to_move() == Side::Chance) {
      lines.push_back(say({kChance}));
    } else {
      lines.push_back(say({kAsked, {{"side", name(position_.to_move())}, {"question", position_.question()}}}));
    }
    lines.push_back(say({kBank, {{"houses", number(estate_.bank_houses)}, {"hotels", number(estate_.bank_hotels)}}}));
    return lines;
  }

  [[nodiscard]] std::string letters(const std::vector<int>& counts) const {
    std::string text;
    for (std::size_t kind = 0; kind < counts.size(); ++kind)
      text.append(static_cast<std::size_t>(counts[kind]), info_.kinds[kind].letter);
    return text.empty() ? "-" : text;
  }

  [[nodiscard]] std::vector<std::string> belongings(Side side) const {
    const games::Purse& own = purse(side);
    std::vector<std::string> lines{
        say({kPurse, {{"side", name(side)}, {"cash", number(own.cash)}, {"worth", number(own.worth)}}})};
    if (own.jail) lines.push_back(say({kJailed, {{"count", number(*own.jail)}}}));
    if (own.jail_cards > 0) lines.push_back(say({kJailCards, {{"count", number(own.jail_cards)}}}));
    lines.push_back(say({kHand, {{"pieces", letters(own.hand)}}}));
    lines.push_back(say({kGraveyard, {{"pieces", letters(own.graveyard)}}}));
    for (const games::Piece& piece : position_.pieces()) {
      if (piece.owner == side) lines.push_back(holding(piece));
    }
    return lines;
  }
  [[nodiscard]] std::string holding(const games::Piece& piece) const {
    const games::Deed& deed = info_.deeds[piece.square];
    const int level = estate_.houses[piece.square];
    const int rent = estate_.rents[piece.square];
    const Text text = level == kHotel ? kHotelThere : level > 0 ? kHouses : rent > 0 ? kRented : kHolding;
    return say({text,
                {{"square", number(piece.square)},
                 {"place", deed.name},
                 {"piece", info_.kinds[piece.kind].name},
                 {"houses", number(level)},
                 {"rent", number(rent)}}});
  }

  const games::Position& position_;
  const games::GameInfo& info_;
  games::Estate estate_;
  Sheet sheet_{};
};

}  // namespace

std::vector<std::string> draw_track(const games::Position& position) { return TrackDrawing(position).draw(); }

}  // namespace messhall::engine
