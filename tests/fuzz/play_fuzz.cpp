// Whole games: the first byte chooses the rules, each other one a legal action. Taking everything back restores every
// hash and every text.
#include <string>
#include <vector>

#include "base/result.hpp"
#include "fuzz.hpp"
#include "games/game.hpp"

using namespace messhall;

namespace {

struct Seen {
  std::string text;
  std::uint64_t hash;
  int value;
  std::size_t moves;

  friend bool operator==(const Seen&, const Seen&) = default;
};

Seen see(const games::Position& position) {
  return {position.text(), position.hash(), position.evaluate(), position.moves().size()};
}

void check_view(const games::Position& position, games::Action action) {
  const games::ActionView view = position.view(action);
  fuzz::promise(view.text == position.action_text(action), "the view tells the text of the move");
  const bool property_game = !position.info().deeds.empty();
  for (const Message& sentence : view.story) fuzz::promise(!say(sentence).empty(), "a story has words");
  // Most actions of a property game move no piece.
  if (property_game && (view.from == kNoSquare || view.to == kNoSquare)) return;
  const auto mover = position.piece_at(view.from);
  fuzz::promise(mover && mover->owner == position.to_move() && mover->kind == view.kind, "the view tells who moves");
  if (view.captured) {
    fuzz::promise(position.piece_at(view.captured->square) == view.captured, "the view tells what is captured");
  }
  fuzz::promise(position.refusal(view.from, view.to).empty(), "a legal move is not refused");
}

// One of the legal actions; where a square may be named, every other byte names one.
games::Action choose(const games::Position& position, const std::vector<games::Action>& moves, unsigned char choice) {
  const games::Action move = moves[choice % moves.size()];
  const int squares = position.info().board.size.squares();
  const auto square = static_cast<Square>(choice * 37 % squares);
  return choice % 2 == 0 ? move : position.naming(move, square).value_or(move);
}

games::Options choose(const games::GameInfo& info, unsigned char choice) {
  games::Options options;
  for (const games::OptionInfo& option : info.options) {
    options[std::string(option.id)] = option.choices[choice % option.choices.size()].id;
    choice = static_cast<unsigned char>(choice / option.choices.size());
  }
  return options;
}

void play(games::Position& position, std::string_view choices) {
  std::vector<Seen> history{see(position)};
  for (const char choice : choices) {
    const auto moves = position.moves();
    if (moves.empty()) break;
    const games::Action action = choose(position, moves, static_cast<unsigned char>(choice));
    check_view(position, action);
    position.apply(action);
    history.push_back(see(position));
  }
  fuzz::promise(position.outcome().over() == position.actions().empty(), "a game without actions is over");
  while (position.undo()) {
    history.pop_back();
    fuzz::promise(!history.empty() && see(position) == history.back(), "undo restores the position");
  }
  fuzz::promise(history.size() == 1, "every move can be taken back");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  for (const games::Game* game : games::all()) {
    const std::string_view choices = fuzz::text_of(data, size < 400 ? size : 400);
    const auto rules = static_cast<unsigned char>(choices.empty() ? 0 : choices.front());
    const auto position = game->position("startpos", choose(game->info(), rules));
    fuzz::promise(position.ok(), "every game has a start");
    play(**position, choices);
  }
  return 0;
}
