// Position text of every game: what is accepted is written back as a text that gives the same position.
#include "base/result.hpp"
#include "fuzz.hpp"
#include "games/game.hpp"

using namespace messhall;

namespace {

void look_at(const games::Position& position) {
  for (const games::Piece& piece : position.pieces()) {
    fuzz::promise(position.piece_at(piece.square) == piece, "pieces() and piece_at() agree");
  }
  const games::Outcome outcome = position.outcome();
  fuzz::promise(outcome.over() == !outcome.reason.empty(), "an end has a reason");
  fuzz::promise(outcome.over() == position.actions().empty(), "a game without actions is over");
  fuzz::promise(position.captured(games::Side::First).size() == position.info().kinds.size(),
                "captured() knows each kind");
  (void)position.evaluate();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  for (const games::Game* game : games::all()) {
    const auto position = game->position(fuzz::text_of(data, size), {});
    if (!position) {
      fuzz::promise(!say(position.error()).empty(), "a refusal says why");
      continue;
    }
    look_at(**position);
    const std::string text = (*position)->text();
    const auto again = game->position(text, {});
    fuzz::promise(again.ok(), "the text of a position is a position");
    fuzz::promise((*again)->text() == text, "text survives a round trip");
    fuzz::promise((*again)->hash() == (*position)->hash(), "the hash survives a round trip");
  }
  return 0;
}
