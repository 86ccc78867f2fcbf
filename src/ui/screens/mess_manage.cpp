// Lists of what can be built, sold, mortgaged and redeemed, with what each brings or costs.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "ui/icons.gen.hpp"
#include "ui/kit.hpp"
#include "ui/screens/mess_question.hpp"
#include "ui/track/draw.hpp"

namespace messhall::ui {
namespace {

using track::dollars;

constexpr float kRow = 46;

// What an offer does, in words.
Message what(const app::Match& match, const games::Estate& estate, const mess::Offer& offer, std::string_view verb) {
  const games::Deed& deed = match.info().deeds[offer.square];
  const int level = offer.square < estate.houses.size() ? estate.houses[offer.square] : 0;
  if (verb == "build") {
    const int next = std::min(level + 1, 5);
    const std::vector<Argument> arguments{{"number", std::to_string(next)},
                                          {"rent", dollars(deed.rent[static_cast<std::size_t>(next)])}};
    if (next == 5) return {{"mess.row.hotel", "A hotel; rent {rent}"}, arguments};
    return {{"mess.row.house", "House {number}; rent {rent}"}, arguments};
  }
  if (verb == "sell") {
    if (level == 5) return {{"mess.row.sell-hotel", "The hotel"}};
    return {{"mess.row.sell", "House {number}"}, {{"number", std::to_string(level)}}};
  }
  const auto piece = match.position().piece_at(offer.square);
  const Text name = match.info().kinds[piece ? piece->kind : 0].name;
  if (deed.group.empty()) return {{"mess.row.piece", "{piece}, on no property"}, {{"piece", name}}};
  return {{"mess.row.mortgage", "{piece}; the property is lost"}, {{"piece", name}}};
}

// The change of cash that an action brings.
int change(const app::Match& match, const games::Estate& estate, const std::string& action) {
  const auto after = match.position().clone();
  const auto parsed = after->parse_action(action);
  if (parsed) after->apply(*parsed);
  const std::size_t side = mess::index(match.to_move());
  const auto then = after->estate();
  return then ? then->purses[side].cash - estate.purses[side].cash : 0;
}

}  // namespace

void MessQuestion::draw_offers(Context& c, Rect& column, std::string_view verb) {
  const Palette& p = c.colours();
  const games::Estate now = estate();
  const auto offers = mess::offers(match(), verb);
  if (offers.empty()) {
    constexpr Text kNothing{"mess.row.nothing", "There is nothing to do here now."};
    kit::text_in(c, column.cut_top(28, 6), type::kBody, p.ink3, c.say(kNothing));
    return;
  }
  for (const mess::Offer& offer : offers) {
    const games::Deed& deed = match().info().deeds[offer.square];
    Rect row = column.cut_top(kRow, 5);
    // In a debt the cash goes at once: what is sold brings what the list of prices says.
    const auto piece = match().position().piece_at(offer.square);
    const int level = now.houses[offer.square];
    const int fixed = verb == "sell" ? deed.house / 2
                      : verb == "mortgage"
                          ? match().info().kinds[piece ? piece->kind : 0].value + level * deed.house / 2
                          : 0;
    const int amount = now.phase == "debt" ? fixed : change(match(), now, offer.text);
    const Message about = what(match(), now, offer, verb);
    std::string figure = dollars(amount);
    if (amount >= 0) figure.insert(figure.begin(), '+');
    const Message spoken{{"mess.row.said", "{place}: {about}, {amount}"},
                         {{"place", deed.name}, {"about", about}, {"amount", figure}}};
    const kit::Touch touch = kit::row(c, "ask.row." + offer.text, row, spoken);
    if (touch.pressed) table_.play(offer.text);
    kit::outline(c, row, p.line, 1, tokens::radius::kControl);
    row = row.inset(8, 5);
    board::Pen pen(*c.draw, c.density, 1);
    const Rect bar = row.cut_left(12, 8);
    track::draw_band(pen, bar, deed.group);
    if (verb == "mortgage" && piece) {
      const Rect plate = row.cut_left(32, 8).centred(32, 32);
      track::draw_piece(c, pen, plate, match().info(), piece->owner, piece->kind,
                        mess::pictures(c, hall_, match().info()));
    }
    const float width = kit::text_width(c, type::kLead, figure);
    kit::text_in(c, row.cut_right(width, 8), type::kLead, amount < 0 ? p.ink : p.good, figure, kit::Align::Right);
    kit::text_in(c, row.cut_top(row.h / 2), type::kLabel, p.ink, c.say(deed.name));
    kit::text_in(c, row, type::kSmall, p.ink2, c.say(about));
  }
}

// What goes together: building and selling, mortgaging and redeeming.
void MessQuestion::draw_modes(Context& c, Rect& column) {
  using Mode = MessTable::Mode;
  const bool houses = table_.mode() == Mode::Build || table_.mode() == Mode::Sell;
  const std::array<Mode, 2> modes =
      houses ? std::array{Mode::Build, Mode::Sell} : std::array{Mode::Mortgage, Mode::Redeem};
  const std::array<Text, 2> names =
      houses ? std::array{Text{"mess.act.build", "Build"}, Text{"mess.act.sell", "Sell"}}
             : std::array{Text{"mess.act.mortgage", "Mortgage"}, Text{"mess.act.redeem", "Redeem"}};
  std::vector<kit::Choice> choices;
  for (std::size_t i = 0; i < 2; ++i) {
    kit::Choice choice{std::string(MessTable::verb(modes[i])), names[i]};
    choice.disabled = table_.mode() != modes[i] && !table_.offers(modes[i]);
    choices.push_back(std::move(choice));
  }
  const int chosen = table_.mode() == modes[0] ? 0 : 1;
  const Text name{"mess.manage", "What to do"};
  if (const auto pick = kit::segmented(c, "ask.mode", column.cut_top(44, 8), name, choices, chosen))
    table_.set_mode(modes[static_cast<std::size_t>(*pick)]);
}

void MessQuestion::draw_redeem(Context& c, Rect& column) {
  const Palette& p = c.colours();
  const games::Estate now = estate();
  for (const mess::Offer& offer : mess::offers(match(), "redeem")) {
    const games::PieceKind& piece = match().info().kinds[offer.kind];
    Rect row = column.cut_top(kRow, 5);
    const int count = now.purses[mess::index(match().to_move())].graveyard[offer.kind];
    const std::string cost = dollars(-piece.value);
    const Message spoken{{"mess.row.redeem", "{piece}, {count} in the graveyard, {amount}"},
                         {{"piece", piece.name}, {"count", std::to_string(count)}, {"amount", cost}}};
    if (kit::row(c, "ask.row." + offer.text, row, spoken).pressed) table_.play(offer.text);
    kit::outline(c, row, p.line, 1, tokens::radius::kControl);
    row = row.inset(8, 5);
    board::Pen pen(*c.draw, c.density, 1);
    track::draw_piece(c, pen, row.cut_left(36, 8).centred(34, 34), match().info(), match().to_move(), offer.kind,
                      mess::pictures(c, hall_, match().info()));
    kit::text_in(c, row.cut_right(kit::text_width(c, type::kLead, cost), 8), type::kLead, p.ink, cost,
                 kit::Align::Right);
    kit::text_in(c, row, type::kLabel, p.ink, c.say(piece.name));
  }
}

// How much is missing, and all that could be turned into money.
void MessQuestion::draw_debt(Context& c, Rect& column) {
  const Palette& p = c.colours();
  const games::Estate now = estate();
  const int cash = now.purses[mess::index(match().to_move())].cash;
  const Rect bar = column.cut_top(10, 4);
  kit::progress(c, bar, static_cast<float>(cash) / static_cast<float>(std::max(now.owed, 1)));
  mess::fact(c, column, Text{"mess.fact.missing", "Still missing"}, dollars(std::max(now.owed - cash, 0)), p.bad);
  if (!mess::offers(match(), "sell").empty()) draw_offers(c, column, "sell");
  if (!mess::offers(match(), "mortgage").empty()) draw_offers(c, column, "mortgage");
}

}  // namespace messhall::ui
