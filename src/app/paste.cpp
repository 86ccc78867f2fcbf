#include "app/paste.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "app/record.hpp"

namespace messhall::app {
namespace {

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r\n";
  const std::size_t begin = text.find_first_not_of(kBlanks);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(kBlanks) - begin + 1);
}

// The part of an address that holds the game.
std::string_view fragment(std::string_view text) {
  const std::size_t hash = text.find('#');
  if (hash != std::string_view::npos) return text.substr(hash + 1);
  const std::size_t query = text.find('?');
  return query != std::string_view::npos ? text.substr(query + 1) : text;
}

// As much of a text as a sentence may quote.
std::string beginning(std::string_view text) {
  constexpr std::size_t kMost = 30;
  if (text.size() <= kMost) return std::string(text);
  // Not in the middle of a letter of several bytes.
  std::size_t end = kMost;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
  return std::string(text.substr(0, end)) + "\u2026";
}

}  // namespace

PasteKind paste_kind(std::string_view text) {
  text = trimmed(text);
  if (text.empty()) return PasteKind::Nothing;
  if (text.front() == '{') return PasteKind::Record;
  const bool address = text.substr(0, 4) == "http" && text.find("://") != std::string_view::npos;
  return address || looks_like_link(fragment(text)) ? PasteKind::Link : PasteKind::Position;
}

Result<Pasted> read_pasted(std::string_view text, const MatchSetup& setup) {
  const PasteKind kind = paste_kind(text);
  text = trimmed(text);
  auto match = [&]() -> Result<Match> {
    switch (kind) {
      case PasteKind::Nothing:
        return Message{{"app.paste.nothing", "Paste a position, a link to a game, or a record."}};
      case PasteKind::Record:
        return read_record(text);
      case PasteKind::Link:
        return read_link(fragment(text));
      case PasteKind::Position:
        break;
    }
    // Every placement has its ranks apart; what has none was not meant as a position.
    if (text != "startpos" && text.find('/') == std::string_view::npos) {
      return Message{{"app.paste.unknown", "\"{text}\" is neither a position nor a link nor a record of a game."},
                     {{"text", beginning(text)}}};
    }
    MatchSetup from = setup;
    from.start = std::string(text);
    return Match::create(from);
  }();
  if (!match) return match.error();
  return Pasted{kind, std::move(*match)};
}

}  // namespace messhall::app
