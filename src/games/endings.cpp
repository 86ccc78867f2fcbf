#include "games/endings.hpp"

namespace messhall::games {
namespace {
constexpr Text kRepetition{"game.end.repetition", "The same position came up for the third time."};
constexpr Text kMoveLimit{"game.end.movelimit", "Nothing was taken or promoted for {count} plies."};
}  // namespace

Outcome repetition_draw() { return {Verdict::Draw, "repetition", Message{kRepetition}, kNoSquare}; }

Outcome move_limit_draw(int plies) {
  return {Verdict::Draw, "hundred-plies", Message{kMoveLimit, {{"count", std::to_string(plies)}}}, kNoSquare};
}

}  // namespace messhall::games
