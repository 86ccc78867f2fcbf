#include "ui/board/skin.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>

namespace messhall::ui::board {
namespace {

using Json = nlohmann::ordered_json;

// As tools/assets/themes.mjs writes it.
constexpr std::string_view kFile = R"({
  "geometry": {"square": 200, "frame": {"width": 76, "corner": 40, "stripe": 6, "stripeStep": 9, "stripeCornerStep": 8},
    "edge": 6, "river": 52, "towerEdge": [12, 5], "inset": {"margin": 9, "corner": 46, "opacity": 0.55},
    "grid": {"width": 2.5, "opacity": 0.75}, "bevel": {"offset": 2, "width": 3},
    "stitch": {"margin": 5, "corner": 6, "width": 2, "dash": [9, 6], "opacity": 0.4},
    "coordinates": {"size": 34, "fileBaseline": 45, "rankMiddle": 44, "rankBaseline": 12},
    "cutouts": {"count": 7, "file": 5, "rank": 3, "product": 3, "x": 173.3, "y": 97.7}},
  "pieces": {"characters": {"scale": 0.78, "drop": 6}},
  "small": {"square": 48, "arrowsUnderPieces": 0.7}, "darkTint": 0.93, "sizes": [96, 192, 320],
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

TEST(BoardSkin, ReadsColoursAsDearImGuiPacksThem) {
  EXPECT_EQ(parse_colour("#4a1b2d"), 0xFF2D1B4AU);
  EXPECT_EQ(parse_colour("#FFDC6E"), 0xFF6EDCFFU);
  for (const char* wrong : {"", "#", "4a1b2d", "#4a1b2", "#4a1b2d0", "#4a1b2g", "red"})
    EXPECT_FALSE(parse_colour(wrong));
}

TEST(BoardSkin, ReadsATexturedTheme) {
  const auto skin = parse_skin(kFile, "oak");
  ASSERT_TRUE(skin) << say(skin.error());
  EXPECT_EQ(skin->arrows, "arrows-oak");
  EXPECT_EQ(skin->tiles[0], "textures/oak-light.png");
  EXPECT_EQ(skin->tiles[3], "textures/oak-tower-dark.png");
  EXPECT_EQ(skin->frame.tile, "textures/oak-frame.png");
  EXPECT_FLOAT_EQ(skin->span, 2.1F);
  EXPECT_FALSE(skin->inset[0]);
  EXPECT_EQ(skin->grid, 0xFF0C1D3AU);
  EXPECT_EQ(skin->frame.stripes.size(), 1U);
  EXPECT_FLOAT_EQ(skin->pieces.at("characters").scale, 0.78F);
  EXPECT_EQ(skin->marks.hint, 0xFF2CB6F6U);
}

TEST(BoardSkin, ReadsAPlainTheme) {
  const auto skin = parse_skin(kFile, "plain");
  ASSERT_TRUE(skin) << say(skin.error());
  EXPECT_TRUE(skin->tiles[0].empty());
  EXPECT_TRUE(skin->frame.tile.empty());
  EXPECT_EQ(skin->inset[1], 0xFF5291FFU);
  EXPECT_EQ(skin->quiet(Ground::Dark), 0xFF5291FFU);
}

TEST(BoardSkin, QuietensSquaresWithoutPatchByTheirMeanColour) {
  EXPECT_EQ(parse_skin(kFile, "oak")->quiet(Ground::Light), 0xFF80BAE0U);
}

TEST(BoardSkin, ListsThemesInTheOrderOfTheFile) {
  EXPECT_EQ(skin_ids(kFile), (std::vector<std::string>{"oak", "plain"}));
  EXPECT_TRUE(skin_ids("{}").empty());
  EXPECT_TRUE(skin_ids("no json").empty());
}

// Removes each member of the file in turn, at any depth.
void without_each(const Json& root, Json& part, const std::string& path, int& tried) {
  if (!part.is_object()) return;
  std::vector<std::string> keys;
  for (const auto& [key, value] : part.items()) keys.push_back(key);
  for (const std::string& key : keys) {
    // Not used by the board, absent by choice, or another theme's.
    const std::string here = path + "/" + key;
    static const std::vector<std::string> kUnused{"/geometry/river",
                                                  "/geometry/coordinates/fileBaseline",
                                                  "/geometry/coordinates/rankMiddle",
                                                  "/geometry/coordinates/rankBaseline",
                                                  "/geometry/cutouts/count",
                                                  "/geometry/cutouts/file",
                                                  "/geometry/cutouts/rank",
                                                  "/geometry/cutouts/product",
                                                  "/pieces/characters",
                                                  "/sizes",
                                                  "/themes/plain",
                                                  "/themes/oak/arrows",
                                                  "/themes/oak/inset",
                                                  "/themes/oak/grid",
                                                  "/themes/oak/stitch"};
    if (std::find(kUnused.begin(), kUnused.end(), here) != kUnused.end()) continue;
    without_each(root, part[key], here, tried);
    const Json kept = part[key];
    part.erase(key);
    EXPECT_FALSE(parse_skin(root.dump(), "oak")) << here;
    part[key] = kept;
    ++tried;
  }
}

TEST(BoardSkin, RefusesAFileFromWhichAnythingIsMissing) {
  Json file = Json::parse(kFile, nullptr, false);
  int tried = 0;
  without_each(file, file, "", tried);
  EXPECT_GT(tried, 50);
}

TEST(BoardSkin, SaysWhatIsWrong) {
  EXPECT_NE(say(parse_skin(kFile, "walnut").error()).find("walnut"), std::string::npos);
  EXPECT_FALSE(parse_skin("", "oak"));
  EXPECT_FALSE(parse_skin("[]", "oak"));
  Json file = Json::parse(kFile, nullptr, false);
  file["themes"]["oak"]["span"] = 0;
  EXPECT_NE(say(parse_skin(file.dump(), "oak").error()).find("span"), std::string::npos);
}

}  // namespace
}  // namespace messhall::ui::board
