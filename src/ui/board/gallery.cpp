#include "ui/board/gallery.hpp"

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "games/game.hpp"
#include "ui/board/view.hpp"
#include "ui/kit/widget.hpp"

namespace messhall::ui::board {
namespace {

// The game of the design's pictures after sixteen moves each, Blue to move.
constexpr std::string_view kMiddle = "s1sb3/1n5/nn1n2n/3S3/1N3N1/3N2N/NN5/1S1BS2 w 0 17";

class Gallery : public Screen {
 public:
  explicit Gallery(const games::Game& game) : game_(game), view_(game.info(), "board") {
    constexpr std::array<Cell, 3> kCorners{{{0, 0}, {2, 3}, {4, 6}}};
    for (const Cell corner : kCorners) thumbs_.push_back({View(game.info(), "thumb"), corner});
  }

  void enter(Context& /*c*/, std::string_view rest) override {
    const std::size_t slash = rest.find('/');
    case_ = rest.empty() ? "play" : std::string(rest.substr(0, slash));
    theme_ = slash == std::string_view::npos ? "seventies" : std::string(rest.substr(slash + 1));
    skin_.reset();
    start();
  }

  void draw(Context& c, Rect area) override {
    if (!skin_) {
      const std::string_view file = c.art.file("themes.json");
      if (file.empty()) return;
      if (auto read = parse_skin(file, theme_)) skin_ = *read;
      if (!skin_) return;
    }
    c.draw->AddRectFilled({area.x, area.y}, {area.right(), area.bottom()}, c.colours().hall);
    if (case_ == "thumbs") return draw_thumbs(c, area);
    view_.place(c, board_area(c, area), frame_style(c.layout.form));
    if (const auto wish = std::exchange(keyed_, std::nullopt)) answer(*wish, c);
    if (const auto wish = view_.show(c, *skin_, "characters")) answer(*wish, c);
  }

  bool key(const Key& key) override {
    const View::KeyResult result = view_.key(key);
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

  void start() {
    auto made = game_.position(case_ == "start" ? "startpos" : kMiddle, {});
    if (!made) return;
    position_ = std::move(*made);
    last_.reset();
    if (case_ != "start") last_ = LastMove{square("a7"), square("a6")};
    State whole = rest();
    whole.flipped = case_ == "flipped";
    view_.set(std::move(whole));
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
    view_.set(std::move(state));
  }

  [[nodiscard]] Square square(std::string_view name) const {
    return read_square(game_.info().board.size, name).value_or(kNoSquare);
  }

  // The position with nothing in hand.
  [[nodiscard]] State rest() const {
    State state;
    state.pieces = position_->pieces();
    state.last = last_;
    state.flipped = view_.state().flipped;
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
      if (view.from == from) state.targets.push_back({view.to, view.captured.has_value()});
    }
    return state;
  }

  void answer(const Wish& wish, const Context& c) {
    if (wish.kind == Wish::Kind::Select) return view_.set(lifted(wish.to));
    if (wish.kind != Wish::Kind::Try) return view_.set(rest());
    for (const games::Action action : position_->actions()) {
      const games::ActionView view = position_->view(action);
      if (view.from != wish.from || view.to != wish.to) continue;
      Transition how = transition(view, position_->to_move());
      if (wish.dragged) how.dropped = wish.at;
      how.card = Point{view_.layout().outer.right() + 150, view_.layout().outer.y + 40};
      position_->apply(action);
      last_ = LastMove{view.from, view.to};
      return view_.play(rest(), std::move(how), c);
    }
    State state = lifted(wish.from);
    state.refused = wish.to;
    view_.set(std::move(state));
  }

  void draw_thumbs(Context& c, Rect area) {
    Rect row = area.inset(40).centred(area.w - 80, 200);
    for (Thumb& thumb : thumbs_) {
      thumb.view.set(rest());
      thumb.view.place_crop(c, row.cut_left(264, 16), thumb.corner, 3, 2);
      thumb.view.paint(c, *skin_, "characters");
    }
  }

  struct Thumb {
    View view;
    Cell corner;
  };

  const games::Game& game_;
  View view_;
  std::vector<Thumb> thumbs_;
  std::unique_ptr<games::Position> position_;
  std::optional<LastMove> last_;
  std::optional<Skin> skin_;
  std::optional<Wish> keyed_;
  std::string case_ = "play";
  std::string theme_ = "seventies";
};

}  // namespace

std::unique_ptr<Screen> make_gallery() {
  const games::Game* game = games::find("smess");
  return game == nullptr ? nullptr : std::make_unique<Gallery>(*game);
}

}  // namespace messhall::ui::board
