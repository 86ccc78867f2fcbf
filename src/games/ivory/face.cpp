#include "games/ivory/face.hpp"

#include <algorithm>

#include "games/arrow/path.hpp"
#include "games/ivory/words.hpp"

namespace messhall::games::ivory {
namespace {

constexpr Text kCheckmate{"ivory.end.checkmate",
                          "Checkmate: the Brain on {square} is in check, and {side} has no move that helps."};
constexpr Text kStalemate{"ivory.end.stalemate",
                          "Stalemate: {side} is not in check and has no legal move, which loses as well."};

Verdict win_of(Side side) { return side == Side::First ? Verdict::FirstWins : Verdict::SecondWins; }

std::vector<Square> passed(const arrow::Ways<Bits, 9, 10>& ways, Bits occupied, arrow::Move move) {
  for (const arrow::Way& way : ways.from(move.from())) {
    if (!way.open(occupied) || !way.end_squares<Bits>().contains(move.to())) continue;
    if (way.passed[0] == way.passed[1]) return {way.passed[0]};
    return {way.passed[0], way.passed[1]};
  }
  return {};
}

}  // namespace

template <Variant V>
std::optional<Piece> FaceOf<V>::piece_at(const State& state, Square square) {
  const PieceCode piece = state.at(square);
  if (piece == kEmpty) return std::nullopt;
  return Piece{square, static_cast<std::uint8_t>(kind_of(piece)), owner_of(piece)};
}

template <Variant V>
std::string FaceOf<V>::action_text(const State& /*state*/, arrow::Move move) {
  return square_name(kSize, move.from()) + square_name(kSize, move.to());
}

template <Variant V>
ActionView FaceOf<V>::view(const State& state, arrow::Move move) {
  const Kind kind = kind_of(state.at(move.from()));
  ActionView view;
  view.from = move.from();
  view.to = move.to();
  view.kind = static_cast<std::uint8_t>(kind);
  view.captured = piece_at(state, move.to());
  if (kind == Kind::Yahoo) {
    view.path = passed(kYahooWays, state.occupied(), move);
  } else if (kind == Kind::FuddyDuddy && State::kKorean) {
    view.path = passed(kKoreanWays, state.occupied(), move);
  } else {
    view.path = arrow::between(kSize, move.from(), move.to());
  }
  view.text = action_text(state, move);
  view.notation = square_name(kSize, move.from()) + (view.captured ? "×" : "–") + square_name(kSize, move.to());
  return view;
}

template <Variant V>
Outcome FaceOf<V>::outcome(const State& state, std::optional<arrow::Move> /*last*/) {
  if (state.has_move()) return {};
  const Side side = state.side();
  const Square brain = state.royal(side);
  if (!state.checked()) {
    return {win_of(other(side)), "stalemate", Message{kStalemate, {{"side", side_name(side)}}}, brain};
  }
  return {win_of(other(side)), "checkmate",
          Message{kCheckmate, {{"square", square_name(kSize, brain)}, {"side", side_name(side)}}}, brain};
}

template <Variant V>
std::vector<int> FaceOf<V>::captured(const State& start, std::span<const arrow::Move> moves, Side owner) {
  std::vector<int> counts(kKinds);
  for (std::size_t kind = 0; kind < kKinds; ++kind) {
    counts[kind] = std::max(kStartCount[kind] - start.of(static_cast<Kind>(kind), owner).count(), 0);
  }
  State state = start;
  for (const arrow::Move move : moves) {
    const PieceCode taken = state.make(move).captured;
    if (taken != kEmpty && owner_of(taken) == owner) ++counts[index(kind_of(taken))];
  }
  return counts;
}

template std::optional<Piece> FaceOf<Variant::Chinese>::piece_at(const State&, Square);
template std::optional<Piece> FaceOf<Variant::Korean>::piece_at(const KoreanState&, Square);
template std::string FaceOf<Variant::Chinese>::action_text(const State&, arrow::Move);
template std::string FaceOf<Variant::Korean>::action_text(const KoreanState&, arrow::Move);
template ActionView FaceOf<Variant::Chinese>::view(const State&, arrow::Move);
template ActionView FaceOf<Variant::Korean>::view(const KoreanState&, arrow::Move);
template Outcome FaceOf<Variant::Chinese>::outcome(const State&, std::optional<arrow::Move>);
template Outcome FaceOf<Variant::Korean>::outcome(const KoreanState&, std::optional<arrow::Move>);
template std::vector<int> FaceOf<Variant::Chinese>::captured(const State&, std::span<const arrow::Move>, Side);
template std::vector<int> FaceOf<Variant::Korean>::captured(const KoreanState&, std::span<const arrow::Move>, Side);

}  // namespace messhall::games::ivory
