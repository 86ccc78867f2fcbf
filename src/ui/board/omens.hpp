// The marks of prophecies: an eye in a gold ring, round for the player's own, a diamond for the other's. Their shapes
// and colours come from omens.json (assets/art/marks/omens.mjs draws them); they are painted in the size that is shown.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "ui/art.hpp"
#include "ui/rect.hpp"
#include "ui/sheets.hpp"
#include "ui/theme.hpp"

namespace messhall::ui::board {

enum class Whose : std::uint8_t { Own, Foe };

// All are as large as the box in which they are drawn.
enum class OmenPart : std::uint8_t {
  Plate,  // on the whole square, under a piece: draw it translucent
  Ring,   // on the plate
  Draft,  // instead of the ring while the prophecy can still be taken back: dashed
  Eye,    // small, over the piece, in the upper left corner
  Count,  // small, in the upper right corner, for the number of moves left
  Gaze,   // on the whole of an empty square, instead of the small eye
};
inline constexpr std::array<std::string_view, 2> kWhoseNames{"own", "foe"};
inline constexpr std::array<std::string_view, 6> kOmenParts{"plate", "ring", "draft", "eye", "count", "gaze"};

// What one mark is painted with: polygons together, filled or as a line along them.
struct OmenStep {
  std::vector<std::vector<Point>> paths{};  // in units; closed when they end where they begin
  std::optional<Colour> fill{};
  Colour line = 0;  // without a fill
  float width = 0;  // of the line, in units
};

struct OmenShapes {
  float box = 200;  // units to the side of a mark
  std::array<Colour, 2> digit{};
  std::array<std::array<std::vector<OmenStep>, kOmenParts.size()>, 2> parts{};  // by whose and part
};

// Reads omens.json; the error says what is wrong with it.
[[nodiscard]] Result<OmenShapes> parse_omens(std::string_view json);

// Paints the cells "own-ring", "foe-eye" and so on.
class OmenPainter final : public Painter {
 public:
  // The shapes must outlive it.
  explicit OmenPainter(const OmenShapes& shapes) : shapes_(shapes) {}
  void paint(std::string_view cell, const Patch& patch) const override;

 private:
  const OmenShapes& shapes_;
};

class Omens {
 public:
  // A part that will be shown `device_px` large; empty until omens.json is there, which it asks for.
  Sprite sprite(Art& art, Whose whose, OmenPart part, float device_px);
  // The colour of the number on a count; transparent until the file is there.
  Colour digit(Art& art, Whose whose);

 private:
  const OmenShapes* shapes(Art& art);

  std::optional<OmenShapes> shapes_{};
  bool unusable_ = false;
};

}  // namespace messhall::ui::board
