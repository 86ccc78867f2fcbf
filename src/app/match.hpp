// One game being played: who sits where, the moves, what was taken back, which position is looked at, how it ended.
// A match knows no engine, no screen and no clock of its own: moves and times come in.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/seat.hpp"
#include "base/result.hpp"
#include "games/game.hpp"

namespace messhall::app {

// An engine's verdict, always as First sees it: positive is good for First.
struct Score {
  int hundredths = 0;            // of the least piece; only without mate_in
  std::optional<int> mate_in{};  // moves until the end, negative when Second wins

  friend bool operator==(const Score&, const Score&) = default;
};

struct PlayedMove {
  games::ActionView view{};
  games::Side side = games::Side::First;
  std::int64_t at = 0;           // milliseconds since 1970, 0 when unknown
  std::optional<Score> score{};  // what the engine thought when it played the move
  int balance = 0;               // static evaluation after the move, in hundredths, as First sees it
  std::array<int, 2> worth{};    // what First and Second own after the move, in dollars; in property games only
};

// What a match begins with.
struct MatchSetup {
  std::string game{};              // id: "smess"
  std::string start = "startpos";  // position text
  games::Options options{};        // missing ones have their default
  Seats seats{};
  std::int64_t started = 0;  // milliseconds since 1970, 0 when unknown
  std::uint32_t seed = 0;    // of dice and cards, in games with chance; 0: none chosen yet
};

// An end that the rules of the board do not know.
enum class Agreement : std::uint8_t { None, FirstResigned, SecondResigned, Draw };

class Match {
 public:
  // Errors: no such game, or what is wrong with the position text or the options.
  [[nodiscard]] static Result<Match> create(const MatchSetup& setup);
  Match(Match&&) noexcept;
  Match& operator=(Match&&) noexcept;
  ~Match();

  [[nodiscard]] const games::GameInfo& info() const { return position_->info(); }
  [[nodiscard]] const std::string& start() const { return start_; }  // position text, never "startpos"
  [[nodiscard]] bool standard_start() const;
  [[nodiscard]] const games::Options& options() const { return position_->options(); }
  [[nodiscard]] const Seats& seats() const { return seats_; }
  void set_seats(Seats seats) { seats_ = seats; }
  [[nodiscard]] std::int64_t started() const { return started_; }
  [[nodiscard]] std::uint32_t seed() const { return seed_; }
  void set_seed(std::uint32_t seed) { seed_ = seed; }
  // Grows with every change of the position (move, undo, redo, end): a cheap "has anything happened?".
  [[nodiscard]] std::uint64_t revision() const { return revision_; }

  // The position after the last move.
  [[nodiscard]] const games::Position& position() const { return *position_; }
  [[nodiscard]] const std::vector<PlayedMove>& moves() const { return moves_; }
  [[nodiscard]] std::string moves_text() const;  // exact texts with blanks between
  [[nodiscard]] games::Side to_move() const { return position_->to_move(); }
  [[nodiscard]] games::Outcome outcome() const;  // the board's, or what was agreed
  [[nodiscard]] bool over() const { return outcome().over(); }
  [[nodiscard]] Agreement agreement() const { return agreement_; }
  [[nodiscard]] bool chance_to_move() const { return !over() && to_move() == games::Side::Chance; }
  [[nodiscard]] bool human_to_move() const { return player_to_move() && seats_.of(to_move()).human(); }
  [[nodiscard]] bool computer_to_move() const { return player_to_move() && seats_.of(to_move()).computer(); }
  // The seat that a person looks from: the only human's, or First's.
  [[nodiscard]] games::Side viewer() const;

  // Legal moves of the last position, in a fixed order; empty when the match is over. Where a square may be named with
  // a move, these are the moves that name none; named() gives the others.
  [[nodiscard]] const std::vector<games::ActionView>& legal() const { return legal_; }
  [[nodiscard]] std::vector<games::ActionView> legal_from(Square from) const;
  // Why `from` may not go to `to`; empty when it may. Says too that the game is over or that it is the other's turn.
  [[nodiscard]] Message refusal(Square from, Square to) const;
  // What a player may want to hear before this move counts; empty for an illegal one.
  [[nodiscard]] std::vector<Message> warnings(std::string_view move) const;

  // The action in exact text, as it would be now; nothing for an illegal one.
  [[nodiscard]] std::optional<games::ActionView> find(std::string_view move) const;

  // ---- chance ----
  // Whether dice or cards are part of the game.
  [[nodiscard]] bool has_chance() const { return !info().deeds.empty(); }
  // What chance does now, in exact text: the same seed and the same number of throws and cards before give the same.
  // Nothing when chance is not to act.
  [[nodiscard]] std::optional<std::string> chance_move() const;

  // ---- prophecies ----
  // Whether the side to move may name a square with its move.
  [[nodiscard]] bool may_name() const;
  // The legal move with this square named; nothing where none may be.
  [[nodiscard]] std::optional<games::ActionView> named(std::string_view move, Square square) const;
  // The prophecy that this action makes; nothing when it names no square.
  [[nodiscard]] std::optional<games::Prophecy> prophecy_of(std::string_view move) const;

  // Plays a move given in exact text. Moves that were taken back are forgotten, unless this is the first of them.
  // The cursor goes to the end. Errors: the game is over, or why the move is not legal.
  Failure play(std::string_view move, std::int64_t at, std::optional<Score> score = std::nullopt);

  // Takes back: against the computer down to the human's turn before, else one ply; never dice or a card, nor what
  // came before them. First takes back a resignation or
  // an agreed draw, if there is one. The error says why nothing can be taken back.
  Failure undo();
  Failure redo();
  [[nodiscard]] Failure undo_refusal() const;
  [[nodiscard]] Failure redo_refusal() const;
  // Plies that redo could bring back.
  [[nodiscard]] std::size_t undone() const { return undone_.size(); }

  // Errors: the game is over.
  Failure resign(games::Side side);
  Failure agree_draw();

  // Looking at earlier positions loses nothing. ply 0 is the start, moves().size() the last position.
  void look(std::size_t ply);
  [[nodiscard]] std::size_t cursor() const { return cursor_; }
  [[nodiscard]] bool looking_back() const { return cursor_ != moves_.size(); }
  [[nodiscard]] const games::Position& shown() const { return shown_ ? *shown_ : *position_; }
  // The move that led to the position shown, or nullptr at the start.
  [[nodiscard]] const PlayedMove* last_shown() const { return cursor_ == 0 ? nullptr : &moves_[cursor_ - 1]; }

  // What `taker` has captured up to the position shown: the kinds, the most valuable first.
  [[nodiscard]] std::vector<std::uint8_t> captured_by(games::Side taker) const;
  // Material on the board shown, First minus Second, in units of the least piece.
  [[nodiscard]] int material_lead() const;
  // Evaluation after `ply` plies, in hundredths, as First sees it: the engine's where known, else the static one. In
  // property games what First owns more than Second, in dollars.
  [[nodiscard]] int balance_at(std::size_t ply) const;
  // What First and Second own after `ply` plies, in dollars; in property games only.
  [[nodiscard]] std::array<int, 2> worth_at(std::size_t ply) const;

 private:
  struct Undone {
    std::string text;
    std::int64_t at;
    std::optional<Score> score;
  };

  Match() = default;
  void take_back_one();
  void changed();
  [[nodiscard]] std::size_t plies_to_undo() const;
  [[nodiscard]] bool player_to_move() const { return !over() && to_move() != games::Side::Chance; }

  std::unique_ptr<games::Position> position_;
  std::unique_ptr<games::Position> shown_;  // only while looking back
  std::string start_;
  Seats seats_;
  std::int64_t started_ = 0;
  std::vector<PlayedMove> moves_;
  std::vector<Undone> undone_;  // the next to redo is last
  std::vector<games::ActionView> legal_;
  Agreement agreement_ = Agreement::None;
  std::size_t cursor_ = 0;
  int start_balance_ = 0;
  std::array<int, 2> start_worth_{};
  std::uint32_t seed_ = 0;
  std::uint64_t revision_ = 0;
};

}  // namespace messhall::app
