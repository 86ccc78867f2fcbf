#include "games/mess/help.hpp"

namespace messhall::games::mess {

std::vector<HelpParagraph> help() { return {}; }

}  // namespace messhall::games::mess
