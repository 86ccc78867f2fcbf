#include "ui/screens/table.hpp"

#include <algorithm>
#include <utility>

#include "ui/icons.gen.hpp"
#include "ui/kit.hpp"
#include "ui/screens/foretelling.hpp"
#include "ui/screens/promotion.hpp"
#include "ui/screens/square_names.hpp"
#include "ui/screens/why_not.hpp"

namespace messhall::ui {
namespace {

using games::Side;

constexpr std::string_view kBoard = "board";
// How long the bubble of a refusal stays.
constexpr double kRefusalShown = 6'000;

// "c3", "c3 and e3", "c3, d4 and e3".
Message list_squares(BoardSize size, const std::vector<Square>& squares) {
  Message list{{"", ""}};
  const auto name = [&](std::size_t i) { return square_name(size, squares[i]); };
  if (squares.size() == 1) return {{"table.list.one", "{square}"}, {{"square", name(0)}}};
  list = {{"table.list.two", "{first} and {last}"},
          {{"first", name(squares.size() - 2)}, {"last", name(squares.size() - 1)}}};
  for (std::size_t i = squares.size() - 2; i-- > 0;) {
    list = {{"table.list.more", "{first}, {rest}"}, {{"first", name(i)}, {"rest", std::move(list)}}};
  }
  return list;
}

// So many squares are named one by one.
constexpr std::size_t kNamed = 3;

Text royal_name(const games::GameInfo& info) {
  const auto found = std::find_if(info.kinds.begin(), info.kinds.end(), [](const auto& kind) { return kind.royal; });
  return found == info.kinds.end() ? Text{} : found->name;
}

// What the piece in hand can do, without its name.
Message reach(BoardSize size, const std::vector<games::ActionView>& choices) {
  std::vector<Square> squares;
  std::size_t captures = 0;
  for (const games::ActionView& view : choices) {
    // A promotion is one square, whatever comes of it.
    if (std::find(squares.begin(), squares.end(), view.to) != squares.end()) continue;
    squares.push_back(view.to);
    if (view.captured) ++captures;
  }
  if (squares.empty()) return {{"table.reach.none", "It cannot move now."}};
  std::vector<Argument> arguments{{"captures", std::to_string(captures)}};
  if (squares.size() <= kNamed) {
    arguments.emplace_back("squares", list_squares(size, squares));
    if (captures == 0) return {{"table.reach.few", "It may go to {squares}."}, arguments};
    if (captures == 1) return {{"table.reach.few.one", "It may go to {squares}: one capture."}, arguments};
    return {{"table.reach.few.more", "It may go to {squares}: {captures} captures."}, arguments};
  }
  arguments.emplace_back("count", std::to_string(squares.size()));
  if (captures == 0) return {{"table.reach.many", "It may go to {count} squares."}, arguments};
  if (captures == 1) return {{"table.reach.many.one", "It may go to {count} squares: one capture."}, arguments};
  return {{"table.reach.many.more", "It may go to {count} squares: {captures} captures."}, arguments};
}

// The board's part of a move: what is named with it is a mark.
std::string board_text(const games::ActionView& view) {
  return view.text.substr(0, std::min(view.text.find('~'), view.text.size()));
}

// Where the pieces stand after a move that has not been played yet.
std::vector<games::Piece> moved(std::vector<games::Piece> pieces, const games::ActionView& view) {
  std::erase_if(pieces, [&](const games::Piece& piece) {
    return view.captured && piece.square == view.captured->square && piece.owner == view.captured->owner;
  });
  for (games::Piece& piece : pieces) {
    if (view.shift && piece.square == view.shift->from) {
      piece.square = view.shift->to;
    } else if (piece.square == view.from) {
      piece.square = view.to;
      piece.kind = view.promoted.value_or(piece.kind);
    }
  }
  return pieces;
}

}  // namespace

bool Table::owns(std::string_view widget) const {
  return widget.size() > kBoard.size() && widget.substr(0, kBoard.size()) == kBoard && widget[kBoard.size()] == '.';
}

Rect Table::fit(const Context& c, Rect area, board::FrameStyle frame) const {
  const app::Match* const match = hall_.session.match();
  if (match == nullptr) return area;
  const games::Board& board = match->info().board;
  return board::fit({area, board.size, flipped_, frame, board.river_above_rank, c.density}).outer;
}

std::optional<Rect> Table::square(std::string_view name) const {
  if (!view_ || view_->layout().unit <= 0) return std::nullopt;
  const auto square = read_square(view_->info().board.size, name);
  if (!square || !name.empty()) return std::nullopt;
  return view_->layout().square_rect(*square);
}

// ---- following the match ----

void Table::follow(Context& c) {
  const app::Match* const match = hall_.session.match();
  if (match == nullptr) return;
  if (match_id_ != hall_.session.match_id() || !view_) sit_down(*match);
  if (revision_ != match->revision()) {
    revision_ = match->revision();
    let_go();
  }
  if (refused_) {
    if (refused_->since < 0) refused_->since = c.now;
    if (c.now - refused_->since >= kRefusalShown) {
      refused_.reset();
    } else {
      c.frame.wake_at(refused_->since + kRefusalShown);
    }
  }
  if (shown_ != now_shown(*match)) update(c, *match);
}

// Another match: nothing of the old one is left.
void Table::sit_down(const app::Match& match) {
  if (!view_ || &view_->info() != &match.info()) {
    view_ = std::make_unique<board::View>(match.info(), std::string(kBoard));
  }
  match_id_ = hall_.session.match_id();
  revision_ = match.revision();
  flipped_ = (match.viewer() == Side::Second) != hall_.session.settings().flip;
  let_go();
  shown_.reset();
  path_.clear();
}

// ---- prophecies ----

bool Table::asking() const {
  const app::Match* const match = hall_.session.match();
  const auto& draft = hall_.session.draft();
  return match != nullptr && draft && draft->move && !match->looking_back() && match->human_to_move();
}

bool Table::named_first() const {
  const auto& draft = hall_.session.draft();
  return draft && !draft->move && draft->named != kNoSquare;
}

void Table::name_first() {
  const app::Match& match = *hall_.session.match();
  hall_.hush();
  if (naming_first_ || named_first()) {
    naming_first_ = false;
    hall_.session.drop_turn();
    return;
  }
  if (!match.human_to_move()) {
    hall_.refuse(match.over() ? foretelling::refusal(match) : match.refusal(kNoSquare, kNoSquare), true);
    return;
  }
  if (Message why = foretelling::refusal(match); !why.empty()) {
    hall_.refuse(std::move(why), true);
    return;
  }
  hall_.session.look(match.moves().size());
  let_go();
  naming_first_ = true;
  hall_.ui.announce(Text{"table.name-first.said", "Choose the square that you foretell, then make your move."});
}

void Table::name(Square square) {
  const auto& draft = hall_.session.draft();
  if (asking() && draft->named == square) {
    finish(true);
    return;
  }
  naming_first_ = false;
  hall_.session.name(square);
  const std::vector<Argument> arguments{{"square", square_name(view_->info().board.size, square)}};
  if (asking()) {
    hall_.ui.announce(Message{{"table.named.said", "{square} is named. Press it once more to confirm."}, arguments});
  } else {
    hall_.ui.announce(Message{{"table.named-first.said", "{square} is named. Now make your move."}, arguments});
  }
}

void Table::finish(bool with_prophecy) {
  hall_.hush();
  hall_.refused(hall_.session.finish_turn(with_prophecy));
}

void Table::take_back() {
  hall_.hush();
  hall_.session.drop_turn();
  hall_.ui.announce(Text{"table.taken-back.said", "The move is taken back."});
}

Table::Shown Table::now_shown(const app::Match& match) const {
  std::string draft;
  if (const auto& turn = hall_.session.draft())
    draft = (turn->move ? turn->move->text : std::string()) + "~" + std::to_string(turn->named);
  const auto& hint = hall_.session.hint();
  const app::Settings& settings = hall_.session.settings();
  return {match_id_,
          match.revision(),
          match.cursor(),
          selected_,
          refused_ ? refused_->to : kNoSquare,
          hint ? hint->text : std::string(),
          pending_ ? pending_->text : std::string(),
          flipped_,
          static_cast<int>(settings.coordinates),
          settings.show_targets,
          hall_.session.paused(),
          std::move(draft),
          naming_first_};
}

board::State Table::state_of(const app::Match& match) const {
  const app::Settings& settings = hall_.session.settings();
  board::State state;
  state.pieces = match.shown().pieces();
  const bool asks = asking();
  if (asks) state.pieces = moved(std::move(state.pieces), *hall_.session.draft()->move);
  state.naming = asks || naming_first_;
  state.foretold = foretelling::marks(hall_.session);
  if (!asks) state.checked = match.shown().checked();
  if (match.human_to_move() && !match.looking_back() && !asks) {
    for (const games::Piece& piece : state.pieces) {
      if (piece.owner == match.to_move()) state.movable.push_back(piece.square);
    }
  }
  state.selected = selected_;
  if (settings.show_targets) {
    for (const games::ActionView& view : choices_) {
      if (state.target(view.to) == nullptr) state.targets.push_back({view.to, view.captured.has_value(), view.by_hand});
    }
  }
  if (asks) {
    state.last = {hall_.session.draft()->move->from, hall_.session.draft()->move->to};
  } else if (const app::PlayedMove* const last = match.last_shown()) {
    state.last = {last->view.from, last->view.to};
  }
  if (refused_) state.refused = refused_->to;
  if (const auto& hint = hall_.session.hint()) state.hint = {hint->from, hint->to};
  if (pending_) state.suggestions.push_back({pending_->from, pending_->to, 0});
  state.flipped = flipped_;
  state.coordinates = settings.coordinates != app::Coordinates::Off;
  return state;
}

std::vector<Table::Seen> Table::path_of(const app::Match& match) const {
  std::vector<Seen> path;
  for (std::size_t ply = 0; ply < match.cursor(); ++ply) {
    const app::PlayedMove& move = match.moves()[ply];
    path.push_back({board_text(move.view), move.view, move.side, false});
  }
  if (asking()) {
    const games::ActionView& move = *hall_.session.draft()->move;
    path.push_back({board_text(move), move, match.to_move(), true});
    path.back().view.vanished.reset();
  }
  return path;
}

// The single move that leads from what was shown to what is to be shown, if it is one.
std::optional<board::Transition> Table::step(const app::Match& match) {
  const std::vector<Seen> path = std::exchange(path_, path_of(match));
  const std::size_t common = std::min(path.size(), path_.size());
  for (std::size_t i = 0; i < common; ++i) {
    if (path[i].text != path_[i].text) return std::nullopt;
  }
  if (path_.size() == path.size() + 1) return board::transition(path_.back().view, path_.back().side);
  // A pair taken back: what is seen is the way home of the piece that moved first.
  if (path_.size() < path.size() && path.size() - path_.size() <= 2) {
    return board::transition(path[path_.size()].view, path[path_.size()].side, true);
  }
  // The move stood there already; what comes true after it does not.
  if (!path_.empty() && path_.size() == path.size() && path.back().draft && path_.back().view.vanished) {
    board::Transition transition;
    transition.vanished = path_.back().view.vanished;
    return transition;
  }
  return std::nullopt;
}

void Table::update(Context& c, const app::Match& match) {
  const bool known = shown_.has_value();
  shown_ = now_shown(match);
  auto transition = step(match);
  if (!known || !transition) {
    view_->set(state_of(match));
    dropped_.reset();
    return;
  }
  if (!transition->backward) transition->dropped = dropped_;
  dropped_.reset();
  if (transition->captured) transition->card = cards_[transition->captured->owner == Side::Second ? 0 : 1];
  view_->play(state_of(match), std::move(*transition), c);
}

// ---- presses ----

void Table::show(Context& c, Rect area, board::FrameStyle frame) {
  if (!view_) return;
  view_->place(c, area, frame);
  hall_.saw_squares(view_->layout().unit);
  const board::Skin* const skin = hall_.skin();
  if (skin == nullptr) return;
  if (const auto wish = view_->show(c, *skin)) {
    obey(*wish);
    c.frame.request();
  }
  draw_marks(c);
  draw_refusal(c, *skin);
}

bool Table::key(const Key& key) {
  if (!view_ || hall_.session.match() == nullptr) return false;
  const board::View::KeyResult result = view_->key(key);
  if (result.used) hall_.ui.focus_widget(view_->cell_id(view_->cursor()));
  if (result.wish) obey(*result.wish);
  return result.used;
}

void Table::obey(const board::Wish& wish) {
  using Kind = board::Wish::Kind;
  hall_.hush();
  refused_.reset();
  switch (wish.kind) {
    case Kind::Select:
      select(wish.to);
      return;
    case Kind::Deselect:
      let_go();
      return;
    case Kind::Try:
      attempt(wish);
      return;
    case Kind::Name:
      name(wish.to);
      return;
    case Kind::Poke:
      pending_.reset();
      meet();
      if (view_->state().piece_at(wish.to) != nullptr) reject(wish.to, wish.to);
      return;
  }
}

// A press on the board while an older position is shown leads back to the game.
void Table::meet() {
  const app::Match& match = *hall_.session.match();
  if (match.looking_back() && match.human_to_move()) hall_.session.look(match.moves().size());
}

void Table::select(Square square) {
  const app::Match& match = *hall_.session.match();
  hall_.session.clear_hint();
  pending_.reset();
  selected_ = square;
  choices_ = match.legal_from(square);
  risky_.clear();
  risks_.clear();
  if (hall_.session.settings().warn_brain) {
    for (const games::ActionView& view : choices_) {
      const bool known = std::find(risky_.begin(), risky_.end(), view.to) != risky_.end();
      std::vector<Message> warnings = known ? std::vector<Message>{} : match.warnings(view.text);
      if (warnings.empty()) continue;
      risky_.push_back(view.to);
      risks_.push_back(std::move(warnings.front()));
    }
  }
  hall_.ui.announce(hand_sentence());
}

void Table::let_go() {
  selected_ = kNoSquare;
  choices_.clear();
  risky_.clear();
  risks_.clear();
  pending_.reset();
  refused_.reset();
  naming_first_ = false;
}

void Table::attempt(const board::Wish& wish) {
  const auto found =
      std::find_if(choices_.begin(), choices_.end(), [&](const games::ActionView& view) { return view.to == wish.to; });
  if (found == choices_.end()) {
    pending_.reset();
    reject(wish.from, wish.to);
    return;
  }
  std::vector<games::ActionView> same;
  std::copy_if(choices_.begin(), choices_.end(), std::back_inserter(same),
               [&](const games::ActionView& view) { return view.to == wish.to; });
  if (same.size() > 1) {
    hall_.ui.open(make_promotion(hall_, {std::move(same), hall_.session.match()->to_move(), [this] { return outer(); },
                                         [this](const games::ActionView& move) { promote(move); }}));
    return;
  }
  const games::ActionView move = *found;
  const bool agreed = pending_ && pending_->text == move.text;
  if (!agreed && holds_back(move)) return;
  if (wish.dragged) dropped_ = wish.at;
  commit(move);
}

// A move that waits for a word. A turn that is asked about is warned of beside the question, and confirmed by the
// answer.
bool Table::holds_back(const games::ActionView& move) {
  if (asks_after(move)) return false;
  pending_warning_ = warning_of(move);
  if (!hall_.session.settings().confirm_move && pending_warning_.empty()) return false;
  pending_ = move;
  if (!pending_warning_.empty()) hall_.ui.announce(pending_warning_, true);
  hall_.ui.announce(Message{{"table.confirm.said", "{move}: press once more to play it."}, {{"move", move.notation}}});
  return true;
}

// Whether the player is to name a square after this move. Not when nothing can come of it: the game ends with the move.
bool Table::asks_after(const games::ActionView& move) const {
  const app::Session& session = hall_.session;
  const app::Match& match = *session.match();
  if (!match.may_name()) return false;
  if (session.settings().prophecies != app::Prophecies::Always && !named_first()) return false;
  const auto after = match.position().clone();
  const auto action = after->parse_action(move.text);
  if (action) after->apply(*action);
  return !after->outcome().over() || after->outcome().reason == "king-foretold";
}

// What a prophecy may do to the move, when the player wants to hear it. Other games warn when the piece is taken up.
Message Table::warning_of(const games::ActionView& move) const {
  const app::Match& match = *hall_.session.match();
  if (!hall_.session.settings().warn_brain || !match.position().prophecies()) return {};
  const std::vector<Message> warnings = match.warnings(move.text);
  return warnings.empty() ? Message{} : warnings.front();
}

void Table::commit(const games::ActionView& move) {
  if (!asks_after(move)) {
    play(move);
    return;
  }
  if (hall_.refused(hall_.session.begin_turn(move.text))) dropped_.reset();
  let_go();
}

// The choice was the word for it; only a prophecy is still told of.
void Table::promote(const games::ActionView& move) {
  if (!warning_of(move).empty() && holds_back(move)) return;
  commit(move);
}

void Table::confirm() {
  if (pending_) play(games::ActionView(*pending_));
}

void Table::play(const games::ActionView& move) {
  if (hall_.refused(hall_.session.play(move.text))) dropped_.reset();
  let_go();
}

void Table::reject(Square from, Square to) {
  const app::Match& match = *hall_.session.match();
  Message why = match.refusal(from, to);
  if (why.empty()) return;
  hall_.ui.announce(why, true);
  if (from == to) {
    hall_.refuse(std::move(why));
  } else {
    refused_ = Refused{from, to, std::move(why), -1};
  }
}

Message Table::hand_sentence() const {
  const app::Match* const match = hall_.session.match();
  if (match == nullptr || selected_ == kNoSquare) return {};
  const auto piece = match->position().piece_at(selected_);
  if (!piece || piece->kind >= match->info().kinds.size()) return {};
  const BoardSize size = match->info().board.size;
  const std::vector<Argument> arguments{{"piece", match->info().kinds[piece->kind].name},
                                        {"square", square_name(size, selected_)},
                                        {"reach", reach(size, choices_)}};
  if (risky_.empty()) return {{"table.hand", "**{piece} on {square}.** {reach}"}, arguments};
  std::vector<Argument> more = arguments;
  if (match->position().prophecies()) {
    more.emplace_back("risk", foretold_risk(size));
    return {{"table.hand.foretold", "**{piece} on {square}.** {reach} {risk}"}, more};
  }
  more.emplace_back("royal", royal_name(match->info()));
  if (risky_.size() == choices_.size()) {
    return {{"table.hand.danger", "**{piece} on {square}.** {reach} Careful: your {royal} could be taken."}, more};
  }
  if (risky_.size() > kNamed) {
    return {{"table.hand.marked", "**{piece} on {square}.** {reach} On marked squares your {royal} could be taken."},
            more};
  }
  more.emplace_back("risky", list_squares(size, risky_));
  return {{"table.hand.risky", "**{piece} on {square}.** {reach} Careful on {risky}: your {royal} could be taken."},
          more};
}

bool Table::all_risky() const {
  return std::all_of(choices_.begin(), choices_.end(), [&](const games::ActionView& view) {
    return std::find(risky_.begin(), risky_.end(), view.to) != risky_.end();
  });
}

// What the prophecies would do to the moves of the piece in hand.
Message Table::foretold_risk(BoardSize size) const {
  const bool alike = std::all_of(risks_.begin(), risks_.end(), [&](const Message& risk) {
    return messhall::say(risk) == messhall::say(risks_.front());
  });
  if (alike && all_risky()) return risks_.front();
  if (risky_.size() == 1) {
    return {{"table.risk.one", "Careful on {square}: {reason}"},
            {{"square", square_name(size, risky_.front())}, {"reason", risks_.front()}}};
  }
  return {{"table.risk.marked", "On marked squares a prophecy strikes."}};
}

// ---- marks of the screen's own ----

void Table::draw_marks(Context& c) {
  const board::Layout& layout = view_->layout();
  const Palette& p = c.colours();
  const float size = std::clamp(layout.unit * 0.3F, 14.0F, 24.0F);
  // When every way is as bad as every other, the sentence says it.
  const bool told = hall_.session.match()->position().prophecies() && all_risky();
  for (const Square square : risky_) {
    if (told) break;
    const Rect cell = layout.square_rect(square);
    const Rect sign{cell.right() - size - 1, cell.y + 1, size, size};
    kit::fill(c, sign, 0xFFFFFFFFU, size / 2);
    kit::fill(c, sign.inset(1.5F), p.brand, size / 2);
    kit::icon(c, icons::kWarning, sign, size * 0.66F, p.on_brand, true);
  }
  if (hall_.session.settings().coordinates == app::Coordinates::Squares) draw_square_names(c, layout);
}

void Table::draw_refusal(Context& c, const board::Skin& skin) {
  if (!refused_) return;
  std::vector<Rect> keep;
  for (const games::ActionView& view : choices_) keep.push_back(view_->layout().square_rect(view.to));
  const games::Piece* const piece = view_->state().piece_at(refused_->from);
  const Sprite picture = piece == nullptr ? Sprite{} : hall_.piece(c, view_->info(), piece->owner, piece->kind, 72);
  draw_why_not(c, {*view_, skin, refused_->from, refused_->to, refused_->why, picture, keep});
}

}  // namespace messhall::ui
