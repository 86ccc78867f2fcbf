// The trial board of a property game.
#include <algorithm>
#include <utility>

#include "app/telling.hpp"
#include "ui/kit.hpp"
#include "ui/screens/trial_board.hpp"

namespace messhall::ui {
namespace {

using track::dollars;

bool begins(std::string_view text, std::string_view word) { return text.substr(0, text.find(':')) == word; }

// What a press on a piece and then on a square means.
bool goes(std::string_view action) { return begins(action, "attack") || begins(action, "move"); }

}  // namespace

void TrialBoard::show_track(Context& c, Rect area) {
  if (track_wish_) obey_track(c, *std::exchange(track_wish_, std::nullopt));
  track_->place(c, area);
  const auto wish = track_->show(c, track::pictures_of(c, hall_.skin(), info_));
  if (!wish) return;
  obey_track(c, *wish);
  c.frame.input();
}

// A piece of the player who acts goes where it may; any piece that is pressed shows where it reaches.
void TrialBoard::obey_track(const Context& c, const track::Wish& wish) {
  touched_ = true;
  const Square from = wish.from != kNoSquare ? wish.from : selected_;
  if (const auto action = way(from, wish.to)) return try_action(c, *action);
  const auto piece = from == kNoSquare ? std::nullopt : position_->piece_at(from);
  const bool own = piece && piece->owner == position_->to_move();
  if (own && wish.to != kNoSquare && wish.to != from && !position_->piece_at(wish.to))
    return say(position_->refusal(from, wish.to));
  reach_from(wish.to == selected_ ? kNoSquare : wish.to);
  if (!sentence_.empty()) hall_.ui.announce(sentence_);
}

std::optional<std::string> TrialBoard::way(Square from, Square to) const {
  if (from == kNoSquare || to == kNoSquare) return std::nullopt;
  for (const games::Action action : position_->actions()) {
    const games::ActionView view = position_->view(action);
    if (goes(view.text) && view.from == from && view.to == to) return view.text;
  }
  return std::nullopt;
}

void TrialBoard::reach_from(Square square) {
  selected_ = square;
  if (const auto piece = position_->piece_at(square)) {
    const games::PieceKind& kind = info_.kinds[piece->kind];
    sentence_ = {{"rules.track.reach", "**{piece} on {place}.** {moves}"},
                 {{"piece", kind.name}, {"place", info_.deeds[square].name}, {"moves", kind.moves}}};
  } else {
    sentence_ = {};
  }
  track_->put(track_state());
}

track::State TrialBoard::track_state() const {
  track::State state = track::State::of(*position_);
  state.question = state.estate.at.value_or(kNoSquare);
  for (const games::Action action : position_->actions()) {
    const games::ActionView view = position_->view(action);
    if (goes(view.text)) state.movable.push_back(view.from);
  }
  if (const auto piece = position_->piece_at(selected_)) {
    state.selected = selected_;
    state.targets = position_->reach(piece->kind, selected_);
  }
  if (last_) state.last = {last_->from, last_->to};
  return state;
}

// An action that was wished for; a lesson has an answer to others than its own.
void TrialBoard::try_action(const Context& c, const std::string& text) {
  if (!expected_.empty() && text != expected_) {
    selected_ = kNoSquare;
    track_->put(track_state());
    return say(wrong_);
  }
  if (const auto action = position_->parse_action(text)) play_track(c, *action);
}

void TrialBoard::play_track(const Context& c, games::Action action) {
  const games::ActionView view = position_->view(action);
  position_->apply(action);
  last_.reset();
  if (view.from != kNoSquare && view.to != kNoSquare) last_ = board::LastMove{view.from, view.to};
  selected_ = kNoSquare;
  touched_ = true;
  // A lesson says itself what has come of its moves.
  if (std::exchange(expected_, {}).empty()) {
    const std::optional<games::Estate> estate = position_->estate();
    const bool asks = estate && (estate->phase == "war" || estate->phase == "conquest" || estate->phase == "debt");
    const Message told = app::story(view);
    say(asks ? Message{{"app.said.then", "{first} {then}"}, {{"first", told}, {"then", position_->question()}}} : told);
  } else {
    sentence_ = {};
  }
  track_->set(c, track_state(), false);
}

// ---- what is done without a square ----

std::optional<Label> TrialBoard::answer_label(const games::ActionView& view) const {
  const std::string_view text = view.text;
  const games::Estate estate = position_->estate().value_or(games::Estate{});
  const Square at = estate.at.value_or(0);
  const Square here = view.from < info_.deeds.size() ? view.from : at;
  const games::Deed& deed = info_.deeds[here];
  if (text == "hold") return Text{"mess.do.hold", "Let it go"};
  if (text == "pay")
    return Message{{"mess.do.pay", "Pay {amount}"}, {{"amount", dollars(estate.war ? estate.war->rent : 0)}}};
  if (text == "decline") return Text{"mess.do.leave", "Leave it"};
  if (text == "keep-houses") return Text{"mess.do.keep", "Keep them"};
  if (text == "sell-houses") {
    return Message{{"mess.do.sell-all", "Sell for {amount}"},
                   {{"amount", dollars(estate.houses[at] * info_.deeds[at].house / 2)}}};
  }
  if (begins(text, "buy"))
    return Message{{"mess.do.buy", "Buy with the {piece}"}, {{"piece", info_.kinds[view.kind].name}}};
  if (view.from == kNoSquare || view.from != selected_) return std::nullopt;
  if (begins(text, "build"))
    return Message{{"rules.track.build", "Build: {amount}"}, {{"amount", dollars(deed.house)}}};
  if (begins(text, "sell"))
    return Message{{"rules.track.sell", "Sell a house: {amount}"}, {{"amount", dollars(deed.house / 2)}}};
  const auto piece = position_->piece_at(here);
  // Always possible, but beside the point where nothing is owed.
  if (begins(text, "mortgage") && piece && estate.phase == "debt") {
    return Message{{"rules.track.mortgage", "Mortgage: {amount}"},
                   {{"amount", dollars(info_.kinds[piece->kind].value)}}};
  }
  return std::nullopt;
}

std::vector<TrialBoard::Answer> TrialBoard::answers() const {
  std::vector<Answer> found;
  if (!track_ || position_->outcome().over()) return found;
  for (const games::Action action : position_->actions()) {
    const games::ActionView view = position_->view(action);
    if (const auto label = answer_label(view)) found.push_back({view.text, *label});
  }
  return found;
}

void TrialBoard::draw_answers(Context& c, Rect& column) {
  const std::vector<Answer> offered = answers();
  if (offered.empty()) return;
  constexpr float kGap = 8;
  std::string pressed;
  Rect row = column.cut_top(kit::button_height(), kGap);
  float left = row.w;
  for (const Answer& answer : offered) {
    const float width = std::min(kit::button_width(c, answer.label), column.w);
    if (width > left) {
      row = column.cut_top(kit::button_height(), kGap);
      left = row.w;
    }
    const Rect place = row.cut_left(width, kGap);
    left -= width + kGap;
    if (kit::button(c, "rules.answer." + answer.action, place, answer.label)) pressed = answer.action;
  }
  column.cut_top(6);
  if (pressed.empty()) return;
  try_action(c, pressed);
  c.frame.input();
}

}  // namespace messhall::ui
