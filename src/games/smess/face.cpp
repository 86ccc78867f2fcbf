#include "games/smess/face.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "games/arrow/path.hpp"
#include "games/smess/words.hpp"

namespace messhall::games::smess {
namespace {

constexpr Text kBrainTaken{"smess.end.brain", "The Brain was taken on {square}."};
constexpr Text kNoMove{"arrow.end.nomove", "{side} has no move left."};
constexpr Text kTwoBrains{"smess.end.twobrains", "Only the two Brains are left."};
constexpr Text kBrainInDanger{"smess.warning.brain", "The {piece} on {from} could then take your Brain on {square}."};

// Pieces that a side starts with, by kind.
constexpr std::array<int, kKinds> kStartCount{1, kNumskullsInBox, 7};

Verdict win_of(Side side) { return side == Side::First ? Verdict::FirstWins : Verdict::SecondWins; }

// What is missing from the start's set. Numskulls beyond the box are promoted Ninnies.
std::vector<int> missing(const State& state, Side owner) {
  std::vector<int> counts(kKinds);
  for (std::size_t kind = 0; kind < kKinds; ++kind) {
    counts[kind] = kStartCount[kind] - state.of(static_cast<Kind>(kind), owner).count();
  }
  int& numskulls = counts[index(Kind::Numskull)];
  if (numskulls < 0) counts[index(Kind::Ninny)] += std::exchange(numskulls, 0);
  for (int& count : counts) count = std::max(count, 0);
  return counts;
}

}  // namespace

std::optional<Piece> Face::piece_at(const State& state, Square square) {
  const PieceCode piece = state.at(square);
  if (piece == kEmpty) return std::nullopt;
  return Piece{square, static_cast<std::uint8_t>(kind_of(piece)), owner_of(piece)};
}

std::string Face::action_text(const State& /*state*/, arrow::Move move) {
  return square_name(kSize, move.from()) + square_name(kSize, move.to());
}

ActionView Face::view(const State& state, arrow::Move move) {
  ActionView view;
  view.from = move.from();
  view.to = move.to();
  view.kind = static_cast<std::uint8_t>(kind_of(state.at(move.from())));
  view.captured = piece_at(state, move.to());
  if (state.promotes(move)) view.promoted = static_cast<std::uint8_t>(Kind::Numskull);
  view.path = arrow::between(kSize, move.from(), move.to());
  view.text = action_text(state, move);
  view.notation = square_name(kSize, move.from()) + (view.captured ? "×" : "–") + square_name(kSize, move.to());
  if (view.promoted) view.notation += std::string("=") + kLetters[*view.promoted];
  return view;
}

std::vector<Message> Face::warnings(const State& after, arrow::Move /*move*/) {
  const Side enemy = after.side();
  const Square brain = after.of(Kind::Brain, other(enemy)).first();
  const Bits takers = after.attackers(brain, after.occupied()) & after.of(enemy);
  if (!takers) return {};
  const Square taker = takers.first();
  return {Message{kBrainInDanger,
                  {{"piece", kind_name(kind_of(after.at(taker)))},
                   {"from", square_name(kSize, taker)},
                   {"square", square_name(kSize, brain)}}}};
}

Outcome Face::outcome(const State& state, std::optional<arrow::Move> last) {
  const Side side = state.side();
  if (state.brain_taken()) {
    const Square square = last ? last->to() : kNoSquare;
    return {win_of(other(side)), "brain-taken", Message{kBrainTaken, {{"square", square_name(kSize, square)}}}, square};
  }
  if (state.two_brains()) return {Verdict::Draw, "two-brains", Message{kTwoBrains}, kNoSquare};
  if (!state.has_move())
    return {win_of(other(side)), "no-move", Message{kNoMove, {{"side", side_name(side)}}}, kNoSquare};
  return {};
}

std::vector<int> Face::captured(const State& start, std::span<const arrow::Move> moves, Side owner) {
  std::vector<int> counts = missing(start, owner);
  State state = start;
  for (const arrow::Move move : moves) {
    const Side mover = state.side();
    const State::Undo undo = state.make(move);
    if (mover != owner && undo.captured != kEmpty) ++counts[index(kind_of(undo.captured))];
    // In exchange, the Ninny goes to the captured pieces and a Numskull comes back from them.
    if (mover == owner && undo.promoted && start.rules().promotion == Promotion::Exchange) {
      ++counts[index(Kind::Ninny)];
      --counts[index(Kind::Numskull)];
    }
  }
  return counts;
}

}  // namespace messhall::games::smess
