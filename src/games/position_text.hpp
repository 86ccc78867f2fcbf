// What the position texts (FEN) of all games have in common: `placement side ... halfmove fullmove`.
// Every error names the field and the reason.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "base/square.hpp"
#include "base/text.hpp"
#include "games/game.hpp"

namespace messhall::games {

// A letter of the placement: upper case for the first player's pieces.
struct PlacedLetter {
  Square square = kNoSquare;
  char letter = '?';
};

// Cuts the text into its fields; there must be just this many, and the names tell which one is missing.
[[nodiscard]] Result<std::vector<std::string_view>> read_fields(std::string_view text, std::span<const Text> names);

// Ranks from the top, parted by '/'; a digit stands for so many empty squares. `letters` has the upper-case letters of
// the game.
[[nodiscard]] Result<std::vector<PlacedLetter>> read_placement(std::string_view field, BoardSize size,
                                                               std::string_view letters);
// The other way; `at` gives the letter of a square, or 0 for an empty one. Runs of more than 9 take two digits.
template <class At>
[[nodiscard]] std::string write_placement(BoardSize size, At at) {
  std::string out;
  int run = 0;
  const auto end_run = [&] {
    if (run > 0) out += static_cast<char>('0' + run);
    run = 0;
  };
  for (int rank = size.ranks - 1; rank >= 0; --rank) {
    for (int file = 0; file < size.files; ++file) {
      const char letter = at(size.at(file, rank));
      if (letter != 0 || run == 9) end_run();
      if (letter != 0) out += letter;
      if (letter == 0) ++run;
    }
    end_run();
    if (rank > 0) out += '/';
  }
  return out;
}

// "w" or "b".
[[nodiscard]] Result<Side> read_side(std::string_view field);
[[nodiscard]] constexpr char write_side(Side side) { return side == Side::Second ? 'b' : 'w'; }

// A counter from least to most; `name` says which one in the error.
[[nodiscard]] Result<int> read_counter(std::string_view field, const Text& name, int least, int most);

// The names of the fields, for errors.
inline constexpr Text kPlacementField{"position.field.placement", "placement"};
inline constexpr Text kSideField{"position.field.side", "side to move"};
inline constexpr Text kHalfmoveField{"position.field.halfmove", "halfmove"};
inline constexpr Text kFullmoveField{"position.field.fullmove", "fullmove"};

}  // namespace messhall::games
