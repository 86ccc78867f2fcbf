#include "ui/track/figures.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <string>

#include "ui/icons.gen.hpp"
#include "ui/kit/text.hpp"

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
      default:
        break;
    }
  }
  if (index == 7) {  // two lines along it
    pen.line(at(thin, depth * 0.35F), at(length - thin, depth * 0.35F), ink, thin);
    pen.line(at(thin, depth * 0.65F), at(length - thin, depth * 0.65F), ink, thin);
  }
}

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
  const auto at = [&](float x, float y) { return Point{centre.x + x * u, centre.y + y * u}; };
  const Colour line = faded(tray::kCellInk, alpha);
  const Colour body = faded(pepper ? tray::kPepper : tray::kSalt, alpha);
  pen.fill({centre.x - 13 * u, centre.y + 15 * u, 26 * u, 7 * u}, faded(0xFF000000U, 0.25F * alpha), 3.5F * u);
  const auto shape = [&](float grow, Colour foot, Colour cap) {
    const std::array<Point, 4> trunk{at(-9, -5), at(9, -5), at(11.5F, 17), at(-11.5F, 17)};
    pen.polygon(trunk, foot, grow);
    pen.fill({centre.x - 9 * u - grow, centre.y - 19 * u - grow, 18 * u + 2 * grow, 14 * u + 2 * grow}, cap, 8 * u);
  };
  shape(2.4F * u, line, line);
  shape(0.2F * u, body, faded(tray::kCap, alpha));
  for (const Point hole : {at(-3.5F, -11), at(3.5F, -11), at(0, -14.5F)}) pen.disc(hole, 1.5F * u, line);
  if (size < 22) return;
  const std::string letter = pepper ? "P" : "S";
  const Type& type = size >= 34 ? type::kLabel : type::kMicro;
  pen.text(c.fonts.font(type), type.px, {centre.x - 10 * u, centre.y - 2 * u, 20 * u, 16 * u},
           faded(pepper ? tray::kSalt : tray::kCellInk, alpha), letter);
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

void draw_house(board::Pen& pen, Point centre, float size) {
  // A bun: a round back over a flat foot, with three seeds.
  const float w = size, h = size * 0.8F;
  const Rect box{centre.x - w / 2, centre.y - h / 2, w, h};
  pen.fill(box.grown(size * 0.09F), tray::kCellInk, h * 0.52F);
  pen.fill(box, tray::kBun, h * 0.46F);
  pen.fill({box.x, box.y + h * 0.66F, w, h * 0.12F}, tray::kCellInk);
  for (const float x : {-0.2F, 0.0F, 0.2F}) {
    pen.disc({centre.x + x * w, centre.y - h * (x == 0 ? 0.26F : 0.14F)}, size * 0.05F, tray::kSalt);
  }
}

void draw_hotel(board::Pen& pen, Point centre, float size) {
  // A layer cake with a cherry.
  const float w = size * 1.35F, h = size * 0.86F;
  const Rect box{centre.x - w / 2, centre.y - h / 2 + size * 0.06F, w, h};
  pen.disc({centre.x, box.y - size * 0.06F}, size * 0.2F, tray::kCellInk);
  pen.fill(box.grown(size * 0.09F), tray::kCellInk, size * 0.16F);
  pen.fill(box, tray::kBun, size * 0.08F);
  pen.fill({box.x, box.y, w, h * 0.36F}, tray::kCake, size * 0.08F);
  pen.fill({box.x, box.y + h * 0.56F, w, h * 0.16F}, tray::kCake);
  pen.disc({centre.x, box.y - size * 0.06F}, size * 0.13F, tray::kGo);
}

void draw_buildings(board::Pen& pen, Rect band, int level) {
  if (level <= 0) return;
  const bool tall = band.h > band.w;
  const float depth = tall ? band.w : band.h;
  const float size = depth * 0.78F;
  if (level > 4) {
    draw_hotel(pen, band.centre(), size);
    return;
  }
  const float step = std::min(size * 1.22F, (tall ? band.h : band.w) / 4.2F);
  for (int i = 0; i < level; ++i) {
    const float off = (static_cast<float>(i) - static_cast<float>(level - 1) / 2) * step;
    draw_house(pen, band.centre() + (tall ? Point{0, off} : Point{off, 0}), std::min(size, step * 0.86F));
  }
}

void draw_piece(Context& c, board::Pen& pen, Rect box, const games::GameInfo& info, games::Side side, std::uint8_t kind,
                const Pictures& pictures, float alpha) {
  const bool round = side == games::Side::First;
  const Colour ground = round ? tokens::plate::kFirst : tokens::plate::kSecond;
  pen.fill(box, faded(ground, alpha), round ? box.w / 2 : box.w * 0.16F);
  if (const Sprite picture = pictures(side, kind, box.w)) {
    pen.sprite(picture, box.centre(), box.w * 0.94F, box.h * 0.94F, alpha);
    return;
  }
  if (kind >= info.kinds.size()) return;
  const Type& type = box.w >= 24 ? type::kLabel : type::kMicro;
  pen.text(c.fonts.font(type), type.px, box, faded(round ? tray::kSalt : tray::kCellInk, alpha),
           std::string(1, info.kinds[kind].letter));
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
