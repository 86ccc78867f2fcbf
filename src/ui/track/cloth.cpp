#include "ui/track/cloth.hpp"

#include <array>

namespace messhall::ui::track {
namespace {

constexpr Colour rgb(Colour hex) { return 0xFF000000U | (hex & 0xFFU) << 16U | (hex & 0xFF00U) | hex >> 16U; }

struct Entry {
  std::string_view theme{};
  Cloth cloth{};
};
constexpr Cloth kSeventies{};
// Dark edges and pale cloths throughout: shakers, dice and marks stand out on each of them.
constexpr std::array<Entry, 5> kCloths{{{"wood", {rgb(0xDDBE94), rgb(0x40260F), rgb(0xFBF5E6)}},
                                        {"marble", {rgb(0xD3D8DF), rgb(0x2B3442), rgb(0xFBFBF9)}},
                                        {"felt", {rgb(0x9CC3A4), rgb(0x17392A), rgb(0xF8F7EA)}},
                                        {"ivory", {rgb(0xE9DFC8), rgb(0x51412B), rgb(0xFDFAF1)}},
                                        {"contrast", {rgb(0xFFFFFF), rgb(0x000000), rgb(0xFFFFFF)}}}};

}  // namespace

const Cloth& cloth_of(std::string_view theme) {
  for (const Entry& entry : kCloths) {
    if (entry.theme == theme) return entry.cloth;
  }
  return kSeventies;
}

}  // namespace messhall::ui::track
