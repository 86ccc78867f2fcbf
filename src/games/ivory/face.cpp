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

constexpr Text kCheck{"ivory.notice.check", "Check from the {piece} on {square}."};
constexpr Text kDoubleCheck{"ivory.notice.double",
                            "Check from the {piece} on {square} and from the {other} on {place}."};
constexpr Text kTired{"ivory.notice.tired", "The {piece} on {square} has checked twice and may not check now."};

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
Message FaceOf<V>::notice(const State& state) {
  const auto name = [&](Square square) { return kind_name(kind_of(state.at(square))); };
  Bits checkers = state.checkers();
  const Bits tired = state.rules().repetition == Repetition::PerpetualCheck ? state.checks(state.side()).twice : Bits{};
  if (!checkers && !tired) return {};
  const bool check = !checkers.empty();
  const Square first = check ? checkers.pop_first() : tired.first();
  std::vector<Argument> arguments{{"piece", name(first)}, {"square", square_name(kSize, first)}};
  if (!check) return {kTired, arguments};
  if (!checkers) return {kCheck, arguments};
  arguments.emplace_back("other", name(checkers.first()));
  arguments.emplace_back("place", square_name(kSize, checkers.first()));
  return {kDoubleCheck, arguments};
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
template Message FaceOf<Variant::Chinese>::notice(const State&);
template Message FaceOf<Variant::Korean>::notice(const KoreanState&);
template Outcome FaceOf<Variant::Chinese>::outcome(const State&, std::optional<arrow::Move>);
template Outcome FaceOf<Variant::Korean>::outcome(const KoreanState&, std::optional<arrow::Move>);
template std::vector<int> FaceOf<Variant::Chinese>::captured(const State&, std::span<const arrow::Move>, Side);
template std::vector<int> FaceOf<Variant::Korean>::captured(const KoreanState&, std::span<const arrow::Move>, Side);

}  // namespace messhall::games::ivory
