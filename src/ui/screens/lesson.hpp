// Leads through a lesson on a trial board: what happens now, what to do, and a kind word about anything else.
#pragma once

#include <cstddef>

#include "ui/screens/trial_board.hpp"

namespace messhall::ui {

class LessonGuide {
 public:
  LessonGuide(Hall& hall, TrialBoard& board) : hall_(hall), board_(board) {}

  // Sets up the board; nullptr ends the guiding.
  void begin(const games::Lesson* lesson);
  // Once a frame, before the board is drawn: goes on when a move was made.
  void follow();
  // "Step 2 of 4" at the right end of a line; gives the rest of it.
  [[nodiscard]] Rect draw_step(Context& c, Rect line) const;
  // Task, answer and buttons; cuts itself off the column.
  void draw(Context& c, Rect& column);

 private:
  [[nodiscard]] std::size_t step() const { return board_.plies(); }
  [[nodiscard]] bool done() const { return step() >= lesson_->steps.size(); }
  [[nodiscard]] Message task() const;
  void box(Context& c, Rect& column) const;
  void answer(Context& c, Rect& column) const;
  void links(Context& c, Rect& column);

  Hall& hall_;
  TrialBoard& board_;
  const games::Lesson* lesson_ = nullptr;
  std::size_t told_ = 0;  // the step that was last explained
};

}  // namespace messhall::ui
