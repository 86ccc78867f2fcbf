// What a player should hear before a move counts, and at the start of a turn: checks, and prophecies that are about to
// come true.
#include "games/cassandra/face.hpp"
#include "games/cassandra/words.hpp"

namespace messhall::games::cassandra {
namespace {

// Warnings. {side} is the foe of the player who is warned.
constexpr Text kLosesNow{"cassandra.warning.now",
                         "{side} has foretold {square}: your {piece} there vanishes right after this move."};
constexpr Text kLosesKing{
    "cassandra.warning.king",
    "{side} has foretold your King on {square}: it vanishes right after this move, and you lose."};
constexpr Text kLaysOpen{"cassandra.warning.open",
                         "{side} has foretold {square}: your {piece} there vanishes right after this move, and lays "
                         "your King open to the {other} on {place}."};
constexpr Text kLosesLater{"cassandra.warning.later",
                           "{side} has foretold a {piece} on {square}: it is lost if it still stands there after your "
                           "next move."};
constexpr Text kLosesKingLater{"cassandra.warning.kinglater",
                               "{side} has foretold your King on {square}: you lose if it still stands there after "
                               "your next move."};
constexpr Text kOwnKing{"cassandra.warning.own",
                        "If your prophecy for {square} comes true as things stand, it opens your King to the {other} "
                        "on {place}."};

constexpr Text kCheck{"cassandra.notice.check", "Check from the {piece} on {square}."};
constexpr Text kDoubleCheck{"cassandra.notice.double",
                            "Check from the {piece} on {square} and from the {other} on {place}."};
constexpr Text kOpenKing{"cassandra.notice.open", "The King on {square} lies open: take it and win."};
constexpr Text kMenaced{"cassandra.notice.menaced",
                        "{side} has foretold your {piece} on {square}: it vanishes after this move unless it leaves."};
constexpr Text kKingMenaced{"cassandra.notice.king",
                            "{side} has foretold your King on {square}: you lose unless it leaves now."};
constexpr Text kBoth{"cassandra.notice.both", "{first} {second}"};

std::string name(Square square) { return square_name(kSize, square); }

std::vector<Argument> about(const State& state, Side side, Square square, PieceCode piece) {
  std::vector<Argument> arguments{{"side", side_name(side)}, {"square", name(square)}, {"piece", kind_name(piece)}};
  const Square king = state.royal(other(side));
  const Bits takers = king == kNoSquare ? Bits{} : state.attackers(king, side);
  if (!takers) return arguments;
  arguments.emplace_back("other", kind_name(state.at(takers.first())));
  arguments.emplace_back("place", name(takers.first()));
  return arguments;
}

// What the foe's prophecy does right after the move.
Message loss_now(const State& after) {
  const Before& before = after.before();
  if (before.removed == kEmpty) return {};
  const Text text = kind_of(before.removed) == Kind::King ? kLosesKing : after.laid_open() ? kLaysOpen : kLosesNow;
  return {text, about(after, after.side(), before.due.square, before.removed)};
}

// A piece that has just gone where the foe has foretold one.
Message loss_later(const State& after, Square to) {
  const Side foe = after.side();
  const Foretold& made = after.foretold(foe);
  if (!made.outstanding() || made.age != 0 || after.spent(foe) || made.square != to) return {};
  if (!after.on_rung(made.rung, other(foe)).contains(to)) return {};
  const PieceCode piece = after.at(to);
  return {kind_of(piece) == Kind::King ? kLosesKingLater : kLosesLater, about(after, foe, to, piece)};
}

// An own prophecy that would take away what shields the own King.
Message opens_own_king(const State& after, Square named) {
  const Side mover = other(after.side());
  const Square king = after.royal(mover);
  if (named == kNoSquare || king == kNoSquare) return {};
  if (!after.on_rung(after.foretold(mover).rung, after.side()).contains(named)) return {};
  const Bits rest = after.occupied() & ~Bits::of(named);
  const Bits takers = after.attackers(king, after.side(), rest);
  if (!takers) return {};
  return {kOwnKing,
          {{"square", name(named)}, {"other", kind_name(after.at(takers.first()))}, {"place", name(takers.first())}}};
}

Message check_notice(const State& state) {
  Bits checkers = state.checkers();
  if (!checkers) return {};
  const Square first = checkers.pop_first();
  std::vector<Argument> arguments{{"piece", kind_name(state.at(first))}, {"square", name(first)}};
  if (!checkers) return {kCheck, arguments};
  arguments.emplace_back("other", kind_name(state.at(checkers.first())));
  arguments.emplace_back("place", name(checkers.first()));
  return {kDoubleCheck, arguments};
}

Message menace_notice(const State& state) {
  const Square square = state.menaced();
  if (square == kNoSquare) return {};
  const PieceCode piece = state.at(square);
  const Text text = kind_of(piece) == Kind::King ? kKingMenaced : kMenaced;
  return {text, {{"side", side_name(other(state.side()))}, {"square", name(square)}, {"piece", kind_name(piece)}}};
}

}  // namespace

std::vector<Message> Face::warnings(const State& /*before*/, const State& after, Move move, Square named) {
  std::vector<Message> warnings;
  for (const Message& warning : {loss_now(after), loss_later(after, move.to()), opens_own_king(after, named)}) {
    if (!warning.empty()) warnings.push_back(warning);
  }
  return warnings;
}

Message Face::notice(const State& state) {
  if (state.laid_open()) return {kOpenKing, {{"square", name(state.royal(other(state.side())))}}};
  Message check = check_notice(state);
  Message menace = menace_notice(state);
  if (check.empty()) return menace;
  if (menace.empty()) return check;
  return {kBoth, {{"first", check}, {"second", menace}}};
}

}  // namespace messhall::games::cassandra
