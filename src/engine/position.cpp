#include "engine/position.hpp"

#include <algorithm>
#include <cctype>
#include <utility>

#include "engine/drawing.hpp"

namespace messhall::engine {
namespace {

constexpr Text kIllegal{"", "move {number} ({move}): {reason}"};
constexpr Text kTarget{"", "{side}: target {piece}"};
constexpr Text kForetells{"", "{side}: target {piece}, has foretold {square} ({about}), due {when}"};
constexpr Text kSoon{"", "before the next move of {side}"};
constexpr Text kLater{"", "before the next move but one of {side}"};
constexpr Text kSpent{"", "{side}: target {piece}, has foretold {square} ({about}), which cannot come true any more"};
constexpr Text kCameTrue{"", "the prophecy of {side} came true: {piece} on {square}"};

char letter(const games::Position& position, const games::Piece& piece) {
  const char upper = position.info().kinds[piece.kind].letter;
  return piece.owner == games::Side::First ? upper : static_cast<char>(std::tolower(static_cast<unsigned char>(upper)));
}

Message foretelling(const games::Position& position, const games::Seer& seer, const Text& side) {
  const games::GameInfo& info = position.info();
  const auto name = [&](std::uint8_t rung) { return info.kinds[seer.kinds[rung]].name; };
  std::vector<Argument> arguments{{"side", side}, {"piece", name(seer.target)}};
  if (!seer.outstanding) return {kTarget, arguments};
  arguments.emplace_back("square", square_name(info.board.size, seer.outstanding->square));
  arguments.emplace_back("about", name(seer.outstanding->rung));
  if (seer.outstanding->spent) return {kSpent, arguments};
  arguments.emplace_back("when", Message{seer.outstanding->moves_left == 0 ? kSoon : kLater, {{"side", side}}});
  return {kForetells, arguments};
}

// What the players hunt and have foretold; nothing in games without prophecies.
std::vector<std::string> foretellings(const games::Position& position) {
  std::vector<std::string> lines;
  const auto prophecies = position.prophecies();
  if (!prophecies) return lines;
  const games::GameInfo& info = position.info();
  lines.push_back(say(foretelling(position, prophecies->seers[0], info.first)));
  lines.push_back(say(foretelling(position, prophecies->seers[1], info.second)));
  if (!prophecies->vanished) return lines;
  const games::Piece& gone = *prophecies->vanished;
  lines.push_back(say({kCameTrue,
                       {{"side", gone.owner == games::Side::First ? info.second : info.first},
                        {"piece", info.kinds[gone.kind].name},
                        {"square", square_name(info.board.size, gone.square)}}}));
  return lines;
}

}  // namespace

Result<std::unique_ptr<games::Position>> position_after(const games::Game& game, std::string_view text,
                                                        const games::Options& options,
                                                        std::span<const std::string> moves) {
  Result<std::unique_ptr<games::Position>> position = game.position(text, options);
  if (!position) return position;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const Result<games::Action> action = (*position)->parse_action(moves[i]);
    if (!action) {
      return Message{kIllegal,
                     {{"number", std::to_string(i + 1)}, {"move", moves[i]}, {"reason", say(action.error())}}};
    }
    (*position)->apply(*action);
  }
  return position;
}

std::string status(const games::Position& position) {
  const games::Outcome outcome = position.outcome();
  const games::GameInfo& info = position.info();
  std::string text;
  switch (outcome.result) {
    case games::Verdict::Ongoing:
      return "ongoing";
    case games::Verdict::Draw:
      text = "draw";
      break;
    case games::Verdict::FirstWins:
      text = say(info.first) + " wins";
      break;
    case games::Verdict::SecondWins:
      text = say(info.second) + " wins";
      break;
  }
  return text + " (" + std::string(outcome.reason) + "): " + say(outcome.story);
}

std::vector<std::string> drawing(const games::Position& position) {
  if (!position.info().deeds.empty()) return draw_track(position);
  const BoardSize size = position.info().board.size;
  std::vector<std::string> lines;
  for (int rank = size.ranks - 1; rank >= 0; --rank) {
    const std::string name = std::to_string(rank + 1);
    std::string line = std::string(name.size() < 2 ? 1 : 0, ' ') + name;
    for (int file = 0; file < size.files; ++file) {
      const auto piece = position.piece_at(size.at(file, rank));
      line += ' ';
      line += piece ? letter(position, *piece) : '.';
    }
    lines.push_back(line);
  }
  std::string files = "  ";
  for (int file = 0; file < size.files; ++file) files += std::string(" ") + static_cast<char>('a' + file);
  lines.push_back(files);
  for (std::string& line : foretellings(position)) lines.push_back(std::move(line));
  return lines;
}

std::vector<std::string> sorted_moves(const games::Position& position) {
  std::vector<std::string> moves;
  for (const games::Action action : position.actions()) moves.push_back(position.action_text(action));
  std::sort(moves.begin(), moves.end());
  return moves;
}

}  // namespace messhall::engine
