// The interface as one object: a screen below, dialogs above it, and what comes in from the page.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "ui/context.hpp"
#include "ui/host.hpp"

struct ImGuiContext;

namespace messhall::ui {

class Dialogs;

// A whole page: lobby, play, settings. Made once, shown by name.
class Screen {
 public:
  virtual ~Screen() = default;
  // Shown from now on; `rest` is what stands after the name in the address ("#rules/smess/2": "smess/2").
  virtual void enter(Context& /*context*/, std::string_view /*rest*/) {}
  virtual void leave() {}
  // Fills `area` (the window without the device's own edges).
  virtual void draw(Context& context, Rect area) = 0;
  // A key that no widget wanted. True when it was used: then the page must not act on it.
  virtual bool key(const Key& /*key*/) { return false; }
  // For the document's title and the first heading that a screen reader finds.
  [[nodiscard]] virtual Label title() const = 0;
};

// Something over the screen that wants an answer: a card in the middle of the window or, on tall ones, a sheet from
// below.
class Dialog {
 public:
  enum class Shape : std::uint8_t {
    Auto,    // card; a sheet when the layout is tall
    Card,    // always a card
    Window,  // card when wide, else the whole window
  };
  virtual ~Dialog() = default;
  [[nodiscard]] virtual std::string_view id() const = 0;
  [[nodiscard]] virtual Label title() const = 0;
  [[nodiscard]] virtual Shape shape() const { return Shape::Auto; }
  // The card's size; a sheet uses the height only. Both are cut to what the window has.
  [[nodiscard]] virtual Point size(Context& context, float width_available) = 0;
  // The part of the window that the scrim covers and the card is centred in: the board for results.
  [[nodiscard]] virtual Rect scope(const Context& context) const { return context.layout.window(); }
  // Space between the card's edge and the content.
  [[nodiscard]] virtual float padding(const Context& context) const { return context.layout.tall() ? 18.0F : 24.0F; }
  virtual void draw(Context& context, Rect content) = 0;
  virtual bool key(const Key& /*key*/) { return false; }
  // Escape, the scrim and pulling the sheet down close it.
  [[nodiscard]] virtual bool dismissible() const { return true; }
  // It was closed without an answer.
  virtual void dismissed() {}
};

struct Viewport {
  float width = 0;   // CSS px
  float height = 0;  // CSS px
  float density = 1;
  bool embedded = false;
  Insets safe{};

  friend bool operator==(const Viewport&, const Viewport&) = default;
};

class Ui {
 public:
  Ui(Host& host, Device& device);
  ~Ui();
  Ui(const Ui&) = delete;
  Ui& operator=(const Ui&) = delete;

  // ---- screens and dialogs
  // -------------------------------------------------------------------------------------------
  void add(std::string name, std::unique_ptr<Screen> screen);
  // There is a screen of the route's name.
  [[nodiscard]] bool knows(std::string_view route) const;
  // "rules/smess/2": the screen "rules" with the rest "smess/2". Unknown names show the first screen. Tells the page.
  void navigate(std::string_view route);
  // The address changed by itself (the browser's back button, a link): shows it without telling the page.
  void arrive(std::string_view route);
  // Goes to the screen before this one, or to the first.
  void back();
  [[nodiscard]] const std::string& route() const { return route_; }
  // The part of the route before the first slash.
  [[nodiscard]] std::string_view screen() const;
  void open(std::unique_ptr<Dialog> dialog);
  // Closes the top dialog at the end of this frame.
  void close();
  [[nodiscard]] bool dialog_open() const;

  // ---- from the page
  // -------------------------------------------------------------------------------------------------
  void resize(const Viewport& viewport);
  void media(Media media);
  void pointer(const PointerEvent& event);
  // True when a scroll area took it; dx, dy in CSS px.
  bool wheel(Point at, float dx, float dy);
  // The keyboard's widget, to be shown with its ring; "" when there is none to show.
  void focus(std::string_view id);
  // Pressed by keyboard or screen reader: acts in the next frame.
  void activate(std::string_view id);
  bool key(const Key& key);
  // The text of a text box changed (done: Enter was pressed or the field was left).
  void text(std::string_view id, std::string value, bool done);
  // What a finger or a mouse at this point would press, for the keyboard's place after a click; "" for nothing.
  [[nodiscard]] std::string_view widget_at(Point at) const;
  void hide(bool hidden);
  void context_lost();
  void context_restored();
  // The page has lost its elements: tell it everything again.
  void mirror_again();
  // Draws what is due. Gives -1 to rest, 0 for another frame at once, or milliseconds until the next.
  double frame(double now);

  // ---- for screens
  // --------------------------------------------------------------------------------------------------- Said by the
  // screen reader.
  void announce(const Label& label, bool assertive = false);
  // A line at the lower edge for some seconds: "Copied.", "Saved." Also announced.
  void toast(const Label& label);
  // Ask the keyboard to go to this widget.
  void focus_widget(std::string_view id);
  Theme& theme() { return theme_; }
  Art& art() { return art_; }
  FrameControl& frames() { return frame_; }
  Host& host() { return host_; }
  [[nodiscard]] const Mirror& mirror() const { return mirror_; }
  [[nodiscard]] const Layout& layout() const { return layout_; }
  // nullptr: English. Must live as long as it is used.
  void translate(const Translator* translator);
  // Draws with ImGui's built-in font: for tests, which have no files.
  void use_builtin_font();
  // Called before each frame is drawn, with the time in milliseconds: the session's clockwork.
  void on_frame(std::function<void(double)> tick) { tick_ = std::move(tick); }

  // What happened to text box `id` since the last frame (used by kit::text_field).
  struct TextEdit {
    std::string value;
    bool done = false;
  };
  [[nodiscard]] const TextEdit* edited(std::string_view id) const;
  // Arrow keys that a slider should act on in this frame (used by kit::slider).
  [[nodiscard]] const Key* slider_key(std::string_view id) const;

 private:
  Context context(bool live);
  void begin_imgui(double now);
  void draw_all();
  void draw_toast();
  void finish();
  void show(std::string_view route);

  Host& host_;
  Device& device_;
  ImGuiContext* imgui_;
  FrameControl frame_;
  Art art_;
  Fonts fonts_;
  Theme theme_;
  Mirror mirror_;
  Memory memory_;
  Router router_;
  Viewport viewport_{};
  Layout layout_{};
  const Translator* translator_ = nullptr;
  std::function<void(double)> tick_;
  std::vector<std::pair<std::string, std::unique_ptr<Screen>>> screens_;
  Screen* screen_ = nullptr;
  std::string route_;
  std::string rest_;
  bool entered_ = false;
  std::vector<std::string> history_;
  std::unique_ptr<Dialogs> dialogs_;
  std::string focus_;
  std::string activated_;
  std::map<std::string, TextEdit, std::less<>> edits_;
  std::map<std::string, Key, std::less<>> slider_keys_;
  Label toast_{};  // said when drawn: its language may still be on its way
  double toast_until_ = 0;
  bool focus_moved_ = false;
  bool lost_ = false;
  double last_now_ = 0;
};

}  // namespace messhall::ui
