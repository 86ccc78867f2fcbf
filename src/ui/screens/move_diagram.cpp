#include "ui/screens/move_diagram.hpp"

#include <algorithm>

namespace messhall::ui {
namespace {

const games::HelpParagraph* example_of(const games::GameInfo& info, std::uint8_t kind) {
  const auto found = std::find_if(info.help.begin(), info.help.end(), [&](const games::HelpParagraph& p) {
    return p.kind == kind && !p.position.empty() && !p.select.empty();
  });
  return found == info.help.end() ? nullptr : &*found;
}

board::State moves_of(const games::GameInfo& info, std::uint8_t kind) {
  board::State state;
  state.coordinates = false;
  const games::HelpParagraph* const example = example_of(info, kind);
  if (example == nullptr) return state;
  const auto position = games::find(info.id)->position(example->position, {});
  if (!position) return state;
  state.pieces = (*position)->pieces();
  std::string_view select = example->select;
  state.selected = read_square(info.board.size, select).value_or(kNoSquare);
  for (const games::Action action : (*position)->moves()) {
    const games::ActionView view = (*position)->view(action);
    if (view.from != state.selected || state.target(view.to) != nullptr) continue;
    state.targets.push_back({view.to, view.captured.has_value(), view.by_hand});
  }
  return state;
}

}  // namespace

bool MoveDiagrams::has(const games::GameInfo& info, std::uint8_t kind) { return example_of(info, kind) != nullptr; }

void MoveDiagrams::paint(Context& c, const games::GameInfo& info, std::uint8_t kind, Rect rect) {
  const board::Skin* const skin = hall_.skin();
  if (skin == nullptr) return;
  const auto [found, fresh] = views_.try_emplace({info.id, kind}, info, "diagram");
  board::View& view = found->second;
  if (fresh) view.set(moves_of(info, kind));
  view.place(c, rect, board::FrameStyle::None);
  view.paint(c, *skin);
}

}  // namespace messhall::ui
