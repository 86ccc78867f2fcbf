// A position of Cassandra Chess: a plain value that makes and takes back moves in place. The rules: Ralph Betza,
// "Cassandra Chess", with any two armies of his "Chess with Different Armies".
//
// A turn is one or two plies of the same side: a move on the board, and then, where a prophecy may be made, a naming of
// a square or of none. Passing the turn fulfils at once what is due: the state stands after the fulfilment, and keeps
// what the position text and the rule of repetition need of the moment before.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/bitboard.hpp"
#include "base/result.hpp"
#include "games/cassandra/lines.hpp"
#include "games/cassandra/move.hpp"
#include "games/cassandra/piece.hpp"
#include "games/cassandra/rules.hpp"
#include "games/concrete.hpp"

namespace messhall::games::cassandra {

inline constexpr BoardSize kSize{8, 8};

// A square that a side has named.
struct Foretold {
  Square square = kNoSquare;  // kNoSquare: nothing is outstanding
  std::uint8_t rung = 0;      // what it is about: the target when it was made
  std::uint8_t age = 0;       // moves that its owner has made since; with 1 it falls due at the owner's next turn

  [[nodiscard]] bool outstanding() const { return square != kNoSquare; }
  friend bool operator==(const Foretold&, const Foretold&) = default;
};

// What the fulfilment at the start of a turn changed, as it was before.
struct Before {
  Foretold due{};  // not outstanding: nothing was due, and nothing changed
  std::uint8_t target = 0;
  PieceCode removed = kEmpty;  // from due.square
  std::uint8_t rights = 0;
  Square en_passant = kNoSquare;
  std::uint16_t halfmove = 0;
};

// A right to castle, and where its pieces come from.
enum class Wing : std::uint8_t { Short, Long };
[[nodiscard]] constexpr std::uint8_t right_of(Side side, Wing wing) {
  return static_cast<std::uint8_t>(1U << (2 * index(side) + static_cast<std::size_t>(wing)));
}
inline constexpr std::uint8_t kAllRights = 15;

class State {
 public:
  static constexpr std::string_view kId = "cassandra";
  static constexpr BoardSize kSize = cassandra::kSize;
  static constexpr int kSquares = kSize.squares();
  static constexpr std::string_view kStart =
      "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 pp -/- fide:fide";
  // Counters stop growing here, so that every text that is written can be read.
  static constexpr int kMaxCounter = 9999;
  static constexpr std::size_t kMostNamings = 65;
  // More than kMostPieces pieces could have: none reaches more squares than a Queen, nor has a pawn more promotions.
  static constexpr std::size_t kMostMoves = std::size_t{27} * kMostPieces;

  using Move = cassandra::Move;
  using MoveList = games::MoveList<Move, kMostMoves>;

  // Everything that changes from ply to ply, besides what stands where.
  struct Turn {
    Bits checkers{};  // what attacks the King of the side to move
    std::array<Foretold, 2> foretold{};
    std::array<std::uint8_t, 2> targets{};  // rungs
    Before before{};
    std::uint16_t halfmove = 0;
    std::uint16_t fullmove = 1;
    Side side = Side::First;
    Square en_passant = kNoSquare;  // behind every pawn that has just gone two squares
    std::uint8_t rights = 0;
    bool naming = false;
    bool laid_open = false;  // whether the side to move may take the other King
  };
  struct Undo {
    Turn turn{};
    std::uint64_t placement_key = 0;
    PieceCode captured = kEmpty;
  };

  // An empty board, to be filled with place().
  explicit State(Rules rules = {});

  // `placement side castling en-passant halfmove fullmove targets prophecies [armies]`, or "startpos" with the armies
  // of the options. The text's armies win over those of the options. The error names the field and the reason.
  [[nodiscard]] static Result<State> from_text(std::string_view text, const Options& options);
  // Before what is due was fulfilled. Not in the middle of a turn.
  [[nodiscard]] std::string text() const;
  // "rnbqkbnr/... w KQkq - 0 1 pp -/- fide:clobberers"
  [[nodiscard]] static std::string start_text(const std::array<Army, 2>& armies);

  // Setting up; the square must be empty. No more than kMostPieces a side, one King each. begin() comes last: it finds
  // out who is in check, passes over targets, and fulfils what is due.
  void place(Square square, PieceCode piece);
  void begin(const Turn& turn);

  [[nodiscard]] static constexpr Side owner(PieceCode piece) { return owner_of(piece); }
  [[nodiscard]] PieceCode at(Square square) const { return board_[square]; }
  [[nodiscard]] Bits of(Side side) const { return sides_[index(side)]; }
  [[nodiscard]] Bits of(Kind kind) const { return kinds_[index(kind)]; }
  [[nodiscard]] Bits of(Kind kind, Side side) const { return of(kind) & of(side); }
  // The side's pieces that a prophecy about this rung could remove.
  [[nodiscard]] Bits on_rung(std::uint8_t rung, Side side) const;
  [[nodiscard]] Bits occupied() const { return sides_[0] | sides_[1]; }
  [[nodiscard]] const Rules& rules() const { return rules_; }
  [[nodiscard]] const Turn& turn() const { return turn_; }
  [[nodiscard]] int halfmove() const { return turn_.halfmove; }
  [[nodiscard]] int fullmove() const { return turn_.fullmove; }
  [[nodiscard]] int piece_count(Side owner) const { return of(owner).count(); }
  // Where the side's King stands; kNoSquare when it has been taken or foretold.
  [[nodiscard]] Square royal(Side owner) const {
    const Bits king = of(Kind::King, owner);
    return king ? king.first() : kNoSquare;
  }

  // Whether this is the second ply of a turn: the side to move names a square, or none.
  [[nodiscard]] bool naming() const { return turn_.naming; }
  // Whether the move that is made now may be followed by a naming. Not in the middle of a turn.
  [[nodiscard]] bool may_name() const {
    return rules_.foresight && !turn_.foretold[index(turn_.side)].outstanding() &&
           !(turn_.side == Side::First && turn_.fullmove == 1);
  }
  // The rung that the side's next prophecy is about.
  [[nodiscard]] std::uint8_t target(Side side) const { return turn_.targets[index(side)]; }
  [[nodiscard]] const Foretold& foretold(Side side) const { return turn_.foretold[index(side)]; }
  // Whether an outstanding prophecy of the side cannot succeed any more.
  [[nodiscard]] bool spent(Side side) const { return foretold(side).rung < target(side); }
  // The first rung from this one up of which the other side has a piece; the King's when there is none.
  [[nodiscard]] std::uint8_t passed_over(Side side, std::uint8_t target) const;
  // What was due at the start of this turn and has been fulfilled.
  [[nodiscard]] const Before& before() const { return turn_.before; }
  // Whether a prophecy is due and stands unfulfilled because the game was over before.
  [[nodiscard]] bool over_before_fulfilment() const {
    return !turn_.naming && foretold(turn_.side).outstanding() && foretold(turn_.side).age == 1;
  }
  // Whether the side to move may take the other King, whatever becomes of its own: a fulfilment laid it open.
  [[nodiscard]] bool laid_open() const { return turn_.laid_open; }
  // Where a piece of the side to move vanishes after its move if it still stands there; kNoSquare when none is in
  // danger.
  [[nodiscard]] Square menaced() const;
  // While naming: the squares where a foe's piece of the target's rung stands, or could stand after two of its moves if
  // nobody else moved.
  [[nodiscard]] Bits worth_naming() const;
  // While naming: what naming the square seems worth, in hundredths of a Pawn; evaluation.cpp.
  [[nodiscard]] int naming_gain(Square square) const;
  // The same board in Chess with Different Armies. Not in the middle of a turn.
  [[nodiscard]] State without_foresight() const;

  // All legal plies: moves on the board by piece and square, or, while naming, none and the 64 squares. Nothing when
  // the game has ended by the position alone.
  void generate(MoveList& list) const;
  // Captures and promotions; while naming, the naming of nothing, which ends the turn.
  void generate_noisy(MoveList& list) const;
  // Whether the side to move has any legal move on the board.
  [[nodiscard]] bool has_move() const;
  // How many generate() would give on the board.
  [[nodiscard]] std::uint64_t count_moves() const;
  // Number of different turns of this depth, a move with each of its namings for one; a turn that ends the game, or the
  // plies without progress, goes no further. Not in the middle of a turn.
  [[nodiscard]] std::uint64_t count_turns(int depth);
  // The squares where the piece on `from` could land, its own pieces' left out; without asking whose turn it is or what
  // becomes of its King. Castling is not among them.
  [[nodiscard]] Bits targets(Square from) const;
  // The kind that the move makes of its pawn; only of promotions.
  [[nodiscard]] Kind promoted_kind(Move move) const;
  // Where the other piece of a castling move comes from and goes to.
  [[nodiscard]] static bool castles(PieceCode moving, Move move);
  [[nodiscard]] static Shift castling_shift(Move move);
  // Where the King goes when it castles to this wing: the long way is longer for the Clobberers.
  [[nodiscard]] Square castling_target(Side side, Wing wing) const;

  // The ply must be legal.
  Undo make(Move move);
  void unmake(Move move, const Undo& undo);
  // Passes the turn without a move, in the middle of a turn as well.
  Undo make_null();
  void unmake_null(const Undo& undo);

  // Zobrist key of all that what may come depends on; repetition and the count of plies left out.
  [[nodiscard]] std::uint64_t key() const;
  // Of what the rule of repetition compares: the position text before the fulfilment, without its counters.
  [[nodiscard]] std::uint64_t repetition_key() const;
  // The part of both that is kept up move by move, computed from nothing, for tests.
  [[nodiscard]] std::uint64_t placement_key() const { return placement_key_; }
  [[nodiscard]] std::uint64_t computed_placement_key() const;
  [[nodiscard]] Side side() const { return turn_.side; }
  // Win: the other King was foretold, or, while naming, was taken. Loss: the own King was taken, or checkmate. Draw:
  // stalemate.
  [[nodiscard]] Ending ending() const;
  [[nodiscard]] bool repetition_draws() const { return rules_.third_draws; }
  [[nodiscard]] int move_limit() const { return rules_.move_limit ? kMoveLimit : 0; }

  // In hundredths of a Pawn, for the side to move; evaluation.cpp.
  [[nodiscard]] int evaluate() const;
  [[nodiscard]] int captured_value(Move move) const;
  [[nodiscard]] int moving_value(Move move) const;
  [[nodiscard]] bool captures(Move move) const {
    return !move.is_naming() && (board_[move.to()] != kEmpty || takes_en_passant(move));
  }
  [[nodiscard]] bool promotes(Move move) const { return move.promotion() != 0; }
  [[nodiscard]] bool takes_en_passant(Move move) const {
    return !move.is_naming() && move.to() == turn_.en_passant && kind_of(board_[move.from()]) == Kind::Pawn;
  }

  // Whether a piece of the side could take a piece on the square now, if it were its turn.
  [[nodiscard]] bool attacked(Square square, Side by) const { return attacked(square, by, occupied()); }
  [[nodiscard]] Bits attackers(Square square, Side by) const { return attackers(square, by, occupied()); }
  // The same as if these squares were occupied and no others; pieces on other squares attack nothing.
  [[nodiscard]] Bits attackers(Square square, Side by, Bits occupied) const;
  [[nodiscard]] bool attacked(Square square, Side by, Bits occupied) const;
  // The pieces that give check to the side to move.
  [[nodiscard]] Bits checkers() const { return turn_.checkers; }
  [[nodiscard]] bool checked() const { return !turn_.checkers.empty(); }
  // For saying why a move is not legal: the foe's pieces that would attack the mover's King after the move, which must
  // lead where its piece can go.
  [[nodiscard]] Bits exposes(Move move) const;

 private:
  // What all moves of a position need to know about the mover's King.
  struct Guard {
    static constexpr std::size_t kMostPins = 8;

    Square king = kNoSquare;
    Bits allowed{};  // where pieces other than the King may land: takes the checking piece or stands in its way
    Bits pinned{};
    std::array<Bits, kMostPins> pins{};  // from the King, which is left out, to the pinning piece
    std::size_t pin_count = 0;

    [[nodiscard]] Bits pin_of(Square square) const;
  };
  // Kinds that either side may have, by how they go.
  struct Roster {
    std::array<Kind, 2 * kSlots> officers{};
    std::array<Kind, 2 * kSlots + 2> leapers{};  // King and Pawn among them
    std::array<Kind, 2 * kSlots> sliders{};
    std::uint8_t officer_count = 0;
    std::uint8_t leaper_count = 0;
    std::uint8_t slider_count = 0;
  };

  static Roster roster_of(const Rules& rules);
  void put(Square square, PieceCode piece);
  PieceCode take(Square square);
  PieceCode move_pieces(Move move);  // gives what was taken
  void unmove_pieces(Move move, PieceCode captured);
  void pass_turn();
  void unpass_turn();
  void start_turn();
  void fulfil();
  void pass_over();

  [[nodiscard]] Guard guard() const;
  [[nodiscard]] bool en_passant_legal(Square from) const;
  template <Side Us, class Sink>
  void visit_moves(Sink& sink) const;
  template <Side Us, class Sink>
  void visit_officers(const Guard& guard, Sink& sink) const;
  template <Side Us, class Sink>
  void visit_pawns(Bits pawns, Bits allowed, Sink& sink) const;
  template <Side Us, class Sink>
  void visit_king(const Guard& guard, Sink& sink) const;
  template <class Sink>
  void visit(Sink& sink) const;
  [[nodiscard]] Bits reach(std::uint8_t rung, Side side, Square from) const;
  [[nodiscard]] bool may_castle(Side side, Wing wing) const;
  [[nodiscard]] std::uint64_t counted_moves() const;
  [[nodiscard]] std::uint64_t counted_moves_by_instruction() const;
  [[nodiscard]] std::uint64_t count_namings(int depth);

  std::array<Bits, 2> sides_{};
  std::array<Bits, kKinds> kinds_{};
  Bits sliders_{};  // of both sides
  std::uint64_t placement_key_ = 0;
  Turn turn_{};
  std::array<PieceCode, kSquares> board_{};
  Roster roster_;
  Rules rules_;
};

}  // namespace messhall::games::cassandra
