// A position of College Mess: a plain value, without history, that makes and takes back moves in place.
// The rules: Kevin Pacey, after Perry Grant's Smess.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/bitboard.hpp"
#include "base/result.hpp"
#include "games/arrow/armies.hpp"
#include "games/arrow/move.hpp"
#include "games/college/board.hpp"
#include "games/college/piece.hpp"
#include "games/college/rules.hpp"
#include "games/concrete.hpp"

namespace messhall::games::college {

class State {
 public:
  static constexpr std::string_view kId = "college-mess";
  static constexpr BoardSize kSize = college::kSize;
  static constexpr int kSquares = kSize.squares();
  static constexpr std::string_view kStart = "1sspss1/fffffff/7/7/7/7/FFFFFFF/1SSPSS1 w Pp 0 1";
  // Counters stop growing here, so that every text that is written can be read.
  static constexpr int kMaxCounter = 9999;
  static constexpr std::uint64_t kKeySeed = 0x436F6C6C656765U;  // "College"

  using Armies = arrow::Armies<Bits, kSquares, kKinds, kKeySeed>;
  using PieceCode = arrow::PieceCode;
  static constexpr PieceCode kEmpty = Armies::kEmpty;
  using Move = arrow::Move;
  // Every leap ends where a slide on an empty board could; only hands lead elsewhere.
  using MoveList = games::MoveList<Move, kTables.most_moves() + kHands.size()>;
  struct Undo {
    std::uint64_t key = 0;
    std::uint16_t halfmove = 0;
    std::uint16_t fullmove = 0;
    PieceCode captured = kEmpty;
    bool promoted = false;
    std::array<bool, 2> unmoved{};
  };

  // An empty board, to be filled with place().
  explicit State(Rules rules = {}) : rules_(rules) {}

  // `placement side unmoved-professors halfmove fullmove`, or "startpos". The error names the field and the reason.
  [[nodiscard]] static Result<State> from_text(std::string_view text, const Options& options);
  [[nodiscard]] std::string text() const;

  // Setting up; the square must be empty. A Professor counts as having moved until it is said that it has not, which
  // only the one on its starting square can claim.
  void place(Square square, PieceCode piece);
  void set_unmoved(Side side);
  void set_side(Side side);
  void set_counters(int halfmove, int fullmove);

  // kind: its number in GameInfo::kinds.
  [[nodiscard]] static constexpr PieceCode piece_code(std::size_t kind, Side owner) {
    return Armies::code(kind, owner);
  }
  [[nodiscard]] static constexpr PieceCode code(Kind kind, Side owner) { return piece_code(index(kind), owner); }
  [[nodiscard]] static constexpr Kind kind_of(PieceCode piece) { return static_cast<Kind>(Armies::kind_of(piece)); }
  [[nodiscard]] static constexpr Side owner_of(PieceCode piece) { return Armies::owner_of(piece); }
  [[nodiscard]] static constexpr Side owner(PieceCode piece) { return owner_of(piece); }
  [[nodiscard]] PieceCode at(Square square) const { return armies_.at(square); }
  [[nodiscard]] Bits of(Side side) const { return armies_.of(side); }
  [[nodiscard]] Bits of(Kind kind) const { return armies_.of(index(kind)); }
  [[nodiscard]] Bits of(Kind kind, Side side) const { return of(kind) & of(side); }
  [[nodiscard]] Bits occupied() const { return armies_.occupied(); }
  [[nodiscard]] const Rules& rules() const { return rules_; }
  [[nodiscard]] int halfmove() const { return halfmove_; }
  [[nodiscard]] int fullmove() const { return fullmove_; }
  // Whether the side's Professor has never moved.
  [[nodiscard]] bool unmoved(Side side) const { return unmoved_[index(side)]; }
  // Whether it takes more than the pieces and the side to move to say what is legal.
  [[nodiscard]] bool remembers() const { return unmoved(Side::First) || unmoved(Side::Second); }

  // All legal moves, by square of origin and then of target; none when the game has ended.
  void generate(MoveList& list) const;
  // Captures and promotions only, in the same order.
  void generate_noisy(MoveList& list) const;
  // The squares to which the piece on `from` may go; without asking whose turn it is or whether the game has ended.
  [[nodiscard]] Bits targets(Square from) const;
  // The empty squares from which the piece on `to` could have come without taking or promoting: `targets` backwards.
  // A Professor's one leap is left out.
  [[nodiscard]] Bits origins(Square to) const;
  [[nodiscard]] std::uint64_t perft(int depth);

  // The move must be legal.
  Undo make(Move move);
  void unmake(Move move, const Undo& undo);
  Undo make_null();
  void unmake_null(const Undo& undo);

  // Zobrist key of placement, side to move and unmoved Professors, kept up by every change.
  [[nodiscard]] std::uint64_t key() const { return key_; }
  [[nodiscard]] std::uint64_t computed_key() const;  // the same from nothing, for tests
  [[nodiscard]] Side side() const { return side_; }
  [[nodiscard]] Ending ending() const;
  [[nodiscard]] bool professor_taken() const { return !of(Kind::Professor, side_); }
  // Where the side's Professor stands; kNoSquare when it was taken.
  [[nodiscard]] Square royal(Side owner) const {
    const Bits professor = of(Kind::Professor, owner);
    return professor ? professor.first() : kNoSquare;
  }
  [[nodiscard]] int piece_count(Side owner) const { return of(owner).count(); }
  [[nodiscard]] bool two_professors() const { return occupied() == of(Kind::Professor); }
  // Whether any piece of the side to move can go anywhere.
  [[nodiscard]] bool has_move() const;
  [[nodiscard]] bool repetition_draws() const { return rules_.repetition; }
  [[nodiscard]] int move_limit() const { return rules_.move_limit ? kMoveLimit : 0; }

  // In hundredths of a Freshman, for the side to move; evaluation.cpp.
  [[nodiscard]] int evaluate() const;
  [[nodiscard]] int captured_value(Move move) const;
  [[nodiscard]] int moving_value(Move move) const;
  [[nodiscard]] bool captures(Move move) const { return at(move.to()) != kEmpty; }
  [[nodiscard]] bool promotes(Move move) const;

  // Whether a piece of the side could take a piece on the square now, if it were its turn.
  [[nodiscard]] bool attacked(Square square, Side by) const;
  // The pieces of the side that could.
  [[nodiscard]] Bits attackers(Square square, Side by) const;
  // Whether the side's Professor may make its one leap: it has never moved, and no enemy could take it now.
  [[nodiscard]] bool may_leap(Side side) const;

 private:
  void pass_turn();
  void count_ply(bool progress);
  void forget_unmoved(Side side);

  Armies armies_{};
  std::uint64_t key_ = 0;
  std::uint16_t halfmove_ = 0;
  std::uint16_t fullmove_ = 1;
  Side side_ = Side::First;
  std::array<bool, 2> unmoved_{};
  Rules rules_;
};

}  // namespace messhall::games::college
