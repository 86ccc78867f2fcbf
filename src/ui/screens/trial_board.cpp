#include "ui/screens/trial_board.hpp"

#include <algorithm>
#include <utility>

#include "app/telling.hpp"
#include "ui/screens/promotion.hpp"
#include "ui/screens/square_names.hpp"
#include "ui/screens/why_not.hpp"
#include "ui/screens/words.hpp"

namespace messhall::ui {
namespace {

// How long the bubble of a refusal stays, in milliseconds.
constexpr double kRefusalShown = 6'000;

// The pieces when the move has been made and its turn is not over yet.
std::vector<games::Piece> after(std::vector<games::Piece> pieces, const games::ActionView& view) {
  const auto away = [&](const games::Piece& piece) { return view.captured && piece.square == view.captured->square; };
  pieces.erase(std::remove_if(pieces.begin(), pieces.end(), away), pieces.end());
  for (games::Piece& piece : pieces) {
    if (piece.square == view.from) {
      piece.square = view.to;
      piece.kind = view.promoted.value_or(piece.kind);
    } else if (view.shift && piece.square == view.shift->from) {
      piece.square = view.shift->to;
    }
  }
  return pieces;
}

// As First sees them.
std::vector<board::Foretold> marks(const games::Prophecies& prophecies) {
  std::vector<board::Foretold> found;
  for (const games::Side side : {games::Side::First, games::Side::Second}) {
    const auto& one = prophecies.seers[static_cast<std::size_t>(side)].outstanding;
    if (one) found.push_back({one->square, side == games::Side::First, one->moves_left + 1});
  }
  return found;
}

}  // namespace

TrialBoard::TrialBoard(Hall& hall, const games::GameInfo& info, std::string id)
    : hall_(hall), info_(info), view_(info, id) {
  if (!info.deeds.empty()) track_ = std::make_unique<track::View>(info, std::move(id));
}

void TrialBoard::set_up(std::string_view position, const games::Options& options, std::string_view select) {
  const games::Game* const game = games::find(info_.id);
  auto made = game->position(position, options);
  if (!made) made = game->position("startpos", options);
  before_ = std::move(*made);
  first_choice_ = app::read_square_word(info_, select).value_or(kNoSquare);
  reset();
}

void TrialBoard::reset() {
  position_ = before_->clone();
  last_.reset();
  refused_.reset();
  wish_.reset();
  track_wish_.reset();
  pending_.reset();
  promoted_.clear();
  sentence_ = {};
  touched_ = false;
  if (track_) {
    reach_from(first_choice_);
    sentence_ = {};  // the example's own words come first
    return;
  }
  take(first_choice_);
  view_.set(state());
}

board::State TrialBoard::state() const {
  board::State state;
  state.pieces = position_->pieces();
  state.last = last_;
  state.coordinates = coordinates_ != app::Coordinates::Off;
  if (refused_) state.refused = refused_->to;
  if (const auto prophecies = position_->prophecies()) state.foretold = marks(*prophecies);
  if (pending_) {
    const games::ActionView view = position_->view(*pending_);
    state.pieces = after(std::move(state.pieces), view);
    state.last = board::LastMove{view.from, view.to};
    state.naming = true;
    return state;
  }
  if (!position_->outcome().over()) {
    for (const games::Piece& piece : state.pieces) {
      if (piece.owner == position_->to_move()) state.movable.push_back(piece.square);
    }
  }
  state.selected = selected_;
  for (const games::Action action : choices_) {
    const games::ActionView view = position_->view(action);
    // One target, whatever a piece may become there.
    if (state.target(view.to) == nullptr) state.targets.push_back({view.to, view.captured.has_value(), view.by_hand});
  }
  return state;
}

Rect TrialBoard::fit(const Context& c, Rect area, board::FrameStyle frame) const {
  if (track_) return track::fit(area, c.density).outer;
  return board::fit({area, info_.board.size, false, frame, info_.board.river_above_rank, c.density}).outer;
}

void TrialBoard::draw(Context& c, Rect area, board::FrameStyle frame) {
  if (track_ && position_ != nullptr) return show_track(c, area);
  const board::Skin* const skin = hall_.skin();
  if (skin == nullptr || position_ == nullptr) return;
  if (const app::Coordinates now = hall_.session.settings().coordinates; now != coordinates_) {
    coordinates_ = now;
    view_.set(state());
  }
  if (wish_) obey(c, *std::exchange(wish_, std::nullopt));
  if (const std::string text = std::exchange(promoted_, {}); !text.empty()) {
    if (const auto action = position_->parse_action(text)) move(c, *action, std::nullopt);
  }
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
  const games::Piece* const piece = view_.state().piece_at(refused_->from);
  const Sprite picture = piece == nullptr ? Sprite{} : hall_.piece(c, info_, piece->owner, piece->kind, 72);
  draw_why_not(c, {view_, *skin, refused_->from, refused_->to, refused_->why, picture, keep});
}

bool TrialBoard::owns(std::string_view widget) const {
  const std::string& id = view_.id();
  return widget.size() > id.size() && widget.substr(0, id.size()) == id && widget[id.size()] == '.';
}

bool TrialBoard::key(const Key& key) {
  if (track_) {
    const track::View::KeyResult moved = track_->key(key);
    if (moved.focus != kNoSquare) hall_.ui.focus_widget(track_->cell_id(moved.focus));
    if (moved.wish) {
      track_wish_ = moved.wish;
      hall_.ui.frames().input();
    }
    return moved.used;
  }
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
    case Kind::Name:
      if (pending_) name(c, wish.to);
      return;
    case Kind::Select:
      take(wish.to);
      // In a lesson the task stays in sight; whoever listens hears both.
      if (expected_.empty()) {
        say(hand_sentence());
      } else {
        sentence_ = {};
        hall_.ui.announce(hand_sentence());
      }
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
  for (const games::Action action : position_->moves()) {
    if (position_->view(action).from == square) choices_.push_back(action);
  }
}

void TrialBoard::let_go() { take(kNoSquare); }

// All that the piece in hand may become there; of a lesson's move, that one alone.
std::vector<games::Action> TrialBoard::chosen(Square to) const {
  std::vector<games::Action> found;
  for (const games::Action action : choices_) {
    if (position_->view(action).to != to) continue;
    if (!expected_.empty() && expected(action)) return {action};
    found.push_back(action);
  }
  return found;
}

// Without the square that it names: that comes afterwards.
bool TrialBoard::expected(games::Action move) const {
  return position_->action_text(move) == std::string_view(expected_).substr(0, expected_.find('~'));
}

void TrialBoard::attempt(const Context& c, const board::Wish& wish) {
  const std::vector<games::Action> moves = chosen(wish.to);
  if (moves.empty()) {
    reject(wish.from, wish.to);
    view_.set(state());
  } else if (!expected_.empty() && !expected(moves.front())) {
    let_go();
    say(wrong_);
    view_.set(state());
  } else if (moves.size() > 1) {
    ask_promotion(moves);
  } else {
    move(c, moves.front(), wish.dragged ? std::optional(wish.at) : std::nullopt);
  }
}

void TrialBoard::ask_promotion(const std::vector<games::Action>& moves) {
  Promotion promotion;
  for (const games::Action action : moves) promotion.choices.push_back(position_->view(action));
  promotion.side = position_->to_move();
  promotion.board = [this] { return view_.layout().outer; };
  promotion.choose = [this](const games::ActionView& view) { promoted_ = view.text; };
  let_go();
  view_.set(state());
  hall_.ui.open(make_promotion(hall_, std::move(promotion)));
}

void TrialBoard::move(const Context& c, games::Action move, std::optional<Point> dropped) {
  const bool names = expected_.empty() ? asks_ : expected_.find('~') != std::string::npos;
  if (names && position_->naming(move, position_->view(move).to)) {
    wait_for_name(c, move, dropped);
  } else {
    play(c, move, dropped);
  }
}

// ---- naming a square ----

void TrialBoard::wait_for_name(const Context& c, games::Action move, std::optional<Point> dropped) {
  const games::ActionView view = position_->view(move);
  board::Transition step = board::transition(view, position_->to_move());
  if (dropped) step.dropped = *dropped;
  pending_ = move;
  touched_ = true;
  let_go();
  if (expected_.empty()) {
    say({{"rules.try.name", "**{move}.** Now you may name a square: press it."}, {{"move", view.notation}}});
  } else {
    say({{"rules.try.name.wanted", "**{move}.** Now name **{square}**: press that square."},
         {{"move", view.notation}, {"square", expected_.substr(expected_.find('~') + 1)}}});
  }
  view_.play(state(), std::move(step), c);
}

void TrialBoard::name(const Context& c, Square square) {
  const auto action = position_->naming(*pending_, square);
  if (!action) return;
  if (!expected_.empty() && position_->action_text(*action) != expected_) {
    const std::string wanted = expected_.substr(expected_.find('~') + 1);
    say({{"rules.try.name.other", "The move is right. The square to name is **{square}**: press it."},
         {{"square", wanted}}});
    view_.set(state());
    return;
  }
  play(c, *action, std::nullopt);
}

void TrialBoard::name_nothing(const Context& c) {
  if (pending_) name(c, kNoSquare);
}

// ---- moves ----

void TrialBoard::expect(std::string_view move, const Message& wrong) {
  expected_ = move;
  wrong_ = wrong;
}

void TrialBoard::show_expected(const Context& c) {
  const auto action = position_->parse_action(expected_);
  if (action) play(c, *action, std::nullopt);
}

void TrialBoard::play(const Context& c, games::Action action, std::optional<Point> dropped) {
  if (track_) return play_track(c, action);
  const games::ActionView view = position_->view(action);
  board::Transition step = board::transition(view, position_->to_move());
  if (dropped) step.dropped = *dropped;
  // What was already on the board while a square was asked for does not move again.
  const bool moved = std::exchange(pending_, std::nullopt).has_value();
  position_->apply(action);
  last_ = board::LastMove{view.from, view.to};
  touched_ = true;
  let_go();
  // A lesson says itself what has come of its moves.
  if (std::exchange(expected_, {}).empty()) {
    say(move_sentence(view));
  } else {
    sentence_ = {};
  }
  if (moved) {
    step.to = kNoSquare;
    step.captured.reset();
    step.shift.reset();
  }
  view_.play(state(), std::move(step), c);
}

Message TrialBoard::move_sentence(const games::ActionView& view) const {
  const games::Outcome outcome = position_->outcome();
  if (outcome.over()) {
    return {{"rules.try.over", "**{move}.** {story} Put the pieces back to try again."},
            {{"move", view.notation}, {"story", outcome.story}}};
  }
  const std::vector<Argument> arguments{
      {"move", view.notation},
      {"side", words::side_name(info_, position_->to_move())},
      {"square", view.vanished ? square_name(info_.board.size, view.vanished->square) : std::string()},
      {"piece", view.vanished ? info_.kinds[view.vanished->kind].name : Text{}}};
  if (view.vanished) {
    return {{"rules.try.vanished",
             "**{move}.** The prophecy comes true: {piece} on {square} has vanished. Now it is {side}'s turn."},
            arguments};
  }
  const auto prophecies = position_->prophecies();
  if (prophecies && prophecies->due) {
    const std::string square = square_name(info_.board.size, prophecies->due->square);
    return {{"rules.try.missed", "**{move}.** The prophecy of {square} does not come true. Now it is {side}'s turn."},
            {{"move", view.notation}, {"square", square}, {"side", words::side_name(info_, position_->to_move())}}};
  }
  return {{"rules.try.moved", "**{move}.** Now it is {side}'s turn. Move on, or put the pieces back."}, arguments};
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
