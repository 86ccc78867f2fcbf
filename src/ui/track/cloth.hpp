// What a track lies on: the cloth inside and the lines round all squares follow the theme of the boards. Groups, marks,
// figures and the squares' own paper are the same everywhere, so that they are known everywhere.
#pragma once

#include <string_view>

#include "ui/theme.hpp"

namespace messhall::ui::track {

struct Cloth {
  Colour table = tokens::tray::kTable;
  Colour edge = tokens::tray::kEdge;
  Colour cell = tokens::tray::kCell;
};
// Of the theme with this id ("wood"); that of the seventies for others.
[[nodiscard]] const Cloth& cloth_of(std::string_view theme);

}  // namespace messhall::ui::track
