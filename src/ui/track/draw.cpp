#include "ui/track/draw.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "ui/icons.gen.hpp"
#include "ui/kit/text.hpp"
#include "ui/kit/widget.hpp"

namespace messhall::ui::track {
namespace {

namespace tray = tokens::tray;

constexpr float kDarkTint = 0.93F;

struct Brush {
  Context& c;
  board::Pen& pen;
  const Scene& scene;

  [[nodiscard]] const Layout& layout() const { return scene.layout; }
  [[nodiscard]] const State& state() const { return scene.state; }
  [[nodiscard]] const games::Deed& deed(Square square) const { return scene.info.deeds[square]; }
};

bool in(const std::vector<Square>& list, Square square) {
  return std::find(list.begin(), list.end(), square) != list.end();
}

bool vowel(char letter) { return std::string_view("aeiouyAEIOUY").find(letter) != std::string_view::npos; }

// As much of a word as there is room for with a hyphen, up to a syllable's end; 0: nowhere to break it.
std::size_t syllables(const Context& c, const Type& type, std::string_view word, float width) {
  std::size_t best = 0;
  for (std::size_t i = 2; i + 2 < word.size(); ++i) {
    if (!vowel(word[i - 1]) || vowel(word[i]) || !vowel(word[i + 1])) continue;
    std::string part(word.substr(0, i));
    part += '-';
    if (kit::text_width(c, type, part) > width) break;
    best = i;
  }
  return best;
}

// Words below each other; those that are too long are broken.
std::vector<std::string> broken(const Context& c, const Type& type, std::string_view words, float width) {
  std::vector<std::string> lines;
  while (!words.empty()) {
    const std::size_t space = words.find(' ');
    std::string_view word = words.substr(0, space);
    words = space == std::string_view::npos ? std::string_view() : words.substr(space + 1);
    std::string joined = lines.empty() ? std::string() : lines.back() + " ";
    joined += word;
    if (!lines.empty() && kit::text_width(c, type, joined) <= width) {
      lines.back() = std::move(joined);
      continue;
    }
    const std::size_t part = kit::text_width(c, type, word) <= width ? 0 : syllables(c, type, word, width);
    if (part > 0) {
      lines.emplace_back(word.substr(0, part)) += '-';
      word.remove_prefix(part);
    }
    lines.emplace_back(word);
  }
  return lines;
}

// The name of a square in two lines, or in more where its words are too long for it; what does not fit ends with an
// ellipsis.
void name(const Brush& b, Rect rect, Square square, kit::Align align, const Type& type) {
  const std::string words = b.c.say(b.deed(square).name);
  const auto two = in_two_lines(b.c, type, words);
  const float longest = std::max(kit::text_width(b.c, type, two[0]), kit::text_width(b.c, type, two[1]));
  const std::vector<std::string> lines =
      longest <= rect.w ? std::vector<std::string>(two.begin(), two.end()) : broken(b.c, type, words, rect.w);
  for (const std::string& line : lines)
    kit::text_in(b.c, rect.cut_top(type.px + 1.5F), type, b.pen.tinted(tray::kCellInk), line, align);
}

void corner(const Brush& b, Square square) {
  const Rect cell = b.layout().cell(square);
  const bool words = b.layout().detailed();
  const float size = b.layout().corner * (words ? 0.36F : 0.42F);
  Rect room = cell.inset(4);
  const Colour ink = b.pen.tinted(square == 0 ? tray::kGo : tray::kSoftInk);
  if (words) {
    const Rect line = room.cut_bottom(b.layout().corner * 0.36F);
    const std::string text = b.c.say(b.deed(square).name);
    const Type& type = kit::text_width(b.c, type::kLabel, text) <= line.w ? type::kLabel : type::kMicro;
    kit::paragraph(
        b.c, line, type, text,
        {.colour = b.pen.tinted(tray::kCellInk), .align = kit::Align::Centre, .lines = 2, .line = type.px + 2});
  }
  kit::icon(b.c, sign_of(b.deed(square), square), room, size, ink, true);
}

void print(const Brush& b, Square square) {
  const games::Deed& deed = b.deed(square);
  const Layout& layout = b.layout();
  const Edge edge = edge_of(square);
  const bool upright = edge == Edge::Bottom || edge == Edge::Top;
  const bool held = b.state().piece_at(square) != nullptr;
  Rect face = layout.face(square);
  const char* const sign = sign_of(deed, square);
  const Colour soft = b.pen.tinted(tray::kSoftInk);
  if (!layout.detailed()) {
    if (sign != nullptr && !held) kit::icon(b.c, sign, face, layout.unit * 0.5F, soft, true);
    return;
  }
  const kit::Align align = upright ? kit::Align::Centre : kit::Align::Left;
  const Rect words =
      upright ? Rect{face.x + 1, face.y + 4, face.w - 2, 39} : Rect{face.x + 6, face.y + 5, face.w - 9, 39};
  const bool priced = deed.price > 0 && !held;
  if (sign != nullptr && !held) {
    Rect place = face;
    if (upright) {
      place.cut_top(27);
      if (priced) place.cut_bottom(15);
    } else {
      place = place.cut_right(layout.unit * 0.46F, 2);
      place.cut_top(face.h * 0.4F);
    }
    kit::icon(b.c, sign, place, std::clamp(std::min(place.h, layout.unit * 0.38F), 12.0F, 24.0F), soft, true);
  }
  name(b, words, square, align, type::kMicro);
  if (!priced) return;
  const Rect line{words.x, face.bottom() - 18, words.w, 15};
  kit::text_in(b.c, line, type::kMicro, soft, dollars(deed.price), align);
}

void square_ground(const Brush& b, Square square) {
  const Layout& layout = b.layout();
  const float pixel = 1 / layout.density;
  const Rect box = layout.cell(square).inset(pixel);
  const bool corner_square = edge_of(square) == Edge::Corner;
  b.pen.fill(box, b.scene.cloth.cell, corner_square ? 6.0F : 2.0F);
  if (corner_square) {
    corner(b, square);
    return;
  }
  if (b.deed(square).kind == "street") {
    draw_band(b.pen, layout.band(square), b.deed(square).group);
    b.pen.fill(
        [&] {
          // A line between the band and the rest.
          const Rect band = layout.band(square);
          switch (edge_of(square)) {
            case Edge::Bottom:
              return Rect{band.x, band.bottom() - pixel, band.w, pixel};
            case Edge::Top:
              return Rect{band.x, band.y, band.w, pixel};
            case Edge::Left:
              return Rect{band.x, band.y, pixel, band.h};
            default:
              return Rect{band.right() - pixel, band.y, pixel, band.h};
          }
        }(),
        b.scene.cloth.edge);
  }
  print(b, square);
}

void ground(const Brush& b) {
  const Layout& layout = b.layout();
  b.pen.fill(layout.outer, b.scene.cloth.edge, 10);
  b.pen.fill(layout.felt, b.scene.cloth.table);
  b.pen.outline(layout.felt.inset(5), faded(b.scene.cloth.edge, 0.22F), 2, 6);
  const bool big = layout.detailed();
  for (Square square = 0; square < kRim; ++square) square_ground(b, square);
  for (Square square = 0; square < kRim; ++square) {
    const int level = square < b.state().estate.houses.size() ? b.state().estate.houses[square] : 0;
    draw_buildings(b.c, b.pen, layout.band(square), level);
  }
  if (b.scene.bare) return;
  const std::string title = b.c.say(b.scene.info.name);
  const Rect line = big ? Rect{layout.felt.x + 26, layout.felt.bottom() - 60, layout.felt.w, 44}
                        : Rect{layout.felt.x, layout.felt.y + layout.felt.h * 0.3F, layout.felt.w, 30};
  const Type& type = big ? type::kHero : type::kTitle;
  kit::text_in(b.c, line, type, b.pen.tinted(faded(b.scene.cloth.edge, 0.28F)), title,
               big ? kit::Align::Left : kit::Align::Centre);
}

void pile(const Brush& b, Square square) {
  const Layout& layout = b.layout();
  const Rect top = layout.cell(square);
  const float round = top.w * 0.12F;
  const float thick = std::max(1.0F, top.w * 0.04F);
  const int left = b.state().estate.cards_left[square == kFirstPile ? 0 : 1];
  const int sheets = std::clamp(left / 5 + 1, 1, 4);
  const float deep = static_cast<float>(sheets) * std::max(thick, layout.detailed() ? 2.0F : 1.0F);
  b.pen.fill(top.moved(deep + 1, deep + 3), faded(tray::kCellInk, 0.25F), round);
  for (int i = sheets; i > 0; --i) {
    const float off = static_cast<float>(i) * std::max(thick, layout.detailed() ? 2.0F : 1.0F);
    const Rect sheet = top.moved(off, off);
    b.pen.fill(sheet, b.scene.cloth.edge, round);
    b.pen.fill(sheet.inset(0.8F), tray::kSalt, round);
  }
  b.pen.fill(top, b.scene.cloth.edge, round);
  b.pen.fill(top.inset(1.2F), square == kFirstPile ? tray::kChance : tray::kChest, round);
  if (b.state().piece_at(square) != nullptr) return;
  Rect room = top.inset(3);
  if (layout.detailed()) {
    const Rect line = room.cut_bottom(16);
    std::string word = b.c.say(b.deed(square == kFirstPile ? Square{7} : Square{2}).name);
    // The last word of a long name says enough.
    if (const auto two = in_two_lines(b.c, type::kMicro, word);
        !two[1].empty() && kit::text_width(b.c, type::kMicro, word) > line.w)
      word = two[1];
    kit::text_in(b.c, line, type::kMicro, b.pen.tinted(tray::kSalt), word, kit::Align::Centre);
  }
  kit::icon(b.c, sign_of(b.deed(square), square), room, std::min(room.h, 24.0F), b.pen.tinted(tray::kSalt), true);
}

void pieces(const Brush& b) {
  const auto flying = b.scene.motion.flying(b.layout(), b.c.now);
  for (const games::Piece& piece : b.state().pieces) {
    if (flying && flying->piece.square == piece.square) continue;
    const Rect box = b.layout().piece(piece.square);
    const float alpha = piece.square == b.scene.dragged ? 0.35F : 1.0F;
    draw_piece(b.c, b.pen, box, b.scene.info, piece.owner, piece.kind, b.scene.pictures, {alpha});
  }
  if (!flying) return;
  const float size = b.layout().unit * 0.72F;
  const Rect box{flying->centre.x - size / 2, flying->centre.y - size / 2, size, size};
  draw_piece(b.c, b.pen, box, b.scene.info, flying->piece.owner, flying->piece.kind, b.scene.pictures);
}

// ---- marks ----

// A frame round a square, with a thin one beside it so that it stands out on every ground.
void frame(const Brush& b, Square square, Colour colour, float width, bool dashed) {
  const Rect box = b.layout().cell(square).inset(1);
  const float crisp = std::max(b.pen.snap(width), 1 / b.layout().density);
  if (dashed) {
    b.pen.outline(box, b.scene.cloth.cell, crisp);
    b.pen.dashes(box, colour, crisp, crisp * 2, crisp * 1.4F);
  } else {
    b.pen.outline(box, colour, crisp, 3);
    if (b.layout().detailed())
      b.pen.outline(box.inset(crisp), faded(tray::kSalt, 0.9F), std::max(1 / b.layout().density, crisp * 0.3F), 2);
  }
}

void target(const Brush& b, Square square) {
  const Rect box = b.layout().cell(square);
  const games::Piece* const piece = b.state().piece_at(square);
  frame(b, square, tray::kAttack, b.layout().detailed() ? 3.0F : 2.0F, false);
  if (piece != nullptr) return;
  const float radius = std::clamp(b.layout().unit * 0.13F, 4.0F, 9.0F);
  const Point at = edge_of(square) == Edge::Inside ? box.centre() : b.layout().piece(square).centre();
  b.pen.disc(at, radius + 2, tray::kSalt);
  b.pen.disc(at, radius, tray::kAttack);
}

// Beside the squares that are shown large: a bar along the board's edge.
void strip_marks(const Brush& b) {
  const Layout& layout = b.layout();
  const float width = b.pen.snap(4);
  for (int i = 0; i < b.scene.strip_count; ++i) {
    const auto square = static_cast<Square>((b.scene.strip + i) % kRim);
    const Rect box = layout.cell(square);
    const bool corner = edge_of(square) == Edge::Corner;
    const auto at = [&](Edge edge, int corner_before, int corner_after) {
      return edge_of(square) == edge || (corner && (square == corner_before || square == corner_after));
    };
    const Colour colour = tokens::kLight.brand;
    if (at(Edge::Bottom, 0, 10)) b.pen.fill({box.x, box.bottom() - width, box.w, width}, colour);
    if (at(Edge::Left, 10, 20)) b.pen.fill({box.x, box.y, width, box.h}, colour);
    if (at(Edge::Top, 20, 30)) b.pen.fill({box.x, box.y, box.w, width}, colour);
    if (at(Edge::Right, 30, 0)) b.pen.fill({box.right() - width, box.y, width, box.h}, colour);
  }
}

void marks(const Brush& b) {
  const State& state = b.state();
  strip_marks(b);
  const float width = b.layout().detailed() ? 4.0F : 2.5F;
  if (state.last) {
    for (const Square square : {state.last->from, state.last->to}) {
      if (square < kSquares) frame(b, square, faded(tray::kCellInk, 0.75F), width * 0.6F, square == state.last->from);
    }
  }
  for (const Square square : state.targets) target(b, square);
  for (const Square square : state.attackers) frame(b, square, tray::kAttack, width, false);
  for (const Square square : state.defenders) frame(b, square, tray::kDefend, width, true);
  if (state.selected < kSquares) frame(b, state.selected, tray::kAttack, width + 1, false);
  for (const Square square : state.hint) frame(b, square, tokens::kLight.brand, width + 1, false);
  if (state.question < kSquares) {
    const Rect box = b.layout().cell(state.question);
    b.pen.outline(box.grown(1.5F), tray::kCellInk, 1.5F, 5);
    b.pen.outline(box, tokens::kLight.brand, b.pen.snap(width + 1), 4);
  }
  if (b.scene.hovered < kSquares && (in(state.movable, b.scene.hovered) || in(state.targets, b.scene.hovered)))
    b.pen.outline(b.layout().cell(b.scene.hovered).inset(2), faded(tray::kAttack, 0.6F), 2, 3);
  if (b.scene.focused < kSquares) {
    const Rect box = b.layout().cell(b.scene.focused);
    b.pen.outline(box.grown(2), tray::kSalt, 6, 4);
    b.pen.outline(box, tokens::kLight.focus, 3, 3);
  }
}

// ---- what stands above all ----

void dice(const Brush& b) {
  const Layout& layout = b.layout();
  if (b.scene.bare || (b.state().estate.dice[0] == 0 && b.state().throws == 0)) return;
  const auto poses = b.scene.motion.dice(b.state(), b.c.now);
  const float size = layout.detailed() ? std::clamp(layout.unit * 0.66F, 28.0F, 46.0F) : layout.unit * 1.7F;
  Point middle = layout.detailed() && b.scene.dice_in_corner
                     ? Point{layout.felt.right() - layout.unit * 1.75F, layout.felt.y + layout.unit * 0.95F}
                     : layout.felt.centre() + Point{0, layout.felt.h * (layout.detailed() ? -0.3F : 0.1F)};
  const float apart = size * 0.66F;
  for (std::size_t i = 0; i < 2; ++i) {
    const Point rest = middle + Point{i == 0 ? -apart : apart, i == 0 ? 0 : size * 0.06F};
    const DiePose& pose = poses[i];
    draw_die(b.pen, rest + Point{pose.shift.x * size, pose.shift.y * size}, size, pose.face, pose.angle, pose.alpha);
  }
}

// Above the dice, which may roll as far as the kerb.
void tokens_on(const Brush& b) {
  const Layout& layout = b.layout();
  for (const std::size_t side : {std::size_t{1}, std::size_t{0}}) {
    const Point at = b.scene.motion.token(b.state(), side, layout, b.c.now);
    draw_token(b.c, b.pen, at, layout.token_size(), side == 0 ? games::Side::First : games::Side::Second);
  }
  const auto& purses = b.state().estate.purses;
  if (purses[0].jail || purses[1].jail) draw_bars(b.pen, layout.cell_of_prisoner());
}

void held(const Brush& b) {
  const games::Piece* const piece = b.state().piece_at(b.scene.dragged);
  if (piece == nullptr) return;
  const float size = std::max(b.layout().unit * 0.8F, 34.0F);
  const Rect box{b.scene.pointer.x - size / 2, b.scene.pointer.y - size / 2, size, size};
  b.pen.fill(box.moved(0, 5).grown(2), faded(0xFF000000U, 0.25F), size / 2);
  draw_piece(b.c, b.pen, box, b.scene.info, piece->owner, piece->kind, b.scene.pictures);
}

}  // namespace

std::string dollars(int amount) {
  std::string digits = std::to_string(amount < 0 ? -amount : amount);
  for (std::size_t at = digits.size(); at > 3;) {
    at -= 3;
    digits.insert(digits.begin() + static_cast<std::ptrdiff_t>(at), ',');
  }
  std::string text = amount < 0 ? "\xE2\x88\x92$" : "$";
  text += digits;
  return text;
}

std::array<std::string, 2> in_two_lines(const Context& c, const Type& type, std::string_view name) {
  std::array<std::string, 2> best{std::string(name), {}};
  float least = 0;
  for (std::size_t at = name.find(' '); at != std::string_view::npos; at = name.find(' ', at + 1)) {
    const std::string_view first = name.substr(0, at), second = name.substr(at + 1);
    const float longest = std::max(kit::text_width(c, type, first), kit::text_width(c, type, second));
    if (!best[1].empty() && longest >= least) continue;
    least = longest;
    best = {std::string(first), std::string(second)};
  }
  return best;
}

void draw_fallen(Context& c, const Scene& scene, Point graveyard) {
  const auto pose = scene.motion.fallen(scene.layout, graveyard, c.now);
  if (!pose) return;
  board::Pen pen(*c.draw, c.density, c.theme.dark() ? kDarkTint : 1.0F);
  const Rect box{pose->centre.x - pose->size / 2, pose->centre.y - pose->size / 2, pose->size, pose->size};
  draw_piece(c, pen, box, scene.info, pose->piece.owner, pose->piece.kind, scene.pictures, {pose->alpha, pose->angle});
}

void draw(Context& c, const Scene& scene) {
  kit::shadow(c, scene.layout.outer, 10, tokens::elevation::kE1);
  board::Pen pen(*c.draw, c.density, c.theme.dark() ? kDarkTint : 1.0F);
  const Brush b{c, pen, scene};
  ground(b);
  for (const Square square : {kFirstPile, kSecondPile}) pile(b, square);
  marks(b);
  pieces(b);
  dice(b);
  tokens_on(b);
  held(b);
}

Rect strip_cell(Rect rect, int i, int count) { return rect.column(i, count, 3); }

namespace {

void strip_square(const Brush& b, Rect cell, Square square) {
  const games::Deed& deed = b.deed(square);
  b.pen.fill(cell, b.scene.cloth.edge, 7);
  b.pen.fill(cell.inset(1), b.scene.cloth.cell, 6);
  Rect room = cell.inset(1);
  if (deed.kind == "street") {
    const Rect band = room.cut_top(17);
    draw_band(b.pen, band, deed.group);
    draw_buildings(b.c, b.pen, band, b.state().estate.houses[square]);
  } else {
    room.cut_top(4);
  }
  name(b, {room.x + 2, room.y + 3, room.w - 4, 42}, square, kit::Align::Centre, type::kTab);
  room.cut_top(32);
  const Rect price = room.cut_bottom(17);
  const games::Piece* const piece = b.state().piece_at(square);
  if (piece != nullptr) {
    const float size = std::min(room.h, 38.0F);
    draw_piece(b.c, b.pen, room.centred(size, size), b.scene.info, piece->owner, piece->kind, b.scene.pictures);
  } else if (const char* const sign = sign_of(deed, square); sign != nullptr) {
    kit::icon(b.c, sign, room, 24, b.pen.tinted(tray::kSoftInk), true);
  }
  const int rent = b.state().estate.rents[square];
  const int amount = piece != nullptr ? rent : deed.price;
  if (amount > 0)
    kit::text_in(b.c, price, type::kTab, b.pen.tinted(tray::kSoftInk), dollars(amount), kit::Align::Centre);
  for (std::size_t side = 0; side < 2; ++side) {
    const games::Purse& purse = b.state().estate.purses[side];
    if (purse.token != square) continue;
    const Point at{side == 0 ? cell.x + 14 : cell.right() - 14, cell.bottom() - 36};
    draw_token(b.c, b.pen, at, 30, side == 0 ? games::Side::First : games::Side::Second);
  }
}

}  // namespace

void draw_strip(Context& c, const Scene& scene, Rect rect, Square first, int count) {
  board::Pen pen(*c.draw, c.density, c.theme.dark() ? kDarkTint : 1.0F);
  const Brush b{c, pen, scene};
  const State& state = scene.state;
  for (int i = 0; i < count; ++i) {
    const auto square = static_cast<Square>((first + i) % kRim);
    const Rect cell = strip_cell(rect, i, count);
    strip_square(b, cell, square);
    if (in(state.targets, square) || in(state.attackers, square) || state.selected == square)
      pen.outline(cell, tray::kAttack, 4, 7);
    if (in(state.defenders, square)) pen.dashes(cell, tray::kDefend, 4, 7, 4);
    if (state.question == square) pen.outline(cell, tokens::kLight.brand, 4, 7);
  }
}

}  // namespace messhall::ui::track
