// What answers cost and bring, in figures, where the question is not of buying, war or debt; and what fills a question
// that leaves room: the card that was drawn, the plot, what has happened.
#include <algorithm>
#include <string>

#include "ui/kit.hpp"
#include "ui/screens/mess_question.hpp"
#include "ui/track/draw.hpp"

namespace messhall::ui {
namespace {

using track::dollars;

constexpr float kPlot = 64;
constexpr float kLeastLog = 90;

Message from_to(int from, int to) {
  return {{"mess.fact.from-to", "{from} \xE2\x86\x92 {to}"}, {{"from", dollars(from)}, {"to", dollars(to)}}};
}

}  // namespace

int MessQuestion::cash() const { return estate().purses[mess::index(match().to_move())].cash; }

void MessQuestion::draw_fine(Context& c, Rect& column) {
  mess::fact(c, column, Text{"mess.fact.double", "Chance of a double"}, Text{"mess.fact.one-in-six", "1 in 6"});
  if (!mess::offered(match(), "jail-fine")) return;
  mess::fact(c, column, Text{"mess.fact.cash-pay", "Cash after paying"},
             from_to(cash(), mess::trial(match(), "jail-fine", 0).cash));
}

void MessQuestion::draw_conquest(Context& c, Rect& column) {
  const Square at = estate().at.value_or(0);
  mess::fact(c, column, Text{"mess.fact.rent-kept", "Rent here with them"},
             dollars(mess::trial(match(), "keep-houses", at).rent));
  mess::fact(c, column, Text{"mess.fact.rent-sold", "Rent here without them"},
             dollars(mess::trial(match(), "sell-houses", at).rent));
  mess::fact(c, column, Text{"mess.fact.cash-sold", "Cash after selling"},
             from_to(cash(), mess::trial(match(), "sell-houses", at).cash));
}

// What a piece leaves behind when it moves in peace.
void MessQuestion::draw_leaving(Context& c, Rect& column) {
  const Square from = table_.selected();
  if (from >= track::kRim || match().info().deeds[from].group.empty()) return;
  const games::Estate now = estate();
  mess::fact(c, column, Text{"mess.fact.given-up", "Given up"},
             Message{{"mess.fact.deed-rent", "{place}, rent {rent}"},
                     {{"place", mess::place(match(), from)}, {"rent", dollars(now.rents[from])}}},
             c.colours().bad);
  if (now.houses[from] == 0) return;
  const int worth = now.houses[from] * match().info().deeds[from].house / 2;
  std::string figure = dollars(worth);
  figure.insert(figure.begin(), '+');
  mess::fact(c, column, Text{"mess.fact.houses-sold", "Its houses are sold for"}, figure);
}

Message MessQuestion::peace_note() const {
  const Square from = table_.selected();
  const auto piece = match().position().piece_at(from);
  if (from == kNoSquare || !piece) return match().position().question();
  const auto moves = mess::offers(match(), "move");
  const auto count =
      std::count_if(moves.begin(), moves.end(), [&](const mess::Offer& offer) { return offer.square == from; });
  return {{"mess.hand.said", "{piece} on {place} in hand. It may go to {count} squares."},
          {{"piece", match().info().kinds[piece->kind].name},
           {"place", mess::place(match(), from)},
           {"count", std::to_string(count)}}};
}

void MessQuestion::draw_drawn_card(Context& c, Rect& column) const {
  const auto card = mess::card_on_top(match(), c.translator);
  if (!card) return;
  const Rect rect = column.cut_top(track::card_height(c, column.w, *card), 10);
  track::draw_card(c, rect, *card);
  kit::say(c, "ask.card", Role::Text,
           Message{{"mess.fact", "{words}: {figure}"}, {{"words", card->name}, {"figure", card->words}}}, rect);
}

void MessQuestion::draw_card_alone(Context& c, Rect room, float width) const {
  const auto card = mess::card_on_top(match(), c.translator);
  if (!card) return;
  Rect rect = room.centred(width, track::card_height(c, width, *card));
  kit::shadow(c, rect, 10, tokens::elevation::kE2);
  draw_drawn_card(c, rect);
}

bool MessQuestion::roomy(float left) { return left >= kLeastLog + 12; }

// The plot of both players' worth, where there is room for it, and what has happened.
void MessQuestion::draw_rest(Context& c, Rect rect) {
  rect.cut_top(4);
  if (rect.h >= kPlot + 10 + kLeastLog) log_.draw_worth(c, rect.cut_top(kPlot, 10));
  // The log has an edge of its own.
  log_.draw(c, {rect.x - 14, rect.y, rect.w + 28, rect.h - 6});
}

}  // namespace messhall::ui
