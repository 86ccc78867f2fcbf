#include "ui/screens/mess_table.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "app/telling.hpp"

namespace messhall::ui {
namespace {

using games::Side;

constexpr std::string_view kBoard = "board";

std::size_t throws(const app::Match& match) {
  const auto& moves = match.moves();
  return static_cast<std::size_t>(
      std::count_if(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(match.cursor()),
                    [](const app::PlayedMove& move) { return move.view.text.substr(0, 5) == "dice:"; }));
}

}  // namespace

// ---- following the match ----

void MessTable::follow(Context& c) {
  const app::Match* const match = hall_.session.match();
  if (match == nullptr || match->info().deeds.empty()) return;
  if (match_id_ != hall_.session.match_id() || !view_ || &view_->info() != &match->info()) {
    view_ = std::make_unique<track::View>(match->info(), std::string(kBoard));
    match_id_ = hall_.session.match_id();
    revision_ = match->revision();
    let_go();
    mode_ = Mode::Answer;
    shown_.reset();
  }
  if (revision_ != match->revision()) {
    revision_ = match->revision();
    let_go();
    // Building goes on until one is done with it; the rest is over when nothing is left to do.
    if (mode_ != Mode::Answer && (!asking() || mess::offers(*match, verb()).empty())) mode_ = Mode::Answer;
  }
  if (shown_ != now_shown(*match)) update(c, *match);
}

void MessTable::let_go() {
  selected_ = kNoSquare;
  kind_.reset();
  attacker_ = kNoSquare;
  pending_.clear();
}

void MessTable::buy_with(std::uint8_t kind) {
  kind_ = kind;
  pending_.clear();
}

void MessTable::attack_with(Square square) {
  attacker_ = square;
  pending_.clear();
}

bool MessTable::asking() const {
  const app::Match* const match = hall_.session.match();
  return match != nullptr && match->human_to_move() && !match->looking_back();
}

MessTable::Shown MessTable::now_shown(const app::Match& match) const {
  const auto& hint = hall_.session.hint();
  return {match_id_, match.revision(),         match.cursor(), mode_,
          selected_, kind_.value_or(255),      attacker_,      hint ? hint->text : std::string(),
          pending_,  hall_.session.following()};
}

void MessTable::update(Context& c, const app::Match& match) {
  const bool known = shown_.has_value();
  shown_ = now_shown(match);
  const bool onward = match.cursor() > cursor_ || match.cursor() == match.moves().size();
  cursor_ = match.cursor();
  const track::State& old = view_->state();
  track::State state = state_of(match);
  // Marks alone move nothing; an animation that runs goes on.
  const bool same = old.pieces == state.pieces && old.throws == state.throws &&
                    old.estate.purses[0].token == state.estate.purses[0].token &&
                    old.estate.purses[1].token == state.estate.purses[1].token &&
                    old.estate.purses[0].jail == state.estate.purses[0].jail &&
                    old.estate.purses[1].jail == state.estate.purses[1].jail;
  view_->set(c, std::move(state), !known || !onward, same);
}

track::State MessTable::state_of(const app::Match& match) const {
  track::State state;
  const games::Position& position = match.shown();
  state.pieces = position.pieces();
  if (auto estate = position.estate()) state.estate = std::move(*estate);
  state.throws = throws(match);
  if (const app::PlayedMove* const last = match.last_shown()) {
    if (last->view.from != kNoSquare && last->view.to != kNoSquare) state.last = {last->view.from, last->view.to};
  }
  state.question = state.estate.at.value_or(kNoSquare);
  const auto waiting = pending_.empty() ? std::nullopt : match.find(pending_);
  for (const auto& shown : {hall_.session.hint(), waiting}) {
    if (!shown) continue;
    for (const Square square : {shown->from, shown->to}) {
      if (square < track::kSquares) state.hint.push_back(square);
    }
  }
  if (state.estate.war) {
    const Side actor = match.looking_back() ? static_cast<Side>(state.estate.turn) : match.to_move();
    const std::size_t side = actor == Side::Chance ? state.estate.turn : mess::index(actor);
    for (const games::Rung& rung : state.estate.war->rungs[side]) state.attackers.push_back(rung.from);
    for (const games::Rung& rung : state.estate.war->rungs[1 - side]) state.defenders.push_back(rung.from);
  }
  if (asking()) add_question(match, state);
  return state;
}

void MessTable::add_question(const app::Match& match, track::State& state) const {
  if (mode_ != Mode::Answer) {
    state.attackers.clear();
    state.defenders.clear();
    for (const mess::Offer& offer : mess::offers(match, verb())) {
      if (offer.square != kNoSquare) state.targets.push_back(offer.square);
    }
    return;
  }
  state.selected = selected_;
  for (const mess::Offer& offer : mess::offers(match, "move")) {
    if (std::find(state.movable.begin(), state.movable.end(), offer.square) == state.movable.end())
      state.movable.push_back(offer.square);
    if (offer.square == selected_ && hall_.session.settings().show_targets) state.targets.push_back(offer.to);
  }
  if (state.estate.war && attacker() != kNoSquare) state.selected = attacker();
  if (state.estate.phase == "buy" && !mess::offers(match, "buy").empty())
    state.defenders = mess::threatened(match, bought_with(), *state.estate.at);
  if (state.estate.phase == "debt") {
    for (const std::string_view what : {"sell", "mortgage"}) {
      for (const mess::Offer& offer : mess::offers(match, what)) state.targets.push_back(offer.square);
    }
  }
}

// ---- choices ----

bool MessTable::offers(Mode mode) const {
  return asking() && !mess::offers(*hall_.session.match(), verb(mode)).empty();
}

std::string_view MessTable::verb(Mode mode) {
  switch (mode) {
    case Mode::Build:
      return "build";
    case Mode::Sell:
      return "sell";
    case Mode::Mortgage:
      return "mortgage";
    case Mode::Redeem:
      return "redeem";
    case Mode::Answer:
      break;
  }
  return {};
}

void MessTable::set_mode(Mode mode) {
  mode_ = mode_ == mode ? Mode::Answer : mode;
  let_go();
  hall_.hush();
  hall_.session.clear_hint();
}

std::uint8_t MessTable::bought_with() const {
  const auto offers = mess::offers(*hall_.session.match(), "buy");
  const auto chosen =
      std::find_if(offers.begin(), offers.end(), [&](const mess::Offer& offer) { return offer.kind == kind_; });
  if (chosen != offers.end()) return chosen->kind;
  // The one worth least; they come in the order of their letters.
  const auto& kinds = hall_.session.match()->info().kinds;
  const auto least = std::min_element(offers.begin(), offers.end(), [&](const mess::Offer& a, const mess::Offer& b) {
    return std::pair(kinds[a.kind].value, a.kind) < std::pair(kinds[b.kind].value, b.kind);
  });
  return least == offers.end() ? std::uint8_t{0} : least->kind;
}

Square MessTable::attacker() const {
  const app::Match& match = *hall_.session.match();
  if (!asking()) return kNoSquare;
  const auto offers = mess::offers(match, "attack");
  if (offers.empty()) return kNoSquare;
  const auto has = [&](Square square) {
    return std::any_of(offers.begin(), offers.end(), [&](const mess::Offer& offer) { return offer.square == square; });
  };
  if (has(attacker_)) return attacker_;
  const auto estate = match.position().estate();
  if (estate && estate->war) {
    for (const games::Rung& rung : estate->war->rungs[mess::index(match.to_move())]) {
      if (has(rung.from)) return rung.from;
    }
  }
  return offers.front().square;
}

// Only dice need no second word, and what is the only way to go on.
bool MessTable::holds_back(std::string_view action) {
  const app::Match& match = *hall_.session.match();
  if (!hall_.session.settings().confirm_move || pending_ == action) return false;
  const auto view = match.find(action);
  if (action == "roll" || match.legal().size() < 2 || !view) return false;
  pending_ = action;
  hall_.session.clear_hint();
  hall_.ui.announce(
      Message{{"mess.pending.said", "{what} Press once more to confirm."}, {{"what", app::advice(*view)}}});
  return true;
}

void MessTable::play(std::string_view action) {
  hall_.hush();
  if (holds_back(action)) return;
  pending_.clear();
  hall_.refused(hall_.session.play(action));
}

// ---- the board ----

void MessTable::show(Context& c, Rect area, bool dice_in_corner) {
  if (!view_) return;
  view_->dress(hall_.session.settings().theme);
  view_->place(c, area);
  view_->dice_in_corner(dice_in_corner);
  hall_.skin();  // asks for the pictures of the pieces
  if (const auto wish = view_->show(c, mess::pictures(c, hall_, view_->info()))) {
    obey(*wish);
    c.frame.input();
  }
}

// The square that is talked about, or the one on which the token of the turn stands, in the middle of its row.
Square MessTable::strip_start(int count) const {
  const track::State& state = view_->state();
  const Square middle = looked_at_ < track::kRim       ? looked_at_
                        : selected_ < track::kRim      ? selected_
                        : state.question < track::kRim ? state.question
                                                       : state.estate.purses[state.estate.turn].token;
  return static_cast<Square>((middle + track::kRim - count / 2) % track::kRim);
}

void MessTable::without_strip() {
  strip_count_ = 0;
  if (view_) view_->strip(kNoSquare, 0);
}

void MessTable::show_fallen(Context& c, Point top, Point bottom) {
  if (!view_) return;
  const bool first_below = hall_.session.match()->viewer() == Side::First;
  view_->paint_fallen(c, mess::pictures(c, hall_, view_->info()),
                      first_below ? std::array{bottom, top} : std::array{top, bottom});
}

void MessTable::show_strip(Context& c, Rect rect, int count) {
  if (!view_) return;
  const Square first = strip_start(count);
  if (strip_count_ != count || view_->strip_first() != first) {
    // The board above has been drawn already: it marks these squares in the next frame.
    strip_count_ = count;
    view_->strip(first, count);
    c.frame.animate();
  }
  const auto wish = view_->show_strip(c, mess::pictures(c, hall_, view_->info()), rect, first, count);
  if (!wish) return;
  obey(*wish);
  c.frame.input();
}

std::optional<Rect> MessTable::square(std::string_view name) const {
  const app::Match* const match = hall_.session.match();
  if (!view_ || match == nullptr || view_->layout().unit <= 0) return std::nullopt;
  const auto square = app::read_square_word(match->info(), name);
  if (!square) return std::nullopt;
  return view_->layout().cell(*square);
}

bool MessTable::key(const Key& key) {
  if (!view_ || !view_->has_keyboard()) return false;
  const track::View::KeyResult result = view_->key(key);
  if (result.focus != kNoSquare) hall_.ui.focus_widget(view_->cell_id(result.focus));
  if (result.wish) obey(*result.wish);
  return result.used;
}

void MessTable::obey(const track::Wish& wish) {
  hall_.hush();
  if (wish.to == kNoSquare) {
    let_go();
    return;
  }
  const app::Match& match = *hall_.session.match();
  if (match.looking_back()) {
    hall_.session.look(match.moves().size());
    return;
  }
  if (wish.from != kNoSquare) {
    move(wish.from, wish.to);
  } else if (wish.small && strip_count_ > 0 && look_at(wish.to)) {
    return;
  } else {
    press(wish.to);
  }
}

// Turns the strip to this square where a press on it would do no more than explain it; no, when it is seen there
// already.
bool MessTable::look_at(Square square) {
  const bool acts = asking() && (!view_->state().targets.empty() || !view_->state().movable.empty() ||
                                 !view_->state().attackers.empty());
  const auto within = [&](const std::vector<Square>& list) {
    return std::find(list.begin(), list.end(), square) != list.end();
  };
  const track::State& state = view_->state();
  if (acts && (within(state.targets) || within(state.movable) || within(state.attackers) || selected_ != kNoSquare))
    return false;
  const int off = (square - view_->strip_first() + track::kRim) % track::kRim;
  if (square >= track::kRim || off < strip_count_) return false;
  looked_at_ = square;
  return true;
}

void MessTable::press(Square square) {
  const app::Match& match = *hall_.session.match();
  const auto has = [&](std::string_view what) {
    return mess::offered(match, std::string(what) + ":" + std::to_string(square));
  };
  if (!asking()) return explain(square);
  if (mode_ != Mode::Answer) {
    if (has(verb())) return play(std::string(verb()) + ":" + std::to_string(square));
    return explain(square);
  }
  if (has("attack")) return attack_with(square);
  if (selected_ != kNoSquare && square != selected_) {
    const bool other = !mess::offered(match, "move:" + std::to_string(selected_) + "-" + std::to_string(square)) &&
                       match.position().piece_at(square).has_value();
    if (!other) return move(selected_, square);
  }
  const auto moves = mess::offers(match, "move");
  const bool movable =
      std::any_of(moves.begin(), moves.end(), [&](const mess::Offer& offer) { return offer.square == square; });
  if (square == selected_) {
    let_go();
  } else if (movable) {
    select(square);
  } else {
    explain(square);
  }
}

void MessTable::select(Square square) {
  const app::Match& match = *hall_.session.match();
  hall_.session.clear_hint();
  pending_.clear();
  selected_ = square;
  const auto moves = mess::offers(match, "move");
  const auto count =
      std::count_if(moves.begin(), moves.end(), [&](const mess::Offer& offer) { return offer.square == square; });
  const auto piece = match.position().piece_at(square);
  if (!piece) return;
  hall_.ui.announce(Message{{"mess.hand.said", "{piece} on {place} in hand. It may go to {count} squares."},
                            {{"piece", match.info().kinds[piece->kind].name},
                             {"place", mess::place(match, square)},
                             {"count", std::to_string(count)}}});
}

void MessTable::move(Square from, Square to) {
  const app::Match& match = *hall_.session.match();
  const std::string text = "move:" + std::to_string(from) + "-" + std::to_string(to);
  if (mess::offered(match, text)) return play(text);
  Message why = match.refusal(from, to);
  if (why.empty()) return;
  hall_.refuse(std::move(why), true);
}

void MessTable::explain(Square square) {
  pending_.clear();
  hall_.ui.open(make_deed(hall_, square));
}

}  // namespace messhall::ui
