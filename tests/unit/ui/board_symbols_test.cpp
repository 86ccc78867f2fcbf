#include "ui/board/symbols.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "app/settings.hpp"
#include "unit/ui/board_fixture.hpp"
#include "unit/ui/shipped.hpp"

namespace messhall::ui::board {
namespace {

constexpr int kCell = 40;

// A cell, painted alone.
struct Picture {
  Picture(const Symbols& symbols, std::string_view cell, std::string_view style = "bold") : pixels(kCell * kCell * 4) {
    const auto skin = parse_skin(kThemes, "plain");
    const SymbolPainter painter(symbols, style, skin->arrow_colours.at("bold"));
    painter.paint(cell, {pixels.data(), kCell * 4, kCell});
  }
  // RRGGBB, or 0 where nothing is.
  [[nodiscard]] unsigned at(int x, int y) const {
    const auto i = static_cast<std::size_t>((y * kCell + x) * 4);
    return pixels[i + 3] < 128 ? 0 : (unsigned{pixels[i]} << 16) + (unsigned{pixels[i + 1]} << 8) + pixels[i + 2];
  }
  [[nodiscard]] bool empty() const {
    return std::all_of(pixels.begin(), pixels.end(), [](std::uint8_t p) { return p == 0; });
  }
  std::vector<std::uint8_t> pixels;
};

Symbols symbols() { return *parse_symbols(kSymbols); }

constexpr unsigned kOrtho = 0x102030;
constexpr unsigned kDiagonal = 0x203040;

TEST(BoardSymbols, PointWhereTheirNamesSay) {
  const Symbols all = symbols();
  const Picture ne(all, "n-e@light");
  EXPECT_EQ(ne.at(20, 8), kOrtho);
  EXPECT_EQ(ne.at(32, 20), kOrtho);
  EXPECT_EQ(ne.at(20, 32), 0U);
  EXPECT_EQ(ne.at(8, 20), 0U);
  EXPECT_EQ(Picture(all, "sw-nw@dark").at(10, 30), kDiagonal);
  EXPECT_EQ(Picture(all, "sw-nw@dark").at(30, 10), 0U);
}

TEST(BoardSymbols, HaveATailWhenTheyAreAlone) {
  const Symbols all = symbols();
  EXPECT_EQ(Picture(all, "n@light").at(20, 26), kOrtho);
  EXPECT_EQ(Picture(all, "e@light").at(14, 20), kOrtho);
}

TEST(BoardSymbols, LayOrthogonalsOverDiagonals) {
  EXPECT_EQ(Picture(symbols(), "n-ne-e-se-s-sw-w-nw@light").at(20, 20), kOrtho);
}

TEST(BoardSymbols, ShowHandsInTheirColour) {
  const Symbols all = symbols();
  EXPECT_EQ(Picture(all, "hand-blue-n@light").at(18, 15), 0x0000FFU);
  EXPECT_EQ(Picture(all, "hand-blue-e@light").at(25, 18), 0x0000FFU) << "turned";
  EXPECT_TRUE(Picture(all, "hand-pink-n@light").empty());
}

TEST(BoardSymbols, LeaveClearWhatTheyDoNotKnow) {
  const Symbols all = symbols();
  for (const char* const cell :
       {"", "n", "@light", "n@mud", "hand-@light", "hand-blue@light", "hand-blue-x@light", "--@dark"})
    EXPECT_TRUE(Picture(all, cell).empty()) << cell;
  EXPECT_TRUE(Picture(all, "n@light", "wavy").empty());
  EXPECT_FALSE(SymbolPainter(all, "wavy", ArrowColours{}).ready());
}

TEST(BoardSymbols, AreRefusedWhenAnythingIsMissing) {
  using Json = nlohmann::json;
  EXPECT_FALSE(parse_symbols(""));
  EXPECT_FALSE(parse_symbols("[]"));
  for (const char* const path : {"/square", "/styles", "/styles/bold/layers", "/styles/bold/hub", "/styles/bold/arms",
                                 "/styles/bold/arms/ne", "/styles/bold/lone/n", "/styles/bold/hands",
                                 "/styles/bold/hands/blue/0/paths", "/styles/bold/hands/blue/0/width"}) {
    Json file = Json::parse(kSymbols, nullptr, false);
    const Json::json_pointer at(path);
    file[at.parent_pointer()].erase(at.back());
    EXPECT_FALSE(parse_symbols(file.dump())) << path;
    file = Json::parse(kSymbols, nullptr, false);
    file[at] = "wrong";
    EXPECT_FALSE(parse_symbols(file.dump())) << path;
  }
}

TEST(BoardSymbols, OfTheSiteAreDrawnInEveryStyleAndTheme) {
  const auto all = parse_symbols(shipped("symbols.json"));
  ASSERT_TRUE(all) << say(all.error());
  const std::string themes = shipped("themes.json");
  for (const std::string_view theme : app::kThemes) {
    const auto skin = parse_skin(themes, theme);
    ASSERT_TRUE(skin);
    for (const std::string_view style : app::kArrowStyles) {
      const SymbolPainter painter(*all, style, skin->arrow_colours.at(std::string(style)));
      for (const char* const cell :
           {"n@light", "n-ne-e-se-s-sw-w-nw@towerDark", "hand-blue-w@dark", "hand-green-s@light"}) {
        std::vector<std::uint8_t> pixels(kCell * kCell * 4);
        painter.paint(cell, {pixels.data(), kCell * 4, kCell});
        int drawn = 0;
        for (std::size_t i = 3; i < pixels.size(); i += 4) drawn += pixels[i] > 128 ? 1 : 0;
        EXPECT_GT(drawn, kCell * kCell / 40) << theme << " " << style << " " << cell;
      }
    }
  }
}

}  // namespace
}  // namespace messhall::ui::board
