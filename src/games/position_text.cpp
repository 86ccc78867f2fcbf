#include "games/position_text.hpp"

#include <string>

namespace messhall::games {
namespace {

constexpr Text kEmptyText{"position.empty", "The position text is empty."};
constexpr Text kMissing{"position.missing", "The position text ends too early: the field {field} is missing."};
constexpr Text kTrailing{"position.trailing", "The position text goes on after its last field: {text}"};
constexpr Text kRanks{"position.ranks", "Field placement: there must be {wanted} ranks, and there are {found}."};
constexpr Text kFiles{"position.files", "Field placement: rank {rank} must have {wanted} squares, and has {found}."};
constexpr Text kLetter{"position.letter", "Field placement: rank {rank} has a character that is no piece: {text}"};
constexpr Text kSide{"position.side", "Field side to move: it must be w or b, not {text}"};
constexpr Text kNoNumber{"position.number", "Field {field}: it must be a whole number, not {text}"};
constexpr Text kRange{"position.range", "Field {field}: it must be from {least} to {most}, not {text}"};

constexpr char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

// One rank of the placement, added to `placed`.
Failure read_rank(std::string_view text, BoardSize size, int rank, std::string_view letters,
                  std::vector<PlacedLetter>& placed) {
  const std::string name = std::to_string(rank + 1);
  int file = 0;
  for (const char c : text) {
    if (c >= '1' && c <= '9') {
      file += c - '0';
      continue;
    }
    if (letters.find(upper(c)) == std::string_view::npos) {
      return Message{kLetter, {{"rank", name}, {"text", quotable({&c, 1})}}};
    }
    if (file < size.files) placed.push_back({size.at(file, rank), c});
    ++file;
  }
  if (file == size.files) return std::nullopt;
  return Message{kFiles, {{"rank", name}, {"wanted", std::to_string(size.files)}, {"found", std::to_string(file)}}};
}

}  // namespace

Result<std::vector<std::string_view>> read_fields(std::string_view text, std::span<const Text> names) {
  std::vector<std::string_view> fields = split_fields(text);
  if (fields.empty()) return Message{kEmptyText};
  if (fields.size() < names.size()) return Message{kMissing, {{"field", names[fields.size()]}}};
  if (fields.size() > names.size()) return Message{kTrailing, {{"text", quotable(fields[names.size()])}}};
  return fields;
}

Result<std::vector<PlacedLetter>> read_placement(std::string_view field, BoardSize size, std::string_view letters) {
  const std::vector<std::string_view> ranks = split(field, '/');
  if (ranks.size() != size.ranks) {
    return Message{kRanks, {{"wanted", std::to_string(size.ranks)}, {"found", std::to_string(ranks.size())}}};
  }
  std::vector<PlacedLetter> placed;
  for (int line = 0; line < size.ranks; ++line) {
    const Failure failure =
        read_rank(ranks[static_cast<std::size_t>(line)], size, size.ranks - 1 - line, letters, placed);
    if (failure) return *failure;
  }
  return placed;
}

Result<Side> read_side(std::string_view field) {
  if (field == "w") return Side::First;
  if (field == "b") return Side::Second;
  return Message{kSide, {{"text", quotable(field)}}};
}

Result<int> read_counter(std::string_view field, const Text& name, int least, int most) {
  const Number number = read_number(field, least, most);
  if (!number.error) return number.value;
  if (number.error == NumberError::NotANumber) return Message{kNoNumber, {{"field", name}, {"text", quotable(field)}}};
  return Message{
      kRange,
      {{"field", name}, {"least", std::to_string(least)}, {"most", std::to_string(most)}, {"text", quotable(field)}}};
}

}  // namespace messhall::games
