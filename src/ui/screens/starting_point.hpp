// The field of the dialog "New game" for a position, a link or a record: what was pasted, whether it is one, and what
// it looks like.
#pragma once

#include <optional>
#include <string>

#include "app/paste.hpp"
#include "ui/screens/hall.hpp"
#include "ui/screens/mini_board.hpp"

namespace messhall::ui {

class StartingPoint {
 public:
  explicit StartingPoint(Hall& hall) : hall_(hall) {}

  // Cuts itself off the column. True when what was pasted has changed.
  bool draw(Context& c, Rect& column, const app::MatchSetup& setup);
  // Reads the text again: the options may have changed.
  void read(const app::MatchSetup& setup);
  void clear();

  // What was understood; nullptr when the field is empty or cannot be read.
  [[nodiscard]] const app::Match* match() const { return pasted_ ? &pasted_->match : nullptr; }
  // A link or a record: it brings its own moves, options and seats.
  [[nodiscard]] bool whole_game() const { return pasted_ && pasted_->kind != app::PasteKind::Position; }
  // Why what stands in the field is no game; empty when it is one, or when the field is empty.
  [[nodiscard]] const Message& why() const { return why_; }

 private:
  [[nodiscard]] Message sentence() const;
  void verdict(Context& c, Rect& column);

  Hall& hall_;
  std::string text_;
  std::optional<app::Pasted> pasted_;
  std::optional<MiniBoard> picture_;
  Message why_{};
};

}  // namespace messhall::ui
