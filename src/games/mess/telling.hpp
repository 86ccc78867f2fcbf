// Helpers of the sentences of Mess: what stands for the words in braces.
#pragma once

#include <string>
#include <vector>

#include "games/mess/words.hpp"

namespace messhall::games::mess {

using Arguments = std::vector<Argument>;

[[nodiscard]] inline std::string number(int value) { return std::to_string(value); }

[[nodiscard]] inline Argument player(Side side) { return {"player", side_name(side)}; }
[[nodiscard]] inline Argument foe(Side side) { return {"other", side_name(other(side))}; }
[[nodiscard]] inline Argument at(Square square) { return {"place", place_name(square)}; }
[[nodiscard]] inline Argument piece(Kind kind) { return {"piece", kind_name(kind)}; }
[[nodiscard]] inline Argument money(int amount) { return {"amount", number(amount)}; }

}  // namespace messhall::games::mess
