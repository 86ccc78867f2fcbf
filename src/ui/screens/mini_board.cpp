#include "ui/screens/mini_board.hpp"

#include <utility>

#include "ui/screens/hall.hpp"

namespace messhall::ui {

MiniBoard::MiniBoard(const games::GameInfo& info, std::vector<games::Piece> pieces) : view_(info, "mini") {
  board::State state;
  state.pieces = std::move(pieces);
  state.coordinates = false;
  view_.set(std::move(state));
}

void MiniBoard::paint(Context& c, const board::Skin& skin, Rect rect) {
  view_.place(c, rect, board::FrameStyle::None);
  view_.paint(c, skin);
}

float MiniBoard::width(float height) const {
  const BoardSize size = view_.info().board.size;
  return height * static_cast<float>(size.files) / static_cast<float>(size.ranks);
}

}  // namespace messhall::ui
