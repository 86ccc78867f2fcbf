#include "games/mess/board.hpp"

namespace messhall::games::mess {
namespace {

constexpr std::array<std::string_view, kGroups> kGroupIds{"",       "brown", "light-blue", "pink",     "orange", "red",
                                                          "yellow", "green", "dark-blue",  "railroad", "utility"};
constexpr std::array<std::string_view, 11> kKindIds{"go",  "street", "railroad",     "utility",    "chest", "chance",
                                                    "tax", "jail",   "free-parking", "go-to-jail", "pile"};

}  // namespace

std::string_view group_id(Group group) { return kGroupIds[static_cast<std::size_t>(group)]; }
std::string_view kind_id(SquareKind kind) { return kKindIds[static_cast<std::size_t>(kind)]; }

}  // namespace messhall::games::mess
