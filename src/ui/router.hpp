// Who gets the pointer. In each frame widgets offer where they can be pressed; what the pointer does between two frames
// is given to those of the last one, so that a tap that begins and ends within a frame is not lost.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ui/input.hpp"
#include "ui/rect.hpp"

namespace messhall::ui {

class Router {
 public:
  enum class Kind : std::uint8_t {
    Press,   // acts when released over it
    Drag,    // gets every movement from down to up: boards, sliders
    Scroll,  // gets the wheel, and the finger when it moves along its axis
    Block,   // takes the pointer so that nothing below gets it
  };
  struct Target {
    std::string id{};
    Kind kind = Kind::Press;
    Rect rect{};
    Rect clip{};       // what can be seen of it
    bool grow = true;  // fingers reach it within 44 px, when they hit nothing else
    // Scroll: its axis, and how far it can go back and forth, in CSS px.
    bool horizontal = false;
    float before = 0;
    float after = 0;
  };

  // ---- while a frame is drawn ----
  void begin_frame();
  // Later targets lie over earlier ones.
  void offer(Target target);
  void end_frame();

  [[nodiscard]] bool hovered(std::string_view id) const;
  [[nodiscard]] bool held(std::string_view id) const;
  [[nodiscard]] bool clicked(std::string_view id) const;
  struct Drag {
    bool began = false;
    bool held = false;
    bool ended = false;
    bool cancelled = false;
    Point from{};  // where it began
    Point at{};
  };
  [[nodiscard]] Drag drag(std::string_view id) const;
  struct Scrolling {
    float delta = 0;  // CSS px since the last frame, positive: further down or right
    bool dragging = false;
    bool flung = false;  // the finger left in this frame
    float velocity = 0;  // CSS px per ms, when flung
  };
  [[nodiscard]] Scrolling scrolling(std::string_view id) const;

  // ---- between frames ----
  // False when it changed nothing that is seen: a mouse that moves over plain ground.
  bool pointer(const PointerEvent& event);
  // True when a scroll area takes it.
  bool wheel(Point point, float dx, float dy);
  // What would be pressed there; "" for nothing.
  [[nodiscard]] std::string_view at(Point point, bool finger) const;
  [[nodiscard]] const Input& input() const { return input_; }

  // How far a finger may move on a widget before the list under it scrolls.
  static constexpr float kSlop = 8;
  static constexpr float kFinger = 44;

 private:
  struct Sample {
    double time = 0;
    float along = 0;
  };
  [[nodiscard]] const Target* hit(Point point, bool finger) const;
  [[nodiscard]] const Target* scroll_at(Point point, bool horizontal, float delta) const;
  void down(const PointerEvent& event);
  void move(const PointerEvent& event);
  void up(const PointerEvent& event);
  void cancel();
  void scroll_by(const PointerEvent& event);
  [[nodiscard]] float fling_velocity(double now) const;

  std::vector<Target> targets_;
  std::vector<Target> building_;
  Input input_;
  int primary_ = -1;  // the pointer that is down
  std::string pressed_;
  Kind pressed_kind_ = Kind::Block;
  Point from_{};
  Kind over_kind_ = Kind::Block;
  std::string over_;  // under a mouse, or under the pressing pointer
  std::vector<std::string> clicked_;
  bool began_ = false;
  std::string ended_;
  bool ended_well_ = false;
  Point ended_from_{};
  Point ended_at_{};
  std::string scrolled_;      // being scrolled by the finger
  bool scroll_axis_ = false;  // horizontal
  std::string flung_;
  float velocity_ = 0;
  std::vector<Sample> samples_;
  struct Delta {
    std::string id;
    float value = 0;
  };
  std::vector<Delta> deltas_;
};

}  // namespace messhall::ui
