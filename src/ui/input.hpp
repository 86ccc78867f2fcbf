// What pointer and keyboard did since the last frame.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "ui/rect.hpp"

namespace messhall::ui {

enum class PointerPhase : std::uint8_t { Move, Down, Up, Cancel, Leave };
enum class PointerKind : std::uint8_t { Mouse, Touch, Pen };

struct PointerEvent {
  PointerPhase phase = PointerPhase::Move;
  int id = 0;
  Point at{};  // CSS px
  PointerKind kind = PointerKind::Mouse;
  unsigned buttons = 0;  // bit 0: main, bit 1: secondary, bit 2: middle
  double time = 0;       // milliseconds

  friend constexpr bool operator==(const PointerEvent&, const PointerEvent&) = default;
};

enum Modifier : unsigned { kShift = 1, kControl = 2, kAlt = 4, kMeta = 8 };

// `name` as in the DOM's KeyboardEvent.key: "ArrowLeft", "Escape", "u".
struct Key {
  std::string name;
  unsigned modifiers = 0;

  [[nodiscard]] bool plain() const { return (modifiers & (kControl | kAlt | kMeta)) == 0; }
};

struct Input {
  PointerKind kind = PointerKind::Mouse;  // of the last pointer
  bool over = false;                      // a mouse is over the window, or a pointer is down
  Point at{};
  bool down = false;       // the main button is held now
  bool pressed = false;    // went down since the last frame
  bool released = false;   // came up since the last frame
  bool cancelled = false;  // was taken away (blur, system gesture): whatever was dragged goes back
  // Everything in the order in which it came, other fingers and buttons included.
  std::vector<PointerEvent> events{};

  [[nodiscard]] bool touch() const { return kind == PointerKind::Touch; }
};

}  // namespace messhall::ui
