#include "ui/board/gallery.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "games/game.hpp"
#include "ui/board/skins.hpp"
#include "ui/board/view.hpp"
#include "ui/kit/widget.hpp"

namespace messhall::ui::board {
namespace {

// The game of the design's pictures after sixteen moves each, Blue to move.
constexpr std::string_view kMiddle = "s1sb3/1n5/nn1n2n/3S3/1N3N1/3N2N/NN5/1S1BS2 w 0 17";

class Gallery : public Screen {
 public:
  explicit Gallery(const games::Game& game) { sit(game); }

  void enter(Context& /*c*/, std::string_view rest) override {
    std::array<std::string, 5> words{"play", "seventies", "smess", "characters", ""};
    for (std::size_t i = 0; i < words.size() && !rest.empty(); ++i) {
      const std::size_t slash = std::min(rest.find('/'), rest.size());
      words[i] = rest.substr(0, slash);
      rest.remove_prefix(std::min(slash + 1, rest.size()));
    }
    case_ = words[0];
    theme_ = words[1];
    pieces_ = words[3];
    arrows_ = words[4];
    if (const games::Game* const game = games::find(words[2])) sit(*game);
    start();
  }

  void draw(Context& c, Rect area) override {
    const Skin* const skin = skins_.get(c.art, theme_, {pieces_, arrows_});
    if (skin == nullptr) return;
    c.draw->AddRectFilled({area.x, area.y}, {area.right(), area.bottom()}, c.colours().hall);
    if (case_ == "thumbs") return draw_thumbs(c, area, *skin);
    view_->place(c, board_area(c, area), frame_style(c.layout.form));
    if (const auto wish = std::exchange(keyed_, std::nullopt)) answer(*wish, c);
    if (const auto wish = view_->show(c, *skin)) answer(*wish, c);
  }

  bool key(const Key& key) override {
    const View::KeyResult result = view_->key(key);
    if (result.wish) keyed_ = result.wish;
    return result.used;
  }

  [[nodiscard]] Label title() const override { return Label(std::string("Board")); }

 private:
  // Where the design's play screen has it.
  static Rect board_area(const Context& c, Rect area) {
    switch (c.layout.form) {
      case Form::Wide:
        return {area.x + 72, area.y + 14, area.w - 72 - 404 - 6, area.h - 28};
      case Form::Flat:
        return {area.x + 64, area.y + 6, (area.h - 12) * 0.88F, area.h - 12};
      case Form::Embed:
        return {area.x + 5, area.y + 5, area.w - 10, area.h - 54};
      case Form::Tall:
        break;
    }
    return {area.x, area.y + 102, area.w, area.w * 1.14F};
  }

  void sit(const games::Game& game) {
    if (game_ == &game) return;
    game_ = &game;
    view_ = std::make_unique<View>(game.info(), "board");
    thumbs_.clear();
    constexpr std::array<Cell, 3> kCorners{{{0, 0}, {2, 3}, {4, 6}}};
    for (const Cell corner : kCorners) thumbs_.push_back({View(game.info(), "thumb"), corner});
  }

  void start() {
    const bool smess = game_->info().id == "smess";
    auto made = game_->position(case_ == "start" || !smess ? "startpos" : kMiddle, {});
    if (!made) return;
    position_ = std::move(*made);
    last_.reset();
    if (case_ != "start" && smess) last_ = LastMove{square("a7"), square("a6")};
    State whole = rest();
    whole.flipped = case_ == "flipped";
    view_->set(std::move(whole));
    State state = rest();
    if (case_ == "play" || case_ == "flipped") state = lifted(square("d5"));
    if (case_ == "whynot") {
      state = lifted(square("d3"));
      state.refused = square("d4");
    }
    if (case_ == "marks") {
      state.hint = LastMove{square("d5"), square("d6")};
      state.suggestions = {
          {square("d5"), square("d6"), 1}, {square("b1"), square("c1"), 2}, {square("f4"), square("e4"), 3}};
      state.circles = {square("g8"), square("b7")};
      state.refused = square("e2");
    }
    view_->set(std::move(state));
  }

  [[nodiscard]] Square square(std::string_view name) const {
    return read_square(game_->info().board.size, name).value_or(kNoSquare);
  }

  // The position with nothing in hand.
  [[nodiscard]] State rest() const {
    State state;
    state.pieces = position_->pieces();
    state.last = last_;
    state.flipped = view_->state().flipped;
    for (const games::Piece& piece : state.pieces) {
      if (piece.owner == position_->to_move()) state.movable.push_back(piece.square);
    }
    return state;
  }

  [[nodiscard]] State lifted(Square from) const {
    State state = rest();
    state.selected = from;
    for (const games::Action action : position_->actions()) {
      const games::ActionView view = position_->view(action);
      if (view.from == from) state.targets.push_back({view.to, view.captured.has_value(), view.by_hand});
    }
    return state;
  }

  void answer(const Wish& wish, const Context& c) {
    if (wish.kind == Wish::Kind::Select) return view_->set(lifted(wish.to));
    if (wish.kind != Wish::Kind::Try) return view_->set(rest());
    for (const games::Action action : position_->actions()) {
      const games::ActionView view = position_->view(action);
      if (view.from != wish.from || view.to != wish.to) continue;
      Transition how = transition(view, position_->to_move());
      if (wish.dragged) how.dropped = wish.at;
      how.card = Point{view_->layout().outer.right() + 150, view_->layout().outer.y + 40};
      position_->apply(action);
      last_ = LastMove{view.from, view.to};
      return view_->play(rest(), std::move(how), c);
    }
    State state = lifted(wish.from);
    state.refused = wish.to;
    view_->set(std::move(state));
  }

  void draw_thumbs(Context& c, Rect area, const Skin& skin) {
    Rect row = area.inset(40).centred(area.w - 80, 200);
    for (Thumb& thumb : thumbs_) {
      thumb.view.set(rest());
      thumb.view.place_crop(c, row.cut_left(264, 16), thumb.corner, 3, 2);
      thumb.view.paint(c, skin);
    }
  }

  struct Thumb {
    View view;
    Cell corner;
  };

  const games::Game* game_ = nullptr;
  std::unique_ptr<View> view_;
  std::vector<Thumb> thumbs_;
  std::unique_ptr<games::Position> position_;
  std::optional<LastMove> last_;
  Skins skins_;
  std::optional<Wish> keyed_;
  std::string case_ = "play";
  std::string theme_ = "seventies";
  std::string pieces_ = "characters";
  std::string arrows_;
};

}  // namespace

std::unique_ptr<Screen> make_gallery() {
  const games::Game* game = games::find("smess");
  return game == nullptr ? nullptr : std::make_unique<Gallery>(*game);
}

}  // namespace messhall::ui::board
