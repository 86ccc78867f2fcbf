// The looks of a board, as assets/themes.json describes them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace messhall::ui::board {

// As Dear ImGui packs it: red in the lowest byte, alpha in the highest, not premultiplied.
using Colour = std::uint32_t;
// "#rrggbb" or "#rgb".
[[nodiscard]] std::optional<Colour> parse_colour(std::string_view text);
[[nodiscard]] Colour with_alpha(Colour colour, float alpha);
[[nodiscard]] Colour darker(Colour colour, float factor);

// What a square is made of; also the second half of an arrow cell's key ("n-e-w@light").
enum class Ground : std::uint8_t { Light, Dark, TowerLight, TowerDark };
inline constexpr std::array<std::string_view, 4> kGroundNames{"light", "dark", "towerLight", "towerDark"};

struct Theme {
  std::string id{};
  std::string texture{};            // tiles are `texture`-light, -dark, -tower-light, -tower-dark; empty: plain colours
  std::array<Colour, 4> colours{};  // plain squares, by Ground; also the veil while a piece is held
  std::array<std::optional<Colour>, 4> inset{};  // rounded patch in each square
  std::optional<Colour> grid{};
  std::optional<Colour> stitch{};
  float bevel = 0;  // opacity of light and dark edges

  struct Frame {
    std::string texture{};
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

  // The interface's own marks; the same on every theme unless the file says otherwise.
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
    float veil = 0.55F;
  } marks{};

  // How many squares a tile of the texture spans.
  [[nodiscard]] float tile_span() const;
  [[nodiscard]] float frame_span() const;
};

// The theme `id` of the file; the error says what is wrong with it.
[[nodiscard]] Result<Theme> parse_theme(std::string_view json, std::string_view id);

// The ids in the file, in its order; empty when it cannot be read.
[[nodiscard]] std::vector<std::string> theme_ids(std::string_view json);

}  // namespace messhall::ui::board
