// For tests of the board: a file of themes, and a little game without rules: 3 files, 3 ranks, two kinds.
#pragma once

#include <string>
#include <string_view>

#include "games/game.hpp"

namespace messhall::ui::board {

// As tools/assets/themes.mjs writes it.
inline constexpr std::string_view kThemesOnly = R"({
  "geometry": {"square": 200, "frame": {"width": 76, "corner": 40, "stripe": 6, "stripeStep": 9, "stripeCornerStep": 8},
    "edge": 6, "river": 52, "towerEdge": [12, 5], "inset": {"margin": 9, "corner": 46, "opacity": 0.55},
    "grid": {"width": 2.5, "opacity": 0.75}, "bevel": {"offset": 2, "width": 3},
    "stitch": {"margin": 5, "corner": 6, "width": 2, "dash": [9, 6], "opacity": 0.4},
    "coordinates": {"size": 34, "fileBaseline": 45, "rankMiddle": 44, "rankBaseline": 12},
    "cutouts": {"count": 7, "file": 5, "rank": 3, "product": 3, "x": 173.3, "y": 97.7}},
  "pieces": {"characters": {"scale": 0.78, "drop": 6}, "discs": {"scale": 0.68, "drop": 1}},
  "groups": {"mess": ["brain", "ninny"], "tower": ["toady"]},
  "small": {"square": 48, "arrowsUnderPieces": 0.7, "tiny": 36}, "darkTint": 0.93, "sizes": [96, 192, 320],
  "themes": {
    "oak": {"texture": "oak", "span": 2.1,
      "colours": {"light": "#e0ba80", "dark": "#89522d", "towerLight": "#f3e5c4", "towerDark": "#d1b382"},
      "inset": null, "grid": "#3a1d0c", "stitch": null, "bevel": 0.22,
      "frame": {"texture": "oak-frame", "span": 2.1, "fill": "#4c2812", "stripes": ["#c8964f"], "text": "#e9c88f"},
      "edge": "#3a1d0c", "river": {"fill": "#1f6f9f", "wave": ["#8fd3ee", "#124a73"], "bank": "#2a1408"},
      "towerEdge": ["#3a1d0c", "#d9b46a"], "arrows": {"style": "bordered"},
      "marks": {"lit": "#0A5A52", "edge": "#FFFFFF", "selected": "#FFFFFF", "last": "#1B0B05", "refused": "#B3241B",
        "hint": "#F6B62C", "cursor": "#0B4FD6", "circle": "#1D57B8", "suggestions": ["#0A6A60", "#1D57B8", "#7A5200"],
        "veil": 0.55}},
    "plain": {"texture": "", "span": 1,
      "colours": {"light": "#ffffff", "dark": "#c9c9c9", "towerLight": "#fff3a8", "towerDark": "#e8cf4a"},
      "inset": {"light": "#ffdc6e", "dark": "#ff9152", "towerLight": "#fffdf4", "towerDark": "#f4eacd"},
      "grid": null, "stitch": "#e7e0b8", "bevel": 0,
      "frame": {"texture": "", "span": 1, "fill": "#000000", "stripes": [], "text": "#ffffff"},
      "edge": "#000000", "river": {"fill": "#0046d0", "wave": ["#ffffff", "#ffffff"], "bank": "#000000"},
      "towerEdge": ["#000000", "#000000"], "arrows": {"style": "bold"},
      "marks": {"lit": "#0A5A52", "edge": "#FFFFFF", "selected": "#FFFFFF", "last": "#1B0B05", "refused": "#B3241B",
        "hint": "#F6B62C", "cursor": "#0B4FD6", "circle": "#1D57B8", "suggestions": ["#0A6A60", "#1D57B8", "#7A5200"],
        "veil": 0.55}}}})";

// The same colours on all grounds: those of a ground are the least that a theme must have.
inline std::string with_arrows(std::string_view themes) {
  constexpr std::string_view kColours =
      R"({"ink":"#010203","ortho":["#102030","#a0b0c0"],"diag":["#203040","#a0b0c0"],"blue":["#0000ff","#ddddff"],)"
      R"("green":["#00ff00","#ddffdd"],"cuff":"#fff8e7","handInk":"#040506"})";
  std::string style = "{";
  for (const char* const ground : {"light", "dark", "towerLight", "towerDark"})
    style += std::string(style.size() > 1 ? "," : "") + "\"" + ground + "\":" + std::string(kColours);
  style += "}";
  std::string all(themes);
  const std::string mark = "\"arrows\": {\"style\":";
  for (std::size_t at = all.find(mark); at != std::string::npos; at = all.find(mark, at + mark.size())) {
    std::string styles;
    for (const char* const name : {"bold", "bordered", "thin"})
      styles += "\"" + std::string(name) + "\":" + style + ",";
    all.insert(at + std::string_view("\"arrows\": {").size(), styles);
  }
  return all;
}
inline const std::string kThemes = with_arrows(kThemesOnly);

// As tools/assets/symbols.mjs writes it, one style of it.
inline constexpr std::string_view kSymbols = R"({"square": 200, "styles": {"bold": {
  "layers": [[15, "ink"], [9, "band"]], "hub": 4,
  "arms": {"n": [96, 100, 96, 46, 79, 46, 100, 20, 121, 46, 104, 46, 104, 100, 96, 100],
           "ne": [97, 97, 158, 36, 146, 24, 180, 20, 176, 54, 164, 42, 103, 103, 97, 97]},
  "lone": {"n": [96, 140, 96, 46, 79, 46, 100, 20, 121, 46, 104, 46, 104, 140, 96, 140],
           "ne": [69, 125, 158, 36, 146, 24, 180, 20, 176, 54, 164, 42, 75, 131, 69, 125]},
  "hands": {"blue": [{"paths": [[76, 30, 104, 30, 104, 150, 76, 150, 76, 30]], "fill": "band", "line": "ink", "width": 6}]}}}})";

inline games::GameInfo tiny_game() {
  games::GameInfo info;
  info.id = "tiny";
  info.name = {"tiny.name", "Tiny"};
  info.first = {"tiny.blue", "Blue"};
  info.second = {"tiny.red", "Red"};
  info.first_id = "blue";
  info.second_id = "red";
  info.board.size = {3, 3};
  const DirectionSet east_west = bit(Direction::E) | bit(Direction::W);
  info.board.arrows = {bit(Direction::N),
                       east_west,
                       static_cast<DirectionSet>(east_west | bit(Direction::N)),  // a1 to c1
                       0xFF,
                       0,
                       bit(Direction::S),  // a2 to c2
                       bit(Direction::W),
                       bit(Direction::SE),
                       bit(Direction::S)};  // a3 to c3
  info.board.hands = {{6, "blue", Direction::W}, {8, "red", Direction::S}};
  info.board.towers = {4, 5, 7, 8};
  info.kinds = {{'B', "brain", {"tiny.brain", "Brain"}, {}, 0, true},
                {'N', "ninny", {"tiny.ninny", "Ninny"}, {}, 1, false}};
  return info;
}

}  // namespace messhall::ui::board
