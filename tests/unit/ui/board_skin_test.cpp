#include "ui/board/skin.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "app/settings.hpp"
#include "unit/ui/board_fixture.hpp"
#include "unit/ui/shipped.hpp"

namespace messhall::ui::board {
namespace {

using Json = nlohmann::ordered_json;

TEST(BoardSkin, ReadsColoursAsDearImGuiPacksThem) {
  EXPECT_EQ(parse_colour("#4a1b2d"), 0xFF2D1B4AU);
  EXPECT_EQ(parse_colour("#FFDC6E"), 0xFF6EDCFFU);
  for (const char* wrong : {"", "#", "4a1b2d", "#4a1b2", "#4a1b2d0", "#4a1b2g", "red"})
    EXPECT_FALSE(parse_colour(wrong));
}

TEST(BoardSkin, ReadsATexturedTheme) {
  const auto skin = parse_skin(kThemes, "oak");
  ASSERT_TRUE(skin) << say(skin.error());
  EXPECT_EQ(skin->arrow_style, "bordered");
  EXPECT_EQ(skin->arrow_colours.at("thin")[2].ortho[1], 0xFFC0B0A0U);
  EXPECT_EQ(skin->arrow_colours.at("bold")[0].hand_ink, 0xFF060504U);
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
  const auto skin = parse_skin(kThemes, "plain");
  ASSERT_TRUE(skin) << say(skin.error());
  EXPECT_TRUE(skin->tiles[0].empty());
  EXPECT_TRUE(skin->frame.tile.empty());
  EXPECT_EQ(skin->inset[1], 0xFF5291FFU);
  EXPECT_EQ(skin->quiet(Ground::Dark), 0xFF5291FFU);
}

TEST(BoardSkin, QuietensSquaresWithoutPatchByTheirMeanColour) {
  EXPECT_EQ(parse_skin(kThemes, "oak")->quiet(Ground::Light), 0xFF80BAE0U);
}

TEST(BoardSkin, ListsThemesInTheOrderOfTheFile) {
  EXPECT_EQ(skin_ids(kThemes), (std::vector<std::string>{"oak", "plain"}));
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
                                                  "/pieces/discs",
                                                  "/groups/mess",
                                                  "/groups/tower",
                                                  "/sizes",
                                                  "/themes/plain",
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
  Json file = Json::parse(kThemes, nullptr, false);
  int tried = 0;
  without_each(file, file, "", tried);
  EXPECT_GT(tried, 50);
}

TEST(BoardSkin, WearsThePiecesAndArrowsThatAreChosen) {
  const auto own = parse_skin(kThemes, "oak");
  EXPECT_EQ(own->piece_atlas("brain"), "pieces-characters-mess");
  EXPECT_EQ(own->piece_atlas("toady"), "pieces-characters-tower");
  EXPECT_EQ(own->piece_atlas("king"), "");
  EXPECT_FALSE(own->arrow_style_chosen);
  const auto chosen = parse_skin(kThemes, "oak", {"discs", "thin"});
  EXPECT_EQ(chosen->piece_atlas("brain"), "pieces-discs-mess");
  EXPECT_EQ(chosen->other_atlases.at("brain"), std::vector<std::string>{"pieces-characters-mess"});
  EXPECT_EQ(chosen->arrow_style, "thin");
  // What is not there is not worn.
  const auto unknown = parse_skin(kThemes, "oak", {"fruit", "wavy"});
  EXPECT_EQ(unknown->piece_set, "characters");
  EXPECT_EQ(unknown->arrow_style, "bordered");
}

TEST(BoardSkin, LetsASetStandInForThoseThatDoNotDrawAGroup) {
  Json file = Json::parse(kThemes, nullptr, false);
  file["sets"]["tower"] = {"discs"};
  const auto skin = parse_skin(file.dump(), "oak");
  ASSERT_TRUE(skin) << say(skin.error());
  EXPECT_EQ(skin->piece_set, "characters");
  EXPECT_EQ(skin->piece_atlas("brain"), "pieces-characters-mess");
  EXPECT_EQ(skin->piece_atlas("toady"), "pieces-discs-tower");
  EXPECT_FALSE(skin->other_atlases.contains("toady"));
}

TEST(BoardSkin, TakesBorderedForBoldArrowsOnTinySquaresUnlessBoldWasChosen) {
  const auto own = parse_skin(kThemes, "plain");
  EXPECT_EQ(own->arrows_on(36), "bold");
  EXPECT_EQ(own->arrows_on(35), "bordered");
  EXPECT_EQ(parse_skin(kThemes, "plain", {"characters", "bold"})->arrows_on(20), "bold");
  EXPECT_EQ(parse_skin(kThemes, "plain", {"characters", "thin"})->arrows_on(20), "thin");
}

TEST(BoardSkin, ReadsEveryThemeThatIsShippedInEveryDress) {
  const std::string file = shipped("themes.json");
  EXPECT_EQ(skin_ids(file), std::vector<std::string>(app::kThemes.begin(), app::kThemes.end()));
  for (const std::string_view theme : app::kThemes) {
    for (const std::string_view set : app::kPieceSets) {
      for (const std::string_view style : app::kArrowStyles) {
        const auto skin = parse_skin(file, theme, {set, style});
        ASSERT_TRUE(skin) << theme << say(skin.error());
        EXPECT_EQ(skin->piece_set, set);
        EXPECT_EQ(skin->arrow_style, style);
        for (const std::string_view kind : {"brain", "numskull", "ninny", "professor", "sophomore", "freshman", "toady",
                                            "yahoo", "clodhopper", "fuddy-duddy", "king", "half-duck"})
          EXPECT_FALSE(skin->piece_atlas(kind).empty()) << kind;
        EXPECT_EQ(skin->piece_atlas("king"), set == "discs" ? "pieces-discs-chess" : "pieces-likeness-chess");
      }
    }
  }
}

TEST(BoardSkin, SaysWhatIsWrong) {
  EXPECT_NE(say(parse_skin(kThemes, "walnut").error()).find("walnut"), std::string::npos);
  EXPECT_FALSE(parse_skin("", "oak"));
  EXPECT_FALSE(parse_skin("[]", "oak"));
  Json file = Json::parse(kThemes, nullptr, false);
  file["themes"]["oak"]["span"] = 0;
  EXPECT_NE(say(parse_skin(file.dump(), "oak").error()).find("span"), std::string::npos);
}

}  // namespace
}  // namespace messhall::ui::board
