#include "ui/screens/foretelling.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "ui/screens/words.hpp"

namespace messhall::ui::foretelling {
namespace {

using games::Seer;
using games::Side;

constexpr std::array<Text, games::kRungs> kRungNames{{{"rung.pawn", "Pawn"},
                                                      {"rung.knight", "Knight"},
                                                      {"rung.bishop", "Bishop"},
                                                      {"rung.rook", "Rook"},
                                                      {"rung.queen", "Queen"},
                                                      {"rung.king", "King"}}};

const Seer& seer_of(const games::Prophecies& prophecies, Side side) {
  return prophecies.seers[side == Side::Second ? 1 : 0];
}

// The row of the list of moves in which the move of this index stands, from 1.
std::size_t row_of(const app::Match& match, std::size_t index) {
  const auto& moves = match.moves();
  const bool second_begins = moves.empty() ? match.to_move() == Side::Second : moves.front().side == Side::Second;
  return (index + (second_begins ? 1 : 0)) / 2 + 1;
}

// A person who plays against the computer is spoken to.
bool yours(const app::Match& match, Side side) { return match.seats().humans() == 1 && match.viewer() == side; }

board::Foretold mark(const app::Match& match, Side side, Square square, int moves_left) {
  return {square, side == match.viewer(), moves_left, true, false};
}

// The name of the army that the options give this side.
Text army(const app::Match& match, Side side) {
  const std::string_view id = side == Side::Second ? "black-army" : "white-army";
  const auto& options = match.info().options;
  const auto option = std::find_if(options.begin(), options.end(), [&](const auto& o) { return o.id == id; });
  const auto chosen = match.options().find(id);
  if (option == options.end() || chosen == match.options().end()) return {};
  const auto choice = std::find_if(option->choices.begin(), option->choices.end(),
                                   [&](const games::OptionChoice& c) { return c.id == chosen->second; });
  return choice == option->choices.end() ? Text{} : choice->name;
}

// A legal move names any square: each tells what the turn would be about.
constexpr Square kAnySquare = 0;

}  // namespace

Text rung_name(std::size_t rung) { return kRungNames[std::min(rung, kRungNames.size() - 1)]; }

std::vector<board::Foretold> marks(const app::Session& session) {
  std::vector<board::Foretold> marks;
  const app::Match& match = *session.match();
  const auto prophecies = match.shown().prophecies();
  if (!prophecies) return marks;
  for (const Side side : {Side::First, Side::Second}) {
    const auto& outstanding = seer_of(*prophecies, side).outstanding;
    if (!outstanding || outstanding->square == kNoSquare) continue;
    marks.push_back(mark(match, side, outstanding->square, outstanding->moves_left + 1));
    marks.back().spent = outstanding->spent;
  }
  if (match.looking_back() || match.over()) return marks;
  const auto& hint = session.hint();
  const Square named = session.draft() ? session.draft()->named : hint ? hint->named : kNoSquare;
  if (named == kNoSquare) return marks;
  marks.push_back(mark(match, match.to_move(), named, 2));
  marks.back().settled = false;
  return marks;
}

kit::Ladder ladder(const Context& c, Hall& hall, Side side) {
  kit::Ladder out;
  const app::Match& match = *hall.session.match();
  const auto prophecies = match.shown().prophecies();
  if (!prophecies) return out;
  const Seer& seer = seer_of(*prophecies, side);
  out.shown = true;
  out.now = seer.target;
  for (std::size_t rung = 0; rung < seer.kinds.size(); ++rung) {
    out.pictures[rung] = hall.piece(c, match.info(), games::other(side), seer.kinds[rung], 30);
  }
  return out;
}

Message target(const app::Match& match, Side side) {
  const auto prophecies = match.shown().prophecies();
  if (!prophecies) return {};
  return {{"foretell.about.prey", "Target: {prey}"}, {{"prey", rung_name(seer_of(*prophecies, side).target)}}};
}

Message about(const app::Match& match, Side side) {
  const auto prophecies = match.shown().prophecies();
  if (!prophecies) return {};
  const Text prey = rung_name(seer_of(*prophecies, side).target);
  const Text name = army(match, side);
  if (name.id.empty()) return target(match, side);
  return {{"foretell.about", "{army} · target: {prey}"}, {{"army", name}, {"prey", prey}}};
}

Message hunts(const app::Match& match, Side side) {
  const auto prophecies = match.shown().prophecies();
  if (!prophecies) return {};
  const std::size_t target = seer_of(*prophecies, side).target;
  const Argument prey{"prey", rung_name(target)};
  if (target == 0) return {{"foretell.hunts", "Target: {prey}."}, {prey}};
  Message immune{rung_name(target - 1)};
  for (std::size_t rung = target - 1; rung-- > 0;) {
    immune = {{"foretell.list", "{first}, {rest}"}, {{"first", rung_name(rung)}, {"rest", std::move(immune)}}};
  }
  return {{"foretell.hunts.immune", "Target: {prey}. Immune: {immune}."}, {prey, {"immune", std::move(immune)}}};
}

Question question(const app::Match& match, const app::Draft& draft) {
  Question out;
  if (!draft.move) return out;
  const auto whole = match.named(draft.move->text, draft.named == kNoSquare ? kAnySquare : draft.named);
  const auto made = whole ? match.prophecy_of(whole->text) : std::nullopt;
  const auto now = match.position().prophecies();
  // With the square: it may lay the own King open.
  out.warnings = match.warnings(whole && draft.named != kNoSquare ? whole->text : draft.move->text);
  if (!made || !now) return out;
  const std::size_t target = made.value_or(games::Prophecy{}).rung;
  const Side side = match.to_move();
  const games::GameInfo& info = match.info();
  const std::uint8_t kind = seer_of(*now, side).kinds[target];
  const Text rung = rung_name(target);
  const bool royal = info.kinds[kind].royal;
  const std::vector<Argument> arguments{{"side", words::side_name(info, side)},
                                        {"foe", words::side_name(info, games::other(side))},
                                        {"rung", rung},
                                        {"number", std::to_string(row_of(match, match.moves().size()) + 2)}};
  if (yours(match, side)) {
    out.words = royal ? Message{{"foretell.question.you.king",
                                 "If the **{foe} {rung}** stands there just before **your move {number}**, you win."},
                                arguments}
                      : Message{{"foretell.question.you",
                                 "If a **{foe} {rung}** stands there just before **your move {number}**, it vanishes."},
                                arguments};
  } else {
    out.words =
        royal ? Message{{"foretell.question.king",
                         "If the **{foe} {rung}** stands there just before **{side}'s move {number}**, {side} wins."},
                        arguments}
              : Message{{"foretell.question",
                         "If a **{foe} {rung}** stands there just before **{side}'s move {number}**, it vanishes."},
                        arguments};
  }
  if (info.kinds[kind].name.english == rung.english) return out;
  out.words = {{"foretell.question.army", "{question} {foe}'s {rung} is the {piece}."},
               {{"question", std::move(out.words)},
                {"foe", words::side_name(info, games::other(side))},
                {"rung", rung},
                {"piece", info.kinds[kind].name}}};
  return out;
}

Message event(const app::Match& match, std::size_t index) {
  const app::PlayedMove& move = match.moves()[index];
  if (!move.view.vanished) return {};
  const games::Piece& piece = *move.view.vanished;
  const Side prophet = games::other(piece.owner);
  const games::GameInfo& info = match.info();
  const std::vector<Argument> arguments{{"number", std::to_string(row_of(match, index + 1))},
                                        {"side", words::side_name(info, prophet)},
                                        {"piece", info.kinds[piece.kind].name},
                                        {"square", square_name(info.board.size, piece.square)}};
  if (yours(match, prophet)) {
    return {{"foretell.event.yours", "Before move {number} your prophecy took the {piece} on {square}."}, arguments};
  }
  return {{"foretell.event", "Before move {number} {side}'s prophecy took the {piece} on {square}."}, arguments};
}

std::string plain_notation(const games::ActionView& view) {
  return view.notation.substr(0, std::min(view.notation.find(' '), view.notation.size()));
}

Message refusal(const app::Match& match) {
  if (match.over()) return {{"app.refused.over", "The game is over."}};
  const auto prophecies = match.position().prophecies();
  if (!prophecies || prophecies->may_name) return {};
  const Text side = words::side_name(match.info(), match.to_move());
  const auto& outstanding = seer_of(*prophecies, match.to_move()).outstanding;
  if (!outstanding) {
    return {{"foretell.refused.first", "{side}'s first move carries no prophecy."}, {{"side", side}}};
  }
  return {{"foretell.refused.outstanding",
           "{side} has foretold {square}. Only one prophecy at a time: the next may go with the move after this one."},
          {{"side", side}, {"square", square_name(match.info().board.size, outstanding->square)}}};
}

}  // namespace messhall::ui::foretelling
