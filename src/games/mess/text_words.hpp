// Words of the position text that are written and read.
#pragma once

#include <array>
#include <string_view>

namespace messhall::games::mess {

inline constexpr std::array<std::string_view, 14> kPhases{"start", "jail",  "dice", "card",     "card-dice",
                                                          "buy",   "rent",  "war",  "conquest", "debt",
                                                          "again", "after", "over", "lot"};
inline constexpr std::string_view kFreedom = "freedom";
inline constexpr std::array<std::string_view, 3> kRentKinds{"plain", "double", "fresh"};

}  // namespace messhall::games::mess
