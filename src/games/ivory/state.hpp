// A position of Storm the Ivory Tower: a plain value that makes and takes back moves in place. Of its history it knows
// no more than which pieces gave check on the last two turns. The rules: Fergus Duniho, 2003 and 2005.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/bitboard.hpp"
#include "base/result.hpp"
#include "games/arrow/move.hpp"
#include "games/concrete.hpp"
#include "games/ivory/board.hpp"
#include "games/ivory/piece.hpp"
#include "games/ivory/rules.hpp"

namespace messhall::games::ivory {

// The pieces of a side that gave check on its last turn, and those of them that had done so on the turn before, too;
// by the squares where they stand now.
struct Checks {
  Bits once{};
  Bits twice{};

  friend bool operator==(const Checks&, const Checks&) = default;
};

// More moves than a side has in any position: those of the most that the best placed pieces could have.
[[nodiscard]] constexpr std::size_t most_moves() {
  std::array<int, kBoard.kSquares> counts{};
  for (std::size_t i = 0; i < counts.size(); ++i) {
    const auto from = static_cast<Square>(i);
    Bits reached = kYahooWays.targets(from, {}) | kTwoSteps.targets(from, {}) | kKoreanWays.targets(from, {});
    for (const Direction d : kDirections) {
      if (kBoard.points(from, d)) reached |= kTables.rays[from][static_cast<std::size_t>(d)];
    }
    counts[i] = reached.count();
  }
  std::sort(counts.begin(), counts.end());
  std::size_t sum = 0;
  for (std::size_t i = counts.size() - kMostPieces; i < counts.size(); ++i) sum += static_cast<std::size_t>(counts[i]);
  return sum;
}

template <Variant V>
class StateOf {
 public:
  static constexpr bool kKorean = V == Variant::Korean;
  static constexpr std::string_view kId = kKorean ? "ivory-tower-korean" : "ivory-tower";
  static constexpr BoardSize kSize = ivory::kSize;
  static constexpr int kSquares = kSize.squares();
  static constexpr std::string_view kStart =
      kKorean ? "syft1tfys/4b4/1c5c1/n1n1n1n1n/9/9/N1N1N1N1N/1C5C1/4B4/SYFT1TFYS w 0 1"
              : "syftbtfys/9/1c5c1/n1n1n1n1n/9/9/N1N1N1N1N/1C5C1/9/SYFTBTFYS w 0 1";
  // Counters stop growing here, so that every text that is written can be read.
  static constexpr int kMaxCounter = 9999;
  // No legal move leaves the own Brain where it could be taken, so Brains are never taken.
  static constexpr bool kRoyalIsNeverTaken = true;

  using Move = arrow::Move;
  using MoveList = games::MoveList<Move, most_moves()>;
  struct Undo {
    std::uint64_t placement_key = 0;
    std::uint64_t checks_key = 0;
    std::array<Checks, 2> checks{};
    std::uint16_t halfmove = 0;
    std::uint16_t fullmove = 0;
    PieceCode captured = kEmpty;
  };

  // An empty board, to be filled with place().
  explicit StateOf(Rules rules = {}) : rules_(rules) { board_.fill(kEmpty); }

  // `placement side halfmove fullmove`, or "startpos". The error names the field and the reason. A text tells no
  // history: the checks that stand on the board count as the first of their pieces, and nothing was before.
  [[nodiscard]] static Result<StateOf> from_text(std::string_view text, const Options& options);
  [[nodiscard]] std::string text() const;

  // Setting up; the square must be empty. No more than kMostPieces a side. As with a text, nothing was before.
  void place(Square square, PieceCode piece);
  void set_side(Side side);
  void set_counters(int halfmove, int fullmove);

  // kind: its number in GameInfo::kinds.
  [[nodiscard]] static constexpr PieceCode piece_code(std::size_t kind, Side owner) {
    return code(static_cast<Kind>(kind), owner);
  }
  [[nodiscard]] static constexpr Side owner(PieceCode piece) { return owner_of(piece); }
  [[nodiscard]] PieceCode at(Square square) const { return board_[square]; }
  [[nodiscard]] Bits of(Side side) const { return sides_[index(side)]; }
  [[nodiscard]] Bits of(Kind kind) const { return kinds_[index(kind)]; }
  [[nodiscard]] Bits of(Kind kind, Side side) const { return of(kind) & of(side); }
  [[nodiscard]] Bits occupied() const { return sides_[0] | sides_[1]; }
  [[nodiscard]] const Rules& rules() const { return rules_; }
  [[nodiscard]] int halfmove() const { return halfmove_; }
  [[nodiscard]] int fullmove() const { return fullmove_; }
  [[nodiscard]] int piece_count(Side owner) const { return of(owner).count(); }
  // Where the side's Brain stands; kNoSquare on a board that is not set up yet.
  [[nodiscard]] Square royal(Side owner) const {
    const Bits brain = of(Kind::Brain, owner);
    return brain ? brain.first() : kNoSquare;
  }
  // Whether a piece can stand there in a game: Brains and Toadies never leave their towers.
  [[nodiscard]] static bool may_stand(PieceCode piece, Square square) {
    const Kind kind = kind_of(piece);
    return (kind != Kind::Brain && kind != Kind::Toady) || kTower[index(owner_of(piece))].contains(square);
  }
  // Whether it can stand in a game: the Brain of the side that has just moved is not attacked.
  [[nodiscard]] bool lawful() const { return !attacked(royal(other(side_)), side_); }

  // All legal moves, by square of origin and then of target.
  void generate(MoveList& list) const { generate(list, ~Bits{}); }
  // Captures only, in the same order.
  void generate_noisy(MoveList& list) const { generate(list, of(other(side_))); }
  // The squares to which the way of the piece on `from` leads; without asking whose turn it is or what becomes of its
  // Brain.
  [[nodiscard]] Bits targets(Square from) const;
  // The empty squares from which the piece on `to` could have come without taking: `targets` backwards.
  [[nodiscard]] Bits origins(Square to) const;
  // Whether the side to move has any legal move.
  [[nodiscard]] bool has_move() const;
  [[nodiscard]] std::uint64_t perft(int depth);
  // The same position under rules that do not ask what was before, for counting positions.
  [[nodiscard]] StateOf without_history() const;

  // The move must be legal.
  Undo make(Move move);
  void unmake(Move move, const Undo& undo);
  Undo make_null();
  void unmake_null(const Undo& undo);

  // Zobrist key of all that the legal moves depend on, kept up by every change: placement, side to move, and under the
  // rule against perpetual check which pieces gave check on the last turns.
  [[nodiscard]] std::uint64_t key() const { return placement_key_ ^ checks_key_; }
  // The same for placement and side to move alone: equal where a position is said to come up again.
  [[nodiscard]] std::uint64_t repetition_key() const { return placement_key_; }
  [[nodiscard]] std::uint64_t computed_repetition_key() const;  // the same from nothing, for tests
  [[nodiscard]] Side side() const { return side_; }
  // Loss without a legal move, in check or not.
  [[nodiscard]] Ending ending() const { return has_move() ? Ending::None : Ending::Loss; }
  [[nodiscard]] bool repetition_draws() const {
    return rules_.repetition == Repetition::PerpetualCheck && rules_.third_draws;
  }
  [[nodiscard]] bool repetition_loses() const { return rules_.repetition == Repetition::Zillions; }
  [[nodiscard]] int move_limit() const { return rules_.move_limit ? kMoveLimit : 0; }

  // In hundredths of a Ninny, for the side to move; evaluation.cpp.
  [[nodiscard]] int evaluate() const;
  [[nodiscard]] int captured_value(Move move) const;
  [[nodiscard]] int moving_value(Move move) const;
  [[nodiscard]] bool captures(Move move) const { return board_[move.to()] != kEmpty; }
  [[nodiscard]] bool promotes(Move /*move*/) const { return false; }

  // Whether a piece of the side could take a piece on the square now, if it were its turn.
  [[nodiscard]] bool attacked(Square square, Side by) const { return !attackers(square, by).empty(); }
  [[nodiscard]] Bits attackers(Square square, Side by) const;
  // The pieces that give check to the side to move.
  [[nodiscard]] Bits checkers() const { return checks_[index(other(side_))].once; }
  [[nodiscard]] bool checked() const { return !checkers().empty(); }
  [[nodiscard]] const Checks& checks(Side side) const { return checks_[index(side)]; }

  // For saying why a move is not legal. The way of the piece must lead there.
  // The pieces that would attack the mover's Brain after the move.
  [[nodiscard]] Bits exposes(Move move) const;
  // The pieces that would give check on three turns in a row, by their squares after the move.
  [[nodiscard]] Bits third_checks(Move move) const;

 private:
  // The board as it is or would be: what stands where, as far as attacks go.
  struct Scene {
    Bits occupied{};
    Bits attackers{};  // pieces of the attacking side that are (still) there
    Bits hoppers{};    // Clodhoppers of both sides
  };
  // What all moves of a position need to know about the mover's Brain.
  struct Guard {
    Square brain = kNoSquare;
    bool in_check = false;
    Bits lines{};  // a move that neither leaves nor enters these squares does not open the Brain to anybody
    bool third_check_possible = false;
  };

  void generate(MoveList& list, Bits goals) const;
  [[nodiscard]] Guard guard() const;
  [[nodiscard]] bool legal(const Guard& guard, Move move) const;
  [[nodiscard]] Scene scene(Side by) const { return {occupied(), of(by), of(Kind::Clodhopper)}; }
  [[nodiscard]] Bits attackers(Square square, Side by, const Scene& scene, bool is_brain) const;
  [[nodiscard]] static Bits hurdles(const Scene& scene) {
    return kKorean ? scene.occupied & ~scene.hoppers : scene.occupied;
  }
  void put(Square square, PieceCode piece);
  void take(Square square);
  void pass_turn();
  void note_checks(Bits given, const Checks& before);
  void start_checks();

  std::array<Bits, 2> sides_{};
  std::array<Bits, kKinds> kinds_{};
  std::array<Checks, 2> checks_{};
  std::uint64_t placement_key_ = 0;
  std::uint64_t checks_key_ = 0;
  std::array<PieceCode, kSquares> board_{};
  std::uint16_t halfmove_ = 0;
  std::uint16_t fullmove_ = 1;
  Side side_ = Side::First;
  Rules rules_;
};

using State = StateOf<Variant::Chinese>;
using KoreanState = StateOf<Variant::Korean>;

}  // namespace messhall::games::ivory
