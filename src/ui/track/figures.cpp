#include "ui/track/figures.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <string>

#include "ui/icons.gen.hpp"
#include "ui/kit/text.hpp"
#include "ui/kit/widget.hpp"

namespace messhall::ui::track {
namespace {

namespace tray = tokens::tray;

struct Group {
  std::string_view id;
  Colour colour;
};
constexpr std::array<Group, 10> kGroups{{{"brown", tray::kBrown},
                                         {"light-blue", tray::kLightBlue},
                                         {"pink", tray::kPink},
                                         {"orange", tray::kOrange},
                                         {"red", tray::kRed},
                                         {"yellow", tray::kYellow},
                                         {"green", tray::kGreen},
                                         {"dark-blue", tray::kDarkBlue},
                                         {"railroad", tray::kRailroad},
                                         {"utility", tray::kUtility}}};

Point turned(Point p, float angle) {
  const float s = std::sin(angle), c = std::cos(angle);
  return {p.x * c - p.y * s, p.x * s + p.y * c};
}

// A rectangle with round corners, turned about its middle.
void turned_box(board::Pen& pen, Point centre, float side, float round, float angle, Colour colour) {
  std::array<Point, 4> corners{};
  const float half = side / 2 - round;
  constexpr std::array<Point, 4> kCorners{{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}};
  for (std::size_t i = 0; i < 4; ++i) corners[i] = centre + turned({kCorners[i].x * half, kCorners[i].y * half}, angle);
  pen.polygon(corners, colour, round);
}

// Places of the pips of a face, in parts of a third of the die.
std::span<const Point> pips(int face) {
  static constexpr std::array<Point, 1> kOne{{{0, 0}}};
  static constexpr std::array<Point, 2> kTwo{{{-1, -1}, {1, 1}}};
  static constexpr std::array<Point, 3> kThree{{{-1, -1}, {0, 0}, {1, 1}}};
  static constexpr std::array<Point, 4> kFour{{{-1, -1}, {1, -1}, {-1, 1}, {1, 1}}};
  static constexpr std::array<Point, 5> kFive{{{-1, -1}, {1, -1}, {0, 0}, {-1, 1}, {1, 1}}};
  static constexpr std::array<Point, 6> kSix{{{-1, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {1, 1}}};
  switch (face) {
    case 1:
      return kOne;
    case 2:
      return kTwo;
    case 3:
      return kThree;
    case 4:
      return kFour;
    case 5:
      return kFive;
    case 6:
      return kSix;
    default:
      return {};
  }
}

// Patterns, one a group: the number of the group picks it.
void pattern(board::Pen& pen, Rect rect, std::size_t index) {
  const bool tall = rect.h > rect.w;
  const float depth = tall ? rect.w : rect.h;
  const float length = tall ? rect.h : rect.w;
  const Colour ink = faded(index == 1 || index == 5 ? 0xFF000000U : 0xFFFFFFFFU, 0.5F);
  const float step = std::max(depth * 0.62F, 4.0F);
  const auto at = [&](float along, float across) {
    return tall ? Point{rect.x + across, rect.y + along} : Point{rect.x + along, rect.y + across};
  };
  const int count = std::max(1, static_cast<int>(length / step));
  const float lead = (length - static_cast<float>(count - 1) * step) / 2;
  const float thin = std::max(1.0F, depth * 0.12F);
  for (int i = 0; i < count; ++i) {
    const float along = lead + static_cast<float>(i) * step;
    switch (index) {
      case 1:  // dots
        pen.disc(at(along, depth / 2), depth * 0.14F, ink);
        break;
      case 2:  // bars
        if (i % 2 == 0) pen.line(at(along, depth * 0.25F), at(along, depth * 0.75F), ink, thin);
        break;
      case 3:  // slanted bars
        pen.line(at(along - depth * 0.18F, depth * 0.75F), at(along + depth * 0.18F, depth * 0.25F), ink, thin);
        break;
      case 4:  // two rows of dots
        pen.disc(at(along, i % 2 == 0 ? depth * 0.3F : depth * 0.7F), depth * 0.11F, ink);
        break;
      case 5:  // rings
        pen.ring(at(along, depth / 2), depth * 0.17F, ink, thin * 0.8F);
        break;
      case 6:  // a zigzag
        pen.line(at(along - step / 2, i % 2 == 0 ? depth * 0.3F : depth * 0.7F),
                 at(along + step / 2, i % 2 == 0 ? depth * 0.7F : depth * 0.3F), ink, thin);
        break;
      case 8:  // sleepers under rails
        pen.line(at(along, depth * 0.2F), at(along, depth * 0.8F), ink, thin);
        break;
      case 9:  // crosses
        pen.line(at(along, depth * 0.32F), at(along, depth * 0.68F), ink, thin);
        pen.line(at(along - depth * 0.18F, depth / 2), at(along + depth * 0.18F, depth / 2), ink, thin);
        break;
      default:
        break;
    }
  }
  if (index == 7 || index == 8) {  // two lines along it
    pen.line(at(thin, depth * 0.35F), at(length - thin, depth * 0.35F), ink, thin);
    pen.line(at(thin, depth * 0.65F), at(length - thin, depth * 0.65F), ink, thin);
  }
}

// The cell of a token is so much larger than the token.
constexpr float kTokenCell = 1.16F;

Sprite kitchen(Context& c, std::string_view name, float px) { return c.art.sprite("kitchen", name, px * c.density); }

}  // namespace

Pictures pictures_of(Context& c, const board::Skin* skin, const games::GameInfo& info) {
  return [&c, skin, &info](games::Side side, std::uint8_t kind, float px) {
    if (skin == nullptr || kind >= info.kinds.size()) return Sprite{};
    const std::string_view atlas = skin->piece_atlas(info.kinds[kind].id);
    const std::string_view owner = side == games::Side::Second ? info.second_id : info.first_id;
    const std::string cell = std::string(owner) + "-" + std::string(info.kinds[kind].id);
    return atlas.empty() ? Sprite{} : c.art.sprite(atlas, cell, px * c.density);
  };
}

Colour group_colour(std::string_view group) {
  for (const Group& known : kGroups) {
    if (known.id == group) return known.colour;
  }
  return tray::kSoftInk;
}

void draw_band(board::Pen& pen, Rect rect, std::string_view group) {
  pen.fill(rect, group_colour(group));
  for (std::size_t i = 0; i < kGroups.size(); ++i) {
    if (kGroups[i].id == group) pattern(pen, rect, i);
  }
}

void draw_token(Context& c, board::Pen& pen, Point centre, float size, games::Side side, float alpha) {
  const bool pepper = side == games::Side::Second;
  const float u = size / 40;
  pen.fill({centre.x - 13 * u, centre.y + 15 * u, 28 * u, 7 * u}, faded(0xFF000000U, 0.25F * alpha), 3.5F * u);
  // The cell has room for the rim all round.
  const float side_length = size * kTokenCell;
  if (const Sprite picture = kitchen(c, pepper ? "pepper" : "salt", side_length)) {
    pen.sprite(picture, centre, side_length, side_length, alpha);
    return;
  }
  const Rect body{centre.x - 11 * u, centre.y - 19 * u, 22 * u, 38 * u};
  pen.fill(body, faded(tray::kCellInk, alpha), 9 * u);
  pen.fill(body.inset(2.4F * u), faded(pepper ? tray::kPepper : tray::kSalt, alpha), 7 * u);
}

void draw_die(board::Pen& pen, Point centre, float size, int face, float angle, float alpha) {
  const float round = size * 0.2F;
  const float edge = std::max(1.0F, size * 0.045F);
  turned_box(pen, centre + Point{size * 0.02F, size * 0.08F}, size, round, angle, faded(0xFF000000U, 0.28F * alpha));
  turned_box(pen, centre, size, round, angle, faded(tray::kCellInk, alpha));
  turned_box(pen, centre, size - 2 * edge, round - edge / 2, angle, faded(tray::kDie, alpha));
  for (const Point pip : pips(face)) {
    pen.disc(centre + turned({pip.x * size * 0.26F, pip.y * size * 0.26F}, angle), size * 0.09F,
             faded(tray::kCellInk, alpha));
  }
}

void draw_house(Context& c, board::Pen& pen, Point centre, float size) {
  if (const Sprite picture = kitchen(c, "bun", size)) {
    pen.sprite(picture, centre, size, size);
    return;
  }
  const Rect box{centre.x - size / 2, centre.y - size * 0.4F, size, size * 0.8F};
  pen.fill(box, tray::kCellInk, box.h / 2);
  pen.fill(box.inset(size * 0.09F), tray::kBun, box.h * 0.42F);
}

void draw_hotel(Context& c, board::Pen& pen, Point centre, float size) {
  if (const Sprite picture = kitchen(c, "cake", size)) {
    pen.sprite(picture, centre, size, size);
    return;
  }
  const Rect box{centre.x - size / 2, centre.y - size * 0.34F, size, size * 0.68F};
  pen.fill(box, tray::kCellInk, size * 0.16F);
  pen.fill(box.inset(size * 0.09F), tray::kCake, size * 0.1F);
}

void draw_buildings(Context& c, board::Pen& pen, Rect band, int level) {
  if (level <= 0) return;
  const bool tall = band.h > band.w;
  const float depth = tall ? band.w : band.h;
  const float length = tall ? band.h : band.w;
  if (level > 4) {
    // Higher than its band, so that nobody overlooks it.
    draw_hotel(c, pen, band.centre(), depth * 1.5F);
    return;
  }
  const float size = std::min(depth * 1.16F, length / 3.9F);
  const float step = std::min(size, length / 4.1F);
  for (int i = 0; i < level; ++i) {
    const float off = (static_cast<float>(i) - static_cast<float>(level - 1) / 2) * step;
    draw_house(c, pen, band.centre() + (tall ? Point{0, off} : Point{off, 0}), size);
  }
}

void draw_piece(Context& c, board::Pen& pen, Rect box, const games::GameInfo& info, games::Side side, std::uint8_t kind,
                const Pictures& pictures, Look look) {
  const bool round = side == games::Side::First;
  const Colour ground = round ? tokens::plate::kFirst : tokens::plate::kSecond;
  if (round || look.angle == 0) {
    pen.fill(box, faded(ground, look.alpha), round ? box.w / 2 : box.w * 0.16F);
  } else {
    turned_box(pen, box.centre(), box.w, box.w * 0.16F, look.angle, faded(ground, look.alpha));
  }
  if (kind >= info.kinds.size()) return;
  // A Pawn is small among its like; on a deed it has room to be seen.
  const float whole = box.w * (round ? 0.9F : 0.95F);
  const float grown = info.kinds[kind].id == "pawn" ? 1.2F : 1.0F;
  const Point middle{0, (whole - whole * grown) * 0.45F - (round ? box.w * 0.015F : 0)};
  if (const Sprite picture = pictures(side, kind, whole * grown)) {
    pen.sprite(picture, box.centre() + turned(middle, look.angle), whole * grown, whole * grown, look.alpha,
               look.angle);
    return;
  }
  const Type& type = box.w >= 24 ? type::kLabel : type::kMicro;
  pen.text(c.fonts.font(type), type.px, box, faded(round ? tray::kSalt : tray::kCellInk, look.alpha),
           std::string(1, info.kinds[kind].letter));
}

void draw_bars(board::Pen& pen, Rect rect) {
  constexpr int kBars = 4;
  const float width = std::max(1.5F, rect.w * 0.045F);
  for (int i = 0; i < kBars; ++i) {
    const float x = rect.x + rect.w * (0.5F + static_cast<float>(i)) / kBars;
    pen.line({x, rect.y}, {x, rect.bottom()}, tray::kEdge, width);
  }
  for (const float y : {rect.y, rect.bottom()}) pen.line({rect.x, y}, {rect.right(), y}, tray::kEdge, width * 1.3F);
}

namespace {
constexpr float kCardPad = 12;
constexpr float kCardSign = 52;
}  // namespace

float card_height(const Context& c, float width, const Card& card) {
  const float words = kit::paragraph_height(c, width - kCardSign - 2 * kCardPad, type::kLabel, card.words);
  return std::max(66.0F, words + type::kSmall.line + 2 * kCardPad);
}

void draw_card(Context& c, Rect rect, const Card& card) {
  constexpr float kRound = 10;
  board::Pen pen(*c.draw, c.density, 1);
  const Colour ground = card.deck == 0 ? tray::kChance : tray::kChest;
  pen.fill(rect, tray::kEdge, kRound);
  pen.fill(rect.inset(1.5F), tray::kCell, kRound - 1.5F);
  Rect inner = rect.inset(1.5F);
  Rect band = inner.cut_left(kCardSign);
  pen.fill(band, ground, kRound - 1.5F);
  pen.fill({band.x + kRound, band.y, band.w - kRound, band.h}, ground);
  kit::icon(c, card.deck == 0 ? icons::kQuestion : icons::kCards, band, 26, tray::kSalt, true);
  inner = inner.inset(kCardPad, 0);
  const float words = kit::paragraph_height(c, inner.w, type::kLabel, card.words);
  inner = inner.centred(inner.w, words + type::kSmall.line);
  kit::text_in(c, inner.cut_top(type::kSmall.line), type::kSmallBold, ground, card.name);
  kit::paragraph(c, inner, type::kLabel, card.words, {.colour = tray::kCellInk});
}

const char* sign_of(const games::Deed& deed, Square square) {
  if (deed.kind == "railroad") return icons::kTrain;
  if (deed.kind == "utility") return square < 20 ? icons::kLightning : icons::kDrop;
  if (deed.kind == "tax") return icons::kCoins;
  if (deed.kind == "chance") return icons::kQuestion;
  if (deed.kind == "chest") return icons::kCards;
  if (deed.kind == "go") return icons::kCaretDoubleLeft;
  if (deed.kind == "jail") return icons::kLock;
  if (deed.kind == "free-parking") return icons::kSparkle;
  if (deed.kind == "go-to-jail") return icons::kHandPointing;
  if (deed.kind == "pile") return square == 40 ? icons::kQuestion : icons::kCards;
  return nullptr;
}

}  // namespace messhall::ui::track
