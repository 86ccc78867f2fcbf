#include "engine/position.hpp"

#include <algorithm>
#include <cctype>

namespace messhall::engine {
namespace {

constexpr Text kIllegal{"", "move {number} ({move}): {reason}"};

char letter(const games::Position& position, const games::Piece& piece) {
  const char upper = position.info().kinds[piece.kind].letter;
  return piece.owner == games::Side::First ? upper : static_cast<char>(std::tolower(static_cast<unsigned char>(upper)));
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
  return lines;
}

std::vector<std::string> sorted_moves(const games::Position& position) {
  std::vector<std::string> moves;
  for (const games::Action action : position.actions()) moves.push_back(position.action_text(action));
  std::sort(moves.begin(), moves.end());
  return moves;
}

}  // namespace messhall::engine
