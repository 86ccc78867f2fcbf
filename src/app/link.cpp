// A match in an address.
#include <algorithm>
#include <charconv>
#include <map>

#include "app/record.hpp"

namespace messhall::app {
namespace {

bool stands_for_itself(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
         std::string_view("-.~/,!*:").find(c) != std::string_view::npos;
}

// A blank becomes "_", which no address treats specially; a real "_" is written by its code.
std::string encode(std::string_view text) {
  constexpr std::string_view kHex = "0123456789ABCDEF";
  std::string out;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == ' ') {
      out += '_';
    } else if (stands_for_itself(c)) {
      out += c;
    } else {
      out += '%';
      out += kHex[byte >> 4];
      out += kHex[byte & 15];
    }
  }
  return out;
}

int hex_value(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

// Broken codes stay as they are; whoever reads the value then says what is wrong with it.
std::string decode(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '+' || text[i] == '_') {
      out += ' ';
    } else if (text[i] == '%' && i + 2 < text.size() && hex_value(text[i + 1]) >= 0 && hex_value(text[i + 2]) >= 0) {
      out += static_cast<char>(hex_value(text[i + 1]) * 16 + hex_value(text[i + 2]));
      i += 2;
    } else {
      out += text[i];
    }
  }
  return out;
}

std::map<std::string, std::string, std::less<>> read_pairs(std::string_view link) {
  std::map<std::string, std::string, std::less<>> pairs;
  while (!link.empty() && (link[0] == '#' || link[0] == '?' || link[0] == '/')) link.remove_prefix(1);
  while (!link.empty()) {
    const std::size_t end = std::min(link.find('&'), link.size());
    const std::string_view pair = link.substr(0, end);
    const std::size_t equals = pair.find('=');
    if (equals != std::string_view::npos) pairs[decode(pair.substr(0, equals))] = decode(pair.substr(equals + 1));
    link.remove_prefix(std::min(end + 1, link.size()));
  }
  return pairs;
}

// Cuts off the text before the next comma or blank, passing over empty ones.
std::string_view next_word(std::string_view& text) {
  const std::size_t begin = std::min(text.find_first_not_of(", \t\n"), text.size());
  text.remove_prefix(begin);
  const std::size_t end = std::min(text.find_first_of(", \t\n"), text.size());
  const std::string_view word = text.substr(0, end);
  text.remove_prefix(end);
  return word;
}

Result<Seats> read_players(std::string_view text) {
  const std::string whole(text);
  const auto first = parse_seat(next_word(text));
  const auto second = parse_seat(next_word(text));
  if (!first || !second || !next_word(text).empty()) {
    return Message{{"app.link.players", "The players \"{text}\" should be two of: human, 1, 2, 3, 4."},
                   {{"text", whole}}};
  }
  return Seats{*first, *second};
}

}  // namespace

std::string write_link(const Match& match) {
  std::string link;
  const auto add = [&](std::string_view name, std::string_view value) {
    if (!link.empty()) link += '&';
    link += encode(name);
    link += '=';
    link += encode(value);
  };
  add("game", match.info().id);
  if (match.seats() != Seats{}) add("players", seat_text(match.seats().first) + ',' + seat_text(match.seats().second));
  for (const games::OptionInfo& option : match.info().options) {
    const auto chosen = match.options().find(option.id);
    if (chosen == match.options().end() || option.choices.empty() || chosen->second == option.choices[0].id) continue;
    add(option.id, chosen->second);
  }
  if (match.seed() != 0) add("seed", std::to_string(match.seed()));
  if (!match.standard_start()) add("position", match.start());
  std::string moves = match.moves_text();
  std::replace(moves.begin(), moves.end(), ' ', ',');
  if (!moves.empty()) add("moves", moves);
  return link;
}

bool looks_like_link(std::string_view text) { return read_pairs(text.substr(0, 400)).count("game") != 0; }

Result<Match> read_link(std::string_view link) {
  if (link.size() > kLongestLink) return Message{{"app.link.long", "This link is too long to hold a game."}};
  const auto pairs = read_pairs(link);
  const auto value = [&](std::string_view name) -> std::string_view {
    const auto found = pairs.find(name);
    return found == pairs.end() ? std::string_view() : std::string_view(found->second);
  };
  if (value("game").empty()) return Message{{"app.link.game", "The link does not say which game it is of."}};

  MatchSetup setup;
  setup.game = value("game");
  if (!value("position").empty()) setup.start = value("position");
  if (const std::string_view players = value("players"); !players.empty()) {
    const auto seats = read_players(players);
    if (!seats) return seats.error();
    setup.seats = *seats;
  }
  if (const games::Game* const game = games::find(setup.game)) {
    for (const games::OptionInfo& option : game->info().options) {
      if (!value(option.id).empty()) setup.options[std::string(option.id)] = value(option.id);
    }
  }
  if (const std::string_view seed = value("seed"); !seed.empty()) {
    const auto [end, error] = std::from_chars(seed.data(), seed.data() + seed.size(), setup.seed);
    if (error != std::errc{} || end != seed.data() + seed.size())
      return Message{{"app.link.seed", "The seed \"{text}\" should be a whole number below 4294967296."},
                     {{"text", std::string(seed)}}};
  }
  auto match = Match::create(setup);
  if (!match) return match;

  std::string_view moves = value("moves");
  for (std::string_view move = next_word(moves); !move.empty(); move = next_word(moves)) {
    if (Failure why = match->play(move, 0)) {
      return Message{
          {"app.link.move", "Move {number} of the link, \"{move}\", cannot be played: {reason}"},
          {{"number", std::to_string(match->moves().size() + 1)}, {"move", std::string(move)}, {"reason", *why}}};
    }
  }
  return match;
}

}  // namespace messhall::app
