// Whole games: each byte chooses one of the legal actions. Taking everything back restores every hash and every text.
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
  std::size_t actions;

  friend bool operator==(const Seen&, const Seen&) = default;
};

Seen see(const games::Position& position) {
  return {position.text(), position.hash(), position.evaluate(), position.actions().size()};
}

void check_view(const games::Position& position, games::Action action) {
  const games::ActionView view = position.view(action);
  fuzz::promise(view.text == position.action_text(action), "the view tells the text of the move");
  const auto mover = position.piece_at(view.from);
  fuzz::promise(mover && mover->owner == position.to_move() && mover->kind == view.kind, "the view tells who moves");
  if (view.captured) {
    fuzz::promise(position.piece_at(view.captured->square) == view.captured, "the view tells what is captured");
  }
  fuzz::promise(position.refusal(view.from, view.to).empty(), "a legal move is not refused");
}

void play(games::Position& position, std::string_view choices) {
  std::vector<Seen> history{see(position)};
  for (const char choice : choices) {
    const auto actions = position.actions();
    if (actions.empty()) break;
    const games::Action action = actions[static_cast<unsigned char>(choice) % actions.size()];
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
    const auto position = game->position("startpos", {});
    fuzz::promise(position.ok(), "every game has a start");
    play(**position, fuzz::text_of(data, size < 400 ? size : 400));
  }
  return 0;
}
