// The rules of a game as pages: a section each, a piece each within the section about pieces, and its lessons.
#pragma once

#include <cstddef>
#include <optional>
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
  const games::Lesson* lesson = nullptr;  // which it teaches, if any
};

// In the order of the help, lessons before the options. The pages point into it.
[[nodiscard]] std::vector<RulesPage> rules_pages(const games::GameInfo& info);
// The sections in their order.
[[nodiscard]] std::vector<std::string_view> rules_sections(const std::vector<RulesPage>& pages);
// The page with this id, or the first of the section with this name; the first page for anything else.
[[nodiscard]] std::size_t find_page(const std::vector<RulesPage>& pages, std::string_view name);

// The option whose choices bring pieces into the game (armies), or nullptr.
[[nodiscard]] const games::OptionInfo* armies_of(const games::GameInfo& info);
// Which choice of it brings this kind; nothing for kinds that every army has.
[[nodiscard]] std::optional<std::size_t> army_of(const games::OptionInfo& armies, int kind);

[[nodiscard]] Text section_name(std::string_view section);                             // "Pieces"
[[nodiscard]] Message page_title(const games::GameInfo& info, const RulesPage& page);  // "The Numskull", "How it ends"
[[nodiscard]] Text page_name(const games::GameInfo& info, const RulesPage& page);      // "Numskull", "End"

}  // namespace messhall::ui
