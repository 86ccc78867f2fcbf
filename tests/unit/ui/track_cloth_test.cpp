#include "ui/track/cloth.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace messhall::ui::track {
namespace {

double luminance(Colour colour) {
  const auto part = [&](unsigned shift) {
    const double v = static_cast<double>(colour >> shift & 0xFFU) / 255;
    return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * part(0) + 0.7152 * part(8) + 0.0722 * part(16);
}
double contrast(Colour a, Colour b) {
  const double x = luminance(a), y = luminance(b);
  return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

constexpr std::array<std::string_view, 6> kThemes{"seventies", "wood", "marble", "felt", "ivory", "contrast"};

TEST(TrackCloth, KeepsWordsAndLinesReadableOnEveryTheme) {
  namespace tray = tokens::tray;
  for (const std::string_view theme : kThemes) {
    const Cloth& cloth = cloth_of(theme);
    EXPECT_GE(contrast(cloth.cell, tray::kSoftInk), 4.5) << theme;
    EXPECT_GE(contrast(cloth.cell, tray::kAttack), 4.5) << theme;
    EXPECT_GE(contrast(cloth.cell, tray::kDefend), 4.5) << theme;
    EXPECT_GE(contrast(cloth.cell, cloth.edge), 7) << theme;
    EXPECT_GE(contrast(cloth.table, cloth.edge), 4.5) << theme;
  }
}

TEST(TrackCloth, DiffersFromThemeToTheme) {
  for (const std::string_view a : kThemes) {
    for (const std::string_view b : kThemes) EXPECT_EQ(cloth_of(a).table == cloth_of(b).table, a == b) << a << " " << b;
  }
  EXPECT_EQ(cloth_of("unheard of").table, cloth_of("seventies").table);
}

}  // namespace
}  // namespace messhall::ui::track
