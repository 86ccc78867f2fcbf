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
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
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
    std::vector<Action> actions;
    if (outcome_.over()) return actions;
    typename State::MoveList moves;
    state_.generate(moves);
    actions.reserve(moves.size());
    for (const Move move : moves) actions.push_back({move.code()});
    return actions;
  }
  [[nodiscard]] std::string action_text(Action action) const override {
    return Face::action_text(state_, move_of(action));
  }
  [[nodiscard]] ActionView view(Action action) const override { return Face::view(state_, move_of(action)); }

  [[nodiscard]] Result<Action> parse_action(std::string_view text) const override {
    if (text.empty()) return Message{kEmptyMoveText};
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
  [[nodiscard]] Message refusal(Square from, Square to) const override {
    if (outcome_.over()) return Message{kGameOver};
    return Face::refusal(state_, from, to);
  }
  [[nodiscard]] std::vector<Message> warnings(Action action) const override {
    AdaptedPosition after(*this);
    after.apply(action);
    if (after.outcome_.over()) return {};
    return Face::warnings(after.state_, move_of(action));
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
    const Move move = move_of(action);
    const std::uint64_t key = repetition_key(state_);
    history_.push_back({move, state_.make(move), key, std::exchange(outcome_, {})});
    outcome_ = judge();
  }
  bool undo() override {
    if (history_.empty()) return false;
    state_.unmake(history_.back().move, history_.back().undo);
    outcome_ = std::move(history_.back().outcome);
    history_.pop_back();
    return true;
  }
  [[nodiscard]] std::vector<Action> played() const override {
    std::vector<Action> actions;
    actions.reserve(history_.size());
    for (const Step& step : history_) actions.push_back({step.move.code()});
    return actions;
  }

  [[nodiscard]] Outcome outcome() const override { return outcome_; }
  [[nodiscard]] std::uint64_t hash() const override { return repetition_key(state_); }
  [[nodiscard]] int evaluate() const override { return state_.evaluate(); }
  [[nodiscard]] std::vector<int> captured(Side owner) const override {
    std::vector<Move> moves;
    moves.reserve(history_.size());
    for (const Step& step : history_) moves.push_back(step.move);
    return Face::captured(start_, moves, owner);
  }

  // Counts positions, not games: a game that has ended by the position or by the plies without progress goes no
  // further; the rules of repetition are not looked at below the root.
  [[nodiscard]] std::uint64_t perft(int depth) override {
    if (depth > 0 && outcome_.over()) return 0;
    State root = without_history(state_);
    return count(root, depth);
  }

  [[nodiscard]] const State& state() const { return state_; }

 private:
  struct Step {
    Move move{};
    typename State::Undo undo{};
    std::uint64_t key = 0;  // of the position before the move, as repetition counts it
    Outcome outcome{};      // of the position before the move
  };

  static Move move_of(Action action) { return Move::from_code(static_cast<std::uint16_t>(action.code)); }

  [[nodiscard]] Outcome judge() const {
    Outcome outcome = Face::outcome(state_, history_.empty() ? std::nullopt : std::optional(history_.back().move));
    if (outcome.over()) return outcome;
    const ThirdTime rule = third_time(state_);
    if (rule != ThirdTime::Nothing && occurrences() >= 3) {
      if (rule == ThirdTime::Draw) return repetition_draw();
      const Side mover = other(state_.side());
      return repetition_loss(mover, mover == Side::First ? info().first : info().second);
    }
    if (out_of_plies(state_)) return move_limit_draw(state_.move_limit());
    return outcome;
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
