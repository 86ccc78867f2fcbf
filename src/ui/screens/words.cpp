#include "ui/screens/words.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

#include "ui/icons.gen.hpp"
#include "ui/screens/foretelling.hpp"

namespace messhall::ui::words {
namespace {

using games::Side;
using games::Verdict;

// Hundredths at which one side's share of the bar is 73 %.
constexpr float kScale = 400;

std::string level(app::Seat seat) { return std::to_string(seat.level); }

}  // namespace

Message tenths(int tenths) {
  return {{"words.decimal", "{whole}.{tenth}"},
          {{"whole", std::to_string(tenths / 10)}, {"tenth", std::to_string(tenths % 10)}}};
}

kit::SideColour side_colour(const games::GameInfo& info, Side side) {
  const std::string_view id = side == Side::First ? info.first_id : info.second_id;
  if (id == "white") return kit::SideColour::White;
  if (id == "black") return kit::SideColour::Black;
  return id == "red" ? kit::SideColour::Red : kit::SideColour::Blue;
}

Text side_name(const games::GameInfo& info, Side side) { return side == Side::Second ? info.second : info.first; }

Message opponents(const app::Match& match) {
  const app::Seats& seats = match.seats();
  if (seats.humans() == 2) return {{"words.two-players", "Two players"}};
  if (seats.humans() == 0) {
    return {{"words.computers", "Level {first} against level {second}"},
            {{"first", level(seats.first)}, {"second", level(seats.second)}}};
  }
  const app::Seat computer = seats.first.computer() ? seats.first : seats.second;
  return {{"words.computer", "Against level {level}, {word}"},
          {{"level", level(computer)}, {"word", app::level_name(computer.level)}}};
}

Message verdict(const app::Match& match) {
  const games::Outcome outcome = match.outcome();
  if (outcome.result == Verdict::Draw) return {{"words.verdict.draw", "A draw"}};
  const Side winner = outcome.result == Verdict::FirstWins ? Side::First : Side::Second;
  if (match.seats().humans() == 1) {
    if (match.viewer() == winner) return {{"words.verdict.won", "You win!"}};
    return {{"words.verdict.lost", "You lose"}};
  }
  return {{"words.verdict.side", "{side} wins!"}, {{"side", side_name(match.info(), winner)}}};
}

Message verdict_and_story(const app::Match& match) {
  const games::Outcome outcome = match.outcome();
  const Argument story{"story", outcome.story};
  if (outcome.result == Verdict::Draw) return {{"words.over.draw", "**A draw.** {story}"}, {story}};
  const Side winner = outcome.result == Verdict::FirstWins ? Side::First : Side::Second;
  if (match.seats().humans() == 1) {
    if (match.viewer() == winner) return {{"words.over.won", "**You win!** {story}"}, {story}};
    return {{"words.over.lost", "**You lose.** {story}"}, {story}};
  }
  return {{"words.over.side", "**{side} wins!** {story}"}, {{"side", side_name(match.info(), winner)}, story}};
}

Message score(const app::Session& session) {
  const app::Match& match = *session.match();
  const games::GameInfo& info = match.info();
  if (match.over() && !match.looking_back()) {
    const Verdict result = match.outcome().result;
    if (result == Verdict::Draw) return {{"words.score.draw", "Draw"}};
    const Side winner = result == Verdict::FirstWins ? Side::First : Side::Second;
    return {{"words.score.won", "{side} won"}, {{"side", side_name(info, winner)}}};
  }
  const app::Score score = session.evaluation();
  if (score.mate_in) {
    const Side winner = *score.mate_in > 0 ? Side::First : Side::Second;
    return {{"words.score.mate", "{side} wins in {count}"},
            {{"side", side_name(info, winner)}, {"count", std::to_string(std::abs(*score.mate_in))}}};
  }
  if (std::abs(score.hundredths) < 10) return {{"words.score.even", "Even"}};
  const Side better = score.hundredths > 0 ? Side::First : Side::Second;
  return {{"words.score.better", "{side} +{value}"},
          {{"side", side_name(info, better)}, {"value", tenths((std::abs(score.hundredths) + 5) / 10)}}};
}

float height(int hundredths) { return std::tanh(static_cast<float>(hundredths) / (2 * kScale)); }

float share(const app::Session& session) {
  const app::Match& match = *session.match();
  if (match.over() && !match.looking_back()) {
    const Verdict result = match.outcome().result;
    return result == Verdict::Draw ? 0.5F : result == Verdict::FirstWins ? 1.0F : 0.0F;
  }
  const app::Score score = session.evaluation();
  if (score.mate_in) return *score.mate_in > 0 ? 0.98F : 0.02F;
  return std::clamp(0.5F + 0.5F * height(score.hundredths), 0.02F, 0.98F);
}

Message material(const app::Match& match) {
  const int lead = match.material_lead();
  if (lead == 0) return {{"words.material.even", "Material is even."}};
  const std::string points = std::to_string(std::abs(lead));
  if (match.seats().humans() == 1) {
    const bool ahead = (match.viewer() == Side::First) == (lead > 0);
    if (ahead) return {{"words.material.ahead", "You are ahead by {points}."}, {{"points", points}}};
    return {{"words.material.behind", "You are behind by {points}."}, {{"points", points}}};
  }
  return {{"words.material.side", "{side} is ahead by {points}."},
          {{"side", side_name(match.info(), lead > 0 ? Side::First : Side::Second)}, {"points", points}}};
}

Message last_move(const app::Match& match) {
  const app::PlayedMove* const last = match.last_shown();
  if (last == nullptr) return {};
  const std::vector<Argument> arguments{{"side", side_name(match.info(), last->side)},
                                        {"move", foretelling::plain_notation(last->view)},
                                        {"square", square_name(match.info().board.size, last->view.named)}};
  Message words{{"words.last-move", "{side} played **{move}**."}, arguments};
  if (last->view.named != kNoSquare) {
    words = {{"words.last-move.foretells", "{side} played **{move}** and foretells **{square}**."}, arguments};
  }
  if (!last->view.vanished) return words;
  return {{"words.last-move.event", "{played} {event}"},
          {{"played", std::move(words)}, {"event", foretelling::event(match, match.cursor() - 1)}}};
}

std::string move_number(const app::Match& match) {
  if (const auto estate = match.position().estate()) return std::to_string(estate->round);
  return std::to_string(match.moves().size() / 2 + 1);
}

// ---- cards ----

namespace {

kit::CapturedRow captured_row(const Context& c, Hall& hall, Side side) {
  const app::Match& match = *hall.session.match();
  kit::CapturedRow row;
  const auto kinds = match.captured_by(side);
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    if (i > 0 && kinds[i] == kinds[i - 1]) {
      ++row.items.back().count;
      continue;
    }
    row.items.push_back(
        {hall.piece(c, match.info(), games::other(side), kinds[i], 26), 1, match.info().kinds[kinds[i]].name});
  }
  const int lead = match.material_lead();
  row.ahead = side == Side::First ? lead : -lead;
  return row;
}

Message thinking(const app::Session& session, Side side) {
  if (!session.thinking() || session.match()->to_move() != side) return {};
  const int depth = session.thinking_info().depth;
  if (depth < 1) return {{"words.thinking.begins", "Thinking"}};
  if (depth == 1) return {{"words.thinking.one", "Thinking, one move deep"}};
  return {{"words.thinking", "Thinking, {depth} moves deep"}, {{"depth", std::to_string(depth)}}};
}

}  // namespace

Message turn(const app::Session& session, Side side) {
  const app::Match& match = *session.match();
  if (match.over() || match.to_move() != side) return {};
  if (match.seats().of(side).computer()) return {};
  if (match.seats().humans() == 1) return {{"words.turn.yours", "Your move"}};
  return {{"words.turn.side", "To move"}};
}

kit::PlayerCard player(const Context& c, Hall& hall, Side side, float px) {
  const app::Match& match = *hall.session.match();
  const app::Seat seat = match.seats().of(side);
  const bool alone = match.seats().humans() == 1;
  kit::PlayerCard card;
  const Message who = app::seat_name(seat, alone);
  const bool both_alike = match.seats().humans() != 1;
  card.name = both_alike && seat.human() ? Message{side_name(match.info(), side)} : who;
  card.avatar = hall.royal(c, match.info(), side, px);
  card.colour = side_colour(match.info(), side);
  card.captured = captured_row(c, hall, side);
  card.ladder = foretelling::ladder(c, hall, side);
  if (card.ladder.shown) {
    card.about = foretelling::about(match, side);
    card.brief = foretelling::target(match, side);
  }
  card.turn = !match.over() && match.to_move() == side;
  if (const Message words = thinking(hall.session, side); !words.empty()) card.thinking = words;
  card.spoken = Message{{"words.player.spoken", "{side}: {who}. Pieces taken: {count}."},
                        {{"side", side_name(match.info(), side)},
                         {"who", who},
                         {"count", std::to_string(match.captured_by(side).size())}}};
  if (card.ladder.shown) {
    card.spoken = Message{{"words.player.hunts", "{side}: {who}. Pieces taken: {count}. {hunts}"},
                          {{"side", side_name(match.info(), side)},
                           {"who", who},
                           {"count", std::to_string(match.captured_by(side).size())},
                           {"hunts", foretelling::hunts(match, side)}}};
  }
  return card;
}

// ---- moves ----

namespace {

void chip(kit::MoveEntry& entry, const std::string& square) {
  entry.remark = square;
  entry.tone = kit::ChipTone::Foretell;
  entry.icon = icons::kEye;
}

kit::MoveEntry entry_of(const app::Match& match, const games::ActionView& view, Side side) {
  kit::MoveEntry entry;
  const std::vector<Argument> arguments{{"side", side_name(match.info(), side)},
                                        {"move", view.notation},
                                        {"square", square_name(match.info().board.size, view.named)}};
  entry.text = view.notation;
  entry.spoken = Message{{"words.move.spoken", "{side} {move}"}, arguments};
  if (view.named == kNoSquare && !view.vanished) return entry;
  entry.text = foretelling::plain_notation(view);
  if (view.named == kNoSquare) return entry;
  chip(entry, square_name(match.info().board.size, view.named));
  entry.spoken = Message{{"words.move.foretells", "{side} {move}, foretells {square}"},
                         {arguments[0], {"move", entry.text}, arguments[2]}};
  return entry;
}

}  // namespace

std::vector<kit::MoveEntry> moves(const app::Match& match) {
  std::vector<kit::MoveEntry> entries;
  for (std::size_t i = 0; i < match.moves().size(); ++i) {
    const app::PlayedMove& move = match.moves()[i];
    entries.push_back(entry_of(match, move.view, move.side));
    if (move.view.vanished) entries.back().event = foretelling::event(match, i);
  }
  return entries;
}

void add_draft(std::vector<kit::MoveEntry>& entries, const app::Match& match, const app::Draft& draft) {
  if (!draft.move) return;
  kit::MoveEntry entry = entry_of(match, *draft.move, match.to_move());
  entry.text = foretelling::plain_notation(*draft.move);
  entry.event = {};
  chip(entry, draft.named == kNoSquare ? "?" : square_name(match.info().board.size, draft.named));
  entry.spoken = Message{{"words.move.draft", "{side} {move}, not confirmed yet"},
                         {{"side", side_name(match.info(), match.to_move())}, {"move", entry.text}}};
  entries.push_back(std::move(entry));
}

kit::MoveList move_list(const app::Match& match, std::span<const kit::MoveEntry> entries) {
  kit::MoveList list;
  list.moves = entries;
  // A move in the making stands after those that were played, and is the one on the board.
  const bool draft = entries.size() > match.moves().size() && !match.looking_back();
  list.current = static_cast<int>(match.cursor()) - (draft ? 0 : 1);
  const Side begins = match.moves().empty() ? match.to_move() : match.moves().front().side;
  list.second_begins = begins == Side::Second;
  return list;
}

}  // namespace messhall::ui::words
