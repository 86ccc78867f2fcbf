#include "ui/screens/trial_board.hpp"

#include <algorithm>
#include <utility>

#include "ui/screens/square_names.hpp"
#include "ui/screens/why_not.hpp"
#include "ui/screens/words.hpp"

namespace messhall::ui {
namespace {

// How long the bubble of a refusal stays, in milliseconds.
constexpr double kRefusalShown = 6'000;

}  // namespace

TrialBoard::TrialBoard(Hall& hall, const games::GameInfo& info, std::string id)
    : hall_(hall), info_(info), view_(info, std::move(id)) {}

void TrialBoard::set_up(std::string_view position, const games::Options& options, std::string_view select) {
  const games::Game* const game = games::find(info_.id);
  auto made = game->position(position, options);
  if (!made) made = game->position("startpos", options);
  before_ = std::move(*made);
  first_choice_ = read_square(info_.board.size, select).value_or(kNoSquare);
  reset();
}

void TrialBoard::reset() {
  position_ = before_->clone();
  last_.reset();
  refused_.reset();
  wish_.reset();
  sentence_ = {};
  touched_ = false;
  take(first_choice_);
  view_.set(state());
}

board::State TrialBoard::state() const {
  board::State state;
  state.pieces = position_->pieces();
  if (!position_->outcome().over()) {
    for (const games::Piece& piece : state.pieces) {
      if (piece.owner == position_->to_move()) state.movable.push_back(piece.square);
    }
  }
  state.selected = selected_;
  for (const games::Action action : choices_) {
    const games::ActionView view = position_->view(action);
    state.targets.push_back({view.to, view.captured.has_value(), view.by_hand});
  }
  state.last = last_;
  if (refused_) state.refused = refused_->to;
  state.coordinates = coordinates_ != app::Coordinates::Off;
  return state;
}

Rect TrialBoard::fit(const Context& c, Rect area, board::FrameStyle frame) const {
  return board::fit({area, info_.board.size, false, frame, info_.board.river_above_rank, c.density}).outer;
}

void TrialBoard::draw(Context& c, Rect area, board::FrameStyle frame) {
  const board::Skin* const skin = hall_.skin();
  if (skin == nullptr || position_ == nullptr) return;
  if (const app::Coordinates now = hall_.session.settings().coordinates; now != coordinates_) {
    coordinates_ = now;
    view_.set(state());
  }
  if (wish_) obey(c, *std::exchange(wish_, std::nullopt));
  view_.place(c, area, frame);
  if (const auto wish = view_.show(c, *skin)) {
    obey(c, *wish);
    c.frame.request();
  }
  if (coordinates_ == app::Coordinates::Squares) draw_square_names(c, view_.layout());
  if (!refused_) return;
  if (refused_->since < 0) refused_->since = c.now;
  if (c.now - refused_->since >= kRefusalShown) {
    refused_.reset();
    view_.set(state());
    c.frame.request();
    return;
  }
  c.frame.wake_at(refused_->since + kRefusalShown);
  std::vector<Rect> keep;
  for (const board::Target& target : view_.state().targets) keep.push_back(view_.layout().square_rect(target.square));
  draw_why_not(c, {view_, *skin, refused_->from, refused_->to, refused_->why, keep});
}

bool TrialBoard::owns(std::string_view widget) const {
  const std::string& id = view_.id();
  return widget.size() > id.size() && widget.substr(0, id.size()) == id && widget[id.size()] == '.';
}

bool TrialBoard::key(const Key& key) {
  board::View::KeyResult result = view_.key(key);
  if (result.used) hall_.ui.focus_widget(view_.cell_id(view_.cursor()));
  wish_ = std::move(result.wish);
  return result.used;
}

// ---- presses ----

void TrialBoard::obey(Context& c, const board::Wish& wish) {
  using Kind = board::Wish::Kind;
  refused_.reset();
  switch (wish.kind) {
    case Kind::Select:
      take(wish.to);
      say(hand_sentence());
      break;
    case Kind::Deselect:
      let_go();
      break;
    case Kind::Try:
      attempt(c, wish);
      return;
    case Kind::Poke:
      if (position_->outcome().over()) {
        say(sentence_);
      } else if (position_->piece_at(wish.to)) {
        reject(wish.to, wish.to);
      }
      break;
  }
  touched_ = touched_ || selected_ != first_choice_;
  view_.set(state());
}

void TrialBoard::take(Square square) {
  selected_ = square;
  choices_.clear();
  if (square == kNoSquare) return;
  for (const games::Action action : position_->actions()) {
    if (position_->view(action).from == square) choices_.push_back(action);
  }
}

void TrialBoard::let_go() { take(kNoSquare); }

void TrialBoard::attempt(Context& c, const board::Wish& wish) {
  const auto found = std::find_if(choices_.begin(), choices_.end(),
                                  [&](games::Action action) { return position_->view(action).to == wish.to; });
  if (found == choices_.end()) {
    reject(wish.from, wish.to);
    view_.set(state());
    return;
  }
  const games::Action action = *found;
  const games::ActionView view = position_->view(action);
  board::Transition step = board::transition(view, position_->to_move());
  if (wish.dragged) step.dropped = wish.at;
  position_->apply(action);
  last_ = board::LastMove{view.from, view.to};
  touched_ = true;
  let_go();
  const games::Outcome outcome = position_->outcome();
  if (outcome.over()) {
    say({{"rules.try.over", "**{move}.** {story} Put the pieces back to try again."},
         {{"move", view.notation}, {"story", outcome.story}}});
  } else {
    say({{"rules.try.moved", "**{move}.** Now it is {side}'s turn. Move on, or put the pieces back."},
         {{"move", view.notation}, {"side", words::side_name(info_, position_->to_move())}}});
  }
  view_.play(state(), std::move(step), c);
}

void TrialBoard::reject(Square from, Square to) {
  Message why = position_->refusal(from, to);
  if (why.empty()) return;
  hall_.ui.announce(why, true);
  if (from == to) {
    sentence_ = std::move(why);
  } else {
    refused_ = Refused{from, to, std::move(why), -1};
  }
}

void TrialBoard::say(Message message) {
  sentence_ = std::move(message);
  hall_.ui.announce(sentence_);
}

Message TrialBoard::hand_sentence() const {
  const auto piece = position_->piece_at(selected_);
  if (!piece || piece->kind >= info_.kinds.size()) return {};
  const std::vector<Argument> arguments{{"piece", info_.kinds[piece->kind].name},
                                        {"square", square_name(info_.board.size, selected_)},
                                        {"count", std::to_string(choices_.size())}};
  if (choices_.empty()) return {{"rules.try.stuck", "**{piece} on {square}.** It cannot move now."}, arguments};
  if (choices_.size() == 1) return {{"rules.try.one", "**{piece} on {square}.** One square to go to."}, arguments};
  return {{"rules.try.many", "**{piece} on {square}.** {count} squares to go to."}, arguments};
}

}  // namespace messhall::ui
