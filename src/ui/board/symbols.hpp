// The arrows and hands that are printed on squares: their shapes, from symbols.json, and how they are painted in the
// colours of a skin. The same drawing as assets/art/arrows/arrows.mjs, in any size.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/direction.hpp"
#include "base/result.hpp"
#include "ui/board/skin.hpp"
#include "ui/rect.hpp"
#include "ui/sheets.hpp"

namespace messhall::ui::board {

// Corners in units; closed when it ends where it begins.
using Polyline = std::vector<Point>;

// One step of a drawing: polygons together, grown by `grow`, in a colour.
enum class Role : std::uint8_t { Ink, Band, Core, Cuff };

struct ArrowShape {
  struct Layer {
    float grow = 0;
    Role role = Role::Ink;
  };
  std::vector<Layer> layers{};  // from the lowest
  float hub = 0;                // radius of the joint in the middle
  // An arrow north and one north-east, from the middle of the square; the others are quarter turns of them.
  std::array<Polyline, 2> arm{};
  std::array<Polyline, 2> lone{};  // the only arrow of its square: with a tail, without a hub
};

struct HandStep {
  std::vector<Polyline> paths{};
  std::optional<Role> fill{};
  std::optional<Role> line{};  // along the path
  float width = 0;             // of the line
};

struct SymbolStyle {
  ArrowShape arrows{};
  std::map<std::string, std::vector<HandStep>, std::less<>> hands{};  // by colour, pointing up
};

struct Symbols {
  float square = 200;  // units to the side of a square
  std::map<std::string, SymbolStyle, std::less<>> styles{};
};

// Reads symbols.json; the error says what is wrong with it.
[[nodiscard]] Result<Symbols> parse_symbols(std::string_view json);

// Paints the cells that look() names: "n-e-w@light", "hand-blue-n@dark".
class SymbolPainter final : public Painter {
 public:
  // All three must outlive it. Without the style nothing is painted.
  SymbolPainter(const Symbols& symbols, std::string_view style, const ArrowColours& colours);
  void paint(std::string_view cell, const Patch& patch) const override;
  [[nodiscard]] bool ready() const { return style_ != nullptr; }

 private:
  void paint_arrows(DirectionSet ways, const ArrowPalette& colours, const Patch& patch) const;
  void paint_hand(std::string_view colour, Direction way, const ArrowPalette& colours, const Patch& patch) const;

  const Symbols& symbols_;
  const SymbolStyle* style_;
  const ArrowColours& colours_;
};

}  // namespace messhall::ui::board
