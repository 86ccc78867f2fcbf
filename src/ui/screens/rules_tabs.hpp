// The tabs of the rules: sections of a game, and within the one about pieces its armies and pieces.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "ui/kit.hpp"
#include "ui/screens/hall.hpp"
#include "ui/screens/rules_book.hpp"

namespace messhall::ui {

class RulesTabs {
 public:
  // What is open.
  struct Open {
    const games::GameInfo& info;
    const std::vector<RulesPage>& pages;
    std::size_t page = 0;

    [[nodiscard]] const RulesPage& here() const { return pages[page]; }
  };
  // The page that was pressed, if any.
  using Picked = std::optional<std::size_t>;

  explicit RulesTabs(Hall& hall) : hall_(hall) {}

  // Another page: its tabs come into sight, and its piece's army with it.
  void turned(const Open& open);
  [[nodiscard]] Picked sections(Context& c, Rect rect, const Open& open);
  // Cuts itself off the column: a row of armies where there are some, then the pieces, `height` high.
  [[nodiscard]] Picked pieces(Context& c, Rect& column, float height, float gap, const Open& open);

 private:
  Picked army_row(Context& c, Rect rect, const Open& open, const games::OptionInfo& armies);
  Picked piece_row(Context& c, Rect rect, const Open& open);
  [[nodiscard]] bool in_row(const Open& open, const RulesPage& one) const;

  Hall& hall_;
  std::size_t army_ = 0;  // whose pieces are shown
  bool reveal_section_ = true;
  bool reveal_army_ = true;
};

}  // namespace messhall::ui
