#include "games/cassandra/face.hpp"

#include <algorithm>

#include "games/cassandra/words.hpp"

namespace messhall::games::cassandra {
namespace {

constexpr Text kCheckmate{"cassandra.end.checkmate",
                          "Checkmate: the King on {square} is in check, and {side} has no move that helps."};
constexpr Text kCheckmateFirst{"cassandra.end.checkmatefirst",
                               "Checkmate: the King on {square} is in check, and {side} has no move that helps. The "
                               "game is over before the prophecy of {side} falls due."};
constexpr Text kCheckmateAfter{"cassandra.end.checkmateafter",
                               "The prophecy of {side} came true on {other} and opened its own King on {square}. "
                               "{side} has no move that helps: checkmate."};
constexpr Text kStalemate{"cassandra.end.stalemate", "Stalemate: {side} is not in check and has no legal move."};
constexpr Text kForetold{"cassandra.end.foretold",
                         "The prophecy of {winner} came true: the King of {side} stood on {square} and vanished."};
constexpr Text kTaken{"cassandra.end.taken",
                      "The King of {side} was taken on {square}, after a prophecy had laid it open."};
constexpr Text kMoveLimitEnd{"cassandra.end.movelimit",
                             "For {count} plies nothing was taken, no Pawn moved and no prophecy came true."};

// Pieces that a side starts with, by Slot.
constexpr std::array<int, kSlots> kStartCount{2, 2, 2, 1};

Verdict win_of(Side side) { return side == Side::First ? Verdict::FirstWins : Verdict::SecondWins; }

// How many of a kind the side starts with.
int start_count(const Rules& rules, Kind kind, Side side) {
  if (kind == Kind::King) return 1;
  if (kind == Kind::Pawn) return kMostPawns;
  return army_of(kind) == rules.army(side) ? kStartCount[index(slot_of(kind))] : 0;
}

Outcome checkmate(const State& state) {
  const Side side = state.side();
  const Square king = state.royal(side);
  const Before& before = state.before();
  Text text = state.over_before_fulfilment() ? kCheckmateFirst : kCheckmate;
  if (before.removed != kEmpty) text = kCheckmateAfter;
  return {win_of(other(side)), "checkmate",
          Message{text,
                  {{"square", square_name(kSize, king)},
                   {"side", side_name(side)},
                   {"other", square_name(kSize, before.due.square)}}},
          king};
}

}  // namespace

std::optional<Piece> Face::piece_at(const State& state, Square square) {
  const PieceCode piece = state.at(square);
  if (piece == kEmpty) return std::nullopt;
  return Piece{square, static_cast<std::uint8_t>(kind_of(piece)), owner_of(piece)};
}

std::optional<Prophecies> Face::prophecies(const State& state) {
  if (!state.rules().foresight) return std::nullopt;
  Prophecies out;
  for (const Side side : {Side::First, Side::Second}) {
    Seer& seer = out.seers[index(side)];
    seer.target = state.target(side);
    for (std::uint8_t rung = 0; rung < kRungs; ++rung) {
      seer.kinds[rung] = static_cast<std::uint8_t>(kind_on(rung, state.rules().army(other(side))));
    }
    const Foretold& made = state.foretold(side);
    if (!made.outstanding()) continue;
    seer.outstanding = Prophecy{made.square, made.rung, static_cast<std::uint8_t>(1 - made.age), state.spent(side)};
  }
  out.may_name = state.may_name();
  const Before& before = state.before();
  if (!before.due.outstanding()) return out;
  out.due = Prophecy{before.due.square, before.due.rung, 0, before.due.rung < before.target};
  if (before.removed == kEmpty) return out;
  out.vanished = Piece{before.due.square, static_cast<std::uint8_t>(kind_of(before.removed)), owner_of(before.removed)};
  return out;
}

Outcome Face::outcome(const State& state, std::optional<Move> last) {
  const Side side = state.side();
  const Square place = last ? last->to() : kNoSquare;
  switch (state.ending()) {
    case Ending::None:
      return {};
    case Ending::Draw:
      if (state.move_limit() > 0 && state.halfmove() >= state.move_limit()) return plies_draw(state);
      return {Verdict::Draw, "stalemate", Message{kStalemate, {{"side", side_name(side)}}}, state.royal(side)};
    case Ending::Win: {
      const Square square = state.before().due.square;
      return {
          win_of(side), "king-foretold",
          Message{
              kForetold,
              {{"winner", side_name(side)}, {"side", side_name(other(side))}, {"square", square_name(kSize, square)}}},
          square};
    }
    case Ending::Loss:
      break;
  }
  if (state.royal(side) != kNoSquare) return checkmate(state);
  return {win_of(other(side)), "king-taken",
          Message{kTaken, {{"side", side_name(side)}, {"square", square_name(kSize, place)}}}, place};
}

Outcome Face::plies_draw(const State& state) {
  return {Verdict::Draw, "hundred-plies", Message{kMoveLimitEnd, {{"count", std::to_string(state.move_limit())}}},
          kNoSquare};
}

std::vector<int> Face::captured(const State& start, std::span<const Move> plies, Side owner) {
  std::vector<int> counts(kKinds);
  const auto add = [&](PieceCode piece) {
    if (piece != kEmpty && owner_of(piece) == owner) ++counts[index(kind_of(piece))];
  };
  for (std::size_t kind = 0; kind < kKinds; ++kind) {
    const auto each = static_cast<Kind>(kind);
    counts[kind] = std::max(start_count(start.rules(), each, owner) - start.of(each, owner).count(), 0);
  }
  // What the start's own fulfilment removed is missing there already.
  State state = start;
  for (const Move ply : plies) {
    add(state.make(ply).captured);
    if (!state.naming()) add(state.before().removed);
  }
  return counts;
}

}  // namespace messhall::games::cassandra
