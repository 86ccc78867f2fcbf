// What stands and lies on a track: shakers for tokens, buns for houses, a layer cake for a hotel, dice, pieces on their
// plates, cards. Also used beside the board: panels, lists. Pictures come from the atlas "kitchen"
// (assets/art/pieces/kitchen.mjs); plain shapes stand in until it is there.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "games/game.hpp"
#include "ui/board/pen.hpp"
#include "ui/board/skin.hpp"
#include "ui/context.hpp"

namespace messhall::ui::track {

// The picture of a piece; empty until its file is there.
using Pictures = std::function<Sprite(games::Side side, std::uint8_t kind, float px)>;
// Those of a skin; nullptr: none yet. All arguments must outlive what is given back.
[[nodiscard]] Pictures pictures_of(Context& c, const board::Skin* skin, const games::GameInfo& info);

// The colour of a group; that of the ink for what belongs to none.
[[nodiscard]] Colour group_colour(std::string_view group);
// The band of a group: its colour and a pattern of its own, so that colour is not needed.
void draw_band(board::Pen& pen, Rect rect, std::string_view group);

// A salt cellar for First, a pepper pot for Second; `size` is the height, the point its middle.
void draw_token(Context& c, board::Pen& pen, Point centre, float size, games::Side side, float alpha = 1);
void draw_die(board::Pen& pen, Point centre, float size, int face, float angle, float alpha = 1);
// A bun, a layer cake: as wide as `size`.
void draw_house(Context& c, board::Pen& pen, Point centre, float size);
void draw_hotel(Context& c, board::Pen& pen, Point centre, float size);
// Houses along a band, or the hotel.
void draw_buildings(Context& c, board::Pen& pen, Rect band, int level);
struct Look {
  float alpha = 1;
  float angle = 0;  // radians
};
// On a round plate for First, on a square one for Second; a letter until the picture is there.
void draw_piece(Context& c, board::Pen& pen, Rect box, const games::GameInfo& info, games::Side side, std::uint8_t kind,
                const Pictures& pictures, Look look = {});
// What stands behind bars, in jail.
void draw_bars(board::Pen& pen, Rect rect);
// A card from a deck, as it was drawn: the deck's name and what it says. `card_height` is what it wants at this width.
struct Card {
  std::size_t deck = 0;  // 0 Chance, 1 Community Chest
  std::string name{};
  std::string words{};
};
[[nodiscard]] float card_height(const Context& c, float width, const Card& card);
void draw_card(Context& c, Rect rect, const Card& card);
// What stands on squares that are no streets: one of ui::icons; nullptr for streets.
[[nodiscard]] const char* sign_of(const games::Deed& deed, Square square);

}  // namespace messhall::ui::track
