// What is printed on the squares of one board, in one style, as sprites.
#pragma once

#include <string>
#include <string_view>

#include "ui/art.hpp"
#include "ui/board/look.hpp"
#include "ui/board/symbols.hpp"

namespace messhall::ui::board {

// For one frame: skin and look must outlive it.
class Prints {
 public:
  Prints(const Skin& skin, const Look& look, std::string_view style);
  // `key`: one of look.arrow. Empty when the skin has no shapes or no such style.
  Sprite sprite(Art& art, std::string_view key, float device_px) const;

 private:
  const Look& look_;
  SymbolPainter painter_;
  std::string sheet_;
};

}  // namespace messhall::ui::board
