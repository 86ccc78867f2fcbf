// Position text: `placement side halfmove fullmove`.
#include <array>
#include <string>

#include "games/position_text.hpp"
#include "games/smess/state.hpp"
#include "games/smess/words.hpp"

namespace messhall::games::smess {
namespace {

constexpr std::array<Text, 4> kFields{kPlacementField, kSideField, kHalfmoveField, kFullmoveField};

constexpr Text kNoBrain{"smess.position.nobrain", "Field placement: {side} must have a Brain, and has none."};
constexpr Text kBrains{"smess.position.brains", "Field placement: {side} must have one Brain, and has {count}."};
constexpr Text kNumskulls{
    "smess.position.numskulls",
    "Field placement: {side} has {count} Numskulls, and under the exchange rule there are only {most}."};

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

// Refuses what the game cannot hold.
Failure check(const State& state) {
  for (const Side side : {Side::First, Side::Second}) {
    const int brains = state.of(Kind::Brain, side).count();
    if (brains == 0) return Message{kNoBrain, {{"side", side_name(side)}}};
    if (brains > 1) return Message{kBrains, {{"side", side_name(side)}, {"count", std::to_string(brains)}}};
    const int numskulls = state.of(Kind::Numskull, side).count();
    if (state.rules().promotion == Promotion::Exchange && numskulls > kNumskullsInBox) {
      return Message{
          kNumskulls,
          {{"side", side_name(side)}, {"count", std::to_string(numskulls)}, {"most", std::to_string(kNumskullsInBox)}}};
    }
  }
  return std::nullopt;
}

}  // namespace

Result<State> State::from_text(std::string_view text, const Options& options) {
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

  State state(*rules);
  for (const PlacedLetter& piece : *placed) state.place(piece.square, piece_of(piece.letter));
  state.set_side(*side);
  state.set_counters(*halfmove, *fullmove);
  if (const Failure failure = check(state)) return *failure;
  return state;
}

std::string State::text() const {
  std::string out = write_placement(kSize, [&](Square square) { return letter_of(at(square)); });
  out += ' ';
  out += write_side(side_);
  out += ' ' + std::to_string(halfmove_) + ' ' + std::to_string(fullmove_);
  return out;
}

}  // namespace messhall::games::smess
