// A board to try the rules on: both sides may be moved in turn, nothing is kept, and wrong tries are explained. A
// lesson says which move comes next; any other is answered kindly. On the track of a property game pieces show where
// they reach, strike and move in peace; what is done without a square stands beside it as buttons. Dice do not fall.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/board/view.hpp"
#include "ui/screens/hall.hpp"
#include "ui/track/view.hpp"

namespace messhall::ui {

class TrialBoard {
 public:
  // `id` names its squares in the mirror.
  TrialBoard(Hall& hall, const games::GameInfo& info, std::string id);

  // Sets up this position ("startpos" too), by these options, with the piece on `select` in hand.
  void set_up(std::string_view position, const games::Options& options, std::string_view select);
  // Back to what set_up() made.
  void reset();
  // Whether moves that may name a square ask for one. Otherwise they name none.
  void ask_names(bool ask) { asks_ = ask; }
  // A move stands on the board that may still name a square: the next press names one.
  [[nodiscard]] bool naming() const { return pending_.has_value(); }
  // Goes on without naming one.
  void name_nothing(const Context& c);
  // From now on only this move is played, given in exact text; others are answered with `wrong`. Empty: every move.
  void expect(std::string_view move, const Message& wrong);
  // Plays the expected move.
  void show_expected(const Context& c);
  // Moves played since set_up().
  [[nodiscard]] std::size_t plies() const { return position_ == nullptr ? 0 : position_->played().size(); }
  [[nodiscard]] bool over() const { return position_ != nullptr && position_->outcome().over(); }
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
  // The buttons for what is done without a square: "Let it go", "Build here: $50". None in games with a plain board.
  void draw_answers(Context& c, Rect& column);

 private:
  struct Refused {
    Square from = kNoSquare;
    Square to = kNoSquare;
    Message why{};
    double since = -1;  // -1: in the next frame
  };

  // trial_track.cpp
  struct Answer {
    std::string action{};
    Label label{};
  };
  void show_track(Context& c, Rect area);
  void obey_track(const Context& c, const track::Wish& wish);
  void reach_from(Square square);
  void try_action(const Context& c, const std::string& text);
  void play_track(const Context& c, games::Action action);
  [[nodiscard]] track::State track_state() const;
  [[nodiscard]] std::optional<std::string> way(Square from, Square to) const;
  [[nodiscard]] std::vector<Answer> answers() const;
  [[nodiscard]] std::optional<Label> answer_label(const games::ActionView& view) const;
  void obey(Context& c, const board::Wish& wish);
  void take(Square square);
  void let_go();
  void attempt(const Context& c, const board::Wish& wish);
  [[nodiscard]] std::vector<games::Action> chosen(Square to) const;
  void ask_promotion(const std::vector<games::Action>& moves);
  void move(const Context& c, games::Action move, std::optional<Point> dropped);
  [[nodiscard]] bool expected(games::Action move) const;
  void wait_for_name(const Context& c, games::Action move, std::optional<Point> dropped);
  void name(const Context& c, Square square);
  void play(const Context& c, games::Action action, std::optional<Point> dropped);
  void reject(Square from, Square to);
  void say(Message message);
  [[nodiscard]] board::State state() const;
  [[nodiscard]] Message hand_sentence() const;
  [[nodiscard]] Message move_sentence(const games::ActionView& view) const;

  Hall& hall_;
  const games::GameInfo& info_;
  board::View view_;
  std::unique_ptr<track::View> track_;     // of a property game
  std::optional<track::Wish> track_wish_;  // of a key, for the next frame
  std::unique_ptr<games::Position> position_;
  std::unique_ptr<games::Position> before_;  // as set up
  Square first_choice_ = kNoSquare;          // in hand as set up
  Square selected_ = kNoSquare;
  std::vector<games::Action> choices_;
  bool asks_ = false;
  std::optional<games::Action> pending_;  // on the board, and not played before a square is named, or none
  std::string promoted_;                  // the move whose promotion was chosen, for the next frame
  std::string expected_;
  Message wrong_{};
  std::optional<board::LastMove> last_;
  std::optional<Refused> refused_;
  std::optional<board::Wish> wish_;  // of a key, for the next frame
  Message sentence_{};
  app::Coordinates coordinates_ = app::Coordinates::Edge;
  bool touched_ = false;
};

}  // namespace messhall::ui
