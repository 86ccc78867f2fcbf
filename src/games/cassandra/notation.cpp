// What a turn does, exactly and in the notation of chess players.
#include <algorithm>
#include <string>

#include "games/cassandra/face.hpp"
#include "games/cassandra/ways.hpp"

namespace messhall::games::cassandra {
namespace {

std::string letter(Kind kind) { return std::string(1, kLetters[index(kind)]); }

Piece piece_of(PieceCode piece, Square square) {
  return {square, static_cast<std::uint8_t>(kind_of(piece)), owner_of(piece)};
}

std::optional<Piece> captured_by(const State& state, Move move) {
  if (!state.captures(move)) return std::nullopt;
  Square square = move.to();
  if (state.takes_en_passant(move)) square = kSize.at(kSize.file(move.to()), kSize.rank(move.from()));
  return piece_of(state.at(square), square);
}

// What tells the piece from others of its kind that could go there, too: its file, else its rank, else both.
std::string origin_sign(const State& state, Move move) {
  State::MoveList moves;
  state.generate(moves);
  const PieceCode piece = state.at(move.from());
  bool any = false;
  bool same_file = false;
  bool same_rank = false;
  for (const Move each : moves) {
    if (each.to() != move.to() || each.from() == move.from() || state.at(each.from()) != piece) continue;
    any = true;
    same_file = same_file || kSize.file(each.from()) == kSize.file(move.from());
    same_rank = same_rank || kSize.rank(each.from()) == kSize.rank(move.from());
  }
  const std::string name = square_name(kSize, move.from());
  if (!any) return {};
  if (!same_file) return name.substr(0, 1);
  return same_rank ? name : name.substr(1);
}

std::string plain_notation(const State& state, Move move) {
  const PieceCode piece = state.at(move.from());
  if (State::castles(piece, move)) return move.to() > move.from() ? "O-O" : "O-O-O";
  const Kind kind = kind_of(piece);
  const bool takes = state.captures(move);
  std::string out;
  if (kind != Kind::Pawn) {
    out = letter(kind) + origin_sign(state, move);
  } else if (takes) {
    out = square_name(kSize, move.from()).substr(0, 1);
  }
  if (takes) out += "×";
  out += square_name(kSize, move.to());
  if (state.promotes(move)) (out += '=') += letter(state.promoted_kind(move));
  return out;
}

// The squares that it slides over; none for a leap.
std::vector<Square> path_of(const State& state, Move move) {
  const PieceCode piece = state.at(move.from());
  std::vector<Square> path;
  if (ways(kind_of(piece), owner_of(piece)).leaps[move.from()].contains(move.to())) return path;
  for (const Square square : kBetween[move.from()][move.to()]) path.push_back(square);
  if (move.to() < move.from()) std::reverse(path.begin(), path.end());
  return path;
}

}  // namespace

std::string Face::action_text(const State& state, Move move, Square named) {
  std::string text = square_name(kSize, move.from()) + square_name(kSize, move.to());
  if (state.promotes(move)) text += static_cast<char>(letter(state.promoted_kind(move))[0] - 'A' + 'a');
  if (named != kNoSquare) text += '~' + square_name(kSize, named);
  return text;
}

ActionView Face::view(const State& state, Move move, Square named) {
  const PieceCode piece = state.at(move.from());
  ActionView view;
  view.text = action_text(state, move, named);
  view.from = move.from();
  view.to = move.to();
  view.kind = static_cast<std::uint8_t>(kind_of(piece));
  view.captured = captured_by(state, move);
  if (state.promotes(move)) view.promoted = static_cast<std::uint8_t>(state.promoted_kind(move));
  view.path = path_of(state, move);
  if (State::castles(piece, move)) view.shift = State::castling_shift(move);
  view.named = named;
  State after = state;
  after.make(move);
  if (after.naming()) after.make(named == kNoSquare ? Move::name_nothing() : Move::name(named));
  const Before& before = after.before();
  if (before.removed != kEmpty) view.vanished = piece_of(before.removed, before.due.square);
  view.notation = plain_notation(state, move);
  if (after.ending() == Ending::Loss) {
    view.notation += '#';
  } else if (after.checked()) {
    view.notation += '+';
  }
  if (named != kNoSquare) view.notation += " ~" + square_name(kSize, named);
  if (view.vanished) view.notation += " †" + square_name(kSize, view.vanished->square);
  return view;
}

}  // namespace messhall::games::cassandra
