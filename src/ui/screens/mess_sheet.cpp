// How the question of Mess is laid out: in the middle of a board, in a sheet below it, in a bar.
#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "app/telling.hpp"
#include "ui/icons.gen.hpp"
#include "ui/kit.hpp"
#include "ui/screens/mess_question.hpp"
#include "ui/track/draw.hpp"

namespace messhall::ui {
namespace {

using track::dollars;

constexpr float kGap = 8;
constexpr float kButton = 46;
constexpr float kFar = 10'000;  // a column that never ends
// What the computer's steps may take, in milliseconds: slow, usual, fast.
constexpr std::array<int, 3> kPaces{1'400, 450, 80};

// Draws without a trace, to find out how much room it takes.
template <class F>
void rehearse(Context& c, F&& draw) {
  ImDrawList scratch(ImGui::GetDrawListSharedData());
  scratch._ResetForNewFrame();
  scratch.PushTextureID(ImGui::GetIO().Fonts->TexID);
  scratch.PushClipRect({-1, -1}, {0, 0});
  ImDrawList* const real = std::exchange(c.draw, &scratch);
  const bool live = std::exchange(c.live, false);
  draw();
  c.draw = real;
  c.live = live;
}

}  // namespace

void mess::fact(Context& c, Rect& column, const Label& words, const Label& figure, Colour colour) {
  const Rect line = column.cut_top(24);
  const std::string left = c.say(words), right = c.say(figure);
  const float width = std::min(kit::text_width(c, type::kLabel, right), line.w * 0.62F);
  kit::text_in(c, {line.x, line.y, line.w - width - 8, line.h}, type::kBody, c.colours().ink2, left);
  kit::text_in(c, {line.right() - width, line.y, width, line.h}, type::kLabel, colour != 0 ? colour : c.colours().ink,
               right, kit::Align::Right);
  kit::say(c, "ask.fact." + std::to_string(static_cast<int>(line.y)), Role::Text,
           Message{{"mess.fact", "{words}: {figure}"}, {{"words", left}, {"figure", right}}}, line);
}

void MessQuestion::draw_head(Context& c, Rect& column) const {
  const Head head = this->head();
  const Palette& p = c.colours();
  // The ladders of a war need all the room of a low window; what the note says is on the board too.
  const bool tight = c.layout.form == Form::Flat && kind() == Kind::War;
  const std::string title = c.say(head.title), note = tight ? std::string() : c.say(head.note);
  const bool band = head.square < track::kRim && !match().info().deeds[head.square].group.empty();
  const float width = column.w - (band ? 22 : 0);
  const Type& type = kit::text_width(c, type::kTitle, title) <= width ? type::kTitle : type::kLead;
  const float below = note.empty() ? 0 : kit::paragraph_height(c, width, type::kBody, note);
  Rect area = column.cut_top(type::kTitle.line + below, tight ? 2.0F : kGap);
  if (band) {
    board::Pen pen(*c.draw, c.density, 1);
    const Rect bar = area.cut_left(14, 8);
    track::draw_band(pen, bar, match().info().deeds[head.square].group);
    kit::outline(c, bar, faded(p.ink, 0.5F), 1);
  }
  const Rect line = area.cut_top(type::kTitle.line);
  kit::say(c, "ask.title", Role::Heading, head.title, line, 2);
  kit::text_in(c, line, type, p.ink, title);
  if (head.note.empty()) return;
  // What is heard is the whole question, whatever the figures below say of it.
  const bool asked = table_.asking() && table_.mode() == MessTable::Mode::Answer;
  kit::say(c, "ask.note", Role::Status, asked ? Label(match().position().question()) : head.note, area);
  kit::paragraph(c, area, type::kBody, note, {.colour = p.ink2});
}

// What is wrong, what waits to be confirmed, or the hint.
MessQuestion::Urgent MessQuestion::urgent(const Context& c) const {
  const app::Session& session = hall_.session;
  if (const Message& trouble = session.engine_trouble(); !trouble.empty())
    return {kit::ChipTone::Bad, icons::kWarning, trouble};
  if (Message why = hall_.refusal(c); !why.empty()) return {kit::ChipTone::Bad, icons::kWarning, std::move(why)};
  const auto waiting = table_.pending().empty() ? std::nullopt : match().find(table_.pending());
  if (waiting) {
    return {kit::ChipTone::Accent,
            icons::kQuestion,
            {{"mess.pending", "To confirm: {what}"}, {{"what", app::advice(*waiting)}}}};
  }
  if (session.hinting())
    return {kit::ChipTone::Accent, icons::kLightbulb, {{"status.hinting", "Looking for a good move..."}}};
  if (const auto& hint = session.hint()) {
    return {
        kit::ChipTone::Accent, icons::kLightbulb, {{"mess.hint", "Hint: {advice}"}, {{"advice", app::advice(*hint)}}}};
  }
  return {};
}

void MessQuestion::draw_note(Context& c, Rect& column) const {
  const Urgent urgent = this->urgent(c);
  if (urgent.words.empty()) return;
  kit::say(c, "ask.urgent", Role::Text, urgent.words, {column.x, column.y, column.w, 24});
  kit::note(c, column, urgent.tone, urgent.icon, urgent.words);
  column.cut_top(kGap);
}

void MessQuestion::draw_news(Context& c, Rect& column, std::size_t lines) const {
  for (const std::string& text : log_.last(lines)) {
    const float height = kit::paragraph_height(c, column.w, type::kSmall, text);
    kit::paragraph(c, column.cut_top(height, 4), type::kSmall, text,
                   {.colour = c.colours().ink2, .bold = c.colours().ink});
  }
}

// Pieces of the hand, side by side; the chosen one has an edge.
void MessQuestion::draw_pieces(Context& c, Rect row) {
  const Palette& p = c.colours();
  const games::GameInfo& info = match().info();
  const games::Purse purse = estate().purses[mess::index(match().to_move())];
  const auto offers = mess::offers(match(), "buy");
  const kit::Group group(c, {"ask.pieces", Role::RadioGroup, c.say(Text{"mess.ask.pieces", "Piece"}), row});
  const auto images = mess::pictures(c, hall_, info);
  int kinds = 0;
  for (const int count : purse.hand) kinds += count > 0 ? 1 : 0;
  const float width =
      std::min(60.0F, (row.w - 6 * static_cast<float>(kinds - 1)) / static_cast<float>(std::max(kinds, 1)));
  for (std::size_t kind = 0; kind < purse.hand.size(); ++kind) {
    if (purse.hand[kind] <= 0) continue;
    const Rect tile = row.cut_left(width, 6);
    const games::PieceKind& piece = info.kinds[kind];
    const bool able = std::any_of(offers.begin(), offers.end(), [&](const mess::Offer& o) { return o.kind == kind; });
    const bool chosen = able && table_.bought_with() == kind;
    const Message spoken{
        {"mess.ask.piece", "{piece}, {value}, {count} in hand"},
        {{"piece", piece.name}, {"value", dollars(piece.value)}, {"count", std::to_string(purse.hand[kind])}}};
    Node node{std::string("ask.piece.") + piece.letter, Role::Radio, c.say(spoken), tile, "ask.pieces"};
    node.state.checked = chosen;
    node.state.disabled = !able;
    const kit::Touch touch = kit::touch(c, std::move(node));
    if (touch.pressed) table_.buy_with(static_cast<std::uint8_t>(kind));
    kit::fill(c, tile, chosen ? p.accent_soft : touch.hovered ? p.line : p.sunken, 10);
    kit::outline(c, tile, chosen ? p.accent : p.line, chosen ? 2.0F : 1.0F, 10);
    if (touch.focused) kit::focus_ring(c, tile, 10);
    Rect inner = tile.inset(3, 5);
    const Rect price = inner.cut_bottom(18);
    const float size = std::min({inner.w, inner.h, 38.0F});
    board::Pen pen(*c.draw, c.density, 1);
    track::draw_piece(c, pen, inner.centred(size, size), info, match().to_move(), static_cast<std::uint8_t>(kind),
                      images, {able ? 1.0F : 0.4F});
    kit::text_in(c, price, chosen ? type::kSmallBold : type::kSmall, chosen ? p.accent : p.ink2, dollars(piece.value),
                 kit::Align::Centre);
    if (purse.hand[kind] > 1) {
      const Rect badge{tile.right() - 16, tile.y - 3, 19, 19};
      kit::fill(c, badge, p.ink, 9.5F);
      kit::text_in(c, badge, type::kTab, p.surface, std::to_string(purse.hand[kind]), kit::Align::Centre);
    }
  }
}

void MessQuestion::draw_buy(Context& c, Rect& column) {
  draw_pieces(c, column.cut_top(70, kGap));
  if (mess::offers(match(), "buy").empty()) return;
  const Square at = estate().at.value_or(0);
  const games::PieceKind& piece = match().info().kinds[table_.bought_with()];
  const Text foe = mess::side_name(match().info(), games::other(match().to_move()));
  const mess::Trial after = mess::trial(match(), std::string("buy:") + piece.letter, at);
  const int cash = estate().purses[mess::index(match().to_move())].cash;
  mess::fact(c, column, Text{"mess.fact.cash", "Cash after"},
             Message{{"mess.fact.from-to", "{from} \xE2\x86\x92 {to}"},
                     {{"from", dollars(cash)}, {"to", dollars(after.cash)}}});
  mess::fact(c, column, Text{"mess.fact.rent", "Rent here"},
             after.monopoly ? Label(Message{{"mess.fact.rent.whole", "{amount}, the group is whole"},
                                            {{"amount", dollars(after.rent)}}})
                            : Label(dollars(after.rent)));
  const auto struck = mess::threatened(match(), table_.bought_with(), at).size();
  mess::fact(
      c, column, Message{{"mess.fact.threatens", "The {piece} will threaten"}, {{"piece", piece.name}}},
      Message{{"mess.fact.deeds", "Deeds of {side}: {count}"}, {{"side", foe}, {"count", std::to_string(struck)}}},
      struck > 0 ? c.colours().accent : 0);
  const auto danger = mess::threatening(match(), at).size();
  mess::fact(
      c, column, Text{"mess.fact.danger", "Could be attacked by"},
      Message{{"mess.fact.pieces", "Pieces of {side}: {count}"}, {{"side", foe}, {"count", std::to_string(danger)}}},
      danger > 0 ? c.colours().bad : 0);
}

void MessQuestion::draw_speed(Context& c, Rect& column) {
  const std::array<kit::Choice, 3> choices{kit::Choice{"slow", Text{"mess.speed.slow", "Slow"}},
                                           kit::Choice{"usual", Text{"mess.speed.usual", "Usual"}},
                                           kit::Choice{"fast", Text{"mess.speed.fast", "Fast"}}};
  app::Settings settings = hall_.session.settings();
  const auto found = std::find_if(kPaces.begin(), kPaces.end(), [&](int pace) { return settings.pace >= pace; });
  const int chosen = found == kPaces.end() ? 2 : static_cast<int>(found - kPaces.begin());
  if (const auto pick =
          kit::segmented(c, "ask.speed", column.cut_top(44, kGap), Text{"mess.speed", "Speed"}, choices, chosen)) {
    settings.pace = kPaces[static_cast<std::size_t>(*pick)];
    hall_.session.change_settings(std::move(settings));
  }
}

// Steps through the game where they have no other place.
void MessQuestion::draw_steps(Context& c, Rect& column) {
  Rect row = column.cut_top(44, kGap);
  const std::size_t ply = match().cursor();
  const std::size_t last = match().moves().size();
  const auto step = [&](std::string_view id, const char* icon, const Label& label, std::size_t to) {
    if (kit::icon_button(c, id, row.cut_left(48, 4).centred(48, 44), icon, label, {.disabled = to == ply})) look(to);
  };
  step("ask.first", icons::kSkipBack, Text{"play.first", "To the start"}, 0);
  step("ask.before", icons::kCaretLeft, Text{"play.back", "One move back"}, ply == 0 ? 0 : ply - 1);
  step("ask.next", icons::kCaretRight, Text{"play.on", "One move on"}, std::min(ply + 1, last));
}

void MessQuestion::look(std::size_t ply) {
  app::Session& session = hall_.session;
  table_.let_go();
  hall_.hush();
  session.look(ply);
  if (const app::PlayedMove* const move = match().last_shown()) hall_.ui.announce(app::advice(move->view));
  hall_.ui.frames().input();
}

void MessQuestion::body(Context& c, Rect& column, bool news) {
  draw_head(c, column);
  draw_note(c, column);
  const Kind now = kind();
  // What a card has led to is asked below it; ladders and lists need the room.
  const bool wide = c.layout.wide();
  const bool plain = now == Kind::Roll || now == Kind::Wait || now == Kind::After || now == Kind::Jail;
  if (plain || (wide && (now == Kind::Buy || now == Kind::War))) draw_drawn_card(c, column);
  switch (now) {
    case Kind::Back:
      if (news) draw_news(c, column, 2);
      draw_steps(c, column);
      break;
    case Kind::Buy:
      draw_buy(c, column);
      break;
    case Kind::War:
      draw_war(c, column);
      break;
    case Kind::Conquest:
      draw_conquest(c, column);
      break;
    case Kind::Debt:
      draw_debt(c, column);
      break;
    case Kind::After:
      draw_leaving(c, column);
      break;
    case Kind::Manage:
      draw_modes(c, column);
      if (table_.mode() == MessTable::Mode::Redeem) {
        draw_redeem(c, column);
      } else {
        draw_offers(c, column, table_.verb());
      }
      break;
    case Kind::Wait:
      if (news) draw_news(c, column, 2);
      if (match().seats().humans() == 0) draw_speed(c, column);
      break;
    case Kind::Jail:
      draw_fine(c, column);
      if (news) draw_news(c, column, 1);
      break;
    case Kind::Roll:
      if (news) draw_news(c, column, 2);
      break;
    default:
      break;
  }
}

bool MessQuestion::one_row(const Context& c, const std::vector<Press>& list, float width) {
  float needed = 0;
  for (const Press& press : list) needed += kit::button_width(c, press.label, {.icon = press.icon}) + kGap;
  return list.size() < 2 || needed - kGap <= width;
}

float MessQuestion::footer_height(const Context& c, float width) {
  const auto list = presses();
  if (list.empty()) return 0;
  const float button = button_height(c);
  return one_row(c, list, width) ? button : 2 * button + kGap;
}

void MessQuestion::footer(Context& c, Rect rect) {
  const auto list = presses();
  const auto show = [&](const Press& press, Rect place) {
    if (kit::button(c, press.id, place, press.label,
                    {.kind = press.main ? kit::ButtonKind::Brand : kit::ButtonKind::Plain, .icon = press.icon})) {
      press.act();
    }
  };
  if (one_row(c, list, rect.w)) {
    float plain = 0;
    for (const Press& press : list) {
      if (!press.main) plain += kit::button_width(c, press.label, {.icon = press.icon}) + kGap;
    }
    // The main one takes what the others leave.
    const float main = rect.w - plain;
    for (const Press& press : list)
      show(press, rect.cut_left(press.main ? main : kit::button_width(c, press.label, {.icon = press.icon}), kGap));
    return;
  }
  Rect first = rect.cut_top(button_height(c), kGap);
  int others = 0;
  for (const Press& press : list) {
    if (press.main) {
      show(press, first);
    } else {
      ++others;
    }
  }
  int next = 0;
  for (const Press& press : list) {
    if (!press.main) show(press, rect.column(next++, others, kGap));
  }
}

float MessQuestion::height(Context& c, float width) {
  Rect column{0, 0, width - 2 * pad(c), kFar};
  rehearse(c, [&] { body(c, column, c.layout.wide()); });
  const float foot = footer_height(c, width - 2 * pad(c));
  return column.y + foot + (foot > 0 ? 4 : 0) + 2 * pad(c) - kGap;
}

void MessQuestion::draw(Context& c, Rect rect) {
  const kit::Group group(c, {"ask", Role::Region, c.say(Text{"mess.ask.region", "Question"}), rect});
  Rect inner = rect.inset(pad(c), pad(c) - 4);
  const float foot = footer_height(c, inner.w);
  const Rect buttons = inner.cut_bottom(foot, foot > 0 ? 4.0F : 0.0F);
  Rect column{inner.x, inner.y, inner.w, kFar};
  Rect rehearsal{0, 0, inner.w, kFar};
  rehearse(c, [&] { body(c, rehearsal, false); });
  const float needed = rehearsal.y - kGap;
  const bool lists = kind() == Kind::Debt || kind() == Kind::Manage;
  if (needed <= inner.h + 1) {
    const bool rest = !lists && roomy(inner.h - needed);
    body(c, column, !rest && inner.h - needed >= 2 * kGap);
    if (rest) draw_rest(c, {inner.x, column.y, inner.w, inner.bottom() - column.y});
  } else {
    kit::ScrollArea area(c, "ask.scroll", {inner.x - 4, inner.y - 4, inner.w + 8, inner.h + 4}, rehearsal.y);
    area.fade_into(c.colours().surface);
    column = area.content().inset(4, 0);
    column.y += 4;
    column.h = kFar;
    const float top = column.y;
    body(c, column, false);
    area.used(top + rehearsal.y);
  }
  footer(c, buttons);
}

float MessQuestion::button_height(const Context& c) { return c.layout.form == Form::Flat ? 44.0F : kButton; }

float MessQuestion::pad(const Context& c) { return c.layout.form == Form::Flat ? 12.0F : 16.0F; }

void MessQuestion::draw_bar(Context& c, Rect bar, const std::function<void()>& whole) {
  const Palette& p = c.colours();
  const auto list = presses();
  const auto main = std::find_if(list.begin(), list.end(), [](const Press& press) { return press.main; });
  const Kind now = kind();
  const bool sure = !table_.pending().empty() && table_.asking();
  const bool plain = main != list.end() && list.size() == 1 && now != Kind::War && now != Kind::Manage;
  const bool simple = sure || plain;
  constexpr Text kAnswer{"mess.do.answer", "Answer"};
  if (simple || table_.asking()) {
    const Label label = simple ? main->label : Label(kAnswer);
    const float width = std::min(kit::button_width(c, label), bar.w * 0.55F);
    if (kit::button(c, simple ? main->id : std::string("ask.open"), bar.cut_right(width, 6).centred(width, 36), label,
                    {.kind = kit::ButtonKind::Brand})) {
      if (simple) {
        main->act();
      } else {
        whole();
      }
    }
  }
  const Head head = this->head();
  const Message urgent = this->urgent(c).words;
  const Label words = urgent.empty() ? head.title : Label(urgent);
  kit::say(c, "ask.note", Role::Status, !urgent.empty() || head.note.empty() ? words : head.note, bar);
  kit::paragraph(c, bar.centred(bar.w, 2 * type::kSmall.line), type::kSmall, c.say(words),
                 {.colour = p.ink, .lines = 2});
}

}  // namespace messhall::ui
