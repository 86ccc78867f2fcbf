// A board to try the rules on: both sides may be moved in turn, nothing is kept, and wrong tries are explained.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/board/view.hpp"
#include "ui/screens/hall.hpp"

namespace messhall::ui {

class TrialBoard {
 public:
  // `id` names its squares in the mirror.
  TrialBoard(Hall& hall, const games::GameInfo& info, std::string id);

  // Sets up this position ("startpos" too), by these options, with the piece on `select` in hand.
  void set_up(std::string_view position, const games::Options& options, std::string_view select);
  // Back to what set_up() made.
  void reset();
  // Something is different from what set_up() made.
  [[nodiscard]] bool touched() const { return touched_; }
  // What the last press led to, in words; empty when nothing was tried yet.
  [[nodiscard]] const Message& sentence() const { return sentence_; }

  // As large as fits into the area, in its middle.
  void draw(Context& c, Rect area, board::FrameStyle frame);
  // The size that it would take there.
  [[nodiscard]] Rect fit(const Context& c, Rect area, board::FrameStyle frame) const;
  // Arrow keys and others, when the keyboard is on the board.
  bool key(const Key& key);
  [[nodiscard]] bool owns(std::string_view widget) const;

 private:
  struct Refused {
    Square from = kNoSquare;
    Square to = kNoSquare;
    Message why{};
    double since = -1;  // -1: in the next frame
  };

  void obey(Context& c, const board::Wish& wish);
  void take(Square square);
  void let_go();
  void attempt(Context& c, const board::Wish& wish);
  void reject(Square from, Square to);
  void say(Message message);
  [[nodiscard]] board::State state() const;
  [[nodiscard]] Message hand_sentence() const;

  Hall& hall_;
  const games::GameInfo& info_;
  board::View view_;
  std::unique_ptr<games::Position> position_;
  std::unique_ptr<games::Position> before_;  // as set up
  Square first_choice_ = kNoSquare;          // in hand as set up
  Square selected_ = kNoSquare;
  std::vector<games::Action> choices_;
  std::optional<board::LastMove> last_;
  std::optional<Refused> refused_;
  std::optional<board::Wish> wish_;  // of a key, for the next frame
  Message sentence_{};
  app::Coordinates coordinates_ = app::Coordinates::Edge;
  bool touched_ = false;
};

}  // namespace messhall::ui
