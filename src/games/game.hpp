// The contract that every game fulfils, with dice or without: what the interface, the protocol, the records and the
// tests use. The search does not go through it: it is a template over the concrete position of a game
// (games/registry.hpp).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/direction.hpp"
#include "base/message.hpp"
#include "base/result.hpp"
#include "base/square.hpp"
#include "games/estate.hpp"

namespace messhall::games {

// Who acts. Chance is a player of its own, with weighted actions, so that a record with dice replays exactly.
enum class Side : std::uint8_t { First, Second, Chance };
[[nodiscard]] constexpr Side other(Side side) { return side == Side::First ? Side::Second : Side::First; }

// One legal action of one position. The code means nothing outside the position that gave it.
struct Action {
  std::uint32_t code = 0;
  friend constexpr auto operator<=>(const Action&, const Action&) = default;
};

enum class Verdict : std::uint8_t { Ongoing, FirstWins, SecondWins, Draw };

struct Outcome {
  Verdict result = Verdict::Ongoing;
  // Stable word for programs: "brain-taken", "no-move", "two-brains", "repetition", "hundred-plies"; empty while
  // ongoing.
  std::string_view reason{};
  // The whole story in words, for people: "The Brain was taken on d7."
  Message story{};
  // Where it happened, or kNoSquare.
  Square square = kNoSquare;

  [[nodiscard]] bool over() const { return result != Verdict::Ongoing; }
};

// A kind of piece, as shown in help, move lists and captured rows. The index into GameInfo::kinds is its number.
struct PieceKind {
  char letter = '?';      // upper case, as in position text
  std::string_view id{};  // name of its picture: "numskull"
  Text name{};            // "Numskull"
  Text moves{};           // how it moves, in a sentence or two
  int value = 0;          // for counting material, in units of the least piece; 0 for the royal piece
  bool royal = false;
};

struct Piece {
  Square square = kNoSquare;
  std::uint8_t kind = 0;
  Side owner = Side::First;
  friend constexpr bool operator==(const Piece&, const Piece&) = default;
};

struct Shift {
  Square from = kNoSquare;
  Square to = kNoSquare;
};

// What an action does, for the eye and for the reader.
struct ActionView {
  std::string text{};      // exact form: "d5d7"
  std::string notation{};  // for people: "d5×d7", "c7–b8=S"
  Square from = kNoSquare;
  Square to = kNoSquare;
  std::uint8_t kind = 0;                   // what moved, before the move
  std::optional<Piece> captured{};         // with the square it stood on
  std::optional<std::uint8_t> promoted{};  // what it became
  std::vector<Square> path{};              // squares passed between from and to, for the animation; empty for a jump
  bool by_hand = false;                    // from a hand to the other hand of its colour, not across the board
  std::optional<Shift> shift{};            // another piece of the mover that moves along: the rook when castling
  Square named = kNoSquare;                // the square that is prophesied with the move
  std::optional<Piece> vanished{};         // what a prophecy takes away right after the move, before the next turn
  std::vector<Message> story{};            // what happens, in sentences with amounts; in property games only
};

// How many kinds of targets the prophecies of Cassandra Chess go through, from Pawn to King.
inline constexpr std::size_t kRungs = 6;

// A square that a player has named: a foe's piece of one rung that stands there when it falls due is taken away.
struct Prophecy {
  Square square = kNoSquare;
  std::uint8_t rung = 0;        // which it is about, 0 to 5
  std::uint8_t moves_left = 0;  // moves that its owner has still to make before it falls due: 1 or 0
  bool spent = false;           // its rung was passed over: it cannot succeed any more, and still counts as outstanding
};

// What one player foretells.
struct Seer {
  std::uint8_t target = 0;                   // the rung that the next prophecy is about; those below are immune
  std::array<std::uint8_t, kRungs> kinds{};  // the foe's kind of piece on each rung, as the foe's army has it
  std::optional<Prophecy> outstanding{};
};

// How the prophecies stand at a player's turn, after what was due has been fulfilled.
struct Prophecies {
  std::array<Seer, 2> seers{};  // First's, Second's
  bool may_name = false;        // whether the player to move may name a square with the move
  // The due prophecy of the player to move, as it was at the start of this turn, and what it took away, if anything.
  std::optional<Prophecy> due{};
  std::optional<Piece> vanished{};
};

// A hand on the board: it points in a direction; hands of one colour belong together.
struct Hand {
  Square square = kNoSquare;
  std::string_view colour{};  // "blue", "green"
  Direction direction = Direction::N;
};

// The look of the board: what is printed on it.
struct Board {
  BoardSize size{};
  std::vector<DirectionSet> arrows{};  // one a square; empty for games without arrows
  std::vector<Hand> hands{};
  std::vector<Square> towers{};  // squares drawn as towers
  int river_above_rank = 0;      // 0: no river; r: between rank r and r + 1
};

struct OptionChoice {
  std::string_view id{};
  Text name{};
  std::vector<std::uint8_t> kinds{};  // the kinds of pieces that it brings into the game: an army's; empty otherwise
};

// A rule that the players may choose before a game. Part of the record.
struct OptionInfo {
  std::string_view id{};  // "promotion", also the protocol's option name
  Text name{};
  Text about{};
  std::vector<OptionChoice> choices{};  // the first is the default; switches have "on" and "off"
  bool house_rule = false;              // ours, not the inventor's
  std::optional<Side> side{};           // what one side chooses for itself, its army: shown beside its player
};

// A paragraph of the rules page.
struct HelpParagraph {
  std::string_view section{};  // "aim", "pieces", "end": one of those in ui/screens/rules_book.cpp
  Text text{};
  bool house_rule = false;    // a decision of ours; otherwise the inventor's rule
  Text source{};              // "Parker Brothers, 1970"; may be empty
  std::string position{};     // a position to look at and to try; may be empty
  std::string_view select{};  // a square of it to select first; may be empty
  int kind = -1;              // the piece kind it explains, or -1
  std::string_view option{};  // the option that switches this rule; may be empty
};

// One move that a lesson asks for.
struct LessonStep {
  std::string_view move{};  // in exact text
  Text task{};              // what happens now, and what the reader is asked to do
  Text wrong{};             // a kind word about any other move; may be empty
};

// An example that the reader plays through, both sides, step by step.
struct Lesson {
  std::string_view id{};
  Text name{};
  Text about{};                 // what it shows, in a sentence
  Text source{};                // whose example it is; may be empty
  std::string_view position{};  // position text
  std::vector<LessonStep> steps{};
  Text end{};  // what has come of it, and why
};

struct GameInfo {
  std::string_view id{};  // "smess"
  Text name{};            // "Smess"
  Text pitch{};           // two short sentences for the start page
  Text origin{};          // "Parker Brothers, 1970"
  Board board{};
  std::vector<PieceKind> kinds{};
  Text first{}, second{};                    // names of the sides: "Blue", "Red"
  std::string_view first_id{}, second_id{};  // their pictures: "blue", "red"
  std::string_view start{};                  // position text
  std::vector<OptionInfo> options{};
  std::vector<HelpParagraph> help{};
  std::vector<Lesson> lessons{};
  std::vector<Deed> deeds{};  // of a property game, by square; empty for others
};

// Chosen options, by id. A missing one has its default.
using Options = std::map<std::string, std::string, std::less<>>;

// A position with the history that led to it: repetition is part of the rules.
class Position {
 public:
  virtual ~Position() = default;
  [[nodiscard]] virtual std::unique_ptr<Position> clone() const = 0;
  [[nodiscard]] virtual const GameInfo& info() const = 0;
  [[nodiscard]] virtual const Options& options() const = 0;  // all of them, defaults filled in

  [[nodiscard]] virtual std::string text() const = 0;  // position text; position(text()) gives the same
  [[nodiscard]] virtual Side to_move() const = 0;
  [[nodiscard]] virtual std::vector<Piece> pieces() const = 0;
  [[nodiscard]] virtual std::optional<Piece> piece_at(Square square) const = 0;

  // Legal actions, in a fixed order; empty when the game is over.
  [[nodiscard]] virtual std::vector<Action> actions() const = 0;
  // Where a move may name a square besides (Cassandra Chess): the actions that name none. What a player chooses from
  // first; actions() has these and each of them with each square. In other games the same as actions().
  [[nodiscard]] virtual std::vector<Action> moves() const { return actions(); }
  // The action that makes the same move and names this square, kNoSquare for none. Nothing where that is not allowed.
  [[nodiscard]] virtual std::optional<Action> naming(Action action, Square square) const {
    return square == kNoSquare ? std::optional(action) : std::nullopt;
  }
  // Nothing in games without prophecies.
  [[nodiscard]] virtual std::optional<Prophecies> prophecies() const { return std::nullopt; }
  [[nodiscard]] virtual std::string action_text(Action action) const = 0;
  // Reads an action; the error says why it is not legal here, in the words of refusal().
  [[nodiscard]] virtual Result<Action> parse_action(std::string_view text) const = 0;
  [[nodiscard]] virtual ActionView view(Action action) const = 0;

  // Why the piece on `from` may not go to `to` now: "The arrows of d4 do not point to e6." Empty when it may.
  [[nodiscard]] virtual Message refusal(Square from, Square to) const = 0;
  // What a player may want to hear before the action counts ("leaves the Brain where it can be taken"); never forbids
  // it.
  [[nodiscard]] virtual std::vector<Message> warnings(Action action) const = 0;
  // What the side to move should know before it chooses: "Check from the Numskull on c1." Empty when there is nothing.
  [[nodiscard]] virtual Message notice() const { return {}; }
  // Where the royal piece of the side to move stands in check; kNoSquare when it does not, and in games where no rule
  // speaks of check.
  [[nodiscard]] virtual Square checked() const { return kNoSquare; }

  // Nothing in games without property.
  [[nodiscard]] virtual std::optional<Estate> estate() const { return std::nullopt; }
  // Where a piece of this kind, standing there, could go or take, whatever stands on those squares. Empty in games
  // without property.
  [[nodiscard]] virtual std::vector<Square> reach(std::uint8_t /*kind*/, Square /*from*/) const { return {}; }
  // What the player who acts is asked now, with what it costs: "Plum Square is vacant, $400. Place a piece?" Empty in
  // games where the question is always the same.
  [[nodiscard]] virtual Message question() const { return {}; }
  // The position in words for programs, one line of JSON, where a game has that besides its text; else empty.
  [[nodiscard]] virtual std::string state_json() const { return {}; }

  // The action must be one of actions().
  virtual void apply(Action action) = 0;
  // Takes back the last apply(); false when there is none.
  virtual bool undo() = 0;
  // What apply() was given and undo() has not taken back, oldest first.
  [[nodiscard]] virtual std::vector<Action> played() const = 0;

  [[nodiscard]] virtual Outcome outcome() const = 0;
  // Equal for positions that the rules take for the same (repetition).
  [[nodiscard]] virtual std::uint64_t hash() const = 0;
  // Static evaluation in hundredths of the least piece, for the side to move.
  [[nodiscard]] virtual int evaluate() const = 0;
  // Captured pieces as far as the position knows them (start minus present), by kind, that belonged to `owner`.
  [[nodiscard]] virtual std::vector<int> captured(Side owner) const = 0;
  // Number of leaf positions at this depth, in plies. Bulk counting allowed.
  [[nodiscard]] virtual std::uint64_t perft(int depth) = 0;

  // Weights of actions() when to_move() is Chance, in the same order; empty otherwise.
  [[nodiscard]] virtual std::vector<std::uint32_t> chance_weights() const { return {}; }
};

class Game {
 public:
  virtual ~Game() = default;
  [[nodiscard]] virtual const GameInfo& info() const = 0;
  // Position text, or "startpos". Errors name the field and the reason.
  [[nodiscard]] virtual Result<std::unique_ptr<Position>> position(std::string_view text,
                                                                   const Options& options) const = 0;
};

// All games, in the order in which they are shown.
[[nodiscard]] std::span<const Game* const> all();
// The game with this id, or nullptr.
[[nodiscard]] const Game* find(std::string_view id);

}  // namespace messhall::games
