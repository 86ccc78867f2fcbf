#include "ui/screens/thumbnail.hpp"

#include <algorithm>
#include <array>

#include "ui/kit.hpp"

namespace messhall::ui {
namespace {

struct Figure {
  std::string_view square;
  char letter;  // of the kind
  games::Side owner;
};

// What a game's picture shows: its upper left square, and who stands there.
struct Scene {
  std::string_view game;
  std::string_view corner;
  std::array<Figure, 3> figures;
  std::string_view under_way;  // position text of a game in its middle
  int band_row;                // from the top: where the most is going on
};

constexpr std::array<Scene, 2> kScenes{{
    {"smess",
     "c5",
     {{{"d5", 'S', games::Side::First}, {"e5", 'B', games::Side::Second}, {"c4", 'N', games::Side::First}}},
     "s1sb3/1n5/nn1n2n/3S3/1N3N1/3N2N/NN5/1S1BS2 w 0 1",
     2},
    {"college-mess",
     "b5",
     {{{"c5", 'P', games::Side::Second}, {"d4", 'S', games::Side::First}, {"b4", 'F', games::Side::First}}},
     "s1sp3/ff1ff2/5ff/2f4/3s3/S5S/FFF1FFF/2PS3 b p 1 9",
     2},
}};

const Scene* scene_of(const games::GameInfo& info) {
  const auto found = std::find_if(kScenes.begin(), kScenes.end(), [&](const Scene& s) { return s.game == info.id; });
  return found == kScenes.end() ? nullptr : &*found;
}

board::State position_of(const games::GameInfo& info, std::string_view text) {
  board::State state;
  state.coordinates = false;
  if (const auto position = games::find(info.id)->position(text, {})) state.pieces = (*position)->pieces();
  return state;
}

board::State start_of(const games::GameInfo& info) { return position_of(info, "startpos"); }

board::State under_way(const games::GameInfo& info) {
  const Scene* const scene = scene_of(info);
  return position_of(info, scene == nullptr ? std::string_view("startpos") : scene->under_way);
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
  if (scene == nullptr) return start_of(info);
  board::State state;
  state.coordinates = false;
  for (const Figure& figure : scene->figures) {
    state.pieces.push_back({square_of(info, figure.square), kind_of(info, figure.letter), figure.owner});
  }
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

void Thumbnails::draw(Context& c, const games::GameInfo& info, Rect rect, std::string_view theme) {
  const board::Skin* const skin = hall_.skin(theme);
  if (skin == nullptr) return;
  board::View& board = view(corners_, info, corner_of);
  board.place_crop(c, rect, corner(info), kColumns, kRows);
  board.paint(c, *skin, Hall::piece_set());
}

float Thumbnails::band_height(const games::GameInfo& info, float width, int rows) {
  return width * static_cast<float>(rows) / static_cast<float>(info.board.size.files);
}

void Thumbnails::draw_band(Context& c, const games::GameInfo& info, Rect rect, int rows) {
  const board::Skin* const skin = hall_.skin();
  if (skin == nullptr) return;
  board::View& board = view(bands_, info, under_way);
  const Scene* const scene = scene_of(info);
  const int last = info.board.size.ranks - rows;
  board.place_crop(c, rect, {0, std::clamp(scene == nullptr ? 0 : scene->band_row, 0, std::max(last, 0))},
                   info.board.size.files, rows);
  board.paint(c, *skin, Hall::piece_set());
}

void Thumbnails::draw_start(Context& c, const games::GameInfo& info, Rect rect) {
  const board::Skin* const skin = hall_.skin();
  if (skin == nullptr) return;
  board::View& board = view(starts_, info, start_of);
  board.place(c, rect, board::FrameStyle::Whole);
  board.paint(c, *skin, Hall::piece_set());
}

}  // namespace messhall::ui
