#include "ui/screens/saved_list.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "ui/icons.gen.hpp"
#include "ui/kit.hpp"
#include "ui/screens/question.hpp"

namespace messhall::ui {
namespace {

constexpr float kRow = 82;
constexpr float kPicture = 64;
constexpr float kIcon = 44;
constexpr float kRoomy = 400;

Message moves_of(const app::SavedGame& game) {
  const games::Game* const known = games::find(game.game);
  if (known != nullptr && !known->info().deeds.empty())
    return {{"saved.steps", "{count} steps"}, {{"count", std::to_string(game.plies)}}};
  const std::size_t moves = (game.plies + 1) / 2;
  if (moves == 1) return {{"saved.moves.one", "1 move"}};
  return {{"saved.moves", "{count} moves"}, {{"count", std::to_string(moves)}}};
}

}  // namespace

Message saved_players(const app::SavedGame& game) {
  const bool alone = game.seats.humans() == 1;
  return {{"saved.who", "{first} against {second}"},
          {{"first", app::seat_name(game.seats.first, alone)}, {"second", app::seat_name(game.seats.second, alone)}}};
}

Message saved_result(const app::SavedGame& game) {
  const games::Game* const known = games::find(game.game);
  const Argument moves{"moves", moves_of(game)};
  if (game.result == "1/2-1/2") return {{"saved.draw", "A draw after {moves}"}, {moves}};
  if (game.result == "*" || known == nullptr) return {{"saved.open", "Not finished, {moves}"}, {moves}};
  const Text winner = game.result == "1-0" ? known->info().first : known->info().second;
  return {{"saved.won", "{side} won after {moves}"}, {{"side", winner}, moves}};
}

SavedList::SavedList(Hall& hall, std::string id, std::function<void()> opened)
    : hall_(hall), id_(std::move(id)), opened_(std::move(opened)) {}

float SavedList::height() const {
  return kRow * static_cast<float>(std::max<std::size_t>(1, hall_.session.saved().size()));
}

void SavedList::draw(Context& c, Rect rect) {
  // A copy: a row may delete its game.
  const std::vector<app::SavedGame> games = hall_.session.saved();
  if (games.empty()) {
    const Text none{"saved.none", "Games that you finish or leave for another are kept here, on this device."};
    kit::say(c, id_ + ".none", Role::Text, none, rect);
    kit::icon(c, icons::kFloppyDisk, rect.cut_top(56, 4).cut_left(32), 28, c.colours().ink3);
    kit::paragraph(c, rect, type::kBody, c.say(none), {.colour = c.colours().ink2});
    return;
  }
  const kit::Group group(c, {id_, Role::List, c.say(Text{"saved.title", "My games"}), rect});
  kit::ScrollArea area(c, id_ + ".list", rect, static_cast<float>(games.size()) * kRow);
  area.fade_into(c.colours().surface);
  Rect column = area.content();
  bool first = true;
  for (const app::SavedGame& game : games) {
    const Rect line = column.cut_top(kRow);
    if (!std::exchange(first, false)) kit::rule(c, line);
    row(c, line, game);
  }
  area.used(column.y);
}

void SavedList::row(Context& c, Rect rect, const app::SavedGame& game) {
  const Palette& p = c.colours();
  const std::string id = id_ + "." + game.id;
  const Message who = saved_players(game);
  const Message what = saved_result(game);
  const Rect ground = rect.inset(0, 3);
  Rect inner = ground;
  const Rect bin = inner.cut_right(kIcon);
  const Rect copy = inner.cut_right(kIcon, 4);
  // Narrow lists keep the room for words; the menu of a game can save it too.
  const bool roomy = rect.w >= kRoomy;
  const Rect file = roomy ? inner.cut_right(kIcon, 4) : Rect{};
  // What is drawn last is on top: the row itself lies under its buttons.
  const Message spoken{{"saved.spoken", "{who}. {what}."}, {{"who", who}, {"what", what}}};
  const kit::Touch t = kit::row(c, id, inner, spoken);
  inner = inner.inset(8, 0);
  picture(c, inner.cut_left(kPicture, 8), game);
  words(c, inner, game, who);
  if (kit::icon_button(c, id + ".copy", copy, icons::kCopy, Text{"saved.copy", "Copy the record"},
                       {.size = 20, .colour = p.ink2})) {
    hall_.ui.host().copy(game.record);
    hall_.ui.toast(
        Text{"menu.record.copied", "The record is copied. Keep it in a file, or open it on another device."});
  }
  if (roomy && kit::icon_button(c, id + ".file", file, icons::kDownloadSimple,
                                Text{"menu.file", "Save the record to a file"}, {.size = 20, .colour = p.ink2})) {
    hall_.ui.host().save_file(app::record_file_name(game.game, game.saved), game.record);
  }
  if (kit::icon_button(c, id + ".delete", bin, icons::kTrash, Text{"saved.delete", "Delete"},
                       {.size = 20, .colour = p.ink2})) {
    ask_to_delete(game);
  }
  if (t.pressed) open(game);
}

void SavedList::picture(Context& c, Rect rect, const app::SavedGame& game) {
  const board::Skin* const skin = hall_.skin();
  if (skin == nullptr || rect.intersection(c.clip).empty()) return;
  auto found = pictures_.find(game.id + game.result + std::to_string(game.plies));
  if (found == pictures_.end()) {
    std::optional<MiniBoard> made;
    if (const auto match = app::read_record(game.record)) made.emplace(match->position());
    found = pictures_.emplace(game.id + game.result + std::to_string(game.plies), std::move(made)).first;
  }
  if (found->second) found->second->paint(c, *skin, rect.centred(kPicture, kPicture));
}

void SavedList::words(Context& c, Rect rect, const app::SavedGame& game, const Message& who) const {
  const Palette& p = c.colours();
  const games::Game* const known = games::find(game.game);
  Rect lines = rect.centred(rect.w, 57);
  kit::text_in(c, lines.cut_top(21), type::kLabel, p.ink, c.say(who));
  kit::text_in(c, lines.cut_top(18), type::kSmall, p.ink2, c.say(saved_result(game)));
  Rect last = lines.cut_top(18);
  if (game.id == hall_.session.current_id()) {
    kit::text_in(c, last, type::kSmallBold, p.accent, c.say(Text{"saved.current", "On the board now"}));
    return;
  }
  const Message when{{"saved.when", "{game}, {date}"},
                     {{"game", known != nullptr ? Message{known->info().name} : Message{{"", ""}}},
                      {"date", app::date_text(game.saved).substr(0, 10)}}};
  kit::text_in(c, last, type::kSmall, p.ink3, c.say(when));
}

void SavedList::open(const app::SavedGame& game) {
  if (hall_.refused(hall_.session.open_saved(game.id))) return;
  if (opened_) opened_();
  hall_.ui.navigate("play");
}

void SavedList::ask_to_delete(const app::SavedGame& game) {
  Question question;
  question.title = Text{"saved.delete.title", "Delete this game?"};
  question.text = Message{{"saved.delete.text", "{who}. {what}. It cannot be brought back."},
                          {{"who", saved_players(game)}, {"what", saved_result(game)}}};
  question.yes = Text{"saved.delete", "Delete"};
  question.act = [this, id = game.id] {
    if (hall_.refused(hall_.session.delete_saved(id))) return;
    hall_.ui.announce(Text{"saved.deleted", "Deleted."});
  };
  hall_.ui.open(make_question(hall_, std::move(question)));
}

}  // namespace messhall::ui
