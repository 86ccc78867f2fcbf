// A position of Smess: a plain value, without history, that makes and takes back moves in place.
// The rules: Perry Grant, Parker Brothers 1970.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/bitboard.hpp"
#include "base/result.hpp"
#include "games/arrow/armies.hpp"
#include "games/arrow/move.hpp"
#include "games/concrete.hpp"
#include "games/smess/board.hpp"
#include "games/smess/piece.hpp"
#include "games/smess/rules.hpp"

namespace messhall::games::smess {

class State {
 public:
  static constexpr std::string_view kId = "smess";
  static constexpr BoardSize kSize = smess::kSize;
  static constexpr int kSquares = kSize.squares();
  static constexpr std::string_view kStart = "1ssbss1/nnnnnnn/7/7/7/7/NNNNNNN/1SSBSS1 w 0 1";
  // Counters stop growing here, so that every text that is written can be read.
  static constexpr int kMaxCounter = 9999;

  static constexpr std::uint64_t kKeySeed = 0x536D6573731970U;  // "Smess", 1970

  using Armies = arrow::Armies<Bits, kSquares, kKinds, kKeySeed>;
  using Move = arrow::Move;
  using MoveList = games::MoveList<Move, kTables.most_moves()>;
  struct Undo {
    std::uint64_t key = 0;
    std::uint16_t halfmove = 0;
    std::uint16_t fullmove = 0;
    PieceCode captured = kEmpty;
    bool promoted = false;
  };

  // An empty board, to be filled with place().
  explicit State(Rules rules = {}) : rules_(rules) {}

  // `placement side halfmove fullmove`, or "startpos". The error names the field and the reason.
  [[nodiscard]] static Result<State> from_text(std::string_view text, const Options& options);
  [[nodiscard]] std::string text() const;

  // Setting up; the square must be empty.
  void place(Square square, PieceCode piece);
  void set_side(Side side);
  void set_counters(int halfmove, int fullmove);

  // kind: its number in GameInfo::kinds.
  [[nodiscard]] static constexpr PieceCode piece_code(std::size_t kind, Side owner) {
    return code(static_cast<Kind>(kind), owner);
  }
  [[nodiscard]] static constexpr Side owner(PieceCode piece) { return owner_of(piece); }
  [[nodiscard]] PieceCode at(Square square) const { return armies_.at(square); }
  [[nodiscard]] Bits of(Side side) const { return armies_.of(side); }
  [[nodiscard]] Bits of(Kind kind) const { return armies_.of(index(kind)); }
  [[nodiscard]] Bits of(Kind kind, Side side) const { return of(kind) & of(side); }
  [[nodiscard]] Bits occupied() const { return armies_.occupied(); }
  [[nodiscard]] const Rules& rules() const { return rules_; }
  [[nodiscard]] int halfmove() const { return halfmove_; }
  [[nodiscard]] int fullmove() const { return fullmove_; }

  // All legal moves, by square of origin and then of target; none when the game has ended.
  void generate(MoveList& list) const;
  // Captures and promotions only, in the same order.
  void generate_noisy(MoveList& list) const;
  // The squares to which the piece on `from` may go; without asking whose turn it is or whether the game has ended.
  [[nodiscard]] Bits targets(Square from) const;
  // The empty squares from which the piece on `to` could have come without taking or promoting: `targets` backwards.
  [[nodiscard]] Bits origins(Square to) const;
  [[nodiscard]] std::uint64_t perft(int depth);

  // The move must be legal.
  Undo make(Move move);
  void unmake(Move move, const Undo& undo);
  Undo make_null();
  void unmake_null(const Undo& undo);

  // Zobrist key of placement and side to move, kept up by every change.
  [[nodiscard]] std::uint64_t key() const { return key_; }
  [[nodiscard]] std::uint64_t computed_key() const;  // the same from nothing, for tests
  [[nodiscard]] Side side() const { return side_; }
  [[nodiscard]] Ending ending() const;
  [[nodiscard]] bool brain_taken() const { return !of(Kind::Brain, side_); }
  // Where the side's Brain stands; kNoSquare when it was taken.
  [[nodiscard]] Square royal(Side owner) const {
    const Bits brain = of(Kind::Brain, owner);
    return brain ? brain.first() : kNoSquare;
  }
  [[nodiscard]] int piece_count(Side owner) const { return of(owner).count(); }
  [[nodiscard]] bool two_brains() const { return occupied() == of(Kind::Brain); }
  // Whether any piece of the side to move can go anywhere. As the arrows lead from every square to every other, that
  // fails only where the side fills the whole board; the rule is kept because it is one.
  [[nodiscard]] bool has_move() const;
  // Whether a Ninny of the side that reached a promotion square now would become a Numskull.
  [[nodiscard]] bool may_promote(Side side) const;
  [[nodiscard]] bool repetition_draws() const { return rules_.repetition; }
  [[nodiscard]] int move_limit() const { return rules_.move_limit ? kMoveLimit : 0; }

  // In hundredths of a Ninny, for the side to move; evaluation.cpp.
  [[nodiscard]] int evaluate() const;
  [[nodiscard]] int captured_value(Move move) const;
  [[nodiscard]] int moving_value(Move move) const;
  [[nodiscard]] bool captures(Move move) const { return at(move.to()) != kEmpty; }
  [[nodiscard]] bool promotes(Move move) const;

  // Whether a piece of the side could take a piece on the square now, if it were its turn.
  [[nodiscard]] bool attacked(Square square, Side by) const { return !attackers(square, occupied()).disjoint(of(by)); }
  // The pieces of both sides that could go to the square if just these squares were occupied.
  [[nodiscard]] Bits attackers(Square square, Bits occupied) const;

 private:
  void pass_turn();
  [[nodiscard]] Bits promotion_squares() const;  // of the side to move; none unless it may promote

  Armies armies_{};
  std::uint64_t key_ = 0;
  std::uint16_t halfmove_ = 0;
  std::uint16_t fullmove_ = 1;
  Side side_ = Side::First;
  Rules rules_;
};

}  // namespace messhall::games::smess
