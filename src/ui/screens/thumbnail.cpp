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
};

constexpr std::array<Scene, 1> kScenes{{
    {"smess",
     "c5",
     {{{"d5", 'S', games::Side::First}, {"e5", 'B', games::Side::Second}, {"c4", 'N', games::Side::First}}}},
}};

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

board::State picture(const games::GameInfo& info) {
  board::State state;
  state.coordinates = false;
  const auto scene = std::find_if(kScenes.begin(), kScenes.end(), [&](const Scene& s) { return s.game == info.id; });
  if (scene != kScenes.end()) {
    for (const Figure& figure : scene->figures) {
      state.pieces.push_back({square_of(info, figure.square), kind_of(info, figure.letter), figure.owner});
    }
  } else if (const auto position = games::find(info.id)->position("startpos", {})) {
    state.pieces = (*position)->pieces();
  }
  return state;
}

board::Cell corner(const games::GameInfo& info) {
  const auto scene = std::find_if(kScenes.begin(), kScenes.end(), [&](const Scene& s) { return s.game == info.id; });
  if (scene == kScenes.end()) return {0, 0};
  const Square square = square_of(info, scene->corner);
  return {info.board.size.file(square), info.board.size.ranks - 1 - info.board.size.rank(square)};
}

}  // namespace

void Thumbnails::draw(Context& c, const games::GameInfo& info, Rect rect, std::string_view theme) {
  const board::Skin* const skin = hall_.skin(theme);
  if (skin == nullptr) return;
  std::unique_ptr<board::View>& view = views_[info.id];
  if (!view) {
    view = std::make_unique<board::View>(info, "thumbnail");
    view->set(picture(info));
  }
  view->place_crop(c, rect, corner(info), kColumns, kRows);
  view->paint(c, *skin, Hall::piece_set());
}

}  // namespace messhall::ui
