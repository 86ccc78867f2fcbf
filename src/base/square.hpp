// Squares of a board of up to 16 files and 16 ranks. Files are letters from the left, ranks numbers from the bottom.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace messhall {

// Index of a square: rank * files + file, from a1 = 0. What it means depends on the board's size.
using Square = std::uint8_t;
inline constexpr Square kNoSquare = 255;

struct BoardSize {
  std::uint8_t files = 0;
  std::uint8_t ranks = 0;

  [[nodiscard]] constexpr int squares() const { return files * ranks; }
  [[nodiscard]] constexpr int file(Square s) const { return s % files; }
  [[nodiscard]] constexpr int rank(Square s) const { return s / files; }
  [[nodiscard]] constexpr bool contains(int file, int rank) const {
    return file >= 0 && file < files && rank >= 0 && rank < ranks;
  }
  [[nodiscard]] constexpr Square at(int file, int rank) const { return static_cast<Square>(rank * files + file); }

  friend constexpr bool operator==(const BoardSize&, const BoardSize&) = default;
};

// "a1", "i10". kNoSquare gives "-".
[[nodiscard]] std::string square_name(BoardSize size, Square square);

// Reads a square at the start of the text and cuts it off there; nothing when there is no square of this board.
// Reads as many digits as belong to a rank of the board, so that "a10a9" gives a10, then a9.
[[nodiscard]] std::optional<Square> read_square(BoardSize size, std::string_view& text);

}  // namespace messhall
