#include "ui/board/skins.hpp"

#include <utility>

namespace messhall::ui::board {

const Skin* Skins::get(Art& art, std::string_view theme, const Dress& dress) {
  std::string key(theme);
  for (const std::string_view part : {dress.pieces, dress.arrows}) (key += ' ') += part;
  if (const auto known = made_.find(key); known != made_.end()) return known->second.get();
  const std::string_view themes = art.file("themes.json");
  const std::string_view shapes = art.file("symbols.json");
  if (themes.empty() || shapes.empty()) return nullptr;
  if (!symbols_) {
    auto read = parse_symbols(shapes);
    symbols_ = std::make_unique<Symbols>(read ? std::move(*read) : Symbols());
  }
  std::unique_ptr<Skin> made;
  if (auto skin = parse_skin(themes, theme, dress)) {
    skin->symbols = symbols_.get();
    skin->omens = &omens_;
    made = std::make_unique<Skin>(std::move(*skin));
  }
  return made_.emplace(std::move(key), std::move(made)).first->second.get();
}

}  // namespace messhall::ui::board
