// A rent war in figures: who can strike in which order, and what it comes to.
#include <algorithm>
#include <string>

#include "ui/kit.hpp"
#include "ui/screens/mess_question.hpp"
#include "ui/track/draw.hpp"

namespace messhall::ui {
namespace {

using games::Rung;
using games::Side;
using track::dollars;

constexpr float kRung = 44;
constexpr float kLowRung = 38;  // where the window is low
constexpr float kPlate = 34;

// The rungs of the player who acts, the chosen one first.
std::vector<Rung> chosen_first(std::vector<Rung> rungs, Square chosen) {
  std::stable_partition(rungs.begin(), rungs.end(), [&](const Rung& rung) { return rung.from == chosen; });
  return rungs;
}

}  // namespace

// One strike: whose it is by its side of the line, from where, and what it takes.
void MessQuestion::draw_rung(Context& c, Rect row, const Rung& rung, bool own, int taken_value,
                             std::uint8_t taken_kind) {
  const Palette& p = c.colours();
  const games::GameInfo& info = match().info();
  const Colour line = own ? p.accent : p.bad;
  const float middle = row.centre().x;
  const Rect half =
      own ? Rect{row.x, row.y, middle - row.x - 12, row.h} : Rect{middle + 12, row.y, row.right() - middle - 12, row.h};
  const std::string place = c.say(mess::place(match(), rung.from));
  const Message takes = taken_value > 0
                            ? Message{{"mess.rung.takes", "takes {piece}, {value}"},
                                      {{"piece", info.kinds[taken_kind].name}, {"value", dollars(taken_value)}}}
                            : Message{{"mess.rung.waits", "in reserve, {value}"}, {{"value", dollars(rung.value)}}};
  const bool choice = own && mess::offered(match(), "attack:" + std::to_string(rung.from));
  if (choice) {
    const bool chosen = table_.attacker() == rung.from;
    const Message spoken{{"mess.rung.said", "{piece} from {place}, {takes}"},
                         {{"piece", info.kinds[rung.kind].name}, {"place", place}, {"takes", takes}}};
    Node node{"ask.rung." + std::to_string(rung.from), Role::Radio, c.say(spoken), half, "ask.rungs"};
    node.state.checked = chosen;
    const kit::Touch touch = kit::touch(c, std::move(node), false);
    if (touch.pressed) table_.attack_with(rung.from);
    if (chosen || touch.hovered) kit::fill(c, half.inset(0, 1), chosen ? p.accent_soft : p.sunken, 8);
    if (touch.focused) kit::focus_ring(c, half.inset(2), 8);
  } else {
    kit::say(c, std::string(own ? "ask.own." : "ask.foe.") + std::to_string(rung.from), Role::Text,
             Message{{"mess.rung.said", "{piece} from {place}, {takes}"},
                     {{"piece", info.kinds[rung.kind].name}, {"place", place}, {"takes", takes}}},
             half);
  }
  board::Pen pen(*c.draw, c.density, 1);
  pen.disc({middle, row.centre().y}, 7, line);
  Rect inner = half.inset(4, 0);
  const float size = half.w < 165 ? 26.0F : kPlate;
  const Rect plate = (own ? inner.cut_right(size, 6) : inner.cut_left(size, 6)).centred(size, size);
  const Side owner = own ? match().to_move() : games::other(match().to_move());
  track::draw_piece(c, pen, plate, info, owner, rung.kind, mess::pictures(c, hall_, info));
  const kit::Align align = own ? kit::Align::Right : kit::Align::Left;
  inner = inner.centred(inner.w, std::min(row.h - 4, 38.0F));
  kit::text_in(c, inner.cut_top(inner.h * 0.52F), type::kLabel, p.ink, place, align);
  std::string words = c.say(takes);
  if (taken_value > 0 && kit::text_width(c, type::kSmall, words) > inner.w) {
    words = c.say(Message{{"mess.rung.short", "{piece}, {value}"},
                          {{"piece", info.kinds[taken_kind].name}, {"value", dollars(taken_value)}}});
  }
  kit::text_in(c, inner, type::kSmall, p.ink2, words, align);
}

void MessQuestion::draw_war(Context& c, Rect& column) {
  const games::Estate now = estate();
  if (!now.war) return;
  const Side side = match().to_move();
  const Square chosen = table_.attacker();
  const std::vector<Rung> own = chosen_first(now.war->rungs[mess::index(side)], chosen);
  const std::vector<Rung>& foe = now.war->rungs[1 - mess::index(side)];
  if (own.empty()) {
    if (now.phase == "rent")
      mess::fact(c, column, Text{"mess.fact.cash-pay", "Cash after paying"},
                 Message{{"mess.fact.from-to", "{from} \xE2\x86\x92 {to}"},
                         {{"from", dollars(cash())}, {"to", dollars(cash() - now.war->rent)}}},
                 cash() < now.war->rent ? c.colours().bad : 0);
    column.cut_top(4);
    return;
  }
  const Palette& p = c.colours();
  const bool low = c.layout.form == Form::Flat;
  const Rect titles = low ? column.cut_top(17) : column.cut_top(22, 2);
  const Text other = mess::side_name(match().info(), games::other(side));
  kit::text_in(c, titles.column(0, 2, 24), type::kSmallBold, p.accent,
               c.say(Text{"mess.war.own", "You can attack with"}), kit::Align::Right);
  kit::text_in(c, titles.column(1, 2, 24), type::kSmallBold, p.bad,
               c.say(Message{{"mess.war.foe", "{side} can answer with"}, {{"side", other}}}));
  const kit::Group group(c,
                         {"ask.rungs", Role::RadioGroup, c.say(Text{"mess.war.own", "You can attack with"}), titles});
  const auto standing = match().position().piece_at(now.war->square);
  int value = standing ? match().info().kinds[standing->kind].value : 0;
  std::uint8_t kind = standing ? standing->kind : std::uint8_t{0};
  const std::size_t rows = std::max(own.size(), foe.size());
  // Where there are many, or little room, strikes of both sides stand partly beside each other.
  const float rung_height = low ? kLowRung : kRung;
  constexpr float kSmallFelt = 500;
  const bool small = c.layout.wide() && table_.felt().h < kSmallFelt;
  const bool close = low || small || rows > (c.layout.tall() ? 1 : 3);
  const float pitch = close ? rung_height / 2 : rung_height;
  const std::size_t last = own.size() > foe.size() ? 2 * own.size() - 2 : 2 * foe.size() - 1;
  const Rect ladder = column.cut_top(rung_height + pitch * static_cast<float>(last), low ? 2.0F : 6.0F);
  kit::fill(c, {titles.centre().x - 1.5F, ladder.y + rung_height / 2, 3, ladder.h - rung_height},
            faded(p.line_strong, 0.4F), 1.5F);
  bool open = true;  // the strikes still follow one another
  for (std::size_t i = 0; i < 2 * rows; ++i) {
    const bool mine = i % 2 == 0;
    const std::vector<Rung>& list = mine ? own : foe;
    if (i / 2 >= list.size()) {
      open = false;
      continue;
    }
    const Rung& rung = list[i / 2];
    draw_rung(c, {ladder.x, ladder.y + pitch * static_cast<float>(i), ladder.w, rung_height}, rung, mine,
              open ? value : 0, kind);
    value = rung.value;
    kind = rung.kind;
  }
  draw_course(c, column, now);
  if ((!low || rows <= 3) && own.front().gives_up != kNoSquare) draw_price(c, column, now, own.front().gives_up);
  if (now.phase == "rent" && !low) {
    mess::fact(c, column, Text{"mess.fact.cash-pay", "Cash after paying"},
               Message{{"mess.fact.from-to", "{from} \xE2\x86\x92 {to}"},
                       {{"from", dollars(cash())}, {"to", dollars(cash() - now.war->rent)}}},
               cash() < now.war->rent ? p.bad : 0);
    column.cut_top(4);
  }
}

// What the attacker leaves behind, before anything is won: its property, and the houses there go back to the bank.
void MessQuestion::draw_price(Context& c, Rect& column, const games::Estate& now, Square left) {
  const games::Deed& deed = match().info().deeds[left];
  const int back = now.houses[left] * deed.house / 2;
  const Text& place = mess::place(match(), left);
  const Message sold{{"mess.fact.left-houses", "{place}, houses sold for {amount}"},
                     {{"place", place}, {"amount", dollars(back)}}};
  const Label figure = back > 0 ? Label(sold) : Label(place);
  mess::fact(c, column, Text{"mess.fact.given-up", "Given up"}, figure, c.colours().bad);
}

// With the attack that is chosen first.
mess::WarCourse MessQuestion::course(const games::Estate& now) const {
  const auto standing = match().position().piece_at(now.war->square);
  const int value = standing ? match().info().kinds[standing->kind].value : 0;
  return mess::course(*now.war, static_cast<Side>(now.turn), match().to_move(), value, table_.attacker());
}

// What it comes to when both go on to the end.
void MessQuestion::draw_course(Context& c, Rect& column, const games::Estate& now) {
  const Palette& p = c.colours();
  const Side side = match().to_move();
  const mess::WarCourse course = this->course(now);
  const auto attacker = static_cast<Side>(now.turn);
  const Side holder = course.taken ? attacker : games::other(attacker);
  const Text other = mess::side_name(match().info(), games::other(side));
  const bool tight = c.layout.form == Form::Flat;
  const Rect box = column.cut_top(tight ? 42.0F : 62.0F, 8);
  kit::fill(c, box, p.sunken, 10);
  Rect inner = box.inset(12, tight ? 1.0F : 8.0F);
  const Rect upper = inner.cut_top(tight ? 20.0F : 23.0F);
  const Text end{"mess.war.end", "If both go on to the end"};
  const Message holds{{"mess.war.holds", "{side} holds it"}, {{"side", mess::side_name(match().info(), holder)}}};
  const bool pays = !course.taken && side == attacker;
  const std::vector<Argument> sums{{"lost", dollars(course.lost[mess::index(side)])}, {"rent", dollars(now.war->rent)}};
  const Message own = pays ? Message{{"mess.war.lose-pay", "You lose {lost} and pay {rent}"}, sums}
                           : Message{{"mess.war.lose", "You lose {lost}"}, sums};
  const Message theirs{{"mess.war.foe-loses", "{side} loses {lost}"},
                       {{"side", other}, {"lost", dollars(course.lost[1 - mess::index(side)])}}};
  kit::text_in(c, upper, type::kBody, p.ink2, c.say(end));
  kit::text_in(c, upper, type::kLabel, p.ink, c.say(holds), kit::Align::Right);
  kit::text_in(c, inner, type::kBody, p.ink2, c.say(own));
  kit::text_in(c, inner, type::kBody, p.ink2, c.say(theirs), kit::Align::Right);
  kit::say(c, "ask.course", Role::Text,
           Message{{"mess.war.said", "{end}: {holds}. {own}. {theirs}."},
                   {{"end", end}, {"holds", holds}, {"own", own}, {"theirs", theirs}}},
           box);
}

}  // namespace messhall::ui
