#include "ui/screens/mess_words.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

namespace messhall::ui::mess {
namespace {

using games::Side;

std::optional<Square> number(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return static_cast<Square>(value);
}

Offer take_apart(const games::GameInfo& info, const std::string& text) {
  Offer offer;
  offer.text = text;
  const std::size_t colon = text.find(':');
  if (colon == std::string::npos) return offer;
  const std::string_view rest = std::string_view(text).substr(colon + 1);
  const std::size_t dash = rest.find('-');
  if (const auto square = number(rest.substr(0, dash))) offer.square = *square;
  if (dash != std::string_view::npos) offer.to = number(rest.substr(dash + 1)).value_or(kNoSquare);
  for (std::size_t kind = 0; kind < info.kinds.size(); ++kind) {
    if (rest.size() == 1 && info.kinds[kind].letter == rest[0]) offer.kind = static_cast<std::uint8_t>(kind);
  }
  return offer;
}

}  // namespace

std::vector<Offer> offers(const app::Match& match, std::string_view verb) {
  std::vector<Offer> found;
  for (const games::ActionView& view : match.legal()) {
    if (view.text.substr(0, view.text.find(':')) == verb) found.push_back(take_apart(match.info(), view.text));
  }
  return found;
}

bool offered(const app::Match& match, std::string_view text) {
  const auto& legal = match.legal();
  return std::any_of(legal.begin(), legal.end(), [&](const games::ActionView& view) { return view.text == text; });
}

Text side_name(const games::GameInfo& info, Side side) { return side == Side::Second ? info.second : info.first; }

Message player_name(const app::Match& match, Side side) {
  if (match.seats().humans() == 2) return {side_name(match.info(), side)};
  return app::seat_name(match.seats().of(side), match.seats().humans() == 1);
}

Message player_note(const app::Match& match, Side side) {
  const Argument who{"side", side_name(match.info(), side)};
  if (side == Side::Second) return {{"mess.player.pepper", "{side}, pepper"}, {who}};
  return {{"mess.player.salt", "{side}, salt"}, {who}};
}

const Text& place(const app::Match& match, Square square) { return match.info().deeds[square].name; }

Trial trial(const app::Match& match, std::string_view action, Square square) {
  Trial result;
  const auto after = match.position().clone();
  const Side side = match.to_move();
  if (const auto parsed = after->parse_action(action)) after->apply(*parsed);
  const auto estate = after->estate();
  if (!estate || side == Side::Chance || square >= estate->rents.size()) return result;
  const games::Purse& purse = estate->purses[index(side)];
  result.cash = purse.cash;
  result.rent = estate->rents[square];
  const std::string_view group = match.info().deeds[square].group;
  result.monopoly = std::find(purse.groups.begin(), purse.groups.end(), group) != purse.groups.end();
  return result;
}

std::vector<Square> threatened(const app::Match& match, std::uint8_t kind, Square from) {
  std::vector<Square> found;
  const games::Position& position = match.position();
  for (const Square square : position.reach(kind, from)) {
    const auto piece = position.piece_at(square);
    if (piece && piece->owner != match.to_move() && !match.info().deeds[square].group.empty()) found.push_back(square);
  }
  return found;
}

std::vector<Square> threatening(const app::Match& match, Square square) {
  std::vector<Square> found;
  const games::Position& position = match.position();
  for (const games::Piece& piece : position.pieces()) {
    if (piece.owner == match.to_move()) continue;
    const std::vector<Square> reach = position.reach(piece.kind, piece.square);
    if (std::find(reach.begin(), reach.end(), square) != reach.end()) found.push_back(piece.square);
  }
  return found;
}

WarCourse course(const games::War& war, Side attacker, Side to_strike, int standing, Square first_strike) {
  WarCourse result;
  auto rungs = war.rungs;
  // The piece that the player has chosen goes first.
  auto& own = rungs[index(to_strike)];
  std::stable_partition(own.begin(), own.end(), [&](const games::Rung& rung) { return rung.from == first_strike; });
  std::array<std::size_t, 2> next{};
  Side striker = to_strike;
  for (;;) {
    const std::size_t side = index(striker);
    if (next[side] >= rungs[side].size()) break;
    result.lost[1 - side] += standing;
    standing = rungs[side][next[side]++].value;
    striker = games::other(striker);
  }
  // Whoever could not strike any more has lost the square.
  result.taken = games::other(striker) == attacker;
  return result;
}

std::optional<track::Card> card_on_top(const app::Match& match, const Translator* translator) {
  constexpr std::string_view kCard = "card:", kDice = "dice:";
  for (std::size_t ply = match.cursor(); ply-- > 0;) {
    const games::ActionView& view = match.moves()[ply].view;
    if (view.text.substr(0, kDice.size()) == kDice) return std::nullopt;
    if (view.text.substr(0, kCard.size()) != kCard || view.story.empty()) continue;
    for (const Argument& part : view.story.front().arguments) {
      if (part.name != "card" || !part.message) continue;
      track::Card card;
      card.deck = part.message->text.id.find(".chest.") != std::string_view::npos ? 1 : 0;
      card.name = say(match.info().deeds[card.deck == 0 ? 7 : 2].name, translator);
      card.words = say(*part.message, translator);
      return card;
    }
  }
  return std::nullopt;
}

std::string bold_amounts(std::string text) {
  std::string out;
  for (std::size_t i = 0; i < text.size();) {
    std::size_t end = i + 1;
    while (text[i] == '$' && end < text.size() && ((text[end] >= '0' && text[end] <= '9') || text[end] == ',')) ++end;
    // A comma or full stop after it belongs to the sentence.
    while (end > i + 1 && text[end - 1] == ',') --end;
    if (end > i + 1) {
      out.append("**").append(text, i, end - i).append("**");
    } else {
      out += text[i];
    }
    i = end;
  }
  return out;
}

track::Pictures pictures(Context& c, Hall& hall, const games::GameInfo& info) {
  return [&c, &hall, &info](Side side, std::uint8_t kind, float px) { return hall.piece(c, info, side, kind, px); };
}

}  // namespace messhall::ui::mess
