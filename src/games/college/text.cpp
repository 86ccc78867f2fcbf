// Position text: `placement side unmoved-professors halfmove fullmove`.
#include <array>
#include <string>

#include "games/college/state.hpp"
#include "games/college/words.hpp"
#include "games/position_text.hpp"

namespace messhall::games::college {
namespace {

constexpr Text kUnmovedField{"college.position.field.unmoved", "unmoved Professors"};
constexpr std::array<Text, 5> kFields{kPlacementField, kSideField, kUnmovedField, kHalfmoveField, kFullmoveField};

constexpr Text kNoProfessor{"college.position.noprofessor",
                            "Field placement: {side} must have a Professor, and has none."};
constexpr Text kProfessors{"college.position.professors",
                           "Field placement: {side} must have one Professor, and has {count}."};
constexpr Text kUnmovedForm{"college.position.unmoved",
                            "Field unmoved Professors: it must be Pp, P, p or -, not {text}"};
constexpr Text kElsewhere{
    "college.position.elsewhere",
    "Field unmoved Professors: the Professor of {side} stands on {square} and not on {start}, so it has moved."};

constexpr char lower(char c) { return static_cast<char>(c - 'A' + 'a'); }
constexpr bool is_lower(char c) { return c >= 'a' && c <= 'z'; }

arrow::PieceCode piece_of(char letter) {
  const Side owner = is_lower(letter) ? Side::Second : Side::First;
  const char upper = is_lower(letter) ? static_cast<char>(letter - 'a' + 'A') : letter;
  return State::piece_code(kLetters.find(upper), owner);
}

char letter_of(arrow::PieceCode piece) {
  if (piece == State::kEmpty) return 0;
  const char letter = kLetters[index(State::kind_of(piece))];
  return State::owner_of(piece) == Side::First ? letter : lower(letter);
}

// Refuses what the game cannot hold.
Failure check_placement(const State& state) {
  for (const Side side : {Side::First, Side::Second}) {
    const int professors = state.of(Kind::Professor, side).count();
    if (professors == 0) return Message{kNoProfessor, {{"side", side_name(side)}}};
    if (professors > 1) return Message{kProfessors, {{"side", side_name(side)}, {"count", std::to_string(professors)}}};
  }
  return std::nullopt;
}

Failure read_unmoved(std::string_view field, State& state) {
  if (field == "-") return std::nullopt;
  if (field != "Pp" && field != "P" && field != "p") return Message{kUnmovedForm, {{"text", quotable(field)}}};
  for (const char letter : field) {
    const Side side = is_lower(letter) ? Side::Second : Side::First;
    const Square start = kStudy[index(side)];
    if (state.royal(side) != start) {
      return Message{kElsewhere,
                     {{"side", side_name(side)},
                      {"square", square_name(kSize, state.royal(side))},
                      {"start", square_name(kSize, start)}}};
    }
    state.set_unmoved(side);
  }
  return std::nullopt;
}

}  // namespace

Result<State> State::from_text(std::string_view text, const Options& options) {
  const Result<Rules> rules = read_rules(options);
  if (!rules) return rules.error();
  const bool from_start = text == "startpos";
  const auto fields = read_fields(from_start ? kStart : text, kFields);
  if (!fields) return fields.error();
  const auto placed = read_placement((*fields)[0], kSize, kLetters);
  if (!placed) return placed.error();
  const Result<Side> side = read_side((*fields)[1]);
  if (!side) return side.error();
  const Result<int> halfmove = read_counter((*fields)[3], kHalfmoveField, 0, kMaxCounter);
  if (!halfmove) return halfmove.error();
  const Result<int> fullmove = read_counter((*fields)[4], kFullmoveField, 1, kMaxCounter);
  if (!fullmove) return fullmove.error();

  State state(*rules);
  for (const PlacedLetter& piece : *placed) state.place(piece.square, piece_of(piece.letter));
  if (const Failure failure = check_placement(state)) return *failure;
  if (const Failure failure = read_unmoved((*fields)[2], state)) return *failure;
  state.set_side(from_start ? rules->first_player : *side);
  state.set_counters(*halfmove, *fullmove);
  return state;
}

std::string State::text() const {
  std::string out = write_placement(kSize, [&](Square square) { return letter_of(at(square)); });
  out += ' ';
  out += write_side(side_);
  out += ' ';
  if (unmoved(Side::First)) out += 'P';
  if (unmoved(Side::Second)) out += 'p';
  if (out.back() == ' ') out += '-';
  out += ' ' + std::to_string(halfmove_) + ' ' + std::to_string(fullmove_);
  return out;
}

}  // namespace messhall::games::college
