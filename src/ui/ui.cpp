#include "ui/ui.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "imgui_internal.h"
#include "ui/dialogs.hpp"
#include "ui/kit/chrome.hpp"
#include "ui/kit/panel.hpp"
#include "ui/kit/text.hpp"

namespace messhall::ui {

Ui::Ui(Host& host, Device& device)
    : host_(host),
      device_(device),
      imgui_(ImGui::CreateContext()),
      art_(host, device, frame_),
      fonts_(device),
      dialogs_(std::make_unique<Dialogs>()) {
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.LogFilename = nullptr;
  io.BackendFlags |= ImGuiBackendFlags_RendererHasVtxOffset;
  io.ConfigFlags = ImGuiConfigFlags_NoMouseCursorChange | ImGuiConfigFlags_NoMouse;
}

Ui::~Ui() { ImGui::DestroyContext(imgui_); }

// ---- screens and dialogs
// -----------------------------------------------------------------------------------------------

void Ui::add(std::string name, std::unique_ptr<Screen> screen) {
  screens_.emplace_back(std::move(name), std::move(screen));
}

void Ui::show(std::string_view route) {
  const std::size_t slash = route.find('/');
  const std::string_view name = route.substr(0, slash);
  const auto it =
      std::find_if(screens_.begin(), screens_.end(), [name](const auto& item) { return item.first == name; });
  const bool known = it != screens_.end();
  if (!known && screens_.empty()) return;
  Screen* next = known ? it->second.get() : screens_.front().second.get();
  if (screen_ != nullptr && screen_ != next) screen_->leave();
  screen_ = next;
  route_ = known ? std::string(route) : screens_.front().first;
  rest_ = known && slash != std::string_view::npos ? std::string(route.substr(slash + 1)) : std::string();
  entered_ = false;
  frame_.input();
}

bool Ui::knows(std::string_view route) const {
  const std::string_view name = route.substr(0, route.find('/'));
  return std::any_of(screens_.begin(), screens_.end(), [name](const auto& item) { return item.first == name; });
}

void Ui::navigate(std::string_view route) {
  if (route == route_) return;
  if (!route_.empty()) history_.push_back(route_);
  constexpr std::size_t kMostHistory = 40;
  if (history_.size() > kMostHistory) history_.erase(history_.begin());
  const std::string before = route_;
  show(route);
  if (route_ != before) host_.navigate(route_);
}

void Ui::arrive(std::string_view route) {
  if (route == route_) return;
  if (!history_.empty() && history_.back() == route) {
    history_.pop_back();
  } else if (!route_.empty()) {
    history_.push_back(route_);
  }
  dialogs_->close_all();
  show(route);
}

void Ui::back() {
  if (screens_.empty()) return;
  const std::string route = history_.empty() ? screens_.front().first : history_.back();
  if (!history_.empty()) history_.pop_back();
  show(route);
  host_.navigate(route_);
}

std::string_view Ui::screen() const { return std::string_view(route_).substr(0, route_.find('/')); }

void Ui::open(std::unique_ptr<Dialog> dialog) {
  dialogs_->open(std::move(dialog), focus_, frame_.now());
  frame_.input();
}

void Ui::close() {
  dialogs_->close();
  frame_.input();
}

bool Ui::dialog_open() const { return dialogs_->any(); }

// ---- from the page
// -------------------------------------------------------------------------------------------------------

void Ui::resize(const Viewport& viewport) {
  if (viewport == viewport_) return;
  viewport_ = viewport;
  layout_ = choose_layout(viewport.width, viewport.height, viewport.embedded, viewport.safe);
  frame_.input();
}

void Ui::media(Media media) {
  theme_.device(media);
  frame_.input();
}

void Ui::pointer(const PointerEvent& event) {
  if (!router_.pointer(event)) return;
  if (event.phase == PointerPhase::Move) {
    frame_.request();
  } else {
    frame_.input();
  }
}

bool Ui::wheel(Point at, float dx, float dy) {
  const bool taken = router_.wheel(at, dx, dy);
  if (taken) frame_.input();
  return taken;
}

void Ui::focus(std::string_view id) {
  if (id == focus_) return;
  focus_ = id;
  focus_moved_ = !focus_.empty();
  frame_.input();
}

void Ui::activate(std::string_view id) {
  activated_ = id;
  frame_.input();
}

bool Ui::key(const Key& key) {
  const Node* focused = focus_.empty() ? nullptr : mirror_.find(focus_);
  const bool arrow =
      key.name.rfind("Arrow", 0) == 0 || key.name.rfind("Page", 0) == 0 || key.name == "Home" || key.name == "End";
  bool used = false;
  if (key.plain() && arrow && focused != nullptr && focused->role == Role::Slider) {
    slider_keys_[focus_] = key;
    used = true;
  } else if (Dialog* dialog = dialogs_->top(); dialog != nullptr) {
    used = dialog->key(key);
    if (!used && key.name == "Escape" && dialog->dismissible()) {
      dialogs_->dismiss();
      used = true;
    }
  } else if (screen_ != nullptr) {
    used = screen_->key(key);
  }
  if (used) frame_.input();
  return used;
}

void Ui::text(std::string_view id, std::string value, bool done) {
  edits_[std::string(id)] = {std::move(value), done};
  frame_.input();
}

std::string_view Ui::widget_at(Point at) const { return router_.at(at, router_.input().touch()); }

void Ui::hide(bool hidden) { frame_.hide(hidden); }

void Ui::context_lost() {
  art_.context_lost();
  fonts_.context_lost();
  lost_ = true;
}

void Ui::context_restored() {
  lost_ = false;
  frame_.input();
}

void Ui::mirror_again() {
  mirror_.reset();
  frame_.request();
}

// ---- a frame
// -------------------------------------------------------------------------------------------------------------

Context Ui::context(bool live) {
  Context c{*this, theme_, fonts_, art_, mirror_, frame_, memory_, router_, router_.input()};
  c.translator = translator_;
  c.layout = layout_;
  c.density = fonts_.density();
  c.now = frame_.now();
  c.draw = ImGui::GetBackgroundDrawList();
  c.live = live;
  c.focus = focus_;
  c.focus_moved = focus_moved_;
  c.activated = live ? std::string_view(activated_) : std::string_view();
  c.clip = layout_.window();
  return c;
}

void Ui::begin_imgui(double now) {
  ImGuiIO& io = ImGui::GetIO();
  io.DisplaySize = {viewport_.width, viewport_.height};
  io.DisplayFramebufferScale = {viewport_.density, viewport_.density};
  io.DeltaTime = static_cast<float>(std::clamp((now - last_now_) / 1000, 0.001, 1.0));
  last_now_ = now;
  // Curves and soft edges are made for device pixels, not for CSS ones.
  ImGui::GetStyle().CircleTessellationMaxError = 0.3F / viewport_.density;
  ImGui::NewFrame();
  ImGui::GetBackgroundDrawList()->_FringeScale = 1 / viewport_.density;
}

double Ui::frame(double now) {
  if (frame_.hidden() || lost_ || viewport_.width < 1 || viewport_.height < 1) return FrameControl::kRest;
  ImGui::SetCurrentContext(imgui_);
  if (!fonts_.prepare(art_, viewport_.density)) return FrameControl::kRest;
  frame_.begin(now);
  if (tick_) tick_(now);
  begin_imgui(now);
  draw_all();
  ImGui::Render();
  device_.draw(*ImGui::GetDrawData(), theme_.colours().hall);
  finish();
  return frame_.end();
}

void Ui::draw_all() {
  mirror_.begin();
  router_.begin_frame();
  dialogs_->begin(frame_.now());
  const bool modal = dialogs_->any();
  Context c = context(!modal);
  if (screen_ != nullptr) {
    if (!entered_) {
      entered_ = true;
      screen_->enter(c, rest_);
      host_.title(c.say(screen_->title()));
    }
    screen_->draw(c, layout_.content());
  }
  Context above = context(true);
  dialogs_->draw(above);
  draw_toast();
}

namespace {

// Where a toast hides nothing of a game: in the rail between its places, or over the title of a game on a phone. Empty
// where it does not fit.
Rect quiet_place(const Context& c, bool playing, const Type& type, const std::string& words) {
  constexpr int kUpper = 3, kLower = 2;  // places of the rail
  constexpr float kPad = 5;
  const Rect window = c.layout.content();
  Rect room;
  if (c.layout.rail() > 0) {
    room = kit::rail_room(c, {window.x, window.y, c.layout.rail(), window.h}, kUpper, kLower).inset(2, 4);
  } else if (c.layout.tall() && playing) {
    constexpr float kBar = 52, kBack = 48, kButtons = 96;
    room = Rect{window.x + kBack, window.y, window.w - kBack - kButtons, kBar}.inset(2, 3);
  }
  const Rect inner = room.inset(kPad, kPad);
  if (inner.w <= 0 || inner.h <= 0) return {};
  for (std::size_t at = 0; at < words.size();) {
    const std::size_t end = std::min(words.find(' ', at), words.size());
    if (kit::text_width(c, type, std::string_view(words).substr(at, end - at)) > inner.w) return {};
    at = end + 1;
  }
  const float height = kit::paragraph_height(c, inner.w, type, words);
  return height <= inner.h ? room.centred(room.w, height + 2 * kPad) : Rect{};
}

}  // namespace

void Ui::draw_toast() {
  if (toast_.empty()) return;
  constexpr double kFade = 200;
  const double left = toast_until_ - frame_.now();
  if (left <= 0) {
    toast_ = {};
    return;
  }
  Context c = context(false);
  const std::string words = c.say(toast_);
  const float alpha = theme_.still() ? 1.0F : static_cast<float>(std::min(1.0, left / kFade));
  if (alpha < 1) {
    frame_.animate();
  } else {
    frame_.wake_at(theme_.still() ? toast_until_ : toast_until_ - kFade);
  }
  const Palette& p = theme_.colours();
  if (const Rect rect = quiet_place(c, screen() == "play", type::kTab, words); !rect.empty()) {
    kit::fill(c, rect, faded(p.surface, alpha), tokens::radius::kControl);
    const Rect inner = rect.inset(5, 5);
    kit::paragraph(c, inner, type::kTab, words, {.colour = faded(p.ink, alpha), .align = kit::Align::Centre});
    return;
  }
  const float width = std::min(kit::text_width(c, type::kLabel, words) + 40, layout_.width - 32);
  const float height = kit::paragraph_height(c, width - 40, type::kLabel, words) + 24;
  const float lift = layout_.tall() ? 84.0F : 28.0F;
  const Rect rect{(layout_.width - width) / 2, layout_.content().bottom() - lift - height, width, height};
  if (alpha >= 1) kit::shadow(c, rect, tokens::radius::kPanel, tokens::elevation::kE2);
  kit::fill(c, rect, faded(p.rail, alpha), tokens::radius::kPanel);
  kit::paragraph(c, rect.inset(20, 12), type::kLabel, words,
                 {.colour = faded(0xFFFFFFFFU, alpha), .align = kit::Align::Centre});
}

void Ui::finish() {
  router_.end_frame();
  activated_.clear();
  edits_.clear();
  slider_keys_.clear();
  focus_moved_ = false;
  // A widget that went away does not keep the ring for one that comes later under its name.
  if (mirror_.end()) host_.mirror(mirror_.json());
  if (const std::string back = dialogs_->take_return(); !back.empty()) host_.focus(back);
}

// ---- for screens
// -----------------------------------------------------------------------------------------------------------

void Ui::announce(const Label& label, bool assertive) {
  const std::string words = kit::plain(label.say(translator_));
  if (!words.empty()) host_.announce(words, assertive);
}

void Ui::toast(const Label& label) {
  constexpr double kShown = 3500;
  toast_ = label;
  toast_until_ = frame_.now() + kShown;
  announce(label);
  frame_.input();
}

void Ui::use_builtin_font() {
  ImGui::SetCurrentContext(imgui_);
  fonts_.bake_builtin();
}

void Ui::focus_widget(std::string_view id) { host_.focus(id); }

void Ui::translate(const Translator* translator) {
  translator_ = translator;
  entered_ = entered_ && screen_ == nullptr;
  frame_.input();
}

const Ui::TextEdit* Ui::edited(std::string_view id) const {
  const auto it = edits_.find(id);
  return it == edits_.end() ? nullptr : &it->second;
}

const Key* Ui::slider_key(std::string_view id) const {
  const auto it = slider_keys_.find(id);
  return it == slider_keys_.end() ? nullptr : &it->second;
}

}  // namespace messhall::ui
