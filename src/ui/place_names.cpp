#include "ui/place_names.hpp"

#include "games/game.hpp"

namespace messhall::ui {

ClassicNames::ClassicNames(const Translator* other) : other_(other) {
  for (const games::Game* const game : games::all()) {
    for (const games::Deed& deed : game->info().deeds) {
      if (!deed.classic.empty()) names_.emplace(deed.name.id, deed.classic);
    }
  }
}

std::string_view ClassicNames::translate(std::string_view id) const {
  const auto found = names_.find(id);
  if (found != names_.end()) return found->second;
  return other_ == nullptr ? std::string_view{} : other_->translate(id);
}

}  // namespace messhall::ui
