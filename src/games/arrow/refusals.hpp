// Why a move on an arrow board is refused, in the words that the arrow games share.
#pragma once

#include "base/message.hpp"

namespace messhall::games::arrow {

inline constexpr Text kNoSuchSquare{"arrow.refused.square", "There is no such square on this board."};
inline constexpr Text kNoPiece{"arrow.refused.nopiece", "There is no piece on {from}."};
inline constexpr Text kNotYours{"arrow.refused.turn",
                                "It is the turn of {side}, and the {piece} on {from} belongs to {owner}."};
inline constexpr Text kSameSquare{"arrow.refused.same", "A move must lead to another square."};
inline constexpr Text kNoArrow{"arrow.refused.arrow", "The arrows of {from} do not point to {to}."};
inline constexpr Text kTooFar{"arrow.refused.far", "{to} is too far: a {piece} goes one step."};
inline constexpr Text kBlocked{"arrow.refused.blocked", "The {piece} on {square} stands in the way."};
inline constexpr Text kOwnPiece{"arrow.refused.own", "Your own {piece} stands on {to}."};

}  // namespace messhall::games::arrow
