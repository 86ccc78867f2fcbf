#include "games/college/face.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "games/arrow/path.hpp"
#include "games/college/words.hpp"

namespace messhall::games::college {
namespace {

constexpr Text kProfessorTaken{"college.end.professor", "The Professor was taken on {square}."};
constexpr Text kNoMove{"arrow.end.nomove", "{side} has no move left."};
constexpr Text kTwoProfessors{"college.end.twoprofessors", "Only the two Professors are left."};
constexpr Text kInDanger{"college.warning.professor",
                         "The {piece} on {from} could then take your Professor on {square}."};

// Pieces that a side starts with, by kind.
constexpr std::array<int, kKinds> kStartCount{1, 4, 7};

Verdict win_of(Side side) { return side == Side::First ? Verdict::FirstWins : Verdict::SecondWins; }

// What is missing from the start's set. Sophomores beyond it are promoted Freshmen.
std::vector<int> missing(const State& state, Side owner) {
  std::vector<int> counts(kKinds);
  for (std::size_t kind = 0; kind < kKinds; ++kind) {
    counts[kind] = kStartCount[kind] - state.of(static_cast<Kind>(kind), owner).count();
  }
  int& sophomores = counts[index(Kind::Sophomore)];
  if (sophomores < 0) counts[index(Kind::Freshman)] += std::exchange(sophomores, 0);
  for (int& count : counts) count = std::max(count, 0);
  return counts;
}

// The squares that the piece passes on the board; none when it leaps or goes by a hand.
std::vector<Square> way(const State& state, arrow::Move move) {
  std::vector<Square> squares = arrow::between(kSize, move.from(), move.to());
  const bool slides =
      State::kind_of(state.at(move.from())) == Kind::Sophomore &&
      std::none_of(squares.begin(), squares.end(), [&](Square square) { return state.at(square) != State::kEmpty; });
  if (!slides) squares.clear();
  return squares;
}

}  // namespace

std::optional<Piece> Face::piece_at(const State& state, Square square) {
  const arrow::PieceCode piece = state.at(square);
  if (piece == State::kEmpty) return std::nullopt;
  return Piece{square, static_cast<std::uint8_t>(State::kind_of(piece)), State::owner_of(piece)};
}

std::string Face::action_text(const State& /*state*/, arrow::Move move) {
  return square_name(kSize, move.from()) + square_name(kSize, move.to());
}

ActionView Face::view(const State& state, arrow::Move move) {
  ActionView view;
  view.from = move.from();
  view.to = move.to();
  view.kind = static_cast<std::uint8_t>(State::kind_of(state.at(move.from())));
  view.captured = piece_at(state, move.to());
  if (state.promotes(move)) view.promoted = static_cast<std::uint8_t>(Kind::Sophomore);
  view.by_hand = kHandPartners[move.from()].contains(move.to());
  if (!view.by_hand) view.path = way(state, move);
  view.text = action_text(state, move);
  view.notation = square_name(kSize, move.from()) + (view.captured ? "×" : "–") + square_name(kSize, move.to());
  if (view.promoted) view.notation += std::string("=") + kLetters[*view.promoted];
  return view;
}

std::vector<Message> Face::warnings(const State& after, arrow::Move /*move*/) {
  const Side enemy = after.side();
  const Square professor = after.royal(other(enemy));
  const Bits takers = after.attackers(professor, enemy);
  if (!takers) return {};
  const Square taker = takers.first();
  return {Message{kInDanger,
                  {{"piece", kind_name(State::kind_of(after.at(taker)))},
                   {"from", square_name(kSize, taker)},
                   {"square", square_name(kSize, professor)}}}};
}

Outcome Face::outcome(const State& state, std::optional<arrow::Move> last) {
  const Side side = state.side();
  if (state.professor_taken()) {
    const Square square = last ? last->to() : kNoSquare;
    return {win_of(other(side)), "professor-taken", Message{kProfessorTaken, {{"square", square_name(kSize, square)}}},
            square};
  }
  if (state.two_professors()) return {Verdict::Draw, "two-professors", Message{kTwoProfessors}, kNoSquare};
  if (!state.has_move()) {
    return {win_of(other(side)), "no-move", Message{kNoMove, {{"side", side_name(side)}}}, kNoSquare};
  }
  return {};
}

std::vector<int> Face::captured(const State& start, std::span<const arrow::Move> moves, Side owner) {
  std::vector<int> counts = missing(start, owner);
  State state = start;
  for (const arrow::Move move : moves) {
    const Side mover = state.side();
    const State::Undo undo = state.make(move);
    if (mover != owner && undo.captured != State::kEmpty) ++counts[index(State::kind_of(undo.captured))];
  }
  return counts;
}

}  // namespace messhall::games::college
