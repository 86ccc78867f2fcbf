#include "ui/screens/rules_book.hpp"

#include <algorithm>
#include <array>

namespace messhall::ui {
namespace {

struct Section {
  std::string_view id;
  Text name;
  Text title;
};

constexpr std::string_view kLessons = "lesson";

constexpr std::array<Section, 16> kSections{{
    {"aim", {"rules.aim", "Aim"}, {"rules.aim.title", "The aim"}},
    {"prophecies", {"rules.prophecies", "Prophecy"}, {"rules.prophecies.title", "Prophecies"}},
    {"targets", {"rules.targets", "Targets"}, {"rules.targets.title", "Who can be foretold"}},
    {"turn", {"rules.turn", "Turn"}, {"rules.turn.title", "The order of a turn"}},
    {"armies", {"rules.armies", "Armies"}, {"rules.armies.title", "The four armies"}},
    {"arrows", {"rules.arrows", "Arrows"}, {"rules.arrows.title", "The arrows"}},
    {"pieces", {"rules.pieces", "Pieces"}, {"rules.pieces.title", "The pieces"}},
    {"hands", {"rules.hands", "Hands"}, {"rules.hands.title", "The hands"}},
    {"property", {"rules.property", "Property"}, {"rules.property.title", "Property"}},
    {"wars", {"rules.wars", "Wars"}, {"rules.wars.title", "Rent wars"}},
    {"money", {"rules.money", "Money"}, {"rules.money.title", "Money and debts"}},
    {"building", {"rules.building", "Houses"}, {"rules.building.title", "Houses and hotels"}},
    {"cards", {"rules.cards", "Cards"}, {"rules.cards.title", "Cards and jail"}},
    {"end", {"rules.end", "End"}, {"rules.end.title", "How it ends"}},
    {kLessons, {"rules.lessons", "Lessons"}, {"rules.lessons.title", "Lessons"}},
    {"options", {"rules.options", "Options"}, {"rules.options.title", "Options"}},
}};

const Section* find_section(std::string_view id) {
  const auto* const found =
      std::find_if(kSections.begin(), kSections.end(), [&](const Section& s) { return s.id == id; });
  return found == kSections.end() ? nullptr : found;
}

const games::PieceKind* kind_of(const games::GameInfo& info, int kind) {
  if (kind < 0 || static_cast<std::size_t>(kind) >= info.kinds.size()) return nullptr;
  return &info.kinds[static_cast<std::size_t>(kind)];
}

}  // namespace

const games::OptionInfo* armies_of(const games::GameInfo& info) {
  const auto found = std::find_if(info.options.begin(), info.options.end(), [](const games::OptionInfo& option) {
    return !option.choices.empty() && !option.choices.front().kinds.empty();
  });
  return found == info.options.end() ? nullptr : &*found;
}

std::optional<std::size_t> army_of(const games::OptionInfo& armies, int kind) {
  for (std::size_t i = 0; i < armies.choices.size(); ++i) {
    const auto& kinds = armies.choices[i].kinds;
    if (std::find(kinds.begin(), kinds.end(), kind) != kinds.end()) return i;
  }
  return std::nullopt;
}

std::vector<RulesPage> rules_pages(const games::GameInfo& info) {
  std::vector<RulesPage> pages;
  for (const games::HelpParagraph& paragraph : info.help) {
    const int kind = paragraph.section == "pieces" ? paragraph.kind : -1;
    auto page = std::find_if(pages.begin(), pages.end(),
                             [&](const RulesPage& p) { return p.section == paragraph.section && p.kind == kind; });
    if (page == pages.end()) {
      const games::PieceKind* const piece = kind_of(info, kind);
      const std::string id(piece != nullptr ? piece->id : paragraph.section);
      pages.push_back({id, paragraph.section, kind, {}, {}, nullptr});
      page = std::prev(pages.end());
    }
    if (!paragraph.position.empty()) {
      page->examples.push_back(&paragraph);
    } else {
      page->paragraphs.push_back(&paragraph);
    }
  }
  // A game always has a page, and be it that of its options.
  if (pages.empty()) pages.push_back({"options", "options", -1, {}, {}, nullptr});
  auto at = std::find_if(pages.begin(), pages.end(), [](const RulesPage& p) { return p.section == "options"; });
  for (const games::Lesson& lesson : info.lessons) {
    at = std::next(pages.insert(at, {std::string(lesson.id), kLessons, -1, {}, {}, &lesson}));
  }
  return pages;
}

std::vector<std::string_view> rules_sections(const std::vector<RulesPage>& pages) {
  std::vector<std::string_view> sections;
  for (const RulesPage& page : pages) {
    if (std::find(sections.begin(), sections.end(), page.section) == sections.end()) sections.push_back(page.section);
  }
  return sections;
}

std::size_t find_page(const std::vector<RulesPage>& pages, std::string_view name) {
  auto found = std::find_if(pages.begin(), pages.end(), [&](const RulesPage& p) { return p.id == name; });
  if (found == pages.end()) {
    found = std::find_if(pages.begin(), pages.end(), [&](const RulesPage& p) { return p.section == name; });
  }
  return found == pages.end() ? 0 : static_cast<std::size_t>(found - pages.begin());
}

Text section_name(std::string_view section) {
  const Section* const known = find_section(section);
  return known != nullptr ? known->name : Text{"rules.more", "More"};
}

Message page_title(const games::GameInfo& info, const RulesPage& page) {
  if (page.lesson != nullptr) return {page.lesson->name};
  if (const games::PieceKind* const piece = kind_of(info, page.kind)) {
    return {{"rules.piece", "The {piece}"}, {{"piece", piece->name}}};
  }
  const Section* const known = find_section(page.section);
  return {known != nullptr ? known->title : section_name(page.section)};
}

Text page_name(const games::GameInfo& info, const RulesPage& page) {
  if (page.lesson != nullptr) return page.lesson->name;
  const games::PieceKind* const piece = kind_of(info, page.kind);
  return piece != nullptr ? piece->name : section_name(page.section);
}

}  // namespace messhall::ui
