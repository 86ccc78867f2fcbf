// The rules of a game as pages: a section each, and a piece each within the section about pieces.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "games/game.hpp"

namespace messhall::ui {

struct RulesPage {
  std::string id{};            // "aim", "numskull"
  std::string_view section{};  // of HelpParagraph
  int kind = -1;               // the piece it explains, or -1
  std::vector<const games::HelpParagraph*> paragraphs{};
  // Positions to try, with what to look at; not among the paragraphs.
  std::vector<const games::HelpParagraph*> examples{};
};

// In the order of the help. The pages point into it.
[[nodiscard]] std::vector<RulesPage> rules_pages(const games::GameInfo& info);
// The sections in their order.
[[nodiscard]] std::vector<std::string_view> rules_sections(const std::vector<RulesPage>& pages);
// The page with this id, or the first of the section with this name; the first page for anything else.
[[nodiscard]] std::size_t find_page(const std::vector<RulesPage>& pages, std::string_view name);

[[nodiscard]] Text section_name(std::string_view section);                             // "Pieces"
[[nodiscard]] Message page_title(const games::GameInfo& info, const RulesPage& page);  // "The Numskull", "How it ends"
[[nodiscard]] Text page_name(const games::GameInfo& info, const RulesPage& page);      // "Numskull", "End"

}  // namespace messhall::ui
