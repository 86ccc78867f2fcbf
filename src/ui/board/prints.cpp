#include "ui/board/prints.hpp"

namespace messhall::ui::board {
namespace {

const Symbols& shapes(const Skin& skin) {
  static const Symbols kNone;
  return skin.symbols == nullptr ? kNone : *skin.symbols;
}

const ArrowColours& colours(const Skin& skin, std::string_view style) {
  static const ArrowColours kNone{};
  const auto found = skin.arrow_colours.find(style);
  return found == skin.arrow_colours.end() ? kNone : found->second;
}

}  // namespace

Prints::Prints(const Skin& skin, const Look& look, std::string_view style)
    : look_(look), painter_(shapes(skin), style, colours(skin, style)), sheet_(skin.id) {
  for (const std::string_view part : {style, std::string_view(look.print_name)}) (sheet_ += ' ') += part;
}

Sprite Prints::sprite(Art& art, std::string_view key, float device_px) const {
  if (!painter_.ready()) return {};
  return art.painted({sheet_, look_.prints, painter_}, key, device_px);
}

}  // namespace messhall::ui::board
