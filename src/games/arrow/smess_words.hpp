// The sides of Smess and College Mess, and what their rules pages have in common.
#pragma once

#include "games/game.hpp"

namespace messhall::games::arrow {

inline constexpr Text kBlue{"arrow.side.blue", "Blue"};
inline constexpr Text kRed{"arrow.side.red", "Red"};
// Blue is the first player, at the bottom.
[[nodiscard]] constexpr Text smess_side_name(Side side) { return side == Side::First ? kBlue : kRed; }

inline constexpr Text kArrowsHelp{"arrow.help.arrows",
                                  "Every square has arrows. The arrows of the square where a piece stands, and no "
                                  "others, say in which directions it may set out."};
inline constexpr Text kPassingHelp{"arrow.help.passing",
                                   "The arrows of squares that a piece passes, and of the square where it ends, do not "
                                   "matter for this move. They matter for the next one."};
inline constexpr Text kMoveLimitHelp{"arrow.help.movelimit",
                                     "A hundred plies without a capture or a promotion are a draw. A ply is one move "
                                     "of one side."};
inline constexpr Text kDrawOptionsHelp{"arrow.help.draws",
                                       "Draw by repetition and draw after a hundred plies can each be switched off "
                                       "before a game."};

}  // namespace messhall::games::arrow
