// The piece whose loss ends the game, for games that have one.
#pragma once

#include <concepts>

#include "base/square.hpp"
#include "games/concrete.hpp"

namespace messhall::search {

// royal(side): where that side's royal piece stands, or kNoSquare when it is gone.
template <class P>
concept HasRoyal = requires(const P p, games::Side side) {
  { p.royal(side) } -> std::same_as<Square>;
};

// Games in which no legal move leaves the own royal piece where it could be taken: they end with the last legal move.
template <class P>
concept RoyalIsNeverTaken = P::kRoyalIsNeverTaken;

// Games in which a square may be named with a move (games/concrete.hpp), as the search needs to know them. What was
// foretold so happens when the turn passes: of itself, and to the royal piece as well.
//   bool laid_open() const
//     whether the side to move may take the other royal piece
//   Square menaced() const
//     where a piece of the side to move will vanish after its move if it stays, or kNoSquare
//   worth_naming() const
//     while naming: the set of squares to look at
//   int naming_gain(Square) const
//     what naming it seems worth, in hundredths
// The plies tell themselves by is_naming() and named().
template <class P>
concept NamesSquares = HasRoyal<P> && games::NamingPosition<P> && requires(const P p, Square s) {
  { p.laid_open() } -> std::same_as<bool>;
  { p.menaced() } -> std::same_as<Square>;
  { p.naming_gain(s) } -> std::same_as<int>;
  p.worth_naming();
};

// Whether this is the second ply of a turn.
template <class P>
[[nodiscard]] bool within_turn(const P& position) {
  if constexpr (NamesSquares<P>) {
    return position.naming();
  } else {
    return false;
  }
}

// Where a piece of the side to move vanishes if it stays, or kNoSquare.
template <class P>
[[nodiscard]] Square menaced(const P& position) {
  if constexpr (NamesSquares<P>) {
    return position.menaced();
  } else {
    return kNoSquare;
  }
}

// Whether moves that capture nothing can end the game.
template <class P>
inline constexpr bool kQuietMovesEnd = RoyalIsNeverTaken<P> || NamesSquares<P>;

// Whether the side to move can end the game by taking the royal piece now.
template <class P>
[[nodiscard]] bool can_take_royal(const P& position) {
  if constexpr (NamesSquares<P>) {
    return !position.naming() && position.laid_open();
  } else if constexpr (HasRoyal<P> && !RoyalIsNeverTaken<P>) {
    const Square square = position.royal(games::other(position.side()));
    return square != kNoSquare && position.attacked(square, position.side());
  } else {
    return false;
  }
}

// Whether the opponent threatens to do so. Within a turn: whether the opponent is threatened with it.
template <class P>
[[nodiscard]] bool threatened(const P& position) {
  if constexpr (NamesSquares<P>) {
    const games::Side victim = position.naming() ? games::other(position.side()) : position.side();
    const Square square = position.royal(victim);
    if (square == kNoSquare) return false;
    if (position.naming()) return position.attacked(square, position.side());
    return position.checked() || position.menaced() == square;
  } else if constexpr (requires { position.checked(); }) {
    return position.checked();
  } else if constexpr (HasRoyal<P>) {
    const Square square = position.royal(position.side());
    return square != kNoSquare && position.attacked(square, games::other(position.side()));
  } else {
    return false;
  }
}

// A move that does it; only when can_take_royal().
template <class P>
[[nodiscard]] typename P::Move royal_capture(const P& position) {
  if constexpr (HasRoyal<P>) {
    typename P::MoveList moves;
    position.generate_noisy(moves);
    const Square square = position.royal(games::other(position.side()));
    for (const auto move : moves)
      if (move.to() == square) return move;
  }
  return {};
}

}  // namespace messhall::search
