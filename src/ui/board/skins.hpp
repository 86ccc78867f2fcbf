// The skins of the themes, read from themes.json and symbols.json when they are first wanted.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "ui/art.hpp"
#include "ui/board/omens.hpp"
#include "ui/board/skin.hpp"
#include "ui/board/symbols.hpp"

namespace messhall::ui::board {

class Skins {
 public:
  // nullptr until the files are there (it asks for them), or when the theme is not in them. What it gives stays where
  // it is.
  const Skin* get(Art& art, std::string_view theme, const Dress& dress = {});

 private:
  // By theme, pieces and arrows. Empty for what the files do not hold, which is asked for again in every frame.
  std::map<std::string, std::unique_ptr<Skin>, std::less<>> made_;
  std::unique_ptr<Symbols> symbols_;
  Omens omens_;
};

}  // namespace messhall::ui::board
