// Position text: `placement side castling en-passant halfmove fullmove targets prophecies [armies]`.
#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "games/cassandra/state.hpp"
#include "games/cassandra/words.hpp"
#include "games/position_text.hpp"

namespace messhall::games::cassandra {
namespace {

constexpr Text kCastlingField{"cassandra.field.castling", "castling"};
constexpr Text kEnPassantField{"cassandra.field.enpassant", "en passant"};
constexpr Text kTargetsField{"cassandra.field.targets", "targets"};
constexpr Text kPropheciesField{"cassandra.field.prophecies", "prophecies"};
constexpr Text kArmiesField{"cassandra.field.armies", "armies"};
constexpr std::array<Text, 9> kFields{kPlacementField, kSideField,    kCastlingField,   kEnPassantField, kHalfmoveField,
                                      kFullmoveField,  kTargetsField, kPropheciesField, kArmiesField};
enum Field : std::uint8_t {
  kPlacement,
  kSide,
  kCastling,
  kEnPassant,
  kHalfmove,
  kFullmove,
  kTargets,
  kForetold,
  kArms
};
// What stands in the fields that a text may leave out: a chess position without prophecies, and the armies.
constexpr std::array<std::string_view, 3> kLeftOut{"pp", "-/-", "fide:fide"};
constexpr std::size_t kChessFields = 6;

constexpr Text kNoKing{"cassandra.position.noking", "Field placement: {side} must have a King, and has none."};
constexpr Text kKings{"cassandra.position.kings", "Field placement: {side} must have one King, and has {count}."};
constexpr Text kTooMany{"cassandra.position.pieces",
                        "Field placement: {side} has {count} pieces, and no side ever has more than {most}."};
constexpr Text kPawns{"cassandra.position.pawns",
                      "Field placement: {side} has {count} Pawns, and no side ever has more than {most}."};
constexpr Text kPawnRank{"cassandra.position.pawnrank",
                         "Field placement: a Pawn stands on {square}, and none can be on the first or last rank."};
constexpr Text kStranger{"cassandra.position.army",
                         "Field placement: a {piece} stands on {square}, and it belongs to neither army: {armies}"};
constexpr Text kCastlingLetters{"cassandra.position.castling",
                                "Field castling: it must be - or some of the letters KQkq, not {text}"};
constexpr Text kCastlingHome{"cassandra.position.castlinghome",
                             "Field castling: {letter} needs the King on {king} and a {piece} on {square}."};
constexpr Text kEnPassantSquare{"cassandra.position.enpassant",
                                "Field en passant: it must be - or a square on rank {rank}, not {text}"};
constexpr Text kEnPassantPawn{"cassandra.position.enpassantpawn",
                              "Field en passant: no Pawn of {side} can have gone over {square} just now."};
constexpr Text kTargetLetters{"cassandra.position.targets",
                              "Field targets: it must be two of the letters p n b r q k, not {text}"};
constexpr Text kProphecyForm{
    "cassandra.position.prophecies",
    "Field prophecies: it must be two of them with / in between, each - or such as e4:0 or e4:1, not {text}"};
constexpr Text kProphecyAhead{"cassandra.position.prophecyahead",
                              "Field prophecies: the prophecy of {side} is about a type that comes after the target."};
constexpr Text kTooEarly{"cassandra.position.early",
                         "Field prophecies: White has made no prophecy yet, for none may come with the first move."};
constexpr Text kArmyIdsWanted{"cassandra.position.armies",
                              "Field armies: it must be two of {armies} with : in between, not {text}"};

using PieceList = std::vector<PlacedLetter>;

constexpr bool is_lower(char c) { return c >= 'a' && c <= 'z'; }
constexpr char lower(char c) { return is_lower(c) ? c : static_cast<char>(c - 'A' + 'a'); }

PieceCode piece_of(char letter) {
  const char upper = is_lower(letter) ? static_cast<char>(letter - 'a' + 'A') : letter;
  return code(static_cast<Kind>(kLetters.find(upper)), is_lower(letter) ? Side::Second : Side::First);
}

char letter_of(PieceCode piece) {
  if (piece == kEmpty) return 0;
  const char letter = kLetters[index(kind_of(piece))];
  return owner_of(piece) == Side::First ? letter : lower(letter);
}

std::string write_armies(const std::array<Army, 2>& armies) {
  return std::string(kArmyIds[index(armies[0])]) + ':' + std::string(kArmyIds[index(armies[1])]);
}

Result<std::array<Army, 2>> read_armies(std::string_view field) {
  std::array<Army, 2> armies{};
  const std::vector<std::string_view> parts = split(field, ':');
  bool known = parts.size() == armies.size();
  for (std::size_t i = 0; known && i < armies.size(); ++i) {
    const auto* const found = std::find(kArmyIds.begin(), kArmyIds.end(), parts[i]);
    known = found != kArmyIds.end();
    armies[i] = static_cast<Army>(found - kArmyIds.begin());
  }
  if (known) return armies;
  std::string names;
  for (const std::string_view id : kArmyIds) names += (names.empty() ? "" : ", ") + std::string(id);
  return Message{kArmyIdsWanted, {{"armies", names}, {"text", quotable(field)}}};
}

Failure check_side(const PieceList& placed, Side side) {
  int kings = 0;
  int pawns = 0;
  int pieces = 0;
  for (const PlacedLetter& one : placed) {
    const PieceCode piece = piece_of(one.letter);
    if (owner_of(piece) != side) continue;
    ++pieces;
    kings += kind_of(piece) == Kind::King ? 1 : 0;
    pawns += kind_of(piece) == Kind::Pawn ? 1 : 0;
  }
  const auto about = [&](const Text& text, int count, int most) {
    return Message{text, {{"side", side_name(side)}, {"count", std::to_string(count)}, {"most", std::to_string(most)}}};
  };
  if (kings == 0) return about(kNoKing, kings, 1);
  if (kings > 1) return about(kKings, kings, 1);
  if (pieces > kMostPieces) return about(kTooMany, pieces, kMostPieces);
  if (pawns > kMostPawns) return about(kPawns, pawns, kMostPawns);
  return std::nullopt;
}

Failure check_pieces(const PieceList& placed, const Rules& rules) {
  for (const Side side : {Side::First, Side::Second}) {
    if (Failure failure = check_side(placed, side)) return failure;
  }
  for (const PlacedLetter& one : placed) {
    const PieceCode piece = piece_of(one.letter);
    const Kind kind = kind_of(piece);
    const std::string square = square_name(kSize, one.square);
    const int rank = kSize.rank(one.square);
    if (kind == Kind::Pawn && (rank == 0 || rank == kSize.ranks - 1)) return Message{kPawnRank, {{"square", square}}};
    if (!is_officer(kind) || army_of(kind) == rules.armies[0] || army_of(kind) == rules.armies[1]) continue;
    return Message{kStranger,
                   {{"piece", kind_name(piece)}, {"square", square}, {"armies", write_armies(rules.armies)}}};
  }
  return std::nullopt;
}

// In the order in which they are written: White's short and long right, then Black's.
struct CastlingLetter {
  char letter;
  Side side;
  Wing wing;
};
constexpr std::array<CastlingLetter, 4> kCastlingOrder{{
    {'K', Side::First, Wing::Short},
    {'Q', Side::First, Wing::Long},
    {'k', Side::Second, Wing::Short},
    {'q', Side::Second, Wing::Long},
}};

Result<std::uint8_t> read_castling(std::string_view field, const State& state) {
  std::uint8_t rights = 0;
  if (field == "-") return rights;
  for (const char c : field) {
    const auto* const found = std::find_if(kCastlingOrder.begin(), kCastlingOrder.end(),
                                           [&](const CastlingLetter& one) { return one.letter == c; });
    const std::uint8_t right = found == kCastlingOrder.end() ? std::uint8_t{0} : right_of(found->side, found->wing);
    if (right == 0 || (rights & right) != 0) return Message{kCastlingLetters, {{"text", quotable(field)}}};
    const Kind corner_kind = kind_of(state.rules().army(found->side), Slot::Rook);
    const auto king = static_cast<Square>(found->side == Side::First ? 4 : 60);
    const auto corner = static_cast<Square>(found->wing == Wing::Short ? king + 3 : king - 4);
    if (state.at(king) != code(Kind::King, found->side) || state.at(corner) != code(corner_kind, found->side)) {
      return Message{kCastlingHome,
                     {{"letter", std::string(1, c)},
                      {"king", square_name(kSize, king)},
                      {"piece", kind_name(corner_kind)},
                      {"square", square_name(kSize, corner)}}};
    }
    rights |= right;
  }
  return rights;
}

// `mover`: whose turn it is.
Result<Square> read_en_passant(std::string_view field, const State& state, Side mover) {
  if (field == "-") return kNoSquare;
  std::string_view rest = field;
  const auto square = read_square(kSize, rest);
  const int rank = mover == Side::First ? 5 : 2;
  if (!square || !rest.empty() || kSize.rank(*square) != rank) {
    return Message{kEnPassantSquare, {{"rank", std::to_string(rank + 1)}, {"text", quotable(field)}}};
  }
  const int ahead = mover == Side::First ? -8 : 8;
  const auto pawn = static_cast<Square>(*square + ahead);
  const auto start = static_cast<Square>(*square - ahead);
  const bool possible =
      state.at(pawn) == code(Kind::Pawn, other(mover)) && state.at(*square) == kEmpty && state.at(start) == kEmpty;
  if (possible) return *square;
  return Message{kEnPassantPawn, {{"side", side_name(other(mover))}, {"square", square_name(kSize, *square)}}};
}

Result<std::array<std::uint8_t, 2>> read_targets(std::string_view field) {
  std::array<std::uint8_t, 2> targets{};
  bool known = field.size() == targets.size();
  for (std::size_t i = 0; known && i < targets.size(); ++i) {
    const std::size_t rung = kRungLetters.find(field[i]);
    known = rung != std::string_view::npos;
    targets[i] = static_cast<std::uint8_t>(rung);
  }
  if (known) return targets;
  return Message{kTargetLetters, {{"text", quotable(field)}}};
}

// "-", "e4:0", "e4:1:p"; nothing when it is no such text.
std::optional<Foretold> read_prophecy(std::string_view text, std::uint8_t target) {
  if (text == "-") return Foretold{};
  const auto square = read_square(kSize, text);
  if (!square || text.size() < 2 || text[0] != ':' || (text[1] != '0' && text[1] != '1')) return std::nullopt;
  Foretold foretold{*square, target, static_cast<std::uint8_t>(text[1] - '0')};
  text.remove_prefix(2);
  if (text.empty()) return foretold;
  const std::size_t rung = text.size() == 2 && text[0] == ':' ? kRungLetters.find(text[1]) : std::string_view::npos;
  if (rung == std::string_view::npos) return std::nullopt;
  foretold.rung = static_cast<std::uint8_t>(rung);
  return foretold;
}

// `targets`: passed over already.
Result<std::array<Foretold, 2>> read_prophecies(std::string_view field, const std::array<std::uint8_t, 2>& targets,
                                                int fullmove) {
  std::array<Foretold, 2> prophecies{};
  const std::vector<std::string_view> parts = split(field, '/');
  for (std::size_t i = 0; i < prophecies.size(); ++i) {
    const auto read = parts.size() == prophecies.size() ? read_prophecy(parts[i], targets[i]) : std::nullopt;
    if (!read) return Message{kProphecyForm, {{"text", quotable(field)}}};
    if (read->outstanding() && read->rung > targets[i]) {
      return Message{kProphecyAhead, {{"side", side_name(static_cast<Side>(i))}}};
    }
    prophecies[i] = *read;
  }
  if (prophecies[0].outstanding() && fullmove == 1) return Message{kTooEarly};
  return prophecies;
}

std::string write_prophecy(const Foretold& foretold, std::uint8_t target) {
  if (!foretold.outstanding()) return "-";
  std::string text = square_name(kSize, foretold.square);
  text += foretold.age == 0 ? ":0" : ":1";
  if (foretold.rung == target) return text;
  text += ':';
  text += kRungLetters[foretold.rung];
  return text;
}

// The fields of a text, with those added that it may leave out.
Result<std::vector<std::string_view>> fields_of(std::string_view text, bool foresight) {
  std::vector<std::string_view> fields = split_fields(text);
  const std::size_t least = foresight ? kFields.size() - 1 : kChessFields;
  const bool complete = fields.size() >= kFields.size();
  if (complete || fields.size() < least)
    return read_fields(text, std::span(kFields).first(complete ? kFields.size() : least));
  while (fields.size() < kFields.size()) fields.push_back(kLeftOut[fields.size() - kChessFields]);
  return fields;
}

// The fields that say when and how the game goes on, into `turn`. The pieces stand already.
Failure read_turn(const std::vector<std::string_view>& fields, State& state, State::Turn& turn) {
  const Result<Side> side = read_side(fields[kSide]);
  if (!side) return side.error();
  const Result<std::uint8_t> rights = read_castling(fields[kCastling], state);
  if (!rights) return rights.error();
  const Result<Square> en_passant = read_en_passant(fields[kEnPassant], state, *side);
  if (!en_passant) return en_passant.error();
  const Result<int> halfmove = read_counter(fields[kHalfmove], kHalfmoveField, 0, State::kMaxCounter);
  if (!halfmove) return halfmove.error();
  const Result<int> fullmove = read_counter(fields[kFullmove], kFullmoveField, 1, State::kMaxCounter);
  if (!fullmove) return fullmove.error();
  const auto targets = read_targets(fields[kTargets]);
  if (!targets) return targets.error();
  turn.side = *side;
  turn.rights = *rights;
  turn.en_passant = *en_passant;
  turn.halfmove = static_cast<std::uint16_t>(*halfmove);
  turn.fullmove = static_cast<std::uint16_t>(*fullmove);
  // A target that the foe has none of is read as passed on.
  const std::array<std::uint8_t, 2> passed{state.passed_over(Side::First, (*targets)[0]),
                                           state.passed_over(Side::Second, (*targets)[1])};
  const auto prophecies = read_prophecies(fields[kForetold], passed, *fullmove);
  if (!prophecies) return prophecies.error();
  if (!state.rules().foresight) return std::nullopt;
  turn.targets = passed;
  turn.foretold = *prophecies;
  return std::nullopt;
}

}  // namespace

Result<State> State::from_text(std::string_view text, const Options& options) {
  Result<Rules> rules = read_rules(options);
  if (!rules) return rules.error();
  const std::string start = text == "startpos" ? start_text(rules->armies) : std::string();
  const auto fields = fields_of(start.empty() ? text : start, rules->foresight);
  if (!fields) return fields.error();
  const auto armies = read_armies((*fields)[kArms]);
  if (!armies) return armies.error();
  rules->armies = *armies;
  const auto placed = read_placement((*fields)[kPlacement], kSize, kLetters);
  if (!placed) return placed.error();
  if (const Failure failure = check_pieces(*placed, *rules)) return *failure;
  State state(*rules);
  for (const PlacedLetter& piece : *placed) state.place(piece.square, piece_of(piece.letter));
  Turn turn;
  if (const Failure failure = read_turn(*fields, state, turn)) return *failure;
  state.begin(turn);
  return state;
}

std::string State::start_text(const std::array<Army, 2>& armies) {
  constexpr std::array<Slot, 8> files{Slot::Rook,  Slot::Knight, Slot::Bishop, Slot::Queen,
                                      Slot::Queen, Slot::Bishop, Slot::Knight, Slot::Rook};
  const auto rank = [&](Side side) {
    std::string letters;
    for (const Slot slot : files) letters += letter_of(code(kind_of(armies[index(side)], slot), side));
    letters[4] = letter_of(code(Kind::King, side));
    return letters;
  };
  return rank(Side::Second) + "/pppppppp/8/8/8/8/PPPPPPPP/" + rank(Side::First) + " w KQkq - 0 1 pp -/- " +
         write_armies(armies);
}

std::string State::text() const {
  const Before& before = turn_.before;
  const bool due = before.due.outstanding();
  std::array<Foretold, 2> foretold = turn_.foretold;
  std::array<std::uint8_t, 2> targets = turn_.targets;
  if (due) {
    foretold[index(turn_.side)] = before.due;
    targets[index(turn_.side)] = before.target;
  }
  std::string out = write_placement(kSize, [&](Square square) {
    return letter_of(due && square == before.due.square && before.removed != kEmpty ? before.removed : board_[square]);
  });
  out += turn_.side == Side::First ? " w " : " b ";
  const std::uint8_t rights = due ? before.rights : turn_.rights;
  for (const CastlingLetter& one : kCastlingOrder) {
    if ((rights & right_of(one.side, one.wing)) != 0) out += one.letter;
  }
  out += (rights == 0 ? "- " : " ") + square_name(kSize, due ? before.en_passant : turn_.en_passant);
  out += ' ' + std::to_string(due ? before.halfmove : turn_.halfmove) + ' ' + std::to_string(turn_.fullmove) + ' ';
  for (const std::uint8_t target : targets) out += kRungLetters[target];
  out += ' ' + write_prophecy(foretold[0], targets[0]) + '/' + write_prophecy(foretold[1], targets[1]);
  return out + ' ' + write_armies(rules_.armies);
}

}  // namespace messhall::games::cassandra
