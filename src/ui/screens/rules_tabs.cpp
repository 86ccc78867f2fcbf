#include "ui/screens/rules_tabs.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace messhall::ui {
namespace {

// Where the chosen one of many lies, near enough: each takes its words and its share of what is left.
void reveal_segment(Context& c, kit::ScrollArea& area, Rect line, const std::vector<kit::Choice>& choices, int chosen) {
  std::vector<float> words;
  float rest = line.w;
  for (const kit::Choice& choice : choices) {
    words.push_back(kit::text_width(c, type::kLabel, c.say(choice.label)));
    rest -= words.back();
  }
  const float share = rest / static_cast<float>(std::max<std::size_t>(choices.size(), 1));
  for (int i = 0; i < chosen; ++i) line.cut_left(words[static_cast<std::size_t>(i)] + share);
  area.reveal(line.cut_left(words[static_cast<std::size_t>(chosen)] + share).grown(24));
  c.frame.request();
}

}  // namespace

void RulesTabs::turned(const Open& open) {
  reveal_section_ = reveal_army_ = true;
  if (const games::OptionInfo* const armies = armies_of(open.info)) {
    army_ = army_of(*armies, open.here().kind).value_or(army_);
  }
}

RulesTabs::Picked RulesTabs::sections(Context& c, Rect rect, const Open& open) {
  const std::vector<std::string_view> names = rules_sections(open.pages);
  std::vector<kit::Choice> choices;
  int now = 0;
  for (const std::string_view name : names) {
    if (name == open.here().section) now = static_cast<int>(choices.size());
    choices.push_back({std::string(name), section_name(name)});
  }
  const Text label{"rules.sections", "Sections"};
  float least = 8;
  for (const kit::Choice& choice : choices) least += kit::text_width(c, type::kLabel, c.say(choice.label)) + 10;
  std::optional<int> picked;
  if (least <= rect.w) {
    picked = kit::segmented(c, "rules.section", rect, label, choices, now);
  } else {
    const float wide = kit::segmented_width(c, choices);
    kit::ScrollArea area(c, "rules.sections", rect, wide, true);
    area.fade_into(c.layout.tall() ? c.colours().surface : c.colours().hall);
    Rect line = area.content();
    line.w = wide;
    picked = kit::segmented(c, "rules.section", line, label, choices, now);
    if (std::exchange(reveal_section_, false)) reveal_segment(c, area, line, choices, now);
  }
  if (!picked) return std::nullopt;
  return find_page(open.pages, names[static_cast<std::size_t>(*picked)]);
}

// Of armies, the one that is chosen; every kind otherwise.
bool RulesTabs::in_row(const Open& open, const RulesPage& one) const {
  if (one.kind < 0 || one.section != open.here().section) return false;
  const games::OptionInfo* const armies = armies_of(open.info);
  return armies == nullptr || army_of(*armies, one.kind).value_or(army_) == army_;
}

RulesTabs::Picked RulesTabs::pieces(Context& c, Rect& column, float height, float gap, const Open& open) {
  Picked picked;
  const float margin = c.layout.tall() && !c.layout.moves_beside ? 12.0F : 0.0F;
  if (const games::OptionInfo* const armies = armies_of(open.info)) {
    picked = army_row(c, column.cut_top(44, std::min(gap, 8.0F)).inset(margin, 0), open, *armies);
  }
  const Picked piece = piece_row(c, column.cut_top(height, gap).inset(margin, 0), open);
  return picked ? picked : piece;
}

RulesTabs::Picked RulesTabs::army_row(Context& c, Rect rect, const Open& open, const games::OptionInfo& armies) {
  std::vector<kit::Choice> choices;
  for (const games::OptionChoice& choice : armies.choices) choices.push_back({std::string(choice.id), choice.name});
  const float wide = std::max(kit::segmented_width(c, choices), rect.w);
  kit::ScrollArea area(c, "rules.armies", rect, wide, true);
  area.fade_into(c.layout.flat() ? c.colours().hall : c.colours().surface);
  Rect line = area.content();
  line.w = wide;
  const Text label{"rules.army", "Army"};
  const auto picked = kit::segmented(c, "rules.army", line, label, choices, static_cast<int>(army_));
  if (std::exchange(reveal_army_, false)) reveal_segment(c, area, line, choices, static_cast<int>(army_));
  if (!picked) return std::nullopt;
  army_ = static_cast<std::size_t>(*picked);
  const auto first = std::find_if(open.pages.begin(), open.pages.end(),
                                  [&](const RulesPage& p) { return army_of(armies, p.kind) == army_; });
  if (first == open.pages.end()) return std::nullopt;
  return static_cast<std::size_t>(first - open.pages.begin());
}

RulesTabs::Picked RulesTabs::piece_row(Context& c, Rect rect, const Open& open) {
  Picked picked;
  const Palette& p = c.colours();
  const kit::Group group(c, {"rules.piece", Role::RadioGroup, c.say(Text{"rules.piece.which", "Piece"}), rect});
  std::vector<std::size_t> shown;
  float words = 0;
  for (std::size_t i = 0; i < open.pages.size(); ++i) {
    if (!in_row(open, open.pages[i])) continue;
    shown.push_back(i);
    words += kit::text_width(c, type::kLabel, c.say(page_name(open.info, open.pages[i])));
  }
  const auto count = static_cast<float>(shown.size());
  // Picture, word, and room round them; less of it where it is narrow.
  const float spare = (rect.w - words - 8 * (count - 1)) / std::max(count, 1.0F);
  const bool roomy = spare >= 70;
  // Many pieces: pictures alone, each with its name for those who listen; the page's heading names the chosen one.
  const bool named = spare >= 40;
  const float share = (rect.w - 8 * (count - 1)) / std::max(count, 1.0F);
  const float size = std::min({42.0F, rect.h - 8, named ? spare - 14 : share - 6});
  for (const std::size_t i : shown) {
    const Text name = page_name(open.info, open.pages[i]);
    const float extra = roomy ? 70 : spare;
    const Rect box = rect.cut_left(named ? kit::text_width(c, type::kLabel, c.say(name)) + extra : share, 8);
    const bool is = i == open.page;
    Node node{"rules.piece." + open.pages[i].id, Role::Radio, c.say(name), box};
    node.state.checked = is;
    const kit::Touch t = kit::touch(c, std::move(node), false);
    if (is || t.held) kit::fill(c, box, p.accent_soft, tokens::radius::kControl);
    const Colour edge = is ? p.accent : t.hovered ? p.line_strong : p.line;
    kit::outline(c, box, edge, is ? 2.5F : tokens::stroke::kControl, tokens::radius::kControl);
    if (t.focused) kit::focus_ring(c, box, tokens::radius::kControl);
    Rect inner = box.inset(roomy ? 6.0F : 3.0F, 0);
    const auto kind = static_cast<std::uint8_t>(open.pages[i].kind);
    const Rect picture = named ? inner.cut_left(size, roomy ? 8.0F : 3.0F) : inner;
    kit::sprite(c, hall_.piece(c, open.info, games::Side::First, kind, size), picture.centred(size, size));
    if (named) kit::text_in(c, inner, type::kLabel, is ? p.accent : p.ink, c.say(name));
    if (t.pressed) picked = i;
  }
  return picked;
}

}  // namespace messhall::ui
