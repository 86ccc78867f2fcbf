// Position text: `placement side halfmove fullmove`.
#include <array>
#include <string>

#include "games/ivory/state.hpp"
#include "games/ivory/words.hpp"
#include "games/position_text.hpp"

namespace messhall::games::ivory {
namespace {

constexpr std::array<Text, 4> kFields{kPlacementField, kSideField, kHalfmoveField, kFullmoveField};

constexpr Text kNoBrain{"ivory.position.nobrain", "Field placement: {side} must have a Brain, and has none."};
constexpr Text kBrains{"ivory.position.brains", "Field placement: {side} must have one Brain, and has {count}."};
constexpr Text kNotAtHome{
    "ivory.position.tower",
    "Field placement: a {piece} of {side} stands on {square}, and it can never be outside its own tower."};
constexpr Text kTooMany{"ivory.position.pieces",
                        "Field placement: {side} has {count} pieces, and no side ever has more than {most}."};
constexpr Text kOpenBrain{"ivory.position.check",
                          "Field side to move: {mover} is to move, and the Brain of {side} is in check."};

constexpr char lower(char c) { return static_cast<char>(c - 'A' + 'a'); }
constexpr bool is_lower(char c) { return c >= 'a' && c <= 'z'; }

PieceCode piece_of(char letter) {
  const Side owner = is_lower(letter) ? Side::Second : Side::First;
  const char upper = is_lower(letter) ? static_cast<char>(letter - 'a' + 'A') : letter;
  return code(static_cast<Kind>(kLetters.find(upper)), owner);
}

char letter_of(PieceCode piece) {
  if (piece == kEmpty) return 0;
  const char letter = kLetters[index(kind_of(piece))];
  return owner_of(piece) == Side::First ? letter : lower(letter);
}

// Refuses what a side cannot have.
Failure check(const std::vector<PlacedLetter>& placed, Side side) {
  int brains = 0;
  int pieces = 0;
  for (const PlacedLetter& one : placed) {
    const PieceCode piece = piece_of(one.letter);
    if (owner_of(piece) != side) continue;
    ++pieces;
    brains += kind_of(piece) == Kind::Brain ? 1 : 0;
    if (State::may_stand(piece, one.square)) continue;
    return Message{
        kNotAtHome,
        {{"piece", kind_name(kind_of(piece))}, {"side", side_name(side)}, {"square", square_name(kSize, one.square)}}};
  }
  if (brains == 0) return Message{kNoBrain, {{"side", side_name(side)}}};
  if (brains > 1) return Message{kBrains, {{"side", side_name(side)}, {"count", std::to_string(brains)}}};
  if (pieces > kMostPieces) {
    return Message{
        kTooMany,
        {{"side", side_name(side)}, {"count", std::to_string(pieces)}, {"most", std::to_string(kMostPieces)}}};
  }
  return std::nullopt;
}

}  // namespace

template <Variant V>
Result<StateOf<V>> StateOf<V>::from_text(std::string_view text, const Options& options) {
  const Result<Rules> rules = read_rules(options);
  if (!rules) return rules.error();
  const auto fields = read_fields(text == "startpos" ? kStart : text, kFields);
  if (!fields) return fields.error();
  const auto placed = read_placement((*fields)[0], kSize, kLetters);
  if (!placed) return placed.error();
  const Result<Side> side = read_side((*fields)[1]);
  if (!side) return side.error();
  const Result<int> halfmove = read_counter((*fields)[2], kHalfmoveField, 0, kMaxCounter);
  if (!halfmove) return halfmove.error();
  const Result<int> fullmove = read_counter((*fields)[3], kFullmoveField, 1, kMaxCounter);
  if (!fullmove) return fullmove.error();
  for (const Side each : {Side::First, Side::Second}) {
    if (const Failure failure = check(*placed, each)) return *failure;
  }

  StateOf state(*rules);
  for (const PlacedLetter& piece : *placed) state.place(piece.square, piece_of(piece.letter));
  state.set_side(*side);
  state.set_counters(*halfmove, *fullmove);
  if (!state.lawful()) {
    return Message{kOpenBrain, {{"mover", side_name(*side)}, {"side", side_name(other(*side))}}};
  }
  return state;
}

template <Variant V>
std::string StateOf<V>::text() const {
  std::string out = write_placement(kSize, [&](Square square) { return letter_of(board_[square]); });
  out += ' ';
  out += write_side(side_);
  out += ' ' + std::to_string(halfmove_) + ' ' + std::to_string(fullmove_);
  return out;
}

template Result<State> StateOf<Variant::Chinese>::from_text(std::string_view, const Options&);
template Result<KoreanState> StateOf<Variant::Korean>::from_text(std::string_view, const Options&);
template std::string StateOf<Variant::Chinese>::text() const;
template std::string StateOf<Variant::Korean>::text() const;

}  // namespace messhall::games::ivory
