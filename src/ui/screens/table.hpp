// The board of the match on the play screen: what it shows, and what presses on it mean.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "ui/board/view.hpp"
#include "ui/screens/hall.hpp"

namespace messhall::ui {

class Table {
 public:
  explicit Table(Hall& hall) : hall_(hall) {}

  // Takes up what has changed in the session. To be called in each frame before anything is drawn from it.
  void follow(Context& c);
  // The board in this area (as large as fits, in the middle), with input, marks and the bubble of a refusal.
  void show(Context& c, Rect area, board::FrameStyle frame);
  // Arrow keys and others, when the keyboard is on the board.
  bool key(const Key& key);
  // The keyboard's widget belongs to the board.
  [[nodiscard]] bool owns(std::string_view widget) const;

  // Where the board lies, frame included; empty before the first show().
  [[nodiscard]] Rect outer() const { return view_ ? view_->layout().outer : Rect{}; }
  // The size that the board would take in this area.
  [[nodiscard]] Rect fit(const Context& c, Rect area, board::FrameStyle frame) const;
  [[nodiscard]] std::optional<Rect> square(std::string_view name) const;
  [[nodiscard]] bool animating(double now) { return view_ && view_->animating(now); }

  [[nodiscard]] bool flipped() const { return flipped_; }
  void flip() { flipped_ = !flipped_; }
  [[nodiscard]] games::Side bottom() const { return flipped_ ? games::Side::Second : games::Side::First; }

  // The piece in hand, or kNoSquare; where it may go; those of its moves after which the Brain can be taken.
  [[nodiscard]] Square selected() const { return selected_; }
  [[nodiscard]] const std::vector<games::ActionView>& choices() const { return choices_; }
  [[nodiscard]] const std::vector<Square>& risky() const { return risky_; }
  // The sentence about the piece in hand: "**Numskull on d5.** 18 squares, two captures."
  [[nodiscard]] Message hand_sentence() const;

  // The move that waits for a word: with the setting "confirm moves", or because a prophecy lies in wait.
  [[nodiscard]] const std::optional<games::ActionView>& pending() const { return pending_; }
  // What a prophecy may do to it; empty otherwise.
  [[nodiscard]] const Message& pending_warning() const { return pending_warning_; }
  void confirm();
  void let_go();  // puts everything back

  // ---- prophecies ----
  // The move stands on the board and can still be taken back; a square may be named, or none.
  [[nodiscard]] bool asking() const;
  void finish(bool with_prophecy);
  void take_back();
  // The next press on the board names a square; the move comes after it.
  [[nodiscard]] bool naming_first() const { return naming_first_; }
  // A square is named, and waits for the move.
  [[nodiscard]] bool named_first() const;
  // The button for it: begins, or lets it be.
  void name_first();

  // Where taken pieces fly to, in the card of the side that takes.
  void set_card(games::Side taker, Point at) { cards_[taker == games::Side::Second ? 1 : 0] = at; }

 private:
  struct Refused {
    Square from = kNoSquare;
    Square to = kNoSquare;
    Message why{};
    double since = -1;  // -1: in the next frame
  };
  // A move as the board has shown it.
  struct Seen {
    std::string text{};  // without the square that it names
    games::ActionView view{};
    games::Side side = games::Side::First;
    bool draft = false;  // still to be confirmed
  };
  // All that the picture depends on.
  using Shown = std::tuple<std::uint64_t, std::uint64_t, std::size_t, Square, Square, std::string, std::string, bool,
                           int, bool, bool, std::string, bool>;

  void meet();
  void sit_down(const app::Match& match);
  [[nodiscard]] Shown now_shown(const app::Match& match) const;
  [[nodiscard]] board::State state_of(const app::Match& match) const;
  void update(Context& c, const app::Match& match);
  [[nodiscard]] std::vector<Seen> path_of(const app::Match& match) const;
  [[nodiscard]] std::optional<board::Transition> step(const app::Match& match);
  void obey(const board::Wish& wish);
  void select(Square square);
  void attempt(const board::Wish& wish);
  [[nodiscard]] bool holds_back(const games::ActionView& move);
  void promote(const games::ActionView& move);
  void commit(const games::ActionView& move);
  void play(const games::ActionView& move);
  void name(Square square);
  [[nodiscard]] bool asks_after(const games::ActionView& move) const;
  [[nodiscard]] Message warning_of(const games::ActionView& move) const;
  [[nodiscard]] bool all_risky() const;
  [[nodiscard]] Message foretold_risk(BoardSize size) const;
  void reject(Square from, Square to);
  void draw_marks(Context& c);
  void draw_refusal(Context& c, const board::Skin& skin);

  Hall& hall_;
  std::unique_ptr<board::View> view_;
  std::uint64_t match_id_ = 0;
  std::uint64_t revision_ = 0;
  std::optional<Shown> shown_;
  std::vector<Seen> path_;  // the moves up to the position shown
  Square selected_ = kNoSquare;
  std::vector<games::ActionView> choices_;
  std::vector<Square> risky_;
  std::vector<Message> risks_;  // why, one for each of them
  std::optional<games::ActionView> pending_;
  Message pending_warning_{};
  bool naming_first_ = false;
  std::optional<Refused> refused_;
  std::optional<Point> dropped_;
  std::array<std::optional<Point>, 2> cards_{};
  bool flipped_ = false;
};

}  // namespace messhall::ui
