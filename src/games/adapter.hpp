// The contract of game.hpp on top of a concrete position: history, repetition, reading moves. One template for every
// game without dice.
//
// A game supplies a Face: a class of static functions that say what people see.
//   using State = ...;                                                     the concrete position
//   const GameInfo& info();
//   Options options(const State&);                                         all of them
//   std::optional<Piece> piece_at(const State&, Square);
//   std::string action_text(const State&, Move);                           exact: "d5d7"
//   ActionView view(const State&, Move);
//   Message refusal(const State&, Square from, Square to);                 empty when the move is legal
//   std::vector<Message> warnings(const State& after, Move);               `after` is not over
//   Message notice(const State&);                                          may be left out
//   Outcome outcome(const State&, std::optional<Move> last);               by the position alone
//   std::vector<int> captured(const State& start, std::span<const Move>, Side owner);
//
// Where a move may name a square besides (NamingPosition), these differ; captured() is given both plies of each turn:
//   std::string action_text(const State&, Move, Square named);
//   ActionView view(const State&, Move, Square named);
//   std::vector<Message> warnings(const State&, const State& after, Move, Square named);   `after` may be over
//
// And what a Face may add:
//   Result<Action> read(const State&, std::string_view text);   where an action's text is not just its squares
//   std::optional<Prophecies> prophecies(const State&);         as if the game were not over
//   Outcome plies_draw(const State&);                           too many plies without progress, in the game's words
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/text.hpp"
#include "games/concrete.hpp"
#include "games/endings.hpp"
#include "games/game.hpp"

namespace messhall::games {

template <class Face>
class AdaptedPosition final : public Position {
 public:
  using State = typename Face::State;
  using Move = typename State::Move;
  static_assert(ConcretePosition<State>);
  static constexpr bool kNames = NamingPosition<State>;

  explicit AdaptedPosition(State state)
      : start_(state), state_(state), options_(Face::options(state)), outcome_(judge()) {}

  [[nodiscard]] std::unique_ptr<Position> clone() const override { return std::make_unique<AdaptedPosition>(*this); }
  [[nodiscard]] const GameInfo& info() const override { return Face::info(); }
  [[nodiscard]] const Options& options() const override { return options_; }
  [[nodiscard]] std::string text() const override { return state_.text(); }
  [[nodiscard]] Side to_move() const override { return state_.side(); }
  [[nodiscard]] std::optional<Piece> piece_at(Square square) const override {
    return square < State::kSquares ? Face::piece_at(state_, square) : std::nullopt;
  }
  [[nodiscard]] std::vector<Piece> pieces() const override {
    std::vector<Piece> found;
    for (int square = 0; square < State::kSquares; ++square) {
      if (const auto piece = Face::piece_at(state_, static_cast<Square>(square))) found.push_back(*piece);
    }
    return found;
  }

  [[nodiscard]] std::vector<Action> actions() const override {
    std::vector<Action> actions = moves();
    if constexpr (kNames) {
      if (actions.empty() || !state_.may_name()) return actions;
      const std::vector<Action> alone = std::exchange(actions, {});
      actions.reserve(alone.size() * (State::kSquares + 1));
      for (const Action action : alone) {
        actions.push_back(action);
        for (int square = 0; square < State::kSquares; ++square) {
          actions.push_back(action_of(move_of(action), static_cast<Square>(square)));
        }
      }
    }
    return actions;
  }
  [[nodiscard]] std::vector<Action> moves() const override {
    std::vector<Action> actions;
    if (outcome_.over()) return actions;
    typename State::MoveList moves;
    state_.generate(moves);
    actions.reserve(moves.size());
    for (const Move move : moves) actions.push_back(action_of(move));
    return actions;
  }
  [[nodiscard]] std::optional<Action> naming(Action action, Square square) const override {
    if (square == kNoSquare) return action_of(move_of(action));
    if constexpr (kNames) {
      if (square < State::kSquares && !outcome_.over() && state_.may_name()) return action_of(move_of(action), square);
    }
    return std::nullopt;
  }
  [[nodiscard]] std::optional<Prophecies> prophecies() const override {
    if constexpr (requires { Face::prophecies(state_); }) {
      std::optional<Prophecies> prophecies = Face::prophecies(state_);
      if (prophecies && outcome_.over()) prophecies->may_name = false;
      return prophecies;
    } else {
      return std::nullopt;
    }
  }
  [[nodiscard]] std::string action_text(Action action) const override {
    if constexpr (kNames) {
      return Face::action_text(state_, move_of(action), named_by(action));
    } else {
      return Face::action_text(state_, move_of(action));
    }
  }
  [[nodiscard]] ActionView view(Action action) const override {
    if constexpr (kNames) {
      return Face::view(state_, move_of(action), named_by(action));
    } else {
      return Face::view(state_, move_of(action));
    }
  }

  [[nodiscard]] Result<Action> parse_action(std::string_view text) const override {
    if (text.empty()) return Message{kEmptyMoveText};
    if constexpr (requires { Face::read(state_, text); }) {
      if (outcome_.over()) return Message{kGameOver};
      return Face::read(state_, text);
    } else {
      return read_squares(text);
    }
  }
  [[nodiscard]] Message refusal(Square from, Square to) const override {
    if (outcome_.over()) return Message{kGameOver};
    return Face::refusal(state_, from, to);
  }
  [[nodiscard]] std::vector<Message> warnings(Action action) const override {
    AdaptedPosition after(*this);
    after.apply(action);
    if constexpr (kNames) {
      return Face::warnings(state_, after.state_, move_of(action), named_by(action));
    } else {
      return after.outcome_.over() ? std::vector<Message>{} : Face::warnings(after.state_, move_of(action));
    }
  }

  [[nodiscard]] Message notice() const override {
    if constexpr (requires { Face::notice(state_); }) {
      if (!outcome_.over()) return Face::notice(state_);
    }
    return {};
  }

  [[nodiscard]] Square checked() const override {
    if constexpr (requires { state_.checked(), state_.royal(Side::First); }) {
      if (state_.checked()) return state_.royal(state_.side());
    }
    return kNoSquare;
  }

  void apply(Action action) override {
    Step step;
    step.action = action;
    step.key = repetition_key(state_);
    step.outcome = std::exchange(outcome_, {});
    step.undo = state_.make(move_of(action));
    if constexpr (kNames) {
      step.named = state_.naming();
      if (step.named) step.naming_undo = state_.make(naming_of<State>(action));
    }
    history_.push_back(std::move(step));
    outcome_ = judge();
  }
  bool undo() override {
    if (history_.empty()) return false;
    const Step& step = history_.back();
    if constexpr (kNames) {
      if (step.named) state_.unmake(naming_of<State>(step.action), step.naming_undo);
    }
    state_.unmake(move_of(step.action), step.undo);
    outcome_ = std::move(history_.back().outcome);
    history_.pop_back();
    return true;
  }
  [[nodiscard]] std::vector<Action> played() const override {
    std::vector<Action> actions;
    actions.reserve(history_.size());
    for (const Step& step : history_) actions.push_back(step.action);
    return actions;
  }

  [[nodiscard]] Outcome outcome() const override { return outcome_; }
  [[nodiscard]] std::uint64_t hash() const override { return repetition_key(state_); }
  [[nodiscard]] int evaluate() const override { return state_.evaluate(); }
  [[nodiscard]] std::vector<int> captured(Side owner) const override {
    std::vector<Move> plies;
    plies.reserve(history_.size());
    for (const Step& step : history_) {
      plies.push_back(move_of(step.action));
      if constexpr (kNames) {
        if (step.named) plies.push_back(naming_of<State>(step.action));
      }
    }
    return Face::captured(start_, plies, owner);
  }

  // Counts positions, not games: a game that has ended by the position or by the plies without progress goes no
  // further; the rules of repetition are not looked at below the root.
  [[nodiscard]] std::uint64_t perft(int depth) override {
    if (depth > 0 && outcome_.over()) return 0;
    State root = without_history(state_);
    if constexpr (requires { root.count_turns(depth); }) {
      return root.count_turns(depth);
    } else {
      return count(root, depth);
    }
  }

  [[nodiscard]] const State& state() const { return state_; }

 private:
  struct NoUndo {};
  struct Step {
    Action action{};
    std::uint64_t key = 0;  // of the position before the move, as repetition counts it
    Outcome outcome{};      // of the position before the move
    typename State::Undo undo{};
    bool named = false;  // whether the turn had a second ply
    std::conditional_t<kNames, typename State::Undo, NoUndo> naming_undo{};
  };

  static Move move_of(Action action) { return games::move_of<State>(action); }

  // An action whose text is its two squares.
  [[nodiscard]] Result<Action> read_squares(std::string_view text) const {
    for (const Action action : actions()) {
      if (action_text(action) == text) return action;
    }
    std::string_view rest = text;
    const auto from = read_square(State::kSize, rest);
    const auto to = from ? read_square(State::kSize, rest) : std::nullopt;
    if (!to || !rest.empty()) return Message{kNoMoveText, {{"text", quotable(text)}}};
    const Message reason = refusal(*from, *to);
    return reason.empty() ? Message{kNoMoveText, {{"text", quotable(text)}}} : reason;
  }

  [[nodiscard]] Outcome judge() const {
    Outcome outcome =
        Face::outcome(state_, history_.empty() ? std::nullopt : std::optional(move_of(history_.back().action)));
    if (outcome.over()) return outcome;
    const ThirdTime rule = third_time(state_);
    if (rule != ThirdTime::Nothing && occurrences() >= 3) {
      if (rule == ThirdTime::Draw) return repetition_draw();
      const Side mover = other(state_.side());
      return repetition_loss(mover, mover == Side::First ? info().first : info().second);
    }
    if (!out_of_plies(state_)) return outcome;
    if constexpr (requires { Face::plies_draw(state_); }) {
      return Face::plies_draw(state_);
    } else {
      return move_limit_draw(state_.move_limit());
    }
  }
  // How often the present position has stood on the board, this time included. No position from before the last
  // capture or promotion can come back.
  [[nodiscard]] int occurrences() const {
    const std::size_t reach = std::min(history_.size(), static_cast<std::size_t>(state_.halfmove()));
    return 1 + static_cast<int>(
                   std::count_if(history_.end() - static_cast<std::ptrdiff_t>(reach), history_.end(),
                                 [key = repetition_key(state_)](const Step& step) { return step.key == key; }));
  }
  [[nodiscard]] static bool out_of_plies(const State& state) {
    return state.move_limit() > 0 && state.halfmove() >= state.move_limit();
  }

  [[nodiscard]] static std::uint64_t count(State& state, int depth) {
    if (depth <= 0) return 1;
    if (out_of_plies(state)) return 0;
    typename State::MoveList moves;
    state.generate(moves);
    if (depth == 1) return moves.size();
    std::uint64_t nodes = 0;
    for (const Move move : moves) {
      const auto undo = state.make(move);
      nodes += count(state, depth - 1);
      state.unmake(move, undo);
    }
    return nodes;
  }

  State start_;
  State state_;
  Options options_;
  std::vector<Step> history_{};
  Outcome outcome_;
};

template <class Face>
class AdaptedGame final : public Game {
 public:
  using State = typename Face::State;

  [[nodiscard]] const GameInfo& info() const override { return Face::info(); }
  [[nodiscard]] Result<std::unique_ptr<Position>> position(std::string_view text,
                                                           const Options& options) const override {
    Result<State> state = State::from_text(text, options);
    if (!state) return state.error();
    return std::unique_ptr<Position>(std::make_unique<AdaptedPosition<Face>>(std::move(*state)));
  }
};

}  // namespace messhall::games
