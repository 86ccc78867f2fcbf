#include "games/mess/action.hpp"

#include <array>

#include "base/text.hpp"

namespace messhall::games::mess {
namespace {

// What stands behind the word.
enum class Form : std::uint8_t { Bare, OneSquare, TwoSquares, Piece, Dice, Card, Player };

struct Entry {
  Verb verb;
  Form form;
  std::string_view word;
};

constexpr std::array kEntries{
    Entry{Verb::Attack, Form::OneSquare, "attack"},
    Entry{Verb::Build, Form::OneSquare, "build"},
    Entry{Verb::Buy, Form::Piece, "buy"},
    Entry{Verb::Card, Form::Card, "card"},
    Entry{Verb::Decline, Form::Bare, "decline"},
    Entry{Verb::Dice, Form::Dice, "dice"},
    Entry{Verb::End, Form::Bare, "end"},
    Entry{Verb::Hold, Form::Bare, "hold"},
    Entry{Verb::JailCard, Form::Bare, "jail-card"},
    Entry{Verb::JailFine, Form::Bare, "jail-fine"},
    Entry{Verb::JailRoll, Form::Bare, "jail-roll"},
    Entry{Verb::KeepHouses, Form::Bare, "keep-houses"},
    Entry{Verb::Lot, Form::Player, "lot"},
    Entry{Verb::Mortgage, Form::OneSquare, "mortgage"},
    Entry{Verb::Move, Form::TwoSquares, "move"},
    Entry{Verb::Pay, Form::Bare, "pay"},
    Entry{Verb::Redeem, Form::Piece, "redeem"},
    Entry{Verb::Roll, Form::Bare, "roll"},
    Entry{Verb::Sell, Form::OneSquare, "sell"},
    Entry{Verb::SellHouses, Form::Bare, "sell-houses"},
};

constexpr int kCards = 16;

std::optional<std::uint8_t> number(std::string_view text, int least, int most) {
  if (text.empty() || text.size() > 2 || (text.size() == 2 && text.front() == '0')) return std::nullopt;
  const Number read = read_number(text, least, most);
  if (read.error || text.front() == '-') return std::nullopt;
  return static_cast<std::uint8_t>(read.value);
}

std::optional<Action> pair(Verb verb, std::string_view text, int least, int most) {
  const std::size_t dash = text.find('-');
  if (dash == std::string_view::npos) return std::nullopt;
  const auto a = number(text.substr(0, dash), least, most);
  const auto b = number(text.substr(dash + 1), least, most);
  if (!a || !b) return std::nullopt;
  return Action{verb, *a, *b};
}

std::optional<Action> single(Verb verb, std::string_view text, int most) {
  const auto a = number(text, 0, most);
  return a ? std::optional(Action{verb, *a, 0}) : std::nullopt;
}

std::optional<Action> read_values(const Entry& entry, std::string_view values) {
  switch (entry.form) {
    case Form::Bare:
      return std::nullopt;
    case Form::OneSquare:
      return single(entry.verb, values, kSquares - 1);
    case Form::TwoSquares:
      return pair(entry.verb, values, 0, kSquares - 1);
    case Form::Dice:
      return pair(entry.verb, values, 1, 6);
    case Form::Card:
      return single(entry.verb, values, kCards - 1);
    case Form::Player:
      return single(entry.verb, values, 1);
    case Form::Piece:
      break;
  }
  if (values.size() != 1) return std::nullopt;
  const auto kind = kind_of(values.front());
  return kind ? std::optional(with(entry.verb, *kind)) : std::nullopt;
}

}  // namespace

std::string text(Action action) {
  const Entry& entry = kEntries[static_cast<std::size_t>(action.verb)];
  std::string out(entry.word);
  switch (entry.form) {
    case Form::Bare:
      return out;
    case Form::OneSquare:
    case Form::Card:
    case Form::Player:
      return out + ':' + std::to_string(action.a);
    case Form::TwoSquares:
    case Form::Dice:
      return out + ':' + std::to_string(action.a) + '-' + std::to_string(action.b);
    case Form::Piece:
      break;
  }
  return out + ':' + letter(action.kind());
}

std::string action_like(std::string_view text) {
  constexpr std::array<std::string_view, 7> kSamples{"", ":12", ":5-7", ":P", ":3-4", ":0", ":1"};
  const std::string_view word = text.substr(0, text.find(':'));
  for (const Entry& entry : kEntries) {
    if (entry.word == word) return std::string(word).append(kSamples[static_cast<std::size_t>(entry.form)]);
  }
  return {};
}

std::optional<Action> read_action(std::string_view text) {
  const std::size_t colon = text.find(':');
  const std::string_view word = text.substr(0, colon);
  for (const Entry& entry : kEntries) {
    if (entry.word != word) continue;
    if (colon != std::string_view::npos) return read_values(entry, text.substr(colon + 1));
    return entry.form == Form::Bare ? std::optional(Action{entry.verb, 0, 0}) : std::nullopt;
  }
  return std::nullopt;
}

}  // namespace messhall::games::mess
