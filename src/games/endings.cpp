#include "games/endings.hpp"

namespace messhall::games {
namespace {
constexpr Text kRepetition{"game.end.repetition", "The same position came up for the third time."};
constexpr Text kRepeated{"game.end.repeated", "{side} brought about the same position for the third time."};
constexpr Text kMoveLimit{"game.end.movelimit", "Nothing was taken or promoted for {count} plies."};
}  // namespace

Outcome repetition_draw() { return {Verdict::Draw, "repetition", Message{kRepetition}, kNoSquare}; }

Outcome repetition_loss(Side side, const Text& name) {
  const Verdict verdict = side == Side::First ? Verdict::SecondWins : Verdict::FirstWins;
  return {verdict, "repetition", Message{kRepeated, {{"side", name}}}, kNoSquare};
}

Outcome move_limit_draw(int plies) {
  return {Verdict::Draw, "hundred-plies", Message{kMoveLimit, {{"count", std::to_string(plies)}}}, kNoSquare};
}

}  // namespace messhall::games
