#include "ui/screens/thumbnail.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <string>
#include <utility>

#include "ui/kit.hpp"

namespace messhall::ui {
namespace {

struct Figure {
  std::string_view square{};
  char letter = 0;  // of the kind; 0: nobody
  games::Side owner = games::Side::First;
};

// What a game's picture shows: its upper left square, and who stands there.
struct Scene {
  std::string_view game;
  std::string_view corner;
  std::array<Figure, 4> figures;
  std::string_view foretold{};  // a square that a prophecy has named
};

constexpr std::array<Scene, 5> kScenes{{
    {"smess",
     "c5",
     {{{"d5", 'S', games::Side::First}, {"e5", 'B', games::Side::Second}, {"c4", 'N', games::Side::First}}}},
    {"college-mess",
     "b5",
     {{{"c5", 'P', games::Side::Second}, {"d4", 'S', games::Side::First}, {"b4", 'F', games::Side::First}}}},
    {"ivory-tower",
     "d4",
     {{{"d4", 'Y', games::Side::Second}, {"e3", 'B', games::Side::First}, {"f4", 'C', games::Side::First}}}},
    {"ivory-tower-korean",
     "d4",
     {{{"d3", 'T', games::Side::First}, {"e4", 'F', games::Side::Second}, {"f3", 'S', games::Side::First}}}},
    {"cassandra",
     "c5",
     {{{"c5", 'H', games::Side::First},
       {"e5", 'K', games::Side::First},
       {"d4", 'W', games::Side::Second},
       {"f4", 'I', games::Side::Second}}},
     "d4"},
}};

const Scene* scene_of(const games::GameInfo& info) {
  const auto found = std::find_if(kScenes.begin(), kScenes.end(), [&](const Scene& s) { return s.game == info.id; });
  return found == kScenes.end() ? nullptr : &*found;
}

board::State bare(const games::GameInfo& /*info*/) {
  board::State state;
  state.coordinates = false;
  return state;
}

// Where a diagonal and two orthogonals meet, not at the right edge.
board::Cell fork(const games::GameInfo& info) {
  const BoardSize size = info.board.size;
  constexpr DirectionSet kDiagonals = bit(Direction::NE) | bit(Direction::SE) | bit(Direction::SW) | bit(Direction::NW);
  for (int i = 0; i < static_cast<int>(info.board.arrows.size()); ++i) {
    const auto square = static_cast<Square>(i);
    if (size.file(square) + 1 == size.files) continue;
    const unsigned arrows = info.board.arrows[square];
    if (std::popcount(arrows & kDiagonals) == 1 && std::popcount(arrows & ~unsigned{kDiagonals}) == 2)
      return {size.file(square), size.ranks - 1 - size.rank(square)};
  }
  return {0, 0};
}

constexpr int kColumns = 3;
constexpr int kRows = 2;

std::uint8_t kind_of(const games::GameInfo& info, char letter) {
  const auto found =
      std::find_if(info.kinds.begin(), info.kinds.end(), [&](const auto& kind) { return kind.letter == letter; });
  return static_cast<std::uint8_t>(found == info.kinds.end() ? 0 : found - info.kinds.begin());
}

Square square_of(const games::GameInfo& info, std::string_view name) {
  return read_square(info.board.size, name).value_or(kNoSquare);
}

board::State corner_of(const games::GameInfo& info) {
  const Scene* const scene = scene_of(info);
  board::State state;
  state.coordinates = false;
  if (scene == nullptr) return state;
  for (const Figure& figure : scene->figures) {
    if (figure.letter == 0) continue;
    state.pieces.push_back({square_of(info, figure.square), kind_of(info, figure.letter), figure.owner});
  }
  if (!scene->foretold.empty()) state.foretold.push_back({square_of(info, scene->foretold), true, 2});
  return state;
}

board::Cell corner(const games::GameInfo& info) {
  const Scene* const scene = scene_of(info);
  if (scene == nullptr) return {0, 0};
  const Square square = square_of(info, scene->corner);
  return {info.board.size.file(square), info.board.size.ranks - 1 - info.board.size.rank(square)};
}

}  // namespace

board::View& Thumbnails::view(Views& views, const games::GameInfo& info,
                              board::State (*picture)(const games::GameInfo&)) {
  std::unique_ptr<board::View>& view = views[info.id];
  if (!view) {
    view = std::make_unique<board::View>(info, "thumbnail");
    view->set(picture(info));
  }
  return *view;
}

void Thumbnails::draw(Context& c, const games::GameInfo& info, Rect rect) {
  if (const board::Skin* const skin = hall_.skin()) draw(c, info, rect, *skin);
}

namespace {

// The side of a track that its picture shows, with deeds of both players.
track::State corner_of_track(const games::GameInfo& info) {
  constexpr std::array<std::pair<Square, Figure>, 6> kFigures{{{6, {"", 'B', games::Side::First}},
                                                               {8, {"", 'P', games::Side::Second}},
                                                               {9, {"", 'N', games::Side::First}},
                                                               {12, {"", 'R', games::Side::First}},
                                                               {13, {"", 'P', games::Side::First}},
                                                               {11, {"", 'Q', games::Side::Second}}}};
  track::State state;
  for (const auto& [square, figure] : kFigures)
    state.pieces.push_back({square, kind_of(info, figure.letter), figure.owner});
  state.estate.houses.assign(track::kSquares, 0);
  state.estate.rents.assign(track::kSquares, 0);
  state.estate.houses[6] = 2;
  state.estate.houses[9] = 1;
  state.estate.purses[0].token = 8;
  state.estate.purses[1].token = 14;
  state.estate.dice = {5, 2};
  return state;
}

}  // namespace

// The lower left corner of the board, with dice on the felt.
void Thumbnails::draw_track(Context& c, const games::GameInfo& info, Rect rect, const board::Skin& skin) {
  if (!track_) {
    track_ = std::make_unique<track::View>(info, "thumbnail");
    track_->put(corner_of_track(info));
    track_->bare();
  }
  track_->dress(skin.id);
  const kit::Clip clip(c, rect);
  const float side = std::max(rect.w * 1.9F, rect.h * 2.4F);
  track_->place(c, {rect.x - 1, rect.bottom() - side + 3, side, side});
  track_->paint(c, track::pictures_of(c, &skin, info));
  board::Pen pen(*c.draw, c.density, 1);
  const Rect felt = track_->layout().felt.intersection(rect);
  const float size = std::min(felt.w, felt.h) * 0.36F;
  const Point middle{felt.x + felt.w * 0.58F, felt.y + felt.h * 0.42F};
  track::draw_die(pen, middle + Point{-size * 0.66F, 0}, size, 5, -0.16F);
  track::draw_die(pen, middle + Point{size * 0.66F, size * 0.18F}, size, 2, 0.22F);
}

void Thumbnails::draw(Context& c, const games::GameInfo& info, Rect rect, const board::Skin& skin) {
  if (!info.deeds.empty()) return draw_track(c, info, rect, skin);
  board::View& board = view(corners_, info, corner_of);
  board.place_crop(c, rect, corner(info), kColumns, kRows);
  board.paint(c, skin);
}

void Thumbnails::draw_arrows(Context& c, const games::GameInfo& info, Rect rect, const board::Skin& skin) {
  board::View& board = view(bare_, info, bare);
  board.place_crop(c, rect, fork(info), 2, 1);
  board.paint(c, skin);
}

void Thumbnails::draw_pair(Context& c, const games::GameInfo& info, Rect rect, const board::Skin& skin) {
  const auto royal = std::find_if(info.kinds.begin(), info.kinds.end(), [](const auto& kind) { return kind.royal; });
  const auto other = std::find_if(info.kinds.begin(), info.kinds.end(), [](const auto& kind) { return !kind.royal; });
  if (royal == info.kinds.end() || other == info.kinds.end()) return;
  const float side = std::min(rect.h * 0.86F, rect.w * 0.44F);
  Rect both = rect.centred(2 * side + rect.w * 0.04F, side);
  const std::array<std::pair<std::string_view, std::string_view>, 2> who{
      {{info.first_id, royal->id}, {info.second_id, other->id}}};
  for (const auto& [owner, kind] : who) {
    const Rect place = both.cut_left(side, rect.w * 0.04F);
    const std::string_view atlas = skin.piece_atlas(kind);
    if (atlas.empty()) continue;
    const std::string cell = std::string(owner) + "-" + std::string(kind);
    kit::sprite(c, c.art.sprite(atlas, cell, side * c.density), place);
  }
}

}  // namespace messhall::ui
