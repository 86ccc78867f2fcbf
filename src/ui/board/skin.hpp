// What a board is made of, as themes.json describes it: colours, textures, widths.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "ui/rect.hpp"
#include "ui/theme.hpp"

namespace messhall::ui::board {

// "#rrggbb".
[[nodiscard]] std::optional<Colour> parse_colour(std::string_view text);

// What a square is made of; also the second half of an arrow cell's key ("n-e-w@light").
enum class Ground : std::uint8_t { Light, Dark, TowerLight, TowerDark };
inline constexpr std::array<std::string_view, 4> kGroundNames{"light", "dark", "towerLight", "towerDark"};

// How all skins are drawn: lengths in units, of which `square` make the side of a square.
struct Geometry {
  float square = 200;
  float frame = 76, frame_corner = 40, stripe = 6, stripe_step = 9, stripe_corner_step = 8;
  float edge = 6;  // the line round the squares, half of it on the frame
  std::array<float, 2> tower_edge{12, 5};
  float inset = 9, inset_corner = 46, inset_opacity = 0.55F;
  float grid = 2.5F, grid_opacity = 0.75F;
  float bevel_offset = 2, bevel = 3;
  float stitch_margin = 5, stitch_corner = 6, stitch = 2, stitch_opacity = 0.4F;
  std::array<float, 2> stitch_dash{9, 6};
  float coordinate = 34;        // height of the text
  Point cutout{173.3F, 97.7F};  // cut-out i of a texture begins at i times this
};

// Colours of arrows and hands on one ground: [band, core].
struct ArrowPalette {
  Colour ink = 0;  // the edge
  std::array<Colour, 2> ortho{}, diag{}, blue{}, green{};
  Colour cuff = 0;
  Colour hand_ink = 0;
};
using ArrowColours = std::array<ArrowPalette, 4>;  // by Ground
inline constexpr std::array<std::string_view, 3> kArrowStyles{"bold", "bordered", "thin"};

struct Symbols;
class Omens;

struct Skin {
  std::string id{};
  const Symbols* symbols = nullptr;  // the shapes of the arrows; without them none are drawn
  Omens* omens = nullptr;            // the marks of prophecies; without them none are drawn
  Geometry geometry{};
  // How arrows are drawn: what was chosen, or the theme's own style.
  std::string arrow_style{};
  bool arrow_style_chosen = false;
  std::map<std::string, ArrowColours, std::less<>> arrow_colours{};  // by style
  std::string piece_set = "characters";                              // "characters", "likeness", "discs"
  std::array<std::string, 4> tiles{};                                // texture files by Ground; empty: plain colours
  std::array<Colour, 4> colours{};               // plain squares, and textured ones until the tile is there
  std::array<std::optional<Colour>, 4> inset{};  // rounded patch in each square
  std::optional<Colour> grid{};
  std::optional<Colour> stitch{};
  Colour edge = 0;  // the line round the squares
  float bevel = 0;  // opacity of light and dark edges
  float span = 1;   // squares that a tile of the texture covers

  struct Frame {
    std::string tile{};  // texture file; empty: plain
    float span = 1;
    Colour fill = 0;
    std::vector<Colour> stripes{};  // from the outside
    Colour text = 0;
  } frame{};

  struct River {
    Colour fill = 0;
    std::array<Colour, 2> wave{};
    Colour bank = 0;
  } river{};
  std::array<Colour, 2> tower_edge{};

  // The interface's own marks.
  struct Marks {
    Colour lit = 0;       // arrow heads of the piece in hand, targets, brackets
    Colour edge = 0;      // round everything lit
    Colour selected = 0;  // its square
    Colour last = 0;
    Colour refused = 0;
    Colour hint = 0;
    Colour cursor = 0;
    Colour circle = 0;                    // the player's own rings
    std::array<Colour, 3> suggestions{};  // by rank
    float veil = 0;                       // opacity of the quiet colour over squares that are not looked at
  } marks{};

  struct Placing {
    float scale = 0.78F;  // side of a piece's picture, in sides of a square
    float drop = 6;       // units that its middle stands below the square's
  };
  std::map<std::string, Placing, std::less<>> pieces{};  // by set: "characters"
  // By kind: where its pictures are. "brain": "pieces-characters-mess"
  std::map<std::string, std::string, std::less<>> atlas{};
  // The same in the other sets, which stand in until the chosen one is there.
  std::map<std::string, std::vector<std::string>, std::less<>> other_atlases{};
  float small_square = 48;           // CSS px; under this, arrows under pieces step back
  float arrows_under_pieces = 0.7F;  // to this opacity
  float tiny_square = 36;            // CSS px; under this, bold arrows and fine pieces are too much
  float dark_tint = 0.93F;           // factor for all colours of the board in the dark room

  // "" when no atlas has this kind.
  [[nodiscard]] std::string_view piece_atlas(std::string_view kind) const;
  // The style of arrows on squares of this side (CSS px): on tiny ones bordered takes the place of bold, unless bold
  // was chosen.
  [[nodiscard]] std::string_view arrows_on(float square) const;

  // The colour that lies over squares which step back.
  [[nodiscard]] Colour quiet(Ground ground) const;
};

// What the player has chosen besides the theme.
struct Dress {
  std::string_view pieces = "characters";
  std::string_view arrows{};  // a style; empty: the theme's own
};

// The skin `id` of themes.json; the error says what is wrong with the file.
[[nodiscard]] Result<Skin> parse_skin(std::string_view json, std::string_view id, const Dress& dress = {});

// The ids in the file, in its order; empty when it cannot be read.
[[nodiscard]] std::vector<std::string> skin_ids(std::string_view json);

}  // namespace messhall::ui::board
