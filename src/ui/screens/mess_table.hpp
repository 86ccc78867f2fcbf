// The board of Mess on the play screen: what it shows, and what presses on it mean.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <tuple>

#include "ui/screens/hall.hpp"
#include "ui/screens/mess_words.hpp"
#include "ui/track/view.hpp"

namespace messhall::ui {

class MessTable {
 public:
  // What the player is doing: answering the question of the turn, or managing property meanwhile.
  enum class Mode : std::uint8_t { Answer, Build, Sell, Mortgage, Redeem };

  explicit MessTable(Hall& hall) : hall_(hall) {}

  // Takes up what has changed in the session. To be called in each frame before anything is drawn from it.
  void follow(Context& c);
  void show(Context& c, Rect area, bool dice_in_corner);
  // A row of squares round the one that matters, or round the one that was pressed on a small board, large enough to be
  // read. On a board without it nothing is marked.
  void show_strip(Context& c, Rect rect, int count);
  void without_strip();
  // The piece that was just taken or mortgaged, on its way to the panel of its owner. To be drawn last.
  void show_fallen(Context& c, Point top, Point bottom);
  bool key(const Key& key);

  [[nodiscard]] Rect outer() const { return view_ ? view_->layout().outer : Rect{}; }
  [[nodiscard]] Rect felt() const { return view_ ? view_->layout().felt : Rect{}; }
  [[nodiscard]] bool detailed() const { return view_ && view_->layout().detailed(); }
  [[nodiscard]] std::optional<Rect> square(std::string_view name) const;
  [[nodiscard]] bool animating(double now) { return view_ && view_->animating(now); }
  // The dice lie still: their outcome may be talked about.
  [[nodiscard]] bool rolled(double now) const { return !view_ || view_->rolled(now); }

  [[nodiscard]] Mode mode() const { return mode_; }
  void set_mode(Mode mode);
  // The verb of the mode's actions: "build"; empty for answers.
  [[nodiscard]] std::string_view verb() const { return verb(mode_); }
  [[nodiscard]] static std::string_view verb(Mode mode);
  // Whether there is something to do in this mode now.
  [[nodiscard]] bool offers(Mode mode) const;
  // A person may act now, on the position that is shown.
  [[nodiscard]] bool asking() const;
  // The side whose turn it is to answer sits here; the other side otherwise.
  [[nodiscard]] Square selected() const { return selected_; }
  void let_go();

  // The piece chosen for a purchase; the first that can be bought with until another is chosen.
  [[nodiscard]] std::uint8_t bought_with() const;
  void buy_with(std::uint8_t kind);
  // The square of the piece chosen to attack; the cheapest until another is chosen. kNoSquare: none can.
  [[nodiscard]] Square attacker() const;
  void attack_with(Square square);

  // Plays the action, or, where each move is to be confirmed, plays it when it is asked for the second time.
  void play(std::string_view action);
  // The action that waits to be confirmed; empty when none does.
  [[nodiscard]] const std::string& pending() const { return pending_; }
  void confirm() { play(std::string(pending_)); }
  // What a square costs and earns, in a dialog.
  void explain(Square square);

 private:
  using Shown = std::tuple<std::uint64_t, std::uint64_t, std::size_t, Mode, Square, std::uint8_t, Square, std::string,
                           std::string, bool>;
  [[nodiscard]] bool holds_back(std::string_view action);
  void obey(const track::Wish& wish);
  void press(Square square);
  void move(Square from, Square to);
  void select(Square square);
  bool look_at(Square square);
  void update(Context& c, const app::Match& match);
  [[nodiscard]] Shown now_shown(const app::Match& match) const;
  [[nodiscard]] track::State state_of(const app::Match& match) const;
  void add_question(const app::Match& match, track::State& state) const;
  [[nodiscard]] Square strip_start(int count) const;

  Hall& hall_;
  std::unique_ptr<track::View> view_;
  std::optional<Shown> shown_;
  std::uint64_t match_id_ = 0;
  std::uint64_t revision_ = 0;
  std::size_t cursor_ = 0;
  Mode mode_ = Mode::Answer;
  Square selected_ = kNoSquare;
  std::optional<std::uint8_t> kind_{};
  Square attacker_ = kNoSquare;
  std::string pending_{};
  // The strip under a small board: the square that was pressed, and how many squares it shows now.
  Square looked_at_ = kNoSquare;
  int strip_count_ = 0;
};

// The card of a square: price, rents, who holds it.
[[nodiscard]] std::unique_ptr<Dialog> make_deed(Hall& hall, Square square);

}  // namespace messhall::ui
