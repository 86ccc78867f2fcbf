// What widgets remember between frames, by id: how far a list is scrolled, where an animation stands.
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace messhall::ui {

class Memory {
 public:
  // The remembered T of this id; a fresh one the first time. T must be the same each time for one id.
  float& number(std::string_view id, float fresh = 0) {
    const auto it = numbers_.find(id);
    return it != numbers_.end() ? it->second : numbers_.emplace(std::string(id), fresh).first->second;
  }

  // A value on its way from one state to another.
  struct Tween {
    float from = 0;
    float to = 0;
    double start = 0;
    bool known = false;
  };
  Tween& tween(std::string_view id) {
    const auto it = tweens_.find(id);
    return it != tweens_.end() ? it->second : tweens_.emplace(std::string(id), Tween{}).first->second;
  }

  // A scroll area's state; see kit/scroll.hpp.
  struct Scroll {
    float offset = 0;        // CSS px, 0: the top
    float length = 0;        // of the content, as measured in the last frame
    float velocity = 0;      // CSS px per ms, after the finger has left
    double last = 0;         // when the velocity was last applied
    float grab = 0;          // where the bar is held, from its own start
    bool known = false;      // the length has been measured
    double shown_until = 0;  // the bar is seen until then
  };
  Scroll& scroll(std::string_view id) {
    const auto it = scrolls_.find(id);
    return it != scrolls_.end() ? it->second : scrolls_.emplace(std::string(id), Scroll{}).first->second;
  }

 private:
  std::map<std::string, float, std::less<>> numbers_;
  std::map<std::string, Tween, std::less<>> tweens_;
  std::map<std::string, Scroll, std::less<>> scrolls_;
};

}  // namespace messhall::ui
