#include "ui/dialogs.hpp"

#include <algorithm>
#include <utility>

#include "ui/icons.gen.hpp"
#include "ui/kit/button.hpp"
#include "ui/ui.hpp"

namespace messhall::ui {

namespace {
constexpr float kSlide = 16;       // a card comes from so far below
constexpr float kHandleRoom = 28;  // above a sheet's content
constexpr float kPulledAway = 90;  // a sheet pulled down further than this goes
constexpr float kEdge = 16;        // least room round a card
}  // namespace

struct Dialogs::Open {
  std::unique_ptr<Dialog> dialog;
  std::string focus{};
  double since = 0;
  float pulled = 0;
  bool closing = false;
};

Dialogs::Dialogs() = default;
Dialogs::~Dialogs() = default;

void Dialogs::open(std::unique_ptr<Dialog> dialog, std::string_view focus, double now) {
  auto item = std::make_unique<Open>();
  item->dialog = std::move(dialog);
  item->focus = std::string(focus);
  item->since = now;
  stack_.push_back(std::move(item));
}

Dialogs::Open* Dialogs::top_open() const {
  const auto it = std::find_if(stack_.rbegin(), stack_.rend(), [](const auto& item) { return !item->closing; });
  return it == stack_.rend() ? nullptr : it->get();
}

void Dialogs::close() {
  if (Open* const open = top_open()) open->closing = true;
}

void Dialogs::dismiss() {
  Dialog* dialog = top();
  if (dialog == nullptr) return;
  close();
  dialog->dismissed();
}

void Dialogs::close_all() {
  for (const auto& item : stack_) item->closing = true;
}

bool Dialogs::any() const { return !stack_.empty(); }

Dialog* Dialogs::top() {
  const Open* const open = top_open();
  return open == nullptr ? nullptr : open->dialog.get();
}

void Dialogs::begin(double /*now*/) {
  for (const auto& item : stack_)
    if (item->closing) return_ = item->focus;
  stack_.erase(std::remove_if(stack_.begin(), stack_.end(), [](const auto& item) { return item->closing; }),
               stack_.end());
}

std::string Dialogs::take_return() { return std::exchange(return_, std::string()); }

void Dialogs::draw(Context& c) {
  for (std::size_t i = 0; i < stack_.size(); ++i) draw_one(c, *stack_[i], i + 1 == stack_.size());
}

Dialogs::Place Dialogs::place(Context& c, Open& open) {
  Dialog& dialog = *open.dialog;
  const Dialog::Shape shape = dialog.shape();
  const bool small = !c.layout.wide();
  Place result;
  result.scope = dialog.scope(c);
  result.whole = shape == Dialog::Shape::Window && small;
  result.sheet = shape == Dialog::Shape::Auto && c.layout.tall();
  const float pad = dialog.padding(c);
  if (result.whole) {
    result.scope = result.card = c.layout.content();
  } else if (result.sheet) {
    const Rect room = c.layout.content();
    const float inner = room.w - 2 * pad;
    const float height = dialog.size(c, inner).y + kHandleRoom + pad + c.layout.safe.bottom;
    const float shown = std::min(height, room.h - 2 * kEdge);
    result.scope = c.layout.window();
    result.card = {room.x, c.layout.window().bottom() - shown, room.w, shown};
  } else {
    const Rect room = result.scope.inset(std::min(kEdge, result.scope.w / 20), std::min(kEdge, result.scope.h / 40));
    const Point size = dialog.size(c, room.w - 2 * pad);
    result.card = room.centred(size.x + 2 * pad, size.y + 2 * pad);
    result.card.x = snap(result.card.x, c.density);
    result.card.y = snap(result.card.y, c.density);
  }
  return result;
}

void Dialogs::draw_ground(Context& c, Open& open, const Place& p, float shown) {
  const std::string id(open.dialog->id());
  const Palette& colours = c.colours();
  if (p.whole) {
    kit::fill(c, c.layout.window(), colours.surface);
    c.router.offer({id + ".ground", Router::Kind::Block, c.layout.window(), c.layout.window(), false});
    return;
  }
  // Scrim: part of the window may stay readable, but nothing outside the dialog can be pressed.
  const float radius = p.scope == c.layout.window() ? 0.0F : 12.0F;
  kit::fill(c, p.scope, faded(colours.scrim, shown), radius);
  c.router.offer({id + ".scrim", Router::Kind::Press, c.layout.window(), c.layout.window(), false});
  const float round = tokens::radius::kDialog;
  kit::shadow(c, p.card, round, tokens::elevation::kE2);
  if (p.sheet) {
    kit::fill_top(c, p.card, colours.surface, round);
  } else {
    kit::fill(c, p.card, colours.surface, round);
  }
  c.router.offer({id + ".ground", Router::Kind::Block, p.card, c.layout.window(), false});
}

// The handle of a sheet: pulling it down closes it.
void Dialogs::pull(Context& c, Open& open, const Place& p) {
  const std::string id(open.dialog->id());
  const Rect handle{p.card.x, p.card.y, p.card.w, kHandleRoom + 8};
  const Rect bar{p.card.centre().x - 22, p.card.y + 12, 44, 5};
  kit::fill(c, bar, c.colours().line_strong, 2.5F);
  const kit::Area hand = kit::area(c, id + ".handle", handle);
  if (hand.held) open.pulled = std::max(0.0F, hand.at.y - hand.from.y);
  if (hand.ended && open.pulled > kPulledAway && open.dialog->dismissible()) dismiss();
  if (!hand.held) open.pulled = 0;
}

void Dialogs::draw_one(Context& c, Open& open, bool top) {
  Context inner = c;
  inner.live = top;
  if (!top) inner.activated = {};
  const double length = c.theme.duration(tokens::motion::kDialog);
  const float t = length <= 0 ? 1 : static_cast<float>(std::clamp((c.now - open.since) / length, 0.0, 1.0));
  if (t < 1) c.frame.animate();
  const float shown = ease_out(t);
  Place p = place(inner, open);
  const float from = p.sheet ? p.card.h * 0.4F : kSlide;
  if (!p.whole) p.card.y += (1 - shown) * from + open.pulled;
  const std::string id(open.dialog->id());
  draw_ground(inner, open, p, shown);
  if (top && c.router.clicked(id + ".scrim") && open.dialog->dismissible()) dismiss();
  const kit::Group members(inner, {id, Role::Dialog, inner.say(open.dialog->title()), p.card});
  Rect content = p.card.inset(p.whole ? 0 : open.dialog->padding(inner));
  if (p.sheet) {
    content = p.card;
    content.cut_top(kHandleRoom);
    content.cut_bottom(open.dialog->padding(inner) + c.layout.safe.bottom);
    content = content.inset(open.dialog->padding(inner), 0);
    if (top) pull(inner, open, p);
  }
  const kit::Clip clip(inner, p.card);
  open.dialog->draw(inner, content);
}

}  // namespace messhall::ui
