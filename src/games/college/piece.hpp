// The pieces of College Mess.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "games/arrow/armies.hpp"
#include "games/game.hpp"

namespace messhall::games::college {

enum class Kind : std::uint8_t { Professor, Sophomore, Freshman };
inline constexpr std::size_t kKinds = 3;
inline constexpr std::string_view kLetters = "PSF";  // by Kind

[[nodiscard]] constexpr std::size_t index(Kind kind) { return static_cast<std::size_t>(kind); }
[[nodiscard]] constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }

}  // namespace messhall::games::college
