// Mess as the contract of games (games/game.hpp) sees it.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "games/game.hpp"
#include "games/mess/state.hpp"

namespace messhall::games::mess {

inline constexpr std::string_view kId = "mess";

[[nodiscard]] const GameInfo& info();

class MessPosition final : public Position {
 public:
  explicit MessPosition(const State& state);

  [[nodiscard]] std::unique_ptr<Position> clone() const override { return std::make_unique<MessPosition>(*this); }
  [[nodiscard]] const GameInfo& info() const override { return mess::info(); }
  [[nodiscard]] const Options& options() const override { return options_; }
  [[nodiscard]] std::string text() const override { return state_.text(); }
  [[nodiscard]] std::string state_json() const override { return state_.json(); }
  [[nodiscard]] Side to_move() const override { return state_.actor(); }
  [[nodiscard]] std::vector<Piece> pieces() const override;
  [[nodiscard]] std::optional<Piece> piece_at(Square square) const override;
  [[nodiscard]] std::vector<games::Action> actions() const override;
  [[nodiscard]] std::vector<std::uint32_t> chance_weights() const override;
  [[nodiscard]] std::string action_text(games::Action action) const override;
  [[nodiscard]] Result<games::Action> parse_action(std::string_view text) const override;
  [[nodiscard]] ActionView view(games::Action code) const override;
  [[nodiscard]] Message refusal(Square from, Square to) const override;
  [[nodiscard]] std::vector<Message> warnings(games::Action /*action*/) const override { return {}; }
  [[nodiscard]] std::optional<Estate> estate() const override;
  [[nodiscard]] std::vector<Square> reach(std::uint8_t kind, Square from) const override;
  [[nodiscard]] Message question() const override;
  void apply(games::Action action) override;
  bool undo() override;
  [[nodiscard]] std::vector<games::Action> played() const override;
  [[nodiscard]] Outcome outcome() const override;
  [[nodiscard]] std::uint64_t hash() const override;
  // How much richer the player whose turn it is is than the other, in dollars; see State::worth().
  [[nodiscard]] int evaluate() const override;
  [[nodiscard]] std::vector<int> captured(Side owner) const override;
  [[nodiscard]] std::uint64_t perft(int depth) override;

  [[nodiscard]] const State& state() const { return state_; }

 private:
  struct Step {
    State before;
    Action action;
  };
  State state_;
  Options options_;
  std::vector<Step> history_{};
};

class MessGame final : public Game {
 public:
  [[nodiscard]] const GameInfo& info() const override { return mess::info(); }
  [[nodiscard]] Result<std::unique_ptr<Position>> position(std::string_view text,
                                                           const Options& options) const override;
};

}  // namespace messhall::games::mess
