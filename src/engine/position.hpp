// Positions of the contract from text and moves, and back: what the protocol and the terminal share.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "games/game.hpp"

namespace messhall::engine {

// The position after the moves. The error names the first move that is not legal, and why.
[[nodiscard]] Result<std::unique_ptr<games::Position>> position_after(const games::Game& game, std::string_view text,
                                                                      const games::Options& options,
                                                                      std::span<const std::string> moves);

// "ongoing", or how the game ended: "Blue wins (brain-taken): The Brain was taken on d7."
[[nodiscard]] std::string status(const games::Position& position);

// The board as text, a line a rank, with ranks and files named; the arrows of the board are not drawn. Below it, where
// there are prophecies, what each side hunts and has foretold. A track is drawn round its rim (engine/drawing.hpp).
[[nodiscard]] std::vector<std::string> drawing(const games::Position& position);

// Texts of all legal moves, sorted.
[[nodiscard]] std::vector<std::string> sorted_moves(const games::Position& position);

}  // namespace messhall::engine
