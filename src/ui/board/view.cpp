#include "ui/board/view.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

#include "ui/kit/widget.hpp"
#include "ui/router.hpp"

namespace messhall::ui::board {
namespace {

// For Life: long past, and from the next frame on.
constexpr double kAlways = -1e9;
constexpr double kNow = -1;

bool same_pieces(const State& a, const State& b) { return a.pieces == b.pieces; }

std::string row_id(const View& view, Square square) {
  return view.id() + ".row" + std::to_string(view.layout().size.rank(square) + 1);
}

Node node(std::string id, ui::Role role, std::string label, Rect rect) {
  Node out;
  out.id = std::move(id);
  out.role = role;
  out.label = std::move(label);
  out.rect = rect;
  return out;
}

}  // namespace

FrameStyle frame_style(Form form) { return form == Form::Wide ? FrameStyle::Whole : FrameStyle::Trimmed; }

View::View(const games::GameInfo& info, std::string id) : info_(info), id_(std::move(id)), look_(look(info)) {}

void View::set(State state) {
  watch_marks(state);
  if (!same_pieces(state, state_)) animation_.finish();
  state_ = std::move(state);
  hand_.reconcile(state_);
  stale_ = true;
}

// A mark that was not there before appears; one whose number has come down to 1 pulses, once.
void View::watch_marks(const State& next) {
  std::vector<Life> lives;
  for (const Foretold& mark : next.foretold) {
    const auto known = std::find_if(state_.foretold.begin(), state_.foretold.end(), [&](const Foretold& old) {
      return old.square == mark.square && old.own == mark.own;
    });
    if (known == state_.foretold.end()) {
      lives.push_back({shown_ && mark.settled ? kNow : kAlways, kAlways});
      continue;
    }
    Life life = lives_[static_cast<std::size_t>(known - state_.foretold.begin())];
    if (mark.moves_left == 1 && known->moves_left > 1) life.due = kNow;
    lives.push_back(life);
  }
  lives_ = std::move(lives);
  shown_ = true;
}

void View::light_marks(const Context& c, Moment& moment) {
  constexpr float kPulse = 0.45F;
  if (c.theme.still()) return;
  for (Life& life : lives_) {
    if (life.born == kNow) life.born = c.now;
    if (life.due == kNow) life.due = c.now;
    const auto part = [&](double since, double length) {
      return static_cast<float>(std::clamp((c.now - since) / length, 0.0, 1.0));
    };
    const float shown = part(life.born, tokens::motion::kSettle);
    const float pulse = part(life.due, tokens::motion::kFulfil);
    if (shown < 1 || pulse < 1) c.frame.animate();
    moment.glows.push_back({ease_out(shown), 1 + kPulse * std::sin(pulse * 3.14159265F)});
  }
}

void View::play(State state, Transition transition, const Context& c) {
  if (transition.shift) {
    const games::Piece* const piece =
        state_.piece_at(transition.backward ? transition.shift->to : transition.shift->from);
    if (piece != nullptr) transition.shifted = *piece;
  }
  set(std::move(state));
  animation_.start(std::move(transition), c.now, c.theme.still());
}

LayoutRequest View::request(const Context& c, Rect area, FrameStyle frame) const {
  return {area, info_.board.size, state_.flipped, frame, info_.board.river_above_rank, c.density};
}

void View::lie(const Layout& layout) {
  if (layout == layout_) return;
  layout_ = layout;
  stale_ = true;
}

void View::place(const Context& c, Rect area, FrameStyle frame) {
  crop_ = {};
  lie(fit(request(c, area, frame)));
}

void View::place_crop(const Context& c, Rect area, Cell upper_left, int columns, int rows) {
  crop_ = area;
  lie(crop(request(c, area, FrameStyle::None), upper_left, columns, rows));
}

std::string View::cell_id(Square square) const {
  return square == kNoSquare ? std::string() : id_ + "." + square_name(info_.board.size, square);
}

// Events of the pointer that are the board's: those that begin on it, and hovering over it.
void View::collect(Context& c) {
  for (PointerEvent event : c.input.events) {
    const bool finger = event.kind == PointerKind::Touch;
    const bool ours = c.live && c.router.at(event.at, finger) == id_;
    if (event.phase == PointerPhase::Down && !ours) continue;
    if (event.phase == PointerPhase::Move && !ours && !hand_.busy() && waiting_.empty())
      event.phase = PointerPhase::Leave;
    waiting_.push_back(event);
  }
}

std::optional<Wish> View::act(Context& c) {
  if (!c.live || c.input.cancelled) {
    waiting_.clear();
    return hand_.blur();
  }
  while (!waiting_.empty()) {
    const PointerEvent event = waiting_.front();
    waiting_.erase(waiting_.begin());
    if (event.phase == PointerPhase::Down) animation_.finish();
    if (auto wish = hand_.pointer(event, layout_, state_)) {
      // What follows was meant for the board as it will be after the wish.
      if (!waiting_.empty()) c.frame.request();
      return wish;
    }
  }
  if (const std::optional<Square> square = square_of(c.activated)) {
    animation_.finish();
    return hand_.activate(*square, state_);
  }
  return std::nullopt;
}

void View::write_mirror(Context& c) {
  if (stale_ || spoken_ != c.translator) {
    cells_ = grid(info_, layout_, state_, c.translator);
    spoken_ = c.translator;
    stale_ = false;
  }
  const std::string name = say({{"board.name", "{game} board"}, {{"game", info_.name}}}, c.translator);
  c.mirror.add(node(id_, ui::Role::Grid, name, layout_.outer));
  c.mirror.push_group(id_);
  bool in_row = false;
  for (const GridCell& cell : cells_) {
    if (cell.cell.column == 0) {
      if (in_row) c.mirror.pop_group();
      const std::string row = row_id(*this, cell.square);
      const Rect rect{layout_.squares.x, cell.rect.y, layout_.squares.w, cell.rect.h};
      c.mirror.add(node(row, ui::Role::Row, {}, rect));
      c.mirror.push_group(row);
      in_row = true;
    }
    Node button = node(cell_id(cell.square), ui::Role::GridCell, cell.label, cell.rect);
    button.state.selected = cell.selected;
    c.mirror.add(std::move(button));
  }
  if (in_row) c.mirror.pop_group();
  c.mirror.pop_group();
}

Moment View::moment(double now) const {
  Moment m;
  m.poses = animation_.at(now, layout_);
  for (int i = 0; i < look_.size.squares(); ++i) {
    const auto square = static_cast<Square>(i);
    if (animation_.hides(square)) m.away.push_back(square);
  }
  m.dragged = hand_.dragged();
  m.pointer = hand_.pointer_at();
  m.hovered = hand_.hovered();
  if (m.dragged != kNoSquare) m.over = hand_.aim(layout_, state_);
  if (state_.naming) {
    // A mark that can still be changed stays where it is until it is carried on.
    const bool named =
        std::any_of(state_.foretold.begin(), state_.foretold.end(), [](const Foretold& mark) { return !mark.settled; });
    m.naming = hand_.busy() ? hand_.aim(layout_, state_) : named ? kNoSquare : m.hovered;
  }
  if (hand_.cursor_shown()) m.cursor = hand_.cursor();
  return m;
}

std::optional<Square> View::square_of(std::string_view cell) const {
  if (cell.size() <= id_.size() || cell.substr(0, id_.size()) != id_ || cell[id_.size()] != '.') return std::nullopt;
  cell.remove_prefix(id_.size() + 1);
  const std::optional<Square> square = read_square(info_.board.size, cell);
  return cell.empty() ? square : std::nullopt;
}

// The cursor goes where the keyboard is. Only when that changes: after an arrow key the page takes a moment to move
// the focus, and until then the cursor is ahead of it.
void View::follow_focus(std::string_view focus) {
  if (focus == focus_) return;
  focus_ = focus;
  if (const std::optional<Square> square = square_of(focus)) {
    hand_.set_cursor(*square, true);
  } else {
    hand_.hide_cursor();
  }
  stale_ = true;
}

std::optional<Wish> View::show(Context& c, const Skin& skin) {
  if (c.live) c.router.offer({id_, Router::Kind::Drag, layout_.outer, c.clip, false});
  collect(c);
  const std::optional<Wish> wish = act(c);
  follow_focus(c.focus);
  if (c.live) write_mirror(c);
  paint(c, skin);
  return wish;
}

void View::paint(Context& c, const Skin& skin) {
  if (animation_.running(c.now)) c.frame.animate();
  Moment now = moment(c.now);
  light_marks(c, now);
  const bool dark = c.theme.dark();
  if (!crop_.empty()) {
    const kit::Clip clip(c, crop_);
    draw(*c.draw, {layout_, look_, skin, state_, now, c.art, c.fonts, dark});
    return;
  }
  if (layout_.style == FrameStyle::Whole) {
    const float corner = skin.geometry.frame_corner * layout_.unit / skin.geometry.square;
    kit::shadow(c, layout_.outer, corner, tokens::elevation::kE1);
  }
  draw(*c.draw, {layout_, look_, skin, state_, now, c.art, c.fonts, dark});
}

View::KeyResult View::key(const ui::Key& key) {
  const std::optional<Stroke> stroke = read_stroke(key);
  if (!stroke) return {};
  if (*stroke == Stroke::Escape && state_.selected == kNoSquare && !hand_.busy()) return {};
  animation_.finish();
  KeyResult result;
  result.used = true;
  result.wish = hand_.key(*stroke, layout_, state_);
  stale_ = true;
  return result;
}

}  // namespace messhall::ui::board
