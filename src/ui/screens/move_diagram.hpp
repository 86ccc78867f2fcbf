// How a kind of piece moves, on a small board that cannot be pressed: the position that the rules page shows of it.
#pragma once

#include <cstdint>
#include <map>
#include <string_view>
#include <utility>

#include "ui/board/view.hpp"
#include "ui/screens/hall.hpp"

namespace messhall::ui {

class MoveDiagrams {
 public:
  explicit MoveDiagrams(Hall& hall) : hall_(hall) {}

  // Whether there is one of this kind.
  [[nodiscard]] static bool has(const games::GameInfo& info, std::uint8_t kind);
  // As large as fits, in the middle.
  void paint(Context& c, const games::GameInfo& info, std::uint8_t kind, Rect rect);

 private:
  Hall& hall_;
  std::map<std::pair<std::string_view, std::uint8_t>, board::View> views_;
};

}  // namespace messhall::ui
