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

// Whether the side to move can end the game by taking the royal piece now.
template <class P>
[[nodiscard]] bool can_take_royal(const P& position) {
  if constexpr (HasRoyal<P> && !RoyalIsNeverTaken<P>) {
    const Square square = position.royal(games::other(position.side()));
    return square != kNoSquare && position.attacked(square, position.side());
  } else {
    return false;
  }
}

// Whether the opponent threatens to do so.
template <class P>
[[nodiscard]] bool threatened(const P& position) {
  if constexpr (requires { position.checked(); }) {
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
