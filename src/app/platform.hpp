// What the session needs from the platform: a clock, a shelf for texts, and a way to tell the page what happened.
#pragma once

#include <cstdint>
#include <string_view>

namespace messhall::app {

class Platform {
 public:
  virtual ~Platform() = default;
  // Milliseconds since 1970. Should not go backwards while the program runs.
  [[nodiscard]] virtual std::int64_t now() const = 0;
  // Keeps a text under a key, beyond the end of the program. Must return at once; it may write later.
  virtual void store(std::string_view key, std::string_view text) = 0;
  // Something happened that the page may want to hear: "move", "end", "state", "error", with a JSON object.
  virtual void event(std::string_view name, std::string_view json) = 0;
};

}  // namespace messhall::app
