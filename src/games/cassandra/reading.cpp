// Reading what a player has written, and saying what is wrong with it.
#include <string>

#include "base/text.hpp"
#include "games/cassandra/face.hpp"
#include "games/cassandra/words.hpp"

namespace messhall::games::cassandra {
namespace {

constexpr Text kNoMove{"cassandra.refused.text", "This is no move: {text}. Moves look like e2e4, b7b8q or e7e5~e4."};
constexpr Text kNoNamedSquare{"cassandra.refused.named", "After ~ there must be a square, and this is none: {text}"};
constexpr Text kSwitchedOff{"cassandra.refused.switchedoff", "This game is played without prophecies."};
constexpr Text kFirstMove{"cassandra.refused.firstmove", "White may make no prophecy with the first move."};
constexpr Text kOutstanding{"cassandra.refused.outstanding",
                            "One prophecy of {side} is outstanding already, for {square}. The next one may come with "
                            "the move after this one."};
constexpr Text kWhichPiece{"cassandra.refused.which",
                           "Say what the Pawn becomes, with one of the letters {letters} after the move."};
constexpr Text kNotThatPiece{"cassandra.refused.notthat",
                             "A Pawn can become one of {letters} in this game, and not {letter}."};
constexpr Text kNoPromotion{"cassandra.refused.nopromotion", "Only a Pawn that reaches the last rank is promoted."};

// "r n b q", those of the own army first.
std::string promotion_letters(const State& state) {
  std::string letters;
  for (const Army army : {state.rules().army(state.side()), state.rules().army(other(state.side()))}) {
    if (!letters.empty() && army == state.rules().army(state.side())) break;
    for (const Slot slot : {Slot::Rook, Slot::Knight, Slot::Bishop, Slot::Queen}) {
      if (!letters.empty()) letters += ' ';
      letters += static_cast<char>(kLetters[index(kind_of(army, slot))] - 'A' + 'a');
    }
  }
  return letters;
}

// Why no square may be named now.
Message no_naming(const State& state) {
  if (!state.rules().foresight) return Message{kSwitchedOff};
  const Foretold& made = state.foretold(state.side());
  if (!made.outstanding()) return Message{kFirstMove};
  return {kOutstanding, {{"side", side_name(state.side())}, {"square", square_name(kSize, made.square)}}};
}

// Of those of its moves that share the squares, the one with this letter of promotion.
Result<Move> choose(const State& state, Square from, Square to, std::string_view letters) {
  State::MoveList moves;
  state.generate(moves);
  bool promotes = false;
  for (const Move move : moves) {
    if (move.from() != from || move.to() != to) continue;
    promotes = state.promotes(move);
    const std::string text = Face::action_text(state, move, kNoSquare);
    if (text.substr(text.size() - (promotes ? 1 : 0)) == letters) return move;
  }
  if (!promotes) return Message{kNoPromotion};
  const Argument known{"letters", promotion_letters(state)};
  if (letters.empty()) return Message{kWhichPiece, {known}};
  return Message{kNotThatPiece, {known, {"letter", quotable(letters)}}};
}

}  // namespace

Result<Action> Face::read(const State& state, std::string_view text) {
  const std::string_view whole = text;
  const Square from = read_square(kSize, text).value_or(kNoSquare);
  const Square to = from == kNoSquare ? kNoSquare : read_square(kSize, text).value_or(kNoSquare);
  const std::string_view letters = text.substr(0, text.find('~'));
  if (to == kNoSquare || letters.size() > 1) return Message{kNoMove, {{"text", quotable(whole)}}};
  text.remove_prefix(letters.size());
  Square named = kNoSquare;
  if (!text.empty()) {
    std::string_view rest = text.substr(1);
    named = read_square(kSize, rest).value_or(kNoSquare);
    if (named == kNoSquare || !rest.empty()) return Message{kNoNamedSquare, {{"text", quotable(text.substr(1))}}};
  }
  if (Message reason = refusal(state, from, to); !reason.empty()) return reason;
  const Result<Move> move = choose(state, from, to, letters);
  if (!move) return move.error();
  if (named != kNoSquare && !state.may_name()) return no_naming(state);
  return action_of(*move, named);
}

}  // namespace messhall::games::cassandra
