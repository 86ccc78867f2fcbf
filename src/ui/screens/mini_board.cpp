#include "ui/screens/mini_board.hpp"

#include <utility>

namespace messhall::ui {

MiniBoard::MiniBoard(const games::Position& position) : view_(position.info(), "mini") {
  if (!position.info().deeds.empty()) {
    track_.emplace(position.info(), "mini");
    track_->put(track::State::of(position));
    return;
  }
  board::State state;
  state.pieces = position.pieces();
  state.coordinates = false;
  view_.set(std::move(state));
}

void MiniBoard::paint(Context& c, const board::Skin& skin, Rect rect) {
  if (track_) {
    track_->dress(skin.id);
    track_->place(c, rect);
    track_->paint(c, track::pictures_of(c, &skin, track_->info()));
    return;
  }
  view_.place(c, rect, board::FrameStyle::None);
  view_.paint(c, skin);
}

float MiniBoard::width(float height) const {
  if (track_) return height;
  const BoardSize size = view_.info().board.size;
  return height * static_cast<float>(size.files) / static_cast<float>(size.ranks);
}

}  // namespace messhall::ui
