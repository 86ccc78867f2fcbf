// A turn in steps: the move, the square that is foretold with it, and the end of it. Nothing counts before the end.
#include <utility>

#include "app/session.hpp"

namespace messhall::app {

void Session::change_draft(std::optional<Draft> draft) {
  draft_ = std::move(draft);
  hint_.reset();
  if (computer_.hinting()) computer_.cancel();
  touch();
  autosave();
  emit_state();
}

Failure Session::begin_turn(std::string_view move) {
  if (!match_)
    return refuse(Message{{"app.refused.no-match", "There is no game on the board. Start a new one first."}});
  if (match_->computer_to_move() || match_->looking_back() || !match_->may_name()) return play(move);
  const auto view = match_->named(move, kNoSquare);
  if (!view) return play(move);  // says why it is not legal
  change_draft(Draft{*view, draft_ ? draft_->named : kNoSquare});
  return std::nullopt;
}

void Session::name(Square square) {
  if (!match_ || !match_->human_to_move() || !match_->may_name()) return;
  Draft draft = draft_.value_or(Draft{});
  draft.named = square;
  if (!draft.move && square == kNoSquare) return drop_turn();
  change_draft(std::move(draft));
}

void Session::drop_turn() {
  if (draft_) change_draft(std::nullopt);
}

Failure Session::finish_turn(bool with_prophecy) {
  if (!match_)
    return refuse(Message{{"app.refused.no-match", "There is no game on the board. Start a new one first."}});
  if (!draft_ || !draft_->move) {
    return refuse(Message{{"app.refused.no-turn", "Make a move first: the prophecy goes with it."}});
  }
  const auto whole = match_->named(draft_->move->text, with_prophecy ? draft_->named : kNoSquare);
  return play(whole ? whole->text : draft_->move->text);
}

}  // namespace messhall::app
